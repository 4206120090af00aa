import CompositionalLayout
import Localization

extension HelpTopic {
  static let dimensions = HelpTopic(
    name: "dimensions", title: "What a fraction is a fraction of",
    lines: [
      "an item or a nested group   of its group, less the group's contentInsets; along the group also less the spacing between its subitems",
      "a section's group           of the view's bounds; the section's contentInsets count across the scroll axis only",
      "an orthogonal section       as if the layout scrolled sideways: widths of the whole container, heights less top and bottom insets",
      "a boundary item             of the section's width within its insets; if it belongs to the layout, of the layout's bounds",
      "a badge                     of the cell it is attached to; if it is attached to a group, of that group's container",
      "Fractions are rounded down to a pixel from iOS 16 on; before, only the final frame is rounded.",
      "absolute(44) is 44 points, whatever is around it and in it.",
      "estimated(60) is a guess until the content is measured: 'measure' sets the size that a cell asks for.",
      "contentHuggingElements of a list names what is as small as its content lets it be; until it is measured no frame depends on it.",
    ])

  static let spacing = HelpTopic(
    name: "spacing", title: "Five kinds of space", otherNames: ["why two spacings have different types", "spacing types"],
    lines: [
      "interItemSpacing      between the items of one group: fixed(10) or flexible(10). In a group of one item it has no effect.",
      "interGroupSpacing     between the groups of a section, along the axis they follow each other: a plain number.",
      "interSectionSpacing   between sections, empty ones included: a plain number of the layout.",
      "edgeSpacing           around an item or a group, outside its size; it takes room in the group. Around a header or badge too.",
      "contentInsets         inside: they shrink an item within its slot, last of all; of a group or a section, the room for its content.",
      "Why interItemSpacing and interGroupSpacing have different types: a group has a length, and what its items leave over can be",
      "shared by flexible gaps, so that its spacing is an NSCollectionLayoutSpacing. A section is as long as its groups and gaps;",
      "nothing is left over, so that a number is enough. To share leftover length between groups, use one group with more items.",
    ])

  static let orthogonal = HelpTopic(
    name: "orthogonal", title: "The six scrolling behaviours, and where they rest", otherNames: ["scrollViewDidScroll"],
    lines: [
      "none                             the section scrolls with the layout",
      "continuous                       anywhere from the start to the end",
      "continuousGroupLeadingBoundary   a group's leading edge",
      "paging                           multiples of the viewport, that is of the container less the section's leading and trailing insets",
      "groupPaging                      a group's leading edge",
      "groupPagingCentered              a group in the middle of the viewport, the first and the last included",
      "'scroll SECTION to X' requests an offset, 'flick SECTION V' releases a finger; the answer is where the section rests.",
      "Frames are always those of the unscrolled row; 'visible' lists what is in sight.",
      "scrollViewDidScroll of the view's delegate is not called for an orthogonal section, which has a scroll view of its own:",
      "visibleItemsInvalidationHandler gets its items and its offset each time it moves, and the page comes from that offset.",
    ])

  static let flow = HelpTopic(
    name: "flow", title: "When a flow layout is enough", otherNames: ["flow layout", "UICollectionViewFlowLayout"],
    lines: [
      "One kind of cell, one size or the delegate's sizes, lines that fill up and wrap: UICollectionViewFlowLayout needs less code.",
      "Sections that look different, groups in groups, sideways scrolling inside a vertical list, self-sizing without a delegate,",
      "pinned headers, badges and backgrounds: for these use a compositional layout.",
      "Many projects still use it: it dates from iOS 6, so that their code, their subclasses and many libraries are made for it;",
      "the delegate gives each item a size of its own, which a compositional layout has only by measuring or in a custom group;",
      "and items that are not displayed yet get the average of the measured sizes, where a compositional layout keeps the estimate.",
    ])

  /// The open questions about UIKit's behaviour, and the engine's answers.
  static let assumptions = HelpTopic(
    name: "assumptions", title: "What is not recorded, and what Galley assumes"
  ) { language in
    let rules = Assumption.allCases.map { $0.rules.joined(separator: ", ") }
    let width = (rules.map { $0.count }.max() ?? 0) + 1
    let assumed = zip(Assumption.allCases, rules).map { assumption, rules in
      padded("\(assumption.number)", to: 4) + padded(rules, to: width) + Phrase(saying: assumption.statement).text(in: language)
    }
    let heading: Phrase = "Also open, and no document of 'export probe --assumptions' can ask about it:"
    return assumed + [heading.text(in: language)]
      + UnaskedPoint.all.map {
        padded("", to: 4) + padded($0.rules.joined(separator: ", "), to: width) + Phrase(saying: $0.statement).text(in: language)
      }
  }

  private static func padded(_ number: String, to width: Int) -> String { number + String(repeating: " ", count: width - number.count) }

  /// The share of the recordings that is reproduced. A test compares the counts with the fixtures.
  static let parity = HelpTopic(
    name: "parity", title: "How faithful Galley is",
    lines: [
      "121 of 121 recorded layouts, their frames, zIndex and content size to a hundredth of a point,",
      "726 of 726 rectangles with the elements UIKit returns for them,",
      "168 of 168 resting offsets of orthogonal sections in 12 recordings, with the cells in sight,",
      "15 of 15 self-sized layouts, with visible elements measured from the top,",
      "152 of 170 calls on snapshots and 119 of 121 on section snapshots, UIKit's exception text included;",
      "the other 20 pass nil where Swift's types do not allow it, so that no program can make them,",
      "16 of 16 applies.",
      "Behaviour without a recording is listed by 'help assumptions'.",
      "Members without effect on frames, zIndex, faults or visibility are left out: visibleItemsInvalidationHandler,",
      "separators, swipe actions and colours of lists, the transforms of visible items, selection, and dark appearance.",
    ])
}
