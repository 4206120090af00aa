/// Phase 1: the container of a section (layout-rules 2, R8.2).
struct SectionContainer: Sendable {
  let scrollAxis: Axis
  /// The axis along which the section's groups follow each other: perpendicular to the scroll axis if the section is orthogonal, in
  /// horizontal layouts too (assumption 20, orthogonalInHorizontal).
  let groupAxis: Axis
  let bounds: Size
  /// The insets of the reference, which apply only across the scroll axis.
  let referenceInsets: DirectionalEdgeInsets
  /// The guide that has these insets.
  let reference: ContentInsetsReference
  /// The assumption that determines the guide's insets, if there is one.
  let assumptionOnReference: Assumption?
  let contentInsets: DirectionalEdgeInsets

  init(of section: Section, in layout: LayoutConfiguration, _ environment: Environment) {
    scrollAxis = layout.scrollDirection
    groupAxis = section.orthogonalScrollingBehavior == .none ? scrollAxis : scrollAxis.crossed
    bounds = environment.bounds.bounded
    reference = section.contentInsetsReference.resolved(or: layout.contentInsetsReference)
    referenceInsets = reference.insets(in: environment).only(scrollAxis.crossed)
    assumptionOnReference =
      switch reference {
      case .automatic, .none, .layoutMargins: nil
      case .safeArea: .safeArea
      case .readableContent: environment.preferredContentSizeCategory == .large ? .readableInsets : .readableTextSize
      }
    contentInsets = section.contentInsets
  }

  /// The bounds minus the reference's insets (R2.2).
  var size: Size { bounds.inset(by: referenceInsets) }

  /// The size to which fractions of the top-level group refer (R2.3, R2.4).
  var groupBase: Size { size.inset(by: contentInsets.only(groupAxis.crossed)) }

  /// Returns true if a group has the same plan and positions in both containers.
  func hasSameGroups(as other: SectionContainer) -> Bool {
    groupBase == other.groupBase && bounds == other.bounds && scrollAxis == other.scrollAxis && groupAxis == other.groupAxis
  }

  /// The insets of the section's boundary items (assumption 15, supplementaryInsets). With an automatic reference they are those of the
  /// section's groups, with `none` they are zero, and with any other reference they are that guide's insets. Except with `none`, the
  /// section's own insets are added if boundary items follow them.
  func supplementaryInsets(of section: Section, _ environment: Environment) -> DirectionalEdgeInsets {
    let reference = section.supplementaryContentInsetsReference
    if reference == .none { return .zero }
    let outer = reference == .automatic ? referenceInsets : reference.insets(in: environment)
    guard section.supplementariesFollowContentInsets else { return outer }
    return DirectionalEdgeInsets(
      top: outer.start(.vertical) + contentInsets.start(.vertical), leading: outer.start(.horizontal) + contentInsets.start(.horizontal),
      bottom: outer.end(.vertical) + contentInsets.end(.vertical), trailing: outer.end(.horizontal) + contentInsets.end(.horizontal))
  }

  /// The start of the section's groups across the scroll axis.
  var crossOrigin: Double { referenceInsets.start(scrollAxis.crossed) + contentInsets.start(scrollAxis.crossed) }
}

extension ContentInsetsReference {
  /// Replaces an automatic reference with that of the configuration. An automatic reference of the configuration means `none` (R8.2).
  func resolved(or configured: ContentInsetsReference) -> ContentInsetsReference {
    guard self == .automatic else { return self }
    return configured == .automatic ? .none : configured
  }

  func insets(in environment: Environment) -> DirectionalEdgeInsets {
    switch self {
    case .automatic, .none: .zero
    // The safe area is subtracted like margins (assumption 31, safeArea).
    case .safeArea: environment.safeAreaInsets
    case .layoutMargins: environment.layoutMargins
    case .readableContent: environment.readableInsets
    }
  }
}

extension Environment {
  /// The maximum width of the readable guide in points, at every text size (assumption 35, readableTextSize).
  private static let readableWidth = 672.0

  /// The insets of the readable guide: the layout margins, increased by equal amounts if the guide would exceed its maximum width
  /// (assumption 14, readableInsets).
  fileprivate var readableInsets: DirectionalEdgeInsets {
    var insets = layoutMargins
    let excess = bounds.bounded.width - insets.total(.horizontal) - Self.readableWidth
    guard excess > 0 else { return insets }
    insets.leading = insets.start(.horizontal) + excess / 2
    insets.trailing = insets.end(.horizontal) + excess / 2
    return insets
  }
}
