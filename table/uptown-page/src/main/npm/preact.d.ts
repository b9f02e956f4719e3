/** The elements in JSX of Preact: `import type {} from "uptown-board/preact"`. The event `choose` is the property `onchoose`. */
import type { HTMLAttributes } from "preact";
import type { Elements } from "./elements.js";

type Handlers<Events> = { [Key in keyof Events & string as `on${Key}`]?: (event: Events[Key]) => void };
type Tags = {
  [Tag in keyof Elements]: Omit<HTMLAttributes<Elements[Tag]["element"]>, keyof Elements[Tag]["properties"] | keyof Handlers<Elements[Tag]["events"]>> &
    Elements[Tag]["properties"] &
    Handlers<Elements[Tag]["events"]>;
};

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
