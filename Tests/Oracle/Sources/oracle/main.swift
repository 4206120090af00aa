import Foundation
import SwiftOperators
import SwiftParser
import SwiftParsing
import SwiftSyntax

/// The Swift files among the arguments, and in the folders among them.
func files(_ arguments: [String]) -> [String] {
  arguments.flatMap { argument -> [String] in
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder), isFolder.boolValue else { return [argument] }
    let names = FileManager.default.enumerator(atPath: argument)?.compactMap { $0 as? String } ?? []
    return names.filter { ($0.hasSuffix(".swift") || $0.hasSuffix(".swiftinterface")) && !$0.contains(".build/") }.sorted().map {
      argument + "/" + $0
    }
  }
}

/// The vector operators, which are missing from swift-syntax's table.
let vectorOperators = [
  ("ComparisonPrecedence", ".== .!= .< .<= .> .>="), ("LogicalConjunctionPrecedence", ".&"), ("LogicalDisjunctionPrecedence", ".| .^"),
  ("AssignmentPrecedence", ".&= .|= .^="),
].flatMap { group, names in names.split(separator: " ").map { "infix operator \($0): \(group)" } }.joined(separator: "\n")

/// The operators of a file. Operators that other files declare have the default precedence, as in our table.
func operators(of tree: SourceFileSyntax) -> SwiftOperators.OperatorTable {
  var table = SwiftOperators.OperatorTable.standardOperators
  table.addSourceFile(Parser.parse(source: vectorOperators)) { _ in }
  table.addSourceFile(tree) { _ in }
  var unknown: Set<String> = []
  for token in tree.tokens(viewMode: .sourceAccurate) {
    guard case .binaryOperator(let name) = token.tokenKind, table.infixOperator(named: name) == nil else { continue }
    unknown.insert(name)
  }
  let declarations = unknown.map { "infix operator \($0): DefaultPrecedence" }.joined(separator: "\n")
  table.addSourceFile(Parser.parse(source: declarations)) { _ in }
  return table
}

/// The line of a difference, both trees' nodes there, and the number of compared nodes.
func compare(_ path: String) -> (difference: String?, nodes: Int, isValid: Bool) {
  guard let data = FileManager.default.contents(atPath: path) else { return ("\(path): cannot be read", 0, true) }
  let bytes = [UInt8](data)
  let file = SourceFile(bytes)
  let ours = TreeText.node(of: file)
  let parsed = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  let folded = operators(of: parsed).foldAll(parsed) { _ in }
  guard let tree = folded.as(SourceFileSyntax.self) else { return ("\(path): no tree", 0, true) }
  let other = OtherText(source: bytes)
  let theirs = TreeNode("file", other.statements(tree.statements))
  guard let difference = ours.firstDifference(from: theirs) else { return (nil, ours.count, true) }
  let position = file.position(of: UInt32(difference.ours.offset))
  let texts = [difference.ours, difference.theirs].map { String($0.text.prefix(300)) }
  return (
    "\(path):\(position.line): ours \(texts[0])\n  theirs at \(file.position(of: UInt32(difference.theirs.offset)).line): \(texts[1])",
    ours.count, !parsed.hasError
  )
}

var count = 0
var nodes = 0
var differences = 0
var broken = 0
for path in files(Array(CommandLine.arguments.dropFirst())) {
  let result = compare(path)
  count += 1
  nodes += result.nodes
  guard let difference = result.difference else { continue }
  // The two parsers recover differently from code that does not compile.
  guard result.isValid else {
    broken += 1
    continue
  }
  differences += 1
  print(difference)
}
print("oracle: \(count) files, \(nodes) nodes compared; \(differences) differ; \(broken) that do not compile are left out")
exit(differences == 0 ? 0 : 1)
