"""Reading of the CSV tables that both checkers use."""
import csv
from datetime import date


def read_table(path, needed):
    """Rows of a CSV file as dictionaries, with the line number under "line". Raises ValueError on missing columns."""
    with open(path, newline="", encoding="utf-8-sig") as file:
        sample = file.read(2048)
        file.seek(0)
        delimiter = ";" if sample.count(";") > sample.count(",") else ","
        rows = list(csv.DictReader(file, delimiter=delimiter))
    columns = list(rows[0]) if rows else []
    missing = [name for name in needed if name not in columns]
    if missing:
        raise ValueError(f"{path} has no column {', '.join(missing)}")
    for number, row in enumerate(rows, start=2):
        for key, value in row.items():
            row[key] = (value or "").strip()
        row["line"] = number
    return rows


def day(text):
    """A date written as 2026-03-02, or None."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None
