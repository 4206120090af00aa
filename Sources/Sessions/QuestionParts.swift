import CompositionalLayout
import Localization
import Rendering

/// A row of equal items, of which a question changes some parts.
struct QuestionParts {
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

  func question(_ name: String, _ part: FramePart, _ mistakes: [Double], then last: [String] = []) -> Quiz.Question {
    var lines = ["container \(rounded(width))x400", "define item cell \(item)", "define group row \(group)\(groupPairs) of cell"]
    lines.append("define section list row\(section)")
    lines += more
    lines += ["use list", "append sections main", "append items p1 p2 p3 p4 p5 p6 to main", "apply"]
    lines += last
    return Quiz.Question(lines: lines, asked: .frame(name, part), mistakes: mistakes)
  }

  mutating func shares() -> Quiz.Question {
    item = "width=absolute(30) height=fractionalHeight(1)"
    groupPairs = " count=\(rounded(count))"
    return question("p2", .width, [30, width, width / (count + 1)])
  }

  mutating func gaps(_ space: Int) -> Quiz.Question {
    let space = Double(space)
    groupPairs = " interItemSpacing=fixed(\(rounded(space)))"
    return question("p2", .width, [width / count, width / count - space, (width - space * count) / count])
  }

  mutating func itemInsets(_ space: Int) -> Quiz.Question {
    let space = Double(space)
    item += " contentInsets=(0,\(rounded(space)),0,\(rounded(space)))"
    return question("p2", .width, [width / count, (width - 2 * space) / count, width / count - space])
  }

  mutating func sectionInsets(_ space: Int) -> Quiz.Question {
    let space = Double(space)
    section = " contentInsets=(0,\(rounded(space)),0,\(rounded(space)))"
    return question("p2", .width, [width / count, width / count - 2 * space, (width - space) / count])
  }

  mutating func rows(_ space: Int) -> Quiz.Question {
    let space = Double(space)
    item = "width=fractionalWidth(1) height=fractionalHeight(1)"
    section = " interGroupSpacing=\(rounded(space))"
    return question("p3", .y, [2 * height, 2 * height + space, 3 * (height + space)])
  }

  mutating func estimates(_ measured: Int) -> Quiz.Question {
    item = "width=fractionalWidth(1) height=estimated(\(rounded(height)))"
    group = "vertical width=fractionalWidth(1) height=estimated(\(rounded(height)))"
    return question("p2", .y, [height, height + Double(measured), 2 * height], then: ["measure p1 height=\(measured)"])
  }

  mutating func lane(_ space: Int) -> Quiz.Question {
    let space = Double(space)
    item = "width=fractionalWidth(1) height=fractionalHeight(1)"
    group = "horizontal width=absolute(\(rounded(height * 2))) height=absolute(100)"
    section = " interGroupSpacing=\(rounded(space)) orthogonalScrollingBehavior=continuous"
    return question("p3", .x, [height * 4, height * 4 + space, 0])
  }

  mutating func header(_ length: Int) -> Quiz.Question {
    item = "width=fractionalWidth(1) height=fractionalHeight(1)"
    more = ["define header title width=fractionalWidth(1) height=absolute(\(length))", "add title to list"]
    return question("p2", .y, [height, Double(length), 2 * height + Double(length)])
  }

  mutating func edgeSpacing(_ space: Int) -> Quiz.Question {
    let space = Double(space)
    item = "width=absolute(60) height=fractionalHeight(1) edgeSpacing=(leading:fixed(\(rounded(space))))"
    return question("p2", .x, [60, 60 + space, 120 + 2 * space])
  }

  mutating func screens() -> Quiz.Question {
    item = "width=fractionalWidth(1) height=fractionalHeight(1)"
    groupPairs = " count=2"
    more = ["define group wide \(group) of cell count=4", "define section columns wide"]
    return question(
      "p2", .width, [width / 2, width, 2 * width], then: ["use columns when width >= 600", "container \(rounded(2 * width))x400"])
  }

  mutating func mosaic() -> Quiz.Question {
    let lines = [
      "container \(rounded(width))x400", "define item large width=fractionalWidth(0.5) height=fractionalHeight(1)",
      "define item small width=fractionalWidth(1) height=fractionalHeight(0.5)",
      "define group pair vertical width=fractionalWidth(0.5) height=fractionalHeight(1) of small",
      "define group tiles \(group) of large pair", "define section mosaic tiles", "use mosaic",
    ]
    return Quiz.Question(
      lines: lines + ["append sections main", "append items p1 p2 p3 p4 to main", "apply"], asked: .frame("p3", .width),
      mistakes: [width, width / 4, width / 3])
  }

  /// The layout in Swift, as it is typed at the prompt.
  mutating func swift(_ space: Int) -> Quiz.Question {
    let space = Double(space)
    let lines = [
      "container \(rounded(width))x400", "append sections main", "append items p1 p2 p3 p4 p5 p6 to main", "apply",
      "let cell = NSCollectionLayoutSize(",
      "  widthDimension: .fractionalWidth(1 / \(rounded(count))), heightDimension: .fractionalHeight(1))",
      "let row = NSCollectionLayoutSize(", "  widthDimension: .fractionalWidth(1), heightDimension: .absolute(\(rounded(height))))",
      "let item = NSCollectionLayoutItem(layoutSize: cell)", "let group = NSCollectionLayoutGroup.horizontal(",
      "  layoutSize: row, subitems: [item])",
      "group.interItemSpacing = .fixed(\(rounded(space)))", "let section = NSCollectionLayoutSection(group: group)",
    ]
    return Quiz.Question(
      lines: lines, asked: .frame("p2", .width), mistakes: [width / count, width, width / count - space, (width - space * count) / count])
  }
}
