// The exported page: the tree on the left, the stage in the middle, the details of the selected element on the right.
// @ts-check
"use strict";

Galley.Page = class {
  /** @param {any} data */
  constructor(data) {
    this.read(data);
    this.build();
    this.update(data);
  }

  /** @param {any} data */
  read(data) {
    Galley.words = data.words;
    document.documentElement.lang = data.language;
  }

  build() {
    this.tools = Galley.make("div", { class: "page-tools", role: "toolbar", "aria-label": Galley.say("view") });
    this.state = Galley.make("p", { class: "page-state", role: "status" });
    this.playground = Galley.make("a", { class: "page-playground", hidden: true }, Galley.say("playground"));
    this.notes = Galley.make("ul", { class: "page-notes" });
    this.tree = Galley.make("ul", { class: "tree" });
    const room = Galley.make("div", { class: "room" });
    this.side = Galley.make("div", { class: "details" });
    this.live = Galley.make("p", { class: "live", role: "status" });
    document.body.append(
      Galley.make("header", { class: "page-header" }, Galley.make("h1", {}, "Galley"), this.tools, this.state, this.playground),
      Galley.make("main", { class: "page-main" },
        Galley.make("nav", { class: "page-list", "aria-label": Galley.say("elements") }, this.tree),
        Galley.make("div", { class: "page-middle" }, this.notes, room),
        Galley.make("aside", { class: "page-details", "aria-label": Galley.say("details") }, this.live, this.side)));
    this.list = new Galley.List(this.tree, { selected: (/** @type {string | null} */ key) => this.select(key, true) });
    this.stage = new Galley.Stage(room, { selected: () => this.show(), stacks: () => innerWidth < 1000 });
  }

  /**
   * Shows new data, or a message if there is none. Existing pictures keep their scroll positions.
   * @param {any} data
   */
  update(data) {
    if (data.message) return this.notes.replaceChildren(Galley.make("li", {}, data.message));
    this.read(data);
    const { panes } = data;
    const known = this.stage.figures.size;
    for (let position = 0; position < Math.max(panes.length, known); position += 1) this.stage.draw(position, panes[position]);
    this.list.update(this.first);
    this.notes.replaceChildren(...panes.flatMap((/** @type {Pane} */ pane) => this.remarks(pane)).map((/** @type {any} */ note) => Galley.make("li", {}, note)));
    this.tools.replaceChildren(...Galley.zoomTools(this.stage), ...Galley.depthTools(this.stage));
    this.link(data.playground);
    this.stage.fit();
    this.show();
    return undefined;
  }

  get first() { return this.stage.figure(0).picture; }
  get selected() { return this.stage.selected?.key; }

  /** @param {Pane} pane */
  remarks(pane) {
    const { count, total } = pane.elements;
    return count < total ? [...pane.notes, Galley.say("tooMany", count, total)] : pane.notes;
  }

  /**
   * The link to the playground. An address that would run a script is ignored.
   * @param {string | null} address
   */
  link(address) {
    const isSafe = address && ["http:", "https:", "file:"].includes(new URL(address, location.href).protocol);
    this.playground.hidden = !isSafe;
    if (isSafe) this.playground.href = address;
  }

  /**
   * Selects an element in every picture that has it; `isRevealed` scrolls to it.
   * @param {string | null} key
   * @param {boolean} isRevealed
   */
  select(key, isRevealed) { this.stage.select(key, 0, isRevealed); }

  show() {
    const { found } = this.stage;
    this.list.select(this.selected);
    Galley.details(this.side, found.picture, this.selected);
    Galley.announce(this.live, found.found);
  }

  /**
   * Shows whether the page follows the shell.
   * @param {any} state
   */
  tell(state) {
    this.state.textContent = Galley.say(state);
    this.state.className = `page-state ${state}`;
  }
};

/**
 * Starts with the data in the page. With `live`, follows the files of that name.
 * @param {string | null} live
 */
Galley.start = (live) => {
  // Every change draws everything again, so fewer boxes are drawn outside the visible range.
  if (live) Galley.Field.wholeLimit = 500;
  const page = new Galley.Page(JSON.parse(document.getElementById("galley-data").textContent));
  Galley.page = page;
  if (live) new Galley.Follower(live, { data: (/** @type {any} */ data) => page.update(data), state: (/** @type {any} */ state) => page.tell(state) });
};
