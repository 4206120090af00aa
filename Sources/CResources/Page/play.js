// Replays the last apply with a collection view's animation: deleted cells fade out, inserted ones fade in, others move.
// @ts-check
"use strict";

/** The maximum number of animated cells. Only cells that are visible before or after are animated. */
const mostGhosts = 3000;

Galley.Play = class {
  /** The duration in seconds: UIKit's own, and slow motion. */
  static seconds = 0.3;
  static slowSeconds = 3;

  constructor(picture) {
    this.picture = picture;
    this.layer = Galley.make("div", { class: "ghosts", "aria-hidden": "true" });
    this.progress = 1;
  }

  get apply() { return this.picture.pane.apply; }

  /** Makes a ghost of each cell that was or is visible. */
  begin() {
    const { picture, apply } = this;
    const { elements } = picture;
    const before = new Galley.Table(apply, ["section"]);
    const rows = new Map(apply.names.map((name, row) => [name, row]));
    const [inserted, deleted, moved] = [new Set(apply.inserted), new Set(apply.deleted), apply.moved];
    const order = new Map(moved.map((name, position) => [name, position + 1]));
    this.ghosts = [];
    const names = [];
    for (let index = 0; index < elements.count && elements.isCell(index); index += 1) {
      names.push({ name: elements.names[index], index });
    }
    for (const name of apply.names) if (deleted.has(name)) names.push({ name, index: -1 });
    for (const { name, index } of names) {
      const from = rows.has(name) && !inserted.has(name) ? before.frame(rows.get(name)) : null;
      const to = index < 0 ? null : picture.seen({ table: elements, index });
      if (!this.isNear(from) && !this.isNear(to)) continue;
      if (this.ghosts.length >= mostGhosts) break;
      const section = index < 0 ? before.section[rows.get(name)] : elements.section[index];
      this.ghosts.push({ name, from, to, element: this.ghost(name, section, from, to, order.get(name)) });
    }
    this.layer.replaceChildren(...this.ghosts.map((ghost) => ghost.element));
    picture.layer.append(this.layer);
    picture.layer.classList.add("playing");
  }

  ghost(name, section, from, to, number) {
    const kind = !from ? "inserted" : !to ? "deleted" : number ? "moved" : "kept";
    const mark = { inserted: "+ ", deleted: "− ", moved: `${number} → `, kept: "" }[kind];
    const element = Galley.make("div", { class: `ghost ${kind}`, "data-name": name },
      Galley.make("span", {}, mark + Galley.shown(name)));
    element.style.setProperty("--hue", Galley.hue(section));
    return element;
  }

  isNear(frame) {
    if (!frame) return false;
    const { axis, bounds } = this.picture.pane;
    const room = axis === "vertical" ? bounds[1] : bounds[0];
    const { start } = Galley.along({ ...this.picture.offset, width: 0, height: 0 }, axis);
    const own = Galley.along(frame, axis);
    return own.start < start + 2 * room && own.start + own.length > start - room;
  }

  /** Shows the apply at a progress from 0 to 1. Stepwise means deletions, then moves, then insertions. */
  show(progress, isStepwise = false) {
    if (!this.ghosts) this.begin();
    this.progress = progress;
    const part = (number) => (isStepwise ? Math.min(Math.max(progress * 3 - number, 0), 1) : progress);
    const [deleted, moved, inserted] = [part(0), part(1), part(2)];
    for (const { from, to, element } of this.ghosts) {
      const mix = (key) => (from && to ? from[key] + (to[key] - from[key]) * moved : (from ?? to)[key]);
      Galley.place(element, { x: mix("x"), y: mix("y"), width: mix("width"), height: mix("height") });
      element.style.opacity = String(!from ? inserted : !to ? 1 - deleted : 1);
    }
  }

  /** Removes the ghosts and shows the cells again. */
  end() {
    this.layer.remove();
    this.picture.layer.classList.remove("playing");
    this.ghosts = null;
    this.progress = 1;
  }

  /** Plays to the end, or back to the start. */
  run(target, seconds, isStepwise, told) {
    cancelAnimationFrame(this.timer);
    const [start, began] = [this.progress === target ? 1 - target : this.progress, performance.now()];
    const step = (now) => {
      const passed = Math.min((now - began) / 1000 / seconds, 1);
      this.show(start + (target - start) * passed, isStepwise);
      told(this.progress);
      if (passed < 1) this.timer = requestAnimationFrame(step);
      else if (target === 1) this.end();
    };
    this.timer = requestAnimationFrame(step);
  }
};

/** The controls for replaying the last apply. */
Galley.playControls = (picture) => {
  const apply = picture.pane.apply;
  if (!apply) return null;
  const play = new Galley.Play(picture);
  const slow = Galley.make("input", { type: "checkbox", class: "slow" });
  const stepwise = Galley.make("input", { type: "checkbox", class: "stepwise" });
  const slider = Galley.make("input", {
    type: "range", min: 0, max: 100, value: 100, class: "progress", "aria-label": Galley.say("progress"),
    oninput: () => (slider.value === "100" ? play.end() : play.show(slider.value / 100, stepwise.checked)),
  });
  const told = (progress) => { slider.value = String(Math.round(progress * 100)); };
  const run = (target) => play.run(target, slow.checked ? Galley.Play.slowSeconds : Galley.Play.seconds, stepwise.checked, told);
  const step = () => {
    const next = play.progress >= 1 ? 0 : Math.min(1, Math.floor(play.progress * 3 + 1.001) / 3);
    stepwise.checked = true;
    next === 1 ? play.end() : play.show(next, true);
    told(next);
  };
  const button = (word, name, action) => Galley.make("button", { type: "button", class: name, onclick: action }, Galley.say(word));
  return Galley.make("fieldset", { class: "play" },
    Galley.make("legend", {}, Galley.say("apply", apply.number)),
    Galley.make("span", { class: "counts" },
      Galley.say("counts", apply.inserted.length, apply.deleted.length, apply.moved.length)),
    button("back", "back", () => run(0)), button("play", "forward", () => run(1)), button("step", "step", step), slider,
    Galley.make("label", {}, slow, " ", Galley.say("slow")), Galley.make("label", {}, stepwise, " ", Galley.say("stepwise")));
};
