import Sessions

/// The initial states of documents, made once. Each input runs on a copy, which shares unchanged storage.
enum Opening {
  /// A state with every kind of component, under the grammar's names.
  static let furnished = state(
    """
    define item cell width=1/3w height=1h; define item photo width=100 height=~120
    define group row horizontal width=1w height=~100 of cell; define group pair vertical width=0.5w height=1h of cell photo
    define group free custom width=1w height=80 frames=((1,2,30,40),(50,10,60,30,4)); define group stack vertical width=1w height=200 of row
    define section grid row; define section cards free; define section prefs list
    define header title width=1w height=~44; define footer crown width=1w height=30; define badge dot width=20 height=20
    define badge star width=10 height=10; define background plate; define background sheet; use grid
    append sections A B; append items a b c to A; append items d e 오늘 to B; apply
    view todo; append sections A; append items t to A; apply; view main; mark start
    """)

  static let all: [SessionState] = [
    furnished,
    state(after: furnished, "add title to grid; add dot to cell; add plate to grid; add crown to layout; use cards for B; rotate"),
    state(after: furnished, "set grid.orthogonalScrollingBehavior groupPaging; append items x{1...30} to A; apply"),
    state(after: furnished, "use prefs; append items g h to B under d; expand items d; apply; register cell card; present A as card"),
    state(after: furnished, "define group row vertical width=1w height=200 repeating=2 of photo; append items x{1...9} to A; apply"),
    state("template grid 3; append sections A B; append items x{1...9} to A; append items a b c to B; apply; mark start"),
    state("append sections A; append items a b c to A; apply; mark start"),
  ]

  private static func state(_ lines: String) -> SessionState {
    let session = Session(settings: Session.Settings(keepsGoing: true))
    session.confine()
    return state(after: session.state, lines)
  }

  private static func state(after state: SessionState, _ lines: String) -> SessionState {
    let session = Session(state)
    guard session.runLines(Array(lines.utf8), from: .standardInput, to: Output()) else {
      fatalError("an initial script was rejected: \(lines)")
    }
    return session.state
  }
}

extension SessionState {
  /// Whether a line is accepted, when run on a copy of the state.
  func accepts(_ line: String) -> Bool {
    Session(self).runLines(Array(line.utf8), from: .standardInput, to: Output())
  }
}
