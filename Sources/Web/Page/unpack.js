// Unpacks the engine from the text in the page.
// @ts-check
"use strict";

/**
 * The bytes that base64 encodes.
 * @param {string} text
 */
Galley.bytes = (text) => {
  const letters = atob(text.trim());
  const bytes = new Uint8Array(letters.length);
  for (let index = 0; index < letters.length; index += 1) bytes[index] = letters.charCodeAt(index);
  return bytes;
};

/**
 * The bytes that a text encodes with 7 bits in each character, as `.ci/wasm/pack.py` writes it.
 * @param {string} text
 */
Galley.sevenBitBytes = (text) => {
  const bytes = new Uint8Array(Math.floor(text.length * 7 / 8));
  let [held, count, end] = [0, 0, 0];
  for (let index = 0; index < text.length; index += 1) {
    held = (held << 7 | text.charCodeAt(index) & 127) & 32767;
    count += 7;
    if (count < 8) continue;
    count -= 8;
    bytes[end] = held >> count;
    end += 1;
  }
  return bytes;
};

/**
 * Compresses or decompresses bytes with the browser's own streams.
 * @param {Uint8Array} bytes
 * @param {any} stream
 */
Galley.piped = async (bytes, stream) => new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

/** @param {Uint8Array} bytes */
Galley.unpacked = (bytes, format = "gzip") => Galley.piped(bytes, new DecompressionStream(format));
/** @param {Uint8Array} bytes */
Galley.packed = (bytes, format = "gzip") => Galley.piped(bytes, new CompressionStream(format));

/** Compiles the engine: the file beside a hosted page, which is compiled while it loads, or the text in the page. */
Galley.compiled = async () => {
  const script = document.getElementById("galley-engine");
  Galley.engineFile = script.dataset.file ?? null;
  if (Galley.engineFile) return WebAssembly.compileStreaming(fetch(Galley.engineFile));
  return WebAssembly.compile(await Galley.unpacked(Galley.sevenBitBytes(script.textContent)));
};
