// One picture or several, side by side or one below the other, in the page and in the workbench.
// @ts-check
"use strict";

Galley.Stage = class {
  /** Elements move to their new places in this time, in milliseconds, if there are not too many. */
  static moving = 120;
  static mostMoving = 400;

  /** The smallest scale at which details are visible, and the largest one. */
  static scales = [0.15, 3];

  /**
   * @param {HTMLElement} host the element for the pictures
   * @param {StageAsked} asked selected(), stacks() tells whether pictures may stand one below the other, zoomed(scale), made(word, picture), options(word) of a picture, applies(word): what applies the next snapshot of a picture
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

  /** @param {string | number} word */
  figure(word) { return this.figures.get(word) ?? null; }

  get shown() { return [...this.figures.values()].filter(({ figure }) => !figure.hidden); }

  /**
   * Draws a pane as the picture of a word, such as `code` or `target`; hides the picture if there is no pane.
   * @param {string | number} word
   * @param {Pane} pane
   * @param {string} [title]
   */
  draw(word, pane, title = null) {
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
    place.caption.replaceChildren(Galley.make("strong", {}, title ?? Galley.shown(pane.title)), " ", title ? `${Galley.shown(pane.title)} ` : "",
      Galley.make("span", {}, Galley.say("content", size)));
    // The first apply inserts everything, which is not worth playing.
    const play = pane.next || pane.apply?.number > 1 ? Galley.playControls(place.picture, this.asked.applies?.(word)) : null;
    place.controls.replaceChildren(...(play ? [play] : []));
  }

  /**
   * @param {string | number} word
   * @param {Pane} pane
   */
  make(word, pane) {
    const caption = Galley.make("figcaption", {});
    const host = Galley.make("div", {});
    const controls = Galley.make("div", { class: "controls" });
    const figure = Galley.make("figure", { class: String(word) }, caption, host, controls);
    this.element.append(figure);
    const picture = new Galley.Picture(host, pane, { selected: (key) => this.select(key, word), ...this.asked.options?.(word) });
    this.asked.made?.(word, picture);
    return { figure, caption, controls, picture, word };
  }

  // Moving.

  /**
   * The frames of the drawn elements, by their keys.
   * @param {Picture} picture
   */
  frames(picture) {
    const frames = new Map();
    const { elements } = picture;
    for (const box of picture.layer.querySelectorAll(".box")) {
      const index = Number(box.dataset.index);
      frames.set(elements.key(index), elements.frame(index));
    }
    return frames;
  }

  /**
   * @param {Picture} picture
   * @param {Map<string, Rect>} former
   */
  move(picture, former) {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const boxes = picture.layer.querySelectorAll(".box");
    if (boxes.length > Galley.Stage.mostMoving) return;
    for (const box of boxes) {
      const index = Number(box.dataset.index);
      const old = former.get(picture.elements.key(index));
      const now = picture.elements.frame(index);
      if (!old || Galley.sides.every((part) => old[part] === now[part])) continue;
      box.animate([
        { translate: `${old.x - now.x}px ${old.y - now.y}px`, width: `${old.width}px`, height: `${old.height}px` },
        { translate: "0 0", width: `${now.width}px`, height: `${now.height}px` },
      ], { duration: Galley.Stage.moving, easing: "ease-out" });
    }
  }

  // Selecting.

  /**
   * Selects a key in all pictures that have it. `word` names the picture that is explained; `isRevealed` scrolls to the element there too.
   * @param {string | null} key
   */
  select(key, word = this.selected?.word ?? this.shown[0]?.word, isRevealed = false) {
    /** @type {{ key: string | null, word: Word } | null} */
    this.selected = { key, word };
    for (const { picture, word: own } of this.shown) {
      picture.select(key, isRevealed || own !== word);
      if (isRevealed) picture.showSpacing(picture.found);
    }
    this.asked.selected();
  }

  /** The explained picture, and the selected table and index in it. */
  get found() {
    const place = this.figures.get(this.selected?.word);
    const shown = place && !place.figure.hidden ? place : this.shown[0];
    return shown ? { ...shown, found: shown.picture.find(this.selected?.key) } : null;
  }

  // Sizes.

  /**
   * @param {number} depth
   * @param {boolean} isShown
   */
  outline(depth, isShown) {
    if (isShown) this.depths.add(depth);
    else this.depths.delete(depth);
    for (const { picture } of this.figures.values()) picture.outline(this.depths);
  }

  /** @param {number} scale */
  zoom(scale) {
    const [least, most] = Galley.Stage.scales;
    this.scale = scale === null ? null : Math.min(Math.max(scale, least), most);
    this.fit();
  }

  /** The largest scale at which all pictures fit, side by side or one below the other; a lesson's target may lie over the screen. */
  get fitting() {
    const { shown } = this;
    const room = this.host.getBoundingClientRect();
    const widths = shown.map(({ picture }) => picture.pane.bounds[0] + picture.edge);
    const heights = shown.map(({ picture }) => picture.pane.bounds[1] + picture.edge);
    /** @param {number[]} numbers */
    const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
    // What does not scale: the distance between pictures, the captions and the controls.
    const used = shown.map(({ caption, controls }) => caption.offsetHeight + controls.offsetHeight + 20);
    /**
     * @param {number} width
     * @param {number} height
     * @param {number} across
     * @param {number} along
     */
    const scale = (width, height, across, along) => Math.min((room.width - 24 - across) / width, (room.height - 20 - along) / height);
    const [most, highest] = [Math.max(...widths), Math.max(...heights)];
    const isOver = this.element.classList.contains("overlaid");
    const beside = isOver ? scale(most, highest, 0, Math.max(...used)) : scale(sum(widths), highest, (shown.length - 1) * 28, Math.max(...used));
    const below = scale(most, sum(heights), 0, sum(used));
    const isStacked = !isOver && below > beside && (this.asked.stacks?.() ?? true);
    this.element.classList.toggle("stacked", isStacked);
    return Math.min(1, Math.max(Galley.Stage.scales[0], isStacked ? below : beside));
  }

  fit() {
    if (this.shown.length === 0 || this.host.clientWidth === 0) return;
    const scale = this.scale ?? this.fitting;
    for (const { picture } of this.shown) picture.zoom(scale);
    this.asked.zoomed?.(scale);
  }

  /**
   * Dims the pictures of code that does not read any more.
   * @param {boolean} isDimmed
   */
  dim(isDimmed) { this.figures.get("code")?.figure.classList.toggle("dimmed", isDimmed); }
};

/**
 * The buttons that change the scale of a stage, with the scale between them.
 * @param {Stage} stage
 */
Galley.zoomTools = (stage) => {
  const scale = () => stage.shown[0]?.picture.scale ?? 1;
  const percent = Galley.make("span", { class: "percent" });
  /** @param {number} now */
  stage.asked.zoomed = (now) => { percent.textContent = `${Math.round(now * 100)}%`; };
  return [
    Galley.icon("smaller", "−", () => stage.zoom(scale() / 1.25), { class: "icon smaller" }), percent,
    Galley.icon("larger", "+", () => stage.zoom(scale() * 1.25), { class: "icon larger" }), Galley.icon("fit", "⤢", () => stage.zoom(null), { class: "icon fit" }),
  ];
};

/**
 * The boxes that show the outlines of groups: one for each depth, from the outermost groups; none if there are no groups.
 * @param {Stage} stage
 */
Galley.depthTools = (stage) => {
  const depths = stage.found?.picture.outlines.depths ?? [];
  const labels = depths.map((/** @type {number} */ depth) => {
    const box = Galley.make("input", { type: "checkbox", class: "depth", "data-depth": depth, onchange: () => stage.outline(depth, box.checked) });
    box.checked = stage.depths.has(depth);
    const label = Galley.make("label", { class: "depth" }, box, " ", depths.length > 1 ? String(depth + 1) : Galley.say("groups"));
    label.style.setProperty("--hue", Galley.hue(depth * 3 + 2));
    return label;
  });
  if (labels.length < 2) return labels;
  return [Galley.make("div", { class: "depths", role: "group", "aria-label": Galley.say("groups") }, Galley.make("span", {}, Galley.say("groups")), ...labels)];
};
