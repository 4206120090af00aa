import CommandLanguage
import Commands
import Wording

/// A script that is run as a test, and the files of Swift that are read before it.
package struct NamedTest: Equatable, Sendable {
  package var script: Path
  package var code: [Path] = []
}

extension Host {
  /// The tests that are meant by names: the scripts, each after the files of Swift that are named before it. Where no script follows those,
  /// the one beside a file is meant: `Layout.galley` for `Layout.swift`, which is read before it unless the script reads Swift itself.
  package func tests(named names: [Path]) -> [NamedTest] {
    var code: [Path] = []
    var tests: [NamedTest] = []
    for name in names {
      if name.isSwift { code.append(name) } else { tests += scripts(named: [name]).map { NamedTest(script: $0, code: code) } }
    }
    if !tests.isEmpty { return tests }
    return code.map { file in
      let script = Path(file.text.dropLast(".swift".count) + ".galley")
      return NamedTest(script: script, code: readsSwift(script) ? [] : [file])
    }
  }

  private func readsSwift(_ script: Path) -> Bool {
    guard let bytes = try? read(FilePlace(script), .script) else { return false }
    return bytes.split(separator: UInt8(ascii: "\n")).contains {
      $0.starts(with: Array("read ".utf8)) && String(decoding: $0, as: UTF8.self).contains(text: ".swift")
    }
  }

  /// The scripts that are meant by names: a file itself, and of a folder all files in it and below whose names end in `.galley`, sorted.
  /// Hidden files and folders are left out. A folder without a script stays, to be refused.
  package func scripts(named names: [Path]) -> [Path] {
    names.flatMap { name -> [Path] in
      guard isFolder(FilePlace(name)) else { return [name] }
      let found = files(below: name, ending: ".galley") { FilePlace($0) }
      return found.isEmpty ? [name] : found
    }
  }

  /// The files in a folder and in those inside it, by name; hidden ones are left out.
  ///
  /// - Parameter place: Where a path is; nil where it may not be used.
  func files(below folder: Path, ending suffix: Path, at place: (Path) -> FilePlace?) -> [Path] {
    var seen: Set<Path> = []
    return files(below: folder, ending: suffix, at: place, &seen)
  }

  /// - Parameter seen: The folders that were looked into: a link may lead back to one of them.
  private func files(below folder: Path, ending suffix: Path, at place: (Path) -> FilePlace?, _ seen: inout Set<Path>) -> [Path] {
    guard let folderPlace = place(folder), let canonical = canonical(folderPlace.path), seen.insert(canonical).inserted else { return [] }
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    var found: [Path] = []
    for name in names(folderPlace, { !$0.hasPrefix(".") }).sorted() {
      let path = start + name
      if let inner = place(path), isFolder(inner) {
        found += files(below: path, ending: suffix, at: place, &seen)
      } else if name.hasSuffix(suffix) {
        found.append(path)
      }
    }
    return found
  }
}
