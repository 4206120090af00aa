import Cancelling
import CompositionalLayout
import Documents
import Linting
import Localization
import Rendering

/// The steps that computed the frames of a page's elements, sections and groups. Each distinct sentence and list of steps is stored once.
struct PageSteps {
  /// The maximum number of elements, and of sections, that a page explains. Groups are limited by `PageGroups.limit`.
  static let limit = 5_000

  static let shape: JSONShape = {
    let lists = JSONShape.array(.integer)
    return [
      "sentences": .array(.strings), "sources": .array(.optional(SourceRange.shape)), "reasons": .strings, "lists": .array(.array(.number)),
      "parts": .array(.cases(of: FramePart.self)), "of": ["elements": lists, "sections": lists, "groups": lists], "rules": .named(.string),
    ]
  }()

  private var document: Document
  private let solution: Solution
  private let viewport: Viewport
  private let language: Language
  private var sentences = Store<StepSentence>()
  private var lists = Store<[StepKey]>()
  private var cited: Set<String> = []
  private var places: PagePlaces
  private var known: [AlikePlace: Common] = [:]
  /// Indices of lists of steps; each element, section or group has four: width, height, x and y.
  private var explained: [JSON] = []
  private var explainedSections: [JSON] = []
  private var explainedGroups: [JSON] = []
  private var reasons: [String] = []

  /// The sentence of a step and its rule, then optionally a note and an assumption; and the code that decides the step.
  private struct StepSentence: Hashable {
    var texts: [String]
    var source: SourceRange?
  }

  private struct StepKey: Hashable {
    var result: Double
    var sentence: Int
  }

  /// Distinct values, in the order in which they were first added.
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

  /// Explains one element, and adds sentences about what stands out in its frame.
  mutating func explainAlone(_ element: Element) {
    explain([element])
    let names = document.stepNames(of: element, in: solution)
    reasons = document.frameReasons(for: element, names, in: solution, at: viewport).map { $0.text(in: language) }
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
      let extent = ExplainedArea.group(around: item, depth: depth, section: group.section)
      explainedGroups += lists(behind: subject(extent, inSection: group.section, at: place))
    }
  }

  private func subject(_ extent: ExplainedArea, inSection section: Int, at place: AlikePlace? = nil) -> StepSubject {
    StepSubject(section: section, place: place) {
      document.stepNames(of: extent, in: solution)
    } steps: {
      solution.steps(behind: $0, of: extent)
    }
  }

  private struct StepSubject {
    var section: Int
    /// Nil if no other subject is certain to have the same steps.
    var place: AlikePlace?
    var names: () -> StepNames
    var steps: (FramePart) -> [Step]
  }

  /// Identifies the cells, or the groups with the same depth, at the same position in the groups of a section. They share most of their
  /// steps.
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

  /// The lists of steps that all subjects at one position share: all lists up to the position along the axis on which groups repeat.
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
      let source = line.step.source(names, in: document)
      return StepKey(result: line.step.result, sentence: sentences.index(of: StepSentence(texts: sentence, source: source)))
    }
  }

  /// `of` has the indices of lists for elements, sections and groups. Each of `sentences` has a sentence and its rule, then optionally a
  /// note and an assumption. `sources` has the code that decides each sentence, or null. Each of `lists` alternates between results and
  /// indices of sentences. `reasons` are sentences about what stands out in the only explained element.
  var json: JSON {
    [
      "sentences": .array(sentences.values.map { .array($0.texts.map(JSON.string)) }),
      "sources": .array(sentences.values.map { $0.source?.record ?? .null }), "reasons": .array(reasons.map(JSON.string)),
      "lists": .array(lists.values.map { .array($0.flatMap { [.number($0.result), .integer($0.sentence)] }) }),
      "parts": .array(ExplainReport.parts.map { .string($0.rawValue) }),
      "of": ["elements": .array(explained), "sections": .array(explainedSections), "groups": .array(explainedGroups)],
      "rules": .object(rules.map { JSON.Member($0.number, .string(Phrase(saying: $0.sentence).text(in: language))) }),
    ]
  }

  private var rules: [Rule] {
    Rule.all.filter { rule in cited.contains(rule.number) }
  }
}
