import CommandLanguage
import LayoutComponents
import Wording

/// Something to read that is no command.
struct HelpTopic: Sendable {
  var name: String
  var title: Phrase
  /// The text in English, and in Korean.
  var lines: [String]
  var korean: [String]

  func text(in language: Language) -> [String] {
    switch language {
    case .english: lines
    case .korean: korean
    }
  }

  static let all: [HelpTopic] = [
    values, dimensions, spacing, snapshots, identity, orthogonal, copying, selectors, flow, lessons, keys, files, json, answers, parity,
    assumptions,
  ]

  /// The topic that tells the rules of layout, which are kept elsewhere.
  static let rulesName = "rules"

  /// The topics as completion offers them.
  static var candidates: [Candidate] { all.map { Candidate($0.name, $0.title) } + [Candidate(rulesName, "The rules of layout, by number")] }

  /// What `help` can be asked for beside commands.
  static var names: [String] { all.map(\.name) + [rulesName] }

  private static let values = HelpTopic(
    name: "values", title: "How values are written",
    lines: [
      "dimension     fractionalWidth(0.5)  fractionalHeight(1)  absolute(44)  estimated(60)  uniformAcrossSiblings(60)",
      "  for short   0.5w  50%w  1/3w      1h                   44            ~60",
      "spacing       fixed(10)  flexible(10)                    for short: 10  10+",
      "insets        (top,leading,bottom,trailing)  (vertical,horizontal)  one number for all four",
      "edge spacing  (leading:fixed(4),top:flexible(0))",
      "point, size   (5,7)  390x844         rectangle  (x,y,w,h)",
      "anchor        (edges:top+trailing,fractionalOffset:(0.5,-0.5))  edges:none",
      "frames        ((x,y,width,height),(x,y,width,height,zIndex))  of a custom group",
      "number        10  0.5  1e3; inside a dimension also a fraction of two, 1/3",
      "choice        the case's name, as in Swift: groupPagingCentered; at the prompt any beginning that only one of them has",
      "range         a{1...12}  p{01...12}  1...12              in lists of identifiers, both ends included",
      "A property and its value stand in one word, width=44; parentheses may hold spaces, contentInsets=(20, 16, 0, 16).",
      "A line holds commands between ';' and, behind '#', a comment; a '\\' at its end goes on in the next line.",
      "A word with a space, a parenthesis or a quote in it stands in quotes; a quoted word is never a syntax word.",
    ],
    korean: [
      "dimension     fractionalWidth(0.5)  fractionalHeight(1)  absolute(44)  estimated(60)  uniformAcrossSiblings(60)",
      "  짧게        0.5w  50%w  1/3w      1h                   44            ~60",
      "spacing       fixed(10)  flexible(10)                    짧게: 10  10+",
      "insets        (top,leading,bottom,trailing)  (vertical,horizontal)  네 변이 같으면 숫자 하나",
      "edge spacing  (leading:fixed(4),top:flexible(0))",
      "점, 크기      (5,7)  390x844         사각형     (x,y,w,h)",
      "앵커          (edges:top+trailing,fractionalOffset:(0.5,-0.5))  edges:none",
      "프레임        ((x,y,width,height),(x,y,width,height,zIndex))  custom 그룹에만 씁니다",
      "숫자          10  0.5  1e3. dimension 안에서는 1/3 같은 분수도 됩니다",
      "선택지        Swift의 case 이름: groupPagingCentered. 프롬프트에서는 하나로 정해지는 앞부분만 써도 됩니다",
      "범위          a{1...12}  p{01...12}  1...12              식별자 목록에서만 쓰며 양 끝을 포함합니다",
      "속성과 값은 width=44처럼 한 단어로 씁니다. contentInsets=(20, 16, 0, 16)처럼 괄호 안에는 공백을 써도 됩니다.",
      "한 줄에 명령 여러 개를 ';'로 이어 쓰고 '#' 뒤에는 주석을 씁니다. 줄 끝의 '\\'는 다음 줄로 이어집니다.",
      "공백, 괄호, 따옴표가 들어간 단어는 따옴표로 감쌉니다. 따옴표로 감싼 단어는 문법 단어로 읽지 않습니다.",
    ])

  private static let snapshots = HelpTopic(
    name: "snapshots", title: "Two snapshots",
    lines: [
      "Commands edit the pending snapshot, as code edits a value of NSDiffableDataSourceSnapshot before it is applied.",
      "'apply' compares it with the applied one, prints the difference, and puts it on screen.",
      "'diff' shows what an apply would change; 'revert' drops the edits; frames are those of the applied snapshot.",
      "An item stands in one place of the whole snapshot: appending one that is there already moves it.",
      "Identifiers that differ only in Unicode normalisation are one, as Swift's == has it; the first way of writing it stays.",
    ],
    korean: [
      "명령은 적용 전 스냅샷을 편집합니다. 코드에서 apply하기 전에 NSDiffableDataSourceSnapshot 값을 고치는 것과 같습니다.",
      "'apply'는 적용된 스냅샷과 비교해 차이를 출력하고 화면에 반영합니다.",
      "'diff'는 apply하면 바뀔 내용을 보여 주고 'revert'는 편집을 버립니다. 프레임은 적용된 스냅샷의 것입니다.",
      "아이템은 스냅샷 전체에서 한 곳에만 있습니다. 이미 있는 아이템을 추가하면 이동합니다.",
      "유니코드 정규화만 다른 식별자는 Swift의 ==처럼 같은 식별자입니다. 처음 쓴 표기가 남습니다.",
    ])

  private static let identity = HelpTopic(
    name: "identity", title: "What makes two items equal",
    lines: [
      "identity id         the identifier: an edit of the content is no difference, and 'reconfigure items' shows it",
      "identity content    identifier and content: an edit is a delete and an insert, and the cell is made anew",
      "identity reference  the instance: a copy is a stranger, which its own list does not know",
      "Before iOS 18 a Swift class that is no NSObject counts by its instance, even where it says == otherwise.",
      "A snapshot compares by == and hash alone. 'content ITEM key=value' gives an item something beside its identifier.",
    ],
    korean: [
      "identity id         식별자: 콘텐츠를 바꿔도 차이가 없으며 'reconfigure items'로 반영합니다",
      "identity content    식별자와 콘텐츠: 콘텐츠를 바꾸면 삭제와 삽입이 되고 셀을 새로 만듭니다",
      "identity reference  인스턴스: 복사본은 다른 아이템이라서 원래 목록이 알아보지 못합니다",
      "iOS 18 전에는 NSObject가 아닌 Swift 클래스를 ==의 구현과 상관없이 인스턴스로 구별합니다.",
      "스냅샷은 ==와 hash로만 비교합니다. 'content ITEM key=value'로 아이템에 식별자 말고 다른 값을 줄 수 있습니다.",
    ])

  private static let copying = HelpTopic(
    name: "copying", title: "Components follow, UIKit's objects are copied",
    lines: [
      "Here a group names its subitems and a section its group: a later 'set' is seen wherever the component is used.",
      "In UIKit a group keeps copies of its subitems and a section of its group. Code that changes an item after the group",
      "was made from it changes nothing on screen: set every property first, and make the group last.",
    ],
    korean: [
      "여기서는 그룹이 하위 아이템을, 섹션이 그룹을 이름으로 가리킵니다. 나중에 'set'으로 바꾸면 쓰이는 곳에 모두 반영됩니다.",
      "UIKit에서는 그룹이 하위 아이템의 복사본을, 섹션이 그룹의 복사본을 가집니다. 그룹을 만든 뒤에 아이템을 바꾸는 코드는",
      "화면을 바꾸지 못합니다. 속성을 먼저 모두 정하고 그룹을 마지막에 만드세요.",
    ])

  private static let selectors = HelpTopic(
    name: "selectors", title: "How an element is named",
    lines: [
      "A word is looked up as an item, a section, section:index, a kind, a component; the first that there is wins.",
      "item@a  section@b  kind@c  component@d  force one of them.",
    ],
    korean: [
      "단어를 아이템, 섹션, section:index, kind, 컴포넌트의 순서로 찾아 처음 나온 것을 씁니다.",
      "item@a  section@b  kind@c  component@d  는 그중 하나로 정합니다.",
    ])
}
