// The sections of a layout, which have no views.
// @ts-check
"use strict";

Galley.Sections = class {
  constructor(pane) { this.sections = pane.sections; }

  get tableName() { return "sections"; }

  frame(index) { return Galley.rect(this.sections[index].frame); }
  sectionOf(index) { return index; }
  name(index) { return this.sections[index].name; }
  key(index) { return `section ${this.name(index)}`; }
  describe() { return Galley.say("section"); }

  /** The section with the given key; -1 if there is none, or if it has no layout. */
  indexOf(key) { return this.sections.findIndex((section, index) => section.frame && this.key(index) === key); }
};
