import CompositionalLayout
import Localization

/// What the code may ask of the app around it, by the document: a device, a view, its sections.
package struct SwiftHost: Equatable, Sendable {
  /// Points.
  package var width: Double
  package var height: Double
  /// What a section provider is given.
  package var container: Container
  package var safeArea: Insets
  /// Of the collection view, the safe area included.
  package var layoutMargins: Insets
  package var screenWidth: Double
  package var screenHeight: Double
  package var scale: Double
  /// The major version of iOS.
  package var os: Int
  /// `compact`, `regular` or `unspecified`.
  package var horizontalSizeClass: String
  package var verticalSizeClass: String
  /// `phone`, `pad`…
  package var idiom: String
  /// `large`, `accessibilityExtraLarge`…
  package var contentSizeCategory: String
  package var isRightToLeft: Bool
  /// The identifiers of the sections on screen, in order.
  package var sections: [String]
  /// How many items each section has.
  package var itemCounts: [Int]
  /// By which lists have their insets and their heights, and custom groups their containers.
  package var environment: Environment
  package var isLandscape: Bool { width > height }

  /// A size and the insets inside it.
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

  /// What the provider of a custom group is given.
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

  /// A member that a class has from UIKit's class it inherits from.
  func inherited(_ name: String, by superclass: String?, _ evaluator: Evaluator) -> Value? {
    guard let superclass, superclass.hasPrefix("UI") || superclass.hasPrefix("NS") else { return nil }
    switch name {
    case "view", "contentView": return .known(.host(.view))
    case "collectionView": return .known(.host(.collectionView))
    case "traitCollection": return .known(.host(.traits))
    case "bounds", "frame": return superclass.contains(text: "View") ? evaluator.rectangle(width, height, "bounds") : nil
    case "safeAreaInsets": return evaluator.edgeInsets(safeArea, "safeArea")
    default: return SystemTypes.inheritedNames.contains(name) ? .opaque(OpaqueValue(name: name)) : nil
    }
  }

  /// A property of a system's type that UIKit gives the app before the code here runs.
  func property(of type: String, named name: String, _ evaluator: Evaluator) -> Value? {
    switch type {
    case "UICollectionViewDiffableDataSource": .known(.host(.dataSource))
    case "UICollectionView": .known(.host(.collectionView))
    // Of other views only the app knows where they are.
    case "UIView": name == "view" ? .known(.host(.view)) : .opaque(OpaqueValue(name: name))
    case "UIWindow": .known(.host(.view))
    case "NSCollectionLayoutEnvironment": .known(.host(.environment))
    case "UITraitCollection": .known(.host(.traits))
    default: nil
    }
  }
}
