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
    case .horizontal: "subitems from left to right, as many as fit"
    case .vertical: "subitems from top to bottom, as many as fit"
    case .custom: "subitems at the frames given by frames="
    }
  }
}

extension ContentInsetsReference: Choice {
  package var meaning: Phrase {
    switch self {
    case .automatic: "as set for the layout; for the layout itself, none"
    case .none: "the bounds, without insets"
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
    case .plain: "rows from edge to edge, headers that stay on screen"
    case .grouped: "rows from edge to edge, sections separated"
    case .insetGrouped: "separated sections, inset from the sides"
    case .sidebar: "the rows of a sidebar"
    case .sidebarPlain: "the rows of a sidebar, headers that stay on screen"
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
    case .supplementaryHeader: "the headers are as small as their content allows"
    }
  }
}

extension OrthogonalScrollingBehavior: Choice {
  package var meaning: Phrase {
    switch self {
    case .none: "does not scroll by itself"
    case .continuous: "scrolls freely and rests anywhere"
    case .continuousGroupLeadingBoundary: "scrolls freely and rests at a group's leading edge"
    case .paging: "scrolls by pages as long as the visible part"
    case .groupPaging: "scrolls by one group and rests at its leading edge"
    case .groupPagingCentered: "scrolls by one group and stops with that group centred"
    }
  }
}

extension OrthogonalScrollingProperties.Bounce: Choice {
  package var meaning: Phrase {
    switch self {
    case .automatic: "if the content is longer than the bounds"
    case .always: "even if the content fits"
    case .never: "not at all"
    }
  }
}

extension OrthogonalScrollingProperties.DecelerationRate: Choice {
  package var meaning: Phrase {
    switch self {
    case .automatic: "depends on the behaviour: fast for paging"
    case .normal: "as in a scroll view"
    case .fast: "stops sooner than a scroll view"
    }
  }
}

extension RectAlignment: Choice {
  package var meaning: Phrase {
    switch self {
    case .none: "no alignment: the element has no size"
    case .top: "the middle of the top edge"
    case .topLeading: "the top leading corner"
    case .leading: "the middle of the leading edge"
    case .bottomLeading: "the bottom leading corner"
    case .bottom: "the middle of the bottom edge"
    case .bottomTrailing: "the bottom trailing corner"
    case .trailing: "the middle of the trailing edge"
    case .topTrailing: "the top trailing corner"
    }
  }
}

extension SizeClass: Choice {
  package var meaning: Phrase {
    switch self {
    case .unspecified: "not known"
    case .compact: "little space, as on a phone held upright"
    case .regular: "much space, as on a tablet"
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
    case .foundation: "the moves that Foundation finds, which are sometimes more than necessary"
    }
  }
}

extension FramePart: Choice {
  package var meaning: Phrase {
    switch self {
    case .x: "the distance from the left edge"
    case .y: "the distance from the top edge"
    case .width: "the width"
    case .height: "the height"
    }
  }
}
