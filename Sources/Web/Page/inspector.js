// What can be changed from the screen and from the explanation: numbers, gaps, insets and edges, all as literals of the code.
// @ts-check
"use strict";

Galley.forms = ["absolute", "fractionalWidth", "fractionalHeight", "estimated"];

/**
 * The property of a component of the code; undefined if the code does not set it.
 * @param {Workbench} bench
 * @param {string | null} component
 * @param {string} property
 */
Galley.propertyOf = (bench, component, property) =>
  bench.answer?.components.find(({ name }) => name === component)?.properties.find(({ name }) => name === property);

/**
 * A number as a handle: drag it, or use the arrow keys.
 * @param {CodeNumber} number
 * @param {Workbench["editor"]} editor
 * @param {string} label
 */
Galley.spinner = (number, editor, label) => {
  const element = Galley.make("span", {
    class: "bench-number", role: "spinbutton", tabindex: 0, "aria-valuenow": number.text, "aria-label": label, title: Galley.say("dragNumber"),
  }, number.text);
  const step = Galley.stepOf(number.text);
  element.addEventListener("pointerdown", (/** @type {Pointed} */ event) => {
    event.preventDefault();
    const write = editor.drag(number);
    Galley.pulled(event, ({ x }) => write(Number(number.text) + Math.round(x / 4) * step));
  });
  element.addEventListener("keydown", (/** @type {Pressed} */ event) => {
    const count = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
    if (!count) return;
    event.preventDefault();
    editor.drag(number)(Number(number.text) + count * (event.shiftKey ? 10 : 1) * step);
  });
  return element;
};

/**
 * The controls of a step: its number as a handle and, for a dimension, the menu of its forms. Null if the code has no such number.
 * @param {Workbench} bench
 * @param {Source} source
 * @param {Side} part
 * @param {Found} found
 */
Galley.numberControl = (bench, source, part, found) => {
  if (bench.view !== "code") return null;
  const number = bench.editor.numberIn(source);
  if (!number) return null;
  const { from, to } = Galley.range(number.doc, source);
  const text = number.doc.getRange(from, to);
  const form = Galley.forms.find((name) => text.includes(`${name}(`));
  const controls = Galley.make("span", { class: "bench-control" }, Galley.spinner(number, bench.editor, Galley.say("numberOf", text)));
  if (form && (part === "width" || part === "height")) {
    const menu = Galley.make("select", { "aria-label": Galley.say("form"), onchange: () => Galley.convert(bench, source, text, menu.value, part, found) },
      ...Galley.forms.map((name) => Galley.make("option", { value: name, selected: name === form }, name)));
    controls.append(menu);
  }
  return controls;
};

/**
 * Writes a dimension in another form, with the number that keeps the frame.
 * @param {Workbench} bench
 * @param {Source} source
 * @param {string} text
 * @param {string} form
 * @param {Side} part
 * @param {Found} found
 */
Galley.convert = (bench, source, text, form, part, { table, index }) => {
  const key = table.key(index);
  const length = table.frame(index)[part];
  /** @param {number | string} number */
  const written = (number) => text.replace(new RegExp(`(${Galley.forms.join("|")})\\([^()]*\\)`), `${form}(${number})`);
  /** @param {number | string} number */
  const measure = (number) => {
    const request = bench.request();
    const file = request.files.find(({ name }) => name === source.file);
    const { doc } = bench.editor.file(source.file);
    const { from, to } = Galley.range(doc, source);
    const [start, end] = [doc.indexFromPos(from), doc.indexFromPos(to)];
    file.text = file.text.slice(0, start) + written(number) + file.text.slice(end);
    const pane = bench.ask(request)?.picture?.panes[0];
    if (!pane) return null;
    /** @type {Record<string, any>} */
    const tables = { elements: Galley.Elements, groups: Galley.Outlines, sections: Galley.Sections };
    const found = new tables[table.tableName](pane);
    const at = found.indexOf(key);
    return at < 0 ? null : found.frame(at)[part];
  };
  let number = Galley.number(length);
  if (form.startsWith("fractional")) {
    const whole = measure("1");
    const fraction = whole ? length / whole : null;
    const exact = fraction && [1, 2, 3, 4, 5, 6].flatMap((parts) => [...Array(parts).keys()].map((count) => [count + 1, parts]))
      .find(([count, parts]) => Math.abs(count / parts - fraction) * whole < 0.2);
    number = fraction === null ? null : exact && exact[1] > 1 ? (exact[0] / exact[1] * 1000 % 1 === 0 ? String(exact[0] / exact[1]) : `${exact[0]}.0 / ${exact[1]}`) : exact ? "1" : String(Number(fraction.toFixed(4)));
  }
  const after = number === null ? null : measure(number);
  if (after === null || Math.abs(after - length) > 0.4) {
    bench.tell(Galley.say("noForm", form));
    bench.look();
    return;
  }
  bench.editor.apply([{ source, text: written(number) }]);
};

/**
 * The box model of a cell or a group: its insets around its size.
 * @param {Picture} picture
 * @param {Found} found
 */
Galley.boxModel = (picture, { table, index }) => {
  const component = table.component?.(index);
  if (!component) return [];
  const [top, left, bottom, right] = component.insets.map(Galley.number);
  const { width, height } = table.frame(index);
  /**
   * @param {string} name
   * @param {any} value
   */
  const side = (name, value) => Galley.make("span", { class: `bench-side ${name}` }, value);
  return [Galley.make("div", { class: "bench-box", "aria-label": Galley.say("boxModel", `${top}, ${left}, ${bottom}, ${right}`), role: "img" },
    side("top", top), side("left", left), side("right", right), side("bottom", bottom),
    Galley.make("div", { class: "bench-core" }, `${Galley.number(width)} × ${Galley.number(height)}`))];
};

/**
 * Lets a gap or an inset of the screen be dragged if its number is a literal of the code.
 * @param {Workbench} bench
 * @param {HTMLElement} area
 * @param {Band} band
 */
Galley.grip = (bench, area, { component, property, side, axis }) => {
  if (bench.view !== "code" || !component || !property) return;
  const { isMirrored } = bench.stage.figure("code").picture.pane;
  const label = side ? { top: "top", bottom: "bottom", left: isMirrored ? "trailing" : "leading", right: isMirrored ? "leading" : "trailing" }[side] : null;
  const source = Galley.propertyOf(bench, component, property)?.source;
  const number = source ? bench.editor.numberIn(source, label) : null;
  if (!number) return;
  area.classList.add("bench-draggable", axis);
  area.title = `${component}.${property}${label ? `.${label}` : ""}`;
  area.dataset.property = area.title;
  const sign = side === "bottom" || side === "right" || (!side && axis === "horizontal" && isMirrored) ? -1 : 1;
  area.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    event.stopPropagation();
    const { scale } = bench.stage.figure("code").picture;
    const write = bench.editor.drag(number);
    Galley.pulled(event, ({ x, y }) => write(Math.round(Number(number.text) + sign * (axis === "horizontal" ? x : y) / scale)));
  });
};

/**
 * Handles at the edges of the selected cell, and the distances from it to the element under the pointer.
 * @param {Workbench} bench
 * @param {Found} found
 */
Galley.cellHandles = (bench, found) => {
  const picture = bench.stage.figure("code")?.picture;
  if (!picture || bench.view !== "code" || !found) return;
  const selected = picture.found;
  if (selected && selected.table === found.table && selected.index !== found.index && found.table === picture.elements) {
    Galley.distances(picture, picture.seen(selected), picture.seen(found));
    return;
  }
  const { table, index } = found;
  if (table !== picture.elements || picture.selected !== table.key(index)) return;
  const component = table.component(index)?.name;
  const frame = picture.seen(found);
  for (const [part, axis] of /** @type {["width" | "height", "x" | "y"][]} */ ([["width", "x"], ["height", "y"]])) {
    const property = Galley.propertyOf(bench, component, part);
    const number = property?.source ? bench.editor.numberIn(property.source) : null;
    if (!number) continue;
    const isFraction = property.value.startsWith("fractional");
    const sign = part === "width" && picture.pane.isMirrored ? -1 : 1;
    const handle = Galley.make("div", { class: `bench-edge ${part}`, title: `${component}.${part}`, "data-property": `${component}.${part}` });
    Galley.place(handle, part === "width"
      ? { x: (sign > 0 ? frame.x + frame.width : frame.x) - 4, y: frame.y + frame.height / 4, width: 8, height: frame.height / 2 }
      : { x: frame.x + frame.width / 4, y: frame.y + frame.height - 4, width: frame.width / 2, height: 8 });
    handle.addEventListener("pointerdown", (/** @type {Pointed} */ event) => {
      event.preventDefault();
      event.stopPropagation();
      const write = bench.editor.drag(number);
      const [value, length] = [Number(number.text), frame[part]];
      Galley.pulled(event, (moved) => {
        const wanted = Math.max(1, length + sign * moved[axis] / picture.scale);
        write(isFraction ? value * wanted / length : Math.round(value + wanted - length));
      });
    });
    picture.overlay.append(handle);
  }
};

/**
 * Draws the distances between two rectangles along both axes.
 * @param {Picture} picture
 * @param {Rect} one
 * @param {Rect} other
 */
Galley.distances = (picture, one, other) => {
  const lines = [];
  /**
   * @param {number} start
   * @param {number} length
   * @param {number} from
   * @param {number} room
   */
  const middle = (start, length, from, room) => (Math.max(start, from) + Math.min(start + length, from + room)) / 2;
  /**
   * @param {"x" | "y"} start
   * @param {"width" | "height"} length
   * @param {number[]} end
   */
  const along = (start, length, end) => (
    one[start] + one[length] <= other[start] ? [one[start] + one[length], other[start]]
      : other[start] + other[length] <= one[start] ? [other[start] + other[length], one[start]] : end);
  const [left, right] = along("x", "width", [0, 0]);
  const [top, bottom] = along("y", "height", [0, 0]);
  if (right > left) lines.push({ x: left, y: middle(one.y, one.height, other.y, other.height), width: right - left, height: 1, length: right - left });
  if (bottom > top) lines.push({ x: middle(one.x, one.width, other.x, other.width), y: top, width: 1, height: bottom - top, length: bottom - top });
  for (const line of lines) {
    const element = Galley.make("div", { class: "bench-distance" }, Galley.make("span", {}, Galley.number(line.length)));
    Galley.place(element, line);
    picture.overlay.append(element);
  }
};
