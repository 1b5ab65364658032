#!/usr/bin/env python3
"""Summarise the topics of a BCF file (.bcf or .bcfzip, versions 2.0, 2.1 and 3.0) as a table.

Prints open topics by person, overdue topics and the age of the oldest one; --csv writes one row for each topic.
Exit status: 0 fine, 1 at least one open topic is overdue, 2 the file could not be read.
"""
import argparse
import csv
import sys
import zipfile
from collections import Counter
from datetime import date, datetime
from pathlib import Path
from xml.etree import ElementTree

CLOSED = {"closed", "done", "resolved", "fechado", "resolvido", "cerrado", "resuelto"}


def text_of(topic, name):
    return (topic.findtext(name) or "").strip()


def day_of(text):
    return datetime.fromisoformat(text[:10]).date() if text else None


def read_topics(path):
    topics = []
    with zipfile.ZipFile(path) as archive:
        for entry in sorted(archive.namelist()):
            if not entry.lower().endswith("markup.bcf"):
                continue
            root = ElementTree.fromstring(archive.read(entry))
            topic = root.find("Topic")
            if topic is None:
                raise ValueError(f"{entry} has no Topic")
            # Version 3.0 moved comments into the topic.
            comments = root.findall("Comment") + topic.findall("Comments/Comment")
            topics.append(
                {
                    "guid": topic.get("Guid", ""),
                    "title": text_of(topic, "Title"),
                    "type": topic.get("TopicType", ""),
                    "status": topic.get("TopicStatus", ""),
                    "priority": text_of(topic, "Priority"),
                    "assigned_to": text_of(topic, "AssignedTo"),
                    "created": day_of(text_of(topic, "CreationDate")),
                    "due": day_of(text_of(topic, "DueDate")),
                    "comments": len(comments),
                }
            )
    return topics


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path, help="BCF file")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write one row for each topic")
    parser.add_argument("--on", type=date.fromisoformat, default=date.today(), metavar="YYYY-MM-DD", help="day of the report")
    arguments = parser.parse_args()
    try:
        topics = read_topics(arguments.file)
    except (OSError, ValueError, zipfile.BadZipFile, ElementTree.ParseError) as error:
        print(f"Cannot read the file: {error}", file=sys.stderr)
        return 2

    opened = [topic for topic in topics if topic["status"].lower() not in CLOSED]
    overdue = [topic for topic in opened if topic["due"] and topic["due"] < arguments.on]
    print(f"{len(topics)} topics, {len(opened)} open, {len(overdue)} overdue on {arguments.on}")
    for person, count in Counter(topic["assigned_to"] or "nobody" for topic in opened).most_common():
        print(f"  {person}: {count} open")
    for topic in sorted(overdue, key=lambda item: item["due"]):
        late = (arguments.on - topic["due"]).days
        print(f"overdue by {late} days: {topic['title']} ({topic['assigned_to'] or 'nobody'})")
    ages = [(arguments.on - topic["created"]).days for topic in opened if topic["created"]]
    if ages:
        print(f"oldest open topic: {max(ages)} days")

    if arguments.csv:
        with open(arguments.csv, "w", newline="", encoding="utf-8") as file:
            columns = ["guid", "title", "type", "status", "priority", "assigned_to", "created", "due", "comments"]
            writer = csv.DictWriter(file, fieldnames=columns)
            writer.writeheader()
            writer.writerows(topics)
    return 1 if overdue else 0


if __name__ == "__main__":
    sys.exit(main())
