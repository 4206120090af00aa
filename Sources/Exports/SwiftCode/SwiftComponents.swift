import CompositionalLayout
import Documents
import HashTreeCollections

/// Components as constants in one function, each after its parts.
package struct SwiftComponents {
  var document: Document
  var swiftNames = SwiftNames()
  /// The constant for each component defined so far.
  var constants: [String: String] = [:]

  /// The size of the view, used to recognize columns of a custom group.
  private let bounds: Size

  /// - Parameter makers: The names of the functions that the code calls.
  init(_ document: Document, in bounds: Size, besides makers: some Sequence<String> = []) {
    (self.document, self.bounds) = (document, bounds)
    // Names that the code already uses.
    for name in ["environment", "configuration", "index", "sectionIdentifier"] + makers { _ = swiftNames.lower(name) }
  }

  /// The constants of components, separated by commas.
  func names(_ components: [String]) -> String { components.compactMap { constants[$0] }.joined(separator: ", ") }

  /// The lines that define a component and its parts, except those already defined.
  mutating func definition(of name: String) -> [String] {
    guard constants[name] == nil, let component = document.components[name] else { return [] }
    var lines: [String] = []
    for part in component.parts.all { lines += definition(of: part) }
    let constant = swiftNames.lower(name)
    constants[name] = constant
    return lines + self.lines(of: component, name, constant)
  }

  private func lines(of component: Component, _ name: String, _ constant: String) -> [String] {
    let kind = SwiftExpression.literal(document.components.elementKind(of: name))
    let parts = component.parts
    switch component.kind {
    case .item:
      let badges = parts.supplementaries.isEmpty ? [] : ["supplementaryItems: [\(names(parts.supplementaries.elements))]"]
      return call("let \(constant) = NSCollectionLayoutItem", [component.layoutSizeArgument] + badges)
        + component.assignments(to: constant)
    case .group:
      return group(component, constant) + component.assignments(to: constant, except: Self.madeOf)
        + assignment(of: parts.supplementaries.elements, to: "\(constant).supplementaryItems")
    case .section:
      return section(component, constant) + component.assignments(to: constant, except: PropertyName.ofLists)
        + assignment(
          of: parts.supplementaries.elements, to: "\(constant).boundarySupplementaryItems", adding: component.hasSupplementariesOfList)
        + assignment(of: parts.backgrounds.elements, to: "\(constant).decorationItems")
    case .boundary:
      let arguments = [component.layoutSizeArgument, "elementKind: \(kind)", "alignment: \(component.swift(.alignment) ?? ".top")"]
      return call(
        "let \(constant) = NSCollectionLayoutBoundarySupplementaryItem",
        arguments + (component.changed(.offset).map { ["absoluteOffset: \($0)"] } ?? []))
        + component.assignments(to: constant, except: [.offset, .alignment, .elementKind])
    case .badge:
      let anchor = component.swift(.containerAnchor) ?? ""
      let arguments = [component.layoutSizeArgument, "elementKind: \(kind)", "containerAnchor: \(anchor)"]
      return call(
        "let \(constant) = NSCollectionLayoutSupplementaryItem",
        arguments + (component.changed(.itemAnchor).map { ["itemAnchor: \($0)"] } ?? []))
        + component.assignments(to: constant, except: [.containerAnchor, .itemAnchor, .elementKind])
    case .background:
      return [
        "// The layout needs a view for it: register(_:forDecorationViewOfKind:).",
        "let \(constant) = NSCollectionLayoutDecorationItem.background(elementKind: \(kind))",
      ] + component.assignments(to: constant, except: [.elementKind])
    }
  }

  private static let madeOf: Set<PropertyName> = [.count, .repeating, .frames]

  /// The line that sets an array, or that adds to the elements which it has already.
  private func assignment(of parts: [String], to property: String, adding: Bool = false) -> [String] {
    parts.isEmpty ? [] : ["\(property) \(adding ? "+=" : "=") [\(names(parts))]"]
  }

  private func group(_ component: Component, _ constant: String) -> [String] {
    guard let arrangement = component.arrangement else { return [] }
    let size = component.layoutSizeArgument
    let start = "let \(constant) = NSCollectionLayoutGroup.\(arrangement.direction.rawValue)"
    let subitems = component.parts.subitems
    let first = names(Array(subitems.prefix(1)))
    if arrangement.direction == .custom { return custom(component, start, size) }
    if let count = arrangement.count {
      return ["// Deprecated in iOS 16: each subitem takes an equal part of the group."]
        + call(start, [size, "subitem: \(first)", "count: \(count)"])
    }
    if let count = arrangement.repeatingSubitem { return call(start, [size, "repeatingSubitem: \(first)", "count: \(count)"]) }
    return call(start, [size, "subitems: [\(names(subitems))]"])
  }

  private func custom(_ component: Component, _ start: String, _ size: String) -> [String] {
    if let width = component.group?.layoutSize.widthDimension, width.form == .fractionalWidth,
      let columns = SwiftColumns(component.arrangement?.frames ?? [], in: width.value * bounds.width)
    {
      return ["\(start)(", "  \(size)", ") { environment in"] + columns.lines.map { "  " + $0 } + ["}"]
    }
    let frames = component.swift(.frames) ?? "[]"
    return ["// These frames are for \(bounds.shown); to compute others, use the size of 'environment.container'."]
      + ["\(start)(", "  \(size)", ") { _ in"] + frames.split(separator: "\n").map { "  " + $0 } + ["}"]
  }

  private func section(_ component: Component, _ constant: String) -> [String] {
    guard component.source?.list != nil else {
      return ["let \(constant) = NSCollectionLayoutSection(group: \(names(component.parts.subitems)))"]
    }
    let others = Set(PropertyName.allCases).subtracting(PropertyName.ofLists).union([.appearance])
    let settings = component.assignments(to: "configuration", except: others).filter { !$0.hasSuffix(" = .none") }
    let appearance = component.swift(.appearance) ?? ".plain"
    return ["\(settings.isEmpty ? "let" : "var") configuration = UICollectionLayoutListConfiguration(appearance: \(appearance))"]
      + settings + ["let \(constant) = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)"]
  }

  private func call(_ start: String, _ arguments: [String]) -> [String] {
    [start + "("] + arguments.dropLast().map { "  \($0)," } + ["  \(arguments.last ?? ""))"]
  }
}

extension PropertyList {
  /// Assignments to the properties that differ from their defaults. Sizes are excluded because the initializer sets them.
  func assignments(of owner: Owner, to constant: String, except: Set<PropertyName> = []) -> [String] {
    let except = except.union([.width, .height])
    return properties.compactMap { property in
      guard !property.isMember, !except.contains(property.key), !property.isDefault(owner) else { return nil }
      return property.swift(owner).map { "\(constant).\(property.name) = \($0)" }
    }
  }
}

extension Component {
  fileprivate func assignments(to constant: String, except: Set<PropertyName> = []) -> [String] {
    Self.properties(of: kind).assignments(of: self, to: constant, except: except)
  }

  /// The property's value as code; nil if it is the default.
  fileprivate func changed(_ name: PropertyName) -> String? { property(name).flatMap { $0.isDefault(self) ? nil : $0.swift(self) } }

  fileprivate func swift(_ name: PropertyName) -> String? { property(name)?.swift(self) }

  private func property(_ name: PropertyName) -> Property<Component>? {
    Self.properties(of: kind).properties.first { $0.key == name }
  }

  fileprivate var layoutSizeArgument: String {
    guard let width = swift(.width), let height = swift(.height) else { return "" }
    return "layoutSize: NSCollectionLayoutSize(widthDimension: \(width), heightDimension: \(height))"
  }
}

extension Component {
  /// Whether the list of a section has already added a header or a footer to its boundary items.
  fileprivate var hasSupplementariesOfList: Bool {
    source?.list.map { $0.headerMode == .supplementary || $0.footerMode == .supplementary } ?? false
  }
}
