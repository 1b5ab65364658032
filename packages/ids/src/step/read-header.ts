import { parseArguments } from './parse-arguments.ts';
import { StepError } from './step-error.ts';
import { type StepValue, textOf } from './values.ts';

/** What the header of a STEP file says. */
export interface StepHeader {
  /** As written: `IFC4X3_ADD2`. */
  schema: string;
  /** Name of the file when it was exported. */
  fileName: string;
  /** Time of the export as written. */
  timeStamp: string;
  /** Position of the first byte after `DATA;`. */
  dataBegins: number;
}

const latin = new TextDecoder('windows-1252');

function argumentsOf(bytes: Uint8Array, text: string, entity: string): StepValue[] | undefined {
  const found = new RegExp(`${entity}\\s*\\(`).exec(text);
  return found ? parseArguments(bytes, found.index + found[0].length - 1) : undefined;
}

/** Position of `DATA;` behind the header's ENDSEC, which must not be in a string. */
function findData(text: string): { header: number; data: number } | undefined {
  const plain = text.replace(/'(?:[^']|'')*'|\/\*[\s\S]*?\*\//g, (quoted) => ' '.repeat(quoted.length));
  const found = /ENDSEC\s*;\s*DATA\s*(?:\([^;]*\))?\s*;/.exec(plain);
  return found ? { header: found.index, data: found.index + found[0].length } : undefined;
}

/** Checks that the bytes are a STEP file, and reads its header. Throws StepError. */
export function readHeader(bytes: Uint8Array): StepHeader {
  if (bytes.length === 0) throw new StepError('empty');
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) throw new StepError('zipped');
  const start = latin.decode(bytes.subarray(0, 256)).replace(/^ï»¿/, '').trimStart();
  if (/^<(\?xml|\w)/.test(start)) throw new StepError('xml');
  if (!start.replace(/^(\/\*[\s\S]*?\*\/\s*)+/, '').startsWith('ISO-10303-21')) throw new StepError('not-step');
  // Headers have a few hundred bytes; one with long comments is looked for further on.
  const sizes = [1 << 16, bytes.length];
  for (const size of sizes) {
    const text = latin.decode(bytes.subarray(0, size));
    const data = findData(text);
    if (!data) continue;
    const header = text.slice(0, data.header);
    const schema = textOf([argumentsOf(bytes, header, 'FILE_SCHEMA')?.[0]].flat()[0]);
    if (schema === undefined) throw new StepError('no-schema');
    const [fileName, timeStamp] = argumentsOf(bytes, header, 'FILE_NAME') ?? [];
    return { schema, fileName: textOf(fileName) ?? '', timeStamp: textOf(timeStamp) ?? '', dataBegins: data.data };
  }
  throw new StepError('no-data');
}
