import Foundation
import Testing

/// Recordings as objects that tests change.
enum RecordedObjects {
  private static let keys = ["category", "kind", "section", "item", "frame", "zIndex", "isVisible", "alpha"]

  /// A recording in which each element is an object instead of an array of values. Both forms can be read.
  static func read(_ text: String) throws -> [String: Any] {
    var file = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    guard let documents = file["documents"] as? [[String: Any]] else { return withObjects(file) }
    file["documents"] = documents.map(withObjects)
    return file
  }

  private static func withObjects(_ recording: [String: Any]) -> [String: Any] {
    var recording = recording
    recording["steps"] = (recording["steps"] as? [[String: Any]])?.map { step in
      var step = step
      if let elements = step["elements"] as? [[Any]] { step["elements"] = elements.map(object) }
      return step
    }
    return recording
  }

  private static func object(_ values: [Any]) -> [String: Any] {
    let ordered: [Any] = Array(values[..<4]) + [Array(values[4..<8])] + Array(values[8...])
    return Dictionary(uniqueKeysWithValues: zip(keys, ordered))
  }
}
