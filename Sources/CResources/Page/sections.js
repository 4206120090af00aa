// The sections of a layout, which are no views either.
"use strict";

Galley.Sections = class {
  constructor(pane) { this.sections = pane.sections; }

  get tableName() { return "sections"; }

  frame(index) { return Galley.rect(this.sections[index].frame); }
  sectionOf(index) { return index; }
  name(index) { return this.sections[index].name; }
  key(index) { return `section ${this.name(index)}`; }
  describe() { return Galley.say("section"); }

  /** The section with a key; -1 if there is none, or none that is laid out. */
  indexOf(key) { return this.sections.findIndex((section, index) => section.frame && this.key(index) === key); }
};
