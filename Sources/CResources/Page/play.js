// Plays an apply with a collection view's animation: deleted cells fade out, inserted ones fade in, others move. The last apply has been
// played when its picture is drawn; the next one, of pending edits, is marked on the picture until it is played.
// @ts-check
"use strict";

/** The maximum number of animated cells. Only cells that are visible before or after are animated. */
const mostGhosts = 3000;

Galley.Play = class {
  /** The duration in seconds: UIKit's own, and slow motion. */
  static seconds = 0.3;
  static slowSeconds = 3;

  /** @param {Picture} picture a picture whose pane has a next apply, or a last one */
  constructor(picture) {
    this.picture = picture;
    const { next, apply } = picture.pane;
    this.apply = next ?? apply;
    /** The progress at which the picture itself is shown. */
    this.rest = next ? 0 : 1;
    this.layer = Galley.make("div", { class: "ghosts", "aria-hidden": "true" });
    this.progress = this.rest;
    this.isMarking = false;
    this.isStepwise = false;
    /** @type {{ from: Rect | null, to: Rect | null, element: HTMLElement }[] | null} */
    this.ghosts = null;
    this.timer = 0;
  }

  get isNext() { return this.rest === 0; }

  /** The frames and sections of the cells before and after the apply, by their names. */
  get sides() {
    const { picture, apply } = this;
    const { elements } = picture;
    const here = new Map();
    for (let index = 0; index < elements.count && elements.isCell(index); index += 1) {
      here.set(elements.names[index], { frame: picture.seen({ table: elements, index }), section: elements.section[index] });
    }
    const table = new Galley.Table(apply, ["section"]);
    const there = new Map(apply.names.map((name, row) => [name, { frame: table.frame(row), section: table.section[row] }]));
    return this.isNext ? [here, there] : [there, here];
  }

  /** Makes a ghost of each cell that is visible before or after; for marks, only of those that the apply inserts, deletes or moves. */
  begin(isMarked = false) {
    const { apply, picture } = this;
    const [before, after] = this.sides;
    const [inserted, deleted] = [new Set(apply.inserted), new Set(apply.deleted)];
    const order = new Map(apply.moved.map((name, position) => [name, position + 1]));
    this.ghosts = [];
    for (const name of [...after.keys(), ...apply.deleted]) {
      if (isMarked && !inserted.has(name) && !deleted.has(name) && !order.has(name)) continue;
      const from = inserted.has(name) ? null : before.get(name) ?? null;
      const to = deleted.has(name) ? null : after.get(name) ?? null;
      if (!this.isNear(from?.frame) && !this.isNear(to?.frame)) continue;
      if (this.ghosts.length >= mostGhosts) break;
      this.ghosts.push({
        from: from?.frame ?? null, to: to?.frame ?? null, element: this.ghost(name, (to ?? from).section, from, to, order.get(name)),
      });
    }
    this.layer.replaceChildren(...this.ghosts.map((ghost) => ghost.element));
    this.layer.classList.toggle("marks", isMarked);
    picture.layer.append(this.layer);
    picture.layer.classList.toggle("playing", !isMarked);
  }

  /**
   * @param {string} name
   * @param {number} section
   * @param {any} from
   * @param {any} to
   * @param {number | undefined} number the place among the moves
   */
  ghost(name, section, from, to, number) {
    const kind = !from ? "inserted" : !to ? "deleted" : number ? "moved" : "kept";
    const mark = { inserted: "+ ", deleted: "− ", moved: `${number} → `, kept: "" }[kind];
    const element = Galley.make("div", { class: `ghost ${kind}`, "data-name": name },
      Galley.make("span", {}, mark + Galley.shown(name)));
    element.style.setProperty("--hue", Galley.hue(section));
    return element;
  }

  /** @param {Rect} frame */
  isNear(frame) {
    if (!frame) return false;
    const { axis, bounds } = this.picture.pane;
    const room = axis === "vertical" ? bounds[1] : bounds[0];
    const { start } = Galley.along({ ...this.picture.offset, width: 0, height: 0 }, axis);
    const own = Galley.along(frame, axis);
    return own.start < start + 2 * room && own.start + own.length > start - room;
  }

  /**
   * Shows the apply at a progress from 0 to 1. Stepwise means deletions, then moves, then insertions.
   * @param {number} progress
   */
  show(progress, isStepwise = false) {
    if (progress === this.rest) return this.end();
    if (!this.ghosts || this.isMarking) this.begin();
    this.isMarking = false;
    this.isStepwise = isStepwise;
    this.progress = progress;
    /** @param {number} number */
    const part = (number) => (isStepwise ? Math.min(Math.max(progress * 3 - number, 0), 1) : progress);
    const [deleted, moved, inserted] = [part(0), part(1), part(2)];
    for (const { from, to, element } of this.ghosts) {
      /** @param {Side} key */
      const mix = (key) => (from && to ? from[key] + (to[key] - from[key]) * moved : (from ?? to)[key]);
      Galley.place(element, { x: mix("x"), y: mix("y"), width: mix("width"), height: mix("height") });
      element.style.opacity = String(!from ? inserted : !to ? 1 - deleted : 1);
    }
    return undefined;
  }

  /** Marks what the next apply changes: where it inserts, what it deletes, and from where to where it moves. */
  mark() {
    this.begin(true);
    this.isMarking = true;
    for (const { from, to, element } of this.ghosts) {
      Galley.place(element, to ?? from);
      if (from && to) this.layer.append(Galley.arrow(from, to));
    }
  }

  /** Draws the ghosts again after the picture was drawn again. */
  redraw() {
    if (this.isMarking) return this.mark();
    if (!this.ghosts) return undefined;
    this.ghosts = null;
    return this.show(this.progress, this.isStepwise);
  }

  /** Shows the picture itself again, with the marks of the next apply. */
  end() {
    this.layer.remove();
    this.picture.layer.classList.remove("playing");
    this.ghosts = null;
    this.isMarking = false;
    this.progress = this.rest;
    if (this.isNext) this.mark();
  }

  /**
   * Plays to the end, or back to the start.
   * @param {number} target
   * @param {number} seconds
   * @param {boolean} isStepwise
   * @param {(progress: number) => void} told
   */
  run(target, seconds, isStepwise, told) {
    cancelAnimationFrame(this.timer);
    const [start, began] = [this.progress === target ? 1 - target : this.progress, performance.now()];
    /** @param {number} now */
    const step = (now) => {
      const passed = Math.min((now - began) / 1000 / seconds, 1);
      this.show(start + (target - start) * passed, isStepwise);
      told(this.progress);
      if (passed < 1) this.timer = requestAnimationFrame(step);
    };
    this.timer = requestAnimationFrame(step);
  }
};

/**
 * An arrow from the middle of a frame to the middle of another one.
 * @param {Rect} from
 * @param {Rect} to
 */
Galley.arrow = (from, to) => {
  /** @param {Rect} rect */
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const [[x, y], [endX, endY]] = [middle(from), middle(to)];
  const arrow = Galley.make("div", { class: "arrow" });
  Object.assign(arrow.style, {
    left: `${x}px`, top: `${y}px`, width: `${Math.hypot(endX - x, endY - y)}px`, rotate: `${Math.atan2(endY - y, endX - x)}rad`,
  });
  return arrow;
};

/**
 * The controls for playing the next apply, or the last one. `applies`, if there is something to do for it, applies the next snapshot.
 * @param {Picture} picture
 * @param {(() => void) | null} [applies]
 */
Galley.playControls = (picture, applies = null) => {
  const { next, apply } = picture.pane;
  if (!next && !apply) return null;
  const play = new Galley.Play(picture);
  const slow = Galley.make("input", { type: "checkbox", class: "slow" });
  const stepwise = Galley.make("input", { type: "checkbox", class: "stepwise" });
  const slider = Galley.make("input", {
    type: "range", min: 0, max: 100, value: play.rest * 100, class: "progress", "aria-label": Galley.say("progress"),
    oninput: () => play.show(slider.value / 100, stepwise.checked),
  });
  /** @param {number} progress */
  const told = (progress) => { slider.value = String(Math.round(progress * 100)); };
  /** @param {number} target */
  const run = (target) => play.run(target, slow.checked ? Galley.Play.slowSeconds : Galley.Play.seconds, stepwise.checked, told);
  const step = () => {
    const progress = play.progress >= 1 ? 0 : Math.min(1, Math.floor(play.progress * 3 + 1.001) / 3);
    stepwise.checked = true;
    play.show(progress, true);
    told(progress);
  };
  if (next) play.mark();
  picture.redrawn = () => play.redraw();
  /**
   * @param {string} word
   * @param {string} name
   * @param {() => void} action
   */
  const button = (word, name, action) => Galley.make("button", { type: "button", class: name, onclick: action }, Galley.say(word));
  const { number, inserted, deleted, moved } = play.apply;
  return Galley.make("fieldset", { class: "play" },
    Galley.make("legend", {}, Galley.say(next ? "nextApply" : "apply", number)),
    Galley.make("span", { class: "counts" }, Galley.say("counts", inserted.length, deleted.length, moved.length)),
    button("back", "back", () => run(0)), button("play", "forward", () => run(1)), button("step", "step", step), slider,
    Galley.make("label", {}, slow, " ", Galley.say("slow")), Galley.make("label", {}, stepwise, " ", Galley.say("stepwise")),
    next && applies ? button("applyNext", "applyNext", applies) : null);
};
