import { unzipSync } from 'fflate';
import { SheetError, sheetLimits } from './sheet-limits.ts';

const wanted = /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/;

const [tagStart, referenceStart] = ['<'.charCodeAt(0), '&'.charCodeAt(0)];
function measured(bytes: Uint8Array) {
  let [tags, references, longestRun, last] = [0, 0, 0, 0];
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] === referenceStart) references++;
    if (bytes[at] !== tagStart) continue;
    tags++;
    longestRun = Math.max(longestRun, at - last);
    last = at;
  }
  return { tags, references, longestRun: Math.max(longestRun, bytes.length - last) };
}

/**
 * The parts of a workbook that hold cells, by name. Parts can't unpack to more than they declare, and what all declare
 * together is limited, as is what takes long to read: tags, references, and how much is between two tags.
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
  let [tags, references] = [0, 0];
  for (const part of Object.values(parts)) {
    const found = measured(part);
    tags += found.tags;
    references += found.references;
    const isLarge = tags > sheetLimits.tags || references > sheetLimits.references;
    if (isLarge || found.longestRun > sheetLimits.run) throw new SheetError('too-large');
  }
  const decoder = new TextDecoder();
  return (name) => (parts[name] ? decoder.decode(parts[name]) : '');
}
