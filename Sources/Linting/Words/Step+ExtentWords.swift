import CompositionalLayout
import Documents
import Localization
import Rendering

extension Step {
  /// The sentence for a step to the length of a section, group or content, or to an offset; nil for other steps.
  func extentSentence(_ names: StepNames) -> Phrase? {
    guard case .extent(let extent) = reason else { return nil }
    let name = names.name(of: subject)
    return switch extent {
    case .groups(let groups):
      groups.spacing == 0
        ? "\(name): \(counted(groups.count, "group")), each \(rounded(groups.length)) long"
        : "\(name): \(counted(groups.count, "group")), each \(rounded(groups.length)) long, interGroupSpacing \(rounded(groups.spacing))"
    case .trimmed(let missing): "\(name): its last group lacks \(counted(missing, "item")), and is shorter by the room they would take"
    case .insets(let ends): "\(name): contentInsets add \(ends.shown(axis))"
    case .row: "\(name): one row, as long across as its longest group"
    case .empty: "\(name): there are no items"
    case .middleItem: "\(name): a boundary item in its middle is longer than it, and makes it longer"
    case .boundaryItems(let ends, let isOfLayout):
      isOfLayout
        ? "the layout's own boundary items add \(rounded(ends.start)) before and \(rounded(ends.end)) after all sections"
        : "\(name): its boundary items add \(rounded(ends.start)) before and \(rounded(ends.end)) after its groups"
    case .sections(let sections, let length, let spacing):
      spacing == 0
        ? "\(counted(sections, "section")), \(rounded(length)) long"
        : "\(counted(sections, "section")), \(rounded(length)) long, interSectionSpacing \(rounded(spacing)) between them"
    case .widestGroup: "the widest group is wider than the collection view"
    case .groupContent: "\(name): it is estimated, and as long as what it holds"
    case .measuredGroup(let length): "\(name): what was measured in it makes it \(rounded(length)) longer"
    case .scrollRange(let ends, let length, let sight, _):
      "\(rounded(length)) long, \(rounded(sight)) of it in sight: offsets from \(rounded(ends.start)) to \(rounded(ends.end))"
    case .rest(let rest): rest.sentence(name)
    }
  }
}

extension Step.Reason.Rest {
  fileprivate func sentence(_ name: Phrase) -> Phrase {
    switch self {
    case .unscrolled: "it was not scrolled: the content begins below the bars"
    case .anywhere, .scrolled: "it rests where it was scrolled to"
    case .end: "it cannot be scrolled further"
    case .group(let index, let behavior): "\(name): \(behavior.rawValue) rests where a group begins, here group \(index)"
    case .page(let index): "\(name): paging rests at whole pages, here page \(index)"
    case .centred(let index): "\(name): groupPagingCentered rests with a group in the middle, here group \(index)"
    }
  }
}
