import { type BimDocument, cleanDocument, documentSchema, documentTypes } from '@arcada/bim';
import type { validationMessage } from '@arcada/contracts';

/** In bytes, as the gateway accepts; the longest document is well below it. */
const mostBytes = 3_000_000;

export interface FileFault {
  key: 'size' | 'json' | 'foreign' | 'shape' | 'xlsxSize';
  /** Where the content doesn't fit, and why. */
  issues?: Parameters<typeof validationMessage>[0][];
}

/** Of another file no field says anything to its reader. */
const isOurs = (content: unknown) =>
  typeof content === 'object' && documentTypes.some((type) => type === (content as { type?: unknown } | null)?.type);

/** A document that was exported as JSON. */
export async function readDocumentFile(file: File): Promise<BimDocument | FileFault> {
  if (file.size > mostBytes) return { key: 'size' };
  const content = await file
    .text()
    .then((text) => JSON.parse(text) as unknown)
    .catch(() => undefined);
  if (content === undefined) return { key: 'json' };
  if (!isOurs(content)) return { key: 'foreign' };
  const parsed = documentSchema.safeParse(cleanDocument(content), { reportInput: true });
  return parsed.success ? parsed.data : { key: 'shape', issues: parsed.error.issues.slice(0, 5) };
}
