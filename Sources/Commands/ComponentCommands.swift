import CommandLanguage
import CompositionalLayout
import Drawing
import Wording

/// Defining components, and putting them together.
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
    "define item", "makes an item, which is the size of a cell", topic: topic, One(.newNameWord), Pairs(ItemComponent.properties.pairNames),
    examples: [Example("define item photo width=fractionalWidth(1/3) height=fractionalHeight(1) contentInsets=2")]
  ) { (workspace: inout Workspace, name: Word, pairs: [Pair]) throws(Diagnostic) -> Outcome in
    var item = ItemComponent()
    try ItemComponent.properties.write(pairs, to: &item, of: "an item")
    try expectSize(pairs, of: "an item")
    return try workspace.define(name, .item(item))
  }

  static let defineGroup = ShellCommand(
    "define group", "makes a group of items and groups, one after another or at frames of its own", topic: topic, One(.newNameWord),
    One(.oneOf(GroupComponent.Direction.self, named: "direction")), ListClause("of", .componentWord),
    Pairs(GroupComponent.properties.pairNames),
    examples: [
      Example(
        "define group row horizontal width=fractionalWidth(1) height=fractionalWidth(1/3) of photo",
        after: "define item photo width=1/3w height=1h")
    ]
  ) {
    (workspace: inout Workspace, name: Word, direction: GroupComponent.Direction, parts: [Word], pairs: [Pair]) throws(Diagnostic)
      -> Outcome in
    var group = GroupComponent()
    group.direction = direction
    try GroupComponent.properties.write(pairs, to: &group, of: "a group")
    try expectSize(pairs, of: "a group")
    for part in parts {
      try workspace.document.expect(part, oneOf: [.item, .group])
      group.subitems.append(part.text)
    }
    try group.expectFactory(TypedGroup(parts: parts, pairs: pairs))
    return try workspace.define(name, .group(group))
  }

  static let defineSection = ShellCommand(
    "define section", "makes a layout section of a group that repeats, or a list", topic: topic, One(.newNameWord),
    One(.word("group|list", accepts: "a group, or the word list", completions: .live(Live.component))),
    Pairs(SectionComponent.properties.pairNames),
    examples: [
      Example(
        "define section grid row interGroupSpacing=10 contentInsets=(20,16,0,16)",
        after: "define item photo width=1/3w height=1h; define group row horizontal width=1w height=100 of photo"),
      Example("define section prefs list appearance=insetGrouped headerMode=supplementary"),
    ]
  ) { (workspace: inout Workspace, name: Word, content: Word, pairs: [Pair]) throws(Diagnostic) -> Outcome in
    var section: SectionComponent
    if content.text == "list" && !content.isQuoted {
      section = SectionComponent(content: .list(ListConfiguration(appearance: .plain)))
    } else {
      try workspace.document.expect(content, oneOf: [.group])
      section = SectionComponent(content: .group(content.text))
      for pair in pairs { try section.expectListProperty(pair.name) }
    }
    try SectionComponent.properties.write(pairs, to: &section, of: "a section")
    return try workspace.define(name, .section(section))
  }

  /// `define boundary`, and its short forms for the top and the bottom.
  private static func boundary(_ role: BoundaryComponent.Role) -> ShellCommand {
    let summary: Phrase =
      role == .boundary
      ? "makes a supplementary item for the edge of a section or of the layout"
      : "makes a boundary item with alignment=\(role.alignment.rawValue)"
    return ShellCommand(
      "define \(role.rawValue)", summary, topic: topic, One(.newNameWord), Pairs(BoundaryComponent.properties.pairNames),
      examples: [Example("define \(role.rawValue) title width=1w height=~44")]
    ) { (workspace: inout Workspace, name: Word, pairs: [Pair]) throws(Diagnostic) -> Outcome in
      var boundary = BoundaryComponent(role: role, alignment: role.alignment)
      try BoundaryComponent.properties.write(pairs, to: &boundary, of: "a boundary item")
      try expectSize(pairs, of: "a boundary item")
      return try workspace.define(name, .boundary(boundary))
    }
  }

  static let defineBadge = ShellCommand(
    "define badge", "makes a supplementary item that is tied to an item or a group", topic: topic, One(.newNameWord),
    Pairs(BadgeComponent.properties.pairNames),
    examples: [Example("define badge dot width=20 height=20 containerAnchor=(edges:top+trailing,fractionalOffset:(0.3,-0.3))")]
  ) { (workspace: inout Workspace, name: Word, pairs: [Pair]) throws(Diagnostic) -> Outcome in
    var badge = BadgeComponent()
    try BadgeComponent.properties.write(pairs, to: &badge, of: "a badge")
    try expectSize(pairs, of: "a badge")
    return try workspace.define(name, .badge(badge))
  }

  static let defineBackground = ShellCommand(
    "define background", "makes a decoration item that lies behind a section", topic: topic, One(.newNameWord),
    Pairs(BackgroundComponent.properties.pairNames), examples: [Example("define background plate contentInsets=8")]
  ) { (workspace: inout Workspace, name: Word, pairs: [Pair]) throws(Diagnostic) -> Outcome in
    var background = BackgroundComponent()
    try BackgroundComponent.properties.write(pairs, to: &background, of: "a background")
    return try workspace.define(name, .background(background))
  }

  static let add = ShellCommand(
    "add", "adds a badge to an item or a group, a boundary item to a section or the layout, a background to a section", topic: topic,
    One(.componentWord),
    RequiredClause("to", .word("owner", accepts: "a component, or the word layout", completions: .live(Live.component))),
    examples: [Example("add title to grid", after: grid + "; define header title width=1w height=44")]
  ) { (workspace: inout Workspace, part: Word, owner: Word) throws(Diagnostic) -> Outcome in
    try workspace.edit { document throws(Diagnostic) in try document.add(part, to: owner) }
    return .edited("added \(part.text) to \(owner.text)")
  }

  static let remove = ShellCommand(
    "remove", "takes a badge, a boundary item or a background away from its owner", topic: topic, One(.componentWord),
    RequiredClause("from", .word("owner", accepts: "a component, or the word layout", completions: .live(Live.component))),
    examples: [Example("remove title from grid", after: grid + "; define header title width=1w height=44; add title to grid")]
  ) { (workspace: inout Workspace, part: Word, owner: Word) throws(Diagnostic) -> Outcome in
    try workspace.edit { document throws(Diagnostic) in try document.remove(part, from: owner) }
    return .edited("removed \(part.text) from \(owner.text)")
  }

  static let rename = ShellCommand(
    "rename", "gives a component another name, wherever it is used", topic: topic, One(.componentWord), One(.newNameWord),
    examples: [Example("rename row strip", after: grid)]
  ) { (workspace: inout Workspace, old: Word, new: Word) throws(Diagnostic) -> Outcome in
    try workspace.edit { document throws(Diagnostic) in try document.rename(old, to: new) }
    return .edited("\(old.text) is \(new.text) now")
  }

  static let undefine = ShellCommand(
    "undefine", "removes a component that nothing uses", topic: topic, One(.componentWord),
    examples: [Example("undefine spare", after: "define item spare width=1w height=44")]
  ) { (workspace: inout Workspace, name: Word) throws(Diagnostic) -> Outcome in
    try workspace.edit { document throws(Diagnostic) in
      _ = try document.component(name)
      let users = document.users(of: name.text)
      guard users.isEmpty else {
        throw Diagnostic(
          .componentInUse, "'\(name.text)' is used by \(users.prefix(5).joined(separator: ", "))", at: .bytes(name.range),
          notes: ["define or undefine those first"])
      }
      document.components[name.text] = nil
    }
    return .edited("\(name.text) is gone")
  }

  private static func expectSize(_ pairs: [Pair], of what: Phrase) throws(Diagnostic) {
    for (name, other) in [("width", "widthDimension"), ("height", "heightDimension")] {
      guard !pairs.contains(where: { $0.name.text == name || $0.name.text == other }) else { continue }
      throw Diagnostic(
        .missingProperty, "\(what) needs a \(name)", at: .end,
        notes: ["accepted: \(name)= and \(ValueType<WrittenDimension>.dimension.accepts)"],
        uikit: "A size is required.")
    }
  }
}

extension SectionComponent {
  private static let listProperties: Set<String> = ["appearance", "headerMode", "footerMode", "headerTopPadding"]

  /// A section of groups has no property of a list.
  func expectListProperty(_ name: Word) throws(Diagnostic) {
    guard list == nil, Self.listProperties.contains(name.text) else { return }
    throw Diagnostic(
      .notAList, "only a list section has '\(name.text)'", at: .bytes(name.range), notes: ["'define section NAME list' makes one"])
  }
}

extension GroupComponent {
  /// The direction is chosen when a group is made, as by UIKit's factories, and is no property.
  static func expectNoDirection(_ name: Word) throws(Diagnostic) {
    guard name.text == "direction" else { return }
    throw Diagnostic(
      .unknownProperty, "a group's direction is part of its definition", at: .bytes(name.range),
      notes: ["define the group again under its name; 'show' prints the line"])
  }
}
