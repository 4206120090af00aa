/// A call or an assignment with the members of a view: `list.topAnchor.constraint(…)`, `list.snp.makeConstraints { … }`, `list.frame = …`.
package struct ViewSetting: Sendable {
  package var view: String
  /// The members after the view: `topAnchor` and `constraint`.
  package var members: [String]
  /// The arguments with their brackets, or the assigned value up to the end of its line.
  package var value: String
  package var span: Span
}

extension SourceFile {
  /// The calls and assignments with the members of some views, in source order. Members of other objects' views are not included.
  ///
  /// - Complexity: Linear in the file.
  package func settings(of views: Set<String>) -> [ViewSetting] {
    tokens.indices.compactMap { start in
      guard tokens[start].kind == .identifier, views.contains(text(of: tokens[start])) else { return nil }
      if start > 1, tokens[start - 1].kind == .period, text(of: tokens[start - 2]) != "self" { return nil }
      var (index, members) = (start + 1, [String]())
      // An `.end` token follows every name.
      while tokens[index].kind == .period, tokens[index + 1].kind == .identifier {
        members.append(text(of: tokens[index + 1]))
        index += 2
      }
      guard !members.isEmpty else { return nil }
      let value: Span
      switch tokens[index].kind {
      case .leftParen, .leftBrace:
        guard tokens[index].hasPartner else { return nil }
        value = Span(start: tokens[index].start, end: tokens[Int(tokens[index].partner)].end, file: self.index)
      case .equal:
        let line = tokens[(index + 1)...].prefix { !$0.startsLine && $0.kind != .semicolon }
        guard let first = line.first, let last = line.last else { return nil }
        value = Span(start: first.start, end: last.end, file: self.index)
      default: return nil
      }
      return ViewSetting(
        view: text(of: tokens[start]), members: members, value: text(of: value),
        span: Span(start: tokens[start].start, end: value.end, file: self.index))
    }
  }
}
