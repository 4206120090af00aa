// The sections of a layout, which have no views.
// @ts-check
"use strict";

Galley.Sections = class {
  /** @param {Pane} pane */
  constructor(pane) { this.sections = pane.sections; }

  get tableName() { return "sections"; }

  /** @param {number} index */
  frame(index) { return Galley.rect(this.sections[index].frame); }
  /** @param {number} index */
  sectionOf(index) { return index; }
  /** @param {number} index */
  name(index) { return this.sections[index].name; }
  /** @param {number} index */
  key(index) { return `section ${this.name(index)}`; }
  describe() { return Galley.say("section"); }

  /**
   * The section with the given key; -1 if there is none, or if it has no layout.
   * @param {string} key
   */
  indexOf(key) { return this.sections.findIndex((section, index) => section.frame && this.key(index) === key); }
};
