// What all parts of the page share.
"use strict";

var Galley = { words: {} };

/** A text in the page's language, with values in the places of %1 and %2. */
Galley.say = (key, ...values) => (Galley.words[key] ?? key).replace(/%(\d)/g, (_, digit) => values[digit - 1]);

/** An element of the page. Attributes that are null are left out, and children that are texts are never read as markup. */
Galley.make = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value !== null && value !== false) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
};

/** A number as people read it, with at most three decimals. */
Galley.number = (value) => String(Math.round(value * 1000) / 1000);

/** A rectangle of four numbers in points. */
Galley.rect = ([x, y, width, height]) => ({ x, y, width, height });

/** Where a rectangle begins and how long it is along an axis. */
Galley.along = (rect, axis) =>
  axis === "horizontal" ? { start: rect.x, length: rect.width } : { start: rect.y, length: rect.height };

Galley.crossed = (axis) => (axis === "horizontal" ? "vertical" : "horizontal");

/** Puts an element at a rectangle of the box around it. */
Galley.place = (element, rect) => {
  const style = element.style;
  style.left = `${rect.x}px`;
  style.top = `${rect.y}px`;
  style.width = `${Math.max(0, rect.width)}px`;
  style.height = `${Math.max(0, rect.height)}px`;
};

/** The colour of a section or a depth: neighbours differ most, and none repeats. */
Galley.hue = (index) => Math.round((215 + index * 137.508) % 360);

/** Text whose control characters can be seen. */
Galley.shown = (text) =>
  text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, (character) =>
    `\\u{${character.codePointAt(0).toString(16).toUpperCase()}}`);
