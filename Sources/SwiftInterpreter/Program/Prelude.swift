import SwiftParsing

/// Declarations of the standard library and of Combine that are simpler to write in Swift than in the evaluator.
///
/// A declaration in the code replaces one with the same name. Functions such as `map` declare no result type, because the evaluator would
/// convert their results to the receiver's type.
enum Prelude: UInt32, CaseIterable {
  case library, combine

  /// The file index, which no source file has.
  var index: UInt32 { UInt32.max - rawValue }

  static func contains(_ file: UInt32) -> Bool { file > UInt32.max - UInt32(allCases.count) }

  func file() -> SourceFile {
    let text = self == .library ? Self.libraryText : Self.combineText
    return SourceFile(text.withUTF8Buffer { Array($0) }, index: index)
  }

  /// Whether a file mentions what the prelude declares.
  func isNamed(in file: SourceFile) -> Bool {
    let ofCombine: [StaticString] = ["Published", "Combine"]
    // The prelude of Combine uses that of the library.
    let names = self == .library ? ["Result", "Iterator", "sequence("] + ofCombine : ofCombine
    return names.contains { !Mentions.offsets(of: $0, in: file.bytes).isEmpty }
  }

  static func declares(_ type: SourceType) -> Bool { type.members.cases.first.map { contains($0.span.file) } ?? false }

  private static let libraryText = source(
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

  /// Publishers deliver their current value. An empty collection is not delivered: the app fills it later.
  private static let combineText = source(
    verbatim: """
      class AnyPublisher<Output, Failure> {
        var receivers: [Any] = []
        func subscribe(_ receive: @escaping (Any) -> Void) { receivers.append(receive) }
        func deliver(_ value: Any) { for receive in receivers { receive(value) } }
        func step(_ take: @escaping (Any, Any) -> Void) { let source = self; return PublisherStep { receive in source.subscribe { take($0, receive) } } }
        func sink(receiveValue: @escaping (Any) -> Void) { let token = AnyCancellable(); subscribe { if !token.isCancelled { receiveValue($0) } }; return token }
        func sink(receiveCompletion: @escaping (Any) -> Void, receiveValue: @escaping (Any) -> Void) { return sink(receiveValue: receiveValue) }
        func assign(to path: Any, on object: Any) { return sink { object[keyPath: path] = $0 } }
        func assign(to published: inout Any) { let target = published; subscribe { target.deliver($0); target.stored = $0 } }
        func map(_ transform: @escaping (Any) -> Any) { return step { value, next in next(transform(value)) } }
        func compactMap(_ transform: @escaping (Any) -> Any) { return step { value, next in if let found = transform(value) { next(found) } } }
        func flatMap(_ transform: @escaping (Any) -> Any) { return step { value, next in transform(value).subscribe(next) } }
        func filter(_ isIncluded: @escaping (Any) -> Bool) { return step { value, next in if isIncluded(value) { next(value) } } }
        func handleEvents(receiveOutput: @escaping (Any) -> Void) { return step { value, next in receiveOutput(value); next(value) } }
        func dropFirst(_ count: Int = 1) { var rest = count; return step { value, next in if rest > 0 { rest -= 1 } else { next(value) } } }
        func prefix(_ count: Int) { var rest = count; return step { value, next in if rest > 0 { rest -= 1; next(value) } } }
        func first() { return prefix(1) }
        func first(where isWanted: @escaping (Any) -> Bool) { return filter(isWanted).prefix(1) }
        func scan(_ initial: Any, _ next: @escaping (Any, Any) -> Any) { var result = initial; return step { value, send in result = next(result, value); send(result) } }
        func prepend(_ value: Any) { let source = self; return PublisherStep { receive in receive(value); source.subscribe(receive) } }
        func replaceNil(with other: Any) { return map { $0 ?? other } }
        func tryMap(_ transform: @escaping (Any) -> Any) { return map(transform) }
        func removeDuplicates() { var known: [Any] = []; return step { value, next in if known.isEmpty || known[0] != value { known = [value]; next(value) } } }
        func removeDuplicates(by areSame: @escaping (Any, Any) -> Bool) { var known: [Any] = []; return step { value, next in if known.isEmpty || !areSame(known[0], value) { known = [value]; next(value) } } }
        func receive(on scheduler: Any) { return step { value, next in DispatchQueue.main.async { next(value) } } }
        func debounce(for time: Any, scheduler: Any) { var count = 0; return step { value, next in count += 1; let own = count; DispatchQueue.main.async { if own == count { next(value) } } } }
        func throttle(for time: Any, scheduler: Any, latest: Bool) { return debounce(for: time, scheduler: scheduler) }
        func combineLatest(_ other: Any) {
          let source = self
          return PublisherStep { receive in
            var (one, two) = ([], [])
            source.subscribe { one = [$0]; if !two.isEmpty { receive((one[0], two[0])) } }
            other.subscribe { two = [$0]; if !one.isEmpty { receive((one[0], two[0])) } }
          }
        }
        func combineLatest(_ other: Any, _ transform: @escaping (Any, Any) -> Any) { return combineLatest(other).map { transform($0.0, $0.1) } }
        func zip(_ other: Any) {
          let source = self
          return PublisherStep { receive in
            var (ones, twos): ([Any], [Any]) = ([], [])
            func pair() { if !ones.isEmpty, !twos.isEmpty { receive((ones.removeFirst(), twos.removeFirst())) } }
            source.subscribe { ones.append($0); pair() }
            other.subscribe { twos.append($0); pair() }
          }
        }
        func switchToLatest() {
          var count = 0
          return step { publisher, next in count += 1; let own = count; publisher.subscribe { if own == count { next($0) } } }
        }
        func merge(with other: Any) { let source = self; return PublisherStep { receive in source.subscribe(receive); other.subscribe(receive) } }
        func subscribe(on scheduler: Any) { return self }
        func eraseToAnyPublisher() { return self }
        func share() { return self }
        func replaceError(with value: Any) { return self }
        func mapError(_ transform: @escaping (Any) -> Any) { return self }
        func delay(for time: Any, scheduler: Any) { return receive(on: scheduler) }
        func setFailureType(to type: Any) { return self }
        func assertNoFailure() { return self }
      }
      class PublisherStep: AnyPublisher {
        let start: Any
        init(_ start: @escaping (Any) -> Void) { self.start = start }
        override func subscribe(_ receive: @escaping (Any) -> Void) { start(receive) }
      }
      class CurrentValueSubject<Output, Failure>: AnyPublisher<Output, Failure> {
        var stored: Output
        var value: Output { get { return stored } set { stored = newValue; deliver(newValue) } }
        init(_ value: Output) { stored = value }
        func send(_ value: Output) { self.value = value }
        func send(completion: Any) { receivers = [] }
        override func subscribe(_ receive: @escaping (Any) -> Void) {
          receivers.append(receive)
          if let list = stored as? [Any], list.isEmpty { return }
          if let all = stored as? [String: Any], all.isEmpty { return }
          receive(stored)
        }
      }
      class PassthroughSubject<Output, Failure>: AnyPublisher<Output, Failure> {
        init() {}
        func send(_ value: Output) { deliver(value) }
        func send() { deliver(()) }
        func send(completion: Any) { receivers = [] }
      }
      class Just<Output>: CurrentValueSubject<Output, Any> { init(_ value: Any) { super.init(value) } }
      class Future<Output, Failure>: AnyPublisher<Output, Failure> {
        var results: [Any] = []
        init(_ work: @escaping (@escaping (Result<Output, Failure>) -> Void) -> Void) { super.init(); work { result in self.results = [result]; if case .success(let value) = result { self.deliver(value) } } }
        override func subscribe(_ receive: @escaping (Any) -> Void) {
          receivers.append(receive)
          for result in results { if case .success(let value) = result { receive(value) } }
        }
      }
      enum Publishers {
        static func CombineLatest(_ one: Any, _ two: Any) { return one.combineLatest(two) }
        static func Zip(_ one: Any, _ two: Any) { return one.zip(two) }
        static func Merge(_ one: Any, _ two: Any) { return one.merge(with: two) }
      }
      class AnyCancellable: Hashable {
        func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
        var isCancelled = false
        func cancel() { isCancelled = true }
        static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
      }
      @propertyWrapper struct Published {
        let projectedValue: Any
        init(wrappedValue: Any) { projectedValue = CurrentValueSubject(wrappedValue) }
        var wrappedValue: Any { get { return projectedValue.stored } nonmutating set { projectedValue.deliver(newValue); projectedValue.stored = newValue } }
      }
      """)

  private static func source(verbatim text: StaticString) -> StaticString { text }
}
