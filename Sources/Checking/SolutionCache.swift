import CommandLanguage
import Documents
import Linting
import Localization
import Rendering
import Sessions

/// Solved layouts in a folder, one file for each, named by a hash of everything that the layout depends on. Damaged files are ignored.
package struct SolutionCache {
  private let folder: Path
  private let store: any FileStore

  package init(in folder: Path, on store: any FileStore = Files.standardStore) throws(FileFailure) {
    (self.folder, self.store) = (folder, store)
    var made: Path = folder.isAbsolute ? "/" : ""
    for name in folder.names {
      made = made + name
      if !store.isFolder(FilePlace(made)) { try store.makeFolder(at: FilePlace(made)) }
      made = made + "/"
    }
    if store.exists(FilePlace(folder)), !store.isFolder(FilePlace(folder)) { throw FileFailure(reason: "it is not a folder") }
  }

  func states(of layout: CheckedLayout, _ matrix: Matrix) -> [TestedEnvironment: LayoutState]? {
    guard let bytes = try? store.read(FilePlace(file(for: layout, matrix)), .script) else { return nil }
    let environments = matrix.environments
    var states: [LayoutState] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let fields = String(decoding: line, as: UTF8.self).split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if fields == [Self.start] {
        states.append(LayoutState())
      } else if states.isEmpty || !states[states.count - 1].add(fields) {
        return nil
      }
    }
    guard states.count == environments.count else { return nil }
    return Dictionary(uniqueKeysWithValues: zip(environments, states))
  }

  /// Writes the states of a layout that was read. A failure to write is ignored, because the layout can be solved again.
  func keep(_ states: [TestedEnvironment: LayoutState], of layout: CheckedLayout, _ matrix: Matrix) {
    guard states.values.allSatisfy({ $0.isRead }) else { return }
    let lines = matrix.environments.flatMap { [[Self.start]] + (states[$0]?.fields ?? []) }
    let text = lines.map { $0.joined(separator: "\t") + "\n" }.joined()
    _ = try? store.replace(FilePlace(file(for: layout, matrix)), with: text, by: .never)
  }

  private static let start = "state"

  private func file(for layout: CheckedLayout, _ matrix: Matrix) -> Path {
    var hash = Hash128()
    for part in [Session.version, layout.name.text, layout.items ?? ""] + layout.definitions
      + matrix.dimensions.map({ $0.joined(separator: " ") })
    { hash.add(part.utf8) }
    for file in layout.files {
      hash.add(file.path.bytes)
      hash.add(file.bytes)
    }
    return folder + "/" + Path(hash.text)
  }
}

/// A hash of 128 bits (FNV-1a twice, with different starts), for names of files.
private struct Hash128 {
  private var parts: (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x6C62_272E_07BB_0142)

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
    add(0)
  }

  private mutating func add(_ byte: UInt8) {
    parts.0 = (parts.0 ^ UInt64(byte)) &* 0x100_0000_01B3
    parts.1 = (parts.1 ^ UInt64(byte &+ 0x55)) &* 0x100_0000_01B3
  }

  var text: String {
    [parts.0, parts.1].map { part in
      let digits = String(part, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
