import { importFromParts } from './parts.ts';

/** Takes each import of a divided package from the part that has it. */
export default function partsLoader(source: string): string {
  return importFromParts(source);
}
