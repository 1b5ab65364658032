import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type BimDocument, documentSchema, scoreOf, withBoundedLink } from '@arcada/bim';

const compress = promisify(gzip);
const expand = promisify(gunzip);

/** A document as it is stored. */
export interface PackedContent {
  document: BimDocument;
  /** The same for the same content: saving it in two tabs is no conflict. */
  hash: string;
  score: number;
  data: Buffer;
}

export const today = (): string => new Date().toISOString().slice(0, 10);

/** Packs a document whose values the schema has put in order. Before the transaction: it takes milliseconds. */
export async function pack(document: BimDocument): Promise<PackedContent> {
  const text = JSON.stringify(document);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  const score = scoreOf(document, { today: today() });
  return { document, hash, score, data: await compress(text) };
}

/** Reads what was packed, perhaps by an earlier release: fields added since then are empty, and bounds hold. */
export const unpack = async (data: Uint8Array): Promise<BimDocument> =>
  documentSchema.parse(withBoundedLink(JSON.parse((await expand(data)).toString('utf8'))));
