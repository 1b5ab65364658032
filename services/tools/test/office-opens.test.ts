import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type BimDocument, emptyDocument, tableLabels } from '@arcada/bim';
import { languages } from '@arcada/contracts';
import { runJob } from '../src/exports/workers/run-job.ts';
import { inkOfPdf, textOfPdf } from './harness/files.ts';
import { hasOffice, openedByOffice } from './harness/office.ts';
import { answeringPlan, hostileDocument } from './harness/rich-documents.ts';

const withOffice = (await hasOffice()) ? describe : describe.skip;

const fileOf = async (format: 'docx' | 'xlsx' | 'pdf', document: BimDocument) =>
  buffer(
    (await runJob({ kind: 'file', format, issued: true, document }, new AbortController().signal).result) as Readable,
  );

const documents: Record<string, BimDocument> = {
  ...Object.fromEntries(languages.map((language) => [language, answeringPlan(language).plan])),
  hostile: hostileDocument('es'),
  empty: emptyDocument('eir', 'en'),
};
const names = Object.keys(documents).sort();

withOffice('LibreOffice opens', () => {
  it.each(['docx', 'xlsx'] as const)(
    '%s of all languages, of hostile text and of nothing, without a complaint',
    async (format) => {
      const made = await Promise.all(
        names.map(async (name) => [`${name}.${format}`, await fileOf(format, documents[name] as BimDocument)] as const),
      );
      const { pdfs, said } = await openedByOffice(Object.fromEntries(made));
      expect(said).toBe('');
      expect(Object.keys(pdfs)).toEqual(names.map((name) => `${name}.pdf`));
      for (const language of languages) {
        const words = (await textOfPdf(pdfs[`${language}.pdf`] as Buffer)).replaceAll(/\s+/g, ' ');
        const { fields, topics } = documents[language] as BimDocument;
        const titles = format === 'docx' ? topics.map(({ title }) => title) : [];
        const wanted = [fields.projectName, tableLabels.milestones[language], ...titles];
        expect(wanted.filter((one) => !words.includes(one))).toEqual([]);
      }
    },
  );
});

describe('pages of the PDF', () => {
  it.each(names)('%s: none is empty', async (name) => {
    const ink = await inkOfPdf(await fileOf('pdf', documents[name] as BimDocument));
    expect(ink.length).toBeGreaterThan(0);
    expect(ink.filter((share) => share < 0.002)).toEqual([]);
  });
});
