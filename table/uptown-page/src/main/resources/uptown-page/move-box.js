import { element } from "./dom.js";
import { say } from "./words.js";

/**
 * Where moves are typed as in notation. What was refused stays to be mended.
 *
 * @param {(move: string) => Promise<boolean>} play whether it was played
 */
export function moveBox(play) {
  const input = element("input", {
    id: "typed-move",
    type: "text",
    maxlength: 12,
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    placeholder: "b5@E5",
  });
  return element(
    "form",
    {
      class: "move-box",
      submit: async (event) => {
        event.preventDefault();
        const move = input.value.trim();
        if (move && (await play(move))) {
          input.value = "";
        }
      },
    },
    element("label", { for: "typed-move" }, say("play.typed")),
    input,
    element("button", {}, say("play.place")),
  );
}
