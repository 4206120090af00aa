// The page: pictures side by side, the tree on their left, the details of the selected element on their right.
"use strict";

Galley.Page = class {
  /** The smallest scale at which details are visible. */
  static smallest = 0.15;

  constructor(data) {
    this.scale = null;
    this.pictures = [];
    this.depths = new Set();
    this.read(data);
    this.build();
    this.update(data);
    addEventListener("resize", () => this.fit());
  }

  read(data) {
    Galley.words = data.words;
    document.documentElement.lang = data.language;
  }

  build() {
    this.tools = Galley.make("div", { class: "tools", role: "toolbar", "aria-label": Galley.say("view") });
    this.state = Galley.make("p", { class: "state", role: "status" });
    this.notes = Galley.make("ul", { class: "notes" });
    this.tree = Galley.make("ul", { class: "tree" });
    this.stage = Galley.make("div", { class: "stage" });
    this.side = Galley.make("div", { class: "details", "aria-live": "polite" });
    document.body.append(
      Galley.make("header", {}, Galley.make("h1", {}, "Galley"), this.tools, this.state),
      Galley.make("main", {},
        Galley.make("nav", { "aria-label": Galley.say("elements") }, this.tree),
        Galley.make("div", { class: "middle" }, this.notes, this.stage),
        Galley.make("aside", { "aria-label": Galley.say("details") }, this.side)));
    this.list = new Galley.List(this.tree, { selected: (key) => this.select(key, true) });
  }

  /** Shows new data, or a message if there is none. Existing pictures keep their scroll positions. */
  update(data) {
    if (data.message) return this.notes.replaceChildren(Galley.make("li", {}, data.message));
    this.read(data);
    const panes = data.panes;
    while (this.pictures.length > panes.length) this.pictures.pop().figure.remove();
    panes.forEach((pane, position) => {
      const known = this.pictures[position];
      if (known) known.picture.update(pane);
      else this.pictures.push(this.add(pane, position));
      this.describe(this.pictures[position], pane);
    });
    this.list.update(this.first);
    this.notes.replaceChildren(...panes.flatMap((pane) => this.remarks(pane)).map((note) => Galley.make("li", {}, note)));
    this.drawTools();
    this.fit();
    this.show();
  }

  get first() { return this.pictures[0].picture; }

  remarks(pane) {
    const { count, total } = pane.elements;
    return count < total ? [...pane.notes, Galley.say("tooMany", count, total)] : pane.notes;
  }

  add(pane) {
    const caption = Galley.make("figcaption", {});
    const host = Galley.make("div", {});
    const controls = Galley.make("div", { class: "controls" });
    const figure = Galley.make("figure", {}, caption, host, controls);
    this.stage.append(figure);
    const picture = new Galley.Picture(host, pane, { selected: (key) => this.select(key, false, picture) });
    return { figure, caption, controls, picture };
  }

  describe({ caption, controls, picture }, pane) {
    const [width, height] = pane.contentSize.map(Galley.number);
    caption.replaceChildren(Galley.make("strong", {}, Galley.shown(pane.title)), " ",
      Galley.make("span", {}, Galley.say("content", `${width} × ${height}`)));
    const play = Galley.playControls(picture);
    controls.replaceChildren(...(play ? [play] : []));
  }

  drawTools() {
    const button = (word, name, action) =>
      Galley.make("button", { type: "button", class: name, onclick: action }, Galley.say(word));
    const depths = this.first.outlines.depths.map((depth) => {
      const box = Galley.make("input", {
        type: "checkbox", class: "depth", "data-depth": depth, onchange: () => this.toggle(depth, box.checked),
      });
      box.checked = this.depths.has(depth);
      const label = Galley.make("label", { class: "depth" }, box, " ", String(depth));
      label.style.setProperty("--hue", Galley.hue(depth * 3 + 2));
      return label;
    });
    this.tools.replaceChildren(
      button("smaller", "smaller", () => this.zoom((this.scale ?? this.fitting) / 1.25)),
      button("larger", "larger", () => this.zoom((this.scale ?? this.fitting) * 1.25)),
      button("fit", "fit", () => this.zoom(null)),
      ...(depths.length ? [Galley.make("fieldset", { class: "depths" }, Galley.make("legend", {}, Galley.say("groups")), ...depths)] : []));
  }

  toggle(depth, isShown) {
    if (isShown) this.depths.add(depth);
    else this.depths.delete(depth);
    for (const { picture } of this.pictures) picture.outline(this.depths);
  }

  zoom(scale) {
    this.scale = scale === null ? null : Math.min(Math.max(scale, Galley.Page.smallest), 3);
    this.fit();
  }

  /** The scale at which each picture fits the window, with as many pictures side by side as the style allows. */
  get fitting() {
    const room = this.stage.parentElement.clientWidth;
    const height = innerHeight - this.stage.getBoundingClientRect().top - 40
      - Math.max(...this.pictures.map(({ caption, controls }) => caption.offsetHeight + controls.offsetHeight + 10));
    const isBeside = getComputedStyle(this.stage).flexWrap === "nowrap";
    const widths = this.pictures.map(({ picture }) => picture.pane.bounds[0]);
    const around = 60;
    const width = isBeside
      ? (room - around * widths.length) / widths.reduce((sum, own) => sum + own, 0) : (room - around) / Math.max(...widths);
    const tallest = Math.max(...this.pictures.map(({ picture }) => picture.pane.bounds[1] + 30));
    return Math.min(1, Math.max(Galley.Page.smallest, Math.min(height / tallest, width)));
  }

  fit() {
    for (const { picture } of this.pictures) picture.zoom(this.scale ?? this.fitting);
    // Smaller pictures may make the controls take up more lines, which changes the scale.
    const scale = this.scale ?? this.fitting;
    for (const { picture } of this.pictures) picture.zoom(scale);
  }

  /** Selects an element in the tree and in every picture that has it. */
  select(key, isRevealed, source = this.first) {
    this.selected = key;
    this.source = source;
    for (const { picture } of this.pictures) {
      picture.select(key, isRevealed || picture !== source);
      if (isRevealed) picture.showSpacing(picture.found);
    }
    this.list.select(key);
    this.show();
  }

  show() { Galley.details(this.side, this.source ?? this.first, this.selected); }

  /** Shows whether the page follows the shell. */
  tell(state) {
    this.state.textContent = Galley.say(state);
    this.state.className = `state ${state}`;
  }
};

/** Starts with the data in the page. With `live`, follows the files of that name. */
Galley.start = (live) => {
  // Every change draws everything again, so fewer boxes are drawn outside the visible range.
  if (live) Galley.Field.wholeLimit = 500;
  const page = new Galley.Page(JSON.parse(document.getElementById("galley-data").textContent));
  Galley.page = page;
  if (live) new Galley.Follower(live, { data: (data) => page.update(data), state: (state) => page.tell(state) });
};
