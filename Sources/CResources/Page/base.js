// Functions that all parts of the page share.
// @ts-check
"use strict";

var Galley = {};

/**
 * The page's messages by their keys.
 * @type {Record<string, string>}
 */
Galley.words = {};

/**
 * A message in the page's language, with values in place of %1 and %2.
 * @param {string} key
 * @param {...(string | number)} values
 */
Galley.say = (key, ...values) => (Galley.words[key] ?? key).replace(/%(\d)/g, (_, digit) => String(values[Number(digit) - 1]));

/**
 * Makes an element. Skips attributes that are null; a child that is a string becomes text, never markup.
 * @param {string} tag
 * @param {Record<string, any>} attributes
 * @param {...(Node | string | null)} children
 * @returns {any}
 */
Galley.make = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value !== null && value !== false) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
};

/**
 * The numbers of a rectangle.
 * @type {Side[]}
 */
Galley.sides = ["x", "y", "width", "height"];

/**
 * A number with at most three decimals.
 * @param {any} value
 */
Galley.number = (value) => String(Math.round(value * 1000) / 1000);

/**
 * A rectangle from four numbers in points.
 * @param {number[]} numbers
 * @returns {Rect}
 */
Galley.rect = ([x, y, width, height]) => ({ x, y, width, height });

/**
 * The start and the length of a rectangle along an axis.
 * @param {Rect} rect
 * @param {Axis} axis
 */
Galley.along = (rect, axis) =>
  axis === "horizontal" ? { start: rect.x, length: rect.width } : { start: rect.y, length: rect.height };

/** @param {Axis} axis */
Galley.crossed = (axis) => (axis === "horizontal" ? "vertical" : "horizontal");

/**
 * Sets the position and size of an element in its container.
 * @param {HTMLElement} element
 * @param {Rect} rect
 */
Galley.place = (element, rect) => {
  const style = element.style;
  style.left = `${rect.x}px`;
  style.top = `${rect.y}px`;
  style.width = `${Math.max(0, rect.width)}px`;
  style.height = `${Math.max(0, rect.height)}px`;
};

/**
 * The hue for the index of a section or the depth of a group. Neighbours differ most, and no two are equal.
 * @param {number} index
 */
Galley.hue = (index) => Math.round((215 + index * 137.508) % 360);

/**
 * A string in which control characters are visible.
 * @param {string} text
 */
Galley.shown = (text) =>
  text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, (character) =>
    `\\u{${character.codePointAt(0).toString(16).toUpperCase()}}`);
