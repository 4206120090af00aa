/// The entry being edited, and the cursor's position in it, counted in scalars as libedit does.
struct LineBuffer: Equatable {
  var scalars: [Unicode.Scalar]
  var cursor: Int

  var text: String {
    Self.text(scalars)
  }

  /// The text before the cursor.
  var textBeforeCursor: String {
    Self.text(scalars[..<cursor])
  }

  /// A part of it.
  func text(of range: Range<Int>) -> String {
    Self.text(scalars[range])
  }

  var isCursorAtEnd: Bool {
    cursor == scalars.count
  }

  private static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
