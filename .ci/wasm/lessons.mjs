// Runs the solution of every lesson in a session compiled to WebAssembly and in the native shell, and compares their output.
// Usage: node lessons.mjs MODULE.wasm FOLDER GALLEY

import { spawnSync } from "node:child_process";
import { readFile, readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { answers, difference } from "./session.mjs";

const [, , path, folder, galley] = process.argv;
const program = await WebAssembly.compile(await readFile(path));
const names = (await readdir(folder)).filter((name) => name.endsWith(".galley")).sort();
let failures = 0;
for (const name of names) {
  const [, solution] = (await readFile(join(folder, name), "utf8")).match(/^#: solution\n([^]*?)^#: /m);
  const script = `lesson ${basename(name, ".galley")}\n${solution}`;
  const shell = spawnSync(galley, ["--echo"], { input: script, encoding: "utf8" }).stdout;
  const problem = shell.includes("Solved!") ? difference(await answers(program, Buffer.from(script)), shell) : "is not solved";
  if (!problem) continue;
  failures += 1;
  console.error(`${name}: ${problem}`);
}
console.log(`lessons in Node: ${names.length - failures} of ${names.length} answer as the shell`);
process.exit(failures === 0 && names.length > 0 ? 0 : 1);
