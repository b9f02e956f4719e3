import { loadModule, textLibrary } from "../../text-library.js";

export const load = async () => textLibrary((await loadModule("upturn")).game(), "random");
