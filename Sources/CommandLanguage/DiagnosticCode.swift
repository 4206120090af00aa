/// The stable name of a reason for which a line is refused; scripts name it in `expect error`.
package enum DiagnosticCode: String, CaseIterable, Sendable {
  case alreadyAdded = "already-added"
  case ambiguousSelector = "ambiguous-selector"
  case besideItself = "beside-itself"
  case cannotAdd = "cannot-add"
  case componentCycle = "component-cycle"
  case componentExists = "component-exists"
  case componentInUse = "component-in-use"
  case componentName = "component-name"
  case countOrRepeating = "count-or-repeating"
  case dropWithoutSection = "drop-without-section"
  case expectation
  case extraWord = "extra-word"
  case framesOrSubitems = "frames-or-subitems"
  case givenTwice = "given-twice"
  case indexBeyondEnd = "index-beyond-end"
  case lessonMetAtStart = "lesson-met-at-start"
  case lessonMetByWrong = "lesson-met-by-wrong"
  case lessonMissingHint = "lesson-missing-hint"
  case lessonMissingPart = "lesson-missing-part"
  case lessonNothingExpected = "lesson-nothing-expected"
  case lessonPartTwice = "lesson-part-twice"
  case lessonStrayCommand = "lesson-stray-command"
  case lessonUnknownPart = "lesson-unknown-part"
  case lessonUnsolved = "lesson-unsolved"
  case missingProperty = "missing-property"
  case missingWord = "missing-word"
  case nameTaken = "name-taken"
  case nestedTooDeep = "nested-too-deep"
  case noFrames = "no-frames"
  case noLayout = "no-layout"
  case noLesson = "no-lesson"
  case noRemedy = "no-remedy"
  case noSections = "no-sections"
  case noSubitems = "no-subitems"
  case notAList = "not-a-list"
  case notAdded = "not-added"
  case notMeasured = "not-measured"
  case notOrthogonal = "not-orthogonal"
  case notUsed = "not-used"
  case notUTF8 = "not-utf8"
  case nothingAdded = "nothing-added"
  case nothingRepeated = "nothing-repeated"
  case nothingSelected = "nothing-selected"
  case nothingToExplain = "nothing-to-explain"
  case nothingToRedo = "nothing-to-redo"
  case nothingToRestore = "nothing-to-restore"
  case nothingToUndo = "nothing-to-undo"
  case oneSubitemExpected = "one-subitem-expected"
  case openParenthesis = "open-parenthesis"
  case openQuote = "open-quote"
  case plainNumberExpected = "plain-number-expected"
  case propertyPath = "property-path"
  case rangeBounds = "range-bounds"
  case readCycle = "read-cycle"
  case readTooDeep = "read-too-deep"
  case repeatedIdentifier = "repeated-identifier"
  case sectionExists = "section-exists"
  case textAfterQuote = "text-after-quote"
  case tooManyItems = "too-many-items"
  case tooManySubitems = "too-many-subitems"
  case unknownCell = "unknown-cell"
  case unknownChoice = "unknown-choice"
  case unknownCommand = "unknown-command"
  case unknownComponent = "unknown-component"
  case unknownDevice = "unknown-device"
  case unknownEscape = "unknown-escape"
  case unknownFinding = "unknown-finding"
  case unknownFlag = "unknown-flag"
  case unknownItem = "unknown-item"
  case unknownLesson = "unknown-lesson"
  case unknownMark = "unknown-mark"
  case unknownProperty = "unknown-property"
  case unknownSection = "unknown-section"
  case unknownTemplate = "unknown-template"
  case unknownTopic = "unknown-topic"
  case unknownView = "unknown-view"
  case unreadableFile = "unreadable-file"
  case unreadableJSON = "unreadable-json"
  case unreadableNumber = "unreadable-number"
  case unreadableValue = "unreadable-value"
  case unwritableFile = "unwritable-file"
  case wrongKind = "wrong-kind"
  /// The process's own arguments; no line of the shell is refused with it.
  case badArguments = "bad-arguments"
  /// Stands for errors that were printed where they happened.
  case alreadyPrinted = "already-printed"

  /// What to ask `help` for to read about it: a topic, a command, or the first word of several; nil where no line is refused with it.
  package var explainedUnder: String? {
    switch self {
    case .extraWord, .givenTwice, .missingWord, .notUTF8, .openParenthesis, .openQuote, .rangeBounds, .textAfterQuote, .unknownChoice,
      .unknownEscape, .unreadableNumber, .unreadableValue:
      "values"
    case .unknownCommand, .unknownFlag, .unknownTopic: "help"
    case .noSections, .repeatedIdentifier, .sectionExists, .tooManyItems, .unknownItem, .unknownSection: "snapshots"
    case .besideItself: "move"
    case .nameTaken: "identity"
    case .ambiguousSelector, .nothingSelected: "selectors"
    case .unknownView: "view"
    case .dropWithoutSection, .indexBeyondEnd: "drag"
    case .componentName, .unknownComponent, .wrongKind, .componentCycle, .countOrRepeating, .framesOrSubitems, .nestedTooDeep, .noFrames,
      .noSubitems, .nothingRepeated, .oneSubitemExpected, .tooManySubitems, .notAList, .alreadyAdded, .cannotAdd, .notAdded, .nothingAdded,
      .componentExists, .componentInUse, .propertyPath, .unknownProperty, .missingProperty:
      commandForComponents
    case .plainNumberExpected: "spacing"
    case .noLayout: "use"
    case .notUsed: "unuse"
    case .unknownTemplate: "template"
    case .unknownCell: "register cell"
    case .unknownDevice: "devices"
    case .notMeasured: "measure"
    case .notOrthogonal: "orthogonal"
    case .nothingToExplain: "explain"
    case .noRemedy, .unknownFinding: "lint"
    case .unknownMark: "mark"
    case .expectation: "expect"
    case .lessonMetAtStart, .lessonMetByWrong, .lessonMissingHint, .lessonMissingPart, .lessonNothingExpected, .lessonPartTwice,
      .lessonStrayCommand, .lessonUnknownPart, .lessonUnsolved, .noLesson, .unknownLesson:
      "lessons"
    case .nothingToUndo: "undo"
    case .nothingToRedo: "redo"
    case .nothingToRestore: "restore"
    case .unreadableFile, .unwritableFile: "files"
    case .readCycle, .readTooDeep: "read"
    case .unreadableJSON: "json"
    case .badArguments, .alreadyPrinted: nil
    }
  }

  /// The command whose help explains a code about components.
  private var commandForComponents: String {
    switch self {
    case .componentCycle, .countOrRepeating, .framesOrSubitems, .nestedTooDeep, .noFrames, .noSubitems, .nothingRepeated,
      .oneSubitemExpected, .tooManySubitems:
      "define group"
    case .notAList: "define section"
    case .alreadyAdded, .cannotAdd: "add"
    case .notAdded, .nothingAdded: "remove"
    case .componentExists: "rename"
    case .componentInUse: "undefine"
    case .propertyPath, .unknownProperty: "set"
    case .missingProperty: "unset"
    default: "define"
    }
  }
}
