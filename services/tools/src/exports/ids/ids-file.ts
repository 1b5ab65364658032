import { type BimDocument, type IdsScope, idsOfDocument } from '@arcada/bim';
import { writeIds } from '@arcada/ids';

/** A document's information needs, or those of a scope, as an IDS 1.0 file; undefined when it has none that IDS can express. */
export async function idsFile(document: BimDocument, scope: IdsScope): Promise<Buffer | undefined> {
  const { ids } = await idsOfDocument(document, scope);
  return ids.specifications.length > 0 ? Buffer.from(writeIds(ids)) : undefined;
}
