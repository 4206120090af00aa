/// The entry being edited and the position of the cursor. Both are in scalars, as in libedit.
struct LineBuffer: Equatable {
  var scalars: [Unicode.Scalar]
  var cursor: Int

  var text: String {
    Self.text(scalars)
  }

  var textBeforeCursor: String {
    Self.text(scalars[..<cursor])
  }

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
