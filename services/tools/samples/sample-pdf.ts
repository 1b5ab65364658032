import { createHash } from 'node:crypto';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { sampleDocument } from '@arcada/bim';
import { type Language, makerSample, type samplePages } from '@arcada/contracts';
import { exportContent } from '../src/exports/content/export-content.ts';
import { gathered } from '../src/exports/pdf/gathered.ts';
import { writePdf } from '../src/exports/pdf/pdf-file.ts';

const root = path.resolve(import.meta.dirname, '../../..');
/** In the page server's folder of files that keep their names, as pages of several areas show these. */
export const sampleFile = (...of: Parameters<typeof makerSample>) =>
  path.join(root, 'shell/src/server/files', makerSample(...of));
/** What the page of the document maker says of them. */
export const factsFile = path.join(root, 'mfe-tools/src/features/document-maker/sample-facts.json');

/** Content hashes of the files that the pictures were drawn from. */
export const drawnFromFile = path.join(import.meta.dirname, 'drawn-from.json');

/** Where the pages that are shown as pictures are in it. */
export const shownPages: Record<(typeof samplePages)[number], number> = { cover: 1, parties: 4, plan: 9 };

/** The plan of the sample project that everyone can begin with, as its PDF. Always of one day, so that it stays the same. */
export async function samplePdf(language: Language): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  const { write, end } = gathered((bytes) => parts.push(bytes));
  const document = sampleDocument('bep-post', language, '2026-09-01');
  await writePdf(exportContent(document, { issued: true }), undefined, write);
  end();
  return Buffer.concat(parts);
}

const streams = /stream\n([\s\S]*?)\nendstream/g;

/** Of pages and fonts, unpacked: how they are packed may differ between machines, as when they were made does. */
export function contentHash(pdf: Buffer): string {
  const hash = createHash('sha256');
  for (const [, packed = ''] of pdf.toString('latin1').matchAll(streams)) {
    if (!packed.startsWith('<?xpacket')) hash.update(inflateSync(Buffer.from(packed, 'latin1')));
  }
  return hash.digest('hex');
}
