/// What is likely a mistake, and why.
extension Korean {
  static let lint: KeyValuePairs = [
    "what is likely a mistake, with the command that mends it": "실수로 보이는 곳을 고치는 명령과 함께 알려 줍니다",
    "Errors and warnings are shown, infos and hints with --all; --json has them all.":
      "오류와 경고를 보여 줍니다. --all을 쓰면 정보와 힌트도 나오고, --json에는 모두 담깁니다.",
    "error: UIKit raises, or nothing useful is visible; warning: probably not what was meant; info: surprising; hint: could be improved.":
      "error는 UIKit이 예외를 던지거나 제대로 보이지 않는 것, warning은 의도와 다를 것, info는 뜻밖일 수 있는 것, hint는 더 나아질 수 있는 것입니다.",
    "A finding's number is its place in 'lint --all', most severe first; its id stays the same from version to version.":
      "항목의 번호는 심각한 것부터 늘어놓은 'lint --all'에서의 순서입니다. id는 버전이 바뀌어도 그대로입니다.",
    "--json: number, id, severity, component and property (or section, or items), message, numbers, cause, rule, commands.":
      "--json에는 number, id, severity, component와 property(또는 section, items), message, numbers, cause, rule, commands가 있습니다.",
    "--fix runs a finding's own lines, in one step of undo.": "--fix는 해당 항목의 명령을 실행하며, 한 번에 되돌릴 수 있습니다.",
    "An error or a warning is also printed once, after the command that caused it.": "오류와 경고는 그것을 만든 명령 뒤에도 한 번 알려 줍니다.",
    "infos and hints too": "정보와 힌트까지",
    "there is no finding %1": "%1번 항목이 없습니다",
    "'lint' finds nothing": "'lint'에서 발견된 것이 없습니다",
    "'lint --all' lists %1": "'lint --all'의 목록에 %1이(가) 있습니다",
    "no command mends finding %1, %2": "%1번 항목(%2)을 고치는 명령이 없습니다",
    "nothing to find fault with": "발견된 문제가 없습니다",
    "no errors, no warnings; ": "오류와 경고 없음, ",
    " ('lint --all')": " ('lint --all')",
    "; 'lint --fix %1' runs the lines after →": ". 'lint --fix %1' 명령은 → 뒤의 명령을 실행합니다",
    "%1; 'lint' says why%2": "%1. 이유는 'lint'에 있습니다%2",
    " (and %1 more)": " (그 밖에 %1개)",
    "%1; %2  it": "%1. 고치는 명령: %2",
    "error": "오류",
    "warning": "경고",
    "info": "정보",
    "hint": "힌트",
    "%1 error": "오류 %1개",
    "%1 warning": "경고 %1개",
    "%1 info": "정보 %1개",
    "%1 hint": "힌트 %1개",
    "%1 finding": "항목 %1개",
    // Parts of sentences.
    "width": "너비",
    "height": "높이",
    "wide": "너비",
    "high": "높이",
    "leading and trailing": "leading과 trailing",
    "top and bottom": "top과 bottom",
    "the list": "리스트",
    "%1 point": "%1포인트",
    "%1 points": "%1포인트",
    "%1 items": "아이템 %1개",
    // Dimensions.
    "the %1 of %2, %3, is %4 times %5": "%2의 %1 %3은(는) %5의 %4배입니다",
    "a fraction is a factor of what is around, not a length; this one makes %1: is %2 meant?":
      "비율은 길이가 아니라 바깥 컨테이너에 곱하는 값입니다. 이 값이면 %1입니다. 혹시 %2인가요?",
    "the %1 of %2, %3, is %4 times %5, not %6 percent": "%2의 %1 %3은(는) %6퍼센트가 아니라 %5의 %4배입니다",
    "a fraction is a factor of what is around: a half is 0.5, the whole is 1": "비율은 바깥 컨테이너에 곱하는 값입니다. 절반은 0.5, 전체는 1입니다",
    "the %1 of %2, %3, is less than one point": "%2의 %1 %3은(는) 1포인트보다 작습니다",
    "a part of the container is a fraction: is %1 meant?": "컨테이너의 일부는 비율로 씁니다. 혹시 %1인가요?",
    "the %1 of %2 is 0: its items are laid out, and nobody sees them": "%2의 %1 값이 0입니다. 아이템이 배치되지만 보이지 않습니다",
    "a size of 0 by 0 makes an empty section; this one has items": "크기가 0×0이면 빈 섹션이 되는데 이 섹션에는 아이템이 있습니다",
    "each cell is as %1 as that leaves it": "셀의 %1 값이 그만큼만 남습니다",
    "the %1 of %2, %3, is no length": "%2의 %1 %3은(는) 길이가 아닙니다",
    "UIKit raises where a dimension is not finite, and logs where it is not above 0":
      "UIKit은 dimension이 유한하지 않으면 예외를 던지고, 0보다 크지 않으면 로그를 남깁니다",
    "%1 is %2 %3: the container of %4 less insets of %5": "%1의 %3 값이 %2입니다. 컨테이너 %4에서 인셋 %5을(를) 뺀 값입니다",
    "%1 is %2 %3: %4 less insets of %5": "%1의 %3 값이 %2입니다. %4에서 인셋 %5을(를) 뺀 값입니다",
    "its cells are laid out, and nobody sees them": "셀이 배치되지만 보이지 않습니다",
    "1 is the whole": "전체는 1입니다",
    "%1 takes the %2 of its content, in the row of %3, which stays %4 %5": "%1의 %2 값은 콘텐츠를 따르지만 %3의 줄은 %5 값이 %4 그대로입니다",
    "its cells have their estimate first, then what they ask for, and do not make the row longer":
      "셀은 처음에 추정값, 그다음에 실제로 필요한 크기가 되지만 줄은 그만큼 커지지 않습니다",
    "there is no room for a group, and UIKit raises where one is to be laid out": "그룹이 들어갈 공간이 없어 UIKit이 배치할 때 예외를 던집니다",
    "%1 is %2 %3 in %4, which has %5: it sticks out by %6": "%1의 %3 %2은(는) %4의 공간 %5보다 커서 %6만큼 밖으로 나갑니다",
    "across its own axis a group lets items be as large as they say; its neighbours do not make room":
      "그룹의 배치 방향과 수직인 방향으로는 아이템이 제 크기대로 커지며, 이웃이 자리를 내주지 않습니다",
    "%1 is %2 percent of the view's height: %3": "%1의 높이가 뷰 높이의 %2퍼센트인 %3입니다",
    "the height does not follow the width of the cells; for square ones it is a fraction of the width too":
      "높이가 셀의 너비를 따르지 않습니다. 정사각형으로 만들려면 높이도 너비에 대한 비율로 쓰세요",
    "%1 is %2 × %3: %4 of it is seen at once": "%1의 크기가 %2 × %3(이)라서 한 번에 보이는 부분이 %4입니다",
    "%1 percent": "%1퍼센트",
    "less than 0.1 percent": "0.1퍼센트 미만",
    "it is more than four times the view, %1 × %2, on both axes": "두 축 모두 뷰(%1 × %2)의 네 배가 넘습니다",
    "%1 × %2 = %3: %4 at the end of %5 stay empty": "%1 × %2 = %3(이)라서 %5의 끝에 %4만큼 빈 공간이 남습니다",
    "a fraction that is written out loses its rest; 1/%1 keeps it": "소수로 쓴 비율은 나머지를 잃습니다. 1/%1(으)로 쓰면 정확합니다",
    "%1 × %2 = %3 does not fit: %4 holds %5": "%1 × %2 = %3(이)라서 다 들어가지 않고 %4에 %5개만 들어갑니다",
    "what does not fit begins the next group; 1/%1 fits": "들어가지 않는 것은 다음 그룹을 시작합니다. 1/%1(으)로 쓰면 들어갑니다",
    "%1 of %2, which is %3 %4 at %5 pixels a point": "%2 그룹(%4 %3, 배율 %5): %1",
    "rounding leaves %1 at the end": "반올림 때문에 끝에 %1만큼 남습니다",
    "rounding leaves a line of %1 between items %2 and %3": "반올림 때문에 %2번과 %3번 아이템 사이에 %1의 틈이 생깁니다",
    "iOS 13 to 15 round each frame alone, which may leave a line; later each size is rounded down, and the rest stays at the end":
      "iOS 13부터 15까지는 프레임을 따로 반올림해 틈이 생길 수 있습니다. 그 뒤로는 크기를 내림해 나머지가 끝에 남습니다",
    // What fits.
    "%1 holds %2 of its %3 subitems: %4, %5 %6, never finds room": "%1 그룹에는 하위 아이템 %3개 중 %2개만 들어갑니다. 자리가 없어 나타나지 않는 것: %4(%6 %5)",
    "a group ends where a subitem does not fit, and the next one begins with the first subitem again":
      "들어가지 않는 하위 아이템에서 그룹이 끝나고, 다음 그룹은 첫 하위 아이템부터 다시 시작합니다",
    "%1%2 = %3: %4, which has %5, holds %6": "%1%2 = %3인데 %4의 공간은 %5(이)라서 %6개만 들어갑니다",
    "%1 × %2": "%1 × %2",
    "lengths in points do not shrink; of fractions the spacing is taken off first": "포인트 길이는 줄어들지 않습니다. 비율은 간격을 먼저 뺀 뒤에 계산합니다",
    "%1 × %2%3 = %4, and %5 has %6": "%1 × %2%3 = %4인데 %5의 공간은 %6입니다",
    " + %1 × %2": " + %1 × %2",
    "repeatingSubitem keeps the subitem's size; what becomes of the rest is written down nowhere":
      "repeatingSubitem은 하위 아이템의 크기를 유지합니다. 넘치는 것이 어떻게 되는지는 문서에 없습니다",
    "the %1 of %2, %3, counts for nothing in %4: each slot is %5, not %6": "%2의 %1 %3은(는) %4 그룹에서 쓰이지 않습니다. 자리마다 %6이(가) 아니라 %5입니다",
    "subitem:count: divides the group into %1 equal parts, whatever the subitem says": "subitem:count:는 하위 아이템의 크기와 상관없이 그룹을 %1등분합니다",
    "%1 is 0 %2: it can hold no item": "%1의 %2 값이 0이라서 아이템을 담을 수 없습니다",
    "%1 is %2 %3, and %4 has %5: it can hold no item": "%1의 %3 값은 %2인데 %4의 공간은 %5(이)라서 아이템을 담을 수 없습니다",
    "UIKit lays out none of the section's items, and raises on recent systems": "UIKit은 이 섹션의 아이템을 배치하지 않으며, 최근 버전에서는 예외를 던집니다",
    "%1 is %2 %3 with edge spacing of %4: %5, and %6 has %7": "%1의 %3 %2에 edge spacing %4을(를) 더하면 %5인데 %6의 공간은 %7입니다",
    "edgeSpacing lies outside the size and takes room; contentInsets lie inside": "edgeSpacing은 크기 바깥에서 공간을 차지하고, contentInsets는 안쪽에 놓입니다",
    // Spacing and insets.
    "%1 holds one item: there is nothing for its interItemSpacing of %2 to part": "%1 그룹에는 아이템이 하나뿐이라서 interItemSpacing %2이(가) 벌릴 사이가 없습니다",
    "interItemSpacing is between the items of one group; between groups it is the section's interGroupSpacing":
      "interItemSpacing은 한 그룹의 아이템 사이에 놓입니다. 그룹 사이는 섹션의 interGroupSpacing입니다",
    "%1 has a single group: there is nothing for its interGroupSpacing of %2 to part":
      "%1 섹션에는 그룹이 하나뿐이라서 interGroupSpacing %2이(가) 벌릴 사이가 없습니다",
    "interGroupSpacing is between the groups of one section; between its items it is the group's interItemSpacing":
      "interGroupSpacing은 한 섹션의 그룹 사이에 놓입니다. 아이템 사이는 그룹의 interItemSpacing입니다",
    "between two sections lie %1 + %2 + %3 = %4": "두 섹션 사이의 간격이 %1 + %2 + %3 = %4입니다",
    "the insets of both sections and interSectionSpacing add up; one of them is enough": "두 섹션의 인셋과 interSectionSpacing이 더해집니다. 하나면 충분합니다",
    "insets of %1 and %2 at %3 are ignored: the %4 of %5 is estimated": "%3의 인셋 %1, %2은(는) 무시됩니다. %5의 %4 값이 estimated입니다",
    "a cell that sizes itself fills its slot; space around it is edgeSpacing or the spacing of the group":
      "스스로 크기를 정하는 셀은 자리를 가득 채웁니다. 둘레의 공간은 edgeSpacing이나 그룹의 간격으로 만드세요",
    "%1 has an inset of %2": "%1의 인셋에 %2이(가) 있습니다",
    "Apple documents insets of a container below 1 as fractions of its size: %1 may come to mean %2 percent":
      "Apple 문서에는 1보다 작은 인셋이 컨테이너 크기에 대한 비율이라고 되어 있습니다. %1이(가) %2퍼센트로 바뀔 수 있습니다",
    "insets of %1 and %2 at %3 take all of %4, which is %5 %6": "%3의 인셋 %1, %2이(가) %4의 %6 %5을(를) 모두 차지합니다",
    "insets of %1 and %2 at %3 take all of the %4 that %5 has": "%3의 인셋 %1, %2이(가) %5의 %4을(를) 모두 차지합니다",
    "there is no room for items, and UIKit raises where some are to be laid out": "아이템이 들어갈 공간이 없어 UIKit이 배치할 때 예외를 던집니다",
    "there is no room for groups": "그룹이 들어갈 공간이 없습니다",
    "UIKit makes it |%1 - %2| = %3 %4": "UIKit은 %4 값을 |%1 - %2| = %3(으)로 만듭니다",
    // Estimates.
    "%1 is %2 of %3, whose %4 is %5: %6, never measured": "%1은(는) %4 값이 %5인 %3에 대한 %2(이)라서 %6이며 크기를 측정하지 않습니다",
    "only what is estimated itself is measured; estimate both": "자신이 estimated인 것만 크기를 측정합니다. 둘 다 estimated로 쓰세요",
    "count=%1 divides the estimate of %2: %3 is %4 %5, never measured": "count=%1이(가) %2의 추정값을 나누어 %3의 %5 값이 %4이며 크기를 측정하지 않습니다",
    "subitem:count: makes each part a fraction; repeatingSubitem lets it measure itself":
      "subitem:count:는 각 부분을 비율로 만듭니다. repeatingSubitem을 쓰면 스스로 크기를 측정할 수 있습니다",
    "%1 takes the %2 of its content, and %3 stays %4 %5": "%1의 %2 값은 콘텐츠를 따르지만 %3의 %5 값은 %4 그대로입니다",
    "a cell that is longer than its group lies over the next one; estimate both": "그룹보다 긴 셀은 다음 그룹을 덮습니다. 둘 다 estimated로 쓰세요",
    "the %1 cells of %2 are as %3 as their own content: the row is ragged": "%2의 셀 %1개는 %3 값이 제각각 콘텐츠를 따라서 줄이 들쭉날쭉합니다",
    "from iOS 17 on %1 makes siblings equally %2": "iOS 17부터는 %1 값을 쓰면 형제들의 %2 값이 같아집니다",
    "%1 is %2: %3 of the section is measured": "%1 값이 %2(이)라서 섹션의 %3을(를) 측정합니다",
    "each of the %1 items": "아이템 %1개 모두",
    "every item": "모든 아이템",
    "on a section's group siblings are all its items; on an item they are those of its group":
      "섹션의 그룹에 쓰면 형제는 모든 아이템이고, 아이템에 쓰면 그 그룹의 아이템들입니다",
    "%1 is estimated as %2, and measured %3": "%1의 추정값은 %2인데 측정한 값은 %3입니다",
    "what follows jumps when the estimate gives way while scrolling": "스크롤하다가 추정값이 바뀌면 뒤의 내용이 튑니다",
    "the row of %1 is %2 %3 by its estimate, then as %4 as the longest cell that was measured":
      "%1의 줄은 처음에 추정값으로 %3 값이 %2이고, 그 뒤에는 %4 값이 측정한 셀 중 가장 긴 것을 따릅니다",
    "what follows jumps when a longer cell comes into sight": "더 긴 셀이 화면에 들어오면 뒤의 내용이 튑니다",
    // Orthogonal sections.
    "%1 turns by %2, and its groups follow each other every %3": "%1 섹션은 %2씩 넘어가는데 그룹은 %3마다 놓여 있습니다",
    "paging goes by what is in sight of the row, so that the pages drift; groupPaging goes by groups":
      "paging은 보이는 너비만큼 넘어가 위치가 점점 어긋납니다. groupPaging은 그룹 단위로 넘어갑니다",
    "%1 is %2 %3, and %4 shows %5 of its row": "%1의 %3 값은 %2인데 %4 섹션은 줄의 %5만 보여 줍니다",
    "in an orthogonal section a fraction is of the whole container, %1, insets included":
      "orthogonal 섹션의 비율은 인셋까지 포함한 컨테이너 전체 %1에 대한 것입니다",
    "the row of %1 is %2 long and %3 are in sight: it does not scroll": "%1의 줄은 길이가 %2인데 보이는 너비가 %3(이)라서 스크롤되지 않습니다",
    "before iOS 17 nothing makes such a row bounce": "iOS 17 전에는 이런 줄을 튕기게 할 수 없습니다",
    "a row that fits stays where it is, unless it is to bounce always": "한 화면에 들어가는 줄은 bounce가 always가 아니면 움직이지 않습니다",
    "%1 is as %2 as the container, %3: nothing of the next one is seen": "%1의 %2 값이 컨테이너(%3)와 같아서 다음 그룹이 보이지 않습니다",
    "a neighbour that peeps in says that the row scrolls": "이웃이 살짝 보이면 스크롤된다는 것을 알 수 있습니다",
    // Headers, badges and backgrounds.
    "%1, of kind '%2', is in %3 more than once": "kind가 '%2'인 %1 컴포넌트가 %3에 두 번 이상 있습니다",
    "%1 and %2 are both of kind '%3' in %4": "%4에서 %1 컴포넌트와 %2 컴포넌트의 kind가 둘 다 '%3'입니다",
    "UIKit raises: Every supplementary must have a unique elementKind; count= repeats a subitem without listing it twice":
      "UIKit 예외: Every supplementary must have a unique elementKind. count=을 쓰면 하위 아이템을 두 번 쓰지 않고 반복할 수 있습니다",
    "UIKit raises: Every supplementary must have a unique elementKind": "UIKit 예외: Every supplementary must have a unique elementKind",
    "%1, %2, is aligned %3": "%2 %1의 alignment가 %3입니다",
    "of kind '%1'": "kind가 '%1'인",
    "defined as a header": "header로 정의한",
    "defined as a footer": "footer로 정의한",
    "what stands below a section is a footer": "섹션 아래에 놓이는 것은 푸터입니다",
    "what stands above a section is a header": "섹션 위에 놓이는 것은 헤더입니다",
    "%1 is pinned and %2 %3": "%1 컴포넌트는 고정되는데 %3 값이 %2입니다",
    "a pinned item without size trips an assertion in UIKit": "크기가 없는 고정 아이템은 UIKit의 assertion에 걸립니다",
    "%1 is pinned and has a zIndex of %2": "%1 컴포넌트는 고정되며 zIndex가 %2입니다",
    "UIKit adds 1000000000 while a pinned item is in sight: the number only orders pinned items among themselves":
      "고정 아이템이 보이는 동안 UIKit이 1000000000을 더합니다. 이 값은 고정 아이템끼리의 순서만 정합니다",
    "%1 is %2 %3: it keeps within the insets of %4": "%1의 %3 값이 %2입니다. %4의 인셋 안쪽에 놓이기 때문입니다",
    "boundary items follow the section's insets unless they are told not to": "boundary 아이템은 따로 정하지 않으면 섹션의 인셋을 따릅니다",
    "%1 lies behind %2 too, which is %3 %4": "%1 배경이 %2(%4 %3)의 뒤에도 깔립니다",
    "a background is as large as its section, headers included": "배경은 헤더까지 포함한 섹션만큼 큽니다",
    "section '%1' is empty, and takes %2": "'%1' 섹션은 비어 있는데 %2만큼 차지합니다",
    "%1 = %2": "%1 = %2",
    "boundary items stay, and with them the insets; without them the section would take no room":
      "boundary 아이템이 남아 있어 인셋도 남습니다. 없으면 섹션이 공간을 차지하지 않습니다",
    // The section provider.
    "no layout section serves section %1, '%2', which has %3": "%3이(가) 있는 섹션 %1('%2')에 사용할 레이아웃 섹션이 없습니다",
    "the provider answers nil, and UIKit raises an exception": "프로바이더가 nil을 돌려주어 UIKit이 예외를 던집니다",
    "section '%1' was laid out by %2, and is by %3 since it stands elsewhere": "'%1' 섹션의 레이아웃이 위치가 바뀌면서 %2에서 다른 것(%3)이 되었습니다",
    "index %1 is section '%2' now, but gets the layout %3": "인덱스 %1은(는) 이제 '%2' 섹션인데 %3 레이아웃을 받습니다",
    "%1 serves index %2, and there are %3 sections": "%1 레이아웃은 인덱스 %2에 쓰이는데 섹션은 %3개입니다",
    "where a section is absent, those after it move up to another one's layout; %1": "섹션이 빠지면 뒤의 섹션이 앞당겨져 다른 섹션의 레이아웃을 받습니다. %1",
    "an index is no identity: look the identifier up, dataSource.sectionIdentifier(for: index)":
      "인덱스는 식별자가 아닙니다. dataSource.sectionIdentifier(for: index)로 식별자를 찾으세요",
    "%1 has %2 columns of %3 in a view %4 wide": "너비가 %4인 뷰에서 %1 섹션이 %3 너비의 열 %2개를 씁니다",
    "the columns do not follow the width; a provider chooses them by environment.container.effectiveContentSize.width":
      "열의 수가 너비를 따르지 않습니다. 프로바이더에서 environment.container.effectiveContentSize.width로 정하세요",
    // Snapshots.
    "%1 keeps '%2', and deleting it had no effect": "%1 뷰에 '%2' 아이템이 남았습니다. 삭제가 효과가 없었습니다",
    "what was dropped is another instance, and without isEqual and hash by its id it equals nothing here":
      "드롭된 것은 다른 인스턴스이며, id로 비교하는 isEqual과 hash가 없으면 여기의 어떤 것과도 같지 않습니다",
    "'%1' is in %2 and %3 now: %4  shown as %5": "'%1' 아이템이 이제 %2 뷰와 %3 뷰에 모두 있습니다. 실제 %4개가 %5개로 보입니다",
    "it was dropped as a copy, which its own view keeps; what is moved is deleted from the source's snapshot":
      "복사본으로 놓아 원래 뷰에도 남았습니다. 옮기려면 원본 쪽 스냅샷에서 삭제하세요",
    "two data sources know nothing of each other: delete from the source's snapshot what the other one takes":
      "두 데이터 소스는 서로를 모릅니다. 다른 쪽이 가져간 것은 원본 쪽 스냅샷에서 삭제하세요",
    "%1  deleted and inserted where content was edited": "%1의 콘텐츠를 편집했는데 삭제와 삽입이 되었습니다",
    "== compares content too, so that the cell flashes and loses its selection": "==가 콘텐츠까지 비교하므로 셀이 깜박이고 선택이 풀립니다",
    "%1  changed in place": "%1의 내용을 직접 바꿨습니다",
    "both snapshots hold the same object, and no difference is found": "두 스냅샷이 같은 객체를 담고 있어 차이가 없습니다",
    "%1  other content, and  the old one": "%1의 콘텐츠가 바뀌었지만 셀에는 이전 콘텐츠가 남아 있습니다",
    " neither reloaded nor reconfigured": "reload도 reconfigure도 하지 않았습니다",
    "section '%1' is deleted and '%2' inserted with its items": "'%1' 섹션이 삭제되고 '%2' 섹션이 같은 아이템과 함께 삽입되었습니다",
    "an identifier that contains its items, or a title, changes with them; give sections an identifier of their own":
      "식별자에 아이템이나 제목이 들어 있으면 함께 바뀝니다. 섹션에는 고유한 식별자를 주세요",
    "%1  reloaded, and shown in the same kind of cell as before": "%1을(를) reload했지만 셀의 종류는 이전과 같습니다",
    "a reload makes the cell anew; from iOS 15 on reconfigureItems keeps it, its selection and what is typed into it":
      "reload는 셀을 새로 만듭니다. iOS 15부터는 reconfigureItems가 셀과 선택, 입력 중인 글을 유지합니다",
    "section '%1' is reloaded, and holds no item": "'%1' 섹션을 reload했지만 아이템이 없습니다",
    "some versions of iOS 15 crash here; a placeholder helps, or another identifier":
      "일부 iOS 15 버전은 여기서 크래시가 납니다. 자리 표시 아이템을 넣거나 다른 식별자를 쓰세요",
  ]

  /// Documents as data and as code.
  static let exports: KeyValuePairs = [
    "UIKit code: a function for each layout section, the provider that chooses, the snapshot":
      "UIKit 코드: 레이아웃 섹션마다 함수 하나, 섹션을 고르는 프로바이더, 스냅샷",
    "the whole document as data, which 'open FILE.json' reads back; 'help json' lists the keys":
      "문서 전체를 담은 데이터. 'open FILE.json'으로 다시 읽으며, 키는 'help json'에 있음",
    "What --json answers, key by key": "--json이 답하는 것, 키별로",
    "What 'export json' writes, and 'open FILE.json' reads": "'export json'이 쓰고 'open FILE.json'이 읽는 것",
    "'export json' writes documents; 'help json' lists their keys": "문서는 'export json'으로 쓰고, 키는 'help json'에 있습니다",
    "its version is %1, and this is version %2": "파일의 버전은 %1인데 지원하는 버전은 %2입니다",
    "'%1' is missing here": "여기에 '%1' 키가 없습니다",
    "'name' is missing here": "여기에 'name' 키가 없습니다",
    "'%1' is no key here; the keys are %2": "'%1'은(는) 여기에 쓸 수 있는 키가 아닙니다. 키는 %2입니다",
    "'%1' is there already": "'%1'은(는) 이미 있습니다",
    "'%1' is none of %2": "'%1'은(는) %2 중 하나가 아닙니다",
    "no view is called '%1'": "'%1'이라는 뷰가 없습니다",
    "a use is for a section or for an index, not for both": "use는 섹션과 인덱스 중 하나에만 지정합니다",
    "an object is expected here": "여기에는 객체가 와야 합니다",
    "an array is expected here": "여기에는 배열이 와야 합니다",
    "a string is expected here": "여기에는 문자열이 와야 합니다",
    "a number is expected here": "여기에는 숫자가 와야 합니다",
    "true or false is expected here": "여기에는 true나 false가 와야 합니다",
    "one word is expected here": "여기에는 한 단어가 와야 합니다",
    "two numbers are expected here, [width,height]": "여기에는 숫자 두 개 [width,height]가 와야 합니다",
    "this names no property": "프로퍼티 이름이 아닙니다",
    "one command is expected here, and nothing besides it": "여기에는 명령 하나만 와야 합니다",
    "lessons and journals run edits and looks only": "레슨과 저널에서는 편집과 조회 명령만 실행합니다",
    "they use no files, no other lessons and no journals": "파일, 다른 레슨, 저널은 쓰지 않습니다",
    "this is not an edit, and a document holds only edits": "편집 명령이 아닙니다. 문서는 편집 명령으로만 이루어집니다",
    // JSON itself.
    "the value has ended before this": "값은 이 앞에서 끝났습니다",
    "it ends before it is complete": "끝까지 있지 않습니다",
    "values are nested more than %1 deep": "값이 %1단계보다 깊게 중첩되었습니다",
    "'%1' is expected here": "여기에는 '%1'이(가) 와야 합니다",
    "a value is expected here": "여기에는 값이 와야 합니다",
    "this is not a number": "숫자가 아닙니다",
    "'%1' is too large for a number": "'%1'은(는) 숫자로 나타낼 수 있는 범위를 넘습니다",
    "this is not UTF-8": "UTF-8이 아닙니다",
    "a control character stands here; JSON writes it as \\u and its number": "제어 문자가 있습니다. JSON에서는 \\u와 번호로 씁니다",
    "the string has no end": "문자열이 끝나지 않았습니다",
    "JSON has no such escape": "JSON에 없는 이스케이프입니다",
  ]
}
