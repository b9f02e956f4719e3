import { drawing } from "./dom.js";

/** The icons of buttons, on a square of 24 by 24. Each is beside its label, so it has no accessible name. */
const ICONS = {
  "no-entry": "M12 1a11 11 0 0 1 0 22a11 11 0 0 1 0-22z M5 10v4h14v-4z",
  notice: "M12 1a11 11 0 0 1 0 22a11 11 0 0 1 0-22z M12 3.4a8.6 8.6 0 0 0 0 17.2a8.6 8.6 0 0 0 0-17.2z M10.6 6.2h2.8v2.8h-2.8z M10.6 10.6h2.8v7.2h-2.8z",
  hint: "M12 1.5a7.5 7.5 0 0 1 4.3 13.6c-.8.6-1.1 1.2-1.1 2.1v.6H8.8v-.6c0-.9-.3-1.5-1.1-2.1A7.5 7.5 0 0 1 12 1.5z M8.8 19h6.4v1.6H8.8z M10 21.6h4v1.2h-4z",
  takeBack: "M9 4v4h6a6 6 0 0 1 0 12H7v-2.4h8a3.6 3.6 0 0 0 0-7.2H9v4L2.5 9.2z",
  back: "M15.5 4l1.9 1.9L11.3 12l6.1 6.1-1.9 1.9-8-8z",
  forward: "M8.5 4l-1.9 1.9 6.1 6.1-6.1 6.1 1.9 1.9 8-8z",
  menu: "M4 9.8a2.2 2.2 0 0 1 0 4.4a2.2 2.2 0 0 1 0-4.4z M12 9.8a2.2 2.2 0 0 1 0 4.4a2.2 2.2 0 0 1 0-4.4z M20 9.8a2.2 2.2 0 0 1 0 4.4a2.2 2.2 0 0 1 0-4.4z",
  record: "M10.8 2h2.4v9.2l3.4-3.4 1.7 1.7L12 15.8 5.7 9.5l1.7-1.7 3.4 3.4z M3 17h2.4v3h13.2v-3H21v5.4H3z",
  link: "M9.6 13.2a5 5 0 0 1 0-7L12 3.7a5 5 0 0 1 7.1 7.1l-1.9 1.9-1.7-1.7 1.9-1.9a2.6 2.6 0 0 0-3.7-3.7L11.3 7.9a2.6 2.6 0 0 0 0 3.6z M14.4 10.8a5 5 0 0 1 0 7L12 20.3a5 5 0 0 1-7.1-7.1l1.9-1.9 1.7 1.7-1.9 1.9a2.6 2.6 0 0 0 3.7 3.7l2.4-2.5a2.6 2.6 0 0 0 0-3.6z",
  code: "M2 2h8v8H2z M4.2 4.2v3.6h3.6V4.2z M14 2h8v8h-8z M16.2 4.2v3.6h3.6V4.2z M2 14h8v8H2z M4.2 16.2v3.6h3.6v-3.6z M14 14h3v3h-3z M19 14h3v3h-3z M16.5 16.5h3v3h-3z M14 19h3v3h-3z M19 19h3v3h-3z",
  seat: "M12 2a4.5 4.5 0 0 1 0 9a4.5 4.5 0 0 1 0-9z M3 22c0-5.5 3.5-9 9-9s9 3.5 9 9z",
  edit: "M16.5 2.5l5 5L9 20l-6.5 1.5L4 15z M6 15.8l-.8 3 3-.8z",
  lock: "M5 10V7.5a7 7 0 0 1 14 0V10h2v13H3V10z M8.2 10h7.6V7.5a3.8 3.8 0 0 0-7.6 0z",
  order: "M2 4h7v7H2z M15 13h7v7h-7z M11 6.3h8.2v5.2h-2.4V8.7H11z",
  unseen: "M2 6h9v12H2z M4.2 8.2v7.6h4.6V8.2z M13 6h9v12h-9z M15.2 8.2v7.6h4.6V8.2z",
  ahead: "M3 4l8.5 8L3 20z M12 4l8.5 8L12 20z",
  confirm: "M9.5 15.6L20 5l1.9 1.9L9.5 19.5 2.6 12.6l1.9-1.9z",
  sound: "M2 8.5h4.5L13 3v18l-6.5-5.5H2z M15.5 7.5a6 6 0 0 1 0 9V14a3.5 3.5 0 0 0 0-4z M17.8 3.8a10 10 0 0 1 0 16.4v-2.7a7.8 7.8 0 0 0 0-11z",
  notify: "M10.5 1.5h3V3a7 7 0 0 1 5.5 7v5l2 3H3l2-3v-5a7 7 0 0 1 5.5-7z M9.5 20h5a2.5 2.5 0 0 1-5 0z",
  type: "M1.5 5h21v14h-21z M3.7 7.2v9.6h16.6V7.2z M5.5 9h2v2h-2z M9.2 9h2v2h-2z M12.9 9h2v2h-2z M16.6 9h2v2h-2z M7 13.3h10v2H7z",
  remind: "M12 2a10 10 0 0 1 0 20a10 10 0 0 1 0-20z M12 4.4a7.6 7.6 0 0 0 0 15.2a7.6 7.6 0 0 0 0-15.2z M10.8 6.5h2.4v5l3.5 3.5-1.7 1.7-4.2-4.2z",
  bot: "M10.8 1h2.4v4H20v14H4V5h6.8z M6.4 7.4v9.2h11.2V7.4z M8 10h2.6v2.6H8z M13.4 10H16v2.6h-2.6z M4 21h16v2H4z",
  leave: "M3 2h11v5h-2.4V4.4H5.4v15.2h6.2V17H14v5H3z M15.5 6.5L21.5 12l-6 5.5v-4.3H8v-2.4h7.5z",
  resign: "M4 1.5h2.4v2C9 2 11 2.5 13 3.5s4 1.3 7 0v11c-3 1.3-5 1-7 0s-4-1.5-6.6 0v8H4z",
};

/** @typedef {keyof typeof ICONS} IconName */

/** @param {IconName} name */
export function icon(name) {
  return drawing("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, drawing("path", { d: ICONS[name] }));
}
