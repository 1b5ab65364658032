import { columnHeadings, isOwnWordColumn, sampleDocument, tableNames } from '@arcada/bim';
import { languages } from '@arcada/contracts';
import { robotoFiles } from '@arcada/service-kit/fonts';
import PDFDocument from 'pdfkit';
import { type EmbeddedFont, Typeface } from '../pdf/typeface.ts';
import { docxLetters } from './calibri.ts';
import { columnWidths, hasRoomForParts } from './column-widths.ts';
import { exportContent } from './export-content.ts';
import { isWide } from './wide-tables.ts';
import { wordParts } from './word-parts.ts';

const font = new PDFDocument().font(robotoFiles.bold) as unknown as { _font: EmbeddedFont };
const bold = new Typeface(font._font);
/** In points, with the padding of a cell. */
const headingWidth = (heading: string) =>
  Math.max(...heading.split(' ').map((word) => (bold.width(word) * 8.5) / 1000)) + 8;
/** Twentieths of a point, where the letters are smaller than in the PDF. */
const inWord = (0.05 * 8.5) / 8;
const tooNarrow = (columns: readonly string[], widths: readonly number[], scale = 1) =>
  columns.filter((column, at) => (widths[at] ?? 0) * scale < headingWidth(column));

it('splits no word of a heading, however long the words below it are', () => {
  for (const table of tableNames) {
    for (const language of languages) {
      const printed = Object.entries(columnHeadings(table)).filter(([column]) => !isOwnWordColumn(column));
      const columns = printed.map(([, heading]) => heading[language]);
      const content = { kind: 'table' as const, columns, rows: [columns.map(() => 'N'.repeat(40))] };
      const total = isWide(content) ? 728 : 481;
      const inPdf = columnWidths(content, { total, letter: 4.8, padding: 9 });
      const inDocx = columnWidths(content, { total: total * 20, ...docxLetters });
      expect([table, language, tooNarrow(columns, inPdf), tooNarrow(columns, inDocx, inWord)]).toEqual([
        table,
        language,
        [],
        [],
      ]);
      expect(inPdf.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(total);
    }
  }
});

it('splits no word of a heading in Word files, also where a wider font takes the place of theirs', () => {
  const wider = 1.19;
  for (const language of languages) {
    const { parts } = exportContent(sampleDocument('bep-post', language, '2026-09-01'));
    for (const part of parts) {
      if (part.kind !== 'table') continue;
      const widths = columnWidths(part, { total: (isWide(part) ? 728 : 481) * 20, ...docxLetters });
      expect([language, part.heading?.text, tooNarrow(part.columns, widths, inWord / wider)]).toEqual([
        language,
        part.heading?.text,
        [],
      ]);
    }
  }
});

it('gives short words the room that they need before long texts, and shares what is left', () => {
  const content = { kind: 'table' as const, columns: ['A', 'B'], rows: [['containers', 'some text '.repeat(20)]] };
  const [first = 0, second = 0] = columnWidths(content, { total: 400, letter: 5, padding: 10 });
  expect(first).toBeGreaterThanOrEqual(55);
  expect(second).toBeGreaterThan(300);
});

it('breaks names of files before words such as months, where not all have room', () => {
  const rows = [['NHC-BIM-MB-ZZ-RP-Z-0001', '22 September 2026', 'Coordination']];
  const content = { kind: 'table' as const, columns: ['Container', 'Due date', 'Purpose'], rows };
  const [name, date, purpose] = columnWidths(content, { total: 250, letter: 5, padding: 10 });
  // The months and the purpose whole; the rest is for the name, which would need 140.
  expect([name, date, purpose]).toEqual([130, 55, 64]);
});

it('gives dates, whose spaces no line is broken at, the room of a word', () => {
  const rows = [['some text '.repeat(20), '22\u00a0Sept\u00a02026']];
  const content = { kind: 'table' as const, columns: ['Title', 'Date'], rows };
  expect(columnWidths(content, { total: 250, letter: 5, padding: 10 })[1]).toBeGreaterThanOrEqual(12 * 5 + 10);
});

it('leaves every heading its room, however little the longest words get', () => {
  const rows = [['N'.repeat(36), 'N'.repeat(36), 'ab']];
  const content = { kind: 'table' as const, columns: ['A', 'Responsibilities', 'C'], rows };
  const widths = columnWidths(content, { total: 200, letter: 5, padding: 10 });
  expect(widths[1]).toBeGreaterThanOrEqual('Responsibilities'.length * 5);
  expect(widths[2]).toBeGreaterThanOrEqual(20);
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(200);
});

it('narrows all columns alike where not even the headings have room', () => {
  const content = { kind: 'table' as const, columns: ['Responsible', 'Responsible'], rows: [] };
  expect(columnWidths(content, { total: 60, letter: 5, padding: 10 })).toEqual([30, 30]);
});

it('breaks names of several words between these before any other word', () => {
  expect(wordParts('Pset_WallCommon')).toEqual(['Pset_', 'Wall', 'Common']);
  expect(wordParts('NHC-0001')).toEqual(['NHC-', '0001']);
  expect(wordParts('SOLIDWALL')).toEqual(['SOLIDWALL']);
  const rows = [['Pset_WallCommon', 'Coordination', 'Classification']];
  const content = { kind: 'table' as const, columns: ['Set', 'Use', 'Kind'], rows };
  const measures = { total: 230, letter: 5, padding: 10, widthOf: (word: string) => word.length * 5 };
  expect(hasRoomForParts(content, measures)).toBe(true);
  const [set, use, kind] = columnWidths(content, measures);
  expect([use, kind]).toEqual([12 * 5 + 10, 14 * 5 + 10]);
  expect(set).toBeGreaterThanOrEqual('Common'.length * 5 + 10);
  expect(hasRoomForParts(content, { ...measures, total: 180 })).toBe(false);
});

it('does not put each word of a long text on a line of its own where another name can be broken', () => {
  const rows = [['IfcThermalTransmittanceMeasure', 'room name as on the sign of the door']];
  const content = { kind: 'table' as const, columns: ['Type', 'Note'], rows };
  const widths = columnWidths(content, { total: 170, letter: 5, padding: 10 });
  expect(widths[1]).toBeGreaterThan('name'.length * 5 + 20);
});
