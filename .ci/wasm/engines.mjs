// Calls the engines, compiled to WebAssembly, and compares their results. Usage: node engines.mjs MODULE.wasm

import { readFile } from "node:fs/promises";

const answers = {
  elementCount: 2 ** 31 - 1, // The largest 32-bit integer, in place of 3,000,000,000.
  lastCellTop: 131_000_000_131, // 1,000,000,001 rows of 131 points precede it.
  itemCount: 200_000,
  deletedCount: 100_000,
  movedItem: 299_999,
};

const complain = (byte) => process.stderr.write(Buffer.from([byte]));
const page = { number: () => NaN, complain, read: () => {}, write: () => {} };
const { instance } = await WebAssembly.instantiate(await readFile(process.argv[2]), { page });
let failures = 0;
for (const [question, expected] of Object.entries(answers)) {
  const answer = instance.exports[question]();
  if (answer === expected) continue;
  failures += 1;
  console.error(`${question}: ${answer} in place of ${expected}`);
}
console.log(`engines in Node: ${Object.keys(answers).length - failures} of ${Object.keys(answers).length} answers as expected`);
process.exit(failures === 0 ? 0 : 1);
