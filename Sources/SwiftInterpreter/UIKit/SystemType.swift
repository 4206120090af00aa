import Documents

/// A UIKit type, with inherited members.
struct SystemType: Sendable {
  struct SystemProperty: Sendable {
    var place: Expected
    /// The default; nil for an object that is created on first access.
    var standard: Value?
    var isSettable: Bool
  }

  let kind: UIKitDeclaration.DeclarationKind
  let cases: [String]
  /// The names of the type and its superclasses.
  let names: [String]
  private(set) var properties: [String: SystemProperty] = [:]
  private(set) var factories: Set<String> = []
  private(set) var methods: Set<String> = []
  private(set) var initializers: [[String]] = []

  /// The names of everything that can follow a dot, in alphabetical order.
  var memberNames: [String] { (cases + properties.keys + factories + methods).sorted() }

  init(_ type: UIKitDeclaration, below superclass: SystemType?) {
    (kind, cases) = (type.kind, type.cases)
    names = [type.plainName] + (superclass?.names ?? (type.kind == .class ? ["NSObject"] : []))
    if let superclass { (properties, factories, initializers) = (superclass.properties, superclass.factories, superclass.initializers) }
    for member in type.members {
      switch member.kind {
      case .initializer: initializers.append(member.parameters.map { $0.label ?? "_" })
      case .factory: factories.insert(member.name)
      case .property, .readOnly:
        let place = Expected(uiKit: member.type)
        let standard = member.standard.flatMap { place.value(of: $0) }
        properties[member.name] = SystemProperty(place: place, standard: standard, isSettable: member.kind == .property)
      case .method, .mutation: methods.insert(member.name)
      case .class, .struct, .protocol, .enum, .options: break
      }
    }
  }
}

extension Expected {
  /// Converts a type in the notation of the UIKit table.
  init(uiKit type: String) {
    switch type {
    case "UICollectionViewCompositionalLayoutSectionProvider":
      self = .function([.int, .anything], result: .system("NSCollectionLayoutSection"))
    case "NSCollectionLayoutGroupCustomItemProvider":
      self = .function([.anything], result: .array(.system("NSCollectionLayoutGroupCustomItem")))
    case _ where type.hasSuffix("Handler?"): self = .anything
    case _ where type.hasSuffix("?"): self.init(uiKit: String(type.dropLast()))
    case _ where type.hasPrefix("["): self = .array(Expected(uiKit: String(type.dropFirst().dropLast())))
    default: self.init(system: type.filter { $0 != "." })
    }
  }

  /// Converts a default value in the notation of the UIKit table; nil for an object.
  fileprivate func value(of standard: String) -> Value? {
    switch (standard, self) {
    case ("nil", _): .nil
    case ("true", _), ("false", _): .bool(standard == "true")
    case ("[]", .array): .array([])
    case ("[]", .system(let type)): .known(.options(type: type, []))
    case (".zero", .system(let type)): .known(.geometry(.zero(type)))
    case (".fixed(0)", _): .known(.spacing(isFlexible: false, 0))
    case (_, .int): Int(standard).map { .int($0) }
    case (_, .double), (_, .cgFloat): .double(0)
    case (_, .system(let type)) where !standard.hasPrefix(".init("): .known(.symbol(type: type, name: String(standard.dropFirst())))
    default: nil
    }
  }
}
