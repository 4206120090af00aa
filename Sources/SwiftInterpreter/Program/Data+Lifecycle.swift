import SwiftParsing

/// Which functions run before a user does anything: those that UIKit calls, and what they call.
extension Program {
  /// The functions of a view controller that UIKit calls until its view is on screen, in order.
  static let startFunctions = [
    "awakeFromNib", "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    "viewDidAppear",
  ]

  private static let lifecycle = Set(startFunctions).union([
    "layoutSubviews", "didMoveToWindow", "didMoveToSuperview", "makeUIView", "updateUIView", "makeUIViewController",
    "updateUIViewController",
  ])

  /// The makers without those that only a tap or a reply calls: of types that UIKit calls, what it reaches.
  func withoutActions(_ makers: [DataMaker]) -> [DataMaker] {
    let called = makers.compactMap { $0.type }.filter { type in type.members.functions.keys.contains { Self.lifecycle.contains($0) } }
    guard !called.isEmpty else { return makers }
    let reached = namesReached
    return makers.filter { maker in
      guard let type = maker.type, called.contains(where: { $0 === type }) else { return true }
      return reached.contains(maker.function.name)
    }
  }

  /// The names of all functions that are called, directly or through others, by those that UIKit calls and by initializers.
  var namesReached: Set<String> {
    var open: [DeclaredFunction] = []
    for type in allTypes {
      for (name, found) in type.members.functions where Self.lifecycle.contains(name) { open += found }
      open += type.members.initializers
    }
    return names(called: open.map { text(of: $0) }, and: Self.lifecycle)
  }

  /// The names of all functions that a text calls, directly or through others.
  func namesCalled(from text: String) -> Set<String> { names(called: [text], and: []) }

  private func names(called texts: [String], and known: Set<String>) -> Set<String> {
    var bodies: [String: [DeclaredFunction]] = [:]
    for name in functionNames { bodies[name] = functions[name] }
    for type in allTypes {
      for (name, found) in type.members.functions { bodies[name, default: []] += found }
      for (name, found) in type.members.staticFunctions { bodies[name, default: []] += found }
    }
    var (open, reached) = (texts, known)
    while let next = open.popLast() {
      for name in calls(in: next) where reached.insert(name).inserted { open += (bodies[name] ?? []).map { text(of: $0) } }
    }
    return reached
  }
}
