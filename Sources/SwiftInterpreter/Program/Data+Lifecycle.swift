import Localization
import SwiftParsing

extension SourceFile {
  /// True if the code is a call of a function that UIKit calls on a view controller: `feed.viewDidLoad()`.
  package var startsController: Bool {
    guard statements.count == 1, case .expression(let expression) = statements[0].kind, case .call(let call) = expression.kind else {
      return false
    }
    return Program.startFunctions.contains(call.callee.memberName)
  }
}

/// Finds the functions that run before the user interacts with the app: those that UIKit calls, and the functions that they call.
extension Program {
  /// The functions that UIKit calls on a view controller until its view is on screen, in order.
  static let startFunctions = [
    "awakeFromNib", "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    "viewDidAppear",
  ]

  private static let lifecycle = Set(startFunctions).union([
    "layoutSubviews", "didMoveToWindow", "didMoveToSuperview", "makeUIView", "updateUIView", "makeUIViewController",
    "updateUIViewController",
  ])

  /// True if a class has a function or an initialiser that UIKit calls.
  func isCalledByUIKit(_ type: SourceType) -> Bool {
    type.members.functions.keys.contains { Self.lifecycle.contains($0) }
      || type.members.initializers.contains { ["coder", "frame", "nibName"].contains($0.signature.parameters.first?.label?.text) }
  }

  /// The makers, except those that run only after a tap or a reply.
  ///
  /// For types whose methods UIKit calls, these are the makers that are reached from those methods or from an initialiser.
  func withoutActions(_ makers: [DataMaker]) -> [DataMaker] {
    let called = makers.compactMap { $0.type }.filter { type in type.members.functions.keys.contains { Self.lifecycle.contains($0) } }
    guard !called.isEmpty else { return makers }
    let reached = namesReached
    return makers.filter { maker in
      guard let type = maker.type, called.contains(where: { $0 === type }) else { return true }
      return reached.contains(maker.function.name)
    }
  }

  /// The names of the functions that UIKit or an initialiser calls, directly or indirectly.
  var namesReached: Set<String> {
    var open: [DeclaredFunction] = []
    for type in allTypes {
      for (name, found) in type.members.functions where Self.lifecycle.contains(name) { open += found }
      open += type.members.initializers
    }
    return names(called: open.map { text(of: $0) }, and: Self.lifecycle)
  }

  /// The names of the functions that a piece of source text calls, directly or indirectly.
  func namesCalled(from text: String) -> Set<String> { names(called: [text], and: []) }

  /// Whether a piece of source text may give a view its layout, directly or through functions.
  func mayInstall(_ text: String) -> Bool {
    text.contains(text: Self.layoutMention) || !calls(in: text).isDisjoint(with: installingNames)
  }

  private static let layoutMention = "ollectionViewLayout"

  /// The names of the functions that mention the layout of a view, directly or through other functions.
  private var installingNames: Set<String> {
    if let knownInstallingNames { return knownInstallingNames }
    var callers: [String: [String]] = [:]
    var (open, found): ([String], Set<String>) = ([], [])
    for (name, functions) in functionsByName {
      for function in functions {
        let text = text(of: function)
        for called in calls(in: text) { callers[called, default: []].append(name) }
        if text.contains(text: Self.layoutMention), found.insert(name).inserted { open.append(name) }
      }
    }
    while let next = open.popLast() {
      for caller in callers[next] ?? [] where found.insert(caller).inserted { open.append(caller) }
    }
    knownInstallingNames = found
    return found
  }

  /// All functions, of types and outside of them.
  var functionsByName: [String: [DeclaredFunction]] {
    var found: [String: [DeclaredFunction]] = [:]
    for name in functionNames { found[name] = functions[name] }
    for type in allTypes {
      for (name, members) in type.members.functions { found[name, default: []] += members }
      for (name, members) in type.members.staticFunctions { found[name, default: []] += members }
    }
    return found
  }

  private func names(called texts: [String], and known: Set<String>) -> Set<String> {
    let bodies = functionsByName
    var (open, reached) = (texts, known)
    while let next = open.popLast() {
      for name in calls(in: next) where reached.insert(name).inserted { open += (bodies[name] ?? []).map { text(of: $0) } }
    }
    return reached
  }
}
