/** The elements in templates of Vue: `import type {} from "uptown-board/vue"`. The event `choose` is `@choose`. */
import type { DefineComponent, HTMLAttributes } from "vue";
import type { Elements } from "./elements.js";

type Handlers<Events> = { [Key in keyof Events & string as `on${Capitalize<Key>}`]?: (event: Events[Key]) => void };
type Tags = {
  [Tag in keyof Elements]: DefineComponent<
    Omit<HTMLAttributes, keyof Elements[Tag]["properties"] | keyof Handlers<Elements[Tag]["events"]>> &
      Elements[Tag]["properties"] &
      Handlers<Elements[Tag]["events"]>
  >;
};

declare module "vue" {
  interface GlobalComponents extends Tags {}
}
