import CommandLanguage
import CompositionalLayout
import Localization
import Snapshots

// The choices of UIKit's enums, each with a description that completion and help show.

extension Axis: Choice {
  package var meaning: Phrase {
    switch self {
    case .horizontal: "sideways"
    case .vertical: "up and down"
    }
  }
}

extension Arrangement.Direction: Choice {
  package var meaning: Phrase {
    switch self {
    case .horizontal: "subitems beside one another, as many as fit"
    case .vertical: "subitems below one another, as many as fit"
    case .custom: "subitems at the frames of frames="
    }
  }
}

extension ContentInsetsReference: Choice {
  package var meaning: Phrase {
    switch self {
    case .automatic: "as the layout says; for the layout itself none"
    case .none: "the bounds: nothing is taken off"
    case .safeArea: "the safe area"
    case .layoutMargins: "the layout margins"
    case .readableContent: "the readable width"
    }
  }
}

extension LayoutDirection: Choice {
  package var meaning: Phrase {
    switch self {
    case .leftToRight: "leading is left"
    case .rightToLeft: "leading is right, as in Arabic and Hebrew"
    }
  }
}

extension ListConfiguration.Appearance: Choice {
  package var meaning: Phrase {
    switch self {
    case .plain: "rows from edge to edge, headers that stay in sight"
    case .grouped: "rows from edge to edge, sections apart"
    case .insetGrouped: "sections apart, kept away from the sides"
    case .sidebar: "the rows of a sidebar"
    case .sidebarPlain: "the rows of a sidebar, headers that stay in sight"
    }
  }
}

extension ListConfiguration.HeaderMode: Choice {
  package var meaning: Phrase {
    switch self {
    case .none: "no header"
    case .supplementary: "a header view above the rows"
    case .firstItemInSection: "the section's first item, styled as a header"
    }
  }
}

extension ListConfiguration.FooterMode: Choice {
  package var meaning: Phrase {
    switch self {
    case .none: "no footer"
    case .supplementary: "a footer view below the rows"
    }
  }
}

extension ListConfiguration.ContentHuggingElements: Choice {
  package var meaning: Phrase {
    switch self {
    case .none: "no element"
    case .supplementaryHeader: "the headers are as small as their content lets them be"
    }
  }
}

extension OrthogonalScrollingBehavior: Choice {
  package var meaning: Phrase {
    switch self {
    case .none: "does not scroll across the layout"
    case .continuous: "runs freely, and rests anywhere"
    case .continuousGroupLeadingBoundary: "runs freely, and rests at a group's leading edge"
    case .paging: "turns pages of the visible length"
    case .groupPaging: "goes on by a group, and rests at its leading edge"
    case .groupPagingCentered: "goes on by a group, and rests with it in the middle"
    }
  }
}

extension OrthogonalScrollingProperties.Bounce: Choice {
  package var meaning: Phrase {
    switch self {
    case .automatic: "where the content is longer than its bounds"
    case .always: "even where the content fits"
    case .never: "not at all"
    }
  }
}

extension OrthogonalScrollingProperties.DecelerationRate: Choice {
  package var meaning: Phrase {
    switch self {
    case .automatic: "chosen by the behaviour: fast if it pages"
    case .normal: "as in a scroll view"
    case .fast: "stops sooner than a scroll view"
    }
  }
}

extension RectAlignment: Choice {
  package var meaning: Phrase {
    switch self {
    case .none: "nowhere: the element has no size"
    case .top: "the middle of the top edge"
    case .topLeading: "the corner of the top and the leading edge"
    case .leading: "the middle of the leading edge"
    case .bottomLeading: "the corner of the bottom and the leading edge"
    case .bottom: "the middle of the bottom edge"
    case .bottomTrailing: "the corner of the bottom and the trailing edge"
    case .trailing: "the middle of the trailing edge"
    case .topTrailing: "the corner of the top and the trailing edge"
    }
  }
}

extension SizeClass: Choice {
  package var meaning: Phrase {
    switch self {
    case .unspecified: "not known"
    case .compact: "little room, as on a phone held upright"
    case .regular: "much room, as on a tablet"
    }
  }
}

extension ContentSizeCategory: Choice {
  package var meaning: Phrase {
    switch self {
    case .extraSmall: "the smallest text"
    case .small, .medium: "smaller than the default"
    case .large: "the default"
    case .extraLarge, .extraExtraLarge, .extraExtraExtraLarge: "larger than the default"
    case .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge:
      "a size of the accessibility settings"
    case .accessibilityExtraExtraExtraLarge: "the largest text"
    }
  }
}

extension UserInterfaceIdiom: Choice {
  package var meaning: Phrase {
    switch self {
    case .unspecified: "not known"
    case .phone: "a phone"
    case .pad: "a tablet"
    case .tv: "a television"
    case .carPlay: "a car's screen"
    case .mac: "a Mac"
    case .vision: "a headset"
    }
  }
}

extension DifferenceRule: Choice {
  package var meaning: Phrase {
    switch self {
    case .minimal: "the fewest moves"
    case .foundation: "the moves of Foundation's walk, sometimes more than the fewest"
    }
  }
}

extension FramePart: Choice {
  package var meaning: Phrase {
    switch self {
    case .x: "where it begins from the left"
    case .y: "where it begins from the top"
    case .width: "how wide it is"
    case .height: "how high it is"
    }
  }
}
