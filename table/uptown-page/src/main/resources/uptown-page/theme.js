import { lasting } from "./memory.js";

/** Light or dark: as the system has it, until somebody here says otherwise. */

const KEPT = "uptown.theme";

/** Applies what was chosen here before. */
export function applyTheme() {
  const kept = lasting.get(KEPT);
  if (kept) {
    document.documentElement.dataset.theme = kept;
  }
}

/** Whether the page is dark now. */
export function isDark() {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

/** From light to dark and back. */
export function switchTheme() {
  const theme = isDark() ? "light" : "dark";
  lasting.set(KEPT, theme);
  document.documentElement.dataset.theme = theme;
}
