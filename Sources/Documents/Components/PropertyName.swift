import CompositionalLayout

/// The properties of components, of the layout and of the environment, by their names in the command language.
package enum PropertyName: String, CaseIterable, Hashable, Sendable {
  // Components with a size, insets or a position.
  case width, height, contentInsets, edgeSpacing, zIndex, elementKind
  // Groups.
  case count, repeating, interItemSpacing, frames
  // Sections.
  case interGroupSpacing, orthogonalScrollingBehavior
  case bounce = "orthogonalScrollingProperties.bounce"
  case decelerationRate = "orthogonalScrollingProperties.decelerationRate"
  case contentInsetsReference, supplementaryContentInsetsReference, supplementariesFollowContentInsets
  // List sections.
  case appearance, headerMode, footerMode, headerTopPadding, contentHuggingElements
  // Boundary items and badges.
  case alignment, offset, extendsBoundary, pinToVisibleBounds, containerAnchor, itemAnchor
  // The layout.
  case scrollDirection, interSectionSpacing
  // The environment.
  case scale, safeArea, layoutMargins, direction, os, horizontalSizeClass, verticalSizeClass
  case preferredContentSizeCategory, userInterfaceIdiom

  package init(_ axis: Axis) { self = axis == .horizontal ? .width : .height }

  /// UIKit's own name, if the command language has a shorter one.
  package var fullName: String? { Self.fullNames[self] }

  private static let fullNames: [PropertyName: String] = [
    .width: "widthDimension", .height: "heightDimension", .repeating: "repeatingSubitem", .frames: "customFrames",
    .offset: "absoluteOffset", .scale: "displayScale", .safeArea: "safeAreaInsets", .layoutMargins: "directionalLayoutMargins",
    .direction: "layoutDirection", .os: "systemVersion",
  ]

  package static let ofLists: Set<PropertyName> = [.appearance, .headerMode, .footerMode, .headerTopPadding, .contentHuggingElements]
}
