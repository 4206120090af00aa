import CompositionalLayout
import Localization

/// The values that code can read from its app, as the document describes it: the device, the view and its sections.
package struct SwiftHost: Equatable, Sendable {
  /// The size of the view, in points.
  package var width: Double
  package var height: Double
  /// The container in the environment of a section provider.
  package var container: Container
  package var safeArea: Insets
  /// The margins of the collection view, including the safe area.
  package var layoutMargins: Insets
  package var screenWidth: Double
  package var screenHeight: Double
  package var scale: Double
  /// The major version of iOS.
  package var os: Int
  /// `compact`, `regular` or `unspecified`.
  package var horizontalSizeClass: String
  package var verticalSizeClass: String
  /// `phone`, `pad` and so on.
  package var idiom: String
  /// `large`, `accessibilityExtraLarge` and so on.
  package var contentSizeCategory: String
  package var isRightToLeft: Bool
  package var sections: [String]
  package var itemCounts: [Int]
  /// The environment that determines list insets, list heights and the containers of custom groups.
  package var environment: Environment
  package var isLandscape: Bool { width > height }

  package struct Container: Hashable, Sendable {
    var width: Double
    var height: Double
    var insets: Insets

    package init(width: Double, height: Double, insets: Insets = Insets()) {
      (self.width, self.height, self.insets) = (width, height, insets)
    }
  }

  package struct Insets: Hashable, Sendable {
    package var top = 0.0
    package var leading = 0.0
    package var bottom = 0.0
    package var trailing = 0.0
    package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
      (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
  }

  /// The container that the provider of a custom group receives.
  func container(ofGroup size: LayoutSize, insets: Insets) -> Container {
    let insets = DirectionalEdgeInsets(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    let found = environment.providerContainer(ofGroup: size, insets: insets)
    return Container(
      width: found.size.width, height: found.size.height,
      insets: Insets(
        top: found.insets.top, leading: found.insets.leading, bottom: found.insets.bottom, trailing: found.insets.trailing))
  }

  package init(width: Double = 393, height: Double = 852) {
    (self.width, self.height) = (width, height)
    (screenWidth, screenHeight) = (width, height)
    container = Container(width: width, height: height)
    (safeArea, layoutMargins) = (Insets(), Insets())
    scale = 3
    os = 18
    (horizontalSizeClass, verticalSizeClass, idiom, contentSizeCategory) = ("compact", "regular", "phone", "large")
    isRightToLeft = false
    environment = Environment(bounds: Size(width: width, height: height))
    (sections, itemCounts) = ([], [])
  }

  func inherited(_ name: String, by superclass: String?, _ evaluator: Evaluator) -> Value? {
    guard let superclass, superclass.hasPrefix("UI") || superclass.hasPrefix("NS") else { return nil }
    switch name {
    case "view", "contentView": return .known(.host(.view))
    case "collectionView": return .known(.host(.collectionView))
    case "dataSource": return .known(.host(.dataSource))
    // The code runs from viewDidLoad on.
    case "isViewLoaded": return .bool(true)
    case "viewIfLoaded": return .known(.host(.view))
    case "isEditing": return .bool(false)
    case "traitCollection": return .known(.host(.traits))
    case "bounds", "frame": return superclass.contains(text: "View") ? evaluator.rectangle(width, height, "bounds") : nil
    case "safeAreaInsets": return evaluator.edgeInsets(safeArea, "safeArea")
    default: return SystemTypes.inheritedNames.contains(name) ? .opaque(OpaqueValue(name: name)) : nil
    }
  }

  /// The initial value of a property with a UIKit type, which UIKit sets before the code runs.
  func property(of type: String, named name: String, _ evaluator: Evaluator) -> Value? {
    switch type {
    case _ where SystemTypes.dataSources.contains(type): .known(.host(.dataSource))
    case "UICollectionView": .known(.host(.collectionView))
    // The frames of other views are unknown.
    case "UIView": name == "view" ? .known(.host(.view)) : .opaque(OpaqueValue(name: name))
    case "UIWindow": .known(.host(.view))
    case "NSCollectionLayoutEnvironment": .known(.host(.environment))
    case "UITraitCollection": .known(.host(.traits))
    default: nil
    }
  }
}
