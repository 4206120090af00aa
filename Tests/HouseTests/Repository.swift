import Foundation

/// The checkout that these tests stand in.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A file of text and where it stands, relative to the root.
  struct File: CustomStringConvertible {
    var path: String
    var text: String
    var description: String { path }
  }

  /// The files below a folder of the checkout that a test accepts, in order; built products and what is hidden are left out.
  static func files(below folder: String, where isWanted: (URL) -> Bool) throws -> [File] {
    let start = folder.isEmpty ? root : root.appendingPathComponent(folder)
    let all = FileManager.default.enumerator(at: start, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
    var files: [File] = []
    while let url = all?.nextObject() as? URL {
      guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true, isWanted(url) else { continue }
      files.append(
        File(path: String(url.path.dropFirst(root.path.count + 1)), text: String(decoding: try Data(contentsOf: url), as: UTF8.self)))
    }
    return files.sorted { $0.path < $1.path }
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}
