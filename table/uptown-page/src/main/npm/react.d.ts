/** The elements in JSX of React 19: `import type {} from "uptown-board/react"`. The event `choose` is the property `onchoose`. */
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { Elements } from "./elements.js";

type Handlers<Events> = { [Key in keyof Events & string as `on${Key}`]?: (event: Events[Key]) => void };
type Tags = {
  [Tag in keyof Elements]: Omit<DetailedHTMLProps<HTMLAttributes<Elements[Tag]["element"]>, Elements[Tag]["element"]>, keyof Elements[Tag]["properties"]> &
    Elements[Tag]["properties"] &
    Handlers<Elements[Tag]["events"]>;
};

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
