import { type BimDocument, documentSchema } from '@arcada/bim';
import type { validationMessage } from '@arcada/contracts';

/** In bytes, as the gateway accepts; the longest document is well below it. */
const mostBytes = 3_000_000;

export interface FileFault {
  key: 'size' | 'json' | 'shape' | 'xlsxSize';
  /** Where the content doesn't fit, and why. */
  issues?: Parameters<typeof validationMessage>[0][];
}

/** A document that was exported as JSON. */
export async function readDocumentFile(file: File): Promise<BimDocument | FileFault> {
  if (file.size > mostBytes) return { key: 'size' };
  const content = await file
    .text()
    .then((text) => JSON.parse(text) as unknown)
    .catch(() => undefined);
  if (content === undefined) return { key: 'json' };
  const parsed = documentSchema.safeParse(content, { reportInput: true });
  return parsed.success ? parsed.data : { key: 'shape', issues: parsed.error.issues.slice(0, 5) };
}
