// Links that carry the whole bench, Markdown for pull requests, and the small edition of the page for articles.
// @ts-check
"use strict";

/** @param {Uint8Array} bytes */
Galley.base64 = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

/**
 * A number that tells whether bytes were changed or cut off (FNV-1a).
 * @param {Uint8Array} bytes
 */
Galley.checksum = (bytes) => bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 16777619) >>> 0, 2166136261);

Galley.Sharing = class {
  /** @param {Workbench} bench */
  constructor(bench) { this.bench = bench; }

  /** The part of a link after `#`: the code, the surroundings, the selection and the lesson. */
  async fragment() {
    const { name, files, surroundings, selected, lesson } = this.bench.content;
    const carried = lesson ? { word: lesson.word, course: lesson.course } : null;
    const text = JSON.stringify({ name, files, surroundings, selected, lesson: carried });
    const packed = await Galley.packed(new TextEncoder().encode(text), "deflate-raw");
    return `code1.${Galley.checksum(packed).toString(36)}.${Galley.base64(packed)}`;
  }

  async share() {
    if (this.bench.view === "shell") return this.bench.runInShell("share");
    const link = `${location.href.split("#")[0]}#${await this.fragment()}`;
    if (location.protocol === "file:") {
      this.bench.tell(Galley.say("shareFile"), Galley.say("download"), () => {
        for (const { name, text, role } of this.bench.editor.content) if (role === "file") Galley.download(name, text, "text/plain");
      });
      return undefined;
    }
    return this.copy(link, "copied");
  }

  /**
   * @param {string} text
   * @param {string} word
   */
  async copy(text, word) {
    try {
      await navigator.clipboard.writeText(text);
      this.bench.tell(Galley.say(word));
    } catch {
      this.bench.tell(Galley.say("notCopied"), Galley.say("download"), () => Galley.download("galley.txt", text, "text/plain"));
    }
  }

  /** Opens what a link carries. Returns false if the address carries nothing, or something damaged. */
  async openLink() {
    const isEmbedded = location.hash.startsWith("#embed");
    document.body.classList.toggle("embedded", isEmbedded);
    const hash = location.hash.replace(/^#embed\.?/, "#");
    if (/^#(galley|lesson)\d+\./.test(hash)) {
      this.forget();
      if (await this.bench.learn.open(hash)) return this.bench.learn.isInCode || this.bench.learn.isInShell;
      this.bench.openDrawer("shell");
      this.bench.brought = JSON.stringify(this.bench.request());
      this.bench.shell.log.begin(null);
      this.bench.shell.enter(`open ${Galley.quoted(hash)}`);
      this.bench.shell.asked.changed("");
      const data = this.bench.shell.engine.json("picture");
      if (data?.now) this.bench.showShell(data);
      return Boolean(data?.now);
    }
    if (!hash.startsWith("#code1.")) return false;
    let content = null;
    try {
      const [, sum, data] = hash.split(".");
      const bytes = Galley.bytes(data.replaceAll("-", "+").replaceAll("_", "/"));
      if (Galley.checksum(bytes).toString(36) === sum) content = JSON.parse(new TextDecoder().decode(await Galley.unpacked(bytes, "deflate-raw")));
    } catch {
      // Reported below.
    }
    if (!isEmbedded) this.forget();
    if (!Array.isArray(content?.files)) {
      this.bench.tell(Galley.say("damagedLink"));
      return false;
    }
    this.bench.stage.selected = null;
    const lesson = content.lesson ? { word: content.lesson.word, course: content.lesson.course, back: this.bench.store.id } : null;
    await this.bench.openDocument(this.bench.store.unusedID(), { ...content, lesson });
    return true;
  }

  /** Removes the link from the address, so that a reload shows the edited document. */
  forget() { history.replaceState(null, "", location.href.split("#")[0]); }

  copySwift() { return this.copy(this.bench.editor.content.filter((/** @type {{ role: string }} */ { role }) => role === "file").map((/** @type {{ text: string }} */ { text }) => text).join("\n"), "copiedSwift"); }

  /** Copies the code, a drawing of the screen and the frames as Markdown. */
  async copyMarkdown() {
    const picture = this.bench.stage.figure("code")?.picture;
    const rows = [];
    if (picture) {
      const { elements } = picture;
      for (let index = 0; index < Math.min(elements.count, 40); index += 1) {
        const { x, y, width, height } = elements.frame(index);
        rows.push(`| ${elements.name(index).replaceAll("|", "\\|")} | ${[x, y, width, height].map(Galley.number).join(" | ")} |`);
      }
    }
    const code = [...this.bench.editor.content.filter((/** @type {{ role: string }} */ { role }) => role === "file"), ...this.bench.request().entries];
    const parts = [
      ...code.map(({ name, text }) => `**${name}**\n\n\`\`\`swift\n${text.trimEnd()}\n\`\`\``),
      `**${this.bench.surroundings.lines().join(", ")}**\n\n\`\`\`text\n${(await this.drawing()).trimEnd()}\n\`\`\``,
      `| element | x | y | width | height |\n| --- | ---: | ---: | ---: | ---: |\n${rows.join("\n")}`,
    ];
    await this.copy(`${parts.join("\n\n")}\n`, "copiedMarkdown");
  }

  /** The screen in characters, drawn by an engine of its own. */
  async drawing() {
    const engine = await this.bench.engineForCode();
    engine.call("begin", "en");
    const request = this.bench.request();
    const names = request.files.map((/** @type {{ name: string, text: string }} */ { name, text: code }) => {
      engine.call("put", `${name}\n${code}`);
      return Galley.quoted(name);
    });
    for (const line of [...request.surroundings, `read ${names.join(" ")}`, ...request.entries.map((/** @type {{ text: string }} */ { text: entry }) => entry)]) engine.call("enter", line);
    return engine.printed("enter", "draw");
  }
};
