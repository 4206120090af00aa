import Documents

/// Definitions of components, their properties, and their uses.
extension DocumentGrammar {
  mutating func settingLine() -> String {
    let owner = choices.pick(Self.owners)
    let setting = choices.pick(owner.settings)
    if choices.below(8) == 0 { return "unset \(owner.name).\(setting.property)" }
    return "set \(owner.name).\(setting.property) \(pick(setting.values))"
  }

  private static let owners = SettingOwner.all

  mutating func definitionLine() -> String {
    let size = "width=\(dimension()) height=\(dimension())"
    return switch choices.below(8) {
    case 0: "define item \(itemComponent()) \(size)\(pairs(.item))"
    case 1, 2: "define group \(group()) \(pick(["horizontal", "vertical"])) \(size) of \(subitems())\(pairs(.group))"
    case 3: "define group \(pick(["free", "stack"])) custom \(size) frames=((\(point()),30,40),(50,10,\(point()),4))"
    case 4: "define section \(pick(["grid", "cards"])) \(group())\(pairs(.section))"
    case 5: "define section prefs list\(pairs(.section))"
    case 6: "define \(pick(["header", "footer", "boundary"])) \(boundary()) \(size)\(pairs(.boundary))"
    default: "define badge \(badge()) \(size)\(pairs(.badge))"
    }
  }

  private mutating func subitems() -> String {
    switch choices.below(6) {
    case 0: "\(itemComponent()) \(pick(["count", "repeating"]))=\(1 + choices.below(9))"
    case 1: "\(group()) \(pick(["count", "repeating"]))=\(1 + choices.below(4))"
    case 2: "\(itemComponent()) \(group())"
    case 3: "\(group()) \(group())"
    default: some(3) { $0.itemComponent() }
    }
  }

  /// The properties that `define` accepts in addition to the size.
  private static let furtherSettings = SettingOwner.settings.mapValues { $0.filter { !["width", "height"].contains($0.property) } }

  /// Up to two properties. A repeated property is rejected.
  private mutating func pairs(_ kind: Component.ComponentKind) -> String {
    guard let settings = Self.furtherSettings[kind] else { return "" }
    return (0..<choices.below(3)).map { _ in
      let setting = choices.pick(settings)
      return " \(setting.property)=\(pick(setting.values))"
    }.joined()
  }

  mutating func partLine() -> String {
    switch choices.below(10) {
    case 0, 1: "add \(badge()) to \(pick([itemComponent(), group()]))"
    case 2, 3: "add \(boundary()) to \(pick(["layout", sectionComponent()]))"
    case 4: "add \(background()) to \(sectionComponent())"
    case 5: "remove \(pick([badge(), boundary(), background()])) from \(pick(["layout", "cell", "row", "grid"]))"
    case 6: "rename \(itemComponent()) \(itemComponent())"
    case 7: "undefine \(pick([itemComponent(), group(), boundary()]))"
    case 8: choices.below(3) == 0 ? "lint --fix \(1 + choices.below(4))" : "remove \(badge()) from \(itemComponent())"
    default: "template \(pick(["grid 3", "list", "banner", "swimlane", "cards", "mosaic", "chips", "calendar", "waterfall", "chat"]))"
    }
  }

  mutating func useLine() -> String {
    let target = pick(["", "", " for \(section())", " for index 0", " for index 1"])
    let condition = pick([
      "", "", " when width >= 600", " when height < 900", " when horizontalSizeClass is compact", " when userInterfaceIdiom is pad",
      " when preferredContentSizeCategory >= large",
    ])
    return choices.below(8) == 0 ? "unuse \(sectionComponent())" : "use \(sectionComponent())\(target)\(condition)"
  }
}
