import CompositionalLayout

/// A step that mends a finding. Whoever shows it words it as a command.
package enum Remedy: Equatable, Sendable {
  /// Sets a property of a component, or of the layout where no component is named.
  case set(String?, Property, Value)
  /// Sets a property to what it is when nothing is said.
  case unset(String?, Property)
  /// Lets a layout section serve a section of the snapshot.
  case use(String, for: String)
  /// Takes a layout section out of the section provider.
  case unuse(String)
  /// Makes a variant of a layout section with so many columns, and uses it from a width on.
  case widen(section: String, group: String, item: String, columns: Int, from: Double)
  case reconfigureItems([String])
  case appendItems([String], to: String)
  case deleteItems([String])
  case deleteSections([String])
  case identity(String)
  case apply
}

/// The properties that findings speak of, by their names in the shell.
package enum Property: String, CaseIterable, Sendable {
  case width, height, count, repeating, contentInsets, edgeSpacing, interItemSpacing, interGroupSpacing, interSectionSpacing,
    orthogonalScrollingBehavior
  case bounce = "orthogonalScrollingProperties.bounce"
  case contentInsetsReference, supplementaryContentInsetsReference, supplementariesFollowContentInsets, elementKind, alignment, zIndex

  /// The dimension along an axis.
  package init(_ axis: Axis) { self = axis == .horizontal ? .width : .height }
}

/// The value a property is set to.
package enum Value: Equatable, Sendable {
  case dimension(Dimension)
  /// An equal share of a width or a height: `fractionalWidth(1/3)`.
  case share(Axis, of: Int)
  case number(Double)
  case insets(DirectionalEdgeInsets)
  case edgeSpacing(EdgeSpacing)
  /// A case's name, or any other word.
  case word(String)
}

extension Remedy {
  /// Sets the dimension along an axis.
  static func resize(_ component: String, _ axis: Axis, _ dimension: Dimension) -> Remedy {
    .set(component, Property(axis), .dimension(dimension))
  }

  /// Makes a component one of so many equal parts of its group.
  static func share(_ component: String, _ axis: Axis, of count: Int) -> Remedy { .set(component, Property(axis), .share(axis, of: count)) }
}
