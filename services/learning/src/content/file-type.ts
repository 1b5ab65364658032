import { extname } from 'node:path';
import { lessonFileEndings, lessonTextEndings } from '@arcada/contracts';

/** How many bytes of a file are needed to detect its type. */
export const headBytes = 4096;

const startsWith = (head: Buffer, bytes: readonly number[], at = 0) =>
  bytes.every((byte, index) => head[at + index] === byte);
const ascii = (text: string) => [...Buffer.from(text, 'latin1')];
/** Revit's files are compound documents, as are those of old Office, which can hold macros and aren't accepted. */
const compoundEndings = new Set(['rvt', 'rfa', 'rte', 'rft']);
/** Navisworks doesn't publish how its files begin, so they are known by what they aren't. */
const navisworksEndings = new Set(['nwd', 'nwc', 'nwf']);
/** Windows, Linux and macOS programs, Java classes, scripts with an interpreter. */
const programs = [
  ascii('MZ'),
  [0x7f, ...ascii('ELF')],
  [0xfe, 0xed, 0xfa],
  [0xce, 0xfa, 0xed, 0xfe],
  [0xcf, 0xfa, 0xed, 0xfe],
  [0xca, 0xfe, 0xba, 0xbe],
  ascii('#!'),
];
const textEndings = new Set<string>(lessonTextEndings);
const fileEndings = new Set(lessonFileEndings);
/** What the content may be of a file whose name has one of these endings; other names promise nothing. */
const named: Record<string, readonly string[]> = {
  ...Object.fromEntries(lessonFileEndings.map((ending) => [ending, [ending]])),
  jpeg: ['jpg'],
  // Captions are told by how they begin.
  txt: ['txt', 'vtt'],
  bcf: ['bcf', 'bcfzip'],
  bcfzip: ['bcf', 'bcfzip'],
  zip: ['zip', 'xlsx', 'docx', 'pptx', 'bcf', 'bcfzip'],
};

/** Whether a file's content is what its name says; undefined is a content that isn't accepted at all. */
export function isAsNamed(ending: string | undefined, name: string): boolean {
  const expected = named[endingIn(name)];
  return !expected || (ending !== undefined && expected.includes(ending));
}
/** Whether learners can get a file under this name: one without an ending gets that of its content. */
export const isHandedOut = (name: string): boolean => endingIn(name) === '' || fileEndings.has(endingIn(name));
const endingIn = (name: string) => extname(name).slice(1).toLowerCase();

/**
 * The extension for a file, detected from its content; its name only decides between kinds whose
 * content begins alike. Undefined: not accepted.
 */
export function endingOf(head: Buffer, name: string): string | undefined {
  const ending = endingIn(name);
  if (startsWith(head, ascii('ftyp'), 4)) return 'mp4';
  if (startsWith(head, [0x1a, 0x45, 0xdf, 0xa3])) return 'webm';
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpg';
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith(head, ascii('RIFF')) && startsWith(head, ascii('WEBP'), 8)) return 'webp';
  if (startsWith(head, ascii('%PDF-'))) return 'pdf';
  if (startsWith(head, [0x50, 0x4b, 3, 4])) return 'zip';
  if (startsWith(head, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]))
    return compoundEndings.has(ending) ? ending : undefined;
  if (/^AC10\d\d/.test(head.toString('latin1', 0, 6)) && ending === 'dwg') return 'dwg';
  const text = textOf(head);
  if (text === undefined) {
    const isProgram = programs.some((bytes) => startsWith(head, bytes));
    return head.length > 0 && !isProgram && navisworksEndings.has(ending) ? ending : undefined;
  }
  if (/^\uFEFF?WEBVTT(?:[ \t\n\r]|$)/.test(text)) return 'vtt';
  if (ending === 'ifc' && !modelHead.test(text)) return 'txt';
  return textEndings.has(ending) ? ending : 'txt';
}

/** A STEP file, after comments and empty lines. */
const modelHead = /^\uFEFF?(?:\s|\/\*[\s\S]*?\*\/)*ISO-10303-21\s*;/;

/** UTF-8 without control characters; the last character of the head may be cut. */
function textOf(head: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(head, { stream: true });
    return text !== '' && !/[^\P{Cc}\t\n\r\f]/u.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}
