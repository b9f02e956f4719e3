import { addWords, currentLanguage } from "../../i18n.js";

/** Loads the messages of the rules and puzzles, which most visits do not need. */
export async function loadLessons() {
  addWords((await import(`./lessons/${currentLanguage()}.js`)).default);
}
