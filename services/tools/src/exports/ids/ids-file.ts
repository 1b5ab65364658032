import { type BimDocument, idsOfDocument } from '@arcada/bim';
import { writeIds } from '@arcada/ids';

/** A document's information needs as an IDS 1.0 file; undefined when it has none that IDS can express. */
export async function idsFile(document: BimDocument): Promise<Buffer | undefined> {
  const { ids } = await idsOfDocument(document);
  return ids.specifications.length > 0 ? Buffer.from(writeIds(ids)) : undefined;
}
