import { type ListItem, type TextList, taskOf } from '@arcada/bim';
import { Paragraph, Tab, TextRun } from 'docx';
import { itemIndent, type ListLook, listLook, listMarks } from './docx-styles.ts';
import { runsOfParts } from './runs-of-parts.ts';

/** A task's box is text, so that it is copied and read with it. */
function bulletItem(item: ListItem, level: number): Paragraph {
  const task = taskOf(item);
  return task
    ? new Paragraph({
        style: 'ListParagraph',
        indent: itemIndent(level),
        children: [new TextRun({ children: [task.isDone ? '☑' : '☐', new Tab()] }), ...runsOfParts(task.parts)],
      })
    : new Paragraph({ numbering: { reference: listMarks, level }, children: runsOfParts(item.parts) });
}

/** The lists of a file. Word counts numbered ones itself, each for its own. */
export class DocxLists {
  private readonly looks = new Map<string, ListLook>();
  private numbered = 0;

  paragraphsOf({ start, items }: TextList, level = 0): Paragraph[] {
    const itemOf = start === undefined ? (item: ListItem) => bulletItem(item, level) : this.numberedItem(start, level);
    return items.flatMap((item) => [itemOf(item), ...item.lists.flatMap((list) => this.paragraphsOf(list, level + 1))]);
  }

  /** Of the numbered lists so far. */
  get looksOfNumbers(): ListLook[] {
    return [...this.looks.values()];
  }

  private numberedItem(start: number, level: number) {
    const look = { start, level };
    const reference = listLook(look);
    this.looks.set(reference, look);
    const instance = ++this.numbered;
    return ({ parts }: ListItem) =>
      new Paragraph({ numbering: { reference, level, instance }, children: runsOfParts(parts) });
  }
}
