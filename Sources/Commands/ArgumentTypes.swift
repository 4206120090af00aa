import CommandLanguage
import Localization
import Rendering

package let itemLimit = 10_000_000

/// Kinds of names that come from the current document, for completion.
package enum Live: Int, CaseIterable, Sendable {
  case section, item, component, property, value, condition, view, cell, device, posture, selector, command, lesson, mark, check
}

extension ValueType where Value == String {
  static let newSection = text("id", accepts: "a section identifier, any word")
  static let newItem = text("id", accepts: "an item identifier, any word, or a range such as a{1...12}")
  package static let section = text("section", accepts: "a section of the snapshot", completions: .live(Live.section))
  package static let sections = text("id", accepts: "sections of the snapshot", completions: .live(Live.section))
  package static let item = text("item", accepts: "an item of the snapshot", completions: .live(Live.item))
  package static let items = text("id", accepts: "items of the snapshot", completions: .live(Live.item))
  static let newName = text("name", accepts: "a name of letters, digits, - and _")
  package static let view = text("view", accepts: "the name of a collection view", completions: .live(Live.view))
  package static let device = text(
    "device", accepts: "a device, such as iphone-16-pro; 'devices' lists them", completions: .live(Live.device))
  package static let selector = text(
    "selector", accepts: "an item, a section, section:index, a kind or a component", completions: .live(Live.selector))
}

extension ValueType where Value == Word {
  static let componentWord = word("component", accepts: "the name of a component", completions: .live(Live.component))
  static let newNameWord = word("name", accepts: "a name of letters, digits, - and _")
  package static let property = word(
    "property", accepts: "a component and its property, such as row.interItemSpacing", completions: .live(Live.property))
  package static let value = word("value", accepts: "a value of that property", completions: .live(Live.value))
}

extension ValueType where Value == Int {
  /// A number of steps. `all` is the largest number.
  static let steps: ValueType = {
    let number = count("steps", from: 1)
    let accepts: Phrase = "\(number.accepts), or all"
    return ValueType("steps", accepts: accepts) { word throws(Diagnostic) in
      if word.text == "all" { return .max }
      do throws(Diagnostic) { return try number.read(word) } catch { throw Diagnostic.unreadable(word, accepts: accepts) }
    }
  }()
}

extension Identifiers {
  static let newItems = Identifiers(.newItem, limit: itemLimit)
  static let newSections = Identifiers(.newSection, limit: itemLimit)
  package static let items = Identifiers(.items, limit: itemLimit)
  package static let sections = Identifiers(.sections, limit: itemLimit)
}

extension [AnswerFormat] {
  /// The formats of commands whose answer is, or may be, a table.
  static let ofTables = Renderer.Format.allCases.map { AnswerFormat($0.rawValue) }
  /// The formats of other commands that answer.
  static let ofAnswers = Renderer.Format.allCases.filter { !$0.isForTablesAlone }.map { AnswerFormat($0.rawValue) }
}
