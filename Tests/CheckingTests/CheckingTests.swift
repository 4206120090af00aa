import CommandLanguage
import CompositionalLayout
import Documents
import Foundation
import Linting
import Localization
import Rendering
import Sessions
import TestSupport
import Testing

@testable import Checking

struct CheckingTests {
  private static var matrix: Matrix {
    var matrix = Matrix()
    (matrix.devices, matrix.orientations, matrix.systems) = (["iphone-se-3", "ipad-pro-11"], [.portrait], [18])
    return matrix
  }

  private static func solved(_ files: [String: String], _ change: (inout Configuration) -> Void = { _ in }) -> SolvedFolder {
    var configuration = Configuration()
    configuration.matrix = matrix
    change(&configuration)
    let sorted = files.sorted { $0.key < $1.key }.map { CodeFolder.CodeFile(path: $0.key, bytes: Array($0.value.utf8)) }
    return SolvedFolder(of: CodeFolder(files: sorted), configuration)
  }

  private static func report(_ files: [String: String], against lock: LockFile) -> (LayoutCheck, CheckReport) {
    let folder = solved(files)
    let check = LayoutCheck(folder, against: lock, failingAt: .error)
    return (check, CheckReport(check, of: folder))
  }

  @Test func findsEachPlantedChangeAtItsLineAndNothingElse() throws {
    var files = MadeUpApp.files
    let lock = Self.solved(files).lock
    #expect(lock.layouts.count == MadeUpApp.count - 1)
    #expect(Self.report(files, against: lock).0.passes)
    for change in PlantedChange.all {
      let path = MadeUpApp.path(change.screen)
      let code = try #require(files[path])
      #expect(code.contains(change.old), "\(path)")
      files[path] = code.replacing(text: change.old, with: change.new)
    }
    let (_, report) = Self.report(files, against: lock)
    #expect(Set(report.entries.map { $0.layout.file }) == Set(PlantedChange.all.map { MadeUpApp.path($0.screen) }))
    for change in PlantedChange.all {
      let path = MadeUpApp.path(change.screen)
      let entries = report.entries.filter { $0.layout.file == path }
      let entry = try #require(entries.first { $0.message.hasPrefix(change.cause) }, "\(path): \(entries.map { $0.message })")
      let lines = files[path, default: ""].split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[entry.source.line - 1].contains(change.line) || change.line.isEmpty, "\(path):\(entry.source.line)")
      #expect(!entry.message.contains("changes no frame"), "\(entry.message)")
      #expect(entries.count == 1, "\(entries.map { $0.message })")
    }
  }

  @Test func reportsNewRemovedAndUnreadLayouts() {
    var files = MadeUpApp.files
    let lock = Self.solved(files).lock
    files["Screen0/Screen8ViewController.swift"] = files.removeValue(forKey: MadeUpApp.path(1))?.replacing(
      text: "Screen1", with: "Screen91")
    files[MadeUpApp.path(2)] = files[MadeUpApp.path(2)]?.replacing(text: "Metrics.margin", with: "Missing.margin")
    let (check, report) = Self.report(files, against: lock)
    #expect(check.new.map { $0.call } == ["Screen91ViewController.createLayout()"])
    #expect(check.gone.map { $0.file } == [MadeUpApp.path(1), MadeUpApp.path(8)])
    #expect(check.unread.map { $0.name.file } == [MadeUpApp.path(2)])
    #expect(report.entries.first { $0.rule == "unread-layout" }?.source.line == 14, "\(report.text)")
  }

  @Test func valuesOfOtherFilesMoveTheLayoutsThatUseThem() {
    var files = MadeUpApp.files
    let lock = Self.solved(files).lock
    files["Shared/Metrics.swift"] = files["Shared/Metrics.swift"]?.replacing(text: "= 12", with: "= 20")
    let (check, _) = Self.report(files, against: lock)
    #expect(check.changes.map { $0.cause }.allSatisfy { $0 == .value("section.interGroupSpacing", old: "12", new: "20") })
    #expect(check.changes.count == (1..<MadeUpApp.count).count { $0 % 8 == 5 })
  }

  @Test func lockFilesAreReadAsTheyAreWritten() throws {
    let lock = Self.solved(MadeUpApp.files).lock
    let text = lock.text
    let read = try LockFile(Array(text.utf8))
    #expect(read == lock)
    #expect(read.text == text)
    #expect(text.split(separator: "\n").allSatisfy { $0.utf8.count < 400 })
  }

  @Test(arguments: [
    "A.swift make() all  cell main[0]", "make() all  cell main[0]  0 0 1 1", "A.swift make() nowhere  cell main[0]  0 0 1 1",
    "A.swift make() all  cell main[0...5]  0 0 1 1  each", "A.swift make() all  cell main[5...0]  0 0 1 1  each +0 +1",
    "A.swift make() all  set item  =", "A.swift make() all  set item  width",
    "A.swift make() all  cell main[-9223372036854775808...9223372036854775807]  0 0 1 1  each +0 +1",
    "# devices: ", "# systems: ios18 new",
  ])
  func damagedLockFilesNameTheLine(_ line: String) {
    #expect(throws: LockFileFault.self) { try LockFile(Array("# devices: iphone-16\n\(line)\n".utf8)) }
    do throws(LockFileFault) { _ = try LockFile(Array("# devices: iphone-16\n\(line)\n".utf8)) } catch { #expect(error.line == 2) }
  }

  @Test func foldedFramesUnfoldToTheSameFrames() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      let (columns, count) = (Int.random(in: 1...5, using: &random), Int.random(in: 1...14, using: &random))
      let steps = (0..<columns).map { _ in Double(Int.random(in: 0...90, using: &random)) / 3 }
      let frames = (0..<count).map { index -> IndexedFrame in
        let x = steps.prefix(index % columns).reduce(0, +)
        let isOdd = Int.random(in: 0...9, using: &random) == 0
        return IndexedFrame(
          index: index, frame: .init(x: x, y: Double(index / columns) * 40.5, width: isOdd ? 7 : 30, height: 40), zIndex: isOdd ? 2 : 0)
      }
      let rows = FoldedRows.lines(of: frames, named: "cell a [b]").flatMap { $0.rows ?? [] }
      let expected = frames.map { LockedRow(key: "cell a [b][\($0.index)]", value: $0.text) }
      #expect(Set(rows) == Set(expected) && rows.count == expected.count)
    }
  }

  @Test func labelsNameExactlyTheirEnvironments() {
    var matrix = Matrix()
    matrix.textSizes = [.large, .extraLarge]
    let all = matrix.environments
    #expect(matrix.names(of: Set(all)) == ["all"])
    for _ in 0..<200 {
      let some = Set(all.filter { _ in Bool.random() })
      let names = matrix.names(of: some)
      let named = names.flatMap { matrix.environments(named: $0) ?? [] }
      #expect(Set(named) == some && named.count == some.count, "\(names)")
    }
  }

  @Test(arguments: [
    (#"{"devices": ["iphone-99"]}"#, 13), (#"{"device": []}"#, 1), (#"{"devices": []}"#, 12), (#"{"systems": [12]}"#, 13),
    (#"{"orientations": ["up"]}"#, 18), (#"{"layouts": [{"call": "a()"}]}"#, 13), (#"{"define": {"a": [null]}}"#, 18),
    (#"{"define": {"a": null}}"#, 17), ("[]", 0),
    (#"{"exclude": "Pods"}"#, 12), (#"{"systems": [1e300]}"#, 13), (#"{"systems": [18, 18]}"#, 12),
    (#"{"devices": ["iphone-16", "iphone-16"]}"#, 12), (#"{"layouts": [{"file": "a.swift"}, {"file": "./a.swift"}]}"#, 34),
  ])
  func badConfigurationsAreRefusedAtTheirPlace(_ text: String, _ offset: Int) {
    do throws(JSONFault) {
      _ = try Configuration(Array(text.utf8))
      Issue.record("\(text)")
    } catch { #expect(error.range.lowerBound == offset, "\(text)") }
  }

  /// The help says that the lists of its example are the default ones.
  @Test func theExampleInTheHelpHasTheDefaultMatrix() throws {
    let help = try String(contentsOf: Repository.root.appendingPathComponent("Sources/galley/Galley+Check.swift"), encoding: .utf8)
    let example = try #require(help.firstRange(of: /(?m)^          \{\n(.*\n)*?          \}/))
    let configuration = try Configuration(Array(help[example].utf8))
    #expect(configuration.matrix == Matrix())
    #expect(configuration.layouts.count == 1)
  }

  @Test func configurationsGiveArgumentsItemsAndValues() throws {
    let code = """
      import UIKit
      func grid(columns: Int) -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(Theme.height)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(Theme.height)), subitem: item, count: columns)
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      }
      """
    let configuration = try Configuration(
      Array(#"{"define": {"Theme.height": 50}, "layouts": [{"file": "Grid.swift", "call": "grid(columns: 2)", "items": "main=3"}]}"#.utf8))
    let folder = Self.solved(["Grid.swift": code]) { own in
      (own.layouts, own.definitions) = (configuration.layouts, configuration.definitions)
    }
    #expect(folder.unread.isEmpty, "\(folder.unread)")
    #expect(folder.lock.text.contains("iphone-se-3  cell main[0...2]  0 0 187.5 50  2 × +187.5 +0, each +0 +50"), "\(folder.lock.text)")
    #expect(Self.solved(["Grid.swift": code]).unread.map { $0.needsArguments } == [true])
  }

  private static func code(height: String = "44", group: String = "group", others: String = "") -> String {
    """
    import UIKit
    func make() -> UICollectionViewLayout {
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(\(height)))
      let \(group) = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: \(group)))
    }
    \(others)
    """
  }

  @Test func namesAreFoundOverSeveralFiles() {
    let files = [
      "A/Use.swift": Self.code(height: "Sizes.row"), "B/Sizes.swift": "enum Sizes { static let row = 2 * Spacing.small }",
      "C/Spacing.swift": "import CoreGraphics\nenum Spacing { static let small: CGFloat = 8 }",
    ]
    let folder = Self.solved(files)
    #expect(folder.unread.isEmpty)
    #expect(folder.lock.text.contains("0 0 375 16"))
  }

  @Test func anotherNameOfAConstantIsNoChange() {
    let lock = Self.solved(["A.swift": Self.code()]).lock
    let renamed = ["A.swift": Self.code(group: "row")]
    #expect(Self.solved(renamed).lock != lock)
    #expect(Self.report(renamed, against: lock).0.passes)
    let changed = Self.report(["A.swift": Self.code(height: "50", group: "row")], against: lock)
    #expect(!changed.0.passes)
  }

  @Test func aLayoutThatNeedsArgumentsIsNamedWithAnExample() {
    let code = """
      import UIKit
      func row(_ columns: Int, height: CGFloat) -> NSCollectionLayoutSection {
        NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: []))
      }
      """
    let folder = Self.solved(["A.swift": code])
    let notes = folder.unread.flatMap { $0.problem.notes }
    let lint = CheckReport(lintOf: folder, upTo: .warning)
    #expect(!lint.fails && lint.text.contains("not checked: 1 layout without the needed arguments"), "\(lint.text)")
    #expect(notes.contains { $0.contains("\"call\": \"row(2, height: 2)\"") }, "\(notes)")
  }

  @Test func aHeightOfZeroIsNoDefault() {
    let lock = Self.solved(["A.swift": Self.code(height: "0")]).lock
    #expect(lock.text.contains("set item  width=fractionalWidth(1) height=absolute(0)"), "\(lock.text)")
  }

  /// Sections whose functions name their parts alike: `item`, `item2`.
  private static func feed(_ cases: String) -> String {
    """
    import UIKit
    enum Part: CaseIterable { case \(cases) }
    func make() -> UICollectionViewLayout {
      UICollectionViewCompositionalLayout { index, _ in
        switch Part.allCases[index % Part.allCases.count] {
        case .hero: rows(height: 200)
        case .list: rows(height: 44)
        default: rows(height: 90)
        }
      }
    }
    func rows(height: CGFloat) -> NSCollectionLayoutSection {
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
      let item = NSCollectionLayoutItem(layoutSize: size)
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
      return NSCollectionLayoutSection(group: group)
    }
    """
  }

  @Test func sectionsInAnotherOrderAreNoChangedValues() {
    let lock = Self.solved(["A.swift": Self.feed("hero, list")]).lock
    let (swapped, _) = Self.report(["A.swift": Self.feed("list, hero")], against: lock)
    #expect(swapped.changes.map { $0.cause } == [.items])
    let (inserted, _) = Self.report(["A.swift": Self.feed("banner, hero, list")], against: lock)
    let values = inserted.changes.filter { if case .value = $0.cause { true } else { false } }
    #expect(values.isEmpty && !inserted.changes.isEmpty, "\(inserted.changes.map { $0.cause })")
  }

  @Test func codeThatCannotBeParsedIsReportedAtItsLine() throws {
    let lock = Self.solved(["A.swift": Self.code(others: Self.code().replacing(text: "make", with: "other"))]).lock
    #expect(lock.layouts.count == 2)
    let files = ["A.swift": Self.code(others: Self.code().replacing(text: "make()", with: "other( ->"))]
    let (check, report) = Self.report(files, against: lock)
    #expect(check.gone.isEmpty && check.unread.count == 1)
    #expect(report.entries.map { $0.rule } == ["unread-layout"])
    let line = try #require(files["A.swift"]?.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("other(") })
    #expect(report.entries.first?.source.line == line + 1)
    // An update keeps what cannot be read.
    var updated = Self.solved(files).lock
    updated.keep(lock) { check.isUnread($0) }
    #expect(updated == lock)
  }

  @Test func oneFileLeavesTheOthersInTheLockFile() throws {
    let files = ["A.swift": Self.code(), "B.swift": Self.code(height: "50")]
    let lock = Self.solved(files).lock
    var configuration = Configuration()
    configuration.matrix = Self.matrix
    let sorted = files.sorted { $0.key < $1.key }.map { CodeFolder.CodeFile(path: $0.key, bytes: Array($0.value.utf8)) }
    let folder = SolvedFolder(of: CodeFolder(files: sorted, only: "A.swift"), configuration)
    #expect(folder.lock == lock.only("A.swift"))
    var updated = folder.lock
    updated.keep(lock) { $0.file != "A.swift" }
    #expect(updated == lock && updated.text == lock.text)
  }

  @Test func missingFilesAndOddNamesAreReported() throws {
    let code = """
      import UIKit
      func make() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.decorationItems = [.background(elementKind: "a\\n  b")]
        return UICollectionViewCompositionalLayout(section: section)
      }
      """
    let folder = Self.solved(["Make.swift": code, "A  B.swift": code]) { $0.layouts = [.init(file: "None.swift")] }
    #expect(folder.unread.map { $0.name.file } == ["None.swift", "A  B.swift"])
    #expect(folder.layouts.count == 1)
    #expect(try LockFile(Array(folder.lock.text.utf8)) == folder.lock)
    // What the configuration names must be readable, even if it was never locked.
    let check = LayoutCheck(folder, against: folder.lock, failingAt: .error)
    #expect(check.unread.map { $0.name.file } == ["None.swift"] && !check.passes)
  }

  @Test func cachedLayoutsAreThoseThatWereSolved() throws {
    let files = MemoryFiles()
    let cache = try SolutionCache(in: "cache", on: files)
    let sorted = MadeUpApp.files.sorted { $0.key < $1.key }.map { CodeFolder.CodeFile(path: $0.key, bytes: Array($0.value.utf8)) }
    var configuration = Configuration()
    configuration.matrix = Self.matrix
    let first = SolvedFolder(of: CodeFolder(files: sorted), configuration, cache: cache)
    let second = SolvedFolder(of: CodeFolder(files: sorted), configuration, cache: cache)
    #expect(files.contents.count == MadeUpApp.count - 1)
    #expect(second.lock == first.lock)
    #expect(second.lock.text == first.lock.text)
    #expect(second.problems.map { $0.problem } == first.problems.map { $0.problem })
  }

  @Test func faultsOfUIKitFail() {
    let code = """
      import UIKit
      func make() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), repeatingSubitem: item, count: 1)
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      }
      """
    let folder = Self.solved(["Make.swift": code]) { $0.matrix.systems = [15, 18] }
    let report = CheckReport(LayoutCheck(folder, against: folder.lock, failingAt: .error), of: folder)
    #expect(report.entries.map { $0.rule } == ["env-newer-api"])
    #expect(report.entries.first?.source.line == 4)
    #expect(report.entries.first?.details.last == "only in ios15")
  }

  @Test func formatsEscapeTextFromCode() {
    var report = CheckReport(layouts: [LayoutName(file: "a<b>&\".swift", call: "make(\"x\")")], environmentCount: 1)
    let source = SourceRange(file: "a b%,:.swift", line: 3, column: 5, length: 2)
    report.entries = [
      CheckReport.ReportEntry(
        severity: .error, rule: "changed-layout", layout: report.layouts[0], source: source, message: "]]> 100%\nnext", details: ["<&>"])
    ]
    #expect(report.junit.contains("<testcase classname=\"a&lt;b&gt;&amp;&quot;.swift\" name=\"make(&quot;x&quot;)\">"))
    #expect(report.junit.contains("a b%,:.swift:3:5: ]]&gt; 100%\nnext\n&lt;&amp;&gt;</failure>"))
    #expect(report.github == "::error file=a b%25%2C%3A.swift,line=3,col=5,title=changed-layout::]]> 100%25%0Anext%0A<&>\n")
    let sarif = report.sarif { _ in nil }.text
    #expect(sarif.contains("\"uri\":\"a%20b%25,%3A.swift\""))
    #expect(sarif.contains("\"startLine\":3,\"startColumn\":5,\"endColumn\":7"))
    // "한" takes up three bytes and one code unit.
    #expect(report.sarif { _ in Array("a\nb\n한abcd".utf8) }.text.contains("\"startLine\":3,\"startColumn\":3,\"endColumn\":5"))
  }
}
