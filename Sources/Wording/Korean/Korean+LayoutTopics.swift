extension Korean {
  /// Help topics about the layout, by name.
  static let layoutTopics = [
    "dimensions": [
      "아이템이나 중첩 그룹       contentInsets를 뺀 그룹에 대한 비율입니다. 그룹 방향으로는 하위 아이템 사이의 간격도 뺍니다",
      "섹션의 그룹                뷰의 bounds에 대한 비율입니다. 섹션의 contentInsets는 스크롤 축과 수직인 방향으로만 뺍니다",
      "orthogonal 섹션            레이아웃이 가로로 스크롤되는 것처럼 너비는 컨테이너 전체, 높이는 위아래 인셋을 뺀 값에 대한 비율입니다",
      "boundary 아이템            인셋 안쪽 섹션의 너비에 대한 비율입니다. 레이아웃에 속하면 레이아웃의 bounds에 대한 비율입니다",
      "배지                       붙은 셀에 대한 비율입니다. 그룹에 붙었으면 그룹의 컨테이너에 대한 비율입니다",
      "iOS 16부터는 비율을 픽셀 단위로 내립니다. 그 전에는 최종 프레임만 반올림합니다.",
      "estimated(60)은 콘텐츠를 측정하기 전까지의 어림입니다. 셀이 요구하는 크기는 'measure'로 정합니다.",
    ],
    "spacing": [
      "interItemSpacing      한 그룹의 아이템 사이: fixed(10) 또는 flexible(10). 아이템이 하나뿐인 그룹에는 벌릴 사이가 없습니다.",
      "interGroupSpacing     섹션의 그룹 사이, 그룹이 이어지는 방향: 단순한 숫자입니다.",
      "interSectionSpacing   빈 섹션까지 포함한 섹션 사이: 레이아웃의 단순한 숫자입니다.",
      "edgeSpacing           아이템이나 그룹의 크기 바깥쪽 둘레이며, 아이템이 들어갈 때 공간을 차지합니다.",
      "contentInsets         안쪽: 아이템은 마지막에 자기 자리를 줄이고, 그룹과 섹션은 내용을 줄입니다.",
    ],
    "orthogonal": [
      "none                             섹션이 레이아웃과 함께 스크롤됩니다",
      "continuous                       처음부터 끝까지 아무 데서나 멈춥니다",
      "continuousGroupLeadingBoundary   그룹의 leading 쪽에서 멈춥니다",
      "paging                           뷰포트의 배수에서 멈춥니다. 뷰포트는 섹션의 leading, trailing 인셋을 뺀 컨테이너입니다",
      "groupPaging                      그룹의 leading 쪽에서 멈춥니다",
      "groupPagingCentered              그룹이 뷰포트의 가운데에 멈춥니다. 첫 그룹과 마지막 그룹도 그렇습니다",
      "'scroll SECTION to X'는 오프셋을 요청하고 'flick SECTION V'는 손가락을 뗍니다. 응답은 섹션이 멈추는 위치입니다.",
      "프레임은 스크롤하지 않은 줄의 것입니다. 화면에 보이는 것은 'visible'로 확인합니다.",
    ],
    "flow": [
      "셀이 한 종류이고 크기가 하나이거나 delegate가 정하며 줄이 차면 넘어가는 레이아웃은 UICollectionViewFlowLayout이 더 짧습니다.",
      "섹션마다 다른 모양, 그룹 안의 그룹, 세로 목록 안의 가로 스크롤, delegate 없는 셀프 사이징,",
      "고정되는 헤더, 배지와 배경이 필요하면 compositional layout을 씁니다.",
    ],
    "parity": [
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
    ],
  ]
}
