"""The styles of pages: those of the workbench reach nothing else, and no rule replaces another one unnoticed."""

import collections
import pathlib
import re

SHARED = pathlib.Path("Sources/CResources/Page/page.css")
OWN = pathlib.Path("Sources/Web/Page/workbench.css")

# The rules of a style sheet, as the browser reads them: the condition of the media query, and the selectors.
RULES = """(text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  const rules = (list, media) => [...list].flatMap((rule) => (
    rule instanceof CSSMediaRule ? rules(rule.cssRules, rule.conditionText) : [[media, rule.selectorText]]));
  return rules(sheet.cssRules, "");
}"""


def selectors(text):
    """The selectors of a list. Commas in brackets belong to a selector."""
    return [one.strip() for one in re.split(r",(?![^(]*\))", text)]


def compounds(selector):
    return re.split(r"[\s>+~]+(?![^(\[]*[)\]])", selector)


def first_class(compound):
    found = re.search(r"\.([\w-]+)", compound)
    return found.group(1) if found else None


def test_no_selector_has_rules_in_two_places(browser):
    browser.page = browser.application.new_page()
    rules = {path: browser.page.evaluate(RULES, path.read_text()) for path in (SHARED, OWN)}
    browser.page.close()
    assert all(len(found) > 80 for found in rules.values()), "the browser reads every rule"
    for path, found in rules.items():
        twice = [rule for rule, count in collections.Counter(map(tuple, found)).items() if count > 1]
        assert not twice, f"{path.name} has two rules with the same selectors: {twice}"
    shared, own = ([selector for _, text in found for selector in selectors(text)] for found in rules.values())
    loose = [selector for selector in own if not re.match(r"(\w+|:where\()?\.bench-", selector)]
    assert not loose, f"{OWN.name} has selectors that do not begin with a class with the prefix bench-: {loose}"
    # A class that begins a selector of the other file reaches the workbench too.
    reaching = {first_class(compounds(selector)[0]) for selector in shared} - {None}
    both = {first_class(compound) for selector in own for compound in compounds(selector)} & reaching
    assert not both, f"{SHARED.name} and {OWN.name} both have rules for {sorted(both)}"
