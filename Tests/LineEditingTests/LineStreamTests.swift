import Foundation
import LineEditing
import TestSupport
import Testing

@Suite struct LineStreamTests {
  @Test func givesLinesWithTheirNumbers() throws {
    #expect(try lines(of: "one\n\nthree\n") == [line("one", 1), line("", 2), line("three", 3)])
  }

  @Test func givesALastLineWithoutNewline() throws {
    #expect(try lines(of: "one\ntwo") == [line("one", 1), line("two", 2)])
    #expect(try lines(of: "") == [])
    #expect(try lines(of: "\n") == [line("", 1)])
  }

  @Test func takesACarriageReturnForPartOfTheNewline() throws {
    #expect(try lines(of: "one\r\n\r\na\rb\r") == [line("one", 1), line("", 2), line("a\rb\r", 3)])
  }

  @Test func keepsNULAndBytesThatAreNotUTF8() throws {
    let bytes: [UInt8] = [0, 0xFF, 0xC3, 0x0A, 0x80]
    #expect(try lines(of: bytes) == [InputLine(bytes: [0, 0xFF, 0xC3], number: 1), InputLine(bytes: [0x80], number: 2)])
  }

  @Test func givesALineOfMegabytes() throws {
    let long = [UInt8](repeating: 0x61, count: 3_000_000)
    let result = try lines(of: [0x62, 0x0A] + long + [0x0A, 0x63])
    #expect(result.map(\.bytes.count) == [1, 3_000_000, 1])
    #expect(result.last == line("c", 3))
  }

  @Test(arguments: [1, 2, 3, 65535, 65536, 65537, 131072]) func splitsAtAnyPlaceOfItsBuffer(length: Int) throws {
    let text = [UInt8](repeating: 0x61, count: length)
    #expect(try lines(of: text + [0x0A] + text).map(\.bytes) == [text, text])
  }

  @Test func givesLinesWithoutCopying() throws {
    let input = Pipe()
    try input.fileHandleForWriting.write(contentsOf: Data("one\ntwo\n".utf8))
    try input.fileHandleForWriting.close()
    let stream = LineStream(descriptor: input.fileHandleForReading.fileDescriptor)
    let lengths = [try stream.withNextLine { $0.count * 10 + $1 }, try stream.withNextLine { $0.count * 10 + $1 }]
    #expect(lengths == [31, 32])
    #expect(try stream.withNextLine { _, number in number } == nil)
  }

  /// With their newlines, the lines are one byte shorter than the maximum length of a part, equal to it, and longer.
  @Test(arguments: ["\n", "\r\n"]) func givesALongLineInParts(newline: String) throws {
    for length in [98, 100, 101, 250, 1000] {
      let line = String(repeating: "a", count: length - 1) + "\\"
      let input = try file(Array((line + newline + "next" + newline).utf8))
      let stream = LineStream(descriptor: input.fileDescriptor, longestPart: 100)
      var joined: [String] = [""]
      while let part = try stream.nextSlice() {
        #expect(part.number == joined.count && part.bytes.count <= 100 && !part.bytes.isEmpty)
        #expect(part.isWhole || part.number == 1)
        joined[part.number - 1] += String(decoding: part.bytes, as: UTF8.self)
        if part.isWhole { joined.append("") }
        if part.isWhole, part.number == 1 { #expect(part.bytes.last == UInt8(ascii: "\\")) }
      }
      #expect(joined == [line, "next", ""])
    }
  }

  @Test func saysWhyReadingFailed() throws {
    let folder = open("/", O_RDONLY)
    defer { close(folder) }
    #expect(throws: ReadFault.isDirectory) { _ = try LineStream(descriptor: folder).next() }
    #expect(throws: ReadFault.failed(code: EBADF)) { _ = try LineStream(descriptor: -1).next() }
  }

  private func line(_ text: String, _ number: Int) -> InputLine {
    InputLine(bytes: Array(text.utf8), number: number)
  }

  private func lines(of text: String) throws -> [InputLine] {
    try lines(of: Array(text.utf8))
  }

  private func lines(of bytes: [UInt8]) throws -> [InputLine] {
    let input = try file(bytes)
    let stream = LineStream(descriptor: input.fileDescriptor)
    var lines: [InputLine] = []
    while let line = try stream.next() { lines.append(line) }
    return lines
  }

  private func file(_ bytes: [UInt8]) throws -> FileHandle {
    let folder = try TemporaryFolder()
    let url = folder.url.appendingPathComponent("lines")
    try Data(bytes).write(to: url)
    return try FileHandle(forReadingFrom: url)
  }
}
