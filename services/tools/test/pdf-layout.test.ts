import type { ListItem, TextList } from '@arcada/bim';
import type { ContentPart, ExportContent } from '../src/exports/content/export-content.ts';
import { writePdf } from '../src/exports/pdf/pdf-file.ts';
import { structureOfPdf, textOfPdf } from './harness/files.ts';

const content = (parts: ContentPart[]): ExportContent => ({
  language: 'en',
  title: 'Plan',
  project: 'Harbour',
  author: 'Studio',
  draft: '',
  reference: 'P-1',
  cover: [['Number', 'P-1']],
  signOff: [],
  parts,
});
async function pdfOf(parts: ContentPart[]): Promise<Buffer> {
  const written: Uint8Array[] = [];
  await writePdf(content(parts), undefined, (bytes) => written.push(bytes));
  return Buffer.concat(written);
}
/** The pages after cover and contents. */
const pagesOf = async (parts: ContentPart[]) => (await textOfPdf(await pdfOf(parts))).split('\f').slice(2, -1);

const heading = (text: string): ContentPart => ({ kind: 'heading', level: 2, number: '', text });
const paragraph = (text: string): ContentPart => ({ kind: 'paragraph', parts: [{ kind: 'text', text }] });
const lines = (count: number, name = 'line') => Array.from({ length: count }, (_, at) => `${name}${at}.`).join('\n');
const numbered = (count: number) => Array.from({ length: count }, (_, at) => at);

it('repeats the head of a table on each page and splits no row that fits a page', async () => {
  const rows = numbered(60).map((at) => [`first${at}`, `top${at}\nmiddle\nend${at}.`]);
  const pages = await pagesOf([{ kind: 'table', columns: ['Code', 'Meaning'], rows }]);
  expect(pages.length).toBeGreaterThan(3);
  for (const page of pages) expect(page.match(/Code +Meaning/g)).toHaveLength(1);
  for (const at of numbered(60))
    expect(pages.filter((page) => page.includes(`top${at}\n`)).map((page) => page.includes(`end${at}.`))).toEqual([
      true,
    ]);
});

it('splits a row that no page has room for, without losing a line', async () => {
  const pages = await pagesOf([heading('Above'), { kind: 'table', columns: ['A', 'B'], rows: [['x', lines(150)]] }]);
  expect(pages.length).toBeGreaterThan(2);
  expect(pages[0]).toContain('Above');
  expect(pages[0]).toContain('line0.');
  for (const at of numbered(150)) expect(pages.filter((page) => page.includes(`line${at}.`))).toHaveLength(1);
});

it('leaves no heading alone at the foot of a page, however much is above it', async () => {
  for (const above of numbered(8).map((at) => at + 36)) {
    const pages = await pagesOf([paragraph(lines(above)), heading('Stays'), paragraph(lines(5, 'own'))]);
    const own = pages.find((page) => page.includes('Stays'));
    expect({ above, isTogether: own?.includes('own1.') }).toEqual({ above, isTogether: true });
  }
});

it('names in its contents the pages that headings are on, with bookmarks and marked headings', async () => {
  const parts = numbered(30).flatMap((at) => [heading(`Topic ${at}.`), paragraph(lines(12))]);
  const pdf = await pdfOf(parts);
  const [, contents = '', ...pages] = (await textOfPdf(pdf)).split('\f');
  for (const at of numbered(30)) {
    const page = pages.findIndex((text) => text.includes(`Topic ${at}.`)) + 3;
    expect(contents).toMatch(new RegExp(`Topic ${at}\\. +${page}\n`));
  }
  expect(pdf.toString('latin1').match(/\/Title \(Topic/g)).toHaveLength(30);
  expect((await structureOfPdf(pdf)).match(/H2 \(block\)/g)).toHaveLength(30);
});

const listItem = (text: string, lists: TextList[] = []): ListItem => ({ parts: [{ kind: 'text', text }], lists });
const wordsOf = async (pdf: Buffer) => (await textOfPdf(pdf)).replaceAll(/\s+/g, ' ');

it('draws tasks with their box in the place of the bullet, which is read and copied with them', async () => {
  const items = ['☐ Appoint the manager', '☑ Name the standard', 'A plain item'];
  const pdf = await pdfOf([{ kind: 'list', items: items.map((text) => listItem(text)) }]);
  expect(await wordsOf(pdf)).toContain('☐ Appoint the manager ☑ Name the standard • A plain item');
  expect((await structureOfPdf(pdf)).match(/Lbl \(block\)/g)).toHaveLength(2);
});

it('draws numbered lists with their numbers as labels, boxes behind them, and lists within them', async () => {
  const within: TextList[] = [
    { kind: 'list', start: 1, items: [listItem('by name')] },
    { kind: 'list', items: [listItem('☐ in writing')] },
  ];
  const items = [listItem('Appoint'), listItem('☑ Agree', within), listItem('Deliver')];
  const pdf = await pdfOf([{ kind: 'list', start: 99, items }]);
  expect(await wordsOf(pdf)).toContain('99. Appoint 100. ☑ Agree 1. by name ☐ in writing 101. Deliver');
  const structure = await structureOfPdf(pdf);
  expect(structure.match(/Lbl \(block\)/g)).toHaveLength(5);
  expect(structure.match(/^ +L \(block\)/gm)?.map((line) => line.search('L'))).toEqual([2, 8, 8]);
});

it('keeps its contents on one page by smaller letters where a few lines would take another', async () => {
  const pagesOfContents = async (count: number) => {
    const pages = (await textOfPdf(await pdfOf(numbered(count).map((at) => heading(`Topic ${at}.`))))).split('\f');
    return pages.slice(1).findIndex((text) => text.includes('Topic 0.') && !/Topic 0\. +\d+\n/.test(text));
  };
  expect(await Promise.all([40, 52, 58].map(pagesOfContents))).toEqual([1, 1, 1]);
  expect(await pagesOfContents(100)).toBeGreaterThan(1);
});

it('breaks unbroken words within the page, and keeps letters that the font lacks within their cell', async () => {
  const word = 'a'.repeat(2_000);
  const pages = await pagesOf([
    paragraph(word),
    { kind: 'table', columns: ['A', 'B'], rows: [[word, '工具'.repeat(50)]] },
  ]);
  const text = pages.join('').replaceAll(/[^a]/g, '');
  expect(text.length).toBeGreaterThanOrEqual(4_000);
  expect(
    Math.max(
      ...pages
        .join('\n')
        .split('\n')
        .map((line) => line.trim().length),
    ),
  ).toBeLessThan(140);
});

it('gives no page of its own to a few lines between tables that lie across', async () => {
  const columns = numbered(9).map((at) => `Coordination${at}`);
  const table: ContentPart = { kind: 'table', columns, rows: numbered(2).map(() => columns) };
  expect(await pagesOf([table, heading('Between'), paragraph('Few'), table])).toHaveLength(1);
  expect(await pagesOf([table, heading('Between'), paragraph(lines(30)), table])).toHaveLength(3);
});
