// Runs every sample in a separate session compiled to WebAssembly, and compares its output with the recorded output.
// Usage: node samples.mjs MODULE.wasm FOLDER

import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { answers, difference } from "./session.mjs";

// Samples that cannot run in WebAssembly, each with the reason.
const exceptions = {
  "15-export.galley": "it shows that a device is not written, and there are no devices in memory",
};

const [, , path, folder] = process.argv;
const program = await WebAssembly.compile(await readFile(path));
const names = (await readdir(folder)).filter((name) => name.endsWith(".galley")).sort();
let failures = 0;
for (const name of names) {
  const recorded = await readFile(join(folder, name.replace(/galley$/, "out")), "utf8");
  const problem = difference(await answers(program, await readFile(join(folder, name))), recorded);
  if (name in exceptions ? problem : !problem) continue;
  failures += 1;
  console.error(`${name}: ${problem || "answers as recorded, and is listed as an exception"}`);
}
for (const name in exceptions) console.log(`${name} may answer otherwise: ${exceptions[name]}`);
console.log(`samples in Node: ${names.length - failures} of ${names.length} answer as expected`);
process.exit(failures === 0 && names.length > Object.keys(exceptions).length ? 0 : 1);
