/// The command lines of an unfinished entry. Lines joined by `\` are one line, and every byte keeps its position.
struct CommandLines {
  package struct CommandLine {
    package var bytes: [UInt8]
    package var start: Int
  }

  private(set) var lines: [CommandLine] = []

  init(_ entry: [UInt8]) {
    var line = CommandLine(bytes: [], start: 0)
    for (offset, byte) in entry.enumerated() {
      if byte != UInt8(ascii: "\n") {
        line.bytes.append(byte)
      } else if line.bytes.isContinued {
        line.bytes[line.bytes.count - 1] = UInt8(ascii: " ")
        line.bytes.append(UInt8(ascii: " "))
      } else {
        lines.append(line)
        line = CommandLine(bytes: [], start: offset + 1)
      }
    }
    lines.append(line)
  }

  var last: CommandLine { lines.last ?? CommandLine(bytes: [], start: 0) }
}
