/// The layout rules, which are in English in the article LayoutRules.
extension Korean {
  static let rules: KeyValuePairs = [
    "The rules of layout, by number": "번호로 찾는 레이아웃의 규칙",
    "Versions": "버전",
    "Defaults": "기본값",
    "What a size is relative to": "크기는 무엇에 대한 것인가",
    "Pixels": "픽셀",
    "How many subitems a group holds": "그룹에 하위 아이템이 몇 개 들어가는가",
    "Space inside a group": "그룹 안의 공간",
    "Groups": "그룹",
    "Estimates": "추정값",
    "Sections": "섹션",
    "Anchors": "앵커",
    "The layout": "레이아웃",
    "Lists": "리스트",
    "Right to left": "오른쪽에서 왼쪽",
    "What UIKit says": "UIKit이 하는 말",
    "Devices": "기기",
    "Found later": "나중에 알게 된 것",
    "Details of what was measured": "측정의 세부 사항",
    "Up to iOS 15 sizes are exact and a final frame's origin and size are rounded separately to the nearest pixel, and a plain empty section keeps its insets. From iOS 16 on, rules 3 and R8.1 hold.":
      "iOS 15까지는 크기를 정확한 값으로 두고 최종 프레임의 원점과 크기를 각각 가장 가까운 픽셀로 반올림하며, 빈 일반 섹션도 인셋을 유지합니다. iOS 16부터는 규칙 3과 R8.1을 따릅니다.",
    "Insets, spacing and offsets are zero. A supplementary's z index is 1, a decoration's 0. A boundary item extends its boundary and does not pin. A section follows the reference of the layout's configuration, which is the safe area.":
      "인셋, 간격, 오프셋은 0입니다. zIndex는 supplementary가 1, decoration이 0입니다. boundary 아이템은 경계를 늘리고 고정되지 않습니다. 섹션은 레이아웃 설정의 기준을 따르며, 그 기준은 safe area입니다.",
    "The layout works with the view's bounds; bars and adjusted insets never shrink them.":
      "레이아웃은 뷰의 bounds를 쓰며, 바나 조정된 인셋이 이를 줄이지 않습니다.",
    "The insets of the reference are taken off the bounds across the scroll axis only.":
      "기준의 인셋은 스크롤 축과 수직인 방향으로만 bounds에서 덜어 냅니다.",
    "A section's group: the width less the section's leading and trailing insets, the whole height.":
      "섹션의 그룹: 너비는 섹션의 leading과 trailing 인셋을 뺀 값, 높이는 전체입니다.",
    "The group of an orthogonal section: the whole width, the height less the section's top and bottom insets.":
      "orthogonal 섹션의 그룹: 너비는 전체, 높이는 섹션의 top과 bottom 인셋을 뺀 값입니다.",
    "An item or group in a group: the group's size less its insets, and along its run less the gaps between its items.":
      "그룹 안의 아이템이나 그룹: 그룹의 크기에서 인셋을 빼고, 배치 방향으로는 아이템 사이의 간격도 뺀 값입니다.",
    "A boundary item of a section: the width less the section's insets if it follows them, the whole height.":
      "섹션의 boundary 아이템: 섹션의 인셋을 따르면 그만큼 뺀 너비, 높이는 전체입니다.",
    "A boundary item of the layout: the whole bounds.": "레이아웃의 boundary 아이템: bounds 전체입니다.",
    "A supplementary of an item: the cell's frame, its insets taken off.": "아이템의 supplementary: 인셋을 덜어 낸 셀의 프레임입니다.",
    "A supplementary of a group is attached to the group's frame less its insets, but sized in the container the group was sized in.":
      "그룹의 supplementary는 인셋을 뺀 그룹의 프레임에 붙지만, 크기는 그룹의 크기를 정한 컨테이너를 기준으로 합니다.",
    "A decoration: the whole section over the full width, less the decoration's insets.":
      "decoration: 전체 너비에 걸친 섹션 전체에서 decoration의 인셋을 뺀 값입니다.",
    "A custom group's provider receives the group's size, resolved in the whole bounds, and runs once for a section.":
      "custom 그룹의 provider는 bounds 전체를 기준으로 정해진 그룹의 크기를 받으며, 섹션마다 한 번 실행됩니다.",
    "A section provider receives the bounds. It may return nil only for a section without items.":
      "섹션 프로바이더는 bounds를 받습니다. 아이템이 없는 섹션에만 nil을 돌려줄 수 있습니다.",
    "A width may be a fraction of a height, and a height of a width.": "너비가 높이에 대한 비율일 수 있고, 높이가 너비에 대한 비율일 수 있습니다.",
    "Absolute and estimated lengths are used as they are, values that are not positive included.":
      "absolute와 estimated 길이는 양수가 아니어도 그대로 씁니다.",
    "A fraction of a length is rounded down to a whole pixel, with a tolerance of a thousandth.":
      "길이에 대한 비율은 0.001의 허용 오차를 두고 픽셀 단위로 내립니다.",
    "Positions add up rounded sizes, and are rounded to the nearest pixel.": "위치는 반올림된 크기를 더한 뒤 가장 가까운 픽셀로 반올림합니다.",
    "Up to iOS 15 only final frames are rounded, as R0 says.": "R0에 나온 대로 iOS 15까지는 최종 프레임만 반올림합니다.",
    "Something fits if the rounded lengths add up to no more than the room, within a thousandth of a point.":
      "반올림된 길이의 합이 0.001포인트의 오차 안에서 공간을 넘지 않으면 들어갑니다.",
    "As many as fit, the list repeated: for each number, fractions are of the room less the gaps between that many.":
      "목록을 반복하며 들어가는 만큼 담습니다. 개수마다 그만큼의 간격을 뺀 공간에 대해 비율을 계산합니다.",
    "Where a subitem's length across is a fraction of the room along the run, the number is found first without gaps.":
      "배치 방향과 수직인 하위 아이템의 길이가 배치 방향의 공간에 대한 비율이면 먼저 간격 없이 개수를 구합니다.",
    "subitem:count: holds exactly that many; each is an equal part of the room, whatever its own length along the run.":
      "subitem:count:는 정확히 그 개수를 담으며, 배치 방향 길이와 상관없이 각각 공간을 그 개수로 나눈 크기입니다.",
    "repeatingSubitem:count: holds exactly that many at their own size. What their fractions refer to is open.":
      "repeatingSubitem:count:는 제 크기대로 정확히 그 개수를 담습니다. 여기서 비율이 무엇에 대한 것인지는 밝혀지지 않았습니다.",
    "A group estimated along its run holds its subitems once, and is as long as they are.":
      "배치 방향이 estimated인 그룹은 하위 아이템을 한 번만 담으며, 그 길이가 그룹의 길이입니다.",
    "A subitem that does not fit ends the group; the next one begins with the first subitem.":
      "들어가지 않는 하위 아이템에서 그룹이 끝나고, 다음 그룹은 첫 하위 아이템부터 시작합니다.",
    "If the first subitem does not fit, the section shows no items. Recent versions raise (13.2 a).":
      "첫 하위 아이템이 들어가지 않으면 섹션은 아이템을 표시하지 않습니다. 최근 버전은 예외를 던집니다(13.2 a).",
    "Across its run a group may be overflown: the item keeps its size and sticks out.":
      "배치 방향과 수직인 방향으로는 아이템이 제 크기를 유지하며 그룹 밖으로 나갈 수 있습니다.",
    "A group in a group is filled depth first.": "그룹 안의 그룹은 깊이 우선으로 채웁니다.",
    "A nested group whose first subitem does not fit: open.": "첫 하위 아이템이 들어가지 않는 중첩 그룹: 밝혀지지 않았습니다.",
    "A fixed gap is exact, and what is left over stays at the end; a flexible gap is a minimum.":
      "fixed 간격은 정확한 값이고 남은 공간은 끝에 남습니다. flexible 간격은 최솟값입니다.",
    "What is left over is shared equally by all flexible gaps, those at the edges of items included.":
      "남은 공간은 아이템 가장자리의 것을 포함한 모든 flexible 간격이 똑같이 나눕니다.",
    "Across the run, flexible edges share the room of the single item; otherwise it stands at the start.":
      "배치 방향과 수직인 방향으로는 flexible 가장자리가 아이템 하나의 남은 공간을 나누고, 없으면 시작 쪽에 놓입니다.",
    "Positions are those of a full group, also in a last group that is short.": "덜 찬 마지막 그룹의 위치도 꽉 찬 그룹의 위치를 따릅니다.",
    "Edge spacing is outside an item and counts when it is fitted.": "edge spacing은 아이템 바깥에 있으며, 들어가는지 판단할 때 포함됩니다.",
    "Insets shrink a slot last and never change what fits. Insets larger than the slot: the difference as a size, likely.":
      "인셋은 마지막에 자리를 줄이며 들어가는 개수를 바꾸지 않습니다. 인셋이 자리보다 크면 그 차이가 크기가 되는 것으로 보입니다.",
    "Insets are ignored along an axis on which their item is estimated.": "아이템이 estimated인 축에서는 인셋이 아무 일도 하지 않습니다.",
    "Insets are points, negative ones too. Whether values between 0 and 1 mean a fraction is open; here they are points.":
      "인셋은 음수여도 포인트입니다. 0과 1 사이의 값이 비율인지는 밝혀지지 않았으며, 여기서는 포인트로 봅니다.",
    "Cells have z index 0, or 1 in a section with decorations; custom items have their own.":
      "셀의 zIndex는 0이고, decoration이 있는 섹션에서는 1입니다. custom 아이템은 자신의 값을 가집니다.",
    "A group's insets shrink the room for its subitems, not its own size.": "그룹의 인셋은 그룹의 크기가 아니라 하위 아이템의 공간을 줄입니다.",
    "Edge spacing of a section's group places it across, and along the scroll axis adds to the gap between groups.":
      "섹션 그룹의 edge spacing은 스크롤 축과 수직인 방향으로는 위치를 정하고, 스크롤 축 방향으로는 그룹 사이의 간격에 더해집니다.",
    "A group narrower than its section stands at the leading edge.": "섹션보다 좁은 그룹은 leading 쪽에 놓입니다.",
    "A group estimated across its run is as long there as its longest subitem, and its insets.":
      "배치 방향과 수직인 방향이 estimated인 그룹의 그 방향 길이는 가장 긴 하위 아이템과 인셋을 더한 값입니다.",
    "A last group with missing items is shorter by the room they would have taken.": "아이템이 모자란 마지막 그룹은 그만큼 짧아집니다.",
    "Frames of a custom group count from its outer corner, may lie outside it, and are used in order.":
      "custom 그룹의 프레임은 그룹의 바깥 모서리를 기준으로 하고, 그룹 밖에 있어도 되며, 차례대로 쓰입니다.",
    "Supplementaries of groups and items are counted from 0 for each kind within a section.":
      "그룹과 아이템의 supplementary는 섹션 안에서 kind별로 0부터 셉니다.",
    "Only what is displayed is measured, in order; the rest keeps its estimate. Measured sizes stay.":
      "표시되는 것만 차례로 측정하고 나머지는 추정값을 유지합니다. 측정한 크기는 그대로 남습니다.",
    "A cell that cannot size itself keeps the estimate.": "스스로 크기를 정하지 못하는 셀은 추정값을 유지합니다.",
    "In a group of fixed length a measured cell may stick out; the groups stay where they are.":
      "길이가 고정된 그룹에서는 측정한 셀이 밖으로 나갈 수 있으며, 그룹의 위치는 그대로입니다.",
    "A row is as high as its highest cell, and the others keep their own height.": "행의 높이는 가장 높은 셀의 높이이며, 다른 셀은 제 높이를 유지합니다.",
    "A group estimated along its run is as long as its measured items.": "배치 방향이 estimated인 그룹의 길이는 측정한 아이템들의 길이입니다.",
    "Items of a vertical count: group share the estimate and are not measured.": "세로 방향 count: 그룹의 아이템은 추정값을 나누어 가지며 측정하지 않습니다.",
    "An item that is a fraction of an estimated group is not measured.": "estimated 그룹에 대한 비율인 아이템은 측정하지 않습니다.",
    "Estimated boundary items are measured. Those of items and groups: open.":
      "estimated인 boundary 아이템은 측정합니다. 아이템과 그룹에 붙은 것은 밝혀지지 않았습니다.",
    "A change below a hundredth of a point is ignored.": "0.01포인트 미만의 변화는 변화로 보지 않습니다.",
    "Uniform siblings are all as long as the longest of them; R18.4 says which cells are siblings.":
      "uniformAcrossSiblings인 형제는 모두 가장 긴 것의 길이를 따르며, 어느 셀이 형제인지는 R18.4에 있습니다.",
    "A section is its insets, its groups with the gaps between them, and what boundary items need. Empty: nothing, or the insets and what boundary items need.":
      "섹션은 인셋, 그룹과 그 사이의 간격, boundary 아이템이 차지하는 공간으로 이루어집니다. 비어 있으면 아무것도 없거나, 인셋과 boundary 아이템이 차지하는 공간입니다.",
    "References are taken off at the sides: none, safe area, layout margins, readable width.":
      "기준(none, safe area, 레이아웃 마진, readable width)은 양옆에서 덜어 냅니다.",
    "The geometry of a reference for boundary items alone is open.": "boundary 아이템에만 적용되는 기준의 위치 계산은 밝혀지지 않았습니다.",
    "Boundary items stand outside the insets along the scroll axis, and within them across; those at one edge do not stack.":
      "boundary 아이템은 스크롤 축 방향으로는 인셋 밖에, 그와 수직인 방향으로는 인셋 안에 놓입니다. 같은 변의 것들은 쌓이지 않습니다.",
    "A pinned item stays in sight within its section's groups and insets, its z index raised by 1,000,000,000.":
      "고정된 아이템은 섹션의 그룹과 인셋 안에서 화면에 머무르며, zIndex가 1,000,000,000만큼 올라갑니다.",
    "An orthogonal section is a row with its own offset; what is in sight of it is the width less the section's insets.":
      "orthogonal 섹션은 자신의 오프셋을 가진 줄이며, 보이는 범위는 섹션의 인셋을 뺀 너비입니다.",
    "A decoration lies behind the whole section over the full width.": "decoration은 전체 너비에 걸쳐 섹션 전체의 뒤에 놓입니다.",
    "The visible items handler runs at each solve and each change of an orthogonal offset.":
      "visible items handler는 레이아웃을 계산할 때와 orthogonal 오프셋이 바뀔 때마다 실행됩니다.",
    "A supplementary's own anchor point is put on its container's anchor point; offsets of both are added, fractions being of the supplementary's own size. Edges name the point: opposite edges, or none, are the middle. Without an item anchor the same edges of the supplementary are used, so that it lies inside. Kinds in a section are distinct.":
      "supplementary의 앵커 지점을 컨테이너의 앵커 지점에 맞춥니다. 두 앵커의 오프셋을 더하며, 비율은 supplementary 자신의 크기에 대한 것입니다. edges가 지점을 정하며, 마주 보는 변이거나 없으면 가운데입니다. item anchor가 없으면 supplementary의 같은 변을 써서 안쪽에 놓입니다. 한 섹션의 kind는 서로 달라야 합니다.",
    "Boundary items of the layout stand around all sections together, and never follow insets.":
      "레이아웃의 boundary 아이템은 모든 섹션의 바깥에 놓이며 인셋을 따르지 않습니다.",
    "Along the scroll axis the content is as long as all that; across it as wide as the bounds or the widest group.":
      "콘텐츠는 스크롤 축 방향으로는 이 모두를 더한 길이이고, 그와 수직인 방향으로는 bounds나 가장 넓은 그룹의 너비입니다.",
    "A layout is solved again when its size or configuration changes.": "크기나 설정이 바뀌면 레이아웃을 다시 계산합니다.",
    "A rectangle query returns the elements that overlap it, cells only if their group does too; see A2.":
      "사각형에 대해서는 겹치는 요소를 돌려주며, 셀은 그룹도 겹칠 때만 돌려줍니다. A2를 보세요.",
    "A boundary item is item 0 of its section, one of the layout has no item of its own.":
      "boundary 아이템은 섹션의 0번 아이템이며, 레이아웃의 것은 아이템 번호가 없습니다.",
    "A list is a section of rows as wide as the view with estimated heights, whose headers and footers are boundary items of estimated height and z index 200. Insets and heights until something is measured are those of the Mac, except for those of R18.1 and R18.2.":
      "리스트는 뷰만큼 넓고 높이가 estimated인 행의 섹션이며, 헤더와 푸터는 높이가 estimated이고 zIndex가 200인 boundary 아이템입니다. 인셋과 측정하기 전의 높이는 R18.1과 R18.2에 나온 것 말고는 Mac의 것입니다.",
    "Leading and trailing change sides, and every frame is mirrored within the content's width. Signs of offsets are open.":
      "leading과 trailing이 서로 바뀌고 모든 프레임이 콘텐츠 너비 안에서 뒤집힙니다. 오프셋의 부호는 밝혀지지 않았습니다.",
    "Items without a section: an exception.": "아이템이 있는데 섹션이 없음: 예외입니다.",
    "(a) Not even one item fits, (b) no room for a group: an exception with the section, the container and the group.":
      "(a) 아이템이 하나도 들어가지 않음, (b) 그룹이 들어갈 공간이 없음: 섹션, 컨테이너, 그룹을 알려 주는 예외입니다.",
    "Two supplementaries of one kind in a section: an exception.": "한 섹션에 kind가 같은 supplementary가 둘: 예외입니다.",
    "A group without subitems: an exception.": "하위 아이템이 없는 그룹: 예외입니다.",
    "A count below 1: an exception.": "1보다 작은 count: 예외입니다.",
    "A dimension that is not finite: an exception.": "유한한 수가 아닌 dimension: 예외입니다.",
    "An absolute or estimated length that is not above zero: a line in the log.": "0보다 크지 않은 absolute나 estimated 길이: 로그 한 줄입니다.",
    "Sizes, scales and safe areas of devices; margins are 16 points, 20 on large phones and tablets. A readable width is at most 672 points at the default text size.":
      "기기의 크기, 배율, safe area입니다. 마진은 16포인트이고 큰 휴대폰과 태블릿에서는 20포인트입니다. readable width는 기본 글자 크기에서 최대 672포인트입니다.",
    "Grouped lists stand 35 below the beginning, 35 apart and 20 above the end, where no header or footer takes the room.":
      "grouped 리스트는 헤더나 푸터가 자리를 차지하지 않는 곳에서 시작보다 35 아래에, 서로 35 떨어져, 끝보다 20 위에 놓입니다.",
    "From iOS 26 on a list's row is 52 high until measured and a header 40.333, and distances between lists are rounded once, at the end.":
      "iOS 26부터 리스트의 행은 측정하기 전까지 52, 헤더는 40.333이며, 리스트 사이의 거리는 마지막에 한 번만 반올림합니다.",
    "Uniform siblings are those of one group, as of a row; if the section's own group is uniform, they are all cells of the section.":
      "uniformAcrossSiblings인 형제는 한 줄처럼 한 그룹 안의 셀이며, 섹션의 그룹이 uniformAcrossSiblings이면 섹션의 모든 셀입니다.",
    "On iOS 16 the minimum of a flexible gap is not taken off the length that fractions refer to; on iOS 26 it is.":
      "iOS 16에서는 flexible 간격의 최솟값을 비율의 기준 길이에서 빼지 않고, iOS 26에서는 뺍니다.",
    "The length that fractions refer to is never negative: where gaps alone exceed the run, fractions of it are zero.":
      "비율의 기준 길이는 음수가 되지 않습니다. 간격만으로 공간이 모자라면 비율로 정한 길이는 0입니다.",
    "The exceptions about a group without room name the size of what the group stands in, not its own.":
      "공간이 없는 그룹에 대한 예외는 그룹의 크기가 아니라 그룹을 담은 것의 크기를 알려 줍니다.",
    "A tablet is regular both ways, a phone compact across and regular down; in landscape compact down, and across regular on Plus, Max and XR phones.":
      "태블릿은 양쪽 모두 regular이고, 휴대폰은 가로가 compact, 세로가 regular입니다. 가로 방향에서는 세로가 compact이고, Plus, Max, XR에서만 가로가 regular입니다.",
    "In landscape phones 402 and 440 points wide keep 20 free above and below and 62 at the sides on iOS 26; the Air 20, 29 and 68.":
      "iOS 26의 가로 방향에서 너비가 402와 440포인트인 휴대폰은 위아래로 20, 양옆으로 62를 비우고, Air는 20, 29, 68을 비웁니다.",
    "Whether a short last group ends with the frames of its items or with their slots was not recorded.":
      "아이템이 모자란 마지막 그룹이 아이템의 프레임에서 끝나는지 칸에서 끝나는지는 기록되지 않았습니다.",
    "A rectangle is clipped to the content. Without area it returns the decorations whose section touches it; outside the content nothing.":
      "사각형은 콘텐츠 안으로 잘립니다. 넓이가 없으면 섹션이 닿는 decoration만, 콘텐츠 밖이면 아무것도 돌려주지 않습니다.",
    "Offsets and stops of orthogonal sections; only groupPagingCentered may rest beyond an end, and scrolls a row that fits.":
      "orthogonal 섹션의 오프셋과 멈추는 위치입니다. groupPagingCentered만 끝을 넘어 멈출 수 있으며, 한 화면에 들어가는 줄도 스크롤합니다.",
    "Measuring: widths are given, heights asked for; a cell's insets are ignored on an estimated axis.":
      "측정하는 법: 너비를 주고 높이를 묻습니다. estimated 축에서는 셀의 인셋을 쓰지 않습니다.",
  ]
}
