// Makes the sample that the document maker is shown by: node services/tools/samples/main.ts. Needs pdftoppm and pdfinfo
// (poppler-utils) on the PATH. The results are committed.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, languages, samplePages } from '@arcada/contracts';
import sharp from 'sharp';
import { contentHash, drawnFromFile, factsFile, sampleFile, samplePdf, shownPages } from './sample-pdf.ts';

/** Of a page in pixels on the screen: sharp also where they are small. */
const dotsPerInch = 110;

const pagesIn = (file: string) =>
  Number(/^Pages: +(\d+)$/m.exec(execFileSync('pdfinfo', [file], { encoding: 'utf8' }))?.[1]);

async function drawPages(file: string, language: Language): Promise<void> {
  for (const name of samplePages) {
    const page = shownPages[name];
    const place = ['-f', `${page}`, '-l', `${page}`, '-r', `${dotsPerInch}`];
    const drawn = execFileSync('pdftoppm', [...place, '-png', file], { maxBuffer: 2 ** 26 });
    const picture = await sharp(drawn).webp({ nearLossless: true, quality: 40, effort: 6 }).toBuffer();
    writeFileSync(sampleFile(language, name), picture);
  }
}

const facts: Partial<Record<Language, { pages: number; bytes: number }>> = {};
const drawnFrom: Partial<Record<Language, string>> = {};
for (const language of languages) {
  const pdf = await samplePdf(language);
  const file = sampleFile(language);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, pdf);
  await drawPages(file, language);
  facts[language] = { pages: pagesIn(file), bytes: pdf.length };
  drawnFrom[language] = contentHash(pdf);
}
writeFileSync(factsFile, `${JSON.stringify(facts, null, 2)}\n`);
writeFileSync(drawnFromFile, `${JSON.stringify(drawnFrom, null, 2)}\n`);
