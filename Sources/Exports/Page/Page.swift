import CResources
import CommandLanguage
import Documents
import Localization
import Rendering

/// A page for a browser that shows a document: one file, which asks for no other.
///
/// Its style and script are files of their own, which `CResources` holds; what differs from document to document is data.
package struct Page: Sendable {
  let panes: [PagePane]

  /// - Throws: What hinders a view from being laid out.
  package init(of document: Document, _ options: PageOptions = PageOptions()) throws(Diagnostic) {
    panes = try options.panes(of: document)
  }

  /// The data as it stands in a script: it holds no character that could end one.
  package func data(in language: Language) -> String {
    let data: JSON = [
      "language": .string(language.rawValue), "words": .object(Self.words(in: language)),
      "panes": .array(panes.map { $0.json(in: language) }),
    ]
    return data.text.inertInScript
  }

  /// The page's own words, by the keys under which its scripts ask for them.
  package static func words(in language: Language) -> [JSON.Member] {
    PageWords.all.map { JSON.Member($0.key, .string($0.phrase.text(in: language))) }
  }

  /// What a page shows in place of its data: why the document cannot be laid out.
  package static func data(saying message: Phrase, in language: Language) -> String {
    let data: JSON = ["message": .string(message.text(in: language))]
    return data.text.inertInScript
  }

  /// The whole file.
  ///
  /// - Parameter live: The name of the file beside it that says what the shell has changed; nil for a page that stays as it is.
  package func html(in language: Language, following live: String? = nil) -> String {
    let parts = Self.text(page_frame()).split(separator: "@", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      index.isMultiple(of: 2) ? String(part) : content(of: part, in: language, following: live)
    }.joined()
  }

  /// What stands at a name of the frame.
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
  /// JSON in which no text can be taken for markup, wherever in a page it stands: JSON has these characters in strings alone.
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
