import CommandLanguage
import CompositionalLayout
import Drawing
import Wording

/// The name space of components.
extension Document {
  /// Words that name something else where a component's name stands.
  private static let reservedNames: Set<String> = ["layout", "environment"]

  /// The component of a name.
  func component(_ name: Word) throws(Diagnostic) -> Component {
    if let component = components[name.text] { return component }
    throw unknownComponent(name)
  }

  private func unknownComponent(_ name: Word, oneOf kinds: [Component.Kind] = Component.Kind.allCases) -> Diagnostic {
    Diagnostic(
      .unknownComponent, "there is no component '\(name.text.abbreviated)'", at: .bytes(name.range),
      notes: components.isEmpty ? ["'define item' and 'template' make components"] : []
    ).offering(someComponents(of: kinds), insteadOf: name.text)
  }

  /// The component of a name is one of some kinds.
  func expect(_ name: Word, oneOf kinds: [Component.Kind]) throws(Diagnostic) {
    guard let component = components[name.text] else { throw unknownComponent(name, oneOf: kinds) }
    guard !kinds.contains(component.kind) else { return }
    let wanted = kinds.dropFirst().reduce(kinds.first?.withArticle ?? "") { "\($0) or \($1.withArticle)" }
    throw Diagnostic(.wrongKind, "'\(name.text)' is \(component.kind.withArticle), not \(wanted)", at: .bytes(name.range))
  }

  func expectNewName(_ name: Word) throws(Diagnostic) {
    let isName =
      !name.text.isEmpty
      && name.text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-" || $0 == "_" }
    guard isName, !Self.reservedNames.contains(name.text) else {
      throw Diagnostic(
        .componentName, "'\(name.text.abbreviated)' is no name a component can have", at: .bytes(name.range),
        notes: ["a name is made of letters, digits, - and _, and is neither layout nor environment"])
    }
  }

  /// The components and views that mention a component, by name.
  func users(of name: String) -> [Phrase] {
    let owners = components.filter { $0.value.parts.contains(name) }.map(\.key).sorted()
    let users = views.filter { view in view.boundaries.contains(name) || view.uses.contains { $0.component == name } }.map(\.name)
    return owners.map(Phrase.verbatim) + users.map { "view \($0)" }
  }

  /// The way from a component down to another, both ends included; nil where there is none.
  ///
  /// Linear in the components below the first.
  func chain(from start: String, to end: String) -> [String]? {
    // Where each name was met first.
    var owners: [String: String?] = [start: nil]
    var open = [start]
    while let name = open.popLast() {
      if name == end {
        var chain = [end]
        while let last = chain.last, let owner = owners[last] ?? nil { chain.append(owner) }
        return chain.reversed()
      }
      for part in components[name]?.parts ?? [] where owners[part] == nil {
        owners[part] = name
        open.append(part)
      }
    }
    return nil
  }

  /// How many groups and items a component stands for where each mention counts; beyond `Section.subitemLimit`, at least one more.
  func expandedCount(of name: String) -> Int {
    var counts: [String: Int] = [:]
    func count(_ name: String, _ depth: Int) -> Int {
      if let known = counts[name] { return known }
      // Deeper ones are refused for their depth.
      guard case .group(let group)? = components[name], depth <= Group.nestingLimit else { return 1 }
      let sum = group.subitems.reduce(1) { min(Section.subitemLimit + 1, $0 + count($1, depth + 1)) }
      counts[name] = sum
      return sum
    }
    return count(name, 0)
  }

  /// Refuses a component that contains itself, showing how.
  func expectNoCycle(_ name: Word, _ component: Component) throws(Diagnostic) {
    // What is new is part of nothing yet.
    guard components[name.text] != nil else { return }
    for part in component.parts {
      guard let chain = chain(from: part, to: name.text) else { continue }
      throw Diagnostic(
        .componentCycle, "'\(name.text)' would contain itself: \(([name.text] + chain).joined(separator: " → "))", at: .bytes(name.range))
    }
  }

  mutating func rename(_ old: Word, to new: Word) throws(Diagnostic) {
    let component = try component(old)
    try expectNewName(new)
    guard components[new.text] == nil else {
      throw Diagnostic(.componentExists, "'\(new.text)' names a component already", at: .bytes(new.range))
    }
    components[old.text] = nil
    components[new.text] = component
    for (name, var user) in components where user.parts.contains(old.text) {
      user.renamePart(old.text, to: new.text)
      components[name] = user
    }
    for index in views.indices {
      views[index].boundaries = views[index].boundaries.map { $0 == old.text ? new.text : $0 }
      for use in views[index].uses.indices where views[index].uses[use].component == old.text {
        views[index].uses[use].component = new.text
      }
    }
  }

  mutating func add(_ part: Word, to owner: Word) throws(Diagnostic) {
    let kind = try component(part).kind
    if owner.text == "layout" {
      try expect(part, oneOf: [.boundary])
      try insert(part, into: &view.boundaries)
      return
    }
    switch (kind, try component(owner)) {
    case (.badge, .item(var item)):
      try insert(part, into: &item.badges)
      components[owner.text] = .item(item)
    case (.badge, .group(var group)):
      try insert(part, into: &group.badges)
      components[owner.text] = .group(group)
    case (.boundary, .section(var section)):
      try insert(part, into: &section.boundaries)
      components[owner.text] = .section(section)
    case (.background, .section(var section)):
      try insert(part, into: &section.backgrounds)
      components[owner.text] = .section(section)
    case (_, let component):
      throw Diagnostic(
        .cannotAdd, "\(kind.withArticle) cannot be added to \(component.kind.withArticle)", at: .bytes(owner.range),
        notes: ["a badge goes to items and groups, a boundary item to sections and the layout, a background to sections"])
    }
  }

  private func insert(_ part: Word, into parts: inout [String]) throws(Diagnostic) {
    guard !parts.contains(part.text) else {
      throw Diagnostic(.alreadyAdded, "'\(part.text)' has been added already", at: .bytes(part.range))
    }
    parts.append(part.text)
  }

  mutating func remove(_ part: Word, from owner: Word) throws(Diagnostic) {
    if owner.text == "layout" {
      try take(part, outOf: &view.boundaries)
      return
    }
    switch try component(owner) {
    case .item(var item):
      try take(part, outOf: &item.badges)
      components[owner.text] = .item(item)
    case .group(var group):
      try take(part, outOf: &group.badges)
      components[owner.text] = .group(group)
    case .section(var section):
      if section.backgrounds.contains(part.text) {
        try take(part, outOf: &section.backgrounds)
      } else {
        try take(part, outOf: &section.boundaries)
      }
      components[owner.text] = .section(section)
    case .boundary, .badge, .background:
      throw Diagnostic(.nothingAdded, "'\(owner.text)' has nothing added to it", at: .bytes(owner.range))
    }
  }

  private func take(_ part: Word, outOf parts: inout [String]) throws(Diagnostic) {
    guard let index = parts.firstIndex(of: part.text) else {
      throw Diagnostic(.notAdded, "'\(part.text.abbreviated)' has not been added", at: .bytes(part.range))
        .offering(parts, insteadOf: part.text)
    }
    parts.remove(at: index)
  }
}

extension Workspace {
  /// Defines a component, or replaces it where it is used.
  mutating func define(_ name: Word, _ component: Component) throws(Diagnostic) -> Outcome {
    try document.expectNewName(name)
    let before = document.components[name.text]
    let users = before == nil ? [] : document.users(of: name.text)
    if let before, before.kind != component.kind, !users.isEmpty {
      throw Diagnostic(
        .componentInUse,
        "'\(name.text)' is \(before.kind.withArticle) that \(users[0]) uses, and would become \(component.kind.withArticle)",
        at: .bytes(name.range))
    }
    try document.expectNoCycle(name, component)
    try edit { document throws(Diagnostic) in document.components[name.text] = component }
    if before == nil { return .edited("defined \(component.kind.rawValue) \(name.text)") }
    return .edited(
      users.isEmpty
        ? "replaced \(name.text)"
        : "replaced \(name.text), which \(users.prefix(5).joined(separator: ", ")) \(english: users.count == 1 ? "uses" : "use")")
  }
}
