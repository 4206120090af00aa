import Localization

/// An optional flag with a file name, `--name FILE`.
package struct OptionPath: Parameter {
  let name: String
  package init(_ name: String) { self.name = name }
  package var shape: Shape { Shape(.flag(name, takesValue: true), label: "file", accepts: "a file name", completions: .files) }
  package func read(_ arguments: borrowing Arguments, slot: Int) throws(Diagnostic) -> Path? {
    arguments.count(ofSlot: slot) < 2 ? nil : try arguments.path(1, ofSlot: slot)
  }
}
