import Cancelling
import CommandLanguage
import Commands
import Documents
import Localization

/// The files of Swift that a line names: files, and folders with all that is in them.
extension Session {
  /// The most files that are read at once, and the most folders that are looked into for them.
  private static let mostFiles = 10_000

  /// The line that reads files of Swift.
  package static func lineReading(_ files: [Path]) -> [UInt8] {
    Array("read \(files.map { quotedIfNeeded($0) }.joined(separator: " "))".utf8)
  }

  func loadSwift(_ names: [Path], in entry: InputEntry, with context: RunContext) throws(Diagnostic) -> [LoadedFile] {
    var files: [LoadedFile] = []
    for name in names {
      for path in try swiftFiles(in: name, with: context) { files.append(try load(path, in: entry, with: context)) }
    }
    guard !files.isEmpty else {
      throw Diagnostic(
        .unreadableFile, "there is no file of Swift in '\(names[0].text.abbreviated)'", at: .parameter("file")
      )
    }
    return files
  }

  /// A file itself; of a folder the files of Swift in it and in the folders inside.
  private func swiftFiles(in name: Path, with context: RunContext) throws(Diagnostic) -> [Path] {
    let source = context.source
    guard let place = try? files.place(of: name, in: source), store.isFolder(place) else { return [name] }
    let code = store.files(below: name, ending: ".swift", most: Self.mostFiles) { try? files.place(of: $0, in: source) }
    guard code.isAll else {
      if CurrentRun.isCancelled { throw .cancelled }
      throw Diagnostic(
        .unreadableFile, "'\(name.text.abbreviated)' has more than \(Self.mostFiles.grouped) files of Swift, or folders",
        at: .parameter("file"))
    }
    return code.found
  }
}
