import Foundation

/// The checkout that these tests stand in: samples and transcripts are read from there, and written there when recorded.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let samples = root.appendingPathComponent("Samples")
  static let sources = root.appendingPathComponent("Sources")
  static let korean = root.appendingPathComponent("Tests/TranscriptTests/Korean")
  static let diagnostics = root.appendingPathComponent("Tests/TranscriptTests/Diagnostics")

  /// The names of a folder's files with an extension, without it and in order.
  static func names(in folder: URL, extension suffix: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == suffix }.map { $0.deletingPathExtension().lastPathComponent }.sorted()
  }
}
