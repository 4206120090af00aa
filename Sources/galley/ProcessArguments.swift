import ArgumentParser
import CommandLanguage

/// The arguments of the process, converted from bytes to the strings that swift-argument-parser needs.
///
/// Each byte that is not UTF-8 becomes a scalar of a private-use range, and so does each byte of a scalar that is itself in this range.
enum ProcessArguments {
  private static let marks: ClosedRange<UInt32> = 0x10_FE00...0x10_FEFF

  static let all: [String] = (0..<Int(CommandLine.argc)).compactMap { CommandLine.unsafeArgv[$0] }.map { text(of: Path(cString: $0)) }

  private static func text(of argument: Path) -> String {
    var text = String.UnicodeScalarView()
    func mark(_ byte: UInt8) { Unicode.Scalar(marks.lowerBound + UInt32(byte)).map { text.append($0) } }
    for piece in argument.pieces {
      switch piece {
      case .byte(let byte): mark(byte)
      case .text(let part):
        for scalar in part.unicodeScalars {
          if marks.contains(scalar.value) { UTF8.encode(scalar)?.forEach(mark) } else { text.append(scalar) }
        }
      }
    }
    return String(text)
  }

  /// A message that quotes an argument, for display.
  static func shown(_ text: String) -> String { Path(bytes(of: text)).text }

  static func bytes(of text: String) -> [UInt8] {
    text.unicodeScalars.flatMap { scalar in
      marks.contains(scalar.value) ? [UInt8(scalar.value - marks.lowerBound)] : UTF8.encode(scalar).map { Array($0) } ?? []
    }
  }
}

extension Path: ExpressibleByArgument {
  package init?(argument: String) { self.init(ProcessArguments.bytes(of: argument)) }
}
