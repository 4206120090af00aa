import CommandLanguage
import HashTreeCollections
import Localization

extension Document {
  /// Names that `add` and `set` reserve for other targets.
  package static let reservedNames: Set<String> = ["layout", "environment"]

  package func component(_ name: Word) throws(Diagnostic) -> Component {
    if let component = components[name.text] { return component }
    throw unknownComponent(name)
  }

  package func unknownComponent(_ name: Word, oneOf kinds: [Component.ComponentKind] = Component.ComponentKind.allCases) -> Diagnostic {
    Diagnostic(
      .unknownComponent, "there is no component '\(name.text.abbreviated)'", at: .bytes(name.range),
      notes: components.isEmpty ? ["make components with 'define item' or 'template'"] : []
    ).offering(someComponents(of: kinds), insteadOf: name.text)
  }

  package func expect(_ name: Word, oneOf kinds: [Component.ComponentKind]) throws(Diagnostic) {
    guard let component = components[name.text] else { throw unknownComponent(name, oneOf: kinds) }
    guard !kinds.contains(component.kind) else { return }
    let wanted = kinds.dropFirst().reduce(kinds.first?.withArticle ?? "") { "\($0) or \($1.withArticle)" }
    throw Diagnostic(.wrongKind, "'\(name.text)' is \(component.kind.withArticle), not \(wanted)", at: .bytes(name.range))
  }

  package func expectNewName(_ name: Word) throws(Diagnostic) {
    let isName =
      !name.text.isEmpty
      && name.text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-" || $0 == "_" }
    guard isName, !Self.reservedNames.contains(name.text) else {
      throw Diagnostic(
        .componentName, "'\(name.text.abbreviated)' cannot be the name of a component", at: .bytes(name.range),
        notes: ["a name has only letters, digits, - and _; 'layout' and 'environment' are reserved"])
    }
  }

  package func users(of name: String) -> [Phrase] {
    components.owners(of: name).sorted().map(Phrase.verbatim) + views.filter { $0.mentions(name) }.map { "view \($0.name)" }
  }

  /// The lines that remove a component, in order: first from everything that uses it. Empty if only another view uses it.
  package func linesRemoving(_ name: String) -> [String] {
    var lines: [String] = []
    var removed: Set<String> = []
    func remove(_ name: String) {
      guard removed.insert(name).inserted else { return }
      for owner in components.owners(of: name).sorted() {
        if components[owner]?.parts.added.contains(name) ?? false {
          lines.append("remove \(quotedIfNeeded(name)) from \(quotedIfNeeded(owner))")
        } else {
          remove(owner)
        }
      }
      if view.boundaries.contains(name) { lines.append("remove \(quotedIfNeeded(name)) from layout") }
      if view.provider.mentions(name) { lines.append("unuse \(quotedIfNeeded(name))") }
      lines.append("undefine \(quotedIfNeeded(name))")
    }
    remove(name)
    let isElsewhere = views.enumerated().contains { index, view in index != current && removed.contains { view.mentions($0) } }
    return isElsewhere ? [] : lines
  }

  /// Throws if the component contains itself, and shows the cycle.
  package func expectNoCycle(_ name: Word, _ component: Component) throws(Diagnostic) {
    // A new component is not part of any other component yet.
    guard components[name.text] != nil else { return }
    for part in component.parts.all {
      guard let chain = components.chain(from: part, to: name.text) else { continue }
      let names = ([name.text] + chain).map { $0.abbreviated }
      let shown = names.count <= Self.longestShownChain ? names : names.prefix(Self.longestShownChain - 2) + ["…"] + names.suffix(1)
      throw Diagnostic(
        .componentCycle, "'\(names[0])' would contain itself: \(shown.joined(separator: " → "))", at: .bytes(name.range))
    }
  }

  private static let longestShownChain = 10

  package mutating func rename(_ old: Word, to new: Word) throws(Diagnostic) {
    _ = try component(old)
    try expectNewName(new)
    guard components[new.text] == nil else {
      throw Diagnostic(.componentExists, "there is already a component '\(new.text)'", at: .bytes(new.range))
    }
    components.rename(old.text, to: new.text)
    for index in views.indices where views[index].mentions(old.text) {
      views[index].boundaries.replace(old.text, by: new.text)
      views[index].provider.rename(old.text, to: new.text)
    }
  }

  package mutating func add(_ part: Word, to owner: Word) throws(Diagnostic) {
    let kind = try component(part).kind
    if owner.text == "layout" {
      try expect(part, oneOf: [.boundary])
      try insert(part, into: &view.boundaries)
      return
    }
    var component = try component(owner)
    switch (kind, component.kind) {
    case (.badge, .item), (.badge, .group), (.boundary, .section): try insert(part, into: &component.parts.supplementaries)
    case (.background, .section): try insert(part, into: &component.parts.backgrounds)
    default:
      throw Diagnostic(
        .cannotAdd, "\(kind.withArticle) cannot be added to \(component.kind.withArticle)", at: .bytes(owner.range),
        notes: ["badges can be added to items and groups, boundary items to sections and the layout, backgrounds to sections"])
    }
    components[owner.text] = component
  }

  private func insert(_ part: Word, into parts: inout KeyedList<String>) throws(Diagnostic) {
    guard !parts.contains(part.text) else {
      throw Diagnostic(.alreadyAdded, "'\(part.text)' is already added", at: .bytes(part.range))
    }
    parts.append(part.text)
  }

  package mutating func remove(_ part: Word, from owner: Word) throws(Diagnostic) {
    if owner.text == "layout" {
      try take(part, outOf: &view.boundaries)
      return
    }
    var component = try component(owner)
    guard [.item, .group, .section].contains(component.kind) else {
      throw Diagnostic(.nothingAdded, "nothing was added to '\(owner.text)'", at: .bytes(owner.range))
    }
    if component.parts.backgrounds.contains(part.text) {
      try take(part, outOf: &component.parts.backgrounds)
    } else {
      try take(part, outOf: &component.parts.supplementaries)
    }
    components[owner.text] = component
  }

  private func take(_ part: Word, outOf parts: inout KeyedList<String>) throws(Diagnostic) {
    guard parts.remove(part.text) != nil else {
      throw Diagnostic(.notAdded, "'\(part.text.abbreviated)' is not added", at: .bytes(part.range))
        .offering(parts.elements, insteadOf: part.text)
    }
  }
}
