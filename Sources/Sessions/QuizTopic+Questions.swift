import Lessons

/// The questions of each topic.
extension QuizTopic {
  /// A question with numbers of a generator.
  func question<Numbers: RandomNumberGenerator>(_ numbers: inout Numbers) -> Quiz.Question {
    let width = [300, 320, 360, 400, 480].randomElement(using: &numbers) ?? 300
    let count = [2, 4, 5].randomElement(using: &numbers) ?? 2
    let space = [8, 10, 12, 16, 20].randomElement(using: &numbers) ?? 10
    let height = [40, 50, 60, 80].randomElement(using: &numbers) ?? 50
    var layout = QuestionParts(width: width, height: height, count: count)
    return switch self {
    case .halves: QuestionParts.halves(width, height)
    case .shares: layout.shares()
    case .gaps: layout.gaps(space)
    case .itemInsets: layout.itemInsets(space)
    case .sectionInsets: layout.sectionInsets(space)
    case .edgeSpacing: layout.edgeSpacing(space)
    case .rows: layout.rows(space)
    case .estimates: layout.estimates(height + space)
    case .lanes: layout.lane(space)
    case .headers: layout.header(space + 20)
    case .mosaics: layout.mosaic()
    case .screens: layout.screens()
    case .safeAreas: QuestionParts.safeAreas(height)
    case .lists: QuestionParts.lists(width + 90)
    case .moves: QuestionParts.moves(count)
    case .deletions: QuestionParts.deletions(count)
    case .swift: layout.swift(space)
    }
  }
}
