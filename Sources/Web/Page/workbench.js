// The workbench: the code on the left, its screen in the middle, the reason of the selected frame on the right.
// @ts-check
"use strict";

// A picture is drawn again after each key and while something is dragged, so fewer boxes are drawn outside the visible range.
Galley.Field.wholeLimit = 500;

Galley.Workbench = class {
  static layout = "Layout.swift";
  static typed = "Snapshot.swift";
  static commands = "Commands";
  static panes = ["code", "screen", "why"];
  static drawers = ["problems", "diff", "shell"];

  static async open() {
    const bench = new Galley.Workbench(await Galley.compiled());
    await bench.begin();
    return bench;
  }

  /** @param {WebAssembly.Module} module the compiled engine */
  constructor(module) {
    this.module = module;
    /** @type {Answer | null} */
    this.answer = null;
    this.sharing = new Galley.Sharing(this);
    this.store = new Galley.Store(() => this.tell(Galley.say("notKept")));
    this.language = this.store.read("galley.language") ?? (navigator.language.startsWith("ko") ? "ko" : "en");
    this.view = "code";
    this.painted = Promise.resolve();
    /** @type {string | null} the request that the shell has read */
    this.brought = null;
  }

  // Starting.

  async begin() {
    this.engine = await this.engineForCode();
    Galley.words = this.engine.json("words", this.language);
    document.documentElement.lang = this.language;
    this.build();
    this.restore();
    await this.beginShell();
    if (this.store.isBlocked) this.tell(Galley.say("notKept"));
    const opened = await this.sharing.openLink();
    if (!opened) this.look();
    this.isReady = true;
  }

  async engineForCode() {
    const engine = new Galley.Engine(this.module, {
      answer: () => {}, error: () => {}, accepted: () => {}, trapped: (reason) => { this.trap = reason; },
    });
    await engine.start();
    return engine;
  }

  build() {
    this.files = Galley.make("input", { type: "file", multiple: true, hidden: true, onchange: () => {
      this.takeFiles(this.files.files).then(() => { this.files.value = ""; });
    } });
    this.saved = Galley.make("span", { class: "bench-saved", role: "status" });
    this.nameField = Galley.make("button", { type: "button", class: "bench-name", title: Galley.say("documents"), onclick: () => this.documents.toggle() });
    // On a narrow window, a menu.
    const more = Galley.make("div", { class: "bench-more", id: "bench-more" },
      Galley.icon("undo", "↶", () => this.undo(), { "data-testid": "undo" }), Galley.icon("redo", "↷", () => this.redo(), { "data-testid": "redo" }),
      Galley.button("openFile", () => this.files.click()), this.files,
      Galley.button("copySwift", () => this.sharing.copySwift()), Galley.button("copyMarkdown", () => this.sharing.copyMarkdown()),
      Galley.button("otherLanguage", () => this.speak(this.language === "en" ? "ko" : "en"), { class: "otherLanguage" }));
    /** @param {boolean} isOpen */
    const setMore = (isOpen) => {
      more.classList.toggle("open", isOpen);
      opener.setAttribute("aria-expanded", String(isOpen));
      if (isOpen) more.querySelector("button").focus();
    };
    const opener = Galley.icon("more", "⋯", () => setMore(!more.classList.contains("open")), { class: "icon bench-opener", "aria-expanded": "false", "aria-controls": "bench-more" });
    more.addEventListener("click", (/** @type {Pointed} */ event) => { if (!event.target.closest(".icon")) setMore(false); });
    more.addEventListener("focusout", (/** @type {FocusEvent} */ event) => {
      const next = /** @type {Node | null} */ (event.relatedTarget);
      if (next !== opener && !more.contains(next)) setMore(false);
    });
    more.addEventListener("keydown", (/** @type {Pressed} */ event) => {
      if (event.key !== "Escape" || !more.classList.contains("open")) return;
      setMore(false);
      opener.focus();
    });
    const header = Galley.make("header", { class: "bench-header" },
      Galley.make("h1", {}, "Galley"), this.nameField,
      Galley.button("examples", () => this.examples.toggle(), { "data-testid": "examples", "aria-haspopup": "dialog" }),
      Galley.button("learnMenu", () => this.learn.toggle(), { "data-testid": "learn", "aria-haspopup": "dialog" }),
      this.saved, Galley.make("span", { class: "bench-space" }),
      more, opener, Galley.button("share", () => this.sharing.share(), { "data-testid": "share", class: "bench-primary" }));
    this.codePane = Galley.make("section", { class: "bench-pane bench-left", "aria-label": Galley.say("code") });
    this.screenPane = Galley.make("section", { class: "bench-pane bench-middle", "aria-label": Galley.say("pictures") });
    this.whyPane = Galley.make("aside", { class: "bench-pane bench-why", "aria-label": Galley.say("details"), "data-testid": "why" });
    this.views = Galley.make("nav", { class: "bench-views", "aria-label": Galley.say("panes") }, ...Galley.Workbench.panes.map((name) => (
      Galley.make("button", { type: "button", "data-view": name, onclick: () => this.showPane(name) }, Galley.say(`pane.${name}`)))));
    this.toast = Galley.make("div", { class: "bench-toast", role: "status", hidden: true });
    document.addEventListener("keydown", (event) => { if (event.key === "Escape") this.toast.hidden = true; });
    document.body.replaceChildren(header,
      Galley.make("main", { class: "bench-main" }, this.codePane, this.screenPane, this.whyPane), this.views, this.toast);
    this.buildCode();
    this.buildScreen();
    this.details = Galley.make("div", { class: "details" });
    this.live = Galley.make("p", { class: "live", role: "status" });
    this.whyPane.append(this.live, this.details);
    this.showPane(this.pane ?? "code");
    this.takeDrops();
    if (!this.isListening) {
      this.isListening = true;
      addEventListener("hashchange", () => this.sharing.openLink());
      addEventListener("resize", () => this.stage.fit());
      addEventListener("pagehide", () => this.saveNow());
    }
  }

  buildCode() {
    const upper = Galley.make("div", { class: "bench-editor" });
    this.lesson = Galley.make("section", { class: "bench-lesson", hidden: true, "data-testid": "lesson", "aria-label": Galley.say("lesson") });
    const lower = Galley.make("div", { class: "bench-drawer" });
    this.editor = new Galley.Editor(upper, {
      changed: () => this.edited(), moved: (file, line) => this.trace(file, line), told: (...toast) => this.tell(...toast),
      spans: (text) => this.engine.json("spans", text) ?? [], commandSpans: (text) => (this.engine.json("commandSpans", text) ?? []).flat(),
      completeCommand: (text) => this.engine.json("completeCommand", text),
      completeCode: (file, offset) => this.completeCode(file, offset),
    });
    const bodies = Galley.Workbench.drawers.map((name) => Galley.make("div", {
      class: "bench-body", role: "tabpanel", id: `bench-${name}`, hidden: true, "data-testid": name === "problems" ? null : name,
    }));
    this.drawerTabs = Galley.Workbench.drawers.map((name) => Galley.make("button", {
      type: "button", role: "tab", "data-drawer": name, "aria-controls": `bench-${name}`, onclick: () => this.openDrawer(name, true),
    }, Galley.say(`drawer.${name}`)));
    this.bodies = bodies;
    lower.append(Galley.make("div", { class: "bench-tabs", role: "tablist", "aria-label": Galley.say("drawer") }, ...this.drawerTabs), ...bodies);
    this.keys = Galley.make("div", { class: "bench-keys", role: "toolbar", "aria-label": Galley.say("keys") }, Galley.make("button", { type: "button", "aria-label": Galley.say("candidates"), onmousedown: (/** @type {Pressed} */ event) => {
      event.preventDefault();
      this.editor.complete();
    } }, "⇥"), ...["(", ")", ".", "=", ":", "[", "]"].map((key) => (
      Galley.make("button", { type: "button", onmousedown: (/** @type {Pressed} */ event) => {
        event.preventDefault();
        this.editor.mirror.replaceSelection(key, "end", "+input");
        if (key === ".") this.editor.complete(true);
      } }, key))), Galley.make("button", { type: "button", "aria-label": Galley.say("pane.screen"), onclick: () => this.showPane("screen") }, "▶"));
    this.codePane.append(this.lesson, upper, this.keys, lower);
    this.problems = new Galley.Problems(bodies[0], {
      go: (source) => this.go(source), fix: (edits) => this.editor.apply(edits), help: (page) => this.runInShell(`help ${page}`),
      counted: (grave, all) => {
        this.drawerTabs[0].replaceChildren(Galley.say("drawer.problems"), " ", Galley.make("span", { class: grave ? "bench-count grave" : "bench-count" }, String(all)));
      },
    });
    this.diff = bodies[1];
    this.shell = new Galley.Shell(bodies[2], {
      store: this.store, module: this.module, language: this.language, before: (line) => this.bringCode(line), changed: (line) => this.shellChanged(line),
      written: (name, bytes) => Galley.download(name, bytes), edited: () => { if (this.isReady) this.save(); },
    });
    this.openDrawer("problems");
  }

  /**
   * The completions of the word that ends at an offset in a file, in bytes.
   * @param {string} file
   * @param {number} offset
   * @returns {Completion | null}
   */
  completeCode(file, offset) {
    const files = this.editor.content.filter(({ role }) => role !== "commands");
    return this.engine.json("completeCode", JSON.stringify({ files, file, offset }));
  }

  buildScreen() {
    const tools = Galley.make("div", { class: "bench-tools", role: "toolbar", "aria-label": Galley.say("surroundings") });
    this.banner = Galley.make("p", { class: "bench-banner", role: "status", hidden: true });
    const middle = Galley.make("div", { class: "room" });
    this.footer = Galley.make("div", { class: "bench-footer" });
    this.screenPane.append(tools, this.banner, middle, this.footer);
    const { devices } = this.engine.object("run", "devices --json\n");
    this.surroundings = new Galley.Surroundings(tools, { devices, changed: () => this.edited() });
    this.stage = new Galley.Stage(middle, {
      selected: () => this.explain(), applies: (word) => this.applies(word), made: (word, picture) => this.madePicture(word, picture),
      options: (word) => ({
        source: (source) => this.go(source), control: (source, part, found) => Galley.numberControl(this, source, part, found),
        extras: (found) => Galley.boxModel(this.stage.found.picture, found),
        ...(word === "code" ? { grip: (area, band) => Galley.grip(this, area, band), spaced: (found) => Galley.cellHandles(this, found) } : {}),
      }),
    });
    this.examples = new Galley.Examples(this);
    this.documents = new Galley.Documents(this);
    this.learn = new Galley.Learn(this);
  }

  /**
   * What applies the next snapshot of a picture: a line at the end of its tab, or a command of the shell. Null for other pictures.
   * @param {Word} word
   */
  applies(word) {
    if (word === "shell") return () => this.shell.type("apply");
    const line = word === "code" ? this.answer?.applying : null;
    if (!line) return null;
    return () => {
      const file = this.editor.files.find(({ role }) => role === (line === "apply" ? "commands" : "typed"));
      this.editor.select(file);
      this.editor.append(line);
    };
  }

  /**
   * The edges of a screen can be dragged; in the shell's picture, items too.
   * @param {Word} word
   * @param {Picture} picture
   */
  madePicture(word, picture) {
    if (word === "code") {
      /**
       * @param {number} width
       * @param {number} height
       */
      const set = (width, height) => this.surroundings.set({ size: [width, height] });
      new Galley.Edges(picture, { sketch: set, resized: set });
    }
    if (word !== "shell") return;
    const { shell } = this;
    new Galley.Edges(picture, {
      sketch: (width, height) => {
        const data = shell.engine.json("sketch", width, height);
        if (data) picture.update(data.panes[0]);
        this.stage.fit();
      },
      resized: (width, height) => shell.type(`container ${width}x${height}`),
    });
    Galley.reordering(picture, (/** @type {number} */ from, /** @type {number} */ to) => {
      const [moved, other] = [picture.elements.names[from], picture.elements.names[to]].map(Galley.quoted);
      shell.type(`reorder ${moved} ${from < to ? "after" : "before"} ${other}`);
    });
  }

  /** Draws the controls below the screen. */
  drawFooter() {
    this.footer.replaceChildren(...Galley.depthTools(this.stage), Galley.make("span", { class: "bench-space" }), ...Galley.zoomTools(this.stage));
    this.stage.fit();
  }

  // Panes.

  /**
   * On a narrow window, shows one of the panes: code, screen or why.
   * @param {string} name
   */
  showPane(name) {
    this.pane = name;
    document.body.dataset.pane = name;
    for (const button of this.views.children) button.setAttribute("aria-pressed", String(button.dataset.view === name));
    this.editor?.mirror.refresh();
    this.stage?.fit();
  }

  /** @param {string} name */
  openDrawer(name, isFocused = false) {
    this.drawer = name;
    for (const tab of this.drawerTabs) {
      const isOpen = tab.dataset.drawer === name;
      tab.setAttribute("aria-selected", String(isOpen));
      tab.tabIndex = isOpen ? 0 : -1;
    }
    for (const body of this.bodies) body.hidden = body.id !== `bench-${name}`;
    if (name !== "shell") return;
    this.shell.resize();
    if (isFocused) this.shell.entry.field.focus();
  }

  /**
   * @param {string} text
   * @param {string | null} [action]
   * @param {(() => void) | null} [act]
   */
  tell(text, action = null, act = null) {
    if (!this.toast) return;
    const button = action ? Galley.make("button", { type: "button", onclick: () => {
      this.toast.hidden = true;
      act();
    } }, action) : "";
    this.toast.replaceChildren(text, " ", button);
    this.toast.hidden = false;
    clearTimeout(this.toastEnd);
    this.toastEnd = setTimeout(() => { this.toast.hidden = true; }, 7000);
  }

  // Documents.

  get content() {
    return {
      name: this.name, files: this.editor.content, current: this.editor.files.indexOf(this.editor.current), surroundings: this.surroundings.values,
      selected: this.stage.selected?.key ?? null, pane: this.pane, drawer: this.drawer, entry: this.shell.entry.text, view: this.view, lesson: this.learn.state,
    };
  }

  /** Shows the stored document, or the first example. */
  restore(content = this.store.content) {
    const files = Array.isArray(content?.files) ? content.files.filter((/** @type {any} */ file) => typeof file?.name === "string" && typeof file?.text === "string") : [];
    const known = files.length ? content : { name: Galley.say("untitled"), files: [{ name: Galley.Workbench.layout, text: Galley.example }] };
    this.name = typeof known.name === "string" ? known.name : Galley.say("untitled");
    this.surroundings.restore(known.surroundings);
    const shown = files.length ? files : known.files;
    this.storedLesson = known.lesson ?? null;
    const others = [
      { name: Galley.Workbench.typed, text: Galley.say("snapshotStart"), role: "typed" },
      { name: Galley.Workbench.commands, text: Galley.say("commandsStart"), role: "commands" },
    ];
    this.editor.show([
      ...shown.filter((/** @type {{ role: string }} */ { role }) => (role ?? "file") === "file"),
      // A lesson has only the tabs that it needs.
      ...others.map((other) => shown.find((/** @type {{ role: string }} */ { role }) => role === other.role) ?? (this.storedLesson ? null : other)).filter(Boolean),
    ], known.current ?? 0);
    this.stage.selected = known.selected ? { key: known.selected, word: "code" } : null;
    this.view = "code";
    if (known.entry) this.shell.entry.set(known.entry);
    if (Galley.Workbench.drawers.includes(known.drawer)) this.openDrawer(known.drawer);
    if (Galley.Workbench.panes.includes(known.pane)) this.showPane(known.pane);
    this.drawName();
  }

  drawName() { this.nameField.textContent = `${this.name} ▾`; }

  save() {
    clearTimeout(this.saving);
    this.saving = setTimeout(() => this.saveNow(), 300);
  }

  saveNow() {
    clearTimeout(this.saving);
    const isKept = this.store.save(this.name, this.content);
    this.saved.textContent = isKept ? Galley.say("saved") : "";
  }

  /**
   * Opens another document of this browser, or a new one.
   * @param {string} id
   * @param {any} [content]
   */
  async openDocument(id, content = null) {
    this.saveNow();
    this.store.open(id);
    this.restore(content ?? this.store.content);
    this.shell.log.host.replaceChildren();
    await this.beginShell();
    this.look();
    this.saveNow();
  }

  /**
   * @param {string} name
   * @param {any} files
   */
  newDocument(name, files, surroundings = this.surroundings.values) { return this.openDocument(this.store.unusedID(), { name, files, surroundings }); }

  // Reading.

  /** Reads the code after the next frame, once for all edits before it. */
  edited() {
    this.view = "code";
    this.save();
    if (this.isWaiting) return;
    this.isWaiting = true;
    this.painted = new Promise((resolve) => {
      requestAnimationFrame(() => {
        this.isWaiting = false;
        this.look();
        resolve();
      });
    });
  }

  /** What the engine reads. The tabs of the snapshot and of commands count only if they have more than comments. */
  request(surroundings = this.surroundings.lines()) {
    const files = this.editor.content;
    /** @param {string} wanted */
    const text = (wanted) => files.find(({ role }) => role === wanted)?.text ?? "";
    /**
     * @param {string} lines
     * @param {string} comment
     */
    const holds = (lines, comment) => lines.split("\n").some((line) => line.trim() && !line.trim().startsWith(comment));
    const [typed, commands] = [text("typed"), text("commands")];
    return {
      language: this.language, files: files.filter(({ role }) => role === "file").map(({ name, text: code }) => ({ name, text: code })), surroundings,
      entries: [
        ...(holds(typed, "//") ? [{ name: Galley.Workbench.typed, text: typed }] : []),
        ...(holds(commands, "#") ? [{ name: Galley.Workbench.commands, text: commands }] : []),
      ],
    };
  }

  /** Reads the code, and draws what it makes. */
  look() {
    const { second } = this.surroundings.values;
    const other = second ? this.ask(this.request(this.surroundings.lines(second))) : null;
    const answer = this.ask({ ...this.request(), isLesson: this.learn.isInCode });
    if (!answer) return this.revive();
    // The editor draws its marks and shades once, at the end.
    this.editor.mirror.operation(() => this.show(answer, other));
    return undefined;
  }

  /**
   * Draws what the code makes on a device, and on another one.
   * @param {Answer} answer
   * @param {Answer | null} other
   */
  show(answer, other) {
    this.answer = answer;
    this.editor.mark(answer.problems);
    this.problems.show(answer.problems);
    this.stage.dim(!answer.picture);
    if (answer.picture) {
      this.stage.draw("code", answer.picture.panes[0]);
      this.stage.draw("second", other?.picture?.panes[0]);
      this.stage.draw("shell", null);
      this.drawTarget(this.learn.target);
      this.drawDifference(answer.picture.panes[0]);
    }
    this.drawBanner(answer);
    this.drawFooter();
    // Code that was pasted has other elements.
    if (answer.picture && this.stage.selected && !this.stage.found?.found) this.stage.selected = null;
    if (this.stage.selected) this.stage.select(this.stage.selected.key, "code");
    else this.selectFirst();
    if (!this.stage.selected) this.explain();
    this.seekFixes();
    this.learn.judge(answer.lesson);
  }

  /** @param {LookRequest} request */
  ask(request) {
    const answer = this.engine.json("look", JSON.stringify(request));
    return this.engine.isDead ? null : answer;
  }

  /** Starts another engine after the code trapped it, and says so. */
  async revive() {
    const reason = this.trap;
    this.engine = await this.engineForCode();
    if (this.learn.state) this.learn.read(this.learn.state.word);
    /** @type {Problem} */
    const problem = { severity: "error", message: Galley.say("readerTrapped", reason ?? ""), notes: [], source: null, check: null, rule: null, uikit: null, page: null, commands: [] };
    this.problems.show([problem]);
    this.stage.dim(true);
  }

  /** @param {Answer} answer */
  drawBanner(answer) {
    const first = answer.problems.find(({ severity }) => severity === "error");
    const text = !answer.isRead ? Galley.say("stillShown", first?.message ?? "") : answer.message ?? (answer.hasPlaceholders ? Galley.say("placeholders") : "");
    this.banner.replaceChildren(text);
    this.banner.hidden = !text;
    this.banner.classList.toggle("grave", !answer.isRead);
  }

  /** Fixes take a second reading each, so they are sought when the user pauses. */
  seekFixes() {
    clearTimeout(this.seeking);
    if (!this.answer.problems.some(({ commands, severity }) => commands.length || severity === "error")) return;
    this.seeking = setTimeout(() => {
      const fixes = this.engine.json("fixes");
      if (fixes && !this.engine.isDead) this.problems.mend(fixes);
    }, 250);
  }

  /**
   * Lists the difference of the next apply, or of the last one.
   * @param {Partial<Pane>} pane
   */
  drawDifference({ next, apply: last }) {
    const apply = next ?? last;
    const kinds = /** @type {("inserted" | "deleted" | "moved")[]} */ (["inserted", "deleted", "moved"]);
    const rows = apply ? kinds.flatMap((kind) => apply[kind].map((name) => [kind, name])) : [];
    /** @type {Record<string, string>} */
    const sign = { inserted: "+", deleted: "−", moved: "→" };
    const title = rows.length === 0 ? Galley.say("noDifference") : next ? Galley.say("nextDifference") : Galley.say("appliedDifference", apply.number);
    this.diff.replaceChildren(
      Galley.make("p", { class: "hint bench-none" }, title),
      Galley.make("ul", { class: "bench-diff" }, ...rows.slice(0, 500).map(([kind, name]) => Galley.make("li", { class: kind },
        Galley.make("span", { "aria-hidden": "true" }, sign[kind]), " ", Galley.shown(name), " ", Galley.make("span", { class: "hint" }, Galley.say(`diff.${kind}`))))));
    this.drawerTabs[1].replaceChildren(Galley.say("drawer.diff"), rows.length ? Galley.make("span", { class: "bench-count" }, String(rows.length)) : "");
  }

  // Explaining.

  selectFirst(word = "code") {
    const place = this.stage.figure(word);
    if (!place || place.figure.hidden || this.stage.selected) return;
    const { elements, pane } = place.picture;
    // The second cell of a section has more to explain than the first; it should be whole on the screen.
    const second = [...Array(elements.count).keys()].filter((index) => elements.isCell(index) && elements.item[index] === 1);
    const middle = second.find((index) => elements.x[index] + elements.width[index] <= pane.bounds[0]) ?? second[0] ?? 0;
    if (elements.count > 0) this.stage.select(elements.key(middle), word);
  }

  /** Shows the details of the selection, with the steps that lead to its frame. */
  explain() {
    const place = this.stage.found;
    if (!place) return this.details.replaceChildren(Galley.make("p", { class: "hint" }, Galley.say("nothing")));
    const { picture, word, found } = place;
    if (found) picture.pane.steps = this.steps(found, word);
    // A number that the arrow keys have just changed keeps the focus.
    const controls = () => [...this.details.querySelectorAll(".bench-control > *")];
    const focused = controls().findIndex((control) => control === document.activeElement);
    Galley.details(this.details, picture, this.stage.selected?.key);
    if (focused >= 0) /** @type {HTMLElement | undefined} */ (controls()[focused])?.focus();
    Galley.announce(this.live, found);
    picture.showSpacing(found);
    this.editor.shade(found && word === "code" ? (picture.pane.steps.sources ?? []).filter(Boolean) : []);
    this.save();
    return undefined;
  }

  /**
   * The steps of one frame, in the format for the steps of all frames.
   * @param {Found} found
   * @param {Word} word
   */
  steps({ table, index }, word) {
    const number = ["elements", "sections", "groups"].indexOf(table.tableName);
    const isTarget = word === "target";
    const isCode = word === "code" || (isTarget && this.learn.isInCode);
    const steps = isCode ? this.engine.json("why", number, index, isTarget ? 1 : 0) : word === "second" ? null : this.shell.engine.json("explain", number, index, isTarget ? 1 : 0);
    if (!steps) return { sentences: [], lists: [], parts: [], of: {}, rules: {} };
    /** @type {number[][]} */
    const of = [];
    steps.of[table.tableName].forEach((/** @type {number[]} */ list, /** @type {number} */ part) => { of[index * steps.parts.length + part] = list; });
    return { ...steps, of: { [table.tableName]: of } };
  }

  /** @param {Source} source */
  go(source) {
    this.showPane("code");
    this.editor.go(source, source.length);
  }

  /**
   * Outlines what the line at the cursor makes.
   * @param {string} file
   * @param {number} line
   */
  trace(file, line) {
    const place = this.stage?.figure("code");
    if (!place || place.figure.hidden || !this.answer) return;
    /** @param {Source} source */
    const isHere = (source) => source && source.file === file && source.line === line;
    const made = this.answer.components.filter(({ source, properties }) => isHere(source) || properties.some((property) => isHere(property.source)));
    const names = new Set(made.map(({ name }) => name));
    const kinds = new Set(made.map(({ elementKind }) => elementKind).filter(Boolean));
    const { picture } = place;
    for (const box of picture.layer.querySelectorAll(".box")) {
      const index = Number(box.dataset.index);
      const { elements } = picture;
      const component = elements.component(index)?.name;
      const section = picture.pane.sections[elements.section[index]]?.component;
      const isMade = names.has(component) || (!elements.isCell(index) && kinds.has(elements.kinds[elements.kind[index]]))
        || (elements.isCell(index) && names.has(section));
      box.classList.toggle("bench-made", isMade);
    }
    for (const old of picture.layer.querySelectorAll(".bench-traced")) old.remove();
    const { outlines } = picture;
    for (let index = 0; index < Math.min(outlines.count, 200); index += 1) {
      if (!names.has(outlines.component(index)?.name)) continue;
      const frame = Galley.make("div", { class: "bench-traced", "aria-hidden": "true" });
      Galley.place(frame, picture.seen({ table: outlines, index }));
      picture.layer.append(frame);
    }
  }

  // The shell.

  /** Starts the shell. A restored session keeps its document; it reads the code again once the code changes. */
  async beginShell() {
    const isRestored = await this.shell.begin();
    this.learn.resume(this.storedLesson);
    this.brought = isRestored ? JSON.stringify(this.request()) : null;
  }

  /** @param {string} line */
  runInShell(line) {
    this.showPane("code");
    this.openDrawer("shell");
    this.shell.type(line);
  }

  /**
   * Before a line runs in the shell, the shell reads the code if it has changed. Lines that replace the document, and lessons, do without it.
   * @param {string} line
   */
  bringCode(line) {
    const first = line.trim().split(/\s/)[0];
    const request = this.request();
    const text = JSON.stringify(request);
    if (this.brought === text || this.learn.isInShell) return;
    this.brought = text;
    if (/^(lesson|tour|help|hint|solution|open|reset|restore)$/.test(first)) return;
    const names = request.files.map(({ name, text: code }) => this.shell.put(name, new TextEncoder().encode(code)));
    this.shell.log.begin(null);
    for (const setting of request.surroundings) this.shell.enter(setting);
    this.shell.log.begin(`read ${names.join(" ")}`);
    this.shell.enter(`read ${names.join(" ")}`);
    for (const entry of request.entries) this.shell.enter(entry.text);
  }

  /**
   * Draws the shell's document if a line changed it, and offers the change for the code.
   * @param {string | null} [line]
   * @returns {void}
   */
  shellChanged(line = null) {
    const data = this.shell.engine.json("picture");
    if (!data) return;
    this.learn.update();
    const pane = data.now?.panes[0];
    const picture = JSON.stringify(pane ? [pane.elements, pane.next] : null);
    const isChanged = this.shellPicture !== undefined && picture !== this.shellPicture;
    this.shellPicture = picture;
    if (this.learn.isInShell) return this.showShell(data);
    if (line === null || !isChanged) return;
    const edits = this.brought === JSON.stringify(this.request()) ? this.engine.json("translate", line) : [];
    if (edits?.length) {
      const lines = edits.map((/** @type {Edit} */ { source, text }) => `L${source.line}: ${text.trim()}`).join(", ");
      this.shell.log.add(`${Galley.say("asCode", lines)}\n`);
      this.shell.log.entry.append(Galley.make("button", { type: "button", class: "bench-fix", onclick: () => this.editor.apply(edits) }, Galley.say("putIntoCode")));
      this.shell.log.reveal();
    }
    this.showShell(data);
  }

  /**
   * Draws the target of the lesson. A lesson about a snapshot without a layout has none.
   * @param {any} pane
   */
  drawTarget(pane) {
    this.stage.draw("target", pane, Galley.say("target"));
    this.lesson.classList.toggle("untargeted", !pane);
  }

  /** @param {any} data */
  showShell(data) {
    this.view = "shell";
    this.stage.draw("code", null);
    this.stage.draw("second", null);
    this.stage.draw("shell", data.now?.panes[0], Galley.say("now"));
    this.drawTarget(data.target?.panes[0]);
    this.banner.replaceChildren(...(this.learn.isInShell ? [data.now ? "" : Galley.say("noLayout")] : [
      Galley.say("onlyInShell"), " ", Galley.button("openAsCode", () => this.openAsCode()), " ", Galley.button("backToCode", () => this.backToCode()),
    ]));
    this.banner.hidden = this.learn.isInShell && Boolean(data.now);
    this.banner.classList.remove("grave");
    this.drawDifference(data.now?.panes[0] ?? {});
    this.drawFooter();
    this.stage.selected = this.stage.found?.found ? this.stage.selected : null;
    this.selectFirst("shell");
    this.explain();
  }

  /** Opens the shell's document as UIKit code, in a document of its own. */
  openAsCode() {
    const { engine } = this.shell;
    const code = Galley.exportedCode(engine.printed("enter", "export swift -"));
    const surroundings = this.surroundings.of(engine.object("enter", "show environment --json"));
    return this.newDocument(Galley.say("untitled"), [{ name: Galley.Workbench.layout, text: code }], surroundings);
  }

  backToCode() {
    this.view = "code";
    this.look();
  }

  undo() { return this.view === "shell" ? this.shell.type("undo") : this.editor.undo(); }
  redo() { return this.view === "shell" ? this.shell.type("redo") : this.editor.redo(); }

  // Files.

  takeDrops() {
    if (this.takesDrops) return;
    this.takesDrops = true;
    for (const name of ["dragover", "drop"]) {
      addEventListener(name, (event) => {
        if (!event.dataTransfer?.types.includes("Files")) return;
        event.preventDefault();
        if (name === "drop") this.takeDrop(event.dataTransfer);
      }, true);
    }
  }

  /**
   * Takes dropped files and the Swift files of dropped folders. A folder with lessons and no Swift is a course.
   * @param {DataTransfer} transfer
   */
  async takeDrop(transfer) {
    const items = [...transfer.items];
    const entries = /** @type {(DroppedRoot | null)[]} */ (items.map((item) => item.webkitGetAsEntry?.()));
    if (!entries.some((entry) => entry && "createReader" in entry)) return this.takeFiles(transfer.files);
    // In Chromium, a page on disk can read handles but no entries; other browsers have only entries.
    const roots = await Promise.all(items.map((item, index) => item.getAsFileSystemHandle?.() ?? entries[index]));
    const files = await Galley.filesIn(roots.filter(Boolean));
    if (files.some(({ name }) => name.endsWith(".swift"))) return this.takeFiles(files.filter(({ name }) => name.endsWith(".swift")));
    if (files.length === 0) return this.tell(Galley.say("nothingToOpen"));
    return this.learn.takeFolder(roots[0].name, files);
  }

  /**
   * Opens Swift files as a new document, and other files in the shell.
   * @param {any} files
   */
  async takeFiles(files) {
    const code = [...files].filter(({ name }) => name.endsWith(".swift"));
    const others = [...files].filter(({ name }) => !name.endsWith(".swift"));
    if (code.length) {
      const read = await Promise.all(code.map(async (file) => ({ name: file.name, text: await file.text() })));
      /** @type {Set<string>} */
      const names = new Set();
      for (const file of read) {
        // Files of different folders can have the same name.
        file.name = Galley.unusedName(file.name, (name) => names.has(name));
        names.add(file.name);
      }
      await this.newDocument(read[0].name.replace(/\.swift$/, ""), read);
    }
    for (const file of others) {
      const word = this.shell.put(file.name, new Uint8Array(await file.arrayBuffer()));
      this.brought = JSON.stringify(this.request());
      this.runInShell(`open ${word}`);
    }
  }

  /** @param {string} language */
  async speak(language) {
    this.saveNow();
    this.store.write("galley.language", language);
    this.language = language;
    await this.begin();
  }
};

/**
 * The Swift files and lessons in files and folders, to any depth, in the order of their names.
 * @param {DroppedRoot[]} roots
 * @param {File[]} [found]
 * @returns {Promise<File[]>}
 */
Galley.filesIn = async (roots, found = []) => {
  for (const root of roots.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    if (found.length > 500) break;
    if ("values" in root) {
      const children = [];
      for await (const child of root.values()) children.push(child);
      await Galley.filesIn(children, found);
    } else if ("createReader" in root) {
      const reader = root.createReader();
      /** @type {DroppedRoot[]} */
      const children = [];
      for (;;) {
        const part = await new Promise((resolve, reject) => { reader.readEntries(resolve, reject); });
        if (part.length === 0) break;
        children.push(...part);
      }
      await Galley.filesIn(children, found);
    } else if (/\.(swift|galley)$/.test(root.name)) {
      found.push("getFile" in root ? await root.getFile() : await new Promise((resolve, reject) => { root.file(resolve, reject); }));
    }
  }
  return found;
};
