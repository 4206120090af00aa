/// Computes the frames of a layout from the number of items in each section and the environment.
///
/// The phases run in this order, each in a file of its own:
/// 1. `Container`: the bounds minus the insets of the section's reference (layout-rules R2.2, R8.2).
/// 2. `GroupPlan`, `SlotFit`, `GroupRun`, `SlotRun`: the sizes of a group and its subitems, how many it holds, and their positions (R2.3 to
///    R2.5, 3 to 6). The result is a `GroupPattern`, one for each distinct section of the layout.
/// 3. `SectionPlan`, `SectionShape`: the pattern and the number of its repetitions (R6.2, R6.5, R8.1, R8.6).
/// 4. `BoundaryPlacement`: headers and footers, and how they extend one section (R8.4) or all sections together (R10.1).
/// 5. `Stacking`: the positions of the sections (R8.1), and the content's size (R10.2).
/// 6. `Attachments`: supplementary items and decorations of items, groups and sections, placed on demand (R2.8 to R2.10, 9).
/// 7. `Pinning`, `OrthogonalScrolling`: the effects of scrolling, computed on demand without solving again (R8.5, R8.6).
///
/// - Parameters:
///   - layout: The layout to solve. For contradictory or unusable values, the solution has UIKit's result and a fault.
///   - items: The number of items in each section of the data, in order. Negative counts act as 0, and counts above ``Solution/itemLimit``
///     act as that limit. An empty list means a layout without sections.
///   - environment: The collection view's size and the traits of its screen.
///   - measurements: Sizes measured earlier, in points. Sizes of elements that do not exist are ignored.
/// - Returns: A solution that stores patterns and counts instead of a frame for each item. Its frames are in points, in the content's
///   coordinate space.
/// - Complexity: O(sections + subitems described + slots of each distinct section's group + measurements · log items), independent of the
///   number of items.
public func solve(
  _ layout: Layout, items: [Int], in environment: Environment, measurements: Measurements = Measurements()
) -> Solution {
  var solution = Solution(layout, items: items, in: environment)
  solution.measure(measurements)
  return solution
}
