// Puts the page together: its style, its scripts, and the shell as letters. Usage: node page.mjs MODULE.wasm PAGE.html

import { readFile, writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";

const [, , shell, page] = process.argv;
const read = (path) => readFile(path, "utf8");

// The picture's files are those that the executable holds, in the order of its list.
const list = await read("Sources/CPage/CPage.c");
const picture = [...list.matchAll(/#embed "Files\/([\w-]+\.js)"/g)].map(([, name]) => `Sources/CPage/Files/${name}`)
  .filter((path) => !/\/(page|follow)\.js$/.test(path));
const own = ["engine", "store", "log", "entry", "edges", "desk"].map((name) => `Sources/Web/Page/${name}.js`);
const styles = await Promise.all(["Sources/CPage/Files/page.css", "Sources/Web/Page/desk.css"].map(read));
const scripts = await Promise.all([...picture, ...own].map(read));
const letters = gzipSync(await readFile(shell), { level: 9 }).toString("base64");
const policy = "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

const text = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Galley</title>
<style>
${styles.join("\n")}</style>
</head>
<body>
<p class="galley-wait">Galley</p>
<script type="application/octet-stream" id="galley-shell">${letters}</script>
${scripts.map((script) => `<script>\n${script}</script>`).join("\n")}
</body>
</html>
`;
await writeFile(page, text);
console.log(`${page}: ${(Buffer.byteLength(text) / 1e6).toFixed(2)} MB, of which the shell ${(letters.length / 1e6).toFixed(2)} MB`);
