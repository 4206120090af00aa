// Unpacks the engine from the text in the page.
"use strict";

/** The bytes that base64 encodes. */
Galley.bytes = (text) => {
  const letters = atob(text.trim());
  const bytes = new Uint8Array(letters.length);
  for (let index = 0; index < letters.length; index += 1) bytes[index] = letters.charCodeAt(index);
  return bytes;
};

/** Compresses or decompresses bytes with the browser's own streams. */
Galley.piped = async (bytes, stream) => new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

Galley.unpacked = (bytes, format = "gzip") => Galley.piped(bytes, new DecompressionStream(format));
Galley.packed = (bytes, format = "gzip") => Galley.piped(bytes, new CompressionStream(format));

/** Compiles the engine: the file beside a hosted page, which is compiled while it loads, or the text in the page. */
Galley.compiled = async () => {
  const script = document.getElementById("galley-engine");
  Galley.engineFile = script.dataset.file ?? null;
  if (Galley.engineFile) return WebAssembly.compileStreaming(fetch(Galley.engineFile));
  return WebAssembly.compile(await Galley.unpacked(Galley.bytes(script.textContent)));
};
