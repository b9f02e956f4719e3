import { localStore } from "./browser-storage.js";

/** Light or dark: the system's setting until the user chooses. */

const KEPT = "theme";

export function applyTheme() {
  const kept = localStore.get(KEPT);
  if (kept) {
    document.documentElement.dataset.theme = kept;
  }
}

export function isDark() {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

export function switchTheme() {
  const theme = isDark() ? "light" : "dark";
  localStore.set(KEPT, theme);
  document.documentElement.dataset.theme = theme;
}
