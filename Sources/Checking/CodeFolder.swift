import CommandLanguage
import Documents
import Localization
import Sessions
import SwiftInterpreter

/// The Swift files of a folder, and the layouts that their code makes.
package final class CodeFolder {
  package struct CodeFile: Sendable {
    /// The path from the folder.
    package var path: String
    package var bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }
  }

  package struct UnreadableFile: Error {
    package var path: Path
    package var failure: FileFailure
  }

  package let files: [CodeFile]
  /// The files that declare a name, by name. Filled when code first uses a name of another file.
  private lazy var declarations = Self.declarations(in: files)

  /// The only file whose layouts are found; nil for all files.
  private let onlyFile: String?

  package init(files: [CodeFile], only file: String? = nil) { (self.files, onlyFile) = (files, file) }

  /// Reads the Swift files below a folder. Hidden folders and files are left out.
  ///
  /// - Parameters:
  ///   - root: The folder, or a file in it. The layouts are then those of the file, which may use names of the others.
  ///   - isExcluded: Whether a path from the folder is left out.
  package convenience init(
    at root: Path, on store: any FileStore = Files.standardStore, where isExcluded: (String) -> Bool = { _ in false }
  ) throws(UnreadableFile) {
    func bytes(_ path: Path) throws(UnreadableFile) -> [UInt8] {
      do throws(FileFailure) { return try store.read(FilePlace(path), .script) } catch { throw UnreadableFile(path: path, failure: error) }
    }
    let isFolder = store.isFolder(FilePlace(root))
    let only = isFolder ? nil : CodeFile(path: root.name.text, bytes: try bytes(root))
    let folder = isFolder ? root : root.folder == "" ? "." : root.folder
    let prefix = folder == "." || folder == "./" ? "./" : folder.bytes.last == UInt8(ascii: "/") ? folder : folder + "/"
    var files = only.map { [$0] } ?? []
    for path in store.swiftFiles(below: folder) {
      let own = (path.hasPrefix(prefix) ? path.dropFirst(prefix.bytes.count) : path).text
      // A link may lead to a file that does not exist.
      guard own != only?.path, !isExcluded(own), store.exists(FilePlace(path)) else { continue }
      files.append(CodeFile(path: own, bytes: try bytes(path)))
    }
    self.init(files: files, only: only?.path)
  }

  /// Whether the folder has a file, or the only file is another one.
  func hasFile(_ path: String) -> Bool { onlyFile != nil || files.contains { $0.path == path } }

  // MARK: Layouts

  /// Code that makes a layout contains at least one of these words.
  private static let layoutWords = ["NSCollectionLayout", "UICollectionViewCompositionalLayout", "UICollectionLayoutListConfiguration"]

  /// The files that may make layouts.
  package var layoutFiles: [Int] {
    files.indices.filter { index in
      guard onlyFile == nil || files[index].path == onlyFile else { return false }
      let text = String(decoding: files[index].bytes, as: UTF8.self)
      return Self.layoutWords.contains { text.contains(text: $0) }
    }
  }

  // MARK: Names of other files

  /// The maximum number of files that are read for one layout.
  private static let mostFiles = 60

  /// The files that a call needs: its own, and those that declare the names that it uses.
  ///
  /// - Parameter definitions: Values of names that no file declares, in the notation of `--define`.
  /// - Returns: The indices of the files. If the code cannot be read, the indices of all files that were tried.
  func files(for call: String, in index: Int, defining definitions: [String]) -> [Int] {
    var found = [index]
    var isWide = false
    while found.count < Self.mostFiles, let missing = missingNames(for: call, in: found, defining: definitions) {
      var names = missing
      if !isWide {
        names += undeclaredTypes(in: index)
        isWide = true
      }
      let added = names.compactMap { nearestFile(declaring: $0, to: index) }.filter { !found.contains($0) }
      guard !added.isEmpty else { break }
      for file in added where !found.contains(file) { found.append(file) }
    }
    return found
  }

  /// The names whose declarations are missing in files; nil if nothing is missing.
  private func missingNames(for call: String, in files: [Int], defining definitions: [String]) -> [String]? {
    var reader = SwiftReader(files: files.map { self.files[$0].bytes }, paths: files.map { self.files[$0].path }, host: SwiftHost())
    for definition in definitions {
      let parts = definition.split(separator: "=", maxSplits: 1)
      if parts.count == 2 { reader.definitions[String(parts[0])] = String(parts[1]) }
    }
    let refusal: Refusal?
    do throws(SwiftReader.Failure) {
      refusal = try reader.readWithData(call, sectionCount: 1).unknownData
    } catch {
      switch error {
      case .refused(let found), .data(let found): refusal = found
      case .choice, .uncalled, .nothing: return []
      }
    }
    guard let refusal else { return nil }
    switch refusal.reason {
    // `Spacing.small` may be in the file that declares `Spacing`.
    case .unknownName(let name): return [name] + name.split(separator: ".").prefix(1).map(String.init)
    case .unknownMember(let name, of: let type): return [name, type]
    case .arguments(of: let name): return [name]
    default: return []
    }
  }

  /// The names of types that a file uses and does not declare.
  private func undeclaredTypes(in index: Int) -> [String] {
    var seen: Set<String> = []
    return Identifiers(files[index].bytes).compactMap { name, _ in
      guard name.first?.isUppercase ?? false, seen.insert(name).inserted else { return nil }
      return declarations[name]?.contains(index) ?? true ? nil : name
    }
  }

  /// Of the files that declare a name, the one whose path has the most leading folders in common with another file.
  private func nearestFile(declaring name: String, to index: Int) -> Int? {
    let own = files[index].path.split(separator: "/")
    func common(_ other: Int) -> Int { zip(own, files[other].path.split(separator: "/")).prefix { $0 == $1 }.count }
    return declarations[name]?.filter { $0 != index }.max { (common($0), -$0) < (common($1), -$1) }
  }

  private static let keywords: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "extension", "func", "let", "var",
  ]

  private static func declarations(in files: [CodeFile]) -> [String: [Int]] {
    var found: [String: [Int]] = [:]
    for index in files.indices {
      for (name, previous) in Identifiers(files[index].bytes) where keywords.contains(previous) {
        if found[name]?.last != index { found[name, default: []].append(index) }
      }
    }
    return found
  }
}

/// The identifiers in code, each with the one before it, including words in comments and strings.
private struct Identifiers: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var position = 0
  private var previous = ""

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> (name: String, previous: String)? {
    while position < bytes.count, !Self.isPart(bytes[position]) { position += 1 }
    guard position < bytes.count else { return nil }
    let start = position
    while position < bytes.count, Self.isPart(bytes[position]) { position += 1 }
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    defer { previous = name }
    return (name, previous)
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
