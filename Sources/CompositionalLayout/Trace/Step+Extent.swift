extension Step.Reason {
  /// What happened in a step towards the length of a section, a group or the content, or towards an offset. All lengths are in points.
  public enum Extent: Hashable, Sendable {
    /// The groups of a section, with the spacing between them (layout-rules R8.1).
    case groups(GroupsBefore)
    /// A last group lacks this many items, and is shorter (layout-rules R6.5).
    case trimmed(missing: Int)
    /// A section's own insets at both ends of it (layout-rules R8.1).
    case insets(Ends)
    /// An orthogonal section's row, as long across as its longest group (layout-rules R8.6).
    case row
    /// A section without items (layout-rules R8.1; R0 up to iOS 15).
    case empty
    /// A boundary item in the middle makes its section as long as it is itself (layout-rules R8.4).
    case middleItem
    /// What boundary items need before and after a section's groups (layout-rules R8.4), or all sections (R10.1).
    case boundaryItems(Ends, isOfLayout: Bool)
    /// All sections, with the spacing between them (layout-rules R8.1).
    case sections(count: Int, length: Double, spacing: Double)
    /// Across the scroll axis, the widest group is wider than the bounds (layout-rules R10.2).
    case widestGroup
    /// A group is as long as what it holds: along its run (layout-rules R4.5) or across it (R6.4).
    case groupContent(isAlongRun: Bool)
    /// What was measured in a group changes its length (layout-rules R7.1).
    case measuredGroup(Double)
    /// The offsets between which something scrolls: its length less what of it is in sight (layout-rules R10.2, A3).
    case scrollRange(Ends, length: Double, sight: Double, isOrthogonal: Bool)
    /// Where an orthogonal section rests (layout-rules A3), or to where the view is scrolled.
    case rest(Rest)
  }

  /// A place at which something that scrolls rests.
  public enum Rest: Hashable, Sendable {
    /// The view was not scrolled yet.
    case unscrolled
    /// The view was scrolled here.
    case scrolled
    /// An orthogonal section rests wherever it is left.
    case anywhere
    /// An orthogonal section cannot be scrolled further.
    case end
    /// The beginning of a group, by its index, that the section's behaviour stops at.
    case group(Int, OrthogonalScrollingBehavior)
    /// The beginning of a page, by its index; each is as long as what is in sight.
    case page(Int)
    /// A group, by its index, in the middle of what is in sight.
    case centred(Int)
  }
}

extension Step.Reason.Extent {
  /// The rule that decides the step.
  var rule: String {
    switch self {
    case .groups, .insets, .empty, .sections: "R8.1"
    case .trimmed: "R6.5"
    case .row: "R8.6"
    case .middleItem: "R8.4"
    case .boundaryItems(_, let isOfLayout): isOfLayout ? "R10.1" : "R8.4"
    case .widestGroup: "R10.2"
    case .groupContent(let isAlongRun): isAlongRun ? "R4.5" : "R6.4"
    case .measuredGroup: "R7.1"
    case .scrollRange(_, _, _, let isOrthogonal): isOrthogonal ? "A3" : "R10.2"
    case .rest(let rest): rest == .scrolled || rest == .unscrolled ? "R10.2" : "A3"
    }
  }
}
