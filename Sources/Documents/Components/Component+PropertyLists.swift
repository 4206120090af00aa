import CommandLanguage
import CompositionalLayout
import Localization

/// The properties of each kind of component, in the order in which they are shown.
extension Component {
  package static func properties(of kind: ComponentKind) -> PropertyList<Component> {
    switch kind {
    case .item: ofItem
    case .group: ofGroup
    case .section: ofSection
    case .boundary: ofBoundary
    case .badge: ofBadge
    case .background: ofBackground
    }
  }

  private static let ofItem = PropertyList<Component>(
    size, insets("space inside its slot, subtracted last"), edgeSpacing)

  private static let ofGroup = PropertyList<Component>(
    size,
    [
      Property(
        optional: .count, .repetitions, "subitem:count: divides the group into that many equal slots", get: { $0.arrangement?.count },
        set: { $0.arrangement?.count = $1 }),
      Property(
        optional: .repeating, .repetitions, "repeatingSubitem:count: repeats the subitem at its own size",
        get: { $0.arrangement?.repeatingSubitem }, set: { $0.arrangement?.repeatingSubitem = $1 }),
      Property(
        optional: .interItemSpacing, .spacing, "space between the items of one group", get: { $0.group?.interItemSpacing },
        set: { component, spacing in component.editGroup { $0.interItemSpacing = spacing } }),
    ],
    insets("space inside the group"), edgeSpacing,
    [
      Property(
        optional: .frames, .frames, "the frames that a custom group's item provider returns", get: { $0.arrangement?.frames },
        set: { $0.arrangement?.frames = $1 })
    ])

  private static let ofSection = PropertyList<Component>(
    [
      Property(
        .interGroupSpacing, .plainSpacing, default: 0, "space between groups, a plain number", get: { $0.section?.interGroupSpacing },
        set: { $0.section?.interGroupSpacing = $1 }),
      Property(
        optional: .contentInsets, .insets, "space around the section's groups", get: { $0.contentInsets }, set: { $0.contentInsets = $1 }),
    ],
    Property.edges(of: .contentInsets, insetsLens),
    [
      Property(
        .orthogonalScrollingBehavior, .choice("scrolling behaviour"), default: .none, "makes the section scroll across the layout's axis",
        get: { $0.section?.orthogonalScrollingBehavior }, set: { $0.section?.orthogonalScrollingBehavior = $1 }),
      Property(
        .bounce, .choice("bounce"), default: .automatic, "whether the section's scrolling bounces",
        get: { $0.section?.orthogonalScrollingProperties.bounce }, set: { $0.section?.orthogonalScrollingProperties.bounce = $1 }),
      Property(
        .decelerationRate, .choice("deceleration rate"), default: .automatic, "how fast the section's scrolling stops",
        get: { $0.section?.orthogonalScrollingProperties.decelerationRate },
        set: { $0.section?.orthogonalScrollingProperties.decelerationRate = $1 }),
      Property(
        optional: .contentInsetsReference, .choice("insets reference"), "the insets subtracted from the container across the scroll axis",
        get: { $0.source?.contentInsetsReference }, set: { $0.source?.contentInsetsReference = $1 }),
      Property(
        .supplementaryContentInsetsReference, .choice("insets reference"), default: .automatic,
        "the insets subtracted from the container of the section's boundary items",
        get: { $0.section?.supplementaryContentInsetsReference }, set: { $0.section?.supplementaryContentInsetsReference = $1 }),
      Property(
        .supplementariesFollowContentInsets, .truth, default: true, "whether boundary items stay inside contentInsets",
        get: { $0.section?.supplementariesFollowContentInsets }, set: { $0.section?.supplementariesFollowContentInsets = $1 }),
    ],
    ofList)

  private static let ofList: [Property<Component>] = [
    Property(
      optional: .appearance, .choice("appearance"), "a list section's appearance", get: { $0.source?.list?.appearance },
      set: { $0.source?.list?.appearance = $1 ?? .plain }),
    Property(
      optional: .headerMode, .choice("header mode"), "a list section's header", get: { $0.source?.list?.headerMode },
      set: { $0.source?.list?.headerMode = $1 ?? .none }),
    Property(
      optional: .footerMode, .choice("footer mode"), "a list section's footer", get: { $0.source?.list?.footerMode },
      set: { $0.source?.list?.footerMode = $1 ?? .none }),
    Property(
      optional: .headerTopPadding, .length, "space above a list section's header", get: { $0.source?.list?.headerTopPadding },
      set: { $0.source?.list?.headerTopPadding = $1 }),
    Property(
      optional: .contentHuggingElements, .choice("elements"), "the elements of a list section that hug their content",
      get: { $0.source?.list.flatMap { $0.contentHuggingElements == .none ? nil : $0.contentHuggingElements } },
      set: { $0.source?.list?.contentHuggingElements = $1 ?? .none }),
  ]

  private static let ofBoundary = PropertyList<Component>(
    size,
    [
      Property(
        .alignment, .choice("alignment"), default: .top, "the edge or corner of the section where it is placed",
        get: { $0.boundary?.alignment },
        set: { $0.boundary?.alignment = $1 }),
      Property(
        .offset, .point, default: .zero, "points added to its origin", get: { $0.boundary?.offset }, set: { $0.boundary?.offset = $1 }),
      Property(
        .extendsBoundary, .truth, default: true, "whether it makes the section longer", get: { $0.boundary?.extendsBoundary },
        set: { $0.boundary?.extendsBoundary = $1 }),
      Property(
        .pinToVisibleBounds, .truth, default: false, "whether it stays on screen as long as its section does",
        get: { $0.boundary?.pinToVisibleBounds }, set: { $0.boundary?.pinToVisibleBounds = $1 }),
    ],
    zIndex(default: 1), ownKind, insets("space inside its frame"), edgeSpacing)

  private static let ofBadge = PropertyList<Component>(
    size,
    [
      Property(
        .containerAnchor, .anchor, default: LayoutAnchor(edges: []), "the point of its item or group that it is attached to",
        get: { $0.badge?.containerAnchor }, set: { $0.badge?.containerAnchor = $1 }),
      Property(
        optional: .itemAnchor, .anchor, "its own point that is attached there; by default, the one at the same edges",
        get: { $0.badge?.itemAnchor },
        set: { $0.badge?.itemAnchor = $1 }),
    ],
    zIndex(default: 1), ownKind, insets("space inside its frame"), edgeSpacing)

  private static let ofBackground = PropertyList<Component>(
    insets("space between the section's edges and the background"), zIndex(default: 0), ownKind)
}

// MARK: Properties of several kinds

extension Component {
  private static let size: [Property<Component>] = [
    Property(
      .width, .dimension, default: .zero, "the width dimension of its layoutSize", get: { $0[.horizontal] }, set: { $0[.horizontal] = $1 }),
    Property(
      .height, .dimension, default: .zero, "the height dimension of its layoutSize", get: { $0[.vertical] }, set: { $0[.vertical] = $1 }),
  ]

  private static let insetsLens = Lens<Component, DirectionalEdgeInsets?>(get: { $0.contentInsets }, set: { $0.contentInsets = $1 })

  private static func insets(_ summary: Phrase) -> [Property<Component>] { Property.insets(.contentInsets, summary, insetsLens) }

  private static let edgeSpacing: [Property<Component>] = [
    Property(
      optional: .edgeSpacing, .edgeSpacing, "space outside its size", get: { $0.edgeSpacing }, set: { $0.edgeSpacing = $1 })
  ]

  private static func zIndex(default standard: Int) -> [Property<Component>] {
    [
      Property(
        .zIndex, .whole("zIndex", from: -1_000_000, through: 1_000_000), default: standard, "the order from back to front",
        get: { $0.zIndex }, set: { $0.zIndex = $1 })
    ]
  }

  private static let ownKind: [Property<Component>] = [
    Property(
      optional: .elementKind, .name("kind", accepts: "a kind, such as header"), "its kind; by default, its name",
      get: { $0.elementKind }, set: { $0.elementKind = $1 })
  ]
}

extension LayoutConfiguration {
  package static let properties = PropertyList<LayoutConfiguration>([
    Property(
      .scrollDirection, .choice("axis"), default: .vertical, "the axis along which the layout scrolls", get: { $0.scrollDirection },
      set: { $0.scrollDirection = $1 }),
    Property(
      .interSectionSpacing, .plainSpacing, default: 0, "space between sections, a plain number", get: { $0.interSectionSpacing },
      set: { $0.interSectionSpacing = $1 }),
    Property(
      .contentInsetsReference, .choice("insets reference"), default: .safeArea,
      "the insets subtracted from the container across the scroll axis",
      get: { $0.contentInsetsReference }, set: { $0.contentInsetsReference = $1 }),
  ])
}
