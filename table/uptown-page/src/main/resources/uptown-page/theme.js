import { localStore } from "./browser-storage.js";

/** Light or dark: as in the system, until the user chooses. */

const KEPT = "theme";

/** Applies the choice of the last visit. */
export function applyTheme() {
  const kept = localStore.get(KEPT);
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
  localStore.set(KEPT, theme);
  document.documentElement.dataset.theme = theme;
}
