// A session compiled to WebAssembly, for the scripts that compare it with the native shell.

// The output of a script, given as bytes.
export async function answers(program, script) {
  const parts = [];
  const bytes = (start, count) => new Uint8Array(instance.exports.memory.buffer, start, count);
  const page = {
    number: (start, count) => Number(Buffer.from(bytes(start, count)).toString()),
    complain: (byte) => process.stderr.write(Buffer.from([byte])),
    read: (start) => bytes(start, script.length).set(script),
    write: (start, count) => parts.push(Buffer.from(bytes(start, count))),
  };
  const instance = await WebAssembly.instantiate(program, { page });
  try {
    instance.exports.run(script.length);
  } catch (error) {
    parts.push(Buffer.from(`${error}\n`));
  }
  return Buffer.concat(parts).toString();
}

// The first line in which two strings differ; empty if they are equal.
export function difference(found, recorded) {
  if (found === recorded) return "";
  const [lines, expected] = [found.split("\n"), recorded.split("\n")];
  const index = lines.findIndex((line, index) => line !== expected[index]);
  const at = index < 0 ? lines.length : index;
  return `line ${at + 1}\n  found     ${lines[at]}\n  recorded  ${expected[at]}`;
}
