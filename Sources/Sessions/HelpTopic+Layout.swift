import CompositionalLayout
import LayoutComponents
import Wording

/// Topics about the layout.
extension HelpTopic {
  static let dimensions = HelpTopic(
    name: "dimensions", title: "What a fraction is a fraction of",
    lines: [
      "an item or a nested group   of its group, less the group's contentInsets; along the group also less the spacing between its subitems",
      "a section's group           of the view's bounds; the section's contentInsets count across the scroll axis only",
      "an orthogonal section       as if the layout scrolled sideways: widths of the whole container, heights less top and bottom insets",
      "a boundary item             of the section's width within its insets; of the layout's bounds where it belongs to the layout",
      "a badge                     of the cell it is tied to; of the container of its group where it is tied to a group",
      "Fractions are rounded down to a pixel from iOS 16 on; before, only the final frame is rounded.",
      "estimated(60) is a guess until the content is measured: 'measure' says what a cell asks for.",
    ],
    korean: [
      "아이템이나 중첩 그룹       contentInsets를 뺀 그룹에 대한 비율입니다. 그룹 방향으로는 하위 아이템 사이의 간격도 뺍니다",
      "섹션의 그룹                뷰의 bounds에 대한 비율입니다. 섹션의 contentInsets는 스크롤 축과 수직인 방향으로만 뺍니다",
      "orthogonal 섹션            레이아웃이 가로로 스크롤되는 것처럼 너비는 컨테이너 전체, 높이는 위아래 인셋을 뺀 값에 대한 비율입니다",
      "boundary 아이템            인셋 안쪽 섹션의 너비에 대한 비율입니다. 레이아웃에 속하면 레이아웃의 bounds에 대한 비율입니다",
      "배지                       붙은 셀에 대한 비율입니다. 그룹에 붙었으면 그룹의 컨테이너에 대한 비율입니다",
      "iOS 16부터는 비율을 픽셀 단위로 내립니다. 그 전에는 최종 프레임만 반올림합니다.",
      "estimated(60)은 콘텐츠를 측정하기 전까지의 어림입니다. 셀이 요구하는 크기는 'measure'로 정합니다.",
    ])

  static let spacing = HelpTopic(
    name: "spacing", title: "Five kinds of space",
    lines: [
      "interItemSpacing      between the items of one group: fixed(10) or flexible(10). A group of one item has nothing to space.",
      "interGroupSpacing     between the groups of a section, along the axis they follow each other: a plain number.",
      "interSectionSpacing   between sections, empty ones included: a plain number of the layout.",
      "edgeSpacing           around an item or a group, outside its size; it takes room where the item is fitted in.",
      "contentInsets         inside: of an item its slot is made smaller at last; of a group and a section their content.",
    ],
    korean: [
      "interItemSpacing      한 그룹의 아이템 사이: fixed(10) 또는 flexible(10). 아이템이 하나뿐인 그룹에는 벌릴 사이가 없습니다.",
      "interGroupSpacing     섹션의 그룹 사이, 그룹이 이어지는 방향: 단순한 숫자입니다.",
      "interSectionSpacing   빈 섹션까지 포함한 섹션 사이: 레이아웃의 단순한 숫자입니다.",
      "edgeSpacing           아이템이나 그룹의 크기 바깥쪽 둘레이며, 아이템이 들어갈 때 공간을 차지합니다.",
      "contentInsets         안쪽: 아이템은 마지막에 자기 자리를 줄이고, 그룹과 섹션은 내용을 줄입니다.",
    ])

  static let orthogonal = HelpTopic(
    name: "orthogonal", title: "The six scrolling behaviours, and where they rest",
    lines: [
      "none                             the section scrolls with the layout",
      "continuous                       anywhere from the start to the end",
      "continuousGroupLeadingBoundary   a group's leading edge",
      "paging                           multiples of the viewport, that is of the container less the section's leading and trailing insets",
      "groupPaging                      a group's leading edge",
      "groupPagingCentered              a group in the middle of the viewport, the first and the last included",
      "'scroll SECTION to X' asks for an offset, 'flick SECTION V' lets a finger go; the answer is where the section rests.",
      "Frames stay those of the unscrolled row; 'visible' says what is in sight.",
    ],
    korean: [
      "none                             섹션이 레이아웃과 함께 스크롤됩니다",
      "continuous                       처음부터 끝까지 아무 데서나 멈춥니다",
      "continuousGroupLeadingBoundary   그룹의 leading 쪽에서 멈춥니다",
      "paging                           뷰포트의 배수에서 멈춥니다. 뷰포트는 섹션의 leading, trailing 인셋을 뺀 컨테이너입니다",
      "groupPaging                      그룹의 leading 쪽에서 멈춥니다",
      "groupPagingCentered              그룹이 뷰포트의 가운데에 멈춥니다. 첫 그룹과 마지막 그룹도 그렇습니다",
      "'scroll SECTION to X'는 오프셋을 요청하고 'flick SECTION V'는 손가락을 뗍니다. 응답은 섹션이 멈추는 위치입니다.",
      "프레임은 스크롤하지 않은 줄의 것입니다. 화면에 보이는 것은 'visible'로 확인합니다.",
    ])

  static let flow = HelpTopic(
    name: "flow", title: "When a flow layout is enough",
    lines: [
      "One kind of cell, one size or the delegate's sizes, lines that fill up and wrap: UICollectionViewFlowLayout says it in less code.",
      "Sections that look different, groups in groups, sideways scrolling inside a vertical list, self-sizing without a delegate,",
      "headers that pin, badges and backgrounds: that is what a compositional layout is for.",
    ],
    korean: [
      "셀이 한 종류이고 크기가 하나이거나 delegate가 정하며 줄이 차면 넘어가는 레이아웃은 UICollectionViewFlowLayout이 더 짧습니다.",
      "섹션마다 다른 모양, 그룹 안의 그룹, 세로 목록 안의 가로 스크롤, delegate 없는 셀프 사이징,",
      "고정되는 헤더, 배지와 배경이 필요하면 compositional layout을 씁니다.",
    ])

  /// What is open in UIKit's behaviour, and what is taken to be so.
  static let assumptions = HelpTopic(
    name: "assumptions", title: "What nobody recorded, and what Galley takes to be so",
    lines: Assumption.allCases.map { "\(padded($0.rule))\($0.statement)" },
    korean: Assumption.allCases.map { "\(padded($0.rule))\(Phrase(saying: $0.statement).text(in: .korean))" })

  /// A rule's number, and room up to the column of the statements.
  private static func padded(_ rule: String) -> String {
    let width = Assumption.allCases.map(\.rule.count).max() ?? 0
    return rule + String(repeating: " ", count: width + 2 - rule.count)
  }

  /// How much of what was recorded is reproduced. A test counts the fixtures again.
  static let parity = HelpTopic(
    name: "parity", title: "How faithful Galley is",
    lines: [
      "121 of 121 recorded layouts, their frames, zIndex and content size to a hundredth of a point,",
      "726 of 726 rectangles with the elements UIKit answers for them,",
      "168 of 168 resting offsets of orthogonal sections in 12 recordings, with the cells in sight,",
      "15 of 15 self-sized layouts, what is in sight measured from the top,",
      "152 of 170 calls on snapshots and 119 of 121 on section snapshots, UIKit's exception text included;",
      "the other 20 pass nil where Swift's types have none, so that no program can make them,",
      "16 of 16 applies.",
      "What no recording settles is listed by 'help assumptions'.",
      "Members that decide no frame, zIndex, fault or sight have no place here: visibleItemsInvalidationHandler, visualDescription,",
      "separators, swipe actions and colours of lists, and the transforms of visible items.",
    ],
    korean: [
      "기록된 레이아웃 121개 중 121개의 프레임, zIndex, 콘텐츠 크기를 0.01포인트까지 재현합니다.",
      "사각형 726개 중 726개에 대해 UIKit과 같은 요소를 돌려줍니다.",
      "기록 12개에서 orthogonal 섹션이 멈춘 오프셋 168개 중 168개와 그때 보이는 셀이 같습니다.",
      "셀프 사이징 레이아웃 15개 중 15개가 같으며, 보이는 것을 위에서부터 측정합니다.",
      "스냅샷 호출 170개 중 152개, 섹션 스냅샷 호출 121개 중 119개가 UIKit의 예외 문구까지 같습니다.",
      "나머지 20개는 Swift의 타입에 없는 nil을 넘기는 호출이라서 어떤 프로그램도 할 수 없습니다.",
      "apply 16번 중 16번이 같습니다.",
      "기록으로 정해지지 않는 것은 'help assumptions'에 있습니다.",
      "프레임, zIndex, 오류, 보이는 범위를 정하지 않는 멤버는 여기에 없습니다: visibleItemsInvalidationHandler, visualDescription,",
      "리스트의 구분선, 스와이프 동작, 색, 보이는 아이템의 transform.",
    ])
}
