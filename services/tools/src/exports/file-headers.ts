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

/** The type of a document's file, and its name. */
export function fileHeaders(
  { number, title, type }: Pick<DocumentSummary, 'number' | 'title' | 'type'>,
  format: FileFormat | 'json',
): { type: string; disposition: string } {
  const name = readableText([number, title].filter((part) => part !== '').join(' ') || type);
  return { type: types[format], disposition: attachment(`${name}.${format}`) };
}
