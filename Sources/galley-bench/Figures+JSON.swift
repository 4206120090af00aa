import Drawing

extension Figures {
  /// All figures, each member on a line of its own, for `galley-bench compare`.
  var json: String { JSON.array(all.map { $0.json }).indented }

  /// The figures of such a text; nil if it is none.
  static func read(_ bytes: [UInt8]) -> [Figure]? {
    guard let node = try? JSONParser.parse(bytes), case .array(let nodes) = node.value else { return nil }
    let figures = nodes.compactMap { Figure($0) }
    return figures.count == nodes.count ? figures : nil
  }
}

extension Figures.Figure {
  fileprivate var json: JSON {
    var members: JSON = ["part": .string(part), "name": .string(name), "value": .number(value), "unit": .string(unit)]
    switch bound {
    case .atMost(let limit)?: members = members.adding([JSON.Member("atMost", .number(limit))])
    case .atLeast(let limit)?: members = members.adding([JSON.Member("atLeast", .number(limit))])
    case nil: break
    }
    return members
  }

  fileprivate init?(_ node: JSONNode) {
    guard case .object(let members) = node.value else { return nil }
    func member(_ key: String) -> JSONNode? { members.first { $0.key == key }?.node }
    func number(_ key: String) -> Double? { if case .number(let number)? = member(key)?.value { number } else { nil } }
    guard let part = member("part")?.string, let name = member("name")?.string, let unit = member("unit")?.string else { return nil }
    // A figure that could not be measured is written as null.
    self.init(
      part: part, name: name, value: number("value") ?? .nan, unit: unit,
      bound: number("atMost").map { .atMost($0) } ?? number("atLeast").map { .atLeast($0) })
  }
}
