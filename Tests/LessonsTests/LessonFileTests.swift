import Foundation
import TestSupport
import Testing

@testable import Lessons

/// The bundled lessons are equal to the files of the folder.
@Suite struct LessonFileTests {
  private static let folder = Repository.samples.appendingPathComponent("lessons")

  /// `Lessons.c` lists the files again, because the compiler cannot list a folder.
  @Test func everyFileIsEmbedded() throws {
    let files = try FileManager.default.contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "galley" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
    let names = BundledLesson.all.map { ($0.number < 10 ? "0" : "") + "\($0.number)-\($0.name).galley" }
    #expect(names == files.map(\.lastPathComponent))
    for (lesson, file) in zip(BundledLesson.all, files) {
      #expect(lesson.bytes == [UInt8](try Data(contentsOf: file)), "\(lesson.name) was edited after the build")
    }
  }

  @Test func numbersCountFromOne() {
    #expect(BundledLesson.all.map(\.number) == Array(1...BundledLesson.all.count))
    #expect(Set(BundledLesson.all.map(\.name)).count == BundledLesson.all.count)
  }
}
