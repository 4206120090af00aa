import Advice
import Cancelling
import CompositionalLayout
import Documents
import Drawing
import Wording

/// The steps behind the frames of a page's elements, sections and groups. Each sentence, and each list of steps, is stored once.
struct PageSteps {
  /// The maximum number of elements that are explained on a page, and of sections; groups are no more than a page has.
  static let limit = 5_000

  private let document: Document
  private let solution: Solution
  private let viewport: Viewport
  private let language: Language
  private var sentences = Store<[String]>()
  private var lists = Store<[Entry]>()
  private var cited: Set<String> = []
  private var places: PagePlaces
  private var known: [PagePlace: Common] = [:]
  /// By element, section and group, four lists each: of its width, height, x and y.
  private var explained: [JSON] = []
  private var explainedSections: [JSON] = []
  private var explainedGroups: [JSON] = []

  /// A step: its number, and the index of its sentence.
  private struct Entry: Hashable {
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
    for element in elements.prefix(Self.limit).untilCancelled {
      let common = common(to: element)
      let others = explanations(of: ExplainReport.parts.dropFirst(common.lists.count), for: element, after: common.told)
      explained += common.lists.map(JSON.integer)
      explained += others.map { .integer(lists.index(of: entries(of: $0, common.names))) }
    }
  }

  mutating func explain(sections: Range<Int>) {
    for section in sections.prefix(Self.limit).untilCancelled { explainedSections += lists(behind: .section(section)) }
  }

  mutating func explain(_ groups: [GroupOutline]) {
    for group in groups.untilCancelled {
      explainedGroups += lists(behind: .group(around: group.firstItem, depth: group.path.count, section: group.section))
    }
  }

  private mutating func lists(behind extent: Extent) -> [JSON] {
    let names = document.stepNames(of: extent, in: solution)
    let explanations = Explanation.all(ExplainReport.parts) { solution.steps(behind: $0, of: extent) }
    return explanations.map { .integer(lists.index(of: entries(of: $0, names))) }
  }

  private func explanations(of parts: some Sequence<FramePart>, for element: Element, after told: Set<Surprise> = []) -> [Explanation] {
    Explanation.all(Array(parts), after: told) { solution.steps(behind: $0, of: element.id, at: viewport) }
  }

  /// What all cells at one place of a section's groups have in common: the first lists of steps, up to that of the position along which
  /// groups follow each other.
  private struct Common {
    var names: StepNames
    var lists: [Int] = []
    var told: Set<Surprise> = []
  }

  private mutating func common(to element: Element) -> Common {
    guard element.category == .cell, let item = element.item, let place = places.place(ofCell: item, inSection: element.section) else {
      return Common(names: document.stepNames(of: element, in: solution))
    }
    if let known = known[place] { return known }
    let scrollDirection = document.view.configuration.scrollDirection
    let isRow = solution.orthogonalScrolling(inSection: element.section) != nil
    let alike = ExplainReport.parts.prefix { !$0.isPosition || ($0.axis == scrollDirection) == isRow }
    let explanations = explanations(of: alike, for: element)
    var common = Common(names: document.stepNames(of: element, in: solution))
    common.lists = explanations.map { lists.index(of: entries(of: $0, common.names)) }
    common.told = Set(explanations.flatMap { $0.lines.compactMap { $0.surprise } })
    known[place] = common
    return common
  }

  private mutating func entries(of explanation: Explanation, _ names: StepNames) -> [Entry] {
    explanation.lines.map { line in
      let rule = line.step.rule(names)
      cited.insert(rule)
      var sentence = [line.step.sentence(names).text(in: language), rule]
      if line.step.assumption(names) != nil || line.surprise != nil {
        sentence.append(line.surprise.map { $0.sentence.text(in: language) } ?? "")
        sentence.append(line.step.assumption(names).map { Phrase(saying: $0.statement).text(in: language) } ?? "")
      }
      return Entry(result: line.step.result, sentence: sentences.index(of: sentence))
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
