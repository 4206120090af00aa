import CompositionalLayout

/// The properties of components, of the layout and of the environment, by their names in the command language.
package enum PropertyName: String, CaseIterable, Hashable, Sendable {
  // Of components with a size, insets or a position.
  case width, height, contentInsets, edgeSpacing, zIndex, elementKind
  // Of groups.
  case count, repeating, interItemSpacing, frames
  // Of sections.
  case interGroupSpacing, orthogonalScrollingBehavior
  case bounce = "orthogonalScrollingProperties.bounce"
  case decelerationRate = "orthogonalScrollingProperties.decelerationRate"
  case contentInsetsReference, supplementaryContentInsetsReference, supplementariesFollowContentInsets
  // Of list sections.
  case appearance, headerMode, footerMode, headerTopPadding, contentHuggingElements
  // Of boundary items and badges.
  case alignment, offset, extendsBoundary, pinToVisibleBounds, containerAnchor, itemAnchor
  // Of the layout.
  case scrollDirection, interSectionSpacing
  // Of the environment.
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
