import type { DocumentSummary } from '@arcada/bim';
import { readableText } from '@arcada/contracts';
import { attachment } from '@arcada/service-kit';
import type { FileFormat } from './workers/job.ts';

const types: Record<FileFormat | 'json', string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  ids: 'application/xml',
  json: 'application/json',
};

/**
 * The type of a document's file, and its name; the files of its versions are told apart by the revision, an IDS of some
 * needs by `scope`.
 */
export function fileHeaders(
  { number, title, type, revision }: Pick<DocumentSummary, 'number' | 'title' | 'type' | 'revision'>,
  format: FileFormat | 'json',
  isVersion = false,
  scope: readonly string[] = [],
): { type: string; disposition: string } {
  const parts = [[number, title].filter((part) => part !== '').join(' ') || type, isVersion && revision, ...scope];
  const name = readableText(parts.filter((part) => part).join(' '));
  return { type: types[format], disposition: attachment(`${name}.${format}`) };
}
