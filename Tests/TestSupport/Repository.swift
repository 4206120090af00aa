import Foundation

/// The checkout that contains the tests. Tests read sources, samples and recordings from it, and write recordings to it.
package enum Repository {
  package static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  package static let sources = root.appendingPathComponent("Sources")
  package static let samples = root.appendingPathComponent("Samples")

  /// A text file, and its path relative to the root.
  package struct File: CustomStringConvertible {
    package var path: String
    package var text: String
    package var description: String { path }
    package var name: String { path.split(separator: "/").last.map(String.init) ?? path }
  }

  /// The files in a folder of the checkout and its subfolders that satisfy a condition, in order. Omits built products and hidden files.
  package static func files(below folder: String, where isWanted: (URL) -> Bool) throws -> [File] {
    let start = folder.isEmpty ? root : root.appendingPathComponent(folder)
    let all = FileManager.default.enumerator(at: start, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
    var files: [File] = []
    while let url = all?.nextObject() as? URL {
      guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true, isWanted(url) else { continue }
      files.append(try file(at: String(url.path.dropFirst(root.path.count + 1))))
    }
    return files.sorted { $0.path < $1.path }
  }

  /// The Swift files in a folder of the checkout and its subfolders, in order, except those that are templates for other packages.
  package static func swiftFiles(below folder: String) throws -> [File] {
    try files(below: folder) { $0.pathExtension == "swift" && !$0.path.contains("/CResources/Probe/") }
  }

  /// A file of the checkout.
  package static func file(at path: String) throws -> File {
    File(path: path, text: String(decoding: try Data(contentsOf: root.appendingPathComponent(path)), as: UTF8.self))
  }

  package static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The names of a folder's files with the given extension, without the extension, in order.
  package static func names(in folder: URL, extension suffix: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == suffix }.map { $0.deletingPathExtension().lastPathComponent }.sorted()
  }
}
