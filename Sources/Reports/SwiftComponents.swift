import CompositionalLayout

/// Components as constants in one function, each after those it is made of.
struct SwiftComponents {
  private let document: Document
  private var swiftNames = SwiftNames()
  /// The constant that holds each component defined so far.
  private var constants: [String: String] = [:]

  /// - Parameter makers: the functions that the code calls.
  init(_ document: Document, besides makers: some Sequence<String> = []) {
    self.document = document
    // What the code calls by these names already.
    for name in ["environment", "configuration", "index", "sectionIdentifier"] + makers { _ = swiftNames.lower(name) }
  }

  /// The constants that hold components, as the elements of a list.
  func names(_ components: [String]) -> String { components.compactMap { constants[$0] }.joined(separator: ", ") }

  /// The lines that define a component and what it is made of, but for what is defined already.
  mutating func definition(of name: String) -> [String] {
    guard constants[name] == nil, let component = document.components[name] else { return [] }
    var lines: [String] = []
    for part in component.parts { lines += definition(of: part) }
    let constant = swiftNames.lower(name)
    constants[name] = constant
    return lines + self.lines(of: component, name, constant)
  }

  private func lines(of component: Component, _ name: String, _ constant: String) -> [String] {
    switch component {
    case .item(let item):
      let badges = item.badges.isEmpty ? [] : ["supplementaryItems: [\(names(item.badges))]"]
      return call("let \(constant) = NSCollectionLayoutItem", [ItemComponent.properties.layoutSize(of: item)] + badges)
        + ItemComponent.properties.assignments(of: item, to: constant)
    case .group(let group):
      let badges = group.badges.isEmpty ? [] : ["\(constant).supplementaryItems = [\(names(group.badges))]"]
      return self.group(group, constant) + GroupComponent.properties.assignments(of: group, to: constant, except: Self.madeOf) + badges
    case .section(let section):
      return self.section(section, constant)
        + SectionComponent.properties.assignments(of: section, to: constant, except: Self.listProperties)
        + assignment(of: section.boundaries, to: "\(constant).boundarySupplementaryItems")
        + assignment(of: section.backgrounds, to: "\(constant).decorationItems")
    case .boundary(let boundary): return self.boundary(boundary, name, constant)
    case .badge(let badge): return self.badge(badge, name, constant)
    case .background(let background):
      return [
        "// The layout needs a view for it: register(_:forDecorationViewOfKind:).",
        "let \(constant) = NSCollectionLayoutDecorationItem.background(elementKind: \(kind(background.elementKind, name)))",
      ] + BackgroundComponent.properties.assignments(of: background, to: constant, except: ["elementKind"])
    }
  }

  private static let madeOf: Set<String> = ["count", "repeating", "frames"]
  private static let listProperties: Set<String> = ["appearance", "headerMode", "footerMode", "headerTopPadding"]

  private func assignment(of parts: [String], to property: String) -> [String] {
    parts.isEmpty ? [] : ["\(property) = [\(names(parts))]"]
  }

  private func kind(_ given: String?, _ name: String) -> String { SwiftExpression.literal(given ?? name) }

  private func group(_ group: GroupComponent, _ constant: String) -> [String] {
    let size = GroupComponent.properties.layoutSize(of: group)
    let start = "let \(constant) = NSCollectionLayoutGroup.\(group.direction.rawValue)"
    let first = names(Array(group.subitems.prefix(1)))
    if group.direction == .custom {
      let frames = GroupComponent.properties.property(named: "frames")?.swift(group) ?? "[]"
      return ["\(start)(", "  \(size)", ") { _ in"] + frames.split(separator: "\n").map { "  " + $0 } + ["}"]
    }
    if let count = group.count {
      return ["// Deprecated in iOS 16: each takes an equal part of the group."]
        + call(start, [size, "subitem: \(first)", "count: \(count)"])
    }
    if let count = group.repeatingSubitem { return call(start, [size, "repeatingSubitem: \(first)", "count: \(count)"]) }
    return call(start, [size, "subitems: [\(names(group.subitems))]"])
  }

  private func section(_ section: SectionComponent, _ constant: String) -> [String] {
    guard section.list != nil else {
      return ["let \(constant) = NSCollectionLayoutSection(group: \(names(section.group.map { [$0] } ?? [])))"]
    }
    let list = SectionComponent.properties
    let settings = list.assignments(of: section, to: "configuration").filter { line in
      Self.listProperties.contains { $0 != "appearance" && line.hasPrefix("configuration.\($0) ") } && !line.hasSuffix(" = .none")
    }
    let appearance = list.property(named: "appearance")?.swift(section) ?? ".plain"
    return ["\(settings.isEmpty ? "let" : "var") configuration = UICollectionLayoutListConfiguration(appearance: \(appearance))"]
      + settings + ["let \(constant) = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)"]
  }

  private func boundary(_ boundary: BoundaryComponent, _ name: String, _ constant: String) -> [String] {
    let list = BoundaryComponent.properties
    let offset = list.changed("offset", of: boundary).map { ["absoluteOffset: \($0)"] } ?? []
    let alignment = list.property(named: "alignment")?.swift(boundary) ?? ".top"
    let arguments = [list.layoutSize(of: boundary), "elementKind: \(kind(boundary.elementKind, name))", "alignment: \(alignment)"]
    return call("let \(constant) = NSCollectionLayoutBoundarySupplementaryItem", arguments + offset)
      + list.assignments(of: boundary, to: constant, except: ["offset", "alignment", "elementKind"])
  }

  private func badge(_ badge: BadgeComponent, _ name: String, _ constant: String) -> [String] {
    let list = BadgeComponent.properties
    let own = list.changed("itemAnchor", of: badge).map { ["itemAnchor: \($0)"] } ?? []
    let anchor = list.property(named: "containerAnchor")?.swift(badge) ?? ""
    let arguments = [list.layoutSize(of: badge), "elementKind: \(kind(badge.elementKind, name))", "containerAnchor: \(anchor)"]
    return call("let \(constant) = NSCollectionLayoutSupplementaryItem", arguments + own)
      + list.assignments(of: badge, to: constant, except: ["containerAnchor", "itemAnchor", "elementKind"])
  }

  /// A call, its arguments one a line.
  private func call(_ start: String, _ arguments: [String]) -> [String] {
    [start + "("] + arguments.dropLast().map { "  \($0)," } + ["  \(arguments.last ?? ""))"]
  }
}

extension PropertyList {
  /// The properties that differ from what they are when nothing is said, as assignments; sizes are part of the initializer.
  func assignments(of owner: Owner, to constant: String, except: Set<String> = []) -> [String] {
    properties.compactMap { property in
      guard !property.isMember, !["width", "height"].contains(property.name), !except.contains(property.name) else { return nil }
      return property.isDefault(owner) ? nil : property.swift(owner).map { "\(constant).\(property.name) = \($0)" }
    }
  }

  /// A property's value; nil where it is what it is when nothing is said.
  fileprivate func changed(_ name: String, of owner: Owner) -> String? {
    property(named: name).flatMap { $0.isDefault(owner) ? nil : $0.swift(owner) }
  }

  /// The argument that says how large something is.
  fileprivate func layoutSize(of owner: Owner) -> String {
    let dimensions = ["width", "height"].compactMap { name in property(named: name).flatMap { $0.swift(owner) } }
    guard dimensions.count == 2 else { return "" }
    return "layoutSize: NSCollectionLayoutSize(widthDimension: \(dimensions[0]), heightDimension: \(dimensions[1]))"
  }
}
