import Cancelling
import CompositionalLayout
import Documents
import Linting
import Localization
import Rendering

/// The steps behind the frames of a page's elements, sections and groups. Each sentence, and each list of steps, is stored once.
struct PageSteps {
  /// The maximum number of elements that are explained on a page, and of sections; groups are no more than a page has.
  static let limit = 5_000

  private var document: Document
  private let solution: Solution
  private let viewport: Viewport
  private let language: Language
  private var sentences = Store<[String]>()
  private var lists = Store<[StepKey]>()
  private var cited: Set<String> = []
  private var places: PagePlaces
  private var known: [AlikePlace: Common] = [:]
  /// By element, section and group, four lists each: of its width, height, x and y.
  private var explained: [JSON] = []
  private var explainedSections: [JSON] = []
  private var explainedGroups: [JSON] = []

  /// A step: its number, and the index of its sentence.
  private struct StepKey: Hashable {
    var result: Double
    var sentence: Int
  }

  /// Values by the order in which they were first stored.
  private struct Store<Value: Hashable> {
    private(set) var values: [Value] = []
    private var indices: [Value: Int] = [:]

    mutating func index(of value: Value) -> Int {
      if let known = indices[value] { return known }
      indices[value] = values.count
      values.append(value)
      return values.count - 1
    }
  }

  init(of document: Document, _ solution: Solution, at viewport: Viewport, in language: Language) {
    self.document = document
    self.solution = solution
    self.viewport = viewport
    self.language = language
    places = PagePlaces(of: document, solution)
  }

  mutating func explain(_ elements: [Element]) {
    let (document, solution, viewport) = (document, solution, viewport)
    for element in elements.prefix(Self.limit).untilCancelled {
      let cell = element.category == .cell ? element.item : nil
      let place = cell.flatMap { places.place(ofCell: $0, inSection: element.section) }
      explained += lists(
        behind: StepSubject(section: element.section, place: place.map { AlikePlace(place: $0) }) {
          document.stepNames(of: element, in: solution)
        } steps: {
          solution.steps(behind: $0, of: element.id, at: viewport)
        })
    }
  }

  mutating func explain(sections: Range<Int>) {
    for section in sections.prefix(Self.limit).untilCancelled {
      explainedSections += lists(behind: subject(.section(section), inSection: section))
    }
  }

  mutating func explain(_ groups: [GroupOutline]) {
    for group in groups.untilCancelled {
      let (item, depth) = (group.firstItem, group.path.count)
      let place = places.place(ofCell: item, inSection: group.section).map { AlikePlace(place: $0, depth: depth) }
      let extent = Extent.group(around: item, depth: depth, section: group.section)
      explainedGroups += lists(behind: subject(extent, inSection: group.section, at: place))
    }
  }

  private func subject(_ extent: Extent, inSection section: Int, at place: AlikePlace? = nil) -> StepSubject {
    StepSubject(section: section, place: place) {
      document.stepNames(of: extent, in: solution)
    } steps: {
      solution.steps(behind: $0, of: extent)
    }
  }

  /// What is explained.
  private struct StepSubject {
    var section: Int
    /// Nil for what nothing else is sure to be like.
    var place: AlikePlace?
    var names: () -> StepNames
    var steps: (FramePart) -> [Step]
  }

  /// What all cells, or all groups of a depth, at one place of a section's groups are alike by.
  private struct AlikePlace: Hashable {
    var place: PagePlace
    /// The depth of groups; nil for cells.
    var depth: Int?
  }

  private mutating func lists(behind subject: StepSubject) -> [JSON] {
    let common = common(to: subject)
    let others = Explanation.all(Array(ExplainReport.parts.dropFirst(common.lists.count)), after: common.told, steps: subject.steps)
    return common.lists.map(JSON.integer) + others.map { .integer(lists.index(of: entries(of: $0, common.names))) }
  }

  /// What all that is alike has in common: the first lists of steps, up to that of the position along which groups follow each other.
  private struct Common {
    var names: StepNames
    var lists: [Int] = []
    var told: Set<Surprise> = []
  }

  private mutating func common(to subject: StepSubject) -> Common {
    guard let place = subject.place else { return Common(names: subject.names()) }
    if let known = known[place] { return known }
    let scrollDirection = document.view.configuration.scrollDirection
    let isRow = solution.orthogonalScrolling(inSection: subject.section) != nil
    let alike = ExplainReport.parts.prefix { !$0.isPosition || ($0.axis == scrollDirection) == isRow }
    let explanations = Explanation.all(Array(alike), steps: subject.steps)
    var common = Common(names: subject.names())
    common.lists = explanations.map { lists.index(of: entries(of: $0, common.names)) }
    common.told = Set(explanations.flatMap { $0.lines.compactMap { $0.surprise } })
    known[place] = common
    return common
  }

  private mutating func entries(of explanation: Explanation, _ names: StepNames) -> [StepKey] {
    explanation.lines.map { line in
      let rule = line.step.rule(names)
      cited.insert(rule)
      var sentence = [line.step.sentence(names).text(in: language), rule]
      if line.step.assumption(names) != nil || line.surprise != nil {
        sentence.append(line.surprise.map { $0.sentence.text(in: language) } ?? "")
        sentence.append(line.step.assumption(names).map { Phrase(saying: $0.statement).text(in: language) } ?? "")
      }
      return StepKey(result: line.step.result, sentence: sentences.index(of: sentence))
    }
  }

  /// `of` has the lists by the kind of what is explained.
  /// `sentences` have a sentence, its rule, and if there are any a note and an assumption; `lists` a number and a sentence in turn.
  var json: JSON {
    [
      "sentences": .array(sentences.values.map { .array($0.map(JSON.string)) }),
      "lists": .array(lists.values.map { .array($0.flatMap { [.number($0.result), .integer($0.sentence)] }) }),
      "parts": .array(ExplainReport.parts.map { .string($0.rawValue) }),
      "of": ["elements": .array(explained), "sections": .array(explainedSections), "groups": .array(explainedGroups)],
      "rules": .object(rules.map { JSON.Member($0.number, .string(Phrase(saying: $0.sentence).text(in: language))) }),
    ]
  }

  /// The rules that the sentences cite, in their own words.
  private var rules: [Rule] {
    Rule.all.filter { rule in cited.contains(rule.number) }
  }
}
