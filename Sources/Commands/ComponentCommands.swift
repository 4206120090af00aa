import CommandLanguage
import CompositionalLayout
import Documents
import HashTreeCollections
import Localization

enum ComponentCommands {
  static let all: [ShellCommand] = [
    defineItem, defineGroup, defineSection, boundary(.boundary), boundary(.header), boundary(.footer), defineBadge, defineBackground, add,
    remove, rename, undefine,
  ]

  private static let topic = "components"
  static let grid = """
    define item cell width=1/3w height=1h; define group row horizontal width=1w height=100 of cell; define section grid row; use grid
    """

  static let defineItem = ShellCommand(
    "define item", "defines an item: the size of a cell", topic: topic, One(.newNameWord), pairs(of: .item),
    examples: [Example("define item photo width=fractionalWidth(1/3) height=fractionalHeight(1) contentInsets=2")]
  ) { (workspace: inout Workspace, name: Word, pairs: [Pair]) throws(Diagnostic) -> CommandEffect in
    try workspace.define(name, .item, pairs)
  }

  static let defineGroup = ShellCommand(
    "define group", "defines a group: items and groups laid out one after another, or at given frames", topic: topic, One(.newNameWord),
    One(.oneOf(Arrangement.Direction.self, named: "direction")), ListClause("of", .componentWord), pairs(of: .group),
    examples: [
      Example(
        "define group row horizontal width=fractionalWidth(1) height=fractionalWidth(1/3) of photo",
        after: "define item photo width=1/3w height=1h")
    ]
  ) {
    (workspace: inout Workspace, name: Word, direction: Arrangement.Direction, parts: [Word], pairs: [Pair]) throws(Diagnostic)
      -> CommandEffect in
    guard parts.count <= Section.subitemLimit else { throw .tooManySubitems(name.text) }
    var group = Component.group(direction, of: parts.map { $0.text })
    try group.write(pairs)
    for part in parts { try workspace.document.expect(part, oneOf: [.item, .group]) }
    try group.expectFactory(TypedGroup(parts: parts, pairs: pairs))
    return try workspace.define(name, group)
  }

  static let defineSection = ShellCommand(
    "define section", "defines a layout section that repeats a group, or a list", topic: topic, One(.newNameWord),
    One(.word("group|list", accepts: "a group, or the word 'list'", completions: .live(Live.component))), pairs(of: .section),
    examples: [
      Example(
        "define section grid row interGroupSpacing=10 contentInsets=(20,16,0,16)",
        after: "define item photo width=1/3w height=1h; define group row horizontal width=1w height=100 of photo"),
      Example("define section prefs list appearance=insetGrouped headerMode=supplementary"),
    ]
  ) { (workspace: inout Workspace, name: Word, content: Word, pairs: [Pair]) throws(Diagnostic) -> CommandEffect in
    if content.text == "list" && !content.isQuoted {
      return try workspace.define(name, .section(ListConfiguration(appearance: .plain)), pairs)
    }
    try workspace.document.expect(content, oneOf: [.group])
    return try workspace.define(name, .section(of: content.text), pairs)
  }

  /// `define boundary`, or its short forms for the top and the bottom edge.
  private static func boundary(_ role: BoundaryRole) -> ShellCommand {
    let summary: Phrase =
      role == .boundary
      ? "defines a supplementary item for an edge of a section or of the layout"
      : "defines a boundary item with alignment=\(role.alignment.rawValue)"
    return ShellCommand(
      "define \(role.rawValue)", summary, topic: topic, One(.newNameWord), pairs(of: .boundary),
      examples: [Example("define \(role.rawValue) title width=1w height=~44")]
    ) { (workspace: inout Workspace, name: Word, pairs: [Pair]) throws(Diagnostic) -> CommandEffect in
      try workspace.define(name, .boundary(role), pairs)
    }
  }

  static let defineBadge = ShellCommand(
    "define badge", "defines a supplementary item that is attached to an item or a group", topic: topic, One(.newNameWord),
    pairs(of: .badge),
    examples: [Example("define badge dot width=20 height=20 containerAnchor=(edges:top+trailing,fractionalOffset:(0.3,-0.3))")]
  ) { (workspace: inout Workspace, name: Word, pairs: [Pair]) throws(Diagnostic) -> CommandEffect in
    try workspace.define(name, .badge, pairs)
  }

  static let defineBackground = ShellCommand(
    "define background", "defines a decoration item that fills the background of a section", topic: topic, One(.newNameWord),
    pairs(of: .background),
    examples: [Example("define background plate contentInsets=8")]
  ) { (workspace: inout Workspace, name: Word, pairs: [Pair]) throws(Diagnostic) -> CommandEffect in
    try workspace.define(name, .background, pairs)
  }

  private static func pairs(of kind: Component.ComponentKind) -> Pairs { Pairs(Component.properties(of: kind).pairNames) }

  static let add = ShellCommand(
    "add", "adds a badge to an item or a group, a boundary item to a section or the layout, a background to a section", topic: topic,
    One(.componentWord),
    RequiredClause("to", .word("owner", accepts: "a component, or the word 'layout'", completions: .live(Live.component))),
    examples: [Example("add title to grid", after: grid + "; define header title width=1w height=44")]
  ) { (workspace: inout Workspace, part: Word, owner: Word) throws(Diagnostic) -> CommandEffect in
    try workspace.edit { document throws(Diagnostic) in try document.add(part, to: owner) }
    return .edited("added \(part.text) to \(owner.text)")
  }

  static let remove = ShellCommand(
    "remove", "removes a badge, a boundary item or a background from the component it was added to", topic: topic, One(.componentWord),
    RequiredClause("from", .word("owner", accepts: "a component, or the word 'layout'", completions: .live(Live.component))),
    examples: [Example("remove title from grid", after: grid + "; define header title width=1w height=44; add title to grid")]
  ) { (workspace: inout Workspace, part: Word, owner: Word) throws(Diagnostic) -> CommandEffect in
    try workspace.edit { document throws(Diagnostic) in try document.remove(part, from: owner) }
    return .edited("removed \(part.text) from \(owner.text)")
  }

  static let rename = ShellCommand(
    "rename", "renames a component everywhere", topic: topic, One(.componentWord), One(.newNameWord),
    examples: [Example("rename row strip", after: grid)]
  ) { (workspace: inout Workspace, old: Word, new: Word) throws(Diagnostic) -> CommandEffect in
    try workspace.edit { document throws(Diagnostic) in try document.rename(old, to: new) }
    return .edited("\(old.text) is \(new.text) now")
  }

  static let undefine = ShellCommand(
    "undefine", "removes a component that is not used", topic: topic, One(.componentWord),
    examples: [Example("undefine spare", after: "define item spare width=1w height=44")]
  ) { (workspace: inout Workspace, name: Word) throws(Diagnostic) -> CommandEffect in
    try workspace.edit { document throws(Diagnostic) in
      _ = try document.component(name)
      let users = document.users(of: name.text)
      guard users.isEmpty else {
        throw Diagnostic(
          .componentInUse, "'\(name.text)' is used by \(users.prefix(5).joined(separator: ", "))", at: .bytes(name.range),
          notes: [document.linesRemoving(name.text)].filter { !$0.isEmpty }.map { "try: \($0.joined(separator: "; "))" })
      }
      document.components[name.text] = nil
    }
    return .edited("removed \(name.text)")
  }
}

extension Workspace {
  fileprivate mutating func define(_ name: Word, _ component: Component, _ pairs: [Pair]) throws(Diagnostic) -> CommandEffect {
    var component = component
    try component.write(pairs)
    return try define(name, component)
  }

  /// Defines a component. An existing component with this name is replaced wherever it is used.
  fileprivate mutating func define(_ name: Word, _ component: Component) throws(Diagnostic) -> CommandEffect {
    try document.expectNewName(name)
    let before = document.components[name.text]
    let users = before == nil ? [] : document.users(of: name.text)
    if let before, before.kind != component.kind, !users.isEmpty {
      throw Diagnostic(
        .componentInUse,
        "'\(name.text)' is \(before.kind.withArticle) that \(users[0]) uses, so it cannot become \(component.kind.withArticle)",
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
