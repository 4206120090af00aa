/// Phase 1: the space a section is laid out in (layout-rules 2, R8.2).
struct SectionContainer: Sendable {
  let scrollAxis: Axis
  /// The axis along which the section's groups follow each other: across the scroll axis if the section scrolls orthogonally, in a layout
  /// that scrolls sideways too (assumption 20, orthogonalInHorizontal).
  let groupAxis: Axis
  let bounds: Size
  /// The insets of the reference, across the scroll axis only.
  let referenceInsets: DirectionalEdgeInsets
  /// The guide those insets come from.
  let reference: ContentInsetsReference
  /// The assumption behind that guide.
  let assumptionOnReference: Assumption?
  let contentInsets: DirectionalEdgeInsets

  /// The container of a section. O(1).
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

  /// The bounds less the reference's insets (R2.2).
  var size: Size { bounds.inset(by: referenceInsets) }

  /// The size that fractions of the top-level group refer to (R2.3, R2.4).
  var groupBase: Size { size.inset(by: contentInsets.only(groupAxis.crossed)) }

  /// Whether a group is planned and placed alike in both.
  func hasSameGroups(as other: SectionContainer) -> Bool {
    groupBase == other.groupBase && bounds == other.bounds && scrollAxis == other.scrollAxis && groupAxis == other.groupAxis
  }

  /// The insets that bound the section's boundary items (assumption 15, supplementaryInsets). Automatic means the same as for the section's
  /// groups, none the whole bounds, any other reference the bounds less its insets. Except for none, the section's own insets are taken off
  /// too if boundary items follow them.
  func supplementaryInsets(of section: Section, _ environment: Environment) -> DirectionalEdgeInsets {
    let reference = section.supplementaryContentInsetsReference
    if reference == .none { return .zero }
    let outer = reference == .automatic ? referenceInsets : reference.insets(in: environment)
    guard section.supplementariesFollowContentInsets else { return outer }
    return DirectionalEdgeInsets(
      top: outer.start(.vertical) + contentInsets.start(.vertical), leading: outer.start(.horizontal) + contentInsets.start(.horizontal),
      bottom: outer.end(.vertical) + contentInsets.end(.vertical), trailing: outer.end(.horizontal) + contentInsets.end(.horizontal))
  }

  /// Where the section's groups begin across the scroll axis.
  var crossOrigin: Double { referenceInsets.start(scrollAxis.crossed) + contentInsets.start(scrollAxis.crossed) }
}

extension ContentInsetsReference {
  /// The reference itself, or the configuration's if it is automatic; an automatic reference of the configuration means none (R8.2).
  func resolved(or configured: ContentInsetsReference) -> ContentInsetsReference {
    guard self == .automatic else { return self }
    return configured == .automatic ? .none : configured
  }

  /// The guide's distances from the edges of the bounds.
  func insets(in environment: Environment) -> DirectionalEdgeInsets {
    switch self {
    case .automatic, .none: .zero
    // Taken off as margins are (assumption 31, safeArea).
    case .safeArea: environment.safeAreaInsets
    case .layoutMargins: environment.layoutMargins
    case .readableContent: environment.readableInsets
    }
  }
}

extension Environment {
  /// The widest the readable guide is, in points, at every text size (assumption 35, readableTextSize).
  private static let readableWidth = 672.0

  /// The readable guide: the layout margins, and on wide screens the middle between them (assumption 14, readableInsets).
  fileprivate var readableInsets: DirectionalEdgeInsets {
    var insets = layoutMargins
    let excess = bounds.bounded.width - insets.total(.horizontal) - Self.readableWidth
    guard excess > 0 else { return insets }
    insets.leading = insets.start(.horizontal) + excess / 2
    insets.trailing = insets.end(.horizontal) + excess / 2
    return insets
  }
}
