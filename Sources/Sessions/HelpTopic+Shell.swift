/// Topics about the shell itself.
extension HelpTopic {
  static let keys = HelpTopic(
    name: "keys", title: "Keys at the prompt",
    lines: [
      "Tab                     completes; again, lists what there is, each with a word about it",
      "→ or Ctrl-E at the end  takes the grey suggestion; Alt-→ takes a word of it",
      "↑ ↓                     earlier and later entries; with text typed, those that begin so",
      "Ctrl-R                  searches the typed lines",
      "Ctrl-A Ctrl-E           to the beginning, to the end; Alt-B and Alt-F by a word",
      "Ctrl-W Ctrl-K Ctrl-Y    deletes a word, deletes to the end, puts it back",
      "Ctrl-C                  drops the line, or cancels the command that runs; nothing was changed then",
      "Ctrl-D                  leaves, on an empty line; Ctrl-Z stops, 'fg' goes on",
      "\\ at a line's end       goes on in the next line; a paste is one entry, and runs with Enter only",
      "A line that begins with a space is kept out of the file of typed lines. ~/.editrc binds keys by libedit's rules.",
    ],
    korean: [
      "Tab                     완성합니다. 한 번 더 누르면 후보와 설명을 보여 줍니다",
      "→, 줄 끝에서 Ctrl-E     회색 제안을 받아들입니다. Alt-→는 한 단어만 받아들입니다",
      "↑ ↓                     앞뒤의 입력을 봅니다. 글자를 입력했으면 그렇게 시작하는 것만 봅니다",
      "Ctrl-R                  입력한 줄에서 찾습니다",
      "Ctrl-A Ctrl-E           처음으로, 끝으로 갑니다. Alt-B와 Alt-F는 한 단어씩 갑니다",
      "Ctrl-W Ctrl-K Ctrl-Y    단어를 지우고, 끝까지 지우고, 지운 것을 되살립니다",
      "Ctrl-C                  줄을 버리거나 실행 중인 명령을 취소합니다. 취소하면 바뀐 것이 없습니다",
      "Ctrl-D                  빈 줄에서 끝냅니다. Ctrl-Z는 멈추고 'fg'는 이어 갑니다",
      "줄 끝의 \\               다음 줄로 이어집니다. 붙여 넣은 글은 한 입력이며 Enter를 눌러야 실행됩니다",
      "공백으로 시작하는 줄은 입력 기록에 남지 않습니다. ~/.editrc에서 libedit의 규칙으로 키를 정할 수 있습니다.",
    ])

  static let json = HelpTopic(
    name: "json", title: "What 'export json' writes, and 'open FILE.json' reads",
    lines: [
      "galley        the version of these keys, 1",
      "environment   device (or null), isLandscape, and settings: what differs from the device's row, as 'show environment' has it",
      "components    each after those it is made of: name, kind, direction (of groups), group (of sections; null for a list),",
      "              settings as 'show NAME' has them, subitems, and what was added to it",
      "views         name, bounds [width,height], identity, difference, settings of the layout, boundary items added to it,",
      "              uses (component, for a section or an index or neither, when), and state: the lines that rebuild its snapshots,",
      "              contents, outlines, scroll position, sizes and cells, as 'save' writes them",
      "currentView   the view that commands speak to",
      "screen        what it shows, for readers: sections with their items, and the scene of 'draw'; 'open' does not look at it",
      "Other keys, keys given twice, and lines of a state that are no edits are refused, with their place in the file.",
    ],
    korean: [
      "galley        이 키들의 버전, 1",
      "environment   device(또는 null), isLandscape, 그리고 settings: 'show environment'처럼 기기의 값과 다른 것",
      "components    이루는 것들보다 뒤에 옵니다: name, kind, direction(그룹), group(섹션, 리스트는 null),",
      "              'show NAME'과 같은 settings, subitems, 추가된 컴포넌트",
      "views         name, bounds [width,height], identity, difference, 레이아웃의 settings, 레이아웃에 추가된 boundary 아이템,",
      "              uses(컴포넌트, 섹션이나 인덱스 또는 둘 다 아님, 조건), 그리고 state: 스냅샷, 콘텐츠, 아웃라인,",
      "              스크롤 위치, 크기, 셀을 되살리는 명령들이며 'save'가 쓰는 것과 같습니다",
      "currentView   명령의 대상이 되는 뷰",
      "screen        읽는 사람을 위한 화면: 섹션과 아이템, 'draw'의 장면. 'open'은 보지 않습니다",
      "다른 키, 두 번 나온 키, state에서 편집이 아닌 줄은 거부되며, 파일에서의 위치를 알려 줍니다.",
    ])

  static let files = HelpTopic(
    name: "files", title: "Files, and where they are",
    lines: [
      "save FILE writes lines that rebuild the document exactly; open FILE replaces the document; read FILE runs lines in place.",
      "Names may begin with ~ and are relative to the script that names them, at the prompt to the working directory.",
      "$XDG_CONFIG_HOME/galley/rc.galley    runs at the start of a terminal session (~/.config where it is not set)",
      "$XDG_STATE_HOME/galley/history       the lines that were typed (~/.local/state where it is not set)",
      "$XDG_STATE_HOME/galley/lessons       the names of the lessons that were solved at a prompt",
      "beside them                          the journal of a session that is running, which 'restore' replays after a kill",
      "Under --safe no file outside the script's folder is touched, and none of these.",
    ],
    korean: [
      "save FILE은 문서를 그대로 되살리는 명령들을 쓰고, open FILE은 문서를 바꾸고, read FILE은 그 자리에서 실행합니다.",
      "파일 이름은 ~로 시작할 수 있고, 이름을 쓴 스크립트를 기준으로 합니다. 프롬프트에서는 작업 디렉터리가 기준입니다.",
      "$XDG_CONFIG_HOME/galley/rc.galley    터미널 세션을 시작할 때 실행됩니다(없으면 ~/.config)",
      "$XDG_STATE_HOME/galley/history       입력한 줄의 기록입니다(없으면 ~/.local/state)",
      "$XDG_STATE_HOME/galley/lessons       프롬프트에서 완료한 레슨의 이름입니다",
      "그 옆                                실행 중인 세션의 저널이며, 강제 종료된 뒤 'restore'로 다시 실행합니다",
      "--safe에서는 스크립트의 폴더 밖 파일과 위의 파일을 모두 쓰지 않습니다.",
    ])
}
