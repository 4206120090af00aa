import CompositionalLayout
extension Fault { var uiKitText: String? { nil } }
