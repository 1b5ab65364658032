import { walkXml } from './walk-xml.ts';

/** `_x000D_` is how workbooks write characters that XML can't hold (ECMA-376 part 1, 22.9.2.19). */
export const unescaped = (text: string): string =>
  text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** A text as a cell stores it: what looks like such an escape is escaped itself, so that it is read back as it was. */
export const escaped = (text: string): string => text.replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');

/** The most that a cell holds; more makes Excel repair the file. */
export const mostInCell = 32_767;

/** The texts that cells refer to by number; the reading aids of Japanese texts are no part of them. */
export function readSharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let current = '';
  let inText = false;
  let aids = 0;
  if (xml === '') return texts;
  walkXml(xml, {
    open: (name) => {
      if (name === 'si') current = '';
      if (name === 'rPh') aids++;
      inText = name === 't' && aids === 0;
    },
    text: (text) => {
      if (inText) current += text;
    },
    close: (name) => {
      inText = false;
      if (name === 'rPh') aids--;
      if (name === 'si') texts.push(unescaped(current));
    },
  });
  return texts;
}

/** Numbers of formats that show a day (ECMA-376 part 1, 18.8.30). */
const isBuiltInDay = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
const showsDay = (format: string) => /[dy]/i.test(format.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''));

/** Which styles of cells show their number as a day. */
export function readDayStyles(xml: string): boolean[] {
  const styles: boolean[] = [];
  const own = new Map<number, string>();
  let inCells = false;
  if (xml === '') return styles;
  walkXml(xml, {
    open: (name, { numFmtId = '', formatCode = '' }) => {
      const id = Number(numFmtId);
      if (name === 'numFmt') own.set(id, formatCode);
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) styles.push(own.has(id) ? showsDay(own.get(id) ?? '') : isBuiltInDay(id));
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return styles;
}

export interface SheetEntry {
  name: string;
  /** Its part, such as `xl/worksheets/sheet1.xml`. */
  part: string;
}

/** The sheets in their order, and whether days are counted from 1904. */
export function readEntries(workbook: string, relations: string): { entries: SheetEntry[]; from1904: boolean } {
  const targets = new Map<string, string>();
  walkXml(relations, {
    open: (name, { Id = '', Target = '' }) => {
      if (name !== 'Relationship') return;
      targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target.replace(/^\.\//, '')}`);
    },
  });
  const entries: SheetEntry[] = [];
  let from1904 = false;
  walkXml(workbook, {
    open: (name, attributes) => {
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attributes.date1904 ?? '');
      if (name === 'sheet')
        entries.push({ name: unescaped(attributes.name ?? ''), part: targets.get(attributes.id ?? '') ?? '' });
    },
  });
  return { entries, from1904 };
}
