import Linting

/// Checks of sections that scroll across the layout, at their limits.
extension VariantTests {
  static let ofLanes = pagingPartial + insetIgnored + notScrollable + noPeek

  private static func lane(_ width: String, _ behavior: String, _ section: String = "", _ more: String = "") -> String {
    layout("width=1w height=1h", "horizontal width=\(width) height=100", "orthogonalScrollingBehavior=\(behavior) \(section)", then: more)
  }

  private static let pagingPartial = edges(
    "ortho-paging-partial", .warning,
    speaks: [
      "a spacing": lane("1w", "paging", "interGroupSpacing=10"),
      "insets": lane("1w", "paging", "contentInsets=(0,20,0,20)"),
      "points": lane("300", "paging"),
      "half a page": lane("195", "paging"),
      "a point too wide": lane("391", "paging"),
      "insets and a card as wide as what is left, apart": lane("350", "paging", "contentInsets=(0,20,0,20) interGroupSpacing=8"),
      "one inset": lane("1w", "paging", "contentInsets=(0,16,0,0)"),
    ],
    silent: [
      "a page": lane("390", "paging"), "two pages": lane("2w", "paging"),
      "what is left of insets": lane("350", "paging", "contentInsets=(0,20,0,20)"),
      "a spacing that makes up": lane("340", "paging", "contentInsets=(0,20,0,20) interGroupSpacing=10"),
      "insets above and below": lane("1w", "paging", "contentInsets=(20,0,20,0)"),
      "by group": lane("0.6w", "groupPaging"),
      "centred": lane("0.6w", "groupPagingCentered"),
      "continuous": lane("0.6w", "continuous"),
      "no lane": layout("width=1w height=1h", "horizontal width=0.6w height=100"),
    ])

  private static let insetIgnored = edges(
    "ortho-inset-ignored", .warning,
    speaks: [
      "nine tenths": lane("0.9w", "continuous", "contentInsets=20"),
      "leading only": lane("0.95w", "groupPaging", "contentInsets=(0,20,0,0)"),
      "trailing only": lane("1w", "groupPaging", "contentInsets=(0,0,0,20)"),
      "paging": lane("1w", "paging", "contentInsets=(0,16,0,16)"),
      "centred": lane("1w", "groupPagingCentered", "contentInsets=(0,16,0,16)"),
      "wider than the container": lane("1.05w", "groupPaging", "contentInsets=(0,1,0,0)"),
      "to the leading edges": lane("1w", "continuousGroupLeadingBoundary", "contentInsets=20"),
    ],
    silent: [
      "less than what shows": lane("0.89w", "continuous", "contentInsets=20"),
      "less than what shows beside one inset": lane("0.94w", "continuous", "contentInsets=(0,20,0,0)"),
      "points": lane("390", "continuous", "contentInsets=20"),
      "insets above and below": lane("1w", "continuous", "contentInsets=(20,0,20,0)"),
      "no insets": lane("1w", "continuous"),
      "no lane": layout("width=1w height=1h", "horizontal width=1w height=100", "contentInsets=20"),
      "an estimate": lane("~390", "continuous", "contentInsets=20"),
    ])

  private static let notScrollable = edges(
    "ortho-not-scrollable", .info,
    speaks: [
      "exactly as wide": lane("130", "continuous", "", data(3)),
      "exactly as wide as what is left of insets": lane("170", "continuous", "contentInsets=(0,20,0,20) interGroupSpacing=10", data(2)),
      "by group": lane("100", "groupPaging", "", data(2)),
      "paging": lane("1w", "paging", "", data(1)),
      "to the leading edges": lane("0.4w", "continuousGroupLeadingBoundary", "", data(2)),
      "groups of several": layout(
        "width=0.5w height=1h", "horizontal width=300 height=100", "orthogonalScrollingBehavior=continuous", then: data(2)),
    ],
    silent: [
      "a point too wide": lane("130", "continuous", "interGroupSpacing=0.5", data(3)),
      "wider than what is left of insets": lane("170", "continuous", "contentInsets=(0,20,0,20) interGroupSpacing=11", data(2)),
      "centred": lane("100", "groupPagingCentered", "", data(2)),
      "before there are items": lane("100", "continuous"),
      "many": lane("160", "continuous", "", data(5)),
      "no lane": layout("width=1w height=1h", "horizontal width=100 height=100", then: data(2)),
    ])

  private static let noPeek = edges(
    "ortho-no-peek", .hint,
    speaks: [
      "continuous": lane("1w", "continuous"),
      "points": lane("390", "groupPaging"),
      "with items": lane("1w", "groupPaging", "", data(5)),
      "a spacing": lane("1w", "groupPaging", "interGroupSpacing=10"),
      "a column of three": layout(
        "width=1w height=1/3h", "vertical width=1w height=300", "orthogonalScrollingBehavior=groupPaging", then: data(9)),
    ],
    silent: [
      "nine tenths": lane("0.9w", "groupPaging"),
      "a point of the next": lane("389", "groupPaging"),
      "paging": lane("1w", "paging"),
      "centred": lane("1w", "groupPagingCentered"),
      "no lane": layout("width=1w height=1h", "horizontal width=1w height=100"),
      "wider": lane("1.05w", "groupPaging"),
    ])
}
