import CompositionalLayout
import HashTreeCollections
import Localization

/// The complete state that commands work on.
///
/// Copies share storage, so keeping an older document costs only the memory for later changes.
@usableFromInline
package struct Document: Equatable, Sendable {
  @usableFromInline package var views: ViewList
  package var components = ComponentLibrary()
  package var environment = EnvironmentSettings()
  /// The last drag between two views. `lint` reads it.
  package var lastDrop = Derived<LastDrop?>(nil)

  package init() { views = ViewList(View(name: "main", bounds: Device.standard.size)) }

  package var current: Int {
    get { views.currentIndex }
    set { views.turn(to: newValue) }
  }

  @inlinable package var view: View {
    get { views.current }
    _modify { yield &views.current }
  }

  package func index(ofView name: String) -> Int? { views.index(named: name) }
}

/// The environment of all views: the screen's scale, safe area and margins, traits, and the version of iOS.
@usableFromInline
package struct EnvironmentSettings: Equatable, Sendable {
  package var scale = 3.0
  package var safeArea = DirectionalEdgeInsets.zero
  package var layoutMargins = DirectionalEdgeInsets.zero
  package var direction = LayoutDirection.leftToRight
  package var os = 18
  var horizontalSizeClass = SizeClass.unspecified
  var verticalSizeClass = SizeClass.unspecified
  var preferredContentSizeCategory = ContentSizeCategory.large
  var userInterfaceIdiom = UserInterfaceIdiom.unspecified
  /// The last device that was chosen, with its orientation and share of the screen.
  package var device: HeldDevice?

  package func environment(bounds: Size) -> Environment {
    Environment(
      bounds: bounds, displayScale: scale, safeAreaInsets: safeArea, layoutMargins: layoutMargins, layoutDirection: direction,
      systemVersion: os, horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass,
      preferredContentSizeCategory: preferredContentSizeCategory, userInterfaceIdiom: userInterfaceIdiom)
  }
}

extension EnvironmentSettings {
  package static let properties = PropertyList<EnvironmentSettings>(
    [
      Property(.scale, .scale, default: 3, "pixels per point; sizes are rounded to pixels", get: { $0.scale }, set: { $0.scale = $1 })
    ],
    Property.insets(
      .safeArea, "the insets that keep content clear of bars and the screen's shape",
      Lens(get: { $0.safeArea }, set: { if let insets = $1 { $0.safeArea = insets } })),
    Property.insets(
      .layoutMargins, "the view's layout margins",
      Lens(get: { $0.layoutMargins }, set: { if let insets = $1 { $0.layoutMargins = insets } })),
    [
      Property(
        .direction, .choice("direction"), default: .leftToRight, "the direction of text", get: { $0.direction }, set: { $0.direction = $1 }),
      Property(
        .os, .whole("version", from: 13, through: 99), default: 18, "the version of iOS whose rules apply", get: { $0.os },
        set: { $0.os = $1 }),
      Property(
        .horizontalSizeClass, .choice("size class"), default: .unspecified, "whether the width is compact or regular",
        get: { $0.horizontalSizeClass },
        set: { $0.horizontalSizeClass = $1 }),
      Property(
        .verticalSizeClass, .choice("size class"), default: .unspecified, "whether the height is compact or regular",
        get: { $0.verticalSizeClass },
        set: { $0.verticalSizeClass = $1 }),
      Property(
        .preferredContentSizeCategory, .choice("content size category"), default: .large, "the text size that the user prefers",
        get: { $0.preferredContentSizeCategory }, set: { $0.preferredContentSizeCategory = $1 }),
      Property(
        .userInterfaceIdiom, .choice("idiom"), default: .unspecified, "the kind of device", get: { $0.userInterfaceIdiom },
        set: { $0.userInterfaceIdiom = $1 }),
    ])
}
