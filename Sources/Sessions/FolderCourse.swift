import CommandLanguage
import Lessons

/// A folder of lesson files, taken in the order of their names.
struct FolderCourse: Equatable, Sendable {
  /// The folder as it was resolved.
  var folder: Path
  /// The names of its lesson files, in order.
  var files: [Path]

  /// Where each of them stands: `02-gaps.galley` is called `gaps`.
  var places: [LessonPlace] {
    files.enumerated().map { index, file in
      let name = String(file.text.dropLast(Self.ending.text.count).drop { $0.isNumber || $0 == "-" })
      return LessonPlace(number: index + 1, of: files.count, name: name, key: path(at: index).text)
    }
  }

  func path(at index: Int) -> Path { folder + "/" + files[index] }

  func place(named word: String) -> LessonPlace? { places.first { $0.name == word || String($0.number) == word } }

  static let ending: Path = ".galley"
}
