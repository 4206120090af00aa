import Linting

/// Checks of headers, badges and backgrounds, at their limits.
extension VariantTests {
  static let ofSupplementaries =
    duplicateKind + kindAlignment + pinZeroSize + pinZIndex + headerInset + decorationCoversHeader + emptySectionHeader + providerNil
    + indexIdentity + wideColumns + newerAPI

  private static func headed(_ header: String, _ section: String = "", _ more: String = "") -> String {
    layout(
      "width=1w height=1h", "horizontal width=1w height=60", section, then: "define boundary title \(header)\nadd title to grid\n\(more)")
  }

  private static let duplicateKind = edges(
    "sup-duplicate-kind", .error,
    speaks: [
      "a header and a footer": headed(
        "width=1w height=44 elementKind=h", "", "define footer end width=1w height=44 elementKind=h\nadd end to grid"),
      "a badge and a group's badge": plain
        + "define badge a width=8 height=8 elementKind=dot\ndefine badge b width=8 height=8 elementKind=dot\nadd a to cell\nadd b to row",
      "two badges of an item": plain
        + "define badge a width=8 height=8 elementKind=dot\ndefine badge b width=8 height=8 elementKind=dot\nadd a to cell\nadd b to cell",
      "a badge of two items":
        "define badge dot width=8 height=8\ndefine item a width=0.5w height=1h\ndefine item b width=0.5w height=1h\nadd dot to a\nadd dot to b\n"
        + "define group row horizontal width=1w height=44 of a b\ndefine section page row",
      "a group's badge and a header": headed(
        "width=1w height=44 elementKind=h", "", "define badge dot width=8 height=8 elementKind=h\nadd dot to row"),
      "a badge within a nested group and a footer":
        "define badge dot width=8 height=8 elementKind=f\ndefine item a width=1w height=1h\nadd dot to a\ndefine group inner vertical width=0.5w height=1h of a\n"
        + "define group outer horizontal width=1w height=44 of inner\ndefine section page outer\ndefine footer end width=1w height=44 elementKind=f\nadd end to page",
      "set afterwards": headed(
        "width=1w height=44 elementKind=h1", "",
        "define header other width=1w height=30 elementKind=h2\nadd other to grid\nset other.elementKind h1"),
    ],
    silent: [
      "a header and a footer of their own kinds": headed("width=1w height=44", "", "define footer end width=1w height=44\nadd end to grid"),
      "one header of two sections": headed("width=1w height=44", "", "define section more row\nadd title to more"),
      "a background": headed("width=1w height=44 elementKind=h", "", "define background plate elementKind=h\nadd plate to grid"),
      "a header of the layout": headed(
        "width=1w height=44 elementKind=h", "", "define header top width=1w height=44 elementKind=h\nadd top to layout"),
      "two that nobody holds together":
        "define header a width=1w height=44 elementKind=h\ndefine header b width=1w height=44 elementKind=h",
      "a badge on each of many": layout(
        "width=0.5w height=1h", "horizontal width=1w height=44", then: "define badge dot width=8 height=8\nadd dot to cell\n" + data(6)),
    ])

  private static let kindAlignment = edges(
    "sup-kind-alignment", .hint,
    speaks: [
      "defined as a header": "define header q width=1w height=44 alignment=bottom",
      "defined as a footer": "define footer q width=1w height=44 alignment=top",
      "UIKit's kind": headed("width=1w height=44 alignment=bottom elementKind=UICollectionElementKindSectionHeader"),
      "UIKit's other kind": headed("width=1w height=44 alignment=top elementKind=UICollectionElementKindSectionFooter"),
      "UIKit's name of it": headed("width=1w height=44 alignment=bottom elementKind=elementKindSectionHeader"),
      "as one calls it": headed("width=1w height=44 alignment=bottom elementKind=SectionHeader"),
      "set afterwards": plain + "define header q width=1w height=44\nadd q to grid\nset q.alignment bottom",
      "of the layout": plain + "define header q width=1w height=44 alignment=bottom\nadd q to layout",
    ],
    silent: [
      "a header": "define header q width=1w height=44",
      "a footer": "define footer q width=1w height=44",
      "a boundary item of a name of its own": headed("width=1w height=44 alignment=bottom elementKind=title"),
      "a boundary item": "define boundary q width=1w height=44 alignment=bottom",
      "a header at the leading edge": "define header q width=44 height=1h alignment=leading",
      "a header at the top leading corner": "define header q width=44 height=44 alignment=topLeading",
      "UIKit's footer": headed("width=1w height=44 alignment=bottom elementKind=UICollectionElementKindSectionFooter"),
    ])

  private static let pinZeroSize = edges(
    "sup-pin-zero-size", .error,
    speaks: [
      "no height": headed("width=1w height=absolute(0) pinToVisibleBounds=true"),
      "a fraction of nought": headed("width=0w height=44 pinToVisibleBounds=true"),
      "a footer": headed("width=absolute(0) height=44 alignment=bottom pinToVisibleBounds=true"),
      "neither": headed("width=0 height=0 pinToVisibleBounds=true"),
      "of the layout": plain + "define header top width=1w height=0 pinToVisibleBounds=true\nadd top to layout",
      "set afterwards": headed("width=1w height=44", "", "set title.height 0\nset title.pinToVisibleBounds true"),
      "less than a pixel": headed("width=0.0001w height=44 pinToVisibleBounds=true"),
    ],
    silent: [
      "not pinned": headed("width=absolute(0) height=1h"),
      "a point": headed("width=1 height=1 pinToVisibleBounds=true"),
      "an estimate": headed("width=1w height=~44 pinToVisibleBounds=true"),
      "a list's own": "define section prefs list appearance=plain headerMode=supplementary\nuse prefs\n" + three,
    ])

  private static let pinZIndex = edges(
    "sup-pin-zindex", .info,
    speaks: [
      "nought": headed("width=1w height=44 pinToVisibleBounds=true zIndex=0"),
      "below nought": headed("width=1w height=44 pinToVisibleBounds=true zIndex=-1"),
      "a footer": headed("width=1w height=44 alignment=bottom pinToVisibleBounds=true zIndex=100"),
      "of the layout": plain + "define header top width=1w height=44 pinToVisibleBounds=true zIndex=2\nadd top to layout",
      "set afterwards": headed("width=1w height=44 pinToVisibleBounds=true", "", "set title.zIndex 2"),
    ],
    silent: [
      "one": headed("width=1w height=44 pinToVisibleBounds=true zIndex=1"),
      "not pinned": headed("width=1w height=44 zIndex=2"),
      "a badge": plain + "define badge dot width=8 height=8 zIndex=5\nadd dot to cell",
      "a list's own": "define section prefs list appearance=plain headerMode=supplementary\nuse prefs\n" + three,
    ])

  private static let headerInset = edges(
    "sup-header-inset", .info,
    speaks: [
      "leading only": headed("width=1w height=44", "contentInsets=(0,16,0,0)"),
      "trailing only": headed("width=1w height=44", "contentInsets=(0,0,0,16)"),
      "an estimated height": headed("width=1w height=~44", "contentInsets=(0,16,0,16)"),
      "a lane": headed("width=1w height=44", "contentInsets=(0,16,0,16) orthogonalScrollingBehavior=continuous"),
      "pinned": headed("width=1w height=44 pinToVisibleBounds=true", "contentInsets=16"),
      "a point": headed("width=1w height=44", "contentInsets=(0,1,0,1)"),
    ],
    silent: [
      "no reference": headed("width=1w height=44", "contentInsets=16 supplementaryContentInsetsReference=none"),
      "before iOS 16": headed("width=1w height=44", "contentInsets=16 supplementariesFollowContentInsets=false"),
      "insets above and below": headed("width=1w height=44", "contentInsets=(16,0,16,0)"),
      "points": headed("width=200 height=44", "contentInsets=16"),
      "nine tenths": headed("width=0.9w height=44", "contentInsets=16"),
      "no insets": headed("width=1w height=44"),
      "of the layout": layout(
        "width=1w height=1h", "horizontal width=1w height=44", "contentInsets=16",
        then: "define header top width=1w height=44\nadd top to layout"),
    ])

  private static let decorationCoversHeader = edges(
    "sup-decoration-covers-header", .info,
    speaks: [
      "insets that are too small": headed("width=1w height=44", "", "define background plate contentInsets=(43,0,0,0)\nadd plate to grid"),
      "insets at the sides": headed("width=1w height=44", "", "define background plate contentInsets=(0,16,0,16)\nadd plate to grid"),
      "an estimated header": headed("width=1w height=~44", "", "define background plate\nadd plate to grid"),
      "a lane": headed("width=1w height=44", "orthogonalScrollingBehavior=continuous", "define background plate\nadd plate to grid"),
      "with items": headed("width=1w height=44", "", "define background plate\nadd plate to grid\n" + data(3)),
      "pinned": headed("width=1w height=44 pinToVisibleBounds=true", "", "define background plate contentInsets=8\nadd plate to grid"),
    ],
    silent: [
      "insets of its height": headed("width=1w height=44", "", "define background plate contentInsets=(44,0,0,0)\nadd plate to grid"),
      "insets above its height": headed("width=1w height=44", "", "define background plate contentInsets=(50,8,8,8)\nadd plate to grid"),
      "no header": plain + "define background plate\nadd plate to grid",
      "a background of another section": headed(
        "width=1w height=44", "", "define section more row\ndefine background plate\nadd plate to more"),
      "no background": headed("width=1w height=44"),
      "a header of the layout": plain
        + "define background plate\nadd plate to grid\ndefine header top width=1w height=44\nadd top to layout",
    ])

  private static let emptySectionHeader = edges(
    "sup-empty-section-header", .info,
    speaks: [
      "a footer": headed("width=1w height=44 alignment=bottom", "", "append sections main\napply"),
      "one of two": headed("width=1w height=44", "", data(2, "a") + "append sections b\napply"),
      "emptied": headed("width=1w height=44", "", data(2) + "delete items main1 main2\napply"),
      "a lane": headed("width=1w height=44", "orthogonalScrollingBehavior=continuous", "append sections main\napply"),
      "a side": headed("width=44 height=44 alignment=leading", "", "append sections main\napply"),
      "insets only count with it": headed("width=1w height=44", "contentInsets=(20,0,20,0)", "append sections main\napply"),
    ],
    silent: [
      "no boundary item": plain + "append sections main\napply",
      "items": headed("width=1w height=44", "", data(1)),
      "no section": headed("width=1w height=44"),
      "not yet applied": headed("width=1w height=44", "", "append sections main"),
      "a header of the layout": plain + "define header top width=1w height=44\nadd top to layout\nappend sections main\napply",
      "another layout": headed(
        "width=1w height=44", "", "define section bare row\nuse bare for empty\n" + data(2) + "append sections empty\napply"),
    ])

  private static let providerNil = edges(
    "prov-nil", .error,
    speaks: [
      "the second of three": "define section prefs list\nuse prefs for a c\n" + data(2, "a") + data(2, "b") + data(2, "c"),
      "by index": "define section prefs list\nuse prefs for index 0\n" + data(2, "a") + data(2, "b"),
      "by a condition": "define section prefs list\nuse prefs for a when width >= 600\n" + data(2, "a"),
      "in another view": "define section prefs list\nuse prefs\n" + data(2) + "view other\nuse prefs for x\n" + data(2, "y"),
      "taken away": "define section prefs list\ndefine section more list\nuse prefs for a\nuse more for b\n" + data(2, "a") + data(2, "b")
        + "unuse more",
      "moved to another index": "define section prefs list\nuse prefs for index 0\n" + data(2, "a")
        + "insert sections b before a\nappend items x to b\napply",
    ],
    silent: [
      "all are served": "define section prefs list\nuse prefs\n" + data(2, "a") + data(2, "b"),
      "an empty one": "define section prefs list\nuse prefs for a\n" + data(2, "a") + "append sections b\napply",
      "not yet applied": "define section prefs list\nuse prefs for a\n" + data(2, "a") + "append sections b\nappend items x to b",
      "a condition that holds": "define section prefs list\nuse prefs when width < 600\n" + data(2),
      "by name and by index": "define section prefs list\nuse prefs for a\nuse prefs for index 1\n" + data(2, "a") + data(2, "b"),
    ])

  private static let raw = "define section today list\ndefine section other list\ndefine section myPoint list\n"
  private static let switched = raw + "use myPoint for index 0\nuse today for index 1\nuse other for index 2\n"

  private static let indexIdentity = edges(
    "prov-index-identity", .warning,
    speaks: [
      "the first is absent": switched + data(2, "today") + data(2, "other"),
      "two that changed places": switched + data(1, "myPoint") + data(1, "other") + data(1, "today"),
      "the last is absent": switched + data(1, "myPoint") + data(1, "today"),
      "one is deleted": switched + data(1, "myPoint") + data(1, "today") + data(1, "other") + "delete sections myPoint\napply",
      "one is moved": switched + data(1, "myPoint") + data(1, "today") + data(1, "other") + "move section other before today\napply",
    ],
    silent: [
      "in the enum's order": switched + data(1, "myPoint") + data(1, "today") + data(1, "other"),
      "by identifier": raw + "use myPoint for myPoint\nuse today for today\nuse other for other\n" + data(2, "today") + data(2, "other"),
      "one layout for all": raw + "use today\n" + data(2, "other") + data(2, "today"),
      "no snapshot": switched,
    ])

  private static func columns(_ width: String, _ container: String, _ more: String = "") -> String {
    "container \(container)\n" + layout("width=\(width) height=1h", "horizontal width=1w height=100", then: data(12) + more)
  }

  /// Swift code whose section provider computes the number of columns.
  private static func providing(_ columns: String) -> String {
    "let layout = UICollectionViewCompositionalLayout { index, env in let columns = \(columns); "
      + "let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))); "
      + "let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), "
      + "heightDimension: .absolute(200)), subitem: item, count: columns); return NSCollectionLayoutSection(group: group) }\n"
  }

  private static let newerAPI = edges(
    "env-newer-api", .error,
    speaks: [
      "siblings on iOS 16": "set environment.os 16\n"
        + layout("width=0.5w height=uniformAcrossSiblings(60)", "horizontal width=1w height=~60"),
      "a list on iOS 13": "set environment.os 13\ndefine section main list appearance=plain\nuse main\n" + data(3),
      "header padding on iOS 14":
        "set environment.os 14\ndefine section main list appearance=plain headerTopPadding=4\nuse main\n" + data(3),
      "insets reference on iOS 13":
        "set environment.os 13\n" + layout("width=0.5w height=1h", "horizontal width=1w height=100")
        + "set grid.contentInsetsReference none\n",
      "repeated on iOS 13": "set environment.os 13\n" + layout("width=0.5w height=1h", "horizontal width=1w height=100 repeating=2"),
    ],
    silent: [
      "siblings on iOS 17": "set environment.os 17\n"
        + layout("width=0.5w height=uniformAcrossSiblings(60)", "horizontal width=1w height=~60"),
      "a count": "set environment.os 13\n" + layout("width=0.5w height=1h", "horizontal width=1w height=100 count=2"),
    ])

  private static let wideColumns = edges(
    "prov-wide-columns", .hint,
    speaks: [
      "halves": columns("0.5w", "768x1024"),
      "thirds": columns("1/3w", "1024x1366"),
      "a point above 700": columns("0.5w", "701x900"),
      "code that reads no width": "container 1024x1366\n" + providing("index == 0 ? 5 : 2"),
      "a count": "container 1024x1366\n" + layout("width=0.5w height=1h", "horizontal width=1w height=100 count=2", then: data(12)),
      "repeated": "container 1024x1366\n" + layout("width=0.5w height=1h", "horizontal width=1w height=100 repeating=2", then: data(12)),
      "a device": "device ipad-pro-13-m4\n" + layout("width=0.5w height=1h", "horizontal width=1w height=100", then: data(12)),
      "two columns of a nested group":
        "container 1024x1366\ndefine item a width=1w height=0.5h\ndefine group inner vertical width=0.5w height=1h of a\ndefine group outer horizontal width=1w height=100 of inner\ndefine section page outer\nuse page\n"
        + data(12),
    ],
    silent: [
      "700": columns("0.5w", "700x900"),
      "a phone": columns("0.5w", "390x844"),
      "points": columns("120", "1024x1366"),
      "one column": columns("1w", "1024x1366"),
      "a width decides": columns(
        "0.5w", "1024x1366",
        "define item fifth width=0.2w height=1h\ndefine group five horizontal width=1w height=100 of fifth\ndefine section wide five\nuse wide when width > 800"
      ),
      "code that reads the width": "container 1024x1366\n" + providing("env.container.effectiveContentSize.width > 800 ? 5 : 2"),
      "a lane": "container 1024x1366\n"
        + layout("width=1w height=1h", "horizontal width=0.4w height=100", "orthogonalScrollingBehavior=groupPaging", then: data(12)),
    ])
}
