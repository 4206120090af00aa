import Localization

/// Templates that scroll horizontally.
extension Template {
  static let banner = Template("banner", "one wide card per page", makes: ["poster", "page", "banner"]) { _ in
    [
      "define item poster width=fractionalWidth(1) height=fractionalHeight(1)",
      "define group page horizontal width=fractionalWidth(1) height=absolute(220) of poster",
      "define section banner page orthogonalScrollingBehavior=paging", "use banner",
    ]
  }

  static let carousel = Template(
    "carousel", "a card in the middle, with its neighbours partly visible on both sides", makes: ["slide", "slot", "carousel"]
  ) {
    _ in
    [
      "define item slide width=fractionalWidth(1) height=fractionalHeight(1)",
      "define group slot horizontal width=fractionalWidth(0.8) height=fractionalWidth(0.45) of slide",
      "define section carousel slot interGroupSpacing=10 contentInsets=(16,0,16,0) orthogonalScrollingBehavior=groupPagingCentered",
      "use carousel",
    ]
  }

  static let swimlane = Template("swimlane", "a row of cards that scrolls sideways", makes: ["course", "lane", "swimlane"]) { _ in
    [
      "define item course width=fractionalWidth(1) height=fractionalHeight(1)",
      "define group lane horizontal width=absolute(160) height=absolute(200) of course",
      "define section swimlane lane interGroupSpacing=10 contentInsets=(0,20,20,20) orthogonalScrollingBehavior=continuous",
      "use swimlane",
    ]
  }

  static let cards = Template("cards", "cards that stop one by one, with the next partly visible", makes: ["card", "deck", "cards"]) { _ in
    [
      "define item card width=fractionalWidth(1) height=fractionalHeight(1) contentInsets=(10,10,10,10)",
      "define group deck vertical width=fractionalWidth(0.6) height=fractionalHeight(0.3) of card",
      "define section cards deck interGroupSpacing=10 contentInsets=(10,10,10,10) orthogonalScrollingBehavior=groupPaging", "use cards",
    ]
  }

  static let appRows = Template(
    "app-rows", "pages of three rows under a title, as in the App Store", makes: ["app", "app-page", "app-title", "app-rows"]
  ) { _ in
    [
      "define item app width=fractionalWidth(1) height=absolute(64)",
      "define group app-page vertical width=fractionalWidth(0.87) height=absolute(208) of app repeating=3 interItemSpacing=fixed(8)",
      "define header app-title width=fractionalWidth(1) height=absolute(44)",
      "define section app-rows app-page interGroupSpacing=10 contentInsets=(0,20,20,20) orthogonalScrollingBehavior=groupPaging",
      "add app-title to app-rows", "use app-rows",
    ]
  }

  static let chips = Template("chips", "labels as wide as their text, wrapped into lines", makes: ["chip", "chip-line", "chips"]) { _ in
    [
      "define item chip width=estimated(80) height=estimated(36)",
      "define group chip-line horizontal width=fractionalWidth(1) height=estimated(36) interItemSpacing=fixed(8) of chip",
      "define section chips chip-line interGroupSpacing=8 contentInsets=(8,16,8,16)", "use chips",
    ]
  }

  static let calendar = Template("calendar", "a strip of days, one week per page", makes: ["weekday", "week", "calendar"]) { _ in
    [
      "define item weekday width=fractionalWidth(1/7) height=fractionalHeight(1)",
      "define group week horizontal width=fractionalWidth(1) height=absolute(64) of weekday repeating=7",
      "define section calendar week orthogonalScrollingBehavior=groupPaging", "use calendar",
    ]
  }

  static let onboarding = Template(
    "onboarding", "pages as large as the screen, with dots at the bottom", makes: ["step", "step-page", "dots", "onboarding"]
  ) { _ in
    [
      "define item step width=fractionalWidth(1) height=fractionalHeight(1)",
      "define group step-page horizontal width=fractionalWidth(1) height=fractionalHeight(1) of step",
      "define footer dots width=fractionalWidth(1) height=absolute(44) extendsBoundary=false",
      "define section onboarding step-page orthogonalScrollingBehavior=groupPaging", "add dots to onboarding", "use onboarding",
    ]
  }
}
