/// The sentences around lessons, in each language.
struct LessonWords: Sendable {
  var start: String
  var now: String
  var target: String
  var footer: String
  var goOn: String
  var last: String
  var noHints: String
  var afterHints: String
  var solution: String
  var afterSolution: String
  var name: String
  var title: String
  var solved: String
  var here: String
  /// A lesson's number, how many there are, its title.
  var numbered: @Sendable (Int, Int, String) -> String
  /// How many expectations are met, and of how many.
  var progress: @Sendable (Int, Int) -> String
  /// The heading of the lesson.
  var reached: @Sendable (String) -> String
  /// A hint's number, and how many there are.
  var hint: @Sendable (Int, Int) -> String
  /// How many lessons are solved, and of how many.
  var listFooter: @Sendable (Int, Int) -> String

  static let english = LessonWords(
    start: "You begin with these lines, already run:", now: "Now:", target: "The target:",
    footer: "'hint' helps, 'solution' tells, 'lesson show' shows this again, 'lesson again' starts over.",
    goOn: "'lesson next' goes on.", last: "That was the last lesson. 'template' has layouts to play with.",
    noHints: "This lesson has no hints.", afterHints: "That was the last hint; 'solution' shows every line.",
    solution: "From the beginning of the lesson ('lesson again'), these lines lead to the goal:",
    afterSolution: "Other lines may do as well: only the screen counts.", name: "name", title: "what it is about", solved: "solved",
    here: "you are here",
    numbered: { "Lesson \($0) of \($1): \($2)" }, progress: { "goal: \($0) of \($1) met" }, reached: { "Solved! \($0)" },
    hint: { "Hint \($0) of \($1)" },
    listFooter: { "\($0) of \($1) solved. 'lesson 1' begins the first, 'lesson next' goes on." })

  static let korean = LessonWords(
    start: "아래 명령이 이미 실행된 상태에서 시작해요:", now: "지금 화면:", target: "목표 화면:",
    footer: "'hint'는 힌트, 'solution'은 풀이, 'lesson show'는 다시 보기, 'lesson again'은 처음부터예요.",
    goOn: "'lesson next'로 다음 레슨을 시작해요.", last: "마지막 레슨이었어요. 'template'에 바꿔 가며 놀 수 있는 레이아웃이 있어요.",
    noHints: "이 레슨에는 힌트가 없어요.", afterHints: "마지막 힌트예요. 'solution'을 입력하면 풀이 전체를 볼 수 있어요.",
    solution: "처음 상태('lesson again')에서 아래 명령을 입력하면 목표에 도달해요:",
    afterSolution: "다른 방법도 괜찮아요. 화면이 목표와 같기만 하면 돼요.", name: "이름", title: "내용", solved: "완료", here: "진행 중",
    numbered: { "레슨 \($0)/\($1): \($2)" }, progress: { "목표 \($1)개 중 \($0)개를 맞췄어요" }, reached: { "해결했어요! \($0)" },
    hint: { "힌트 \($0)/\($1)" },
    listFooter: { "\($1)개 중 \($0)개를 완료했어요. 'lesson 1'로 시작하고 'lesson next'로 이어 가요." })
}
