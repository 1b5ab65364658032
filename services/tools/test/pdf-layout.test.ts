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

it('draws tasks with their box in the place of the bullet, which is read and copied with them', async () => {
  const items = ['☐ Appoint the manager', '☑ Name the standard', 'A plain item'];
  const list: ContentPart = { kind: 'list', items: items.map((text) => [{ kind: 'text', text }]) };
  const pdf = await pdfOf([list]);
  const words = (await textOfPdf(pdf)).replaceAll(/\s+/g, ' ');
  expect(words).toContain('☐ Appoint the manager ☑ Name the standard • A plain item');
  expect((await structureOfPdf(pdf)).match(/Lbl \(block\)/g)).toHaveLength(2);
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
