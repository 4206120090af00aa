/// Lessons, topics, files and the process.
extension Korean {
  static let lessons: KeyValuePairs = [
    "You begin with these lines, already run:": "아래 명령이 이미 실행된 상태에서 시작합니다:",
    "Lesson %1 of %2: %3": "레슨 %1/%2: %3",
    "Now:": "지금 화면:",
    "The target:": "목표 화면:",
    "'hint' and 'solution' help, 'lesson show' repeats, 'lesson again' restarts.":
      "'hint' 힌트, 'solution' 풀이, 'lesson show' 다시 보기, 'lesson again' 처음부터",
    "That was the last lesson. 'template' has layouts to play with.":
      "마지막 레슨이었습니다. 'template'에 바꿔 가며 시험해 볼 레이아웃이 있습니다.",
    "goal: %1 of %2 met": "목표 %2개 중 %1개를 맞췄습니다",
    "Solved! %1": "해결했습니다! %1",
    "progress is kept in this session only: '%1': %2": "진행 상황이 이 세션에만 남습니다: '%1': %2",
    "'lesson next' goes on.": "'lesson next'로 다음 레슨을 시작합니다.",
    "This lesson has no hints.": "이 레슨에는 힌트가 없습니다.",
    "Hint %1 of %2": "힌트 %1/%2",
    "That was the last hint; 'solution' shows every line.": "마지막 힌트입니다. 'solution'을 입력하면 풀이 전체를 볼 수 있습니다.",
    "From the beginning of the lesson ('lesson again'), these lines lead to the goal:":
      "처음 상태('lesson again')에서 아래 명령을 입력하면 목표에 도달합니다:",
    "Other lines may do as well: only the screen counts.": "다른 방법도 괜찮습니다. 화면이 목표와 같기만 하면 됩니다.",
    "solved": "완료",
    "you are here": "진행 중",
    "%1 of %2 solved. 'lesson 1' begins the first, 'lesson next' goes on.":
      "%2개 중 %1개를 완료했습니다. 'lesson 1'로 시작하고 'lesson next'로 이어 갑니다.",
    "no lesson is being taken": "진행 중인 레슨이 없습니다",
    "'lesson' lists them, 'lesson 1' begins the first": "'lesson'으로 목록을 보고 'lesson 1'로 첫 레슨을 시작하세요",
    "there is no lesson '%1'": "'%1' 레슨이 없습니다",
    "'lesson' lists them; a lesson of your own is named by its file, which ends in .galley":
      "목록은 'lesson'에 있습니다. 직접 만든 레슨은 .galley로 끝나는 파일 이름으로 엽니다",
    "the goal is already reached at the lesson's start": "레슨을 시작하자마자 목표에 도달해 있습니다",
    "expect something that is not true yet": "아직 이루어지지 않은 것을 expect로 확인하세요",
    "these commands should be wrong, but reach the goal": "틀린 풀이여야 하는 명령이 목표에 도달합니다",
    "expect something that only a solution reaches": "풀이와 구별되는 것을 expect로 확인하세요",
    "the solution does not reach the goal: %1": "풀이가 목표에 도달하지 못합니다: %1",
    "a lesson has no part '%1'": "레슨에는 '%1' 부분이 없습니다",
    "the part '%1' stands above already": "'%1' 부분이 위에 이미 있습니다",
    "a command stands outside the parts that hold commands": "명령이 명령을 담는 부분의 밖에 있습니다",
    "commands stand on lines of their own under '#: start', '#: solution' and '#: goal'":
      "명령은 '#: start', '#: solution', '#: goal' 아래에 한 줄씩 씁니다",
    "words stand behind '# ', and so do the commands of '#: target' and '#: wrong'":
      "글은 '# ' 뒤에 쓰고, '#: target'과 '#: wrong'의 명령도 그렇게 씁니다",
    "the lesson has no %1": "레슨에 %1 부분이 없습니다",
    "a lesson has a title, a text, a start, a solution and a goal; 'help lessons' shows one":
      "레슨에는 title, text, start, solution, goal이 필요합니다. 예는 'help lessons'에 있습니다",
    "hint.%1 is missing, but there is a later one": "뒤의 힌트는 있는데 hint.%1 부분이 없습니다",
    "the goal expects nothing": "목표에 확인할 것이 없습니다",
    "a goal has at least one line that begins with expect": "목표에는 expect로 시작하는 줄이 하나 이상 필요합니다",
  ]

  /// The titles of topics, and what is assumed. What topics say stands beside their English text.
  static let topics: KeyValuePairs = [
    "How values are written": "값을 쓰는 법",
    "What a fraction is a fraction of": "비율은 무엇에 대한 비율인가",
    "Five kinds of space": "다섯 가지 여백",
    "Two snapshots": "두 스냅샷",
    "What makes two items equal": "두 아이템이 같다는 것의 기준",
    "The six scrolling behaviours, and where they rest": "여섯 가지 스크롤 동작과 멈추는 위치",
    "Components follow, UIKit's objects are copied": "컴포넌트는 따라 바뀌고 UIKit의 객체는 복사됩니다",
    "How an element is named": "요소를 가리키는 법",
    "When a flow layout is enough": "flow layout으로 충분한 경우",
    "Taking a lesson, and writing one": "레슨을 풀고 만드는 법",
    "Keys at the prompt": "프롬프트에서 쓰는 키",
    "Files, and where they are": "파일과 그 위치",
    "How faithful Galley is": "Galley는 얼마나 정확한가",
    "What is not recorded, and what Galley assumes": "기록되지 않은 것과 Galley의 가정",
    "A fraction along a run is of the available length less the minimum length of all gaps, including flexible ones and a repeating group's.":
      "배치 방향의 비율은 모든 간격의 최소 길이를 뺀 공간에 대한 비율이며, flexible 간격과 반복 그룹의 간격도 포함합니다.",
    "Subitems of zero length would fit for ever; one round of them is laid out.":
      "공간을 차지하지 않는 하위 아이템은 끝없이 반복되지 않고 하위 아이템 한 바퀴만 채웁니다.",
    "Whether an estimated subitem fits is decided by its estimate, even if it is measured later.":
      "estimated 하위 아이템이 들어가는지는 최종 크기와 상관없이 추정값으로 정합니다.",
    "A frame whose insets exceed its size has its corner moved by the insets, and the absolute difference as its size.":
      "인셋이 프레임보다 크면 인셋이 가리키는 모서리와 그 차이만큼의 크기를 가집니다.",
    "Across its run, an estimated group is as long as its longest subitem plus the minimum edge spacing at both ends.":
      "배치 방향과 수직인 방향이 estimated인 그룹의 길이는 양 끝의 최소 edge spacing을 더한 가장 긴 하위 아이템의 길이입니다.",
    "A nested group in which nothing fits keeps its place and shows nothing.":
      "아무것도 들어가지 않는 중첩 그룹은 자리만 차지하고 아무것도 표시하지 않습니다.",
    "A custom group without frames shows nothing, and so does its section.": "프레임이 없는 custom 그룹과 그 섹션은 아무것도 표시하지 않습니다.",
    "From iOS 18 on the minimum of a flexible gap is taken off the length that fractions refer to, as recorded on iOS 26; before, it is not, as measured on iOS 16.":
      "iOS 18부터는 iOS 26에서 기록한 대로 flexible 간격의 최솟값을 비율의 기준 길이에서 빼고, 그 전에는 iOS 16에서 측정한 대로 빼지 않습니다.",
    "A short last group ends where the slots of its items do, edge spacing and insets of the items included.":
      "아이템이 모자란 마지막 그룹은 아이템의 인셋을 포함한 칸이 끝나는 곳에서 끝납니다.",
    "What a full group's cells overflow it by is taken off a trimmed one, down to the length zero.":
      "가득 찬 그룹에서 셀이 넘친 길이만큼 잘린 그룹의 길이에서 빼고, 길이는 0보다 작아지지 않습니다.",
    "How many cells a group holds is decided by their estimates; measured lengths move neighbours, not cells between groups.":
      "그룹에 들어가는 셀의 수는 추정값으로 정합니다. 측정한 길이는 이웃을 밀어낼 뿐 셀을 다른 그룹으로 옮기지 않습니다.",
    "Estimated supplementary items of items and groups keep their estimate.":
      "아이템과 그룹의 estimated supplementary 아이템은 추정 크기를 유지합니다.",
    "Uniform siblings are as long as the longest measured one, or as the estimate until all of them are measured.":
      "uniformAcrossSiblings인 형제들은 측정한 것 중 가장 긴 길이를 따르고, 하나라도 측정하지 않았으면 추정값을 따릅니다.",
    "The readable guide is the layout margins, and on wide screens 672 points in the middle.":
      "readable guide는 레이아웃 마진이며, 넓은 화면에서는 가운데 672포인트입니다.",
    "With the reference none, boundary items are placed in the whole bounds; with another one, in the bounds less its insets.":
      "none이면 boundary 아이템을 bounds 전체에, 다른 기준이면 그 인셋을 뺀 bounds에 배치합니다.",
    "A boundary item without alignment has no size and stands at its region's beginning.":
      "alignment가 없는 boundary 아이템은 크기가 없고 영역의 시작 지점에 놓입니다.",
    "Edge spacing above an orthogonal section's groups takes its minimum, flexible or not.":
      "orthogonal 섹션의 그룹 위쪽 edge spacing은 flexible이어도 최솟값을 씁니다.",
    "An orthogonal section of a layout that scrolls sideways is the mirror image of one that scrolls down.":
      "가로로 스크롤되는 레이아웃의 orthogonal 섹션은 세로로 스크롤되는 레이아웃의 것과 축만 바뀐 모습입니다.",
    "Before it is scrolled, an orthogonal section rests where a request for offset 0 would bring it.":
      "아무 요청이 없으면 orthogonal 섹션은 0을 요청했을 때 멈추는 위치에 있습니다.",
    "Of two stops at the same distance the lower one wins.": "같은 거리에 멈출 위치가 둘이면 작은 쪽에 멈춥니다.",
    "A flick moves a continuous section on by 0.499 points for each point per second, and a paging one to the next stop in its direction.":
      "손가락으로 튕기면 continuous 섹션은 초당 속도의 0.499배만큼 더 가고, paging 섹션은 그 방향의 다음 위치로 갑니다.",
    "If content becomes shorter than the scroll offset, the view moves back to the content's end, and so does an orthogonal section.":
      "다시 배치한 콘텐츠가 스크롤한 위치보다 앞에서 끝나면 뷰는 콘텐츠의 끝으로 돌아가며, orthogonal 섹션도 그렇습니다.",
    "A decoration is as wide as the bounds, whatever insets its section has.": "decoration은 섹션이 피하는 영역과 상관없이 bounds만큼 넓습니다.",
    "Right to left mirrors every frame within the content's width; offsets of orthogonal sections count from the leading end.":
      "오른쪽에서 왼쪽으로 쓰는 방향에서는 모든 프레임을 콘텐츠 너비 안에서 뒤집으며, orthogonal 섹션의 오프셋은 leading 쪽부터 셉니다.",
    "A list's margins are 16 points, or 20 in bounds at least 414 wide.":
      "리스트의 마진은 16포인트, 너비가 414포인트 이상이면 20포인트입니다.",
  ]

  /// Files, and why the system refuses them.
  static let files: KeyValuePairs = [
    "'%1' cannot be read: %2": "'%1' 파일을 읽을 수 없습니다: %2",
    "'%1' cannot be written: %2": "'%1' 파일에 쓸 수 없습니다: %2",
    "'%1' is being read already": "'%1' 파일을 이미 읽는 중입니다",
    "a file that reads itself would never end: %1": "자기 자신을 읽는 파일은 끝나지 않습니다: %1",
    "files read one another more than %1 deep": "파일이 서로를 읽는 깊이가 %1단계를 넘습니다",
    "there is no such file": "파일이 없습니다",
    "it is outside the script's folder, and --safe allows no file there": "스크립트의 폴더 밖에 있어 --safe에서는 쓸 수 없습니다",
    "a file's name cannot contain NUL": "파일 이름에 NUL을 쓸 수 없습니다",
    "it is a folder": "폴더입니다",
    "it is a device": "장치입니다",
    "it is no file": "파일이 아닙니다",
    "it belongs to another user": "다른 사용자의 파일입니다",
    "others may write its folder": "다른 사용자가 그 폴더에 쓸 수 있습니다",
    "anyone may write it": "누구나 쓸 수 있는 파일입니다",
    "interrupted": "중단되었습니다",
    "what was pasted is longer than %1 bytes": "붙여 넣은 내용이 %1바이트보다 깁니다",
    "galley: the keys that cancel a command cannot be watched: %1": "galley: 명령을 취소하는 키를 기다릴 수 없습니다: %1",
    "the line is longer than %1 bytes": "줄이 %1바이트보다 깁니다",
    "lines that '\\' joins are one line; several lines may hold more": "'\\'로 이어진 줄은 한 줄로 칩니다. 여러 줄로 나누면 더 쓸 수 있습니다",
    "'%1' would be longer than the %2 bytes of a line": "'%1' 줄이 한 줄의 한도인 %2바이트보다 길어집니다",
    "it is longer than %1 bytes; %2": "%1바이트보다 깁니다. %2",
    "given to the process, a script may be longer": "프로세스에 직접 지정하는 스크립트는 더 길어도 됩니다",
    "a document that 'save' writes may be longer": "'save'가 쓴 문서는 더 길어도 됩니다",
    "nothing writes to the pipe": "파이프에 쓰는 쪽이 없습니다",
    "another process locks each new file": "새 파일마다 다른 프로세스가 잠급니다",
    "no journal is kept, a kill would lose this session: '%1': %2":
      "저널을 남길 수 없어 강제 종료되면 이 세션을 잃습니다: '%1': %2",
    "history waits in memory: another process locks '%1'":
      "입력 기록을 메모리에 보관합니다. 다른 프로세스가 '%1'의 잠금을 쥐고 있습니다",
    "history is not kept: '%1': %2": "입력 기록을 남길 수 없습니다: '%1': %2",
    // The system's own words.
    "no space left on device": "디스크에 남은 공간이 없습니다",
    "no such file or directory": "파일이나 폴더가 없습니다",
    "permission denied": "권한이 없습니다",
    "input/output error": "입출력 오류입니다",
    "bad file descriptor": "출력이 닫혀 있습니다",
    "is a directory": "폴더입니다",
    "not a directory": "폴더가 아닙니다",
    "read-only file system": "읽기 전용 파일 시스템입니다",
    "file name too long": "파일 이름이 너무 깁니다",
    "too many levels of symbolic links": "심볼릭 링크가 너무 많이 이어져 있습니다",
    "file too large": "파일이 너무 큽니다",
  ]

  /// What the process says of itself, and what the prompt says.
  static let process: KeyValuePairs = [
    "Galley: diffable snapshots and compositional layouts. 'help' lists the commands.\n%1\n%2":
      "Galley: diffable snapshot과 compositional layout. 'help'를 입력하면 명령 목록을 볼 수 있습니다.\n%1\n%2",
    "Ctrl-D leaves": "끝내려면 Ctrl-D를 누르세요",
    "cancelled: nothing was changed": "취소했습니다. 바뀐 것은 없습니다",
    "cancelled: files changed before stay changed, nothing else was": "취소했습니다. 그 전에 바뀐 파일은 그대로 두었고, 그 밖에 바뀐 것은 없습니다",
    "%1.%2 s; Ctrl-C cancels": "%1.%2초, Ctrl-C로 취소",
    "search": "검색",
    "not found": "찾을 수 없음",
    "show all %1 possibilities? (y or n) ": "후보 %1개를 모두 표시할까요? (y/n) ",
    "there is no home folder: neither history nor journal is kept": "홈 폴더가 없어 입력 기록과 저널을 남기지 않습니다",
    "there is no device '%1'; 'devices' lists them": "'%1' 기기가 없습니다. 목록은 'devices'에 있습니다",
    "galley: the answer cannot be written: %1": "galley: 응답을 출력할 수 없습니다: %1",
    "'%1' cannot be read: no such file or directory": "'%1' 파일을 읽을 수 없습니다: 파일이나 폴더가 없습니다",
    "the start-up file '%1' is not run: %2": "시작 파일 '%1' 실행 안 함: %2",
    "'%1' is not run: %2": "'%1' 실행 안 함: %2",
    "A playground for diffable snapshots and compositional layouts.": "diffable snapshot과 compositional layout을 시험해 보는 도구입니다.",
    "Without a file it prompts at a terminal and reads commands from a pipe. 'help' inside the shell lists the commands.":
      "파일을 지정하지 않으면 터미널에서는 프롬프트를 띄우고 파이프에서는 명령을 읽습니다. 셸에서 'help'를 입력하면 명령 목록을 볼 수 있습니다.",
    "Scripts to run, one after another in one session.": "한 세션에서 차례로 실행할 스크립트.",
    "Commands to run; several are run in order.": "실행할 명령. 여러 개이면 차례로 실행합니다.",
    "Name files or give commands with -c, not both.": "파일과 -c 명령은 함께 쓸 수 없습니다.",
    "Run scripts as tests, print one line for each, and exit 1 if any failed.":
      "스크립트를 테스트로 실행하고 하나에 한 줄씩 출력하며, 실패가 있으면 1로 종료합니다.",
    "Scripts to run, each in a session of its own.": "각각 별도의 세션에서 실행할 스크립트.",
    "Show help for the process, for a command of the shell, or for a topic.": "프로세스, 셸의 명령, 주제에 대한 도움말을 보여 줍니다.",
    "A command of the shell, such as 'append items', or a topic, such as 'spacing'.": "'append items' 같은 셸 명령이나 'spacing' 같은 주제.",
    "The commands of the shell as one JSON object, which carries its version.": "셸의 명령을 버전이 담긴 JSON 객체 하나로 출력합니다.",
    "The manual page, for man(1).": "man(1)을 위한 매뉴얼 페이지.",
    "--man takes no words and no --json.": "매뉴얼 페이지는 JSON이나 주제와 함께 쓸 수 없습니다.",
    "Answer in JSON, one object a line; errors too.": "오류까지 한 줄에 JSON 객체 하나로 응답합니다.",
    "Answer tables as CSV.": "표를 CSV로 응답합니다.",
    "Go on after an error.": "오류가 나도 계속합니다.",
    "Print each command before its answer.": "응답 앞에 명령을 출력합니다.",
    "Begin with a device, such as iphone-16-pro.": "iphone-16-pro 같은 기기로 시작합니다.",
    "Colours: auto, always or never.": "색: auto, always, never.",
    "The language of messages (%1); by default LC_ALL and LANG decide.": "출력 언어(%1). 쓰지 않으면 LC_ALL과 LANG을 따릅니다.",
    "Answer in one format, not in several.": "형식은 하나만 고를 수 있습니다.",
    // The manual page.
    "User commands": "사용자 명령",
    "Name": "이름",
    "Synopsis": "사용법",
    "Description": "설명",
    "Options": "옵션",
    "Commands": "명령",
    "Exit status": "종료 상태",
    "a playground for diffable snapshots and compositional layouts": "diffable snapshot과 compositional layout을 시험해 보는 도구",
    "A line-edited shell over a live model of two UIKit ideas: the diffable snapshot and the compositional layout.":
      "UIKit의 두 개념인 diffable snapshot과 compositional layout의 모델을 다루는 셸입니다.",
    "Commands edit the pending snapshot, apply it and print the difference, define layouts, and print the frames as UIKit computes them.":
      "명령으로 적용 전 스냅샷을 편집하고, 적용해서 차이를 출력하고, 레이아웃을 정의하고, UIKit이 계산하는 그대로 프레임을 출력합니다.",
    "At a terminal it prompts; from a pipe or from files it runs commands.": "터미널에서는 프롬프트를 띄우고, 파이프나 파일에서는 명령을 실행합니다.",
    "0 where all commands succeeded, 1 where a command or an expectation failed, 64 for bad arguments, 66 for a file that cannot be read, 130 after Ctrl-C in a batch.":
      "모든 명령이 성공하면 0, 명령이나 expect가 실패하면 1, 인자가 잘못되면 64, 파일을 읽을 수 없으면 66, 배치에서 Ctrl-C를 누르면 130입니다.",
    "passed %1": "통과 %1",
    "failed %1": "실패 %1",
    // The argument parser's own words.
    "OVERVIEW:": "개요:",
    "USAGE:": "사용법:",
    "ARGUMENTS:": "인자:",
    "OPTIONS:": "옵션:",
    "SUBCOMMANDS:": "하위 명령:",
    "Error:": "오류:",
    "Usage:": "사용법:",
    "Help:": "도움말:",
    "(values:": "(값:",
    "default:": "기본값:",
    "Show the version.": "버전을 보여 줍니다.",
    "Show help information.": "도움말을 보여 줍니다.",
    "See '%1' for more information.": "자세한 내용은 '%1'에 있습니다.",
    "See '%1' for detailed help.": "자세한 도움말은 '%1'에 있습니다.",
    "Unknown option '%1'": "'%1' 옵션이 없습니다",
    "Unknown option '%1'. Did you mean '%2'?": "'%1' 옵션이 없습니다. 혹시 '%2'인가요?",
    "Missing value for '%1'": "'%1' 옵션에 값이 필요합니다",
    "Missing expected argument '%1'": "'%1' 인자가 필요합니다",
    "Unexpected argument '%1'": "'%1' 인자는 쓸 수 없습니다",
    "The value '%1' is invalid for '%2'. Please provide one of '%3' and '%4'.":
      "'%1' 값은 '%2' 옵션에 쓸 수 없습니다. '%3', '%4' 중 하나를 쓰세요.",
    "The value '%1' is invalid for '%2'. Please provide one of '%3', '%4' or '%5'.":
      "'%1' 값은 '%2' 옵션에 쓸 수 없습니다. '%3', '%4', '%5' 중 하나를 쓰세요.",
    "Prompt even if input or output is not a terminal.": "입출력이 터미널이 아니어도 프롬프트를 띄웁니다.",
    "Read commands without a prompt, at a terminal too.": "터미널에서도 프롬프트 없이 명령을 읽습니다.",
    "Keep no history of typed lines.": "입력 기록 파일을 남기지 않습니다.",
    "Replay the last terminal session that ended abruptly.": "비정상 종료된 마지막 터미널 세션을 다시 실행합니다.",
    "Use no file outside the script's folder: no start-up file, no history, no journal either.":
      "스크립트의 폴더 밖 파일을 쓰지 않습니다. 시작 파일, 입력 기록, 저널도 쓰지 않습니다.",
    "Run a file first, at a terminal in place of the start-up file.": "파일을 먼저 실행합니다. 터미널에서는 시작 파일을 대신합니다.",
  ]
}
