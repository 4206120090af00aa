/// Explanations and pictures of layouts.
extension Korean {
  static let explanations: KeyValuePairs = [
    "why a frame has its value, step by step, each with its rule": "프레임이 그 값인 이유를 단계별로, 규칙과 함께 설명합니다",
    "Each line is what the number was after a step, what happened, and the rule that says so: 'help R4.1' tells the rule.":
      "각 줄은 단계를 거친 뒤의 값과 일어난 일, 그 근거가 되는 규칙입니다. 규칙은 'help R4.1'처럼 볼 수 있습니다.",
    "The last line is the number in the frame. In parentheses is what UIKit does that many do not expect.":
      "마지막 줄이 프레임의 값입니다. 괄호 안은 많은 사람이 예상하지 못하는 UIKit의 동작입니다.",
    "nothing on screen comes from '%1'": "화면에 '%1'에서 나온 요소가 없습니다",
    "'frames' lists what there is": "화면의 요소는 'frames'로 볼 수 있습니다",
    "this is the first of them; SECTION:INDEX names another cell": "그중 첫 번째입니다. 다른 셀은 SECTION:INDEX로 지정하세요",
    "%1 of %2 = %3": "%2의 %1 = %3",
    "%1 of %2": "%2의 %1",
    "%1 %2 of %3": "%3의 %1 %2",
    "the section": "섹션",
    "the row": "행",
    "the row's group": "행의 그룹",
    "what '%1' is attached to": "'%1' 요소가 붙은 대상",
    "%1 gap": "간격 %1개",
    "%1 group": "그룹 %1개",
    "%1 and %2": "%1, %2",
    "%1 at %2 and %3 at %4": "%2 쪽 %1, %4 쪽 %3",
    "the collection view is %1 wide": "컬렉션 뷰의 너비는 %1입니다",
    "the collection view is %1 high": "컬렉션 뷰의 높이는 %1입니다",
    "%1: %2 takes %3 off": "%1: %2 기준으로 %3만큼 덜어 냅니다",
    "%1: contentInsets take %2 off": "%1: contentInsets가 %2만큼 덜어 냅니다",
    "%1: contentInsets take nothing off here (%2)": "%1: contentInsets(%2)는 여기서 아무것도 덜어 내지 않습니다",
    "the insets around it take %1 off": "주위의 인셋이 %1만큼 덜어 냅니다",
    "%1: %2 of %3, taken off before any fraction": "%1: 비율을 계산하기 전에 크기 %3인 %2을(를) 뺍니다",
    "%1: %2 of at least %3, taken off before any fraction": "%1: 비율을 계산하기 전에 최소 크기 %3인 %2을(를) 뺍니다",
    "%1: count=%2 gives it 1/%3, instead of its own %4": "%1: 자신의 %4 대신 count=%2에 따라 1/%3을(를) 받습니다",
    "%1: %2 of %3": "%1: %3에 대한 %2",
    "%1: %2 of %3 is %4, down to the pixel": "%1: %3에 대한 %2의 값 %4을(를) 픽셀 단위로 내립니다",
    "%1: it was measured, which replaces the estimate of %2": "%1: 측정한 크기가 추정값 %2을(를) 대신합니다",
    "%1: as long as its longest sibling": "%1: 가장 긴 형제와 길이가 같습니다",
    "%1: contentInsets take %2 off its own slot": "%1: contentInsets가 자기 자리에서 %2만큼 덜어 냅니다",
    "%1: contentInsets are ignored on an estimated axis (%2)": "%1: estimated 축에서는 contentInsets(%2)를 쓰지 않습니다",
    "%1: its frame says so": "%1: 지정된 프레임을 따릅니다",
    "%1: without alignment it has no size": "%1: alignment가 없어 크기가 없습니다",
    "%1 is %2 long, with all that stands at its ends": "%1: 양 끝에 놓인 것까지 더한 길이는 %2입니다",
    "the content begins": "콘텐츠가 시작됩니다",
    "the layout's own boundary items take %1 before the first section": "첫 섹션 앞에서 레이아웃의 boundary 아이템이 %1만큼 차지합니다",
    "%1 before it, %2 long": "앞에 길이 %2인 %1",
    "%1 before it, %2 long, interSectionSpacing %3": "앞에 길이 %2인 %1, interSectionSpacing %3",
    "%1: its boundary items take %2 before its groups": "%1: 그룹 앞에서 boundary 아이템이 %2만큼 차지합니다",
    "%1: %2 moves it by %3": "%1: %2 기준으로 %3만큼 이동합니다",
    "%1: contentInsets.%2 %3": "%1: contentInsets.%2 %3",
    "%1: edgeSpacing moves it by %2": "%1: edgeSpacing이 %2만큼 이동시킵니다",
    "%1: edgeSpacing moves it by %2, its share of what is left over": "%1: edgeSpacing이 남은 공간의 몫인 %2만큼 이동시킵니다",
    "%1: edgeSpacing across it moves by %2": "%1: 배치 방향과 수직인 edgeSpacing이 %2만큼 이동시킵니다",
    "%1: edgeSpacing across it moves by %2, its share of what is left over":
      "%1: 배치 방향과 수직인 edgeSpacing이 남은 공간의 몫인 %2만큼 이동시킵니다",
    "%1: the frame begins %2 from the group's own beginning": "%1: 프레임이 그룹의 시작에서 %2만큼 떨어져 있습니다",
    "the beginning of what it is attached to": "붙은 대상이 시작되는 위치입니다",
    "containerAnchor: %1 of the %2 it is attached to": "containerAnchor: 붙은 대상의 길이 %2의 %1",
    "its own anchor point goes there: %1 of its %2": "자신의 앵커 지점을 그곳에 맞춥니다: 자기 길이 %2의 %1",
    "the anchor's fractionalOffset moves it by %1": "앵커의 fractionalOffset이 %1만큼 이동시킵니다",
    "the anchor's absoluteOffset moves it by %1": "앵커의 absoluteOffset이 %1만큼 이동시킵니다",
    "all sections": "모든 섹션",
    "%1: extendsBoundary puts its %2 before %3": "%1: extendsBoundary에 따라 길이 %2만큼 %3 앞에 놓입니다",
    "%1: extendsBoundary puts it after the %2 of %3": "%1: extendsBoundary에 따라 %3의 길이 %2 뒤에 놓입니다",
    "%1: offset %2": "%1: offset %2",
    "%1: pinToVisibleBounds %2": "%1: pinToVisibleBounds에 따라 %2",
    "keeps it at the beginning of what is in sight": "보이는 부분이 시작하는 곳에 고정됩니다",
    "keeps it at the end of what is in sight": "보이는 부분이 끝나는 곳에 고정됩니다",
    "would keep it at %1, where what is in sight begins, but what it bounds ends":
      "보이는 부분이 시작하는 %1에 있어야 하지만 딸린 영역이 먼저 끝납니다",
    "would keep it at %1, where what is in sight ends, but what it bounds begins":
      "보이는 부분이 끝나는 %1에 있어야 하지만 딸린 영역이 그 뒤에서 시작합니다",
    "%1: a length of %2 counts as %3": "%1: 길이 %2은(는) %3(으)로 계산합니다",
    "%1: contentInsets of %2 are more than its slot of %3: the difference is its length":
      "%1: contentInsets(%2)가 자리의 길이 %3보다 커서 그 차이가 길이가 됩니다",
    "holds one round of its %1: they take no room, and would fit for ever":
      "%1개를 한 번씩만 담습니다. 자리를 차지하지 않아 끝없이 들어가기 때문입니다",
    "UIKit does not stop at zero: insets larger than the slot make the cell large again": "UIKit은 0에서 멈추지 않습니다. 자리보다 더 줄인 셀은 다시 커집니다",
    "scrolling a section on its own moves no frame: 'visible' shows what is in sight of it":
      "스스로 스크롤되는 섹션의 프레임은 움직이지 않습니다. 무엇이 보이는지는 'visible'이 알려 줍니다",
    "everything stands on whole pixels, so gaps that are alike may differ by one": "모두 픽셀 위에 놓이므로 같은 간격도 1픽셀씩 다를 수 있습니다",
    "to the nearest pixel": "가장 가까운 픽셀로 맞춥니다",
    "from right to left: %1 less all that, less its width %2": "오른쪽에서 왼쪽 방향: %1에서 지금까지의 값과 너비 %2을(를) 뺍니다",
    "holds none: one takes %1, and there are %2": "하나도 들어가지 않습니다. 하나에 %1이(가) 필요한데 공간은 %2입니다",
    "holds %1: they take %2 of %3, one more would make it %4": "%1개가 들어갑니다. %3 중 %2을(를) 차지하며 하나 더 넣으면 %4입니다",
    "is estimated along its own axis: one round of its subitems, %1": "배치 방향이 estimated라서 하위 아이템 한 바퀴인 %1개를 담습니다",
    "holds the count it was given, %1": "지정된 개수인 %1개를 담습니다",
    "repeats its subitem %1 times; they take %2 of %3": "하위 아이템을 %1번 반복하며 %3 중 %2을(를) 차지합니다",
    "%1 of %2 before it": "앞에 길이 %2인 %1",
    "%1; measured, they are %2 longer": "%1. 측정한 뒤 %2만큼 길어졌습니다",
    "%1 before it in the group take %2": "그룹에서 앞의 %1개가 %2을(를) 차지",
    "gaps of %1": "간격 %1",
    "edgeSpacing %1": "edgeSpacing %1",
    "each flexible gap grows by %1 of the %2 left over": "남은 %2 중 flexible 간격마다 %1씩 늘어남",
    "at the beginning of what lies between %1 and %2": "%1부터 %2까지의 구간에서 시작 쪽에 놓입니다",
    "its %1 in the middle between %2 and %3": "%2부터 %3까지의 구간에서 길이 %1이(가) 가운데에 놓입니다",
    "its %1 at the end of what lies between %2 and %3": "%2부터 %3까지의 구간에서 길이 %1이(가) 끝 쪽에 놓입니다",
    // What surprises people.
    "a section's insets narrow its groups across the scroll axis only; along it they stand before and after them":
      "섹션의 인셋은 스크롤 축과 수직인 방향으로만 그룹을 좁힙니다. 스크롤 축 방향으로는 그룹의 앞뒤에 놓입니다",
    "where a section scrolls by itself, widths are fractions of the whole container, insets included":
      "스스로 스크롤되는 섹션의 너비는 인셋까지 포함한 컨테이너 전체에 대한 비율입니다",
    "contentInsetsReference counts across the scroll axis only; content runs under the bars along it":
      "contentInsetsReference는 스크롤 축과 수직인 방향에만 쓰입니다. 스크롤 축 방향으로는 콘텐츠가 바 아래로 지나갑니다",
    "two halves with spacing between them shrink; they do not wrap": "0.5짜리 둘 사이에 간격이 있으면 다음 줄로 넘어가지 않고 둘 다 줄어듭니다",
    "the subitems after those never appear: what does not fit begins the group again, with the first subitem":
      "그 뒤의 하위 아이템은 나타나지 않습니다. 들어가지 않으면 첫 하위 아이템부터 그룹을 다시 시작합니다",
    "interItemSpacing has no effect here: the next item begins another group, and interGroupSpacing separates groups":
      "여기서는 interItemSpacing이 효과가 없습니다. 다음 아이템은 새 그룹을 시작하며, 그룹 사이는 interGroupSpacing이 벌립니다",
    "with a count the subitem's own length along the group is ignored": "count를 쓰면 그룹 방향으로 하위 아이템 자신의 길이는 쓰이지 않습니다",
    "a fraction may be of the other axis: this is how a cell keeps its proportions": "다른 축에 대한 비율도 쓸 수 있습니다. 셀의 가로세로 비율은 이렇게 유지합니다",
    "fractions are rounded down to whole pixels, so that the intended number fits; the rest is left over at the end":
      "의도한 만큼 들어가도록 비율을 픽셀 단위로 내리고, 나머지는 끝에 남깁니다",
    "an estimate is a guess: 'measure' says what the cell asks for once it is on screen":
      "추정값은 어림일 뿐입니다. 화면에 나온 셀이 요구하는 크기는 'measure'로 정합니다",
    "an item's contentInsets are taken from its own slot: neighbours stay where they are, and gaps look doubled":
      "아이템의 contentInsets는 자기 자리에서 덜어 냅니다. 이웃은 그대로라서 간격이 두 배로 보입니다",
    "UIKit ignores an item's contentInsets on an axis that is estimated": "UIKit은 estimated 축에서 아이템의 contentInsets를 무시합니다",
    "edgeSpacing of a section's group stands beside every group, on top of interGroupSpacing":
      "섹션 그룹의 edgeSpacing은 interGroupSpacing과 별도로 모든 그룹 옆에 더해집니다",
    "all flexible gaps share what is left over alike; a shorter last row keeps the places of a full one":
      "flexible 간격들은 남은 공간을 똑같이 나눕니다. 덜 찬 마지막 줄도 꽉 찬 줄의 자리를 따릅니다",
    "a header stands before the section's own top inset, not within it": "헤더는 섹션의 위쪽 인셋 안이 아니라 그 앞에 놓입니다",
    "a fractionalOffset is a fraction of the supplementary's own size, not of what it is attached to":
      "fractionalOffset은 붙은 대상이 아니라 supplementary 자신의 크기에 대한 비율입니다",
  ]

  static let pictures: KeyValuePairs = [
    "the layout as a picture of box characters, to scale": "레이아웃을 선 문자로 비율에 맞춰 그립니다",
    "Cells have single lines, headers and footers double ones, badges heavy ones, backgrounds dashed and groups dotted ones.":
      "셀은 한 줄, 헤더와 푸터는 두 줄, 배지는 굵은 줄, 배경은 파선, 그룹은 점선입니다.",
    "It is as wide as the terminal, or narrower where a screenful would take more than 60 rows; --width N makes it N columns wide.":
      "터미널만큼 넓게 그리고, 한 화면이 60행을 넘으면 더 좁게 그립니다. --width N은 너비를 N칸으로 정합니다.",
    "Of a long layout only the first screenful is drawn, and a line says how much is left; the same holds for rows that scroll sideways.":
      "긴 레이아웃은 첫 화면까지만 그리고 남은 양을 한 줄로 알려 줍니다. 가로로 스크롤되는 줄도 그렇습니다.",
    "If the locale is not UTF-8 it is drawn in plain ASCII.": "로캘이 UTF-8이 아니면 ASCII로 그립니다.",
    "the outlines of groups too": "그룹의 테두리도 그림",
    "what is in sight: pinned headers and scrolled sections where they are": "고정된 헤더와 스크롤된 섹션까지 지금 보이는 모습 그대로",
    "writes a file: UIKit code, a picture, the whole document as data, or the table of frames":
      "UIKit 코드, 그림, 문서 전체의 데이터, 프레임의 표 중 하나를 파일로 씁니다",
    "The file is written whole or not at all. --groups and --visible work as for 'draw'.":
      "파일은 온전히 쓰거나 아예 쓰지 않습니다. --groups와 --visible의 뜻은 'draw'와 같습니다.",
    "a picture with the outlines of groups": "그룹의 테두리가 있는 그림",
    "what is in sight alone": "화면에 보이는 것만",
    "a picture for a page or a lecture, light or dark like the reader's page": "문서나 강의에 쓸 그림. 보는 사람의 라이트, 다크 모드를 따름",
    "the table of 'frames'": "'frames'의 표",
    "exported %1": "%1에 내보냈습니다",
    "%1; 'open' reads no JSON longer than %2 bytes": "%1. 'open'은 %2바이트보다 긴 JSON을 읽지 않습니다",
    "the first %1 elements are drawn; there are more in this place": "처음 %1개의 요소만 그렸습니다. 이 자리에 요소가 더 있습니다",
    "%1, pinned": "%1, 고정",
    "cell of %1": "'%1' 섹션의 셀",
    "badge": "배지",
    "layout": "레이아웃",
    "%1 pt": "%1pt",
    "%1 more cell": "셀 %1개 더",
    "%1 more": "%1 더",
    "… %1 before": "… 앞에 %1",
    "… %1 more": "… %1개 더",
    "… %1 to the left": "… 왼쪽으로 %1",
    "… %1 to the right": "… 오른쪽으로 %1",
  ]
}
