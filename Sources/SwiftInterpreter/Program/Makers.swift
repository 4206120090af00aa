import Localization
import SwiftParsing

/// A function, property or class in the code that makes a layout or a section.
package struct Maker: Sendable {
  /// The call: `HomeLayout.createLayout()`.
  package var call: String
  /// The result of the call.
  var result: MakerResult
  var needsArguments: Bool
  /// True if the parameters are those of a section provider: the index of the section and the environment.
  var isAsked = false
  /// The call with the arguments that the app provides, where `call` has only labels.
  var entry: String?
  /// True for a member of a value that the code makes elsewhere: a case of an enum, a struct, or an object that is not a view or controller.
  var isOfOtherValue = false
  /// The type that declares the member, if `call` does not name it.
  var owner: String?
  /// The member's name without the type, and its source text.
  var name = ""
  var text = ""
  var span: Span?

  enum MakerResult {
    case layout, section
    /// A view with a layout. Views are used only if nothing else makes a layout.
    case view
    /// A section provider. It is used only if nothing makes a layout of it.
    case provider
  }

  package var makesLayout: Bool { result != .section }
  var isView: Bool { result == .view }
  var isProvider: Bool { result == .provider }

  /// Whether a caller gives the maker, or a new value of its type, arguments: `rows(height: 90)`, `Rows(height: 90).layout()`,
  /// `Rows().height(90).layout()`.
  fileprivate func isConfigured(by caller: Maker) -> Bool {
    if caller.calls(name, followedBy: { $0.first != ")" }) { return true }
    guard let type = owner?.split(separator: ".").last.map(String.init) else { return false }
    return caller.calls(type) { $0.first != ")" || $0.hasPrefix(").") && !$0.hasPrefix(").\(name)(") }
  }

  /// Whether the text has the whole name before a parenthesis, and then something that is meant.
  fileprivate func calls(_ name: String, followedBy isMeant: (Substring) -> Bool) -> Bool {
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "(") {
      let word = rest[..<open].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      rest = rest[open...].dropFirst()
      if String(word.reversed()) == name, isMeant(rest) { return true }
    }
    return false
  }

  fileprivate var isProperty: Bool { !call.hasSuffix(")") }

  /// Whether it is a function that does nothing but return a property.
  fileprivate func onlyReturns(_ property: Maker) -> Bool {
    guard call.hasSuffix("()"), !property.call.hasSuffix(")") else { return false }
    let words = text.split { " {}\n\t.;".contains($0) }.filter { $0 != "return" && $0 != "self" }
    return words.count == 1 && words[0] == property.name
  }
}

extension Program {
  /// The makers of layouts and sections, in source order.
  var makers: [Maker] {
    if let knownMakers { return knownMakers }
    let makers = preferredMakers
    knownMakers = makers
    return makers
  }

  private var preferredMakers: [Maker] {
    let all = distinguished(allMakers)
    if let start = startWithArguments(for: all) { return [start] }
    let found = all.filter { !$0.isProvider }
    let configured = callersThatConfigure(found)
    if !configured.isEmpty { return configured }
    let hasLayout = found.contains { $0.makesLayout && !$0.isView && !$0.needsArguments && !$0.isOfOtherValue }
    let hasViewWithLayout = found.contains { $0.isView && $0.text.contains(text: "UICollectionViewCompositionalLayout") }
    // Prefer a function that gives its view a layout over makers that need arguments or make only a section.
    if !hasLayout, !hasViewWithLayout || found.allSatisfy({ $0.needsArguments || $0.isView }) {
      let names = all.filter { $0.makesLayout && !$0.isView }.map { $0.name }
      let others = installers(calling: names)
      if !others.isEmpty { return others }
      let controllers = controllers(calling: names)
      if !controllers.isEmpty { return controllers }
      if !found.contains(where: { $0.makesLayout }) {
        let subclasses = subclasses
        if !subclasses.isEmpty { return subclasses }
        let providers = withoutCalled(all.filter { $0.isProvider && !$0.needsArguments })
        if !providers.isEmpty { return providers }
        if found.isEmpty { return subclassesOfSections }
      }
    }
    let names = Set(found.filter { $0.makesLayout && !$0.isView }.map { $0.name })
    let preferred = withoutCalled(found.filter { !$0.isView || !hasLayout && !hasOnlyFlowLayout($0, besides: names) })
    return callersOfAnother(than: preferred, among: found) ?? withoutUnused(preferred)
  }

  /// The makers, except functions that nothing calls if the code calls exactly one of them. The layouts of several files are a choice, and
  /// calls of members do not count: `UICollectionViewCompositionalLayout.list(using:)` does not call `list()`.
  private func withoutUnused(_ makers: [Maker]) -> [Maker] {
    let layouts = makers.filter { $0.makesLayout && !$0.needsArguments }
    guard layouts.count > 1, Set(layouts.map { $0.span?.file }).count == 1, Set(layouts.map { $0.name }).count == layouts.count,
      layouts.allSatisfy({ !$0.isProperty && !$0.name.isEmpty })
    else { return makers }
    // The declaration looks like a call.
    let used = layouts.filter { maker in files.reduce(0) { $0 + $1.calls(of: maker.name).count } > 1 }
    return used.count == 1 ? used : makers
  }

  /// The only view or installer with a layout, if it calls a maker that needs arguments instead of the only one that does not:
  /// `.grid(4)` beside `list()`.
  private func callersOfAnother(than preferred: [Maker], among found: [Maker]) -> [Maker]? {
    let usable = preferred.filter { $0.makesLayout && !$0.needsArguments }
    guard usable.count == 1, let only = usable.first, !only.isView, !only.name.isEmpty else { return nil }
    let others = found.filter { $0.makesLayout && $0.needsArguments }.map { $0.name }
    let callers = (found.filter { $0.isView } + installers(calling: others)).filter { caller in
      let calls = calls(in: caller.text)
      return !calls.contains(only.name) && !caller.text.reads(only.name) && others.contains(where: calls.contains)
    }
    return callers.count == 1 ? callers : nil
  }

  /// True for a view whose code has only a flow layout. One of two layouts may be in an inactive branch of `#if`.
  private func hasOnlyFlowLayout(_ view: Maker, besides makers: Set<String>) -> Bool {
    view.text.contains(text: "FlowLayout") && !view.text.contains(text: "UICollectionViewCompositionalLayout")
      && makers.isDisjoint(with: calls(in: view.text))
  }

  /// The views, installers and controllers that call the only maker of a layout, if one of them gives it or its type arguments. The call in
  /// the code then wins over the maker's own defaults.
  private func callersThatConfigure(_ found: [Maker]) -> [Maker] {
    let layouts = found.filter { $0.makesLayout && !$0.isView }
    guard layouts.count == 1, let maker = layouts.first, !maker.needsArguments, !maker.name.isEmpty else { return [] }
    let others = installers(calling: [maker.name]) + controllers(calling: [maker.name])
    let callers = (found.filter { $0.isView } + others).filter { calls(in: $0.text).contains(maker.name) }
    return callers.contains(where: maker.isConfigured) ? callers : []
  }

  /// The only call in the code that creates a maker's view controller, if it needs arguments and all of them are written out:
  /// `Feed(columns: 2)`.
  func creation(ofOwnerOf maker: Maker) -> String? {
    // The maker may be an initialiser: `Feed.init(columns:)`.
    let owner = maker.owner ?? maker.call.prefix(while: { $0 != "(" }).split(separator: ".").dropLast().joined(separator: ".")
    guard let declaring = allTypes.first(where: { $0.path == owner }), declaring.keyword == .class else { return nil }
    // The app shows the only subclass.
    let subclasses = allTypes.filter { $0.keyword == .class && $0 !== declaring && inherits($0, from: declaring) }
    let type = subclasses.count == 1 ? subclasses[0] : declaring
    guard
      inherits(type, from: "UIViewController"),
      !type.members.initializers.isEmpty, let call = creationCall(of: type), !call.hasSuffix("()")
    else { return nil }
    return call
  }

  /// Adds type names to calls that are not unique.
  private func distinguished(_ makers: [Maker]) -> [Maker] {
    let counts = makers.reduce(into: [String: Int]()) { $0[$1.call, default: 0] += 1 }
    return makers.map { maker in
      guard let owner = maker.owner, counts[maker.call] ?? 0 > 1 || isDeclaredElsewhere(maker.name, owner) else { return maker }
      var maker = maker
      maker.call = "\(owner).\(maker.call)"
      maker.entry = maker.entry.map { "\(owner).\($0)" }
      return maker
    }
  }

  /// Whether a type that is declared before the owner of a member has another member with its name.
  private func isDeclaredElsewhere(_ name: String, _ owner: String) -> Bool {
    guard let other = allTypes.first(where: { $0.path == owner || $0.members.declares(name) }), other.path != owner else { return false }
    return !allTypes.contains { $0.path == owner && inherits($0, from: other) }
  }

  private func inherits(_ type: SourceType, from other: SourceType) -> Bool {
    var open = [type]
    var index = 0
    while index < open.count {
      for reference in open[index].inheritance {
        guard let parent = reference.simpleName.flatMap({ self.type(named: $0, from: reference.span.file) }) else { continue }
        if parent === other { return true }
        if !open.contains(where: { $0 === parent }) { open.append(parent) }
      }
      index += 1
    }
    return false
  }

  /// Leaves out layout makers that another maker without arguments calls.
  private func withoutCalled(_ makers: [Maker]) -> [Maker] {
    let layouts = makers.filter { $0.makesLayout }
    guard layouts.count > 1 else { return makers }
    var callers: [String: [Maker]] = [:]
    for maker in layouts where !maker.needsArguments {
      for name in calls(in: maker.text) { callers[name, default: []].append(maker) }
    }
    return makers.filter { maker in
      guard maker.makesLayout else { return true }
      if layouts.contains(where: { $0.call != maker.call && $0.owner == maker.owner && $0.onlyReturns(maker) }) { return false }
      guard let others = maker.isProperty ? layouts.filter({ !$0.needsArguments && $0.text.reads(maker.name) }) : callers[maker.name] else {
        return true
      }
      let own = calls(in: maker.text)
      return !others.contains { $0.call != maker.call && !own.contains($0.name) }
    }
  }

  /// The maker with the given name, of a layout or a section.
  ///
  /// - Complexity: Linear in the code.
  func maker(called name: Substring) -> Maker? { distinguished(allMakers).first { $0.call.prefix { $0 != "(" } == name } }

  /// Functions that give a collection view its layout and return nothing. Leaves out functions that another one calls.
  ///
  /// - Parameter makers: The names of functions that make layouts, which an installer may call.
  private func installers(calling makers: [String]) -> [Maker] {
    let all = allTypes.flatMap { type in
      type.members.functions.values.flatMap { $0 }.sorted { $0.span.start < $1.span.start }.filter {
        $0.takesNothing && installs($0, makers)
      }.map {
        (type, $0)
      }
    }
    let outer = all.filter { _, function in
      !all.contains { $0.1.span != function.span && text(of: $0.1).contains(text: "\(function.name)(") }
    }
    // A function that runs only after a tap installs its layout later.
    let names = outer.count > 1 ? namesReached : []
    let reached = outer.filter { names.contains($0.1.name) }
    return distinguished(
      (reached.isEmpty ? outer : reached).map { type, function in
        Maker(
          call: "\(function.name)()", result: .layout, needsArguments: false,
          owner: type.keyword == .extension ? nil : type.path, name: function.name, text: text(of: function), span: function.span)
      })
  }

  /// The only function without parameters that UIKit calls, and that passes arguments to a function that installs a layout:
  /// `setUp(height: 77)`. Nil if there are several.
  private func startWithArguments(for makers: [Maker]) -> Maker? {
    let names = makers.filter { !$0.isView }.map { $0.name }
    let installers = allTypes.flatMap { $0.members.functions.values.flatMap { $0 } }.filter {
      !$0.signature.parameters.isEmpty && installs($0, names)
    }
    guard !installers.isEmpty else { return nil }
    let bodies = functionsByName
    let starts = allTypes.compactMap { start(of: $0, passingArgumentsTo: installers.map { $0.name }, bodies) }
    return starts.count == 1 ? distinguished(starts)[0] : nil
  }

  /// The first function of a view or controller that UIKit calls and that passes arguments to one of the given functions.
  private func start(of type: SourceType, passingArgumentsTo installers: [String], _ bodies: [String: [DeclaredFunction]]) -> Maker? {
    guard type.keyword == .class, superclass(of: type)?.hasPrefix("UI") ?? false else { return nil }
    for name in Self.startFunctions {
      guard let function = type.members.functions[name]?.first(where: { $0.body != nil && $0.takesNothing }) else { continue }
      let reached = namesCalled(from: text(of: function))
      let functions = [function] + reached.sorted().flatMap { bodies[$0] ?? [] }
      let start = Maker(
        call: "\(name)()", result: .layout, needsArguments: false, owner: type.path, name: name,
        text: functions.map { text(of: $0) }.joined(separator: "\n"), span: function.span)
      if installers.contains(where: { reached.contains($0) && start.calls($0) { $0.first != ")" } }) { return start }
    }
    return nil
  }

  /// Subclasses of the compositional layout, and view controllers whose initialisers create their layout.
  private var subclasses: [Maker] {
    let classes = allTypes.filter { $0.keyword == .class }
    let layouts = classes.filter { superclass(of: $0) == "UICollectionViewCompositionalLayout" }
    // A layout class that needs arguments is made where a view receives it.
    let names = layouts.filter { maker(making: $0) == nil }.map { "\($0.name)(" } + ["UICollectionViewCompositionalLayout"]
    return classes.filter { type in
      layouts.contains { $0 === type }
        || type.members.initializers.contains {
          let text = text(of: $0)
          return text.contains(text: "collectionViewLayout:") && names.contains { text.contains(text: $0) }
        }
    }.compactMap { maker(making: $0) }
  }

  /// View controllers whose initialisers pass the result of a maker to `init(collectionViewLayout:)`, if they take no arguments or the code
  /// calls them with known ones.
  private func controllers(calling makers: [String]) -> [Maker] {
    allTypes.filter { type in
      type.keyword == .class
        && type.members.initializers.contains {
          let text = text(of: $0)
          return text.contains(text: "collectionViewLayout:") && makers.contains { text.contains(text: "\($0)(") }
            && ($0.takesNothing || creationCall(of: type) != nil)
        }
    }.compactMap { maker(making: $0) }
  }

  /// Classes of sections whose initialisers create their groups.
  private var subclassesOfSections: [Maker] {
    allTypes.filter { $0.keyword == .class && superclass(of: $0) == "NSCollectionLayoutSection" }.compactMap { type in
      let initializers = type.members.initializers
      guard let initializer = initializers.first(where: { $0.takesNothing }) ?? initializers.first else { return nil }
      let needed = initializer.signature.parameters.filter { $0.value == nil }
      // `madeByApp` passes the environment.
      let isGiven = !needed.isEmpty && needed.allSatisfy { $0.isEnvironment }
      return Maker(
        call: "\(type.path)\(isGiven ? ".init" : "")(\(needed.map { "\($0.label?.text ?? "_"):" }.joined()))", result: .section,
        needsArguments: !needed.isEmpty && !isGiven, span: type.span)
    }
  }

  private func maker(making type: SourceType) -> Maker? {
    let initializers = type.members.initializers
    if initializers.contains(where: { $0.takesNothing }) {
      let code = initializers.filter { $0.takesNothing }.map { text(of: $0) }.joined(separator: "\n")
      return Maker(call: "\(type.path)()", result: .layout, needsArguments: false, text: code, span: type.span)
    }
    // Arguments that the app passes to an initialiser may stay unknown.
    guard let initializer = initializers.first(where: { text(of: $0).contains(text: "collectionViewLayout:") }) else { return nil }
    let labels = initializer.signature.parameters.map { "\($0.label?.text ?? "_"):" }.joined()
    return Maker(call: "\(type.path).init(\(labels))", result: .layout, needsArguments: false, span: initializer.span)
  }

  /// The calls to makers that need arguments, except those that the maker of the given call reaches.
  func makersBeside(_ call: String) -> [String] {
    let all = allMakers
    guard let maker = all.first(where: { $0.entry == call || $0.call == call }) else { return [] }
    let reached = namesCalled(from: maker.text)
    return all.filter { $0.needsArguments && $0.call != maker.call && !reached.contains($0.name) }.map { $0.call }
  }

  private func installs(_ function: DeclaredFunction, _ makers: [String]) -> Bool {
    guard function.signature.result == nil, function.body != nil else { return false }
    let text = text(of: function)
    return
      (text.contains(text: "UICollectionViewCompositionalLayout")
      || makers.contains { text.contains(text: "\($0)(") || text.contains(text: "\($0) {") || text.reads($0) })
      && ["collectionViewLayout", "setCollectionViewLayout", "= UICollectionViewCompositionalLayout"].contains { text.contains(text: $0) }
  }

  private var allMakers: [Maker] {
    var found = functionNames.flatMap { name in (functions[name] ?? []).compactMap { maker($0, of: nil) } }
    for name in globalNames {
      if let box = globals[name], let type = box.pending.flatMap({ $0.type.flatMap(made) ?? made($0.expression) }) {
        found.append(
          Maker(
            call: name, result: type, needsArguments: false, name: name,
            text: box.pending.map { text(of: $0.expression.span) } ?? "", span: box.pending?.expression.span))
      }
    }
    for type in allTypes {
      let members = type.members
      for property in members.properties + members.staticProperties.values.sorted(by: { $0.span.start < $1.span.start }) {
        guard let made = property.type.flatMap(made) ?? property.value.flatMap(made), property.isComputed || property.value != nil
        else { continue }
        let isStatic = members.staticProperties[property.name] != nil
        let maker = Maker(
          call: isStatic || type.keyword != .class ? "\(type.path).\(property.name)" : property.name, result: made,
          needsArguments: false, owner: isStatic || type.keyword != .class ? nil : type.path,
          name: property.name, text: text(of: property.span), span: property.span)
        found += isStatic ? [maker] : ofEachValue(maker, type)
      }
      for function in (Array(members.functions.values) + Array(members.staticFunctions.values)).flatMap({ $0 }).sorted(by: {
        $0.span.start < $1.span.start
      }) {
        if let maker = maker(function, of: type) { found += function.isStatic ? [maker] : ofEachValue(maker, type) }
      }
    }
    return found
  }

  /// Whether the code makes the values of a type and may change them. UIKit and SwiftUI make views and view controllers.
  private func isMadeByCode(_ type: SourceType) -> Bool {
    if type.keyword == .struct { return !type.inheritance.contains { Self.viewsOfSwiftUI.contains($0.simpleName ?? "") } }
    return type.keyword == .class && !(superclass(of: type).map { $0.hasPrefix("UI") || $0.hasPrefix("NS") } ?? false)
  }

  private static let viewsOfSwiftUI: Set<String> = ["View", "UIViewRepresentable", "UIViewControllerRepresentable"]

  /// An instance member, for each case of an enum that needs no associated values.
  private func ofEachValue(_ maker: Maker, _ type: SourceType) -> [Maker] {
    var maker = maker
    guard type.keyword == .enum else {
      maker.isOfOtherValue = isMadeByCode(type)
      return [maker]
    }
    let cases = type.members.cases.filter { $0.parameters == nil }
    if cases.isEmpty {
      maker.needsArguments = true
      return [maker]
    }
    let labels = maker.call.drop { $0 != "(" }
    return cases.map { element in
      (maker.isOfOtherValue, maker.owner) = (true, nil)
      maker.call = "\(type.path).\(element.name.text).\(maker.name)\(labels)"
      if maker.isAsked { maker.entry = maker.call }
      return maker
    }
  }

  private func made(_ type: TypeReference) -> Maker.MakerResult? {
    type.optionalBase.simpleName.flatMap(made)
  }

  private func made(named written: String) -> Maker.MakerResult? {
    let name = unaliased(written)
    return switch name {
    case "UICollectionViewLayout", "UICollectionViewCompositionalLayout": .layout
    case "UICollectionViewCompositionalLayoutSectionProvider": .provider
    case "UICollectionView": .view
    case "NSCollectionLayoutSection": .section
    default:
      switch types[name].flatMap(superclass) {
      case "UICollectionViewCompositionalLayout": .layout
      case "NSCollectionLayoutSection": .section
      default: nil
      }
    }
  }

  /// The type of an initialiser or factory call, for declarations without a type annotation.
  private func made(_ expression: Expression) -> Maker.MakerResult? {
    guard case .call(let call) = expression.kind else { return nil }
    switch call.callee.kind {
    case .identifier(let reference): return made(named: reference.name.text)
    case .member(let base, let member):
      // A capitalised member is a type, such as `UICollectionView.CellRegistration`.
      guard case .identifier(let reference) = base.kind, member.name.text.first?.isLowercase ?? false else { return nil }
      return made(named: reference.name.text)
    case .closure(let closure):
      if let result = closure.result.flatMap(made) { return result }
      return nil
    default: return nil
    }
  }

  private func maker(_ function: DeclaredFunction, of type: SourceType?) -> Maker? {
    guard let made = function.signature.result.flatMap(made), function.body != nil, type?.keyword != .class || !onlyFails(function) else {
      return nil
    }
    let needed = function.signature.parameters.filter { $0.value == nil && !$0.isVariadic }
    let given = needed.compactMap(Self.argument)
    let labels = function.signature.parameters.filter { $0.value == nil }.map { "\($0.label?.text ?? "_"):" }.joined()
    let name = "\(type.map { function.isStatic || $0.keyword == .extension ? "\($0.path)." : "" } ?? "")\(function.name)"
    var entry = given.isEmpty || given.count < needed.count ? nil : "\(name)(\(given.joined(separator: ", ")))"
    let isAsked = made == .section && function.isAsked
    if isAsked { entry = "\(name.contains(text: ".") ? "" : type.map { "\($0.path)." } ?? "")\(name)(\(labels))" }
    return Maker(
      call: "\(name)(\(labels))", result: made, needsArguments: given.count < needed.count, isAsked: isAsked, entry: entry,
      owner: type.flatMap { function.isStatic || $0.keyword == .extension ? nil : $0.path }, name: function.name,
      text: text(of: function), span: function.span)
  }

  /// True for a function of a base class that every subclass has to override: `fatalError("override")`.
  private func onlyFails(_ function: DeclaredFunction) -> Bool {
    let code = text(of: function).drop { "{ \n\t".contains($0) }
    return code.hasPrefix("fatalError(") || code.hasPrefix("preconditionFailure(")
  }

  /// The argument that the app passes for a parameter, such as a lookup in its data source; nil for other parameters.
  private static func argument(of parameter: Parameter) -> String? {
    guard let label = parameter.label?.text else { return nil }
    // The context that SwiftUI passes to a wrapped view.
    if label == "context", parameter.type?.simpleName == "Context" { return [label, "NSObject()"].joined(separator: ": ") }
    guard label == "sectionIdentifier", parameter.isFunction else { return nil }
    return "\(label): { UICollectionViewDiffableDataSource().sectionIdentifier(for: $0) }"
  }

  var allTypes: [SourceType] {
    func inside(_ type: SourceType) -> [SourceType] { [type] + type.members.types.values.sorted { $0.name < $1.name }.flatMap(inside) }
    return (declaredTypes + extensions.values.sorted { $0.name < $1.name }).flatMap(inside)
  }
}

extension DeclaredFunction {
  fileprivate var takesNothing: Bool { signature.parameters.allSatisfy { $0.value != nil } }

  /// True if the function can be a section provider: it takes the environment and at most one section index.
  var isAsked: Bool {
    let needed = signature.parameters.filter { $0.value == nil && !$0.isVariadic }
    return !needed.isEmpty && needed.allSatisfy { $0.isIndexOfSection || $0.isEnvironment }
      && needed.count { $0.isIndexOfSection } < 2 && needed.contains { $0.isEnvironment }
  }
}

extension String {
  /// Whether code reads a member with a name: `.layout`, but not `.layoutMargins`.
  fileprivate func reads(_ member: String) -> Bool {
    split(separator: ".", omittingEmptySubsequences: false).dropFirst().contains { rest in
      rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" } == member
    }
  }
}

extension Parameter {
  var isEnvironment: Bool { type?.optionalBase.simpleName == "NSCollectionLayoutEnvironment" }

  /// True for an `Int` whose name contains "index" or "section".
  var isIndexOfSection: Bool {
    guard type?.simpleName == "Int" else { return false }
    return [label, internalName].contains { name in
      let name = name?.text.lowercased() ?? ""
      return name.contains(text: "index") || name.contains(text: "section")
    }
  }
}
