// The screens of the workbench: the layout of the code on one device or two, or the shell's layout beside a lesson's target.
"use strict";

Galley.Stage = class {
  /** Elements move to their new places in this time, in milliseconds, if there are not too many. */
  static moving = 120;
  static mostMoving = 400;

  /**
   * @param host the element for the pictures
   * @param asked why(table, index, isTarget), selected(), grip and the other options of a picture
   */
  constructor(host, asked) {
    this.asked = asked;
    this.host = host;
    this.element = Galley.make("div", { class: "stage", "data-testid": "screen" });
    host.append(this.element);
    this.figures = new Map();
    this.depths = new Set();
    this.scale = null;
    new ResizeObserver(() => this.fit()).observe(host);
  }

  figure(word) { return this.figures.get(word) ?? null; }

  get shown() { return [...this.figures.values()].filter(({ figure }) => !figure.hidden); }

  /** Draws the picture of a word, such as `code` or `target`; hides it if there is no data. */
  draw(word, data, title = null) {
    const pane = data?.panes[0];
    let place = this.figures.get(word);
    if (!pane) {
      if (place) place.figure.hidden = true;
      return;
    }
    if (!place) {
      place = this.make(word, pane);
      this.figures.set(word, place);
    } else {
      const former = this.frames(place.picture);
      place.picture.update(pane);
      if (!place.figure.hidden) this.move(place.picture, former);
    }
    place.figure.hidden = false;
    if (String([...place.picture.depths]) !== String([...this.depths])) place.picture.outline(this.depths);
    const size = pane.contentSize.map(Galley.number).join(" × ");
    place.caption.replaceChildren(title ? Galley.make("strong", {}, title) : "", " ", Galley.shown(pane.title), " ",
      Galley.make("span", {}, Galley.say("content", size)));
    // The first apply inserts everything, which is not worth playing.
    const play = pane.apply?.number > 1 ? Galley.playControls(place.picture) : null;
    place.controls.replaceChildren(...(play ? [play] : []));
  }

  make(word, pane) {
    const caption = Galley.make("figcaption", {});
    const host = Galley.make("div", {});
    const controls = Galley.make("div", { class: "controls" });
    const figure = Galley.make("figure", { class: word }, caption, host, controls);
    this.element.append(figure);
    const options = {
      selected: (key) => this.select(key, word), source: this.asked.source, control: this.asked.control, extras: this.asked.extras,
      ...(word === "code" ? { grip: this.asked.grip, spaced: this.asked.spaced } : {}),
    };
    const picture = new Galley.Picture(host, pane, options);
    this.asked.made?.(word, picture);
    return { figure, caption, controls, picture, word };
  }

  // Moving.

  /** The frames of the drawn elements, by their keys. */
  frames(picture) {
    const frames = new Map();
    const { elements } = picture;
    for (const box of picture.layer.querySelectorAll(".box")) {
      const index = Number(box.dataset.index);
      frames.set(elements.key(index), elements.frame(index));
    }
    return frames;
  }

  move(picture, former) {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const boxes = picture.layer.querySelectorAll(".box");
    if (boxes.length > Galley.Stage.mostMoving) return;
    for (const box of boxes) {
      const index = Number(box.dataset.index);
      const old = former.get(picture.elements.key(index));
      const now = picture.elements.frame(index);
      if (!old || ["x", "y", "width", "height"].every((part) => old[part] === now[part])) continue;
      box.animate([
        { translate: `${old.x - now.x}px ${old.y - now.y}px`, width: `${old.width}px`, height: `${old.height}px` },
        { translate: "0 0", width: `${now.width}px`, height: `${now.height}px` },
      ], { duration: Galley.Stage.moving, easing: "ease-out" });
    }
  }

  // Selecting.

  /** Selects a key in all pictures that have it. `word` names the picture that is explained. */
  select(key, word = this.selected?.word ?? this.shown[0]?.word) {
    this.selected = { key, word };
    for (const { picture, word: own } of this.shown) picture.select(key, own !== word);
    this.asked.selected();
  }

  /** The explained picture, and the selected table and index in it. */
  get found() {
    const place = this.figures.get(this.selected?.word);
    const shown = place && !place.figure.hidden ? place : this.shown[0];
    return shown ? { ...shown, found: shown.picture.find(this.selected?.key) } : null;
  }

  // Sizes.

  outline(depth, isShown) {
    if (isShown) this.depths.add(depth);
    else this.depths.delete(depth);
    for (const { picture } of this.figures.values()) picture.outline(this.depths);
  }

  zoom(scale) {
    this.scale = scale === null ? null : Math.min(Math.max(scale, 0.15), 3);
    this.fit();
  }

  /** The largest scale at which all pictures fit, side by side or one below the other; a lesson's target may lie over the screen. */
  get fitting() {
    const { shown } = this;
    const room = this.host.getBoundingClientRect();
    const widths = shown.map(({ picture }) => picture.pane.bounds[0] + 48);
    const heights = shown.map(({ picture }) => picture.pane.bounds[1] + 36);
    const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
    const used = shown.map(({ controls }) => controls.offsetHeight + 40);
    const scale = (width, height, taken) => Math.min((room.width - 20) / width, (room.height - taken) / height);
    const [most, highest] = [Math.max(...widths), Math.max(...heights)];
    const isOver = this.element.classList.contains("overlaid");
    const beside = scale(isOver ? most : sum(widths), highest, Math.max(...used));
    const below = scale(most, sum(heights), sum(used));
    this.element.classList.toggle("stacked", !isOver && below > beside);
    return Math.min(1, Math.max(0.2, beside, isOver ? 0 : below));
  }

  fit() {
    if (this.shown.length === 0 || this.host.clientWidth === 0) return;
    const scale = this.scale ?? this.fitting;
    for (const { picture } of this.shown) picture.zoom(scale);
    this.asked.zoomed?.(scale);
  }

  /** Dims the pictures of code that does not read any more. */
  dim(isDimmed) { this.figures.get("code")?.figure.classList.toggle("dimmed", isDimmed); }
};
