// What is known of the selected element: its identity, its frame, and the steps that lead to it.
"use strict";

Galley.details = (host, picture, key) => {
  const { elements } = picture;
  const index = key ? elements.indexOf(key) : -1;
  if (index < 0) {
    const words = key ? "gone" : "nothing";
    return host.replaceChildren(Galley.make("p", { class: "hint" }, Galley.say(words)));
  }
  const frame = elements.frame(index);
  const rows = [
    ["kind", elements.describe(index)], ["section", Galley.shown(elements.sectionName(index))],
    ["index", elements.item[index] < 0 ? "" : String(elements.item[index])],
    ["frame", ["x", "y", "width", "height"].map((part) => Galley.number(frame[part])).join(", ")],
    ["zIndex", String(elements.z[index])], ...Galley.origin(picture, index),
  ];
  host.replaceChildren(
    Galley.make("h2", { tabindex: -1 }, Galley.shown(elements.name(index))),
    Galley.make("dl", {}, ...rows.filter(([, text]) => text !== "").flatMap(([word, text]) => [
      Galley.make("dt", {}, Galley.say(word)), Galley.make("dd", { "data-row": word }, text)])),
    ...Galley.steps(picture.pane.steps, index, elements));
};

/** The components an element comes from, and how their sizes are given. */
Galley.origin = (picture, index) => {
  const { elements, outlines } = picture;
  const component = elements.component(index);
  if (!component) return [];
  const groups = outlines.around(elements, index).map((group) => outlines.component(group)?.name).filter(Boolean);
  const own = picture.pane.sections[elements.section[index]]?.component;
  const path = [own, ...groups, component.name].filter(Boolean);
  const state = elements.isMeasured(index) ? "measured" : elements.isEstimated(index) ? "estimated" : null;
  return [
    ["component", path.filter((name, position) => name !== path[position - 1]).join(" › ")], ["size", component.size.join(" × ")],
    ["insets", component.insets.some((inset) => inset !== 0) ? component.insets.map(Galley.number).join(", ") : ""],
    ["state", state ? Galley.say(state) : ""],
  ];
};

/** The steps behind each number of a frame. */
Galley.steps = (steps, index, elements) => {
  const count = steps.parts.length;
  if (index * count >= steps.of.length) {
    const name = Galley.shown(elements.name(index));
    return [Galley.make("p", { class: "hint" }, Galley.say("unexplained", name))];
  }
  return steps.parts.map((part, position) => {
    const list = steps.lists[steps.of[index * count + position]];
    const lines = [];
    for (let entry = 0; entry < list.length; entry += 2) {
      const [sentence, rule, note, assumption] = steps.sentences[list[entry + 1]];
      lines.push(Galley.make("li", {}, Galley.make("span", { class: "result" }, Galley.number(list[entry])),
        Galley.make("span", { class: "sentence" }, sentence),
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
