extension Step.Reason {
  /// The reason for a step that leads to the length of a section, a group or the content, or to an offset. All lengths are in points.
  public enum LengthReason: Hashable, Sendable {
    /// The groups of a section, with the spacing between them (layout-rules R8.1).
    case groups(GroupsBefore)
    /// The last group lacks this many items and is shorter (layout-rules R6.5).
    case trimmed(missing: Int)
    /// The section's insets at both of its ends (layout-rules R8.1).
    case insets(Ends)
    /// The groups of an orthogonal section, as tall as the tallest one (layout-rules R8.6).
    case row
    /// A section without items (layout-rules R8.1; R0 up to iOS 15).
    case empty
    /// A boundary item in the middle lengthens its section to its own length (layout-rules R8.4).
    case middleItem
    /// The space of boundary items before and after a section's groups (layout-rules R8.4), or all sections (R10.1).
    case boundaryItems(Ends, isOfLayout: Bool)
    /// All sections, with the spacing between them (layout-rules R8.1).
    case sections(count: Int, length: Double, spacing: Double)
    /// The widest group is wider than the bounds across the scroll axis (layout-rules R10.2).
    case widestGroup
    /// The content determines a group's length, along its axis (layout-rules R4.5) or across it (R6.4).
    case groupContent(isAlongRun: Bool)
    /// Measured sizes change a group's length (layout-rules R7.1).
    case measuredGroup(Double)
    /// The range of offsets: the length minus the visible length (layout-rules R10.2, A3).
    case scrollRange(Ends, length: Double, sight: Double, isOrthogonal: Bool)
    /// The offset at which an orthogonal section rests (layout-rules A3), or to which the view is scrolled.
    case rest(RestingPlace)
  }

  /// The reason for an offset.
  public enum RestingPlace: Hashable, Sendable {
    /// The view has not been scrolled yet.
    case unscrolled
    /// The view was scrolled to this offset.
    case scrolled
    /// The orthogonal section may rest at any offset.
    case anywhere
    /// The orthogonal section is scrolled to an end of its content.
    case end
    /// The section's behaviour stops at the start of the group with this index.
    case group(Int, OrthogonalScrollingBehavior)
    /// The section's behaviour stops at the start of the page with this index. A page is as long as the visible part.
    case page(Int)
    /// The section's behaviour centres the group with this index in the visible part.
    case centred(Int)
  }
}

extension Step.Reason.LengthReason {
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
