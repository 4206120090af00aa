import CommandLanguage
import Commands
import Documents
import Exports
import HashTreeCollections
import SwiftInterpreter
import SwiftParsing

/// What an entry of Swift makes of the view's code.
struct TypedCode {
  /// The code with the entry after it.
  var code: LayoutCode
  /// The code before it, with what the entry borrows; nil if there was none.
  var before: LayoutCode?
  /// Whether the entry names the class of layouts: the section that it borrows for one is used, though the declarations made it too.
  var makesLayout = false
  /// The components whose constants have other names, by those.
  var renamed: [String: String] = [:]
  /// The lines that keep it.
  var lines: [String] = []
  /// Whether the entry goes on with the piece before it, whose lines run again.
  var continues = false
  /// Whether the view keeps it: a line that only changes components which commands have made is done when it has run.
  var isKept = true
}

/// Components that commands have made, as constants for Swift that is typed: `rows.boundarySupplementaryItems = [header]`.
extension Session {
  /// The view's code with an entry after it, and before it the declarations of the components that it borrows.
  func typedCode(_ entry: InputEntry) -> TypedCode {
    let file = SourceFile(entry.bytes)
    let view = state.workspace.document.view
    let surroundings = state.workspace.document.codeSurroundings(of: view)
    let before = view.code
    var code = before ?? LayoutCode()
    let piece = LayoutCode.SourceText(entry.bytes, file: nil, in: surroundings, on: view)
    if let last = code.pieces.indices.last, code.pieces[last].file == nil, file.continuesStatement {
      code.pieces[last].text += [UInt8(ascii: "\n")] + entry.bytes
      return TypedCode(code: code, before: before, lines: [piece.line(where: surroundings, continues: true)], continues: true)
    }
    let isKept = !file.statements.allSatisfy { $0.isExpression } || changesCode(file)
    // What is kept is read again without knowing of other names.
    guard let borrowed = borrowed(by: file), !isKept || borrowed.renamed.isEmpty else {
      code.pieces.append(piece)
      return TypedCode(code: code, before: before, lines: [piece.line(where: surroundings)])
    }
    let declarations = LayoutCode.SourceText(Array(borrowed.text.utf8), file: nil, in: surroundings)
    code.pieces.append(declarations)
    code.made += borrowed.names
    var typed = TypedCode(code: code, before: code)
    typed.code.pieces.append(piece)
    typed.isKept = isKept
    typed.renamed = borrowed.renamed
    typed.makesLayout = file.plainNames.contains("UICollectionViewCompositionalLayout")
    if isKept { typed.lines = [declarations, piece].map { $0.line(where: surroundings) } }
    return typed
  }

  /// Whether statements may change what the code has made, rather than only give it to a component of the document.
  private func changesCode(_ file: SourceFile) -> Bool {
    let own = codeNames
    if file.plainNames.isDisjoint(with: own) { return false }
    return !file.statements.allSatisfy { statement in
      guard let name = statement.firstName else { return false }
      return !own.contains(name) && state.workspace.document.components[name] != nil
    }
  }

  /// The declarations of the components that code names and no code declares; nil if it names none, or some that Swift cannot declare.
  private func borrowed(by file: SourceFile) -> SwiftComponents.Declarations? {
    let components = state.workspace.document.components
    let named = file.plainNames.filter { components[$0] != nil }
    guard !named.isEmpty else { return nil }
    let declared = codeNames
    let missing = named.subtracting(declared).subtracting(SwiftReader(files: [file.bytes], host: SwiftHost()).names)
    guard !missing.isEmpty else { return nil }
    return SwiftComponents.declarations(of: missing.sorted(), in: state.workspace.document, besides: declared)
  }

  /// Runs the current, refused command as Swift, where it is a whole statement that changes components.
  ///
  /// - Returns: Whether it was accepted; nil if it is no such statement.
  func runAsComponentCode(_ range: Range<Int>, in entry: InputEntry, with context: RunContext) -> Bool? {
    let text = [UInt8](repeating: UInt8(ascii: " "), count: range.lowerBound) + entry.bytes[range]
    let file = SourceFile(text)
    guard context.accepted != .edits, SourceFile.ending(of: text) == .complete, file.statements.count == 1,
      file.statements[0].changesSomething,
      borrowed(by: file) != nil
    else { return nil }
    // What Swift does not take is refused as the command that it resembles.
    let swift = InputEntry(text, number: entry.number, isSwift: true)
    let typed = typedCode(swift)
    guard (try? reading(of: typed.code, for: state.workspace.document.view, in: state.workspace.document, renamed: typed.renamed)) != nil else {
      return nil
    }
    return runSwift(swift, with: context)
  }
}

extension Statement {
  fileprivate var isExpression: Bool { if case .declaration = kind { false } else { true } }

  /// The name that an assignment or a call begins with.
  fileprivate var firstName: String? {
    guard case .expression(let expression) = kind else { return nil }
    switch expression.kind {
    case .assignment(let target, _): return target.firstName
    case .binary(let binary): return binary.operands[0].firstName
    default: return expression.firstName
    }
  }

  /// Whether it is an assignment or a call.
  fileprivate var changesSomething: Bool {
    guard case .expression(let expression) = kind else { return false }
    switch expression.kind {
    case .assignment: return true
    case .binary(let binary): return ["+=", "-=", "*=", "/="].contains(binary.operators[0].name)
    case .call(let call):
      if case .member = call.callee.kind { return true }
      return false
    default: return false
    }
  }
}

extension Expression {
  fileprivate var firstName: String? {
    switch kind {
    case .identifier(let reference): reference.name.text
    case .member(let base, _), .optionalChain(let base), .forceUnwrap(let base): base.firstName
    case .call(let call), .subscript(let call): call.callee.firstName
    default: nil
    }
  }
}
