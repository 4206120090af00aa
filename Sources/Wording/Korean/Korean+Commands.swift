/// What commands are for, and what they take.
extension Korean {
  static let commands: KeyValuePairs = [
    "Commands edit the pending snapshot; 'apply' puts it on screen; 'frames' says where everything stands.":
      "명령은 적용 전 스냅샷을 편집합니다. 'apply'로 화면에 반영하고 'frames'로 모든 요소의 위치를 확인합니다.",
    "'help COMMAND' shows one with examples. Topics: %1.": "'help 명령'을 입력하면 설명과 예를 볼 수 있습니다. 주제: %1.",
    "  for example": "  예",
    // Their headings; the word in parentheses is accepted by 'help'.
    "snapshots": "스냅샷 (snapshots)",
    "outlines": "아웃라인 (outlines)",
    "views": "뷰 (views)",
    "components": "컴포넌트 (components)",
    "presentation": "셀 표시 (presentation)",
    "environment": "환경 (environment)",
    "looking": "살펴보기 (looking)",
    "checking": "확인 (checking)",
    "lessons": "레슨 (lessons)",
    "session": "세션 (session)",
    // Snapshots.
    "adds sections at the end": "섹션을 맨 뒤에 추가합니다",
    "adds items at the end of a section, the last one when none is named": "아이템을 섹션의 맨 뒤에 추가합니다. 섹션을 쓰지 않으면 마지막 섹션입니다",
    "Items that are in the snapshot already are moved, as UIKit moves them.": "이미 스냅샷에 있는 아이템은 UIKit처럼 이동합니다.",
    "'under' makes the section hierarchical: from then on the rules of a section snapshot hold for its items.":
      "'under'를 쓰면 섹션이 계층 구조가 되고, 그때부터 아이템에 섹션 스냅샷의 규칙이 적용됩니다.",
    "adds sections before or after another": "섹션을 다른 섹션의 앞이나 뒤에 삽입합니다",
    "adds items before or after another": "아이템을 다른 아이템의 앞이나 뒤에 삽입합니다",
    "removes sections with their items; unknown ones are ignored": "섹션을 아이템과 함께 삭제합니다. 없는 섹션은 무시합니다",
    "removes items; unknown ones are ignored": "아이템을 삭제합니다. 없는 아이템은 무시합니다",
    "removes all items and, as UIKit's deleteAllItems does, all sections": "모든 아이템을 삭제하며, UIKit의 deleteAllItems처럼 섹션도 모두 삭제합니다",
    "moves a section with its items before or after another": "섹션을 아이템과 함께 다른 섹션의 앞이나 뒤로 옮깁니다",
    "moves an item before or after another, into its section": "아이템을 다른 아이템의 앞이나 뒤로 옮깁니다. 그 아이템의 섹션으로 들어갑니다",
    "marks sections whose cells are to be replaced": "섹션을 reload 대상으로 표시합니다. 셀을 새로 만듭니다",
    "marks items whose cells are to be replaced": "아이템을 reload 대상으로 표시합니다. 셀을 새로 만듭니다",
    "marks items whose cells are kept and configured again": "아이템을 reconfigure 대상으로 표시합니다. 셀은 그대로 두고 다시 구성합니다",
    "puts items at the end of a section and leaves outlines as they are until the next apply, as 'save' writes it":
      "아이템을 섹션의 맨 뒤에 두고 아웃라인은 다음 apply까지 그대로 둡니다. 'save'가 쓰는 명령입니다",
    "drops the pending edits: the pending snapshot is the applied one again": "적용하지 않은 편집을 버리고 적용된 스냅샷으로 되돌립니다",
    "makes the pending snapshot the applied one, and prints the difference": "적용 전 스냅샷을 적용하고 차이를 출력합니다",
    "'apply to SECTION' applies that section's outline alone, as a data source applies a section snapshot.":
      "'apply to SECTION'은 데이터 소스에 섹션 스냅샷을 적용하듯 그 섹션의 아웃라인만 적용합니다.",
    "what an apply would change": "apply하면 바뀔 내용을 보여 줍니다",
    "which rule finds the moves: the fewest, or Foundation's rule, which UIKit is reported to use":
      "이동을 찾는 규칙을 정합니다. 이동이 가장 적은 규칙과 UIKit이 쓴다고 알려진 Foundation의 규칙이 있습니다",
    "the pending snapshot, or the applied one": "적용 전 스냅샷이나 적용된 스냅샷을 보여 줍니다",
    "the items of a section of the pending snapshot, or of all": "적용 전 스냅샷에서 한 섹션이나 전체의 아이템을 보여 줍니다",
    "the sections of the pending snapshot, with their numbers of items": "적용 전 스냅샷의 섹션과 각 섹션의 아이템 수를 보여 줍니다",
    "how many items a section of the pending snapshot holds, or all of it": "적용 전 스냅샷에서 한 섹션이나 전체의 아이템 수를 보여 줍니다",
    "the section and the index of an item in the pending snapshot": "적용 전 스냅샷에서 아이템의 섹션과 인덱스를 보여 줍니다",
    "the index of a section in the pending snapshot": "적용 전 스냅샷에서 섹션의 인덱스를 보여 줍니다",
    "moves an item on screen as a user's drag within the view does, and shows the transaction the app receives":
      "사용자가 뷰 안에서 드래그한 것처럼 화면의 아이템을 옮기고, 앱에 전달되는 트랜잭션을 보여 줍니다",
    "The data source changes its own snapshot; the app has to write the transaction into its model, or the next apply undoes the drag.":
      "데이터 소스는 자신의 스냅샷을 바꿉니다. 앱이 트랜잭션을 모델에 반영하지 않으면 다음 apply에서 드래그가 취소됩니다.",
    "Pending edits are not changed: they represent that model.": "적용하지 않은 편집은 그 모델에 해당하므로 그대로 남습니다.",
    // Outlines.
    "shows the children of items; unknown items are ignored": "아이템의 하위 아이템을 펼칩니다. 없는 아이템은 무시합니다",
    "hides the children of items; unknown items are ignored": "아이템의 하위 아이템을 접습니다. 없는 아이템은 무시합니다",
    "the pending outline of a section or of an item: levels, expanded (+) or collapsed (-), visible (*)":
      "섹션이나 아이템의 적용 전 아웃라인을 보여 줍니다. 단계, 펼침(+)과 접힘(-), 표시 여부(*)가 나옵니다",
    "replaces the children of an item by items, or by the outline of an item or a section":
      "아이템의 하위 아이템을 다른 아이템들이나, 아이템 또는 섹션의 아웃라인으로 바꿉니다",
    "inserts the outline of an item or a section before or after an item": "아이템이나 섹션의 아웃라인을 다른 아이템의 앞이나 뒤에 삽입합니다",
    // Views, contents and cells.
    "makes a collection view and switches to it; alone, shows the current one": "컬렉션 뷰를 만들거나 그 뷰로 이동합니다. 이름 없이 쓰면 현재 뷰를 알려 줍니다",
    "lists the collection views": "컬렉션 뷰의 목록을 보여 줍니다",
    "On a terminal that is wide enough, what they show stands side by side below.": "터미널이 충분히 넓으면 각 뷰의 내용이 아래에 나란히 나옵니다.",
    "what makes two items equal: the identifier, the identifier with its content, or the instance":
      "두 아이템이 같다고 보는 기준을 정합니다. 식별자, 식별자와 콘텐츠, 인스턴스 중 하나입니다",
    "gives an item content; alone, shows it": "아이템에 콘텐츠를 지정합니다. 아이템만 쓰면 콘텐츠를 보여 줍니다",
    "gives an item the word of another, as 'save' writes it": "아이템을 다른 아이템과 같은 이름으로 부르게 합니다. 'save'가 쓰는 명령입니다",
    "With 'identity content' items of one word may stand side by side where their contents differ.":
      "'identity content'에서는 이름이 같아도 콘텐츠가 다르면 함께 있을 수 있습니다.",
    "drags an item into another collection view, as two diffable data sources do it":
      "두 diffable data source 사이에서처럼 아이템을 다른 컬렉션 뷰로 드래그합니다",
    "The dropped thing arrives as a copy, is deleted from the source and inserted at the destination; both apply.":
      "드롭한 것은 복사본으로 도착합니다. 원본 쪽에서 삭제하고 대상 쪽에 삽입한 뒤 두 뷰 모두 apply합니다.",
    "With 'identity reference' the source does not recognise the copy and keeps its own.":
      "'identity reference'에서는 원본 쪽이 복사본을 알아보지 못해 자신의 아이템이 남습니다.",
    "registers a cell, for items of a type, configuring itself each time or once": "셀을 등록합니다. 아이템의 타입과, 매번 또는 한 번만 구성할지를 정합니다",
    "A cell that configures once shows its first item's content after reuse.": "한 번만 구성되는 셀은 재사용된 뒤에도 첫 아이템의 콘텐츠를 보여 줍니다.",
    "shows the items of sections in a registered cell; the last matching line wins": "섹션의 아이템을 등록된 셀로 표시합니다. 여러 줄이 겹치면 마지막 줄을 따릅니다",
    "the cells on screen, and what they show; kept from the first registration on": "화면의 셀과 표시 내용을 보여 줍니다. 셀을 처음 등록한 때부터 기록합니다",
    "puts a cell on screen, or among those that wait, as 'save' writes it": "셀을 화면이나 재사용 대기열에 둡니다. 'save'가 쓰는 명령입니다",
    // Components.
    "makes an item, which decides the size of a cell": "셀의 크기를 정하는 아이템을 만듭니다",
    "makes a group of items and groups, one after another or at frames of its own": "아이템과 그룹을 차례로, 또는 지정한 프레임에 배치하는 그룹을 만듭니다",
    "makes a layout section of a group that repeats, or a list": "그룹을 반복하는 레이아웃 섹션이나 리스트 섹션을 만듭니다",
    "makes a supplementary item for the edge of a section or of the layout": "섹션이나 레이아웃의 가장자리에 놓이는 supplementary 아이템을 만듭니다",
    "makes a boundary item with alignment=%1": "alignment=%1인 boundary 아이템을 만듭니다",
    "makes a supplementary item that is attached to an item or a group": "아이템이나 그룹에 붙는 supplementary 아이템을 만듭니다",
    "makes a decoration item that lies behind a section": "섹션 뒤에 깔리는 decoration 아이템을 만듭니다",
    "adds a badge to an item or a group, a boundary item to a section or the layout, a background to a section":
      "배지는 아이템이나 그룹에, boundary 아이템은 섹션이나 레이아웃에, 배경은 섹션에 추가합니다",
    "takes a badge, a boundary item or a background away from its owner": "배지, boundary 아이템, 배경을 추가된 곳에서 뺍니다",
    "gives a component another name, wherever it is used": "컴포넌트의 이름을 쓰이는 곳까지 모두 바꿉니다",
    "removes a component that nothing uses": "아무 데서도 쓰지 않는 컴포넌트를 지웁니다",
    "sets a property of a component, of the layout or of the environment": "컴포넌트, 레이아웃, 환경의 속성을 바꿉니다",
    "resets a property to its default": "속성을 기본값으로 되돌립니다",
    "shows a component, the layout or the environment, in lines that can be typed": "컴포넌트, 레이아웃, 환경을 그대로 입력할 수 있는 명령으로 보여 줍니다",
    "says which layout section serves a snapshot section, or all; the last matching use wins":
      "스냅샷의 섹션 하나 또는 전체에 사용할 레이아웃 섹션을 정합니다. 여러 줄이 겹치면 마지막 use를 따릅니다",
    "takes a layout section out of the section provider": "레이아웃 섹션을 섹션 프로바이더에서 뺍니다",
    "builds a common layout; alone, lists them": "자주 쓰는 레이아웃을 만듭니다. 이름 없이 쓰면 목록을 보여 줍니다",
    "The lines it runs are printed, end with 'use', and are one step of undo.": "실행하는 명령을 출력하고 'use'로 끝나며, 한 번에 되돌릴 수 있습니다.",
    // The environment.
    "sets the current view's bounds": "현재 뷰의 bounds를 정합니다",
    "sets every view's bounds, the scale, the safe area, the margins and the size classes to a device's":
      "모든 뷰의 bounds와 배율, safe area, 마진, size class를 기기에 맞춥니다",
    "lists the devices with their points, scale, safe area, margins and size classes":
      "기기의 포인트 크기, 배율, safe area, 마진, size class를 보여 줍니다",
    "turns the device, or if none was chosen swaps the width and the height of every view":
      "기기를 회전합니다. 고른 기기가 없으면 모든 뷰의 너비와 높이를 바꿉니다",
    // Looking.
    "every element's frame, or the frames of some": "모든 요소나 고른 요소의 프레임을 보여 줍니다",
    "the layout as a tree with the sizes it resolves to": "레이아웃을 계산된 크기와 함께 트리로 보여 줍니다",
    "A section's size is what the fractions of its group are of; that of a header or badge is its first element's on screen.":
      "섹션의 크기는 그룹의 비율이 기준으로 삼는 크기입니다. 헤더나 배지의 크기는 화면에 있는 첫 요소의 크기입니다.",
    "A number such as R5.7 is a rule: 'help R5.7' explains it.": "R5.7 같은 번호는 규칙입니다. 'help R5.7'이 그 내용을 알려 줍니다.",
    "what is in sight, and where the view and its orthogonal sections are scrolled to": "화면에 보이는 요소와 뷰, orthogonal 섹션의 스크롤 위치를 보여 줍니다",
    "scrolls the view to a point or by a distance, or an orthogonal section to or by an offset":
      "뷰를 특정 지점이나 거리만큼, 또는 orthogonal 섹션을 특정 오프셋이나 거리만큼 스크롤합니다",
    "The answer says where it rests: 'help orthogonal' lists the offsets a section can rest at.":
      "멈추는 위치를 알려 줍니다. 섹션이 멈출 수 있는 오프셋은 'help orthogonal'에 있습니다.",
    "lets a finger leave an orthogonal section with a speed in points a second": "초당 포인트 단위의 속도로 orthogonal 섹션을 튕깁니다",
    "says what a self-sizing cell, header or footer asks for": "셀프 사이징 셀이나 헤더, 푸터가 요구하는 크기를 정합니다",
    "The names come first, the size last: 'measure a b 358x72', or width=358 or height=72 alone.":
      "이름을 먼저, 크기를 마지막에 씁니다. 'measure a b 358x72', 또는 width=358이나 height=72만 쓸 수 있습니다.",
    "It is used where a dimension is estimated, once the element is displayed.":
      "dimension이 estimated인 곳에 쓰이며, 요소가 표시될 때 반영됩니다.",
    "'taken' gives a size as if the element had been displayed; 'save' writes it.":
      "'taken'은 요소가 이미 표시된 것처럼 크기를 반영합니다. 'save'가 쓰는 단어입니다.",
    "what changed since a mark: frames and by how much, the snapshot, the components": "마크 이후 바뀐 프레임과 변화량, 스냅샷, 컴포넌트를 보여 줍니다",
    "what differs between two layout sections over the same items": "같은 아이템을 두 레이아웃 섹션에 배치했을 때의 차이를 보여 줍니다",
    // Checking.
    "expects an element's frame, to a hundredth of a point": "요소의 프레임을 0.01포인트까지 확인합니다",
    "expects the size of the content": "콘텐츠 크기를 확인합니다",
    "expects the applied snapshot's sections, whole and in order": "적용된 스냅샷의 섹션 전체를 순서대로 확인합니다",
    "expects the items of a section of the applied snapshot, whole and in order": "적용된 스냅샷에서 한 섹션의 아이템 전체를 순서대로 확인합니다",
    "expects the pending snapshot's sections": "적용 전 스냅샷의 섹션을 확인합니다",
    "expects the items of a section of the pending snapshot": "적용 전 스냅샷에서 한 섹션의 아이템을 확인합니다",
    "expects the items in sight, whole and in order": "화면에 보이는 아이템 전체를 순서대로 확인합니다",
    "expects where an orthogonal section rests, to a hundredth of a point": "orthogonal 섹션이 멈춘 위치를 0.01포인트까지 확인합니다",
    "expects parts of the last apply's summary": "마지막 apply 요약의 일부를 확인합니다. 요약은 영어로 씁니다",
    "expects a command to be refused with a code, and keeps nothing of what it did": "명령이 특정 오류 코드로 거부되는지 확인합니다. 문서는 바뀌지 않습니다",
    "expects which cell shows an item, and some of what it shows": "아이템을 표시하는 셀과 표시 내용의 일부를 확인합니다",
    // The session.
    "undoes the last step, or a number of steps": "마지막 단계, 또는 여러 단계를 되돌립니다",
    "redoes the last undone step, or a number of steps": "되돌린 마지막 단계, 또는 여러 단계를 다시 실행합니다",
    "lists the steps that can be undone": "되돌릴 수 있는 단계를 보여 줍니다",
    "gives the document as it is now a name, for 'compare mark'": "현재 문서에 이름을 붙입니다. 'compare mark'에서 비교할 때 씁니다",
    "replays a session that ended abruptly, the last one or the one named": "비정상 종료된 세션을 다시 실행합니다. 이름을 쓰지 않으면 마지막 세션입니다",
    "A terminal session writes each accepted command into a journal before it answers, and removes it when it ends well.":
      "터미널 세션은 실행한 명령을 응답하기 전에 저널에 쓰고, 정상 종료할 때 저널을 지웁니다.",
    "The next start mentions it once; it stays until it is restored or removed.":
      "다음에 시작할 때 한 번 알려 주며, 복원하거나 버릴 때까지 저널은 남아 있습니다.",
    "writes the document as the lines that rebuild it": "문서를 그대로 되살리는 명령들로 저장합니다",
    "replaces the document by a saved one": "현재 문서를 저장된 문서로 바꿉니다",
    "runs a file's lines here, as one step of undo": "파일의 명령을 이 자리에서 실행합니다. 한 번에 되돌릴 수 있습니다",
    "resets everything to the initial state; undo brings it back": "모두 처음 상태로 되돌립니다. undo로 다시 살릴 수 있습니다",
    "prints words": "단어를 출력합니다",
    "explains the shell, a command or a topic": "셸과 명령, 주제를 설명합니다",
    "says how long each command took": "각 명령에 걸린 시간을 알려 줍니다",
    "leaves the shell": "셸을 끝냅니다",
    // Lessons.
    "begins a lesson; alone, lists them": "레슨을 시작합니다. 이름 없이 쓰면 목록을 보여 줍니다",
    "A lesson replaces the document, as 'open' does, and is reached when the screen is as its target, whatever led there.":
      "레슨은 'open'처럼 문서를 바꿉니다. 어떤 방법으로든 화면이 목표와 같아지면 해결됩니다.",
    "'lesson next' goes on, 'lesson show' shows it once more, 'lesson again' begins anew, 'lesson end' leaves it.":
      "'lesson next'는 다음 레슨, 'lesson show'는 다시 보기, 'lesson again'은 처음부터, 'lesson end'는 끝내기입니다.",
    "'help lessons' says how to write one.": "레슨을 만드는 법은 'help lessons'에 있습니다.",
    "helps with the lesson: three hints, one after another, or the one of a number": "레슨의 힌트를 보여 줍니다. 세 개를 차례로, 또는 번호로 고릅니다",
    "shows the lines that solve the lesson": "레슨의 풀이를 보여 줍니다",
  ]
}
