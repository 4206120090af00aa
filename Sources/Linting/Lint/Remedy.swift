import CompositionalLayout
import Documents

/// A step of a fix. Callers express it as a command.
package enum Remedy: Equatable, Sendable {
  /// Sets a property of a component, or of the layout if the component is nil.
  case set(String?, Setting)
  case unset(String?, PropertyName)
  case define(String, Component)
  /// Adds a header, a badge or a background to another component.
  case add(String, to: String)
  case remove(String, from: String)
  case use(String, for: String)
  case unuse(String)
  /// Makes a variant of a layout section with the given number of columns, to be used at or above the given width.
  case widen(section: String, group: String, item: String, columns: Int, from: Double)
  case reconfigureItems([String])
  case reloadItems([String])
  case reloadSections([String])
  case appendItems([String], to: String)
  case deleteItems([String])
  case deleteSections([String])
  case identity(String)
  case apply
}

extension Remedy {
  /// Sets a property of a component to a value, in long notation.
  static func change<Value>(_ component: String, _ property: PropertyName, _ value: Value, _ notation: Notation<Value>) -> Remedy {
    .set(component, Setting(name: property.rawValue, value: notation.text(value)))
  }

  static func choose(_ component: String, _ property: PropertyName, _ choice: String) -> Remedy {
    .set(component, Setting(name: property.rawValue, value: choice))
  }

  static func inset(_ component: String, _ insets: DirectionalEdgeInsets) -> Remedy { .change(component, .contentInsets, insets, .insets) }

  /// Sets the dimension along an axis, rounded.
  static func resize(_ component: String, _ axis: Axis, _ dimension: Dimension) -> Remedy {
    .change(component, PropertyName(axis), WrittenDimension(rounding: dimension), .dimension)
  }

  /// Sets the dimension along an axis as written.
  static func write(_ component: String, _ axis: Axis, _ dimension: WrittenDimension) -> Remedy {
    .change(component, PropertyName(axis), dimension, .dimension)
  }

  /// Makes a component one of `count` equal parts of its group.
  static func share(_ component: String, _ axis: Axis, of count: Int) -> Remedy {
    .change(component, PropertyName(axis), WrittenDimension.share(axis, of: count), .dimension)
  }
}
