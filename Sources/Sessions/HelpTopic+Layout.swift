import CompositionalLayout
import LayoutComponents
import Wording

/// Topics about the layout.
extension HelpTopic {
  static let dimensions = HelpTopic(
    name: "dimensions", title: "What a fraction is a fraction of",
    lines: [
      "an item or a nested group   of its group, less the group's contentInsets; along the group also less the spacing between its subitems",
      "a section's group           of the view's bounds; the section's contentInsets count across the scroll axis only",
      "an orthogonal section       as if the layout scrolled sideways: widths of the whole container, heights less top and bottom insets",
      "a boundary item             of the section's width within its insets; of the layout's bounds where it belongs to the layout",
      "a badge                     of the cell it is tied to; of the container of its group where it is tied to a group",
      "Fractions are rounded down to a pixel from iOS 16 on; before, only the final frame is rounded.",
      "estimated(60) is a guess until the content is measured: 'measure' says what a cell asks for.",
    ])

  static let spacing = HelpTopic(
    name: "spacing", title: "Five kinds of space",
    lines: [
      "interItemSpacing      between the items of one group: fixed(10) or flexible(10). A group of one item has nothing to space.",
      "interGroupSpacing     between the groups of a section, along the axis they follow each other: a plain number.",
      "interSectionSpacing   between sections, empty ones included: a plain number of the layout.",
      "edgeSpacing           around an item or a group, outside its size; it takes room where the item is fitted in.",
      "contentInsets         inside: of an item its slot is made smaller at last; of a group and a section their content.",
    ])

  static let orthogonal = HelpTopic(
    name: "orthogonal", title: "The six scrolling behaviours, and where they rest",
    lines: [
      "none                             the section scrolls with the layout",
      "continuous                       anywhere from the start to the end",
      "continuousGroupLeadingBoundary   a group's leading edge",
      "paging                           multiples of the viewport, that is of the container less the section's leading and trailing insets",
      "groupPaging                      a group's leading edge",
      "groupPagingCentered              a group in the middle of the viewport, the first and the last included",
      "'scroll SECTION to X' asks for an offset, 'flick SECTION V' lets a finger go; the answer is where the section rests.",
      "Frames stay those of the unscrolled row; 'visible' says what is in sight.",
    ])

  static let flow = HelpTopic(
    name: "flow", title: "When a flow layout is enough",
    lines: [
      "One kind of cell, one size or the delegate's sizes, lines that fill up and wrap: UICollectionViewFlowLayout says it in less code.",
      "Sections that look different, groups in groups, sideways scrolling inside a vertical list, self-sizing without a delegate,",
      "headers that pin, badges and backgrounds: that is what a compositional layout is for.",
    ])

  /// What is open in UIKit's behaviour, and what is taken to be so.
  static let assumptions = HelpTopic(
    name: "assumptions", title: "What nobody recorded, and what Galley takes to be so"
  ) { language in Assumption.allCases.map { padded($0.rule) + Phrase(saying: $0.statement).text(in: language) } }

  /// A rule's number, and room up to the column of the statements.
  private static func padded(_ rule: String) -> String {
    let width = Assumption.allCases.map(\.rule.count).max() ?? 0
    return rule + String(repeating: " ", count: width + 2 - rule.count)
  }

  /// How much of what was recorded is reproduced. A test counts the fixtures again.
  static let parity = HelpTopic(
    name: "parity", title: "How faithful Galley is",
    lines: [
      "121 of 121 recorded layouts, their frames, zIndex and content size to a hundredth of a point,",
      "726 of 726 rectangles with the elements UIKit answers for them,",
      "168 of 168 resting offsets of orthogonal sections in 12 recordings, with the cells in sight,",
      "15 of 15 self-sized layouts, what is in sight measured from the top,",
      "152 of 170 calls on snapshots and 119 of 121 on section snapshots, UIKit's exception text included;",
      "the other 20 pass nil where Swift's types have none, so that no program can make them,",
      "16 of 16 applies.",
      "What no recording settles is listed by 'help assumptions'.",
      "Members that decide no frame, zIndex, fault or sight have no place here: visibleItemsInvalidationHandler, visualDescription,",
      "separators, swipe actions and colours of lists, and the transforms of visible items.",
    ])
}
