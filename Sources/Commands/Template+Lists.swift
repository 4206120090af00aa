import Localization

/// Templates that scroll vertically.
extension Template {
  static let list = Template(
    "list", "rows as wide as the view and as tall as their content", makes: ["line", "lines", "list-section"]
  ) { _ in
    [
      "define item line width=fractionalWidth(1) height=estimated(44)",
      "define group lines vertical width=fractionalWidth(1) height=estimated(44) of line", "define section list-section lines",
      "use list-section",
    ]
  }

  static let settings = Template("settings", "an inset grouped list with headers and footers, as in the Settings app", makes: ["settings"])
  {
    _ in
    ["define section settings list appearance=insetGrouped headerMode=supplementary footerMode=supplementary", "use settings"]
  }

  static let chat = Template(
    "chat", "messages as tall as their text, under a date that stays on screen", makes: ["bubble", "message", "day", "chat"]
  ) { _ in
    [
      "define item bubble width=fractionalWidth(1) height=estimated(52)",
      "define group message vertical width=fractionalWidth(1) height=estimated(52) of bubble",
      "define header day width=fractionalWidth(1) height=absolute(28) pinToVisibleBounds=true",
      "define section chat message interGroupSpacing=8 contentInsets=(12,16,12,16)", "add day to chat", "use chat",
    ]
  }

  static let dashboard = Template(
    "dashboard", "a chart above two figures, or next to them if the view is wide",
    makes: [
      "chart", "figure", "figures", "panel", "wide-chart", "tall-figure", "wide-figures", "wide-panel", "wide-dashboard", "dashboard",
    ]
  ) { _ in
    [
      "define item chart width=fractionalWidth(1) height=absolute(160)",
      "define item figure width=fractionalWidth(1/2) height=fractionalHeight(1)",
      "define group figures horizontal width=fractionalWidth(1) height=absolute(100) of figure repeating=2 interItemSpacing=fixed(12)",
      "define group panel vertical width=fractionalWidth(1) height=absolute(272) of chart figures interItemSpacing=fixed(12)",
      "define section dashboard panel interGroupSpacing=12 contentInsets=(16,16,16,16)", "use dashboard",
      "define item wide-chart width=fractionalWidth(2/3) height=fractionalHeight(1)",
      "define item tall-figure width=fractionalWidth(1) height=fractionalHeight(1/2)",
      "define group wide-figures vertical width=fractionalWidth(1/3) height=fractionalHeight(1) of tall-figure repeating=2 "
        + "interItemSpacing=fixed(12)",
      "define group wide-panel horizontal width=fractionalWidth(1) height=absolute(272) of wide-chart wide-figures "
        + "interItemSpacing=fixed(12)",
      "define section wide-dashboard wide-panel interGroupSpacing=12 contentInsets=(16,16,16,16)",
      "use wide-dashboard when width >= 600",
    ]
  }
}
