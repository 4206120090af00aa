import SwiftParser
import SwiftSyntax
import SwiftOperators
print(Parser.parse(source: "let a = 1").debugDescription)
