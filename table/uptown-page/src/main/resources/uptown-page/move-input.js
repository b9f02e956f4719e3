import { element } from "./dom.js";
import { translate } from "./i18n.js";

/** The maximum length of a move. */
const LONGEST = 200;

/**
 * The input for moves in notation. A refused move stays in the field so that the user can correct it; Escape closes the input.
 *
 * @param {(move: string) => Promise<boolean>} play returns true if it succeeded
 * @param {() => void} clear called on an empty input, to clear the messages
 */
export function moveInput(play, clear) {
  const input = element("input", {
    id: "typed-move",
    type: "text",
    maxlength: LONGEST,
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    placeholder: translate("move.example"),
  });
  return element(
    "form",
    {
      class: "move-input",
      keydown: (event) => event.key === "Escape" && (event.currentTarget.reset(), event.target.blur()),
      submit: async (event) => {
        event.preventDefault();
        const move = input.value.trim();
        if (move === "") {
          clear();
        } else if (await play(move)) {
          input.value = "";
        }
      },
    },
    element("label", { for: "typed-move" }, translate("play.typed")),
    input,
    element("button", {}, translate("play.place")),
  );
}
