import CompositionalLayout

/// Questions about documents that are made up at random: what a number is before it is shown.
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

  /// A document, and a number of it with what it is taken for.
  struct Question: Sendable {
    /// The lines that make the document.
    var lines: [String]
    var asked: Asked
    /// The numbers that typical mistakes lead to.
    var mistakes: [Double]
    /// The numbers to choose from; empty until the document was asked.
    var choices: [Double] = []
    var right = 0.0
  }

  /// Which number is asked for.
  enum Asked: Equatable, Sendable {
    /// A number of an item's frame.
    case frame(String, FramePart)
    /// How many items the pending edits move, or delete, when they are applied.
    case moved, deleted
  }
}
