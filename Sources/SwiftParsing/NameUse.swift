/// A use of a name, found from the tokens around it.
///
/// Strings and comments are ignored. Different variables with the same name count as one.
package enum NameUse: Equatable, Sendable {
  /// `var name`, `let name`
  case declaration
  /// `name[key]`, unless the element is assigned to.
  case lookup
  /// `name[key] = value`, `name[key] += value`
  case storing(AssignedValue)
  /// `name.member`
  case member(String)
  /// `name = value`, `name += value`
  case assignment(AssignedValue)
  /// `&name`
  case inOut
  /// Any other use, such as an argument or a comparison.
  case other
}

package enum AssignedValue: Equatable, Sendable {
  /// `nil`
  case nothing
  /// `[:]`, `[]`
  case empty
  case some
}

/// A call in the code.
package struct CallSite: Sendable {
  package var span: Span
  /// The innermost block around the call; nil at the top level.
  package var block: Body?
  /// The variables that get its result: the one that it is assigned to, and the one that gets the result of the closure around it.
  package var variables: [String] = []
}

/// The place in which a view controller is a root.
package enum RootKind: Sendable {
  case window
  /// A navigation stack or tabs.
  case container
}

extension SourceFile {
  /// The names in the file, except those after a period and argument labels.
  package var plainNames: Set<String> {
    var names: Set<String> = []
    for index in tokens.indices where tokens[index].kind == .identifier {
      let before = index > 0 ? tokens[index - 1].kind : nil
      if before == .period { continue }
      // An `.end` token follows every name.
      if tokens[index + 1].kind == .colon, before == .leftParen || before == .comma { continue }
      names.insert(String(decoding: bytes[tokens[index].nameRange], as: UTF8.self))
    }
    return names
  }

  /// The uses of a name in source order, within a span or in the whole file.
  ///
  /// - Complexity: Linear in the span, or in the file.
  package func uses(of name: String, in span: Span? = nil) -> [NameUse] {
    let word = Array(name.utf8)
    return (span.map(tokenIndices) ?? tokens.indices).compactMap { index in
      let token = tokens[index]
      guard token.kind == .identifier, bytes[token.nameRange].elementsEqual(word) else { return nil }
      return use(at: index)
    }
  }

  /// The indices of the tokens that begin in a span, by binary search.
  private func tokenIndices(in span: Span) -> Range<Int> {
    func first(from offset: UInt32) -> Int {
      var (low, high) = (0, tokens.count)
      while low < high {
        let middle = (low + high) / 2
        if tokens[middle].start < offset { low = middle + 1 } else { high = middle }
      }
      return low
    }
    return first(from: span.start)..<first(from: max(span.start, span.end))
  }

  /// The members that code assigns or calls through a variable, such as `columns` and `show` for `feed.columns = 4` and
  /// `feed?.show(items)`.
  package func membersUsed(through name: String, in span: Span) -> [(name: String, isCalled: Bool)] {
    let word = Array(name.utf8)
    return tokenIndices(in: span).clamped(to: 0..<max(0, tokens.count - 4)).compactMap { index in
      guard tokens[index].kind == .identifier, bytes[tokens[index].nameRange].elementsEqual(word) else { return nil }
      let isOptional = tokens[index + 1].kind == .postfixQuestion || tokens[index + 1].kind == .exclamation
      let period = isOptional ? index + 2 : index + 1
      guard tokens[period].kind == .period, tokens[period + 1].kind == .identifier else { return nil }
      let isCalled = tokens[period + 2].kind == .leftParen
      // A change inside the member, such as `feed.items.append(3)`.
      let isChanged = assigned(at: period + 2) != nil || tokens[period + 2].kind == .period || tokens[period + 2].kind == .leftSquare
      return isCalled || isChanged ? (text(of: tokens[period + 1]), isCalled) : nil
    }
  }

  /// The calls of a plain name, such as `Feed(columns: 2)`, in source order. Leaves out previews and tests.
  ///
  /// - Parameter includingMembers: Whether calls of members with the name count as well: `stack.addArrangedSubview(list)`.
  /// - Complexity: Linear in the file for each call.
  package func calls(of name: String, includingMembers: Bool = false) -> [CallSite] {
    let word = Array(name.utf8)
    return tokens.indices.dropLast(2).compactMap { index in
      // An `.end` token follows every name.
      let (token, open) = (tokens[index], tokens[index + 1])
      guard token.kind == .identifier, open.kind == .leftParen, open.hasPartner, bytes[token.nameRange].elementsEqual(word),
        includingMembers || index == 0 || tokens[index - 1].kind != .period
      else { return nil }
      let blocks = braces(around: index)
      guard !blocks.contains(where: isOfPreviewOrTest) else { return nil }
      let span = Span(start: token.start, end: tokens[Int(open.partner)].end, file: self.index)
      return CallSite(
        span: span,
        block: blocks.first.map { open in
          Body(openBrace: open, span: Span(start: tokens[open].start, end: tokens[Int(tokens[open].partner)].end, file: self.index))
        },
        variables: variables(before: index + 1, in: blocks.first))
    }
  }

  /// The variables that become a root: `window.rootViewController = feed`, `Stack(rootViewController: feed)`,
  /// `tabs.viewControllers = [feed, search]`.
  package func rootVariables(of kind: RootKind) -> Set<String> {
    Set(
      rootValues(of: kind).compactMap { tokens[$0].kind == .identifier && tokens[$0 + 1].kind != .leftParen ? text(of: tokens[$0]) : nil })
  }

  /// Whether a call is a root itself.
  package func isRoot(_ call: Span, of kind: RootKind) -> Bool { rootValues(of: kind).contains { tokens[$0].start == call.start } }

  /// The variables that get the result of the call at a span.
  package func variables(ofCall call: Span) -> [String] {
    guard let index = tokens.firstIndex(where: { $0.start >= call.start }), index + 1 < tokens.count else { return [] }
    return variables(before: index, in: braces(around: index).first)
  }

  /// The tokens at which the values begin that code uses as a root.
  private func rootValues(of kind: RootKind) -> [Int] {
    tokens.indices.dropLast(3).compactMap { index in
      guard tokens[index].kind == .identifier else { return nil }
      let next = tokens[index + 1].kind
      switch (text(of: tokens[index]), kind) {
      case ("rootViewController", .window): return next == .equal ? index + 2 : nil
      case ("rootViewController", .container): return next == .colon ? index + 2 : nil
      case ("viewControllers", .container): return next == .equal && tokens[index + 2].kind == .leftSquare ? index + 3 : nil
      case ("setViewControllers", .container): return next == .leftParen && tokens[index + 2].kind == .leftSquare ? index + 3 : nil
      default: return nil
      }
    }
  }

  /// The collection view that the code gives to each data source, in source order:
  /// `dataSource = UICollectionViewDiffableDataSource(collectionView: feedView) { … }`.
  ///
  /// - Complexity: Linear in the file.
  package var viewsOfDataSources: [(source: String, view: String)] {
    var found: [(source: String, view: String)] = []
    for index in tokens.indices.dropLast(4) where tokens[index].kind == .identifier && tokens[index + 1].kind == .colon {
      guard text(of: tokens[index]) == "collectionView", index > 0, tokens[index - 1].kind == .leftParen else { continue }
      let isOfSelf = text(of: tokens[index + 2]) == "self" && tokens[index + 3].kind == .period
      let view = tokens[isOfSelf ? index + 4 : index + 2]
      guard view.kind == .identifier else { continue }
      for source in variables(before: index - 1, in: braces(around: index).first) { found.append((source, text(of: view))) }
    }
    return found
  }

  /// The variable that gets the result of the call whose arguments begin at a token, and the one that gets the result of the closure
  /// around it: `lazy var view = { let made = …; return made }()`.
  private func variables(before index: Int, in brace: Int?) -> [String] {
    let outer = brace.flatMap { $0 > 0 && tokens[$0 - 1].kind == .equal ? nameAssigned(before: $0) : nil }
    return [nameAssigned(before: index), outer].compactMap { $0 }
  }

  /// The variable of the assignment whose value contains a token; nil for tokens outside assignments.
  private func nameAssigned(before index: Int) -> String? {
    let ends: Set<TokenKind> = [.leftBrace, .rightBrace, .semicolon, .leftParen]
    guard let equal = tokens[..<index].lastIndex(where: { $0.kind == .equal || ends.contains($0.kind) }), tokens[equal].kind == .equal,
      !tokens[equal..<index].contains(where: { $0.word == .return }),
      let start = tokens[..<equal].lastIndex(where: { ends.contains($0.kind) || $0.word == .let || $0.word == .var || $0.kind == .equal })
    else { return nil }
    let names = tokens[(start + 1)..<equal].prefix { $0.kind != .colon }
    return names.last.map { text(of: $0) }
  }

  /// The opening braces around a token, the innermost first.
  private func braces(around index: Int) -> [Int] {
    var found: [Int] = []
    var index = index
    while index > 0 {
      index -= 1
      guard tokens[index].hasPartner else { continue }
      let partner = Int(tokens[index].partner)
      if partner < index { index = partner } else if tokens[index].kind == .leftBrace { found.append(index) }
    }
    return found
  }

  /// Whether the words before a brace are those of a preview or of a class of tests.
  private func isOfPreviewOrTest(_ brace: Int) -> Bool {
    let head = tokens[..<brace].reversed().prefix { ![.leftBrace, .rightBrace, .semicolon].contains($0.kind) }
    return head.contains { $0.kind == .identifier && Self.isOfPreviewOrTest(text(of: $0)) }
  }

  /// Whether a type or a macro with this name marks code that an app does not run: previews and tests.
  package static func isOfPreviewOrTest(_ name: String) -> Bool {
    name == "Preview" || name == "PreviewProvider" || name.hasSuffix("TestCase") || name.hasSuffix("Spec")
  }

  private func use(at index: Int) -> NameUse {
    if index > 0 {
      let before = tokens[index - 1]
      if before.kind == .prefixAmpersand { return .inOut }
      if before.word == .var || before.word == .let { return .declaration }
    }
    // An `.end` token follows every name.
    let after = tokens[index + 1]
    switch after.kind {
    case .leftSquare where !after.startsLine:
      return after.hasPartner ? assigned(at: Int(after.partner) + 1).map { .storing($0) } ?? .lookup : .lookup
    case .period: return .member(text(of: tokens[min(index + 2, tokens.count - 1)]))
    default: return assigned(at: index + 1).map { .assignment($0) } ?? .other
    }
  }

  /// The assigned value, or nil if the token at an index is not an assignment operator.
  private func assigned(at index: Int) -> AssignedValue? {
    let sign = tokens[index]
    guard sign.kind == .equal || sign.kind == .binaryOperator && ["+=", "-=", "*=", "/="].contains(text(of: sign)) else { return nil }
    let value = tokens[index + 1]
    if value.word == .nil { return .nothing }
    guard value.kind == .leftSquare, value.hasPartner else { return .some }
    let inside = tokens[index + 2..<Int(value.partner)]
    return inside.allSatisfy { $0.kind == .colon } ? .empty : .some
  }

  func text(of token: Token) -> String { String(decoding: bytes[token.nameRange], as: UTF8.self) }
}

extension Token {
  var hasPartner: Bool { partner != Token.noPartner }

  /// The bytes of the token. For a name in backticks, without the backticks.
  var nameRange: Range<Int> {
    flags.contains(.escaped) ? Int(start) + 1..<max(Int(start) + 1, Int(end) - 1) : Int(start)..<Int(end)
  }
}
