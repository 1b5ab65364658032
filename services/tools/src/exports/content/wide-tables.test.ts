import { sampleDocument } from '@arcada/bim';
import { languages } from '@arcada/contracts';
import { exportContent } from './export-content.ts';
import { isWide } from './wide-tables.ts';

const table = (columns: number, cell: string, rows = 3) => ({
  columns: Array<string>(columns).fill('Party'),
  rows: Array<string[]>(rows).fill(Array<string>(columns).fill(cell)),
});

it('keeps a table upright as long as no word is broken and its rows are easy to follow', () => {
  expect(isWide(table(9, 'R, A'))).toBe(false);
  expect(isWide(table(9, 'Coordination'))).toBe(true);
  expect(isWide(table(9, 'some '.repeat(8)))).toBe(false);
  expect(isWide(table(9, 'some '.repeat(40)))).toBe(true);
  expect(isWide(table(7, 'Coordination '.repeat(40)))).toBe(false);
});

it.each(languages)('lays the delivery plan of a sample in %s across, and keeps its matrix upright', (language) => {
  const sample = sampleDocument('bep-post', language, '2026-09-01');
  const wideRows = exportContent(sample).parts.flatMap((part) =>
    part.kind === 'table' && isWide(part) ? [part.rows.length] : [],
  );
  expect(sample.tables.responsibilities.length).toBeGreaterThan(1);
  expect(wideRows).toEqual([sample.tables.informationNeeds.length, sample.tables.deliverables.length]);
});
