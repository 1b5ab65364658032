import { unzipSync } from 'fflate';
import { SheetError, sheetLimits } from './sheet-limits.ts';

const wanted = /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/;

const tagStart = '<'.charCodeAt(0);
function tagsOf(bytes: Uint8Array): number {
  let count = 0;
  for (const byte of bytes) if (byte === tagStart) count++;
  return count;
}

/**
 * The parts of a workbook that hold cells, by name. Parts can't unpack to more than they declare, and what all declare
 * together is limited, as are the tags that are then read.
 */
export function unpackParts(bytes: Uint8Array): (name: string) => string {
  let unpacked = 0;
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!wanted.test(name)) return false;
    unpacked += originalSize;
    if (unpacked > sheetLimits.unpacked) throw new SheetError('too-large');
    return true;
  };
  let parts: Record<string, Uint8Array>;
  try {
    parts = unzipSync(bytes, { filter });
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('not-xlsx');
  }
  if (Object.values(parts).reduce((sum, part) => sum + tagsOf(part), 0) > sheetLimits.tags) {
    throw new SheetError('too-large');
  }
  const decoder = new TextDecoder();
  return (name) => (parts[name] ? decoder.decode(parts[name]) : '');
}
