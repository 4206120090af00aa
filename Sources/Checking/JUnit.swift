import Rendering

/// The XML in which test runners exchange results.
package enum JUnit {
  package struct TestCase: Sendable {
    /// The class in JUnit, which reports group by: a file or a folder.
    var group: String
    var name: String
    /// The messages, whose first lines are their summaries.
    var failures: [String]

    package init(group: String, name: String, failures: [String]) { (self.group, self.name, self.failures) = (group, name, failures) }
  }

  package enum Suite: String, Sendable {
    case check = "galley check"
    case test = "galley test"
  }

  package static func document(_ suite: Suite, _ cases: [TestCase]) -> String {
    let failed = cases.count { !$0.failures.isEmpty }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites tests=\"\(cases.count)\" failures=\"\(failed)\">\n"
    text += "  <testsuite name=\"\(suite.rawValue)\" tests=\"\(cases.count)\" failures=\"\(failed)\">\n"
    for test in cases {
      text += "    <testcase classname=\"\(xml(test.group))\" name=\"\(xml(test.name))\">\n"
      for failure in test.failures {
        let summary = failure.prefix { $0 != "\n" }
        text += "      <failure message=\"\(xml(String(summary)))\">\(xml(failure))</failure>\n"
      }
      text += "    </testcase>\n"
    }
    return text + "  </testsuite>\n</testsuites>\n"
  }
}

/// Text for an element or an attribute of XML, with its line breaks.
func xml(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).escapingXML }.joined(separator: "\n")
}
