import Lessons

/// The results of a course as a short text that a learner sends to a teacher.
///
/// The text encodes, as letters: the version of the format, a checksum of the names and keys of the course's lessons, a byte for each lesson
/// up to the last one with a result, and a checksum of all of this. It is not signed.
struct ResultCode: Equatable {
  /// The results in the order of the lessons; nil for a lesson that was not reached.
  var results: [LessonResult?]

  private static let version: UInt8 = 1
  private static let (mostTries, mostHints) = (15, 3)

  init(_ results: [LessonResult?]) { self.results = results }

  enum ReadFault: Error { case damaged, ofAnotherCourse }

  init(_ text: String, keys: [String]) throws(ReadFault) {
    guard let bytes = LinkLetters.bytes(of: text.utf8), bytes.count > 2 * Checksum.length, bytes[0] == Self.version,
      bytes.suffix(Checksum.length).elementsEqual(Checksum.bytes(of: bytes.dropLast(Checksum.length)))
    else { throw .damaged }
    let given = bytes.dropFirst().dropLast(Checksum.length)
    guard given.prefix(Checksum.length).elementsEqual(Self.checksum(of: keys)), given.count <= Checksum.length + keys.count else {
      throw .ofAnotherCourse
    }
    results = given.dropFirst(Checksum.length).map { Self.result($0) }
    results += Array(repeating: nil, count: keys.count - results.count)
  }

  func text(keys: [String]) -> String {
    let count = results.lastIndex { $0 != nil }.map { $0 + 1 } ?? 0
    let bytes = [Self.version] + Self.checksum(of: keys) + results.prefix(count).map { Self.byte($0) }
    return LinkLetters.text(of: bytes + Checksum.bytes(of: bytes))
  }

  private static func checksum(of keys: [String]) -> [UInt8] { Checksum.bytes(of: keys.flatMap { Array($0.utf8) + [0] }) }

  /// Two bits for solved and copied, two for the hints and four for the tries.
  private static func byte(_ result: LessonResult?) -> UInt8 {
    guard let result else { return 0 }
    let flags: UInt8 = (result.isSolved ? 128 : 0) | (result.isCopied ? 64 : 0)
    return flags | UInt8(min(result.hints, mostHints)) << 4 | UInt8(min(result.tries, mostTries))
  }

  private static func result(_ byte: UInt8) -> LessonResult? {
    byte == 0
      ? nil
      : LessonResult(isSolved: byte & 128 != 0, isCopied: byte & 64 != 0, tries: Int(byte & 15), hints: Int(byte >> 4 & 3))
  }
}
