import Documents
import SwiftParsing

/// A UIKit or Foundation value that affects frames.
package enum KnownValue: Sendable {
  case geometry(Geometry)
  case dimension(form: String, Double)
  case spacing(isFlexible: Bool, Double)
  /// A case of a system enum: type `UIRectAlignment`, name `top`.
  case symbol(type: String, name: String)
  /// An option set: type `NSDirectionalRectEdge`, options `top` and `trailing`.
  case options(type: String, [String])
  case layout(LayoutObject)
  case host(HostObject)
  case snapshot(SnapshotObject)
  case outline(OutlineValue)
  case indexPath(item: Int, section: Int)
  /// The text of a UUID, in capitals.
  case uuid(String)
  /// The text that a URL was created from.
  case url(String)
  case hasher(HasherObject)
  /// A hash, as the text of the hashed content. A number would differ between runs.
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
    case .url: "URL"
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
    case (.uuid(let one), .uuid(let other)), (.url(let one), .url(let other)): one == other
    case (.hash(let one), .hash(let other)): one == other
    default: false
    }
  }
}

/// A size, point, rectangle or insets, as named numbers.
package struct Geometry: Sendable {
  var type: String
  var numbers: [Double]

  var names: [String] { Self.names[type] ?? [] }

  static func zero(_ type: String) -> Geometry { Geometry(type: type, numbers: names[type]?.map { _ in 0 } ?? []) }

  /// The names of the numbers of each type, in initialiser order.
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

/// An object of UIKit's compositional layout. It is a reference, as in UIKit.
package final class LayoutObject: @unchecked Sendable {
  package let type: String
  /// The constant that the code assigns the object to, and the function that contains the assignment.
  var name: String?
  var function: String?
  var properties: Fields
  var sources = SourceSpans()
  /// True if a group or a section has copied the object, so that later changes do not affect the copy.
  var isCopied = false
  /// The nesting depth of groups in the object; 0 for an item.
  var depth = 0
  /// The object that this was copied from. Groups copy their subitems.
  let origin: LayoutObject?
  /// For an object of a subclass that the code declares, its class and declared properties.
  var declared: Instance?

  init(_ type: String, _ properties: Fields = Fields(), copying origin: LayoutObject? = nil) {
    self.type = type
    self.properties = properties
    self.origin = origin?.origin ?? origin
    name = origin?.name
    function = origin?.function
    declared = origin?.declared
    depth = origin?.depth ?? 0
    sources = origin?.sources ?? SourceSpans()
  }

  func copy() -> LayoutObject { LayoutObject(type, properties, copying: self) }

  subscript(name: String) -> Value? {
    get { properties[name] }
    set { properties[name] = newValue }
  }
}

/// The code that made a layout object and set its properties.
package struct SourceSpans: Equatable, Sendable {
  /// The call of the initialiser.
  package var made: Span?
  /// An argument of the initialiser or the value of a later assignment, by the name of the property. If only a part of a property was
  /// assigned, such as an edge, the name of the property in the assignment.
  package var properties: [String: Span] = [:]
}

/// An object of the running app that the document represents.
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
