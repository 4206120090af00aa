import SwiftParsing

/// Types and functions of the standard library that are easier said in Swift than in the evaluator. A declaration of the code's own of
/// the same name stands in place of one.
enum Prelude {
  /// The index of its file, which no file of the code has.
  static let index = UInt32.max

  /// Results are not annotated where Swift's own are of another type than the receiver: what they hold would be taken for its type.
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
