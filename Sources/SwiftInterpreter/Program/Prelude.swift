import SwiftParsing

/// Declarations of the standard library that are simpler to write in Swift than in the evaluator.
///
/// A declaration in the code replaces one with the same name.
enum Prelude {
  /// The file index of the prelude, which no source file has.
  static let index = UInt32.max

  /// Functions such as `map` declare no result type. The evaluator would convert their results to the receiver's type.
  static let text = source(
    verbatim: """
      enum Result {
        case success(_: Any), failure(_: Any)
        func get() throws { switch self { case .success(let value): return value; case .failure(let error): throw error } }
        func map(_ transform: (Any) -> Any) { switch self { case .success(let value): return Result.success(transform(value)); case .failure: return self } }
        func mapError(_ transform: (Any) -> Any) { switch self { case .success: return self; case .failure(let error): return Result.failure(transform(error)) } }
        func flatMap(_ transform: (Any) -> Any) { switch self { case .success(let value): return transform(value); case .failure: return self } }
        func flatMapError(_ transform: (Any) -> Any) { switch self { case .success: return self; case .failure(let error): return transform(error) } }
        init(catching body: () throws -> Any) { do { self = Result.success(try body()) } catch { self = Result.failure(error) } }
      }
      struct IndexingIterator {
        let elements: Any
        var position: Any
        mutating func next() { guard position < elements.count else { return nil }; defer { position += 1 }; return elements[position] }
      }
      struct AnyIterator {
        let body: Any
        init(_ body: @escaping () -> Any) { self.body = body }
        func next() { return body() }
      }
      func sequence(first: Any, next: (Any) -> Any) { var found = [first]; while let value = next(found[found.count - 1]) { found.append(value) }; return found }
      """)

  private static func source(verbatim text: StaticString) -> StaticString { text }

  static func file() -> SourceFile { SourceFile(text.withUTF8Buffer { Array($0) }, index: index) }

  static func declares(_ type: SourceType) -> Bool { type.members.cases.first?.span.file == index }

  static func isNamed(in file: SourceFile) -> Bool {
    !Mentions.offsets(of: "Result", in: file.bytes).isEmpty || !Mentions.offsets(of: "Iterator", in: file.bytes).isEmpty
      || !Mentions.offsets(of: "sequence(", in: file.bytes).isEmpty
  }
}
