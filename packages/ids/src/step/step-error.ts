/**
 * Why a file can't be read as an IFC model:
 *
 * - `empty`: no bytes
 * - `zipped`: a zip archive, such as .ifczip: it must be unpacked first
 * - `xml`: XML, such as .ifcXML or an .ids file: the STEP form (.ifc) is needed
 * - `not-step`: doesn't begin with ISO-10303-21
 * - `no-schema`: the header has no FILE_SCHEMA
 * - `unsupported-schema`: FILE_SCHEMA isn't IFC2X3, IFC4 or IFC4X3; `found` says what it is
 * - `no-data`: no DATA section
 * - `truncated`: ends within an instance or without ENDSEC: save or download it again
 * - `broken-line`: an instance can't be read; `line` and `found` say where and what
 * - `duplicate-id`: two instances have the same number; `line` and `found`
 */
export type StepErrorCode =
  | 'empty'
  | 'zipped'
  | 'xml'
  | 'not-step'
  | 'no-schema'
  | 'unsupported-schema'
  | 'no-data'
  | 'truncated'
  | 'broken-line'
  | 'duplicate-id';

/** The file isn't a STEP file of a supported IFC schema. `describeFault` puts it in words. */
export class StepError extends Error {
  override name = 'StepError';
  readonly code: StepErrorCode;
  /** Line in the file, from 1. */
  readonly line: number | undefined;
  /** What was found instead, shortened. */
  readonly found: string | undefined;

  constructor(code: StepErrorCode, place: { line?: number; found?: string } = {}) {
    super([code, place.line && `line ${place.line}`, place.found].filter(Boolean).join(', '));
    this.code = code;
    this.line = place.line;
    this.found = place.found;
  }
}

/** Line of a byte, from 1. */
export function lineAt(bytes: Uint8Array, offset: number): number {
  let line = 1;
  for (let at = bytes.indexOf(10); at !== -1 && at < offset; at = bytes.indexOf(10, at + 1)) line++;
  return line;
}

/** The text from a byte on, for a message. */
export const excerpt = (bytes: Uint8Array, offset: number): string =>
  new TextDecoder('windows-1252').decode(bytes.subarray(offset, offset + 40)).split(/[\r\n]/)[0] ?? '';
