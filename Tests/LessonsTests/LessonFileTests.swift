import Foundation
import TestSupport
import Testing

@testable import Lessons

/// The bundled lessons are equal to the files of the folder.
@Suite struct LessonFileTests {
  private static let folder = Repository.samples.appendingPathComponent("lessons")

  /// `order.inc` lists the files again, because they have an order, and the compiler cannot list a folder.
  @Test func everyFileIsEmbedded() throws {
    let files = try FileManager.default.contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "galley" }
    #expect(Set(BundledLesson.all.map(\.name)) == Set(files.map { $0.deletingPathExtension().lastPathComponent }))
    #expect(BundledLesson.all.count == files.count)
    for lesson in BundledLesson.all {
      let file = Self.folder.appendingPathComponent("\(lesson.name).galley")
      #expect(lesson.bytes == [UInt8](try Data(contentsOf: file)), "\(lesson.name) was edited after the build")
    }
  }

  @Test func numbersCountFromOne() {
    #expect(BundledLesson.all.map(\.number) == Array(1...BundledLesson.all.count))
  }
}
