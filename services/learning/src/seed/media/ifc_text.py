import re

LINE = re.compile(r"^#(\d+)\s*=\s*(IFC\w+)\s*\((.*)\)\s*;\s*$")


def split(text):
    """Attributes of an entity: commas inside of quotes and parentheses don't count."""
    parts, depth, quoted, start = [], 0, False, 0
    for place, sign in enumerate(text):
        if sign == "'":
            quoted = not quoted
        elif not quoted and sign == "(":
            depth += 1
        elif not quoted and sign == ")":
            depth -= 1
        elif not quoted and sign == "," and depth == 0:
            parts.append(text[start:place].strip())
            start = place + 1
    return [*parts, text[start:].strip()]


def read(path):
    """Line number to (kind, attributes) for every entity of the file."""
    with open(path, encoding="utf-8") as file:
        found = (LINE.match(line) for line in file)
        return {int(m[1]): (m[2], split(m[3])) for m in found if m}


def references(text):
    return [int(number) for number in re.findall(r"#(\d+)", text)]


def value(text):
    """The text between the first pair of quotes: IFCLABEL('EI 60') is EI 60."""
    return text.split("'")[1] if "'" in text else ""
