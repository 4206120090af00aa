/// Turns a layout, the number of items in each section and what surrounds them into frames.
///
/// The phases, one file each, in order:
/// 1. `Container`: the bounds less the insets of the section's reference (layout-rules R2.2, R8.2).
/// 2. `GroupPlan`, `SlotFit`, `GroupRun`, `SlotRun`: sizes of a group and its subitems, how many it holds, and where they stand (R2.3 to
///    R2.5, 3 to 6). The result is a `GroupPattern`, one for each distinct section of the layout.
/// 3. `SectionPlan`, `SectionShape`: the pattern and the number of its repetitions (R6.2, R6.5, R8.1, R8.6).
/// 4. `BoundaryPlacement`: headers, footers and how they extend the section (R8.4), or all sections together (R10.1).
/// 5. `Stacking`: the sections one after the other (R8.1), and the content's size (R10.2).
/// 6. `Attachments`: supplementaries and decorations of items, groups and sections, placed on demand (R2.8 to R2.10, 9).
/// 7. `Pinning`, `OrthogonalScrolling`: the effects of scrolling, computed on demand; nothing is solved again (R8.5, R8.6).
///
/// - Parameters:
///   - layout: The layout to solve. Contradictory or unusable values have UIKit's result and a fault in the solution.
///   - items: How many items each section of the data has, in order; negative counts act as 0, larger ones than ``Solution/itemLimit`` as
///     that limit. An empty list is a layout without sections.
///   - environment: The collection view's size and the traits of its screen.
///   - measurements: Sizes measured earlier, in points; those of elements that do not exist are ignored.
/// - Returns: A solution that holds patterns and counts, never a frame for each item; its frames are in points of the content's space.
/// - Complexity: O(sections + subitems described + slots of each distinct section's group + measurements · log items), independent
///   of the number of items.
public func solve(
  _ layout: Layout, items: [Int], in environment: Environment, measurements: Measurements = Measurements()
) -> Solution {
  var solution = Solution(layout, items: items, in: environment)
  solution.measure(measurements)
  return solution
}
