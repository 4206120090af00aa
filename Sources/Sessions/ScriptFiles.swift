import Cancelling
import CommandLanguage
import Commands
import Localization

/// A script to run as a test, and the Swift files to read before it.
package struct NamedTest: Equatable, Sendable {
  package var script: Path
  package var code: [Path] = []
}

/// The commands with which a script creates its own layout.
private let layoutCommands = ["define", "open", "read", "template", "use"]

extension FileStore {
  /// The tests that the names denote: scripts, each with the Swift files that are named before it. If only Swift files are named, the
  /// scripts with the same names are run, such as `Layout.galley` for `Layout.swift`. A script for which no Swift files are named reads the
  /// Swift file with its name, unless the script creates its own layout.
  package func tests(named names: [Path]) -> [NamedTest] {
    var code: [Path] = []
    var tests: [NamedTest] = []
    for name in names {
      if name.isSwift {
        code.append(name)
      } else {
        tests += scripts(named: [name]).map { NamedTest(script: $0, code: code.isEmpty ? self.code(beside: $0) : code) }
      }
    }
    if !tests.isEmpty { return tests }
    return code.map { file in
      let script = Path(file.text.dropLast(".swift".count) + ".galley")
      return NamedTest(script: script, code: makesLayout(script) ? [] : [file])
    }
  }

  /// The Swift file with the name of a script, unless the script creates its own layout.
  private func code(beside script: Path) -> [Path] {
    guard script.text.hasSuffix(".galley") else { return [] }
    let file = Path(script.text.dropLast(".galley".count) + ".swift")
    return exists(FilePlace(file)) && !isFolder(FilePlace(file)) && !makesLayout(script) ? [file] : []
  }

  private func makesLayout(_ script: Path) -> Bool {
    guard let bytes = try? read(FilePlace(script), .script) else { return false }
    return bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      let text = String(decoding: line, as: UTF8.self)
      return layoutCommands.contains { text.hasPrefix("\($0) ") } || text.contains(text: "NSCollectionLayout")
    }
  }

  /// The scripts that the names denote: files, and all `.galley` files in folders and their subfolders, sorted. Hidden files and folders
  /// are ignored. A folder without scripts is returned unchanged, to be rejected later.
  package func scripts(named names: [Path]) -> [Path] {
    names.flatMap { name -> [Path] in
      guard isFolder(FilePlace(name)) else { return [name] }
      let found = files(below: name, ending: ".galley") { FilePlace($0) }.found
      return found.isEmpty ? [name] : found
    }
  }

  /// The Swift files in a folder and its subfolders, sorted by name. Hidden ones are ignored.
  package func swiftFiles(below folder: Path) -> [Path] { files(below: folder, ending: ".swift") { FilePlace($0) }.found }

  /// The files in a folder and its subfolders, sorted by name. Hidden ones are ignored.
  ///
  /// - Parameters:
  ///   - most: The maximum number of files, and of folders, to visit. A cancellation also ends the search.
  ///   - place: Returns the location of a path, or nil if it must not be accessed.
  /// - Returns: The files, and whether the search was complete.
  func files(
    below folder: Path, ending suffix: Path, most: Int = .max, at place: (Path) -> FilePlace?
  ) -> (found: [Path], isAll: Bool) {
    var seen: Set<Path> = []
    var found: [Path] = []
    let isAll = add(to: &found, below: folder, ending: suffix, most, at: place, &seen)
    return (found, isAll)
  }

  /// - Parameter seen: The folders visited so far, because a link may lead back to one of them.
  private func add(
    to found: inout [Path], below folder: Path, ending suffix: Path, _ most: Int, at place: (Path) -> FilePlace?, _ seen: inout Set<Path>
  ) -> Bool {
    guard let folderPlace = place(folder), let canonical = canonical(folderPlace.path), seen.insert(canonical).inserted else { return true }
    guard seen.count <= most, !CurrentRun.isCancelled else { return false }
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    for name in names(in: folderPlace, where: { !$0.hasPrefix(".") }).sorted() {
      let path = start + name
      if let inner = place(path), isFolder(inner) {
        guard add(to: &found, below: path, ending: suffix, most, at: place, &seen) else { return false }
      } else if name.hasSuffix(suffix) {
        guard found.count < most else { return false }
        found.append(path)
      }
    }
    return true
  }
}
