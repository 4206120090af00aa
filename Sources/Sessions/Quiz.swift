import CompositionalLayout
import Drawing
import Lessons
import Wording

/// Questions about layouts that are made up at random: what a number is before it is shown.
struct Quiz: Sendable {
  /// What is asked at present; nil before the first question and after an answer.
  var question: Question?
  var asked = 0
  var right = 0
  /// The chapter that is asked about, and how many of its questions were answered right; nil if the questions are of any.
  var chapter: Int?
  var rightInChapter = 0
  /// The chapter whose quiz stood at its end last.
  var offered: Int?

  /// How many right answers pass the quiz of a chapter.
  static let enough = 3

  /// Turns to a chapter; what was answered of another one does not count for it.
  mutating func turn(to chapter: Int?) {
    if chapter != self.chapter { rightInChapter = 0 }
    self.chapter = chapter
  }

  /// A layout, and a number of it with what it is taken for.
  struct Question: Sendable {
    /// The lines that make the layout.
    var lines: [String]
    /// The item that is asked about, and which number of its frame.
    var item: String
    var part: FramePart
    /// The numbers that typical mistakes lead to.
    var mistakes: [Double]
    /// The numbers to choose from; empty until the layout was asked.
    var choices: [Double] = []
    var right = 0.0
  }

  /// What a question is about.
  enum Topic: CaseIterable, Sendable {
    case halves, shares, gaps, itemInsets, sectionInsets, rows, estimates, lanes, headers

    /// The bundled lesson that teaches it, by which a chapter has its topics.
    var lesson: String {
      switch self {
      case .halves: "fraction"
      case .shares: "counting"
      case .gaps, .rows: "gaps"
      case .itemInsets: "insets"
      case .sectionInsets: "section-insets"
      case .estimates: "estimate"
      case .lanes: "swimlane"
      case .headers: "header"
      }
    }

    /// The topics of a chapter; all of them where none of its lessons has one.
    static func of(_ chapter: Course.Chapter?) -> [Topic] {
      let names = chapter?.entries.map { $0.place.name } ?? []
      let own = allCases.filter { names.contains($0.lesson) }
      return own.isEmpty ? allCases : own
    }
  }
}

extension Quiz.Topic {
  /// A question with numbers of a generator.
  func question<Numbers: RandomNumberGenerator>(_ numbers: inout Numbers) -> Quiz.Question {
    let width = [300, 320, 360, 400, 480].randomElement(using: &numbers) ?? 300
    let count = [2, 4, 5].randomElement(using: &numbers) ?? 2
    let space = [8, 10, 12, 16, 20].randomElement(using: &numbers) ?? 10
    let height = [40, 50, 60, 80].randomElement(using: &numbers) ?? 50
    var layout = Parts(width: width, height: height, count: count)
    return switch self {
    case .halves: halves(width, height)
    case .shares: layout.shares()
    case .gaps: layout.gaps(space)
    case .itemInsets: layout.itemInsets(space)
    case .sectionInsets: layout.sectionInsets(space)
    case .rows: layout.rows(space)
    case .estimates: layout.estimates(height + space)
    case .lanes: layout.lane(space)
    case .headers: layout.header(space + 20)
    }
  }

  /// Half of a group that is half of the screen.
  private func halves(_ width: Int, _ height: Int) -> Quiz.Question {
    var parts = Parts(width: width, height: height, count: 1)
    parts.item = "width=fractionalWidth(0.5) height=fractionalHeight(1)"
    parts.group = "horizontal width=fractionalWidth(0.5) height=absolute(\(height))"
    let whole = Double(width)
    return parts.question("a", .width, [whole / 2, whole, whole * 3 / 4])
  }
}

/// A row of equal items, of which a question changes some parts.
private struct Parts {
  let width: Double
  let height: Double
  let count: Double
  var item: String
  var group: String
  var groupPairs = ""
  var section = ""
  var more: [String] = []

  init(width: Int, height: Int, count: Int) {
    (self.width, self.height, self.count) = (Double(width), Double(height), Double(count))
    item = "width=fractionalWidth(1/\(count)) height=fractionalHeight(1)"
    group = "horizontal width=fractionalWidth(1) height=absolute(\(height))"
  }

  func question(_ name: String, _ part: FramePart, _ mistakes: [Double], measure: String? = nil) -> Quiz.Question {
    var lines = ["container \(rounded(width))x400", "define item cell \(item)", "define group row \(group)\(groupPairs) of cell"]
    lines.append("define section list row\(section)")
    lines += more
    lines += ["use list", "append sections main", "append items a b c d e f to main", "apply"]
    if let measure { lines.append(measure) }
    return Quiz.Question(lines: lines, item: name, part: part, mistakes: mistakes)
  }

  mutating func shares() -> Quiz.Question {
    item = "width=absolute(30) height=fractionalHeight(1)"
    groupPairs = " count=\(rounded(count))"
    return question("b", .width, [30, width, width / (count + 1)])
  }

  mutating func gaps(_ space: Int) -> Quiz.Question {
    let space = Double(space)
    groupPairs = " interItemSpacing=fixed(\(rounded(space)))"
    return question("b", .width, [width / count, width / count - space, (width - space * count) / count])
  }

  mutating func itemInsets(_ space: Int) -> Quiz.Question {
    let space = Double(space)
    item += " contentInsets=(0,\(rounded(space)),0,\(rounded(space)))"
    return question("b", .width, [width / count, (width - 2 * space) / count, width / count - space])
  }

  mutating func sectionInsets(_ space: Int) -> Quiz.Question {
    let space = Double(space)
    section = " contentInsets=(0,\(rounded(space)),0,\(rounded(space)))"
    return question("b", .width, [width / count, width / count - 2 * space, (width - space) / count])
  }

  mutating func rows(_ space: Int) -> Quiz.Question {
    let space = Double(space)
    item = "width=fractionalWidth(1) height=fractionalHeight(1)"
    section = " interGroupSpacing=\(rounded(space))"
    return question("c", .y, [2 * height, 2 * height + space, 3 * (height + space)])
  }

  mutating func estimates(_ measured: Int) -> Quiz.Question {
    item = "width=fractionalWidth(1) height=estimated(\(rounded(height)))"
    group = "vertical width=fractionalWidth(1) height=estimated(\(rounded(height)))"
    return question("b", .y, [height, height + Double(measured), 2 * height], measure: "measure a height=\(measured)")
  }

  mutating func lane(_ space: Int) -> Quiz.Question {
    let space = Double(space)
    item = "width=fractionalWidth(1) height=fractionalHeight(1)"
    group = "horizontal width=absolute(\(rounded(height * 2))) height=absolute(100)"
    section = " interGroupSpacing=\(rounded(space)) orthogonalScrollingBehavior=continuous"
    return question("c", .x, [height * 4, height * 4 + space, 0])
  }

  mutating func header(_ length: Int) -> Quiz.Question {
    item = "width=fractionalWidth(1) height=fractionalHeight(1)"
    more = ["define header title width=fractionalWidth(1) height=absolute(\(length))", "add title to list"]
    return question("b", .y, [height, Double(length), 2 * height + Double(length)])
  }
}
