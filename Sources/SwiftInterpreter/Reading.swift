import Documents
import Localization
import SwiftParsing

extension SwiftReader {
  /// The result of evaluating code, expressed as commands.
  package struct Reading: Sendable {
    /// Why code that applies a snapshot makes no layout.
    package enum MissingLayout: Sendable {
      /// The data source is that of a table view.
      case tableView
      case flowLayout
      /// The layout is in a storyboard or in another file.
      case elsewhere
    }

    package struct Component: Sendable, Equatable {
      package var name: String
      /// The command that defines the component, followed by commands that add to it.
      package var lines: [String]
      /// The code that made it and set its properties, by their names in commands.
      package var sources = SourceSpans()
    }

    /// The component that a provider returns for a section, and the properties of the document that it has read.
    package struct ProviderAnswer: Sendable, Equatable {
      /// Nil if the provider returns nil.
      package var component: String?
      package var reads: [String] = []
    }

    /// The components. Parts precede the components that contain them.
    package var components: [Component] = []
    /// The commands that set the properties of the layout itself.
    package var layoutLines: [String] = []
    /// The code that set each property of the layout itself.
    package var layoutSources = SourceSpans()
    /// The sections. For a provider, there is one for each of its sections; otherwise, a single one applies to all sections. Empty if there
    /// is no layout.
    package var sections: [ProviderAnswer] = []
    package var isProvider = false
    /// The properties of the document that the code has read.
    package var reads: [String] = []
    package var ignored: [String] = []
    /// Properties that the code sets through `layout.configuration`. They have no effect, because that property returns a copy.
    package var withoutEffect: [String] = []
    /// Edits to items, groups and supplementary items after a group or a section copied them.
    package var lateEdits: [LateEdit] = []
    /// Calls to other makers in the code, which need arguments.
    package var others: [String] = []
    /// The supplementary kinds whose constants no file declares. The source text of the constant is the kind.
    package var undeclaredKinds: [String] = []
    /// The assignments to a section's `visibleItemsInvalidationHandler`.
    package var handlers: [Span] = []
    /// Those of them that move or scale the visible items. They are not run.
    package var movingHandlers: [Span] = []
    /// The types of identifiers whose equal values may have different hashes.
    package var hashMistakes: [HashMistake] = []
    /// The classes of identifiers that are equal by their `==` and count as different, because each counts by its instance.
    package var instanceTypes: [String] = []
    /// The names that the user has defined and the code does not read.
    package var unusedDefinitions: [String] = []
    /// The reason why code with data has no layout; nil for code with a layout, and for a snapshot without a data source.
    package var missingLayout: MissingLayout?
    /// The collection views of the same class whose data is not read.
    package var otherViews: [String] = []
    package var waiting: [Span] = []
    /// The functions of a layout class that UIKit asks for attributes. They are not called here.
    package var overrides: [Override] = []
    /// The statement that makes the collection view run from right to left, if the environment does not.
    package var forcedDirection: Span?
    /// Undeclared types whose closures were read as section providers.
    package var assumedProviders: [String] = []
    /// The statement that gives the collection view of the layout a size of its own.
    package var viewSize: ViewSize?
    /// True if the code creates a data source, and nothing in it provides headers, footers and badges.
    package var lacksSupplementaryViewProvider = false
    /// True if insets refer to the view's margins.
    package var setsMarginReference = false
    /// Undeclared classes that controllers and views inherit from, and the UIKit classes that they are assumed to be.
    package var assumedSuperclasses: [(name: String, system: String)] = []
    /// Statements that move frames but were not reached.
    package var unreached: [ViewMove] = []
    /// The commands that make the data: edits of the snapshot and applies.
    package var data: [String] = []
    /// The function that applies a snapshot, although nothing calls it when the app starts.
    package var uncalledData: String?
    /// Whether the applied snapshot has sections, and each has items.
    var fillsSections = false
    package var printed: [String] = []
    /// The call that made the layout; nil if statements made it.
    package var entry: String?
    /// True if the call was chosen from several.
    package var isOfChoice = false
    /// The calls that could make a layout, if no statement made one and the choice is not unique.
    package var choices: [String] = []
    /// The error from the only call that could make a layout.
    package var obstacle: Refusal?
    /// The names in the code for the provider's sections; empty if there are no names.
    package var sectionNames: [String] = []
    /// The number of items that the functions of a data source return, for code without snapshots.
    package var itemCount = CountOfItems.unset
    /// The reason why the data is unknown; nil for known data and for code without data.
    package var unknownData: Refusal?
    /// True for code that contains only declarations, and no constants for parts of a layout. It is treated like a file of an app.
    package var isOfDeclarations = false
    /// True if all typed entries were read as one text, so that spans refer to this text.
    package var isOfJoinedCode = false

    package init() {}
  }

  /// A function of a subclass that overrides one of UIKit's.
  package struct Override: Sendable {
    package var name: String
    package var span: Span
  }

  struct Task {
    var reader: SwiftReader
    let evaluator: Evaluator
    /// The number of sections for which a provider is called.
    var sectionCount: Int
    /// The value of the entry in the files.
    var entryValue: Value?
    /// The call that makes the layout in typed code, if several could.
    var typedEntry: String?

    init(reader: SwiftReader, evaluator: Evaluator, sectionCount: Int) {
      (self.reader, self.evaluator, self.sectionCount) = (reader, evaluator, sectionCount)
    }

    /// Continues with the sections of an applied snapshot.
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

    /// Runs the top-level statements of files, as in a playground. Returns false if they do not make a layout.
    ///
    /// - Parameter entry: The call that the user named. Only the file that declares it is run, because others may be scripts.
    func runFiles(for entry: String?) throws(Refusal) -> Bool {
      let files = evaluator.program.files
      let declaring = entry.flatMap { evaluator.file(ofEntry: $0) }
      for file in files where entry == nil || files.count == 1 || file.index == declaring { try evaluator.run(file) }
      return evaluator.topLevel.objects.contains { $0.isLayout || $0.isSection }
    }
  }
}

extension Program {
  /// True if a file has top-level statements. Macros such as `#Preview` do not count.
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
