// The tree of sections and elements next to the pictures.
// @ts-check
"use strict";

/** The number of elements of a section that are listed at a time. */
const listedAtOnce = 200;

Galley.List = class {
  /**
   * @param {HTMLElement} host
   * @param {any} options
   */
  constructor(host, options) {
    this.options = options;
    this.host = host;
    this.opened = new Set();
    this.closed = new Set();
    this.ranges = new Map();
    host.setAttribute("role", "tree");
    host.setAttribute("aria-label", Galley.say("elements"));
    host.addEventListener("keydown", (/** @type {Pressed} */ event) => this.pressed(event));
    host.addEventListener("click", (/** @type {Pointed} */ event) => this.clicked(event));
  }

  /** @param {Picture} picture */
  update(picture) {
    this.elements = picture.elements;
    this.pane = picture.pane;
    this.sections = this.grouped();
    this.draw();
  }

  /**
   * The indices of elements by section: boundary items of the layout under -1, then sections in order, each with headers and footers,
   * cells, badges, backgrounds.
   */
  grouped() {
    const { elements } = this;
    const groups = new Map();
    for (let index = 0; index < elements.count; index += 1) {
      const section = elements.section[index];
      if (!groups.has(section)) groups.set(section, []);
      groups.get(section).push(index);
    }
    /** @param {number} index */
    const rank = (index) =>
      (elements.isCell(index) ? 1 : elements.isBackground(index) ? 3 : elements.isAttached(index) ? 2 : 0);
    // Headers come before footers.
    /** @param {number} index */
    const place = (index) => (rank(index) === 0 ? elements.y[index] + elements.x[index] : index);
    for (const indices of groups.values()) indices.sort((/** @type {number} */ a, /** @type {number} */ b) => rank(a) - rank(b) || place(a) - place(b));
    return [...groups].sort(([a], [b]) => a - b).map(([section, indices]) => ({ section, indices }));
  }

  /** @param {any} section */
  sectionName(section) { return section < 0 ? Galley.say("layout") : this.pane.sections[section].name; }

  /**
   * Sections are initially open, unless there are many elements.
   * @param {any} section
   */
  isOpen(section) {
    const name = this.sectionName(section);
    return this.elements.count <= 500 ? !this.closed.has(name) : this.opened.has(name);
  }

  draw() {
    const focused = /** @type {HTMLElement | null} */ (this.host.querySelector("[tabindex='0']"))?.dataset.node;
    const isFocused = this.host.contains(document.activeElement);
    this.host.replaceChildren(...this.sections.map(({ section, indices }) => this.branch(section, indices)));
    const nodes = [.../** @type {NodeListOf<HTMLElement>} */ (this.host.querySelectorAll("[role=treeitem]"))];
    const first = nodes.find((node) => node.dataset.node === focused) ?? nodes.find((node) => this.isSelected(node)) ?? nodes[0];
    if (first) first.tabIndex = 0;
    if (isFocused) first?.focus();
  }

  /** @param {any} node */
  isSelected(node) { return node.getAttribute("aria-selected") === "true"; }

  /**
   * @param {any} section
   * @param {any} indices
   */
  branch(section, indices) {
    const isOpen = this.isOpen(section);
    const name = this.sectionName(section);
    const key = `section ${name}`;
    const component = this.pane.sections[section]?.component;
    const { from, to } = this.range(name);
    const items = !isOpen ? [] : [
      this.more(name, "before", from), ...indices.slice(from, to).map((/** @type {number} */ index) => this.leaf(index)),
      this.more(name, "after", indices.length - to),
    ].filter(Boolean);
    const title = Galley.make("span", { class: "title" }, Galley.shown(name));
    const note = Galley.make("span", { class: "note" }, component ?? "");
    const count = Galley.make("span", { class: "note" }, String(indices.length));
    const branch = Galley.make("li", {
      role: "treeitem", "aria-level": 1, "aria-expanded": String(isOpen), tabindex: -1, "data-node": key,
      "data-section": name, ...(section < 0 ? {} : { "data-key": key, "aria-selected": String(key === this.selected) }),
    }, Galley.make("div", { class: "line" }, Galley.make("span", { class: "triangle", "aria-hidden": "true" }), title, note, count), Galley.make("ul", { role: "group" }, ...items));
    branch.style.setProperty("--hue", Galley.hue(Math.max(section, 0)));
    return branch;
  }

  /**
   * The range of a section's elements that are listed.
   * @param {string} name
   */
  range(name) { return this.ranges.get(name) ?? { from: 0, to: listedAtOnce }; }

  /**
   * The row for the elements before or after the listed ones; null if there are none.
   * @param {string} name
   * @param {any} place
   * @param {number} count
   */
  more(name, place, count) {
    if (count <= 0) return null;
    return Galley.make("li", { role: "treeitem", "aria-level": 2, tabindex: -1, class: "more", "data-node": `more ${place} ${name}`,
      "data-more": name, "data-place": place }, Galley.say("more", count));
  }

  /**
   * @param {string} name
   * @param {any} place
   */
  extend(name, place) {
    const { from, to } = this.range(name);
    const count = 5 * listedAtOnce;
    this.ranges.set(name, place === "before" ? { from: Math.max(0, from - count), to } : { from, to: to + count });
    this.draw();
  }

  /**
   * Extends the listed range of a section to a position or, if that is far away, moves the range there.
   * @param {string} name
   * @param {number} position
   */
  include(name, position) {
    const { from, to } = this.range(name);
    if (position >= from && position < to) return;
    const isNear = position >= to && position - from < 10 * listedAtOnce;
    this.ranges.set(name, { from: isNear ? from : Math.max(0, position - listedAtOnce / 2), to: position + listedAtOnce / 2 });
  }

  /** @param {number} index */
  leaf(index) {
    const { elements } = this;
    const key = elements.key(index);
    return Galley.make("li", {
      role: "treeitem", "aria-level": 2, "aria-selected": String(key === this.selected), tabindex: -1, "data-node": key,
      "data-key": key,
    }, Galley.make("span", { class: "title" }, Galley.shown(elements.name(index))),
      Galley.make("span", { class: "note" }, elements.isCell(index) ? elements.component(index)?.name ?? "" : elements.describe(index)));
  }

  /**
   * Selects a key. Lists the element and opens its section. Groups are not listed.
   * @param {string | null} key
   */
  select(key) {
    this.selected = key;
    const index = this.elements.indexOf(key);
    if (index >= 0) this.list(index);
    for (const node of this.host.querySelectorAll("[aria-selected=true]")) node.setAttribute("aria-selected", "false");
    const node = [.../** @type {NodeListOf<HTMLElement>} */ (this.host.querySelectorAll("[data-key]"))].find((node) => node.dataset.key === key);
    node?.setAttribute("aria-selected", "true");
    (node?.querySelector(":scope > .line") ?? node)?.scrollIntoView({ block: "nearest" });
  }

  /**
   * Opens an element's section with the element in its listed range.
   * @param {number} index
   */
  list(index) {
    const entry = this.sections.find(({ section }) => section === this.elements.section[index]);
    const name = this.sectionName(entry.section);
    const position = entry.indices.indexOf(index);
    const { from, to } = this.range(name);
    const isListed = this.isOpen(entry.section) && position >= from && position < to;
    if (isListed) return;
    this.opened.add(name);
    this.closed.delete(name);
    this.include(name, position);
    this.draw();
  }

  /** @param {Pointed} event */
  clicked(event) {
    const node = event.target.closest("[role=treeitem]");
    if (!node) return;
    if (event.target.closest(".triangle")) this.flip(node);
    else this.activate(node);
  }

  /** @param {any} node */
  activate(node) {
    this.focus(node);
    if (node.dataset.key !== undefined) return this.options.selected(node.dataset.key);
    if (node.dataset.more !== undefined) return this.extend(node.dataset.more, node.dataset.place);
    this.flip(node);
  }

  /**
   * Opens or closes a section.
   * @param {any} node
   */
  flip(node) {
    this.focus(node);
    this.toggle(node, node.getAttribute("aria-expanded") !== "true");
  }

  /**
   * @param {any} node
   * @param {boolean} isOpen
   */
  toggle(node, isOpen) {
    const name = node.dataset.section;
    (isOpen ? this.opened : this.closed).add(name);
    (isOpen ? this.closed : this.opened).delete(name);
    this.draw();
  }

  /** @param {any} node */
  focus(node) {
    this.host.querySelector("[tabindex='0']")?.setAttribute("tabindex", "-1");
    node.tabIndex = 0;
    node.focus();
  }

  /** @param {Pressed} event */
  pressed(event) {
    /** @type {HTMLElement | null} */
    const node = event.target.closest("[role=treeitem]");
    if (!node) return;
    const nodes = [.../** @type {NodeListOf<HTMLElement>} */ (this.host.querySelectorAll("[role=treeitem]"))];
    const position = nodes.indexOf(node);
    const isBranch = node.dataset.section !== undefined;
    const isOpen = node.getAttribute("aria-expanded") === "true";
    /** @param {any} target */
    const go = (target) => target && this.focus(target);
    /** @type {Record<string, () => void>} */
    const actions = {
      ArrowDown: () => go(nodes[position + 1]), ArrowUp: () => go(nodes[position - 1]),
      Home: () => go(nodes[0]), End: () => go(nodes[nodes.length - 1]),
      ArrowRight: () => (isBranch && !isOpen ? this.toggle(node, true) : go(nodes[position + 1])),
      ArrowLeft: () => (isBranch && isOpen ? this.toggle(node, false) : go(node.parentElement.closest("[role=treeitem]"))),
      Enter: () => this.activate(node), " ": () => this.activate(node),
    };
    if (!actions[event.key]) return;
    event.preventDefault();
    actions[event.key]();
  }
};
