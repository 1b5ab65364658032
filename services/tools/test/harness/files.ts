import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';

const run = promisify(execFile);

/** What one of poppler's programs prints of a PDF. */
async function readByPoppler(pdf: Buffer, program: string, argumentsOf: (file: string) => string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'arcada-export-'));
  try {
    const file = join(folder, 'file.pdf');
    await writeFile(file, pdf);
    return (await run(program, argumentsOf(file), { maxBuffer: 64_000_000 })).stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The text of a PDF, with each page's end as a form feed. */
export const textOfPdf = (pdf: Buffer) => readByPoppler(pdf, 'pdftotext', (file) => ['-layout', file, '-']);

/** The structure of a tagged PDF, an element a line. */
export const structureOfPdf = (pdf: Buffer) => readByPoppler(pdf, 'pdfinfo', (file) => ['-struct', file]);

/** How much of each page of a PDF is written on, as seen: shares of its points that are not white. */
export async function inkOfPdf(pdf: Buffer): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), 'arcada-pages-'));
  try {
    const file = join(folder, 'file.pdf');
    await writeFile(file, pdf);
    await run('pdftoppm', ['-gray', '-r', '30', file, join(folder, 'page')]);
    const pages = (await readdir(folder)).filter((name) => name.endsWith('.pgm')).sort();
    return await Promise.all(pages.map(async (name) => inkOf(await readFile(join(folder, name)))));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A grey picture (PGM): three words before its points, a byte each. */
function inkOf(picture: Buffer): number {
  const head = /^P5\s+\d+\s+\d+\s+\d+\s/.exec(picture.toString('latin1', 0, 60))?.[0] ?? '';
  const points = picture.subarray(head.length);
  return points.reduce((count, point) => count + (point < 250 ? 1 : 0), 0) / points.length;
}

/** The XML parts of an Office file; each must be well-formed. */
export function partsOf(file: Buffer): Map<string, string> {
  const parts = new Map<string, string>();
  for (const [name, bytes] of Object.entries(unzipSync(file))) {
    if (!/\.(xml|rels)$/.test(name)) continue;
    const xml = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const parser = new SaxesParser();
    parser.on('error', (error) => {
      throw new Error(`${name}: ${error.message}`);
    });
    parser.write(xml).close();
    parts.set(name, xml);
  }
  return parts;
}

interface Heading {
  style: string;
  text: string;
}

/** Paragraphs with a style, in their order. */
export function styledParagraphs(xml: string): Heading[] {
  const found: Heading[] = [];
  let paragraph: Heading = { style: '', text: '' };
  let inText = false;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'w:p') paragraph = { style: '', text: '' };
    if (name === 'w:pStyle') paragraph.style = String(attributes['w:val']);
    inText = name === 'w:t';
  });
  parser.on('text', (text) => {
    if (inText) paragraph.text += text;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'w:p' && paragraph.style !== '') found.push(paragraph);
  });
  parser.write(xml).close();
  return found;
}
