import { extname } from 'node:path';

/** How many bytes of a file are needed to detect its type. */
export const headBytes = 4096;

const startsWith = (head: Buffer, bytes: readonly number[], at = 0) =>
  bytes.every((byte, index) => head[at + index] === byte);
const ascii = (text: string) => [...Buffer.from(text, 'latin1')];
const textEndings = new Set(['csv', 'txt', 'md', 'py', 'json', 'ifc', 'dyn']);

/**
 * The extension for a file, detected from its content; its name only decides between kinds of plain
 * text. Undefined: not accepted.
 */
export function endingOf(head: Buffer, name: string): string | undefined {
  if (startsWith(head, ascii('ftyp'), 4)) return 'mp4';
  if (startsWith(head, [0x1a, 0x45, 0xdf, 0xa3])) return 'webm';
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpg';
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith(head, ascii('RIFF')) && startsWith(head, ascii('WEBP'), 8)) return 'webp';
  if (startsWith(head, ascii('%PDF-'))) return 'pdf';
  if (startsWith(head, [0x50, 0x4b, 3, 4])) return 'zip';
  const text = textOf(head);
  if (text === undefined) return undefined;
  if (/^\uFEFF?WEBVTT(?:[ \t\n\r]|$)/.test(text)) return 'vtt';
  const ending = extname(name).slice(1).toLowerCase();
  return textEndings.has(ending) ? ending : 'txt';
}

/** UTF-8 without control characters; the last character of the head may be cut. */
function textOf(head: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(head, { stream: true });
    return text !== '' && !/[^\P{Cc}\t\n\r\f]/u.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}
