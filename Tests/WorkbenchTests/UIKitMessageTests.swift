import Foundation
import Lessons
import Linting
import Localization
import Rendering
import Snapshots
import TestSupport
import Testing

@testable import CommandLanguage
@testable import Commands
@testable import Documents
@testable import Sessions

/// Help on the texts that UIKit raises and logs.
@Suite struct UIKitMessageTests {
  @Test func theTableIsComplete() {
    #expect(UIKitMessage.all.count >= 35)
    let names = UIKitMessage.all.map(\.name)
    #expect(Set(names).count == names.count)
    let taken = Set(shellCommands.commands.map(\.declaration.name) + HelpTopic.names + DiagnosticCode.allCases.map(\.name))
    #expect(taken.isDisjoint(with: names), "\(taken.intersection(names))")
    for message in UIKitMessage.all {
      #expect(!message.causes.isEmpty && !message.texts.isEmpty && !message.texts.contains(""), "\(message.name)")
      guard let rule = message.rule else { continue }
      #expect((message.diffableRule != nil) != Rule.all.contains { $0.number == rule }, "\(message.name): \(rule)")
    }
  }

  /// Each text leads to its own page, and so does its page's name.
  @Test(arguments: UIKitMessage.all.map(\.name)) func everyTextHasItsPage(_ name: String) throws {
    let message = try #require(UIKitMessage.named(name))
    for text in message.texts {
      let filled = text.replacing("…", with: "Cart.Item(id: 12)")
      #expect(UIKitMessageSearch.shared.messages(in: filled).map(\.name) == [name], "\(filled)")
    }
    let page = Session().run("help \(name)")
    #expect(page.errors == "" && page.answers.contains(message.event.english.prefix(20)), "\(page.text)")
    for language in [Language.english, .korean] {
      var settings = Session.Settings()
      settings.renderer.language = language
      let lines = Session(settings: settings).run("help \(name)").answers.split(separator: "\n")
      #expect(lines.allSatisfy { displayWidth(String($0)) <= 80 }, "\(lines.filter { displayWidth(String($0)) > 80 })")
    }
  }

  /// What a page says to type raises exactly its text, or its answer has it.
  @Test(arguments: UIKitMessage.all.map(\.name)) func everyReproductionRaises(_ name: String) throws {
    let message = try #require(UIKitMessage.named(name))
    let page = Session().run("help \(name)").answers.split(separator: "\n").map(String.init)
    guard case .scripts(let scripts) = message.reproduction else {
      #expect(page.contains("  cannot be reproduced here"))
      return
    }
    for script in scripts {
      for line in script { #expect(page.contains("    \(line)"), "\(line)") }
      let raised = Self.texts(raisedBy: script)
      #expect(raised.contains { text in message.texts.contains { Self.isForm(text, of: $0) } }, "\(script): \(raised)")
    }
  }

  /// UIKit's texts in the last answer to some lines of a new session; all lines before the last are accepted.
  private static func texts(raisedBy script: [String]) -> [String] {
    let session = Session(settings: Session.Settings(isTalkative: true, errorRenderer: Renderer(format: .json)))
    for line in script.dropLast() { #expect(session.run(line + "\n").errors == "", "\(line)") }
    let answer = session.run((script.last ?? "") + "\n")
    var texts: [String] = []
    for line in answer.text.split(separator: "\n") {
      if let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] {
        let error = (object["error"] as? [String: Any])?["uikit"] as? String
        let faults = (object["faults"] as? [[String: Any]] ?? []).compactMap { $0["uikit"] as? String }
        texts += (error.map { [$0] } ?? []) + faults
      }
      for start in ["UIKit logs: ", "UIKit raises: "] {
        if let range = line.range(of: start) { texts.append(String(line[range.upperBound...])) }
      }
    }
    return texts
  }

  /// Whether a text has all fixed parts of a form in their order, from its beginning to its end. What UIKit says of the group may follow.
  private static func isForm(_ text: String, of form: String) -> Bool {
    func flat(_ text: String) -> String { text.split { $0 == "\n" || $0 == " " }.joined(separator: " ") }
    let parts = flat(form).split(separator: "…", omittingEmptySubsequences: false)
    let text = flat(text.components(separatedBy: "\nGroup: ")[0])
    var rest = text[...]
    for (index, part) in parts.dropLast().enumerated() where !part.isEmpty {
      guard let range = rest.range(of: part), index > 0 || range.lowerBound == text.startIndex else { return false }
      rest = rest[range.upperBound...]
    }
    return parts.count > 1 ? rest.hasSuffix(parts[parts.count - 1]) : text == flat(form)
  }

  // MARK: Finding

  /// Texts as people paste them, changed in all the ways in which they differ.
  private static let pasted: [(text: String, names: [String])] = [
    ("Attempted to reload item identifier that does not exist in the snapshot: 5", ["reload-unknown-item"]),
    (
      "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'Attempted to reload item identifier that "
        + "does not exist in the snapshot: Shop.Product(id: 9)'", ["reload-unknown-item"]
    ),
    ("Thread 1: \"Attempted to reconfigure item identifier that does not exist in the snapshot: x\"", ["reconfigure-unknown-item"]),
    ("Attempted to reload section identifier that", ["reload-unknown-section"]),
    ("Attempted to reload", ["reload-unknown-item", "reload-unknown-section"]),
    ("Attempted to recon", ["reconfigure-unknown-item"]),
    ("attempted to reload item identifier that does not exist in the snapshot", ["reload-unknown-item"]),
    ("Invalid item identifier specified for reload", ["reload-unknown-item"]),
    ("Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    b,\n    a\n)}", ["repeated-items"]),
    ("Fatal: supplied identifiers are not unique.", ["repeated-items"]),
    ("Thread 1: \"Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\\n    1\\n)}\"", ["repeated-sections"]),
    ("Fatal: supplied item identi", ["repeated-items"]),
    (
      "2024-05-02 10:11:12.345+0900 App[1234:5678] *** Assertion failure in -[A b], A.m:12\n*** Terminating app due to uncaught exception "
        + "'NSInternalInconsistencyException', reason: 'There are currently no sections in the data source. Please add a section first.'",
      ["append-without-sections"]
    ),
    ("Invalid parameter not satisfying: section != NSNotFound", ["section-not-found"]),
    ("Invalid parameter not satisfying: section", ["section-not-found", "section-past-end"]),
    ("Invalid parameter not satisfying: section < _impl.numberOfSections", ["section-past-end"]),
    ("Invalid parameter not satisfying: fromIndex != NSNotFound", ["move-unknown-item"]),
    ("Invalid parameter not satisfying: toIndex != NSNotFound'", ["move-to-unknown-item"]),
    ("reason: Invalid parameter not satisfying: insertIndex != NSNotFound", ["insert-at-unknown-section"]),
    ("Invalid parameter not satisfying: fromSection != NSNotFound", ["move-unknown-section"]),
    ("Invalid parameter not satisfying: toSection != NSNotFound", ["move-to-unknown-section"]),
    ("Invalid parameter not satisfying: itemIdentifiers", ["nil-identifiers"]),
    ("Invalid parameter not satisfying: parentItem != nil", ["outline-nil"]),
    ("Invalid parameter not satisfying: group", ["section-without-group"]),
    ("Invalid parameter not satisfying: dataSourceSnapshot.numberOfSections == sectionIdentifiers.count", ["section-already-exists"]),
    (
      "Invalid update: destination for insertion operation [App.Row.title(\"a; b\")] is in the insertion identifier list for update: "
        + "<_UIDiffableDataSourceUpdate 0x600003a1 - action: INS; destinationIdentifier:App.Row", ["insert-beside-itself"]
    ),
    ("Invalid update: destination for item move is the same as the source [7] for update", ["move-beside-itself"]),
    ("Invalid update: destination for section move is the same as the source [7]", ["move-section-beside-itself"]),
    ("Invalid update: destination for section operation [7] is in the inserted section list", ["insert-sections-beside-themselves"]),
    (
      "Diffable data source detected an attempt to insert or append 3 section identifiers that already exist in the snapshot. Identifiers "
        + "in a snapshot must be unique. Section identifiers that already exist: (\n    A,\n    B\n)", ["section-already-exists"]
    ),
    (
      "[UIDiffableDataSource] Diffable data source detected an attempt to insert or append 12 item identifiers that already exist in the "
        + "snapshot. The existing item identifiers will be moved into place instead, but", ["item-already-exists"]
    ),
    ("Diffable data source detected an attempt to insert or append 1", ["section-already-exists", "item-already-exists"]),
    ("BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__APPLYING_SNAPSHOTS_REENTRANTLY_OR_ON_MAIN_AND_BACKGROUND_THREADS", ["reentrant-apply"]),
    ("Diffable data source detected item identifiers that are equal but have different hash values.", ["unequal-hashes"]),
    ("Item identifier does not exist in section snapshot: App.Node", ["outline-unknown-item"]),
    ("Parent item identifier does not exist in section snapshot: App.Node", ["outline-unknown-parent"]),
    ("Thread 1: \"Child item identifier does not exist in section snapshot: <App.Node: 0x60>\"", ["outline-unknown-child"]),
    ("Failed to find index of item App.Node(name: \"x\")", ["outline-delete-unknown"]),
    ("[UICollectionView] Warning: applying updates in a non-thread confined manner is dangerous and can", ["mixed-queues"]),
    ("Deadlock detected: calling this method on the main queue with outstanding async updates is not permitted", ["deadlock"]),
    (
      "UICollectionView (<App.Grid 0x11883c800>) is stuck in its update/layout loop. This can happen for various reasons", ["update-loop"]
    ),
    (
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier Cell - must register a nib or a class for the identifier",
      ["not-registered"]
    ),
    ("Could not cast value of type 'UICollectionViewCell' (0x1) to 'App.PhotoCell' (0x2).", ["forced-cast"]),
    (
      "Invalid update: invalid number of items in section 4. The number of items contained in an existing section after the update (3) must",
      ["batch-updates"]
    ),
    (
      "Invalid batch updates detected: the number of sections and/or rows returned by the data source before and after performing the batch "
        + "updates are inconsistent with the updates. Data source before updates = { 1 section with row counts: [3] }", ["batch-updates"]
    ),
    (
      "attempt to perform an insert and a move to the same index path (<NSIndexPath: 0xc0> {length = 2, path = 0 - 0})",
      ["conflicting-updates"]
    ),
    (
      "<UICollectionViewCompositionalLayout: 0x10> ran into an error when computing the layout for section at index 2 in container "
        + "<_UICollectionLayoutContainer: 0x60 contentSize={1012, 719.5}; contentInsets={0, 0, 0, 0}}>.", ["group-cannot-fit", "no-room"]
    ),
    (
      "<UICollectionViewCompositionalLayout: 0x10> ran into an error when computing the layout for section at index 2 in container "
        + "<_UICollectionLayoutContainer: 0x60 contentSize={32, 653}; contentInsets={0, 0, 0, 0}}>. Container calculated by applying insets "
        + "({0, 14, 0, 14}) from sectionInsetsReference \"layoutMargins\" to collection view frame {{0, 114}, {60, 653}}.\nError: There is "
        + "no room for this NSCollectionLayoutGroup to fit into its parent group", ["no-room"]
    ),
    ("NSCollectionLayoutItem created with invalid combination of spacing and size specified. This group", ["group-cannot-fit"]),
    ("Error: Every supplementary must have a unique elementKind: duplicates detected: (\n    header\n)", ["duplicate-kinds"]),
    ("Invalid absolute dimension: inf. The dimension must be a finite value.", ["not-finite"]),
    ("Invalid absolute dimension, must be > 0.0. NOTE: This will be a hard-assert soon", ["absolute-not-positive"]),
    ("A size is required.", ["size-required"]),
    // Without their beginning.
    ("supplied identifiers are not unique", ["repeated-items"]), ("\"supplied item identifiers are not unique\"", ["repeated-items"]),
    ("NSInternalInconsistencyException', reason: 'supplied section identifiers are not unique. Duplic", ["repeated-sections"]),
    (
      "[LayoutConstraints] Unable to simultaneously satisfy constraints.\n(\n    \"<NSLayoutConstraint:0x60 UIView:0x7.height == 80>\",\n"
        + "    \"<NSLayoutConstraint:0x61 'UIView-Encapsulated-Layout-Height' UIView:0x7.height == 50>\"\n)", ["encapsulated-layout"]
    ),
    ("UIView-Encapsulated-Layout-Width", ["encapsulated-layout"]),
    (
      "+[NSCollectionLayoutGroup horizontalGroupWithLayoutSize:repeatingSubitem:count:]: unrecognized selector sent to class 0x1f",
      ["needs-ios-16"]
    ),
    (
      "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '+[NSCollectionLayoutDimension "
        + "uniformAcrossSiblingsWithEstimate:]: unrecognized selector sent to class 0x1f'", ["needs-ios-17"]
    ),
  ]

  @Test(arguments: pasted.indices) func pastedTextsAreFound(_ index: Int) {
    let (text, names) = Self.pasted[index]
    #expect(UIKitMessageSearch.shared.messages(in: text).map(\.name) == names, "\(text)")
    #expect(Self.pasted.count >= 40)
    // On the prompt it is refused, and its first line names the page; 'help' with it, and 'help last', print the page.
    let session = Session()
    let refusal = Self.entered(text, in: session)
    #expect(refusal.answers == "" && refusal.errors.contains("'help last'"), "\(refusal.text)")
    let first = refusal.errors.split(separator: "\n")[0]
    #expect(first.contains("'help last'") && (names.count > 1 || first.contains("'help \(names[0])'")), "\(first)")
    let pages = names.map { "help \($0)\n" }.map { Session().run($0).answers }.joined()
    #expect(session.run("help last").answers == pages)
    let help = Self.entered("help \(text)", in: Session())
    #expect(help.errors == "" && help.answers == pages, "\(help.text)")
  }

  /// What a prompt answers to an entry.
  private static func entered(_ entry: String, in session: Session) -> Transcript {
    let output = Transcript()
    session.run(typed: entry, to: output)
    return output
  }

  @Test func ordinarySentencesMatchNothing() {
    let sentences = [
      "how do I return a cell to the collection view", "the item does not exist in the snapshot", "is there no room for the header",
      "why is a section identifier not found", "there is no room for the group in the section", "a size is required",
      "how many sections are currently in the data source", "please add a section first", "the item was moved into place instead",
      "at least one item is needed in a group", "what happens when two identifiers are equal", "reload item a in section main",
      "attempt to reload the list", "invalid parameter", "the group should have a count of 2", "update the layout in a loop",
      "the collection view is stuck", "could I dequeue a cell here", "warning about the main queue", "number of items in a section",
      "insert b before a", "append items a b to main", "the destination is the same as the source", "NSNotFound", "Fatal", "error",
      "why two spacings have different types", "the data source has no sections", "can not cast", "registration of cells",
      "-[ShopCell setPrice:]: unrecognized selector sent to instance 0x12", "supplied widget colours are never unique",
    ]
    let pages = HelpTopic.all.filter { $0.name != "exceptions" }.flatMap { $0.lines + [$0.title.english] }
    let commands = shellCommands.commands.map(\.declaration).flatMap { [$0.summary.english] + $0.details.map(\.english) }
    let lessons = BundledLesson.all.flatMap(\.titles)
    let rules = Rule.all.map(\.sentence)
    let messages = UIKitMessage.all.flatMap { $0.phrases.map(\.english) }
    for sentence in sentences + pages + commands + lessons + rules + messages {
      #expect(UIKitMessageSearch.shared.messages(in: sentence).map(\.name) == [], "\(sentence)")
    }
  }

  // MARK: In a session

  @Test func aPastedTextIsNeverRun() {
    let text = "Thread 1: \"Fatal: supplied item identifiers are not unique\"; append sections main"
    for settings in [Session.Settings(), .goingOn] {
      let session = Session(settings: settings)
      let answer = session.run(text)
      #expect(session.document.view.pending.numberOfSections == 0)
      #expect(answer.errors.split(separator: "\n").count { $0.contains("error:") } == 1, "\(answer.errors)")
      #expect(session.failureCount == 1)
    }
    // Lines that are commands or Swift are not taken for it.
    let session = Session()
    session.run("echo Attempted to reload item identifier that does not exist in the snapshot: 5")
    session.run("// Attempted to reload item identifier that does not exist in the snapshot: 5")
    #expect(session.failureCount == 0)
  }

  @Test func linesOfOnePasteAreOneText() {
    let session = Session()
    let text = "*** Assertion failure in -[UIView x], UIView.m:9\n*** Terminating app, reason: 'A size is required.'\n(\n  0 Core 0x1\n)"
    let answer = Self.entered(text, in: session)
    #expect(answer.errors.hasPrefix("error: this is a UIKit message") && session.failureCount == 1, "\(answer.text)")
    #expect(Self.entered("help " + text, in: session).answers.hasPrefix("A size is required.\n"))
    // A script in which a message stands as a comment still runs.
    #expect(Self.entered("append sections main\n# A size is required.\ncount", in: Session()).errors == "")
  }

  @Test func swiftThatBeginsLikeATextIsStillSwift() {
    let session = Session()
    session.run("UICollectionView (frame: 4)")
    #expect(session.state.refused?.consoleText == nil)
    for text in ["UICollectionViewDiffableDataSource cell provider returned nil for index path (1)", "*** A size is required."] {
      let after = Session.after("let width = 4")
      #expect(after.run(text).errors.contains("this is a UIKit message"), "\(text)")
    }
  }

  @Test func theLastRefusalHasItsPage() throws {
    let session = Session()
    #expect(session.run("help last").errors.contains("no line has been rejected yet"))
    let refusal = session.run("append items a")
    #expect(refusal.errors.hasSuffix("'help append-without-sections' explains this text\n"))
    #expect(session.run("help last").answers == Session().run("help append-without-sections").answers)
    // A line that UIKit would not have raised for has the page of its code.
    session.run("scroll to")
    #expect(session.run("help last").answers.hasPrefix("scroll") || session.run("help last").errors == "")
    // Swift that is read.
    let folder = try TemporaryFolder()
    let file = URL(fileURLWithPath: folder.path("Data.swift"))
    let code = """
      import UIKit
      func makeLayout() -> UICollectionViewLayout {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0]); snapshot.appendItems(["a"]); snapshot.moveItem("a", afterItem: "a")
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: item.layoutSize, subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      }
      """
    try Data(code.utf8).write(to: file)
    let read = session.run("read \(file.path)")
    #expect(read.errors.contains("'help move-beside-itself' explains this text"), "\(read.text)")
    #expect(session.run("help last").answers == Session().run("help move-beside-itself").answers)
  }

  /// An exception without a page is refused as one, however it is quoted.
  @Test(arguments: [
    "*** Terminating app due to uncaught exception 'X', reason: 'a {0} 'b' is c'",
    "libc++abi: terminating with uncaught exception of type X",
    "*** Assertion failure in -[UIThing run], UIThing.m:9",
  ]) func unknownExceptionsSaySo(_ text: String) {
    #expect(Session().run(text).errors.contains("error: this is a console message that has no page here"))
    #expect(Session().run("help " + text).errors.contains("error: this exception has no page"))
    let session = Session()
    #expect(Self.entered("append sections a; " + text, in: session).errors.contains("error:"))
  }

  /// Diffable-rules 2.5.
  @Test func iOS13HasItsOwnTexts() {
    func refusal(_ lines: String, os: Int) -> String {
      let session = Session.after("set environment.os \(os); append sections main; append items a to main")
      return session.run(lines).errors
    }
    let reload = "UIKit: Invalid item identifier specified for reload\n"
    #expect(refusal("reload items zz", os: 13).contains(reload))
    #expect(refusal("reload items zz", os: 13).hasSuffix("'help reload-unknown-item' explains this text\n"))
    let later = "UIKit: Attempted to reload item identifier that does not exist in the snapshot: zz\n"
    #expect(refusal("reload items zz", os: 14).contains(later))
    let sections = "UIKit: Invalid parameter not satisfying: dataSourceSnapshot.numberOfSections == sectionIdentifiers.count\n"
    #expect(refusal("append sections main", os: 13).contains(sections))
    #expect(refusal("append sections main", os: 15).contains("Section identifier that already exists: main\n"))
    #expect(!refusal("items zz", os: 13).contains("UIKit:"))
    #expect(refusal("items zz", os: 14).contains("UIKit: Section identifier was not found."))
    // In code, iOS 13 returns an empty list.
    let count = "NSDiffableDataSourceSnapshot<Int, Int>().itemIdentifiers(inSection: 1).count"
    #expect(refusal(count, os: 13) == "")
    #expect(refusal(count, os: 14).contains("UIKit: Section identifier was not found."))
  }

  @Test(arguments: [
    ("hash", "hashing"), ("Hashable", "hashing"), ("AnyHashable", "hashing"), ("scrollViewDidScroll", "orthogonal"),
    ("flow layout", "flow"), ("RTL", "mirroring"),
    ("section provider", "providers"), ("sectionIdentifier(for:)", "providers"), ("crash", "exceptions"), ("rotation", "rotate"),
    ("why two spacings have different types", "spacing"), ("reloadData", "snapshots"), ("animatingDifferences", "snapshots"),
    ("cell provider", "reuse"), ("UUID", "hashing"),
  ]) func wordsOfQuestionsHaveAPage(_ word: String, _ topic: String) {
    #expect(Session().run("help \(word)").answers == Session().run("help \(topic)").answers)
    #expect(Session().run("help deadlock").answers.hasPrefix("Deadlock detected"))
    #expect(Session().run("help reuse").answers.contains("prepareForReuse"))
  }

  /// Nothing else in the sources repeats a text that the table has.
  @Test func aTextStandsInOnePlace() throws {
    let owners = ["Sources/Documents/UIKit/UIKitMessage", "Fault+UIKitText.swift", "SectionSnapshot+Text.swift"]
    for file in try Repository.swiftFiles(below: "Sources") where !owners.contains(where: { file.path.contains($0) }) {
      for line in file.text.split(separator: "\n") where !line.contains("//") {
        #expect(UIKitMessageSearch.shared.messages(in: String(line)).isEmpty, "\(file.path): \(line)")
      }
    }
  }
}
