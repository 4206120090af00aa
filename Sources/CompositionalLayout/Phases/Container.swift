/// Phase 1: the space a section is laid out in (layout-rules 2, R8.2).
struct SectionContainer: Sendable {
  let scrollAxis: Axis
  /// The axis along which the section's groups follow each other: across the scroll axis if the section scrolls orthogonally.
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
    groupAxis = section.orthogonalScrollingBehavior == .none ? scrollAxis : assumeOrthogonalInHorizontal(scrollAxis, environment.readings)
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
    case .safeArea: assumeSafeArea(in: environment)
    case .layoutMargins: environment.layoutMargins
    case .readableContent: assumeReadableInsets(in: environment)
    }
  }
}
