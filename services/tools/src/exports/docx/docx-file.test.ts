import { type BimDocument, fromEir, sampleDocument } from '@arcada/bim';
import { languages } from '@arcada/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { exportContent } from '../content/export-content.ts';
import { pageRuns } from '../content/page-runs.ts';
import { docxFile } from './docx-file.ts';
import { estimatedPages } from './estimated-pages.ts';

it('keeps the title of an appendix, and what is said below it, on the page of its table', async () => {
  const eir = sampleDocument('eir', 'en', '2026-09-01');
  const content = exportContent(fromEir(eir, 'eir-1'), { eir });
  const title = content.parts.findLast(({ kind }) => kind === 'heading');
  const parts = unzipSync(await docxFile(content, undefined));
  const text = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  const after = text.split(`>${title?.kind === 'heading' && title.text}<`).at(-1) ?? '';
  // A section, whose pages lie in one direction, ends with its properties.
  expect(after.slice(0, after.indexOf('<w:sectPr'))).toContain('<w:tbl>');
  const styles = strFromU8(parts['word/styles.xml'] ?? new Uint8Array());
  for (const style of ['Heading1', 'Heading2', 'Note'])
    expect(new RegExp(`w:styleId="${style}".*?</w:style>`, 's').exec(styles)?.[0]).toContain('<w:keepNext/>');
});

it('gives no page of its own to a chapter that only names the appendix', async () => {
  const eir = sampleDocument('eir', 'en', '2026-09-01');
  const plan = sampleDocument('bep-pre', 'en', '2026-09-01');
  const answer = 'Models are exchanged weekly in the formats of the table. '.repeat(8);
  const answers = fromEir(eir, 'eir-1').tables.answers.map((row) => ({ ...row, answer }));
  const content = exportContent({ ...plan, tables: { ...plan.tables, answers } }, { eir });
  const text = strFromU8(unzipSync(await docxFile(content, undefined))['word/document.xml'] ?? new Uint8Array());
  const [own] = text
    .split('</w:sectPr>')
    .slice(2)
    .filter((section) => section.includes('>Response to the EIR<'));
  expect(own).toContain('<w:tbl>');
  expect(own).toContain('w:orient="landscape"');
});

it('writes tasks with the boxes that their brackets mean, in the place of bullets', async () => {
  const plan = sampleDocument('bep-post', 'en', '2026-09-01');
  const text = '- [ ] Appoint the manager\n- [x] Name the standard\n- A plain item';
  const topics = plan.topics.slice(0, 1).map((topic) => ({ ...topic, text }));
  const parts = unzipSync(await docxFile(exportContent({ ...plan, topics }), undefined));
  const body = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  const items = ['Appoint the manager', 'Name the standard', 'A plain item'].map((item) =>
    body.slice(body.lastIndexOf('<w:p>', body.indexOf(item)), body.indexOf(item)),
  );
  expect(items.map((item) => [/[☐☑]/.exec(item)?.[0], item.includes('<w:numPr>')])).toEqual([
    ['☐', false],
    ['☑', false],
    [undefined, true],
  ]);
});

it('writes numbered lists that Word counts, each from its own first number', async () => {
  const plan = sampleDocument('bep-post', 'en', '2026-09-01');
  const text = '1. First\n   1. Within\n   - Below\n2. [x] Second\n\nThen:\n1. Anew\n\nOr:\n12. Twelfth';
  const topics = plan.topics.slice(0, 1).map((topic) => ({ ...topic, text }));
  const parts = unzipSync(await docxFile(exportContent({ ...plan, topics }), undefined));
  const read = (name: string) => strFromU8(parts[`word/${name}.xml`] ?? new Uint8Array());
  const body = read('document');
  const numbering = read('numbering');
  const counted = ['First', 'Within', 'Below', '☑ Second', 'Anew', 'Twelfth'].map((item) => {
    const own = body.slice(body.lastIndexOf('<w:p>', body.indexOf(`>${item}<`)), body.indexOf(`>${item}<`));
    const id = /<w:numId w:val="(\d+)"/.exec(own)?.[1];
    const num = new RegExp(`<w:num w:numId="${id}".*?</w:num>`).exec(numbering)?.[0] ?? '';
    const level = Number(/<w:ilvl w:val="(\d)"/.exec(own)?.[1]);
    const start = new RegExp(`<w:lvlOverride w:ilvl="${level}"><w:startOverride w:val="(\\d+)"`).exec(num)?.[1];
    return { id, level, start };
  });
  expect(counted.map(({ level, start }) => [level, start])).toEqual([
    [0, '1'],
    [1, '1'],
    [1, '1'],
    [0, '1'],
    [0, '1'],
    [0, '12'],
  ]);
  const ids = counted.map(({ id }) => id);
  expect(ids[3]).toBe(ids[0]);
  expect(new Set(ids).size).toBe(5);
});

/** Page numbers of the contents, as they are written. */
async function pagesOf(document: BimDocument): Promise<number[]> {
  const parts = unzipSync(await docxFile(exportContent(document), undefined));
  const text = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  const entries = text.matchAll(/PAGEREF _Toc\d+ \\h<.*?(?:<w:t[^>]*>(\d+)<\/w:t>)?<w:fldChar w:fldCharType="end"/g);
  return [...entries].map(([, page]) => Number(page ?? Number.NaN));
}

it.each(languages)('estimates the pages of a plan in %s as its layout does', async (language) => {
  const plan = sampleDocument('bep-post', language, '2026-09-01');
  const laidOut = await pagesOf(plan);
  const estimated = estimatedPages(pageRuns(exportContent(plan).parts));
  expect(laidOut.length).toBeGreaterThan(20);
  expect(estimated).toHaveLength(laidOut.length);
  const apart = laidOut.map((page, at) => Math.abs(page - (estimated[at] ?? 0)));
  expect(Math.max(...apart)).toBeLessThanOrEqual(1);
});

it('writes page numbers into the contents of a plan that is too long to be laid out', async () => {
  const plan = sampleDocument('bep-post', 'en', '2026-09-01');
  const topics = plan.topics.map((topic) => ({ ...topic, text: `${topic.text}\n\n`.repeat(60) }));
  const pages = await pagesOf({ ...plan, topics });
  expect(pages).toEqual(pages.toSorted((one, other) => one - other));
  expect(pages.at(-1)).toBeGreaterThan(25);
});
