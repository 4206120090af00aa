import CompositionalLayout
import HashTreeCollections

/// Everything a command touches, as one value.
///
/// Copies share storage, so that an older document costs what changed since.
package struct Document: Equatable, Sendable {
  /// The collection views; never empty.
  var views: [View]
  /// The index of the view that commands speak to.
  var current = 0
  /// Components by name.
  var components: TreeDictionary<String, Component> = [:]
  var environment = EnvironmentSettings()
  /// What lint remembers of the last drag between two views.
  var lastDrop = Derived<LastDrop?>(nil)

  package init() { views = [View(name: "main", bounds: Device.standard.size)] }

  /// The current view.
  var view: View {
    get { views[current] }
    _modify { yield &views[current] }
  }

  func index(ofView name: String) -> Int? { views.firstIndex { $0.name == name } }
}

/// What surrounds every view: the screen's scale, safe area and margins, the direction of text, and the system's version.
struct EnvironmentSettings: Equatable, Codable, Sendable {
  var scale = 3.0
  var safeArea = DirectionalEdgeInsets.zero
  var layoutMargins = DirectionalEdgeInsets.zero
  var direction = LayoutDirection.leftToRight
  var os = 18
  var horizontalSizeClass = SizeClass.unspecified
  var verticalSizeClass = SizeClass.unspecified
  /// The device chosen last, and which way it is held.
  var device: HeldDevice?

  /// What the layout of a view of these bounds is solved in.
  func environment(bounds: Size) -> Environment {
    Environment(
      bounds: bounds, displayScale: scale, safeAreaInsets: safeArea, layoutMargins: layoutMargins, layoutDirection: direction,
      systemVersion: os, horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass)
  }
}

/// A device by name, and which way it is held.
struct HeldDevice: Equatable, Codable, Sendable {
  var name: String
  var isLandscape = false
}

extension EnvironmentSettings {
  static let properties = PropertyList<EnvironmentSettings>(
    [
      Property("scale", \.scale, .scale, default: 3, otherNames: ["displayScale"], "pixels a point, to which sizes are rounded")
    ],
    Shared.insets("safeArea", \.safeArea, otherNames: ["safeAreaInsets"], "what bars and the screen's shape cover"),
    Shared.insets("layoutMargins", \.layoutMargins, otherNames: ["directionalLayoutMargins"], "the view's layout margins"),
    [
      Property(
        "direction", \.direction, .choice("direction"), default: .leftToRight, otherNames: ["layoutDirection"], "which way text runs"),
      Property(
        "os", \.os, .whole("version", from: 13, through: 99), default: 18, otherNames: ["systemVersion"],
        "the version of iOS whose rules hold"),
      Property(
        "horizontalSizeClass", \.horizontalSizeClass, .choice("size class"), default: .unspecified, "the trait of that name"),
      Property("verticalSizeClass", \.verticalSizeClass, .choice("size class"), default: .unspecified, "the trait of that name"),
    ])
}
