// The menus of the header: examples with pictures, and the documents of this browser.
// @ts-check
"use strict";

/** A panel below the header, which Escape and a click outside it close. */
Galley.Menu = class {
  /**
   * @param {Workbench} bench
   * @param {string} word
   */
  constructor(bench, word) {
    this.bench = bench;
    this.word = word;
    this.panel = Galley.make("div", { class: `bench-menu ${word}`, role: "dialog", "aria-label": Galley.say(word), hidden: true, tabindex: -1 });
    document.body.append(this.panel);
    this.panel.addEventListener("keydown", (/** @type {Pressed} */ event) => { if (event.key === "Escape") this.close(); });
    addEventListener("pointerdown", (event) => {
      if (!this.panel.hidden && !this.panel.contains(event.target) && !/** @type {Element} */ (event.target).closest(".bench-header")) this.close();
    });
  }

  toggle() {
    if (!this.panel.hidden) return this.close();
    for (const other of document.querySelectorAll(".bench-menu")) /** @type {HTMLElement} */ (other).hidden = true;
    this.opener = /** @type {HTMLElement | null} */ (document.activeElement);
    this.draw();
    this.panel.hidden = false;
    this.panel.focus();
    return undefined;
  }

  /** Fills the panel, each time it opens. */
  draw() {}

  close() {
    this.panel.hidden = true;
    this.opener?.focus();
  }
};

/**
 * The code in an answer of `export swift -`, for an app: it imports UIKit wherever it is compiled.
 * @param {string} answer
 */
Galley.exportedCode = (answer) => (
  answer.slice(Math.max(0, answer.search(/^(#if canImport\(UIKit\)|import UIKit)/m))).replace(/^#if canImport\(UIKit\)\n\s*import UIKit\n#else\n[^#]*#endif\n/, "import UIKit\n"));

Galley.Examples = class extends Galley.Menu {
  /** The items of an example that has none of its own. */
  static items = "append sections main; append items a b c d e f g h i j k l to main; apply";

  /** @param {Workbench} bench */
  constructor(bench) {
    super(bench, "examples");
    /** @type {Map<string, string>} the code of templates by their names */
    this.codes = new Map();
  }

  /** The names of the templates, with what they build. */
  get templates() { return this.bench.shell.engine.json("complete", "template ").candidates; }

  draw() {
    this.list = Galley.make("div", { class: "bench-cards" });
    this.panel.replaceChildren(Galley.make("h2", {}, Galley.say("examples")), this.list);
    const cards = [{ text: "feed", summary: Galley.say("feedExample"), code: Galley.example }, ...this.templates];
    for (const { text, summary, code } of cards) {
      const picture = Galley.make("div", { class: "bench-thumbnail", "aria-hidden": "true" });
      this.list.append(Galley.make("button", { type: "button", class: "bench-card", "data-example": text, onclick: () => this.choose(text, code) },
        picture, Galley.make("strong", {}, text), Galley.make("span", {}, summary)));
      // One at a time, so that the menu opens at once.
      setTimeout(() => this.thumbnail(picture, code ?? this.code(text)), 0);
    }
  }

  /**
   * A template as UIKit code.
   * @param {string} name
   */
  code(name) {
    if (!this.codes.has(name)) {
      const items = Galley.Examples.items.replaceAll("; ", "\n");
      const written = this.bench.shell.engine.printed("run", `template ${name}\n${items}\nexport swift - --layout-only\n`);
      this.codes.set(name, Galley.exportedCode(written));
    }
    return this.codes.get(name);
  }

  /**
   * @param {HTMLElement} host
   * @param {string} code
   */
  thumbnail(host, code) {
    if (this.panel.hidden) return;
    const answer = this.bench.ask({ language: "en", files: [{ name: "Layout.swift", text: code }], surroundings: ["device iphone-16-pro"], entries: [] });
    const pane = answer?.picture?.panes[0];
    if (!pane) return;
    const elements = new Galley.Elements(pane);
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", `0 0 ${pane.bounds[0]} ${pane.bounds[0]}`);
    // Backgrounds come last in the table, and lie below everything.
    const order = [...Array(elements.count).keys()].sort((a, b) => elements.z[a] - elements.z[b] || Number(elements.isBackground(b)) - Number(elements.isBackground(a)));
    for (const index of order.slice(0, 60)) {
      const { x, y, width, height } = elements.frame(index);
      const box = document.createElementNS("http://www.w3.org/2000/svg", "rect");
      for (const [name, value] of Object.entries({ x, y: y + 8, width, height, rx: 6 })) box.setAttribute(name, String(value));
      box.setAttribute("class", ["cell", "boundary", "background"][elements.category[index]]);
      svg.append(box);
    }
    host.replaceChildren(svg);
  }

  /** @param {string} name */
  choose(name, code = this.code(name)) {
    this.close();
    this.bench.newDocument(name, [{ name: Galley.Workbench.layout, text: code }]);
  }
};

Galley.Documents = class extends Galley.Menu {
  /** @param {Workbench} bench */
  constructor(bench) { super(bench, "documents"); }

  draw() {
    const { store } = this.bench;
    this.bench.saveNow();
    const { documents } = store;
    const name = Galley.make("input", { value: this.bench.name, "aria-label": Galley.say("name"), onchange: () => {
      this.bench.name = name.value.trim() || Galley.say("untitled");
      this.bench.drawName();
      this.bench.saveNow();
      this.draw();
    } });
    const rows = Object.entries(documents).sort(([, one], [, other]) => other.changed - one.changed).map(([id, document]) => {
      const isOpen = id === store.id;
      const isHeld = store.isOpenElsewhere(id);
      return Galley.make("li", {},
        Galley.make("button", { type: "button", disabled: isOpen || isHeld, onclick: () => {
          this.close();
          this.bench.openDocument(id);
        } }, Galley.shown(document.name)),
        Galley.make("span", { class: "hint" }, isHeld ? Galley.say("inAnotherTab") : isOpen ? Galley.say("openNow") : new Date(document.changed).toLocaleString()),
        isOpen || isHeld ? "" : Galley.icon("delete", "×", () => this.remove(id, document)));
    });
    this.panel.replaceChildren(Galley.make("h2", {}, Galley.say("documents")),
      Galley.make("label", {}, Galley.say("name"), " ", name),
      Galley.make("button", { type: "button", onclick: () => {
        this.close();
        this.bench.newDocument(Galley.say("untitled"), [{ name: Galley.Workbench.layout, text: Galley.example }]);
      } }, Galley.say("newDocument")),
      Galley.make("ul", { class: "bench-list" }, ...rows));
  }

  /**
   * Deletes a document; the message offers to bring it back.
   * @param {string} id
   * @param {any} document
   */
  remove(id, document) {
    const { store } = this.bench;
    const [content, journal] = [store.read(`galley.document.${id}`), store.read(`galley.journal.${id}`)];
    store.delete(id);
    this.draw();
    this.bench.tell(Galley.say("documentDeleted", Galley.shown(document.name)), Galley.say("undo"), () => {
      if (content) store.write(`galley.document.${id}`, content);
      if (journal) store.write(`galley.journal.${id}`, journal);
      store.write("galley.documents", JSON.stringify({ ...store.documents, [id]: document }));
    });
  }
};
