/** The elements in Svelte: `import type {} from "uptown-board/svelte"`. The event `choose` is the attribute `onchoose`. */
import type { HTMLAttributes } from "svelte/elements";
import type { Elements } from "./elements.js";

type Handlers<Events> = { [Key in keyof Events & string as `on${Key}`]?: (event: Events[Key]) => void };
type Tags = {
  [Tag in keyof Elements]: Omit<HTMLAttributes<Elements[Tag]["element"]>, keyof Elements[Tag]["properties"] | keyof Handlers<Elements[Tag]["events"]>> &
    Elements[Tag]["properties"] &
    Handlers<Elements[Tag]["events"]>;
};

declare module "svelte/elements" {
  interface SvelteHTMLElements extends Tags {}
}
