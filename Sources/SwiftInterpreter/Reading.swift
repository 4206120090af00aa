import Documents
import Localization
import SwiftParsing

extension SwiftReader {
  /// What the code makes.
  package struct Reading: Sendable {
    package struct Component: Sendable, Equatable {
      package var name: String
      /// The command that defines it, and those that add to it.
      package var lines: [String]
    }

    /// The component of a section, and what the provider read of the document for it.
    package struct ProviderAnswer: Sendable, Equatable {
      /// Nil where a provider answers nil.
      package var component: String?
      package var reads: [String] = []
    }

    /// Parts before what is made of them.
    package var components: [Component] = []
    /// The commands that set the layout's own properties and add to it.
    package var layoutLines: [String] = []
    /// One for each section of a provider; one alone serves every section, and none is made where no layout is.
    package var sections: [ProviderAnswer] = []
    package var isProvider = false
    /// What was read of the document.
    package var reads: [String] = []
    package var ignored: [String] = []
    /// Properties of a layout's configuration that are set through the layout, which gives a copy of it.
    package var withoutEffect: [String] = []
    /// What else in the code makes a section or a layout, and takes arguments.
    package var others: [String] = []
    /// The kinds of supplementary views that are named by the text of the code, as no file read declares them.
    package var undeclaredKinds: [String] = []
    /// The types of identifiers whose equal values may have different hashes.
    package var hashMistakes: [HashMistake] = []
    /// What moves frames in code that was not reached.
    package var unreached: [ViewMove] = []
    /// The commands that make the data, if the code does: edits of the snapshot and applies.
    package var data: [String] = []
    /// What the last lines print.
    package var printed: [String] = []
    /// The call that made the layout; nil for one that statements made.
    package var entry: String?
    /// Whether that call was chosen among several.
    package var isOfChoice = false
    /// The calls that would make one, where statements made none and no call is the only one.
    package var choices: [String] = []
    /// Why the only call that would make one cannot be made yet.
    package var obstacle: Refusal?
    /// The names of the code for the sections that its provider answers for; none where it has no names.
    package var sectionNames: [String] = []
    /// The reason why the data of the code is not known; nil for code without data, and if the data is known.
    package var unknownData: Refusal?
    /// Whether the code only declares, and no constant is a part of a layout: it is read as a file of an app.
    package var isOfDeclarations = false

    package init() {}
  }

  /// One evaluation on its way to a reading.
  struct Task {
    var reader: SwiftReader
    let evaluator: Evaluator
    /// How many sections a provider is asked for.
    var sectionCount: Int
    /// What the entry of the files gave.
    var entryValue: Value?
    /// The call that makes the layout of what was typed, where several would.
    var typedEntry: String?

    init(reader: SwiftReader, evaluator: Evaluator, sectionCount: Int) {
      (self.reader, self.evaluator, self.sectionCount) = (reader, evaluator, sectionCount)
    }

    /// From now on the sections are those of a snapshot that the code applied.
    mutating func take(_ applied: SnapshotObject) {
      sectionCount = applied.sections.count
      evaluator.host.sections = applied.sections.map { $0.name }
      evaluator.host.itemCounts = applied.sections.map { applied.items(of: $0).count }
    }

    func run(_ file: SourceFile) throws(Refusal) {
      evaluator.program.add(file, isTyped: true)
      evaluator.program.finish()
      try evaluator.run(file)
    }

    /// Runs the statements of files, as of a playground. False if they make no layout.
    ///
    /// - Parameter entry: A call that is named: only the file that declares it is run, as others may be scripts.
    func runFiles(for entry: String?) throws(Refusal) -> Bool {
      let files = evaluator.program.files
      let declaring = entry.flatMap { evaluator.file(ofEntry: $0) }
      for file in files where entry == nil || files.count == 1 || file.index == declaring { try evaluator.run(file) }
      return evaluator.topLevel.objects.contains { $0.isLayout || $0.isSection }
    }
  }
}

extension Program {
  /// Whether a file has statements beside its declarations. A macro, such as a preview, makes nothing here.
  var hasStatements: Bool { files.contains { $0.statements.contains { $0.isRun } } }
}

extension Statement {
  fileprivate var isRun: Bool {
    switch kind {
    case .declaration, .conditional, .unparsed: return false
    case .expression(let expression):
      if case .macro = expression.kind { return false }
      return true
    default: return true
    }
  }
}
