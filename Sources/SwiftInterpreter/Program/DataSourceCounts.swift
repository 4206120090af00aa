import Documents
import SwiftParsing

/// Evaluates the functions of a `UICollectionViewDataSource` that return numbers.
extension SwiftReader {
  /// The largest numbers of sections and of items in one section that are used.
  private static let mostSections = 100
  private static let mostItems = 1_000

  /// The number of items in each section, from the functions of the code's data source.
  ///
  /// - Parameter entry: The call that makes the layout. If several types are data sources, the one that declares it is used.
  func itemCount(for entry: String?) -> CountOfItems {
    var types = program.typesThatCountItems
    if types.count > 1, let entry, let path = program.maker(called: entry.prefix { $0 != "(" })?.owner ?? program.typePath(of: entry) {
      types = types.filter { $0.path == path }
    }
    guard let type = types.first, types.count == 1 else { return types.isEmpty ? .unset : .unknown }
    do throws(Refusal) { return try counts(of: type).map { .known($0) } ?? .unknown } catch { return .unknown }
  }

  /// The number of items in each section, nil for a section whose number only the running app knows. Nil for numbers that are not usable.
  private func counts(of type: SourceType) throws(Refusal) -> [Int?]? {
    let evaluator = evaluator()
    let span = type.span ?? Span(start: 0, end: 0, file: 0)
    let started = try evaluator.started(type, before: nil, span)
    let object: Value
    if let started { object = .object(started) } else { object = try evaluator.app(type, span) }
    let view = ArgumentValue(label: nil, value: .known(.host(.collectionView)), span: span)
    func number(_ functions: [DeclaredFunction], _ arguments: [ArgumentValue]) throws(Refusal) -> Int {
      let function = FunctionValue(kind: .declared(functions, receiver: object, scope: type.scope))
      return try evaluator.integer(try evaluator.apply(function, arguments, span), span)
    }
    let functions = type.members.functions["numberOfSections"] ?? []
    let sections = functions.isEmpty ? 1 : try number(functions, [ArgumentValue(label: "in", value: view.value, span: span)])
    guard (1...Self.mostSections).contains(sections) else { return nil }
    var counts: [Int?] = []
    for index in 0..<sections {
      let section = ArgumentValue(label: "numberOfItemsInSection", value: .int(index), span: span)
      do throws(Refusal) { counts.append(try number(type.functionsThatCountItems, [view, section])) } catch {
        guard error.isPassedOver, !functions.isEmpty else { throw error }
        counts.append(nil)
      }
    }
    return counts.allSatisfy { (0...Self.mostItems).contains($0 ?? 0) } && counts.contains { $0 != 0 } ? counts : nil
  }
}

extension Program {
  fileprivate var typesThatCountItems: [SourceType] { allTypes.filter { !$0.functionsThatCountItems.isEmpty } }
}

extension SourceType {
  fileprivate var functionsThatCountItems: [DeclaredFunction] {
    (members.functions["collectionView"] ?? []).filter { function in
      function.body != nil && function.signature.parameters.contains { $0.label?.text == "numberOfItemsInSection" }
    }
  }
}
