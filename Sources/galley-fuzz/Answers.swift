import Rendering
import Sessions

/// Collects a session's output for a line.
final class Answers: Output {
  private(set) var text = ""
  private(set) var errors = ""

  override func write(_ text: String) { self.text += text }
  override func writeError(_ text: String) { errors += text }

  func clear() {
    text.removeAll(keepingCapacity: true)
    errors.removeAll(keepingCapacity: true)
  }

  /// The first line of the output that is not JSON, or nil.
  var firstLineThatIsNotJSON: Substring? {
    [text, errors].lazy.flatMap { $0.split(separator: "\n") }.first { !Self.isJSON(Array($0.utf8)) }
  }

  static func isJSON(_ bytes: [UInt8]) -> Bool {
    do throws(JSONFault) { _ = try JSONParser.parse(bytes) } catch { return false }
    return true
  }
}
