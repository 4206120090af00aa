// Starts the page, or says why it cannot start.
// @ts-check
"use strict";

/** For tests and for tools: replaces the code as typing would, and tells when it is painted. */
window.galley = {
  async setCode(text) {
    const bench = await Galley.opened;
    bench.editor.select(bench.editor.files[0]);
    bench.editor.replace(text);
    await bench.painted;
    bench.learn.settle();
    await new Promise((resolve) => { requestAnimationFrame(resolve); });
    return bench.answer;
  },
};

Galley.opened = (async () => {
  const wait = document.querySelector(".bench-wait");
  const isKorean = navigator.language.startsWith("ko");
  /**
   * @param {string} english
   * @param {string} korean
   */
  const say = (english, korean) => { wait.textContent = isKorean ? korean : english; };
  if (typeof WebAssembly !== "object") {
    say("Galley needs WebAssembly, which this browser does not have or has switched off. A current Safari, Chrome, Edge or Firefox has it.",
      "Galley에는 WebAssembly가 필요한데, 이 브라우저에는 없거나 꺼져 있습니다. 최신 Safari, Chrome, Edge, Firefox에서 열어 보세요.");
    return null;
  }
  if (typeof DecompressionStream !== "function") {
    say("Galley needs a newer browser: Safari 16.4, Chrome 103 or Firefox 113, or later.",
      "더 새로운 브라우저가 필요합니다. Safari 16.4, Chrome 103, Firefox 113 이상에서 열어 보세요.");
    return null;
  }
  try {
    Galley.desk = await Galley.Workbench.open();
    if (Galley.engineFile && "serviceWorker" in navigator) navigator.serviceWorker.register("worker.js").catch(() => {});
    return Galley.desk;
  } catch (error) {
    say(`Galley could not start: ${error.message}`, `Galley를 시작하지 못했습니다: ${error.message}`);
    throw error;
  }
})();
