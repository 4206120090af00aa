// The details of the selected element, group or section: its identity, its frame, and the steps that lead to the frame.
// @ts-check
"use strict";

/**
 * @param {HTMLElement} host
 * @param {Picture} picture
 * @param {string | null} key
 */
Galley.details = (host, picture, key) => {
  const found = picture.find(key);
  if (!found) {
    const words = key ? "gone" : "nothing";
    return host.replaceChildren(Galley.make("p", { class: "hint" }, Galley.say(words)));
  }
  const { table, index } = found;
  const frame = table.frame(index);
  const rows = [
    ["kind", table.describe(index)], ...Galley.identity[/** @type {TableName} */ (table.tableName)](picture, index),
    ["frame", Galley.sides.map((part) => Galley.number(frame[part])).join(", ")],
    ...Galley.origin[/** @type {TableName} */ (table.tableName)](picture, index),
  ];
  host.replaceChildren(
    Galley.make("h2", { tabindex: -1 }, Galley.shown(table.name(index))),
    ...(picture.pane.steps.reasons ?? []).map((/** @type {string} */ reason) => Galley.make("p", { class: "reason" }, reason)),
    ...(picture.options.extras?.(found) ?? []),
    Galley.make("dl", {}, ...rows.filter(([, content]) => content.length > 0).flatMap(([word, content]) => [
      Galley.make("dt", {}, Galley.say(word)), Galley.make("dd", { "data-row": word }, ...[content].flat())])),
    ...Galley.steps(picture.pane.steps, found, picture.options));
};

/**
 * Tells screen readers what is selected, in one sentence rather than the whole explanation.
 * @param {HTMLElement} live
 * @param {Found} found
 */
Galley.announce = (live, found) => {
  if (!found) return;
  const { x, y, width, height } = found.table.frame(found.index);
  live.textContent = `${Galley.shown(found.table.name(found.index))}: ${[x, y, width, height].map(Galley.number).join(", ")}`;
};

/** The rows that identify an element, section or group. Each row is a word, followed by text or by text and elements. */
Galley.identity = {
  /**
   * @param {Picture} picture
   * @param {number} index
   */
  elements: ({ elements }, index) => [
    ["section", Galley.shown(elements.sectionName(index))], ["index", elements.item[index] < 0 ? "" : String(elements.item[index])],
    ["zIndex", String(elements.z[index])],
  ],
  /**
   * @param {any} _
   * @param {number} index
   */
  sections: (_, index) => [["index", String(index)]],
  /**
   * @param {Picture} picture
   * @param {number} index
   */
  groups: ({ outlines, pane }, index) => [
    ["section", Galley.shown(pane.sections[outlines.section[index]].name)], ["index", String(outlines.group[index])],
  ],
};

/** The rows with the component of an element, section or group, and with the notation of its size. */
Galley.origin = {
  /**
   * @param {Picture} picture
   * @param {number} index
   */
  elements: (picture, index) => {
    const { elements, outlines } = picture;
    const component = elements.component(index);
    if (!component) return [];
    const state = elements.isMeasured(index) ? "measured" : elements.isEstimated(index) ? "estimated" : null;
    return [
      ["component", Galley.way(picture, elements.section[index], outlines.around(elements, index), component.name)],
      ...Galley.sizeRows(component), ["state", state ? Galley.say(state) : ""],
    ];
  },
  /**
   * @param {Picture} picture
   * @param {number} index
   */
  sections: ({ pane }, index) => {
    const { component, insets } = pane.sections[index];
    return [["component", component ?? ""], ["insets", Galley.insetsText(insets)]];
  },
  /**
   * @param {Picture} picture
   * @param {number} index
   */
  groups: (picture, index) => {
    const { outlines } = picture;
    const component = outlines.component(index);
    if (!component) return [];
    const way = Galley.way(picture, outlines.section[index], outlines.outside(index), component.name);
    return [["component", way], ...Galley.sizeRows(component)];
  },
};

/** @param {Part} part */
Galley.sizeRows = ({ size, insets }) => [["size", size.join(" × ")], ["insets", Galley.insetsText(insets)]];

/** @param {number[]} insets */
Galley.insetsText = (insets) => (insets.some((inset) => inset !== 0) ? insets.map(Galley.number).join(", ") : "");

/**
 * The path from a section through groups to a component, as buttons that select each of them.
 * @param {Picture} picture
 * @param {any} section
 * @param {number[]} groups
 * @param {string} name
 */
Galley.way = (picture, section, groups, name) => {
  const { outlines, sections, pane } = picture;
  const stops = [
    { name: pane.sections[section]?.component, key: () => sections.key(section) },
    ...groups.map((group) => ({ name: outlines.component(group)?.name, key: () => outlines.key(group) })),
  ].filter((stop) => stop.name);
  /**
   * @param {Pressed} event
   * @param {string | null} key
   */
  const choose = (event, key) => {
    const host = event.target.closest("dl").parentElement;
    picture.choose(key);
    host.querySelector("h2")?.focus();
  };
  const buttons = stops.map((stop) =>
    Galley.make("button", { type: "button", class: "stop", onclick: (/** @type {Pressed} */ event) => choose(event, stop.key()) }, Galley.shown(stop.name)));
  // The cell is not repeated if its component is the group itself.
  const last = stops.length > 0 && stops[stops.length - 1].name === name ? [] : [name].filter(Boolean);
  return [...buttons, ...last].flatMap((part, position) => (position > 0 ? [" › ", part] : [part]));
};

/**
 * The steps that lead to each number of a frame. With `source` in the options, each step links to the code that decides it.
 * @param {any} steps
 * @param {Found} found
 * @param {any} parts
 */
Galley.steps = (steps, { table, index }, { source: opened = null, control = null } = {}) => {
  const count = steps.parts.length;
  const of = steps.of[table.tableName] ?? [];
  if (index * count >= of.length) {
    const name = Galley.shown(table.name(index));
    return [Galley.make("p", { class: "hint" }, Galley.say("unexplained", name))];
  }
  return steps.parts.map((/** @type {Side} */ part, /** @type {number} */ position) => {
    const list = steps.lists[of[index * count + position]];
    const lines = [];
    for (let entry = 0; entry < list.length; entry += 2) {
      const [sentence, rule, note, assumption] = steps.sentences[list[entry + 1]];
      const source = steps.sources?.[list[entry + 1]];
      lines.push(Galley.make("li", {}, Galley.make("span", { class: "result" }, Galley.number(list[entry])),
        Galley.make("span", { class: "sentence" }, sentence, source ? " " : null, source ? Galley.sourceLink(source, opened) : null),
        source ? control?.(source, part, { table, index }) ?? null : null,
        note ? Galley.make("span", { class: "remark" }, note) : null,
        Galley.make("details", { class: "rule" }, Galley.make("summary", {}, rule),
          Galley.make("p", {}, steps.rules[rule] ?? ""),
          assumption ? Galley.make("p", { class: "remark" }, Galley.say("assumed", assumption)) : null)));
    }
    const value = list.length ? Galley.number(list[list.length - 2]) : "";
    return Galley.make("section", { class: "steps", "data-part": part },
      Galley.make("h3", {}, `${part} = ${value}`), Galley.make("ol", {}, ...lines));
  });
};

/**
 * The line of a source: a button where the code can be shown, otherwise text.
 * @param {Source} source
 * @param {any} opened
 */
Galley.sourceLink = (source, opened) => {
  const text = `L${source.line}`;
  if (!opened) return Galley.make("span", { class: "source" }, `${source.file?.split("/").pop() ?? ""} ${text}`.trim());
  return Galley.make("button", {
    type: "button", class: "source", title: Galley.say("showCode", source.line), "aria-label": Galley.say("showCode", source.line), onclick: () => opened(source),
  }, text);
};
