/** Serves this folder, opens it in the browser that is the argument, and prints what the page says. */
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };
const SECONDS = 60;

const server = createServer(async (request, response) => {
  if (request.method === "POST") {
    let text = "";
    for await (const part of request) text += part;
    response.end();
    return end(text, 0);
  }
  const path = request.url === "/" ? "/index.html" : request.url;
  try {
    const bytes = await readFile(join(process.cwd(), path));
    response.writeHead(200, { "content-type": TYPES[extname(path)] ?? "application/octet-stream" }).end(bytes);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((listening) => server.listen(0, "localhost", listening));
const browser = spawn(
  process.argv[2],
  [
    ...["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run"],
    `--user-data-dir=${join(process.cwd(), "profile")}`,
    `http://localhost:${server.address().port}/`,
  ],
  { stdio: "ignore" },
);
browser.on("error", (error) => end(error.message, 1));
setTimeout(() => end(`the page said nothing in ${SECONDS} seconds`, 1), SECONDS * 1000);

function end(text, code) {
  console.log(text);
  browser.kill();
  browser.on("exit", () => process.exit(code));
  setTimeout(() => process.exit(code), 5000);
}
