import resolve from "@rollup/plugin-node-resolve";
import { importMetaAssets } from "@web/rollup-plugin-import-meta-assets";

export default { input: "src/main.js", output: { dir: "out/rollup", format: "es" }, plugins: [resolve(), importMetaAssets()] };
