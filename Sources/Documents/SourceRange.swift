import CompositionalLayout
import Localization

/// A range of Swift code that was read or typed.
package struct SourceRange: Hashable, Sendable {
  /// The path of the file; nil for typed code.
  package var file: String?
  /// The line of the first byte, counted from 1.
  package var line: Int
  /// The column of the first byte, counted from 1 in bytes.
  package var column: Int
  /// The length in bytes.
  package var length: Int

  package init(file: String?, line: Int, column: Int, length: Int) {
    (self.file, self.line, self.column, self.length) = (file, line, column, length)
  }

  /// `Feed.swift:12` without the folders of the file, or `line 12` for typed code.
  package var text: Phrase {
    guard let file else { return "line \(line)" }
    return .verbatim("\(file.split(separator: "/").last.map(String.init) ?? file):\(line)")
  }
}

/// The code that made a component, or the layout itself, and set its properties.
package struct ComponentSource: Equatable, Sendable {
  /// The code that set a property, and the value that it set.
  package struct PropertySource: Equatable, Sendable {
    package var range: SourceRange
    package var value: String

    package init(range: SourceRange, value: String) { (self.range, self.value) = (range, value) }
  }

  /// The call of the initialiser.
  package var made: SourceRange?
  package var properties: [PropertyName: PropertySource] = [:]

  package init(made: SourceRange?) { self.made = made }
}

extension Document {
  /// The code that set the present value of a property; nil if a command has changed it since, or if no code set it.
  ///
  /// - Parameter component: Nil for the layout itself.
  package func source(of property: PropertyName, of component: String?) -> SourceRange? {
    guard let source = view.sources.value[component]?.properties[property] else { return nil }
    return source.value == text(of: property, of: component) ? source.range : nil
  }

  /// The initialiser that made a component; nil if no code made it.
  package func source(ofComponent name: String) -> SourceRange? {
    components[name] == nil ? nil : view.sources.value[name]?.made
  }

  /// The value of a property as `show` prints it; nil if it is not set.
  package func text(of property: PropertyName, of component: String?) -> String? {
    guard let component else { return LayoutConfiguration.properties.property(named: property.rawValue)?.text(view.configuration) }
    guard let found = components[component] else { return nil }
    return Component.properties(of: found.kind).property(named: property.rawValue)?.text(found)
  }
}
