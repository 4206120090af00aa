/// The sizes available within a section, computed before anything is placed (layout-rules 2).
package struct SectionSpace: Hashable, Sendable {
  /// The bounds minus the insets of the section's reference (R2.2).
  package var container: Size
  /// The insets of the section's reference, across the scroll axis (R8.2).
  package var referenceInsets: DirectionalEdgeInsets
  /// The size to which fractions of the section's group refer (R2.3, R2.4).
  package var groupContainer: Size
  /// The axis along which the groups follow each other.
  package var groupAxis: Axis
  /// The visible length along the groups' axis: the container minus the section's insets.
  package var viewport: Double
  /// The sizes of the section's boundary items, in order, with estimates on estimated axes.
  package var boundarySizes: [Size]
}

extension Section {
  /// Returns the sizes available within this section in a layout. O(boundary items).
  package func space(in layout: LayoutConfiguration, environment: Environment) -> SectionSpace {
    let container = SectionContainer(of: self, in: layout, environment)
    let axis = container.groupAxis
    return SectionSpace(
      container: container.size, referenceInsets: container.referenceInsets, groupContainer: container.groupBase, groupAxis: axis,
      viewport: container.size[axis] - contentInsets.total(axis),
      boundarySizes: boundarySupplementaryItems.map { BoundaryPlan($0, of: self, in: container, environment).size })
  }
}
