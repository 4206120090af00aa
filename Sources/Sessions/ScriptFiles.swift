import Cancelling
import CommandLanguage
import Commands
import Localization

/// A script that is run as a test, and the files of Swift that are read before it.
package struct NamedTest: Equatable, Sendable {
  package var script: Path
  package var code: [Path] = []
}

/// The commands with which a script makes a layout itself.
private let layoutCommands = ["define", "open", "read", "template", "use"]

extension FileStore {
  /// The tests that are meant by names: the scripts, each after the files of Swift that are named before it. Where no script follows those,
  /// the one beside a file is meant: `Layout.galley` for `Layout.swift`. That file is read before the script whether the script, the file
  /// or their folder is named, unless the script makes a layout itself.
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

  /// The file of Swift that has a script's name, if the script expects what that file makes.
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

  /// The scripts that are meant by names: a file itself, and of a folder all files in it and below whose names end in `.galley`, sorted.
  /// Hidden files and folders are left out. A folder without a script stays, to be refused.
  package func scripts(named names: [Path]) -> [Path] {
    names.flatMap { name -> [Path] in
      guard isFolder(FilePlace(name)) else { return [name] }
      let found = files(below: name, ending: ".galley") { FilePlace($0) }.found
      return found.isEmpty ? [name] : found
    }
  }

  /// The files in a folder and in those inside it, by name; hidden ones are left out.
  ///
  /// - Parameters:
  ///   - most: With more files than that, or more folders, or when the run is cancelled, the rest is not looked at.
  ///   - place: Where a path is; nil where it may not be used.
  /// - Returns: The files, and whether that is all of them.
  func files(
    below folder: Path, ending suffix: Path, most: Int = .max, at place: (Path) -> FilePlace?
  ) -> (found: [Path], isAll: Bool) {
    var seen: Set<Path> = []
    var found: [Path] = []
    let isAll = add(to: &found, below: folder, ending: suffix, most, at: place, &seen)
    return (found, isAll)
  }

  /// - Parameter seen: The folders that were looked into: a link may lead back to one of them.
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
