extension Korean {
  /// Help topics about what a document is made of, by name.
  static let documentTopics = [
    "values": [
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
      "한 줄은 이어진 줄까지 합쳐 최대 4194304바이트입니다.",
      "공백, 괄호, 따옴표가 들어간 단어는 따옴표로 감쌉니다. 따옴표로 감싼 단어는 문법 단어로 읽지 않습니다.",
    ],
    "snapshots": [
      "명령은 적용 전 스냅샷을 편집합니다. 코드에서 apply하기 전에 NSDiffableDataSourceSnapshot 값을 고치는 것과 같습니다.",
      "'apply'는 적용된 스냅샷과 비교해 차이를 출력하고 화면에 반영합니다.",
      "'diff'는 apply하면 바뀔 내용을 보여 주고 'revert'는 편집을 버립니다. 프레임은 적용된 스냅샷의 것입니다.",
      "아이템은 스냅샷 전체에서 한 곳에만 있습니다. 이미 있는 아이템을 추가하면 이동합니다.",
      "유니코드 정규화만 다른 식별자는 Swift의 ==처럼 같은 식별자입니다. 처음 쓴 표기가 남습니다.",
    ],
    "identity": [
      "identity id         식별자: 콘텐츠를 바꿔도 차이가 없으며 'reconfigure items'로 반영합니다",
      "identity content    식별자와 콘텐츠: 콘텐츠를 바꾸면 삭제와 삽입이 되고 셀을 새로 만듭니다",
      "identity reference  인스턴스: 복사본은 다른 아이템이라서 원래 목록이 알아보지 못합니다",
      "iOS 18 전에는 NSObject가 아닌 Swift 클래스를 ==의 구현과 상관없이 인스턴스로 구별합니다.",
      "스냅샷은 ==와 hash로만 비교합니다. 'content ITEM key=value'로 아이템에 식별자 말고 다른 값을 줄 수 있습니다.",
    ],
    "copying": [
      "여기서는 그룹이 하위 아이템을, 섹션이 그룹을 이름으로 가리킵니다. 나중에 'set'으로 바꾸면 쓰이는 곳에 모두 반영됩니다.",
      "UIKit에서는 그룹이 하위 아이템의 복사본을, 섹션이 그룹의 복사본을 가집니다. 그룹을 만든 뒤에 아이템을 바꾸는 코드는",
      "화면을 바꾸지 못합니다. 속성을 먼저 모두 정하고 그룹을 마지막에 만드세요.",
    ],
    "selectors": [
      "단어를 아이템, 섹션, section:index, kind, 컴포넌트의 순서로 찾아 처음 나온 것을 씁니다.",
      "item@a  section@b  kind@c  component@d  는 그중 하나로 정합니다.",
    ],
  ]
}
