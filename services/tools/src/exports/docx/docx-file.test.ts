import { fromEir, sampleDocument } from '@arcada/bim';
import { strFromU8, unzipSync } from 'fflate';
import { exportContent } from '../content/export-content.ts';
import { docxFile } from './docx-file.ts';

it('keeps the title of an appendix, and what is said below it, on the page of its table', async () => {
  const eir = sampleDocument('eir', 'en', '2026-09-01');
  const content = exportContent(fromEir(eir, 'eir-1'), eir);
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
