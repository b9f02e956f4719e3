/** Importing this module defines the elements `<uptown-board>`, `<uptown-rack>`, `<uptown-record>` and `<uptown-editor>`. */
export { UptownBoard } from "./board.js";
export { UptownEditor } from "./editor.js";
export { UptownRack } from "./rack.js";
export { UptownRecord } from "./record.js";
