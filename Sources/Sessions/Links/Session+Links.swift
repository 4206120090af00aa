import CommandLanguage
import Commands
import Documents
import Exports
import Lessons
import Localization
import Rendering

/// Documents and lessons as links, and links as documents and lessons.
extension Session {
  /// The page that a link opens where no other is named.
  private static let usualAddress = "galley.html"
  /// The length up to which mail and messages keep links whole, in characters.
  private static let safeLength = 2_000

  func share(_ request: ShareRequest, line entry: InputEntry, with context: RunContext) throws(Diagnostic) {
    let text: String
    if let file = request.lesson {
      text = address(request.address, of: Link(.lesson, try sound(lesson: file, line: entry, with: context)))
    } else {
      text = address(request.address, of: documentLink)
    }
    print(.listing([StyledLine(verbatim: text.escapingControls)], record: ["link": .string(text)]), with: context)
    guard text.utf8.count > Self.safeLength else { return }
    say("the link has \(text.utf8.count.grouped) characters; some programs cut links of over \(Self.safeLength.grouped)", with: context)
  }

  /// The document as a link, as `share` prints it.
  package var link: String { address(nil, of: documentLink) }

  private var documentLink: Link { Link(.document, Array(state.workspace.document.script.utf8)) }

  private func address(_ asked: String?, of link: Link) -> String { link.text(at: asked ?? settings.pageAddress ?? Self.usualAddress) }

  /// The lines in a link; nil for a name that is none.
  func linked(_ name: Path, in context: RunContext) throws(FileFailure) -> LoadedFile? {
    guard let kind = Link.kind(of: name.bytes) else { return nil }
    guard let link = Link(name.bytes) else { throw .isDamagedLink }
    return LoadedFile(bytes: link.lines, source: Source(name: "<link>", chain: context.source.chain), link: kind)
  }
}

extension FileFailure {
  fileprivate static let isDamagedLink = FileFailure(reason: "this link was cut off or changed on its way")
}
