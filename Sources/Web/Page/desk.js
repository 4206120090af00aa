// The page with the shell on one side, and the picture and the details of its selection on the other.
"use strict";

// A picture is drawn again after each line and while an edge is dragged, so fewer boxes are drawn outside the visible range.
Galley.Field.wholeLimit = 200;

Galley.Desk = class {
  static async open() {
    const desk = new Galley.Desk();
    desk.module = await Galley.Engine.compile(document.getElementById("galley-shell").textContent);
    await desk.begin();
    return desk;
  }

  constructor() {
    this.store = new Galley.Store(() => this.log?.add(`${Galley.say("notKept")}\n`, true));
    this.language = this.store.read("language") ?? (navigator.language.startsWith("ko") ? "ko" : "en");
  }

  /** Starts a session, and restores the one that this page had before a reload or a trap. */
  async begin(remark = null) {
    this.engine = new Galley.Engine(this.module, {
      answer: (text) => this.log?.add(text), error: (text) => this.log?.add(text, true),
      accepted: (lines) => this.store.accept(lines), trapped: (reason) => this.recover(reason),
    });
    await this.engine.start();
    const journal = this.store.takeJournal();
    this.engine.call("put", `.galley/journal-000001\n${journal}`);
    Galley.words = this.engine.json("words", this.language);
    document.documentElement.lang = this.language;
    if (!this.log) this.build();
    this.log.begin(null);
    if (remark) this.log.add(`${remark}\n`, true);
    this.resize();
    this.engine.call("begin", `${this.language} ${location.href.split("#")[0]}`);
    if (journal) {
      this.replayed = journal;
      this.enter("restore");
      // A trap has already started another session.
      if (this.engine.isDead) return;
      this.replayed = null;
    }
    this.openLink();
    this.entry.show();
    this.refresh();
  }

  // Building the page.

  build() {
    document.body.replaceChildren();
    this.answers = Galley.make("div", { class: "answers", role: "log", "aria-live": "polite", "aria-label": Galley.say("answers") });
    this.scroller = Galley.make("div", { class: "scroller", tabindex: 0 }, this.answers);
    this.promptHost = Galley.make("div", { class: "prompt" });
    this.stage = Galley.make("div", { class: "stage" });
    this.side = Galley.make("div", { class: "details", "aria-live": "polite" });
    document.body.append(
      Galley.make("header", {}, Galley.make("h1", {}, "Galley"), this.tools = Galley.make("div", { class: "tools", role: "toolbar", "aria-label": Galley.say("tools") })),
      Galley.make("main", { class: "desk" },
        Galley.make("section", { class: "console", "aria-label": Galley.say("shell") }, this.scroller, this.promptHost),
        Galley.make("section", { class: "middle", "aria-label": Galley.say("pictures") }, this.stage),
        Galley.make("aside", { "aria-label": Galley.say("details") }, this.side)));
    this.log = new Galley.Log(this.answers);
    this.entry = new Galley.Entry(this.promptHost, {
      assist: (text) => this.engine.json("assist", text), complete: (text) => this.engine.json("complete", text),
      history: () => this.store.history, run: (text) => this.type(text),
    });
    this.now = this.figure("now");
    this.target = this.figure("target");
    this.drawTools();
    addEventListener("resize", () => this.resize());
    addEventListener("hashchange", () => this.openLink());
    this.takeDrops();
    if (matchMedia("(min-width: 860px)").matches) this.entry.field.focus();
  }

  drawTools() {
    const button = (word, action) => Galley.make("button", { type: "button", class: word, onclick: action }, Galley.say(word));
    const lessons = Galley.make("select", {
      class: "lessons", "aria-label": Galley.say("lessons"), onchange: () => this.type(`lesson ${lessons.value}`),
    }, Galley.make("option", { value: "" }, Galley.say("lessons")), ...this.lessons());
    const files = Galley.make("input", { type: "file", multiple: true, hidden: true, onchange: () => this.takeFiles(files.files) });
    this.tools.replaceChildren(
      button("tour", () => this.type("tour")), lessons, button("undo", () => this.type("undo")), button("redo", () => this.type("redo")),
      button("openFile", () => files.click()), files, button("save", () => this.type("save layout.galley")),
      button("share", () => this.share()), button("otherLanguage", () => this.speak(this.language === "en" ? "ko" : "en")));
  }

  lessons() {
    return this.engine.json("lessons", this.language).map(({ name, title }) => Galley.make("option", { value: name }, title));
  }

  figure(word) {
    const caption = Galley.make("figcaption", {});
    const host = Galley.make("div", {});
    const figure = Galley.make("figure", { class: word, hidden: true }, caption, host);
    this.stage.append(figure);
    return { figure, caption, host, word, picture: null };
  }

  // Running lines.

  /** Runs a line that the user typed or chose with a button. */
  type(text) {
    this.store.remember(text);
    this.log.begin(text);
    this.enter(text);
    this.refresh();
  }

  enter(text) {
    const isAlive = this.engine.call("enter", text);
    if (isAlive) this.hand();
    this.log.reveal();
  }

  /** Starts another instance after a trap, and restores all accepted lines. */
  recover(reason) {
    // If replaying the journal traps, show the journal and drop it, so that it is neither lost nor replayed again.
    if (this.replayed) {
      this.log.add(`${this.replayed}\n`, true);
      this.store.write("journal", "");
    }
    this.replayed = null;
    queueMicrotask(() => this.begin(Galley.say("trapped", reason.trim())));
  }

  resize() {
    const style = getComputedStyle(this.scroller);
    const probe = Galley.make("pre", { class: "answer probe" }, "0".repeat(100));
    this.answers.append(probe);
    const width = probe.getBoundingClientRect().width / 100;
    const height = probe.getBoundingClientRect().height;
    probe.remove();
    const room = this.scroller.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const size = [Math.max(20, Math.floor(room / (width || 8))), Math.max(5, Math.floor(this.scroller.clientHeight / (height || 18)) - 2)];
    this.engine.call("resize", ...size);
    this.fit();
  }

  // Pictures.

  refresh() {
    const data = this.engine.json("picture");
    if (!data) return;
    this.draw(this.now, data.now);
    this.draw(this.target, data.target);
    this.fit();
    this.show();
  }

  draw(place, data) {
    const pane = data?.panes[0];
    place.figure.hidden = !pane;
    if (!pane) return;
    if (place.picture) place.picture.update(pane);
    else this.place(place, pane);
    const size = pane.contentSize.map(Galley.number).join(" × ");
    place.caption.replaceChildren(Galley.make("strong", {}, Galley.say(place.word)), " ", Galley.shown(pane.title), " ",
      Galley.make("span", {}, Galley.say("content", size)));
  }

  place(place, pane) {
    place.picture = new Galley.Picture(place.host, pane, { selected: (key) => this.select(place, key) });
    if (place !== this.now) return;
    new Galley.Edges(place.picture, {
      sketch: (width, height) => this.sketch(width, height),
      resized: (width, height) => this.type(`container ${width}x${height}`),
    });
    Galley.reordering(place.picture, (from, to) => this.reorder(from, to));
  }

  sketch(width, height) {
    const data = this.engine.json("sketch", width, height);
    if (!data) return;
    this.now.picture.update(data.panes[0]);
    this.fit();
  }

  /** Reorders an item by dragging; the shell prints the transaction. */
  reorder(from, to) {
    const { elements } = this.now.picture;
    const [moved, other] = [elements.names[from], elements.names[to]].map(Galley.quoted);
    this.type(`reorder ${moved} ${from < to ? "after" : "before"} ${other}`);
  }

  fit() {
    const shown = [this.now, this.target].filter(({ picture, figure }) => picture && !figure.hidden);
    if (shown.length === 0) return;
    const room = this.stage.parentElement.getBoundingClientRect();
    const width = shown.reduce((sum, { picture }) => sum + picture.pane.bounds[0] + 60, 0);
    const height = Math.max(...shown.map(({ picture }) => picture.pane.bounds[1] + 90));
    const scale = Math.min(1, Math.max(0.25, Math.min((room.width - 24) / width, (room.height - 24) / height)));
    for (const { picture } of shown) picture.zoom(scale);
  }

  /** Selects an element, group or section, and asks the shell for the steps that lead to its frame. */
  select(place, key) {
    this.selected = { place, key };
    for (const { picture } of [this.now, this.target]) picture?.select(key, picture !== place.picture);
    this.show();
  }

  show() {
    const { place, key } = this.selected ?? { place: this.now, key: undefined };
    if (!place.picture || place.figure.hidden) return this.side.replaceChildren();
    const found = place.picture.find(key);
    if (found) place.picture.pane.steps = this.explain(found, place);
    Galley.details(this.side, place.picture, key);
  }

  /** The steps of one frame, in the format for the steps of all frames. */
  explain({ table, index }, place) {
    const number = ["elements", "sections", "groups"].indexOf(table.tableName);
    const steps = this.engine.json("explain", number, index, place === this.target ? 1 : 0);
    const of = [];
    steps.of[table.tableName].forEach((list, part) => { of[index * steps.parts.length + part] = list; });
    return { ...steps, of: { [table.tableName]: of } };
  }

  // Files and links.

  /** Downloads the files that the session wrote. */
  hand() {
    const bytes = this.engine.reply("take");
    let start = 0;
    while (bytes && start < bytes.length) {
      const lines = [];
      while (lines.length < 2) {
        const end = bytes.indexOf(10, start);
        lines.push(new TextDecoder().decode(bytes.slice(start, end)));
        start = end + 1;
      }
      const [name, length] = [lines[0], Number(lines[1])];
      const address = URL.createObjectURL(new Blob([bytes.slice(start, start + length)]));
      Galley.make("a", { href: address, download: name.split("/").pop() }).click();
      setTimeout(() => URL.revokeObjectURL(address), 1000);
      start += length;
    }
  }

  takeDrops() {
    for (const name of ["dragover", "drop"]) {
      addEventListener(name, (event) => {
        if (!event.dataTransfer?.types.includes("Files")) return;
        event.preventDefault();
        if (name === "drop") this.takeFiles(event.dataTransfer.files);
      });
    }
  }

  /** Reads files: opens documents, and reads Swift code. */
  async takeFiles(files) {
    const names = [];
    for (const file of files) {
      const name = new TextEncoder().encode(`${file.name.replace(/\n/g, " ")}\n`);
      const bytes = new Uint8Array(await file.arrayBuffer());
      const whole = new Uint8Array(name.length + bytes.length);
      whole.set(name);
      whole.set(bytes, name.length);
      this.engine.call("put", whole);
      names.push(file.name.replace(/\n/g, " "));
    }
    const code = names.filter((name) => name.endsWith(".swift"));
    if (code.length > 0) this.type(`read ${code.map(Galley.quoted).join(" ")}`);
    for (const name of names.filter((name) => !name.endsWith(".swift"))) this.type(`open ${Galley.quoted(name)}`);
  }

  /** Opens the document or the lesson in the page's address. */
  openLink() {
    const { hash } = location;
    if (!/^#(galley|lesson)\d+\./.test(hash)) return;
    history.replaceState(null, "", location.href.split("#")[0]);
    this.log.begin(null);
    this.enter(`open ${Galley.quoted(hash)}`);
    this.refresh();
  }

  async share() {
    const bytes = this.engine.reply("share");
    if (!bytes) return;
    const link = new TextDecoder().decode(bytes);
    this.log.begin("share");
    this.log.add(`${link}\n`);
    try {
      await navigator.clipboard.writeText(link);
      this.log.add(`${Galley.say("copied")}\n`);
    } catch {
      this.log.add(`${Galley.say("notCopied")}\n`);
    }
    this.log.reveal();
  }

  async speak(language) {
    this.language = language;
    this.store.write("language", language);
    this.log = null;
    this.selected = undefined;
    await this.begin();
  }
};

/** A string quoted for the command language. */
Galley.quoted = (text) => {
  const inside = text.replace(/[\\"]/g, "\\$&").replace(/[\u0000-\u001f\u007f-\u009f]/g, (character) => `\\u{${character.codePointAt(0).toString(16)}}`);
  return `"${inside}"`;
};

Galley.Desk.open().then((desk) => { Galley.desk = desk; });
