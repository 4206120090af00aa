/// A layout that people often want, as the lines that build it.
struct Template: Sendable {
  var name: String
  var summary: String
  /// What the number after the name is for, nil where there is none.
  var number: String?
  /// The components it makes, the last being the section.
  var components: [String]
  /// The lines, given the number.
  var lines: @Sendable (Int?) -> [String]

  static let all: [Template] = [
    Template(
      name: "grid", summary: "rows of equal cells, three or as many as you say", number: "columns", components: ["cell", "row", "grid"]
    ) { columns in
      [
        "define item cell width=fractionalWidth(1/\(columns ?? 3)) height=fractionalHeight(1)",
        "define group row horizontal width=fractionalWidth(1) height=fractionalWidth(1/\(columns ?? 3)) of cell", "define section grid row",
        "use grid",
      ]
    },
    Template(
      name: "list", summary: "rows as wide as the view, as high as their content", components: ["line", "lines", "list-section"]
    ) { _ in
      [
        "define item line width=fractionalWidth(1) height=estimated(44)",
        "define group lines vertical width=fractionalWidth(1) height=estimated(44) of line", "define section list-section lines",
        "use list-section",
      ]
    },
    Template(name: "banner", summary: "one wide card a page", components: ["poster", "page", "banner"]) { _ in
      [
        "define item poster width=fractionalWidth(1) height=fractionalHeight(1)",
        "define group page horizontal width=fractionalWidth(1) height=absolute(220) of poster",
        "define section banner page orthogonalScrollingBehavior=paging", "use banner",
      ]
    },
    Template(name: "swimlane", summary: "a lane of cards that scrolls sideways", components: ["course", "lane", "swimlane"]) { _ in
      [
        "define item course width=fractionalWidth(1) height=fractionalHeight(1)",
        "define group lane horizontal width=absolute(160) height=absolute(200) of course",
        "define section swimlane lane interGroupSpacing=10 contentInsets=(0,20,20,20) orthogonalScrollingBehavior=continuous",
        "use swimlane",
      ]
    },
    Template(name: "cards", summary: "cards that stop one by one, the next peeping in", components: ["card", "deck", "cards"]) { _ in
      [
        "define item card width=fractionalWidth(1) height=fractionalHeight(1) contentInsets=(10,10,10,10)",
        "define group deck vertical width=fractionalWidth(0.6) height=fractionalHeight(0.3) of card",
        "define section cards deck interGroupSpacing=10 contentInsets=(10,10,10,10) orthogonalScrollingBehavior=groupPaging", "use cards",
      ]
    },
    Template(name: "mosaic", summary: "a large cell beside two small ones", components: ["large", "small", "pair", "tiles", "mosaic"]) {
      _ in
      [
        "define item large width=fractionalWidth(2/3) height=fractionalHeight(1) contentInsets=(2,2,2,2)",
        "define item small width=fractionalWidth(1) height=fractionalHeight(1/2) contentInsets=(2,2,2,2)",
        "define group pair vertical width=fractionalWidth(1/3) height=fractionalHeight(1) of small",
        "define group tiles horizontal width=fractionalWidth(1) height=fractionalWidth(2/3) of large pair", "define section mosaic tiles",
        "use mosaic",
      ]
    },
  ]
}
