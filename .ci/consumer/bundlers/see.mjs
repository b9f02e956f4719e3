/** Opens a page in a browser, and prints the result that the page leaves: see.mjs BROWSER FOLDER|ADDRESS */
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };
const [browser, page] = process.argv.slice(2);

async function serve(folder) {
  const server = createServer(async ({ url }, response) => {
    const path = new URL(url, "http://localhost").pathname.replace(/\/$/, "/index.html");
    try {
      const bytes = await readFile(join(folder, path));
      response.writeHead(200, { "content-type": TYPES[extname(path)] ?? "application/octet-stream" }).end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((listening) => server.listen(0, "localhost", listening));
  return `http://localhost:${server.address().port}/`;
}

/** A server that was just started may not answer yet. */
async function answering(address) {
  for (let tries = 0; tries < 120; tries++) {
    try {
      await fetch(address);
      return address;
    } catch {
      await new Promise((next) => setTimeout(next, 500));
    }
  }
  throw new Error(`no server at ${address}`);
}

const address = page.startsWith("http:") ? await answering(page) : await serve(page);
const profile = await mkdtemp(join(tmpdir(), "profile-"));
const options = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--disable-background-networking"];
const chromium = spawn(browser, [...options, `--user-data-dir=${profile}`, "--virtual-time-budget=20000", "--dump-dom", address]);
let html = "";
chromium.stdout.on("data", (part) => (html += part));
chromium.on("close", async () => {
  console.log(/data-result="([^"]*)"/.exec(html)?.[1] ?? `no result: ${html.slice(0, 300)}`);
  await rm(profile, { recursive: true, force: true });
  process.exit();
});
setTimeout(() => chromium.kill(), 90_000);
