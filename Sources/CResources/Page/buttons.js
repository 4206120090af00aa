// Buttons labelled with the page's words.
// @ts-check
"use strict";

/**
 * @param {string} word
 * @param {() => void} action
 */
Galley.button = (word, action, more = {}) => Galley.make("button", { type: "button", onclick: action, ...more }, Galley.say(word));

/**
 * A button with a sign in place of its word, which is its name and its tooltip.
 * @param {string} word
 * @param {string} sign
 * @param {() => void} action
 */
Galley.icon = (word, sign, action, more = {}) => Galley.make("button", {
  type: "button", class: "icon", title: Galley.say(word), "aria-label": Galley.say(word), onclick: action, ...more,
}, sign);
