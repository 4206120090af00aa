import CommandLanguage
import CompositionalLayout

extension ItemComponent {
  static let properties = PropertyList<ItemComponent>(
    Shared.size(\.size.width, \.size.height),
    Shared.insets("contentInsets", \.contentInsets, "space taken off inside its slot, at last"),
    Shared.edgeSpacing(\.edgeSpacing))
}

extension GroupComponent {
  static let properties = PropertyList<GroupComponent>(
    Shared.size(\.size.width, \.size.height),
    [
      Property(
        optional: "count", \.count, .repetitions,
        "subitem:count: divides the group into so many equal slots"),
      Property(
        optional: "repeating", \.repeatingSubitem, .repetitions, otherNames: ["repeatingSubitem"],
        "repeatingSubitem:count: repeats the subitem at its own size"),
      Property(optional: "interItemSpacing", \.interItemSpacing, .spacing, "space between the items of one group"),
    ],
    Shared.insets("contentInsets", \.contentInsets, "space taken off inside the group"),
    Shared.edgeSpacing(\.edgeSpacing),
    [
      Property(
        optional: "frames", \.frames, .frames, otherNames: ["customFrames"], "what a custom group's item provider answers")
    ])
}

extension SectionComponent {
  static let properties = PropertyList<SectionComponent>(
    [
      Property("interGroupSpacing", \.interGroupSpacing, .plainSpacing, default: 0, "space between groups, a plain number"),
      Property(optional: "contentInsets", \.contentInsets, .insets, "space around the section's groups"),
    ],
    insetMembers,
    [
      Property(
        "orthogonalScrollingBehavior", \.orthogonalScrollingBehavior, .choice("scrolling behaviour"), default: .none,
        "scrolls the section's groups across the layout"),
      Property(
        "orthogonalScrollingProperties.bounce", \.orthogonalScrollingProperties.bounce, .choice("bounce"), default: .automatic,
        "whether the section's scrolling bounces"),
      Property(
        "orthogonalScrollingProperties.decelerationRate", \.orthogonalScrollingProperties.decelerationRate, .choice("deceleration rate"),
        default: .automatic, "how fast the section's scrolling stops"),
      Property(
        optional: "contentInsetsReference", \.contentInsetsReference, .choice("insets reference"),
        "what is taken off the container across the scroll axis"),
      Property(
        "supplementaryContentInsetsReference", \.supplementaryContentInsetsReference, .choice("insets reference"), default: .automatic,
        "the same for the section's boundary items"),
      Property(
        "supplementariesFollowContentInsets", \.supplementariesFollowContentInsets, .truth, default: true,
        "whether boundary items keep inside contentInsets"),
    ],
    listProperties)

  private static let insetMembers = Shared.insetMembers(
    of: "contentInsets", get: { (section: SectionComponent) in section.contentInsets ?? .zero }, set: { $0.contentInsets = $1 })

  private static let listProperties: [Property<SectionComponent>] = [
    Property("appearance", .choice("appearance"), default: nil, "a list section's appearance") {
      $0.list?.appearance
    } set: {
      $0.list?.appearance = $1 ?? .plain
    },
    Property("headerMode", .choice("header mode"), default: nil, "a list section's header") {
      $0.list?.headerMode
    } set: {
      $0.list?.headerMode = $1 ?? .none
    },
    Property("footerMode", .choice("footer mode"), default: nil, "a list section's footer") {
      $0.list?.footerMode
    } set: {
      $0.list?.footerMode = $1 ?? .none
    },
    Property("headerTopPadding", .length, default: nil, "space above a list section's header") {
      $0.list?.headerTopPadding
    } set: {
      $0.list?.headerTopPadding = $1
    },
  ]
}

extension BoundaryComponent {
  static let properties = PropertyList<BoundaryComponent>(
    Shared.size(\.size.width, \.size.height),
    [
      Property("alignment", \.alignment, .choice("alignment"), default: .top, "the edge or corner of the section it stands at"),
      Property("offset", \.offset, .point, default: .zero, otherNames: ["absoluteOffset"], "points added to its origin"),
      Property("extendsBoundary", \.extendsBoundary, .truth, default: true, "whether it makes the section longer"),
      Property("pinToVisibleBounds", \.pinToVisibleBounds, .truth, default: false, "whether it stays in sight while its section is"),
    ],
    Shared.zIndex(\.zIndex, default: 1), Shared.elementKind(\.elementKind),
    Shared.insets("contentInsets", \.contentInsets, "space taken off inside its frame"))
}

extension BoundaryComponent {
  /// Those that are worth writing; its alignment where it is not that of what it was defined as.
  func settings(including always: Set<String>) -> [Setting] {
    let settings = Self.properties.settings(of: self, including: always.union(["alignment"]))
    return alignment == role.alignment ? settings.filter { $0.name != "alignment" } : settings
  }
}

extension BadgeComponent {
  static let properties = PropertyList<BadgeComponent>(
    Shared.size(\.size.width, \.size.height),
    [
      Property(
        "containerAnchor", \.containerAnchor, .anchor, default: LayoutAnchor(edges: []), "the point of its item or group it is tied to"),
      Property(optional: "itemAnchor", \.itemAnchor, .anchor, "its own point that is tied; the same edges when left out"),
    ],
    Shared.zIndex(\.zIndex, default: 1), Shared.elementKind(\.elementKind),
    Shared.insets("contentInsets", \.contentInsets, "space taken off inside its frame"))
}

extension BackgroundComponent {
  static let properties = PropertyList<BackgroundComponent>(
    Shared.insets("contentInsets", \.contentInsets, "space between the section's edges and the background"),
    Shared.zIndex(\.zIndex, default: 0), Shared.elementKind(\.elementKind))
}

extension LayoutConfiguration {
  static let properties = PropertyList<LayoutConfiguration>([
    Property("scrollDirection", \.scrollDirection, .choice("axis"), default: .vertical, "which way the layout scrolls"),
    Property("interSectionSpacing", \.interSectionSpacing, .plainSpacing, default: 0, "space between sections, a plain number"),
    Property(
      "contentInsetsReference", \.contentInsetsReference, .choice("insets reference"), default: .safeArea,
      "what is taken off the container across the scroll axis"),
  ])
}
