import CompositionalLayout

/// Questions about documents that are more than a row of equal items.
extension QuestionParts {
  static func halves(_ width: Int, _ height: Int) -> Quiz.Question {
    var parts = QuestionParts(width: width, height: height, count: 1)
    parts.item = "width=fractionalWidth(0.5) height=fractionalHeight(1)"
    parts.group = "horizontal width=fractionalWidth(0.5) height=absolute(\(height))"
    let whole = Double(width)
    return parts.question("p1", .width, [whole / 2, whole, whole * 3 / 4])
  }

  /// A phone on its side, whose safe area is 47 at both sides.
  static func safeAreas(_ height: Int) -> Quiz.Question {
    let reference = height < 60 ? "none" : "safeArea"
    let lines = [
      "device iphone-14 landscape", "define item cell width=fractionalWidth(1) height=fractionalHeight(1)",
      "define group row horizontal width=fractionalWidth(0.5) height=absolute(\(height)) of cell",
      "define section list row contentInsetsReference=\(reference)", "use list", "append sections main",
      "append items p1 p2 p3 p4 to main", "apply",
    ]
    return Quiz.Question(lines: lines, asked: .frame("p2", .width), mistakes: [844, 422, 375, 398.5, 328])
  }

  static func lists(_ width: Int) -> Quiz.Question {
    let appearance = ["plain", "grouped", "insetGrouped", "sidebar"][width % 4]
    let lines = [
      "container \(width)x844", "define section prefs list appearance=\(appearance)", "use prefs", "append sections main",
      "append items p1 p2 p3 to main", "apply",
    ]
    let whole = Double(width)
    return Quiz.Question(lines: lines, asked: .frame("p1", .width), mistakes: [whole, whole - 32, whole - 40, whole - 16])
  }

  /// The last items go in front of the first ones, one after another.
  static func moves(_ count: Int) -> Quiz.Question {
    let names = (1...8).map { "p\($0)" }
    let moved = Swift.max(1, count - 2)
    let lines = (0..<moved).map { "move item \(names[7 - $0]) before \(names[$0 * 2])" }
    return Quiz.Question(lines: begun(names) + lines, asked: .moved, mistakes: [Double(8 - moved), 8, Double(moved + 1), 0])
  }

  /// Some of the deleted items come back, at the end.
  static func deletions(_ count: Int) -> Quiz.Question {
    let names = (1...8).map { "p\($0)" }
    let deleted = names[1..<1 + count].joined(separator: " ")
    let lines = ["delete items \(deleted)", "append items p2 to main"]
    return Quiz.Question(lines: begun(names) + lines, asked: .deleted, mistakes: [Double(count), 0, Double(count + 1)])
  }

  private static func begun(_ names: [String]) -> [String] {
    ["append sections main", "append items \(names.joined(separator: " ")) to main", "apply"]
  }
}
