import Documents

/// A value of UIKit or Foundation that decides frames.
package enum KnownValue: Sendable {
  case geometry(Geometry)
  case dimension(form: String, Double)
  case spacing(isFlexible: Bool, Double)
  /// A case of an enum of the system: `UIRectAlignment` and `top`.
  case symbol(type: String, name: String)
  /// An option set: `NSDirectionalRectEdge` and `top`, `trailing`.
  case options(type: String, [String])
  case layout(LayoutObject)
  case host(HostObject)
  case snapshot(SnapshotObject)
  case outline(OutlineValue)
  case indexPath(item: Int, section: Int)
  case uuid(Int)
  case hasher(HasherObject)
  /// A hash, by what was fed to its hasher: which number it is differs from run to run.
  case hash(String)

  var typeName: String {
    switch self {
    case .geometry(let value): value.type
    case .dimension: "NSCollectionLayoutDimension"
    case .spacing: "NSCollectionLayoutSpacing"
    case .symbol(let type, _), .options(let type, _): type
    case .layout(let object): object.type
    case .host(let host): host.typeName
    case .snapshot: "NSDiffableDataSourceSnapshot"
    case .outline: "NSDiffableDataSourceSectionSnapshot"
    case .indexPath: "IndexPath"
    case .uuid: "UUID"
    case .hasher: "Hasher"
    case .hash: "hashValue"
    }
  }

  func isEqual(to other: KnownValue) -> Bool {
    switch (self, other) {
    case (.geometry(let one), .geometry(let other)): one.type == other.type && one.numbers == other.numbers
    case (.dimension(let form, let one), .dimension(let otherForm, let other)): form == otherForm && one == other
    case (.spacing(let kind, let one), .spacing(let otherKind, let other)): kind == otherKind && one == other
    case (.symbol(let type, let one), .symbol(let otherType, let other)): type == otherType && one == other
    case (.options(_, let one), .options(_, let other)): one == other
    case (.layout(let one), .layout(let other)): one === other
    case (.host(let one), .host(let other)): one == other
    case (.indexPath(let item, let section), .indexPath(let otherItem, let otherSection)): item == otherItem && section == otherSection
    case (.uuid(let one), .uuid(let other)): one == other
    case (.hash(let one), .hash(let other)): one == other
    default: false
    }
  }
}

/// A size, a point, a rectangle or insets, as numbers by name.
package struct Geometry: Sendable {
  var type: String
  var numbers: [Double]

  var names: [String] { Self.names[type] ?? [] }

  static func zero(_ type: String) -> Geometry { Geometry(type: type, numbers: names[type]?.map { _ in 0 } ?? []) }

  /// The names of the numbers of each type, in the order of its initializer.
  static let names: [String: [String]] = {
    var names: [String: [String]] = [:]
    for type in UIKitSurface.values + UIKitSurface.otherValues where type.kind == .struct {
      names[type.name] = type.members.first?.parameters.compactMap { $0.label }
    }
    return names
  }()

  subscript(name: String) -> Double? {
    get { names.firstIndex(of: name).map { numbers[$0] } }
    set {
      if let index = names.firstIndex(of: name), let newValue { numbers[index] = newValue }
    }
  }
}

/// An object of UIKit's compositional layout: a reference, as in UIKit.
package final class LayoutObject: @unchecked Sendable {
  package let type: String
  /// The constant that the code gives it to, and the function in which it does.
  var name: String?
  var function: String?
  var properties: Fields
  /// Whether a section was made of this group: whether the section sees later changes is not known.
  var isInSection = false
  /// How many groups are inside one another in it; 0 of an item.
  var depth = 0
  /// The object that this is a copy of: a group keeps copies of its subitems.
  let origin: LayoutObject?

  init(_ type: String, _ properties: Fields = Fields(), copying origin: LayoutObject? = nil) {
    self.type = type
    self.properties = properties
    self.origin = origin?.origin ?? origin
    name = origin?.name
    function = origin?.function
    depth = origin?.depth ?? 0
  }

  func copy() -> LayoutObject { LayoutObject(type, properties, copying: self) }

  subscript(name: String) -> Value? {
    get { properties[name] }
    set { properties[name] = newValue }
  }
}

/// Something of the running app that the document stands for.
package enum HostObject: Hashable, Sendable {
  case environment, container, traits, screen, view, collectionView, device, application, scene, dataSource
  case safeArea
  case sections

  var typeName: String {
    switch self {
    case .environment: "NSCollectionLayoutEnvironment"
    case .container: "NSCollectionLayoutContainer"
    case .traits: "UITraitCollection"
    case .screen: "UIScreen"
    case .view: "UIView"
    case .collectionView: "UICollectionView"
    case .device: "UIDevice"
    case .application: "UIApplication"
    case .scene: "UIWindowScene"
    case .dataSource: "UICollectionViewDiffableDataSource"
    case .safeArea: "UILayoutGuide"
    case .sections: "NSDiffableDataSourceSnapshot"
    }
  }
}
