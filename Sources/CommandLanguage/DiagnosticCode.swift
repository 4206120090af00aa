/// The kind of an error. Scripts write its name in `expect error`.
package enum DiagnosticCode: String, CaseIterable, Sendable {
  case alreadyAdded, ambiguousSelector, besideItself, beyondDocument, cannotAdd, componentCycle, componentExists, componentInUse,
    componentName, countOrRepeating, dropWithoutSection, expectation, extraWord, framesOrSubitems, givenTwice, indexBeyondEnd,
    lessonMetAtStart, lessonMetByWrong, lessonMissingHint, lessonMissingPart, lessonNothingExpected, lessonPartTwice, lessonStrayCommand,
    lessonStrayReply, lessonUnanswered, lessonLevel, lessonChoices, lessonUnknownPart, lessonUnsolved, lineTooLong, missingProperty,
    missingWord,
    nameTaken, nestedTooDeep, noFrames, noLayout, noLesson, noRemedy, noSections, noSubitems, notAList, notAdded, notMeasured,
    notOrthogonal, notUsed, nothingAdded, nothingRepeated,
    nothingSelected, nothingToExplain, nothingToRedo, nothingToRestore, nothingToUndo, oneSubitemExpected, openParenthesis, openQuote,
    plainNumberExpected, propertyPath, rangeBounds, readCycle, readTooDeep, repeatedIdentifier, screenNotShared, sectionExists,
    textAfterQuote, tooManyItems, tooManySubitems, unequalHash, unknownCell, unknownChoice, unknownCommand, unknownComponent,
    unknownDevice,
    unknownEscape, unknownFinding, unknownFlag, unknownItem, unknownLesson, unknownMark, unknownProperty, unknownSection, unknownTemplate,
    unknownTopic, unknownView, unreadableFile, unreadableNumber, unreadableValue, unwritableFile, wrongKind
  case notUTF8 = "not-utf8"
  case unreadableJSON = "unreadable-json"
  case unreadableSwift
  /// Wrong process arguments; never the error of a line.
  case badArguments
  /// An error that was already printed.
  case alreadyPrinted

  /// The stable name used in scripts: `already-added`.
  package var name: String { rawValue.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) } }

  /// The `help` page that explains the error: a topic, a command, or the first word of several commands. Nil if no line causes it.
  package var explainedUnder: String? {
    switch self {
    case .extraWord, .givenTwice, .lineTooLong, .missingWord, .notUTF8, .openParenthesis, .openQuote, .rangeBounds, .textAfterQuote,
      .unknownChoice, .unknownEscape, .unreadableNumber, .unreadableValue:
      "values"
    case .unknownCommand, .unknownFlag, .unknownTopic: "help"
    case .noSections, .repeatedIdentifier, .sectionExists, .tooManyItems, .unknownItem, .unknownSection: "snapshots"
    case .besideItself: "move"
    case .nameTaken, .unequalHash: "identity"
    case .ambiguousSelector, .nothingSelected: "selectors"
    case .unknownView: "view"
    case .dropWithoutSection, .indexBeyondEnd: "drag"
    case .componentName, .unknownComponent, .wrongKind, .componentCycle, .countOrRepeating, .framesOrSubitems, .nestedTooDeep, .noFrames,
      .noSubitems, .nothingRepeated, .oneSubitemExpected, .tooManySubitems, .notAList, .alreadyAdded, .cannotAdd, .notAdded, .nothingAdded,
      .componentExists, .componentInUse, .propertyPath, .unknownProperty, .missingProperty, .notUsed:
      commandForComponents
    case .plainNumberExpected: "spacing"
    case .noLayout: "use"
    case .unknownTemplate: "template"
    case .unknownCell: "register cell"
    case .screenNotShared, .unknownDevice: "devices"
    case .notMeasured: "measure"
    case .notOrthogonal: "orthogonal"
    case .nothingToExplain: "explain"
    case .noRemedy, .unknownFinding: "lint"
    case .unknownMark: "mark"
    case .expectation: "expect"
    case .lessonMetAtStart, .lessonMetByWrong, .lessonMissingHint, .lessonMissingPart, .lessonNothingExpected, .lessonPartTwice,
      .lessonStrayCommand, .lessonStrayReply, .lessonUnanswered, .lessonLevel, .lessonChoices, .lessonUnknownPart, .lessonUnsolved,
      .noLesson,
      .unknownLesson, .beyondDocument:
      "lessons"
    case .nothingToUndo, .nothingToRedo: "undo"
    case .nothingToRestore: "restore"
    case .unreadableFile, .unwritableFile: "files"
    case .readCycle, .readTooDeep: "read"
    case .unreadableJSON: "json"
    case .unreadableSwift: "swift"
    case .badArguments, .alreadyPrinted: nil
    }
  }

  private var commandForComponents: String {
    switch self {
    case .componentCycle, .countOrRepeating, .framesOrSubitems, .nestedTooDeep, .noFrames, .noSubitems, .nothingRepeated,
      .oneSubitemExpected, .tooManySubitems:
      "define group"
    case .notAList: "define section"
    case .notUsed: "unuse"
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
