import CommandLanguage
import Lessons

/// A folder of lesson files, in the order of their names.
struct FolderCourse: Equatable, Sendable {
  var folder: Path
  var files: [Path]

  /// The position of each lesson. The name of `02-gaps.galley` is `gaps`.
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
