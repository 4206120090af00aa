import CResources
import CommandLanguage
import Documents
import Localization
import Rendering

/// A browser page that shows a document. It is a single file that does not load any others.
///
/// `CResources` embeds its style sheet and scripts; only the data differs between documents.
package struct Page: Sendable {
  let panes: [PagePane]
  /// The address that opens the document in the playground; nil for a page without such a link.
  package var playground: String?

  /// - Throws: The reason that a view cannot be laid out.
  package init(of document: Document, _ options: PageOptions = PageOptions()) throws(Diagnostic) {
    panes = try options.panes(of: document)
  }

  /// The data as JSON for a script element: it does not contain any character that could end the element.
  package func data(in language: Language) -> String {
    let data: JSON = [
      "language": .string(language.rawValue), "words": .object(Self.words(in: language)),
      "panes": .array(panes.map { $0.json(in: language) }), "playground": .optional(playground),
    ]
    return data.text.inertInScript
  }

  /// The page's own messages, by the keys that its scripts use.
  package static func words(in language: Language) -> [JSON.Member] {
    PageWords.all.map { JSON.Member($0.key, .string($0.phrase.text(in: language))) }
  }

  /// The data of a page that shows only a message, which says why the document cannot be laid out.
  package static func data(saying message: Phrase, in language: Language) -> String {
    let data: JSON = ["message": .string(message.text(in: language))]
    return data.text.inertInScript
  }

  /// The whole file.
  ///
  /// - Parameter live: The name of the file, in the same folder, that the shell updates with changes; nil for a static page.
  package func html(in language: Language, following live: String? = nil) -> String {
    let parts = Self.text(page_frame()).split(separator: "@", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      index.isMultiple(of: 2) ? String(part) : content(of: part, in: language, following: live)
    }.joined()
  }

  /// The text that replaces a placeholder of the page's frame.
  private func content(of name: Substring, in language: Language, following live: String?) -> String {
    switch name {
    case "language": language.rawValue
    case "policy": String(cString: page_policy(live != nil))
    case "title": (panes.first?.title ?? "").escapingXML
    case "style": Self.text(page_style())
    case "data": data(in: language)
    case "scripts": Self.scripts
    case "followed": JSON.optional(live).text.inertInScript
    default: ""
    }
  }

  private static var scripts: String {
    var scripts = ""
    var index = 0
    while let script = page_script_at(index) {
      scripts += "<script>\n" + text(script) + "</script>\n"
      index += 1
    }
    return scripts
  }

  private static func text(_ bytes: UnsafePointer<UInt8>?) -> String { bytes.map { String(cString: $0) } ?? "" }
}

extension String {
  /// The JSON with `<`, `>` and `&` escaped, so that no text can be parsed as markup. In JSON these characters occur only in strings.
  package var inertInScript: String {
    guard utf8.contains(where: { $0 == 0x3C || $0 == 0x3E || $0 == 0x26 }) else { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count + utf8.count / 8)
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "<"): bytes += Array("\\u003c".utf8)
      case UInt8(ascii: ">"): bytes += Array("\\u003e".utf8)
      case UInt8(ascii: "&"): bytes += Array("\\u0026".utf8)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
