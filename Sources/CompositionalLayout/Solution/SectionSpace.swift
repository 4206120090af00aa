/// The sizes available within a section, before anything is placed (layout-rules 2).
package struct SectionSpace: Hashable, Sendable {
  /// The bounds less the insets of the section's reference (R2.2).
  package var container: Size
  /// What the section's reference takes off the bounds across the scroll axis (R8.2).
  package var referenceInsets: DirectionalEdgeInsets
  /// The length that fractions of the section's group refer to (R2.3, R2.4).
  package var groupContainer: Size
  /// The axis along which the groups follow each other.
  package var groupAxis: Axis
  /// The visible length of a row of groups: the container less the section's insets along the groups' axis.
  package var viewport: Double
  /// The sizes of the section's boundary items, in order; estimated axes hold the estimate.
  package var boundarySizes: [Size]
}

extension Section {
  /// The sizes available within this section in a layout. O(boundary items).
  package func space(in layout: LayoutConfiguration, environment: Environment) -> SectionSpace {
    let container = SectionContainer(of: self, in: layout, environment)
    let axis = container.groupAxis
    return SectionSpace(
      container: container.size, referenceInsets: container.referenceInsets, groupContainer: container.groupBase, groupAxis: axis,
      viewport: container.size[axis] - contentInsets.total(axis),
      boundarySizes: boundarySupplementaryItems.map { BoundaryPlan($0, of: self, in: container, environment).size })
  }
}
