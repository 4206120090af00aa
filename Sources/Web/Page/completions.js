// The completions of the code: UIKit's types and members, as the engine declares them, and the words of the code.
// @ts-check
"use strict";

/**
 * UIKit's classes of Galley's components, by their kinds.
 * @type {Record<string, string>}
 */
Galley.classes = {
  item: "NSCollectionLayoutItem", group: "NSCollectionLayoutGroup", section: "NSCollectionLayoutSection",
  boundary: "NSCollectionLayoutBoundarySupplementaryItem", badge: "NSCollectionLayoutSupplementaryItem", background: "NSCollectionLayoutDecorationItem",
};

/**
 * A type, followed by its superclasses.
 * @param {SurfaceType[]} surface
 * @param {string | null} name
 * @returns {SurfaceType[]}
 */
Galley.lineage = (surface, name) => {
  const type = surface.find((one) => one.name === name?.replace(/[?!]$/, ""));
  return type ? [type, ...Galley.lineage(surface, type.superclass)] : [];
};

/**
 * The type of the value before a dot; null if it is not known.
 * @param {string} owner the name before the dot
 * @param {Component[]} components what the code made when it was read last
 * @param {string} text the code
 */
Galley.typeOf = (owner, components, text) => {
  const declared = new RegExp(`\\b(?:let|var)\\s+${owner}\\s*(?::\\s*|=\\s*(?:try[!?]?\\s+)?)([A-Z][\\w.]*)`, "u").exec(text)?.[1];
  // `NSCollectionLayoutGroup.horizontal(…)` makes a group.
  return declared?.split(".")[0] ?? Galley.classes[components.find(({ name }) => name === owner)?.kind] ?? null;
};

/**
 * The type of which a leading dot names a member: that of the argument, of the property that is set, or of the declaration; null if it is not
 * known.
 * @param {SurfaceType[]} surface
 * @param {Component[]} components
 * @param {string} before
 * @param {string} text
 */
Galley.expectedType = (surface, components, before, text) => {
  const members = surface.flatMap(({ members: own }) => own);
  const label = /([\p{L}_]\w*)\s*:\s*\.\w*$/u.exec(before)?.[1];
  const set = /(?:([\p{L}_]\w*)\.)?([\p{L}_]\w*)\s*=\s*\.\w*$/u.exec(before);
  if (set?.[1]) {
    const owners = Galley.lineage(surface, Galley.typeOf(set[1], components, text));
    return (owners.length ? owners.flatMap(({ members: own }) => own) : members).find(({ name }) => name === set[2])?.type ?? null;
  }
  return (label && members.flatMap(({ parameters }) => parameters).find((parameter) => parameter.label === label)?.type) ?? null;
};

/**
 * The completions of a word, after a dot or not, in a text; `before` is the line up to the word's end.
 * @param {SurfaceType[]} surface
 * @param {Component[]} components
 * @param {string} before
 * @param {string} dot
 * @param {string} word
 * @param {string} text
 */
Galley.completions = (surface, components, before, dot, word, text) => {
  /** @param {string | null} name */
  const isMatch = (name) => name !== word && name.toLowerCase().startsWith(word.toLowerCase());
  /** @param {SurfaceMember} member */
  const called = ({ name, parameters, kind }) => (["init", "static", "func", "mutating"].includes(kind) && parameters.length > 0
    ? `${name}(${parameters.map(({ label }) => (label ? `${label}: ` : "")).join(", ")})` : name);
  /** @param {SurfaceMember} member */
  const shown = ({ name, parameters, type }) => `${name}${parameters.length ? `(${parameters.map(({ label, type: own }) => `${label ?? "_"}: ${own}`).join(", ")})` : ""}${type ? `: ${type}` : ""}`;
  const found = new Map();
  /**
   * @param {string} inserted
   * @param {string} displayText
   */
  const add = (inserted, displayText) => { if (!found.has(displayText)) found.set(displayText, { text: inserted, displayText }); };
  if (!dot) {
    for (const { name } of surface) if (isMatch(name)) add(name, name);
    for (const own of text.match(/[\p{L}_][\p{L}\d_]{2,}/gu) ?? []) if (isMatch(own)) add(own, own);
    return [...found.values()].slice(0, 60);
  }
  const owner = /([\p{L}_][\p{L}\d_]*)\.[\p{L}\d_]*$/u.exec(before)?.[1];
  const type = surface.find(({ name }) => name === owner);
  const name = type ? owner : owner ? Galley.typeOf(owner, components, text) : Galley.expectedType(surface, components, before, text);
  const known = Galley.lineage(surface, name);
  // The members of a type or of a leading dot are static; those of a value are not. Without a known type, all are offered.
  const wantsStatic = !owner || Boolean(type);
  for (const { members } of known.length ? known : surface) {
    for (const member of members) {
      if (member.kind === "init" || ["static", "case"].includes(member.kind) !== wantsStatic || !isMatch(member.name)) continue;
      add(called(member), shown(member));
    }
  }
  return [...found.values()].slice(0, 60);
};
