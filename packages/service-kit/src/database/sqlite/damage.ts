import fs from 'node:fs';
import { DomainError } from '../../http/domain-error.ts';

const corrupt = 11;
const notADatabase = 26;
// Reading every page of a larger file would delay the start; a damaged page is then detected at its
// first use.
const mostChecked = 512 * 1024 * 1024;

/** Throws a report when the file is damaged; the file is not changed. */
export function assertWhole(file: string, check: () => Record<string, unknown>[]): void {
  if (fs.statSync(file).size > mostChecked) return;
  const [row = {}] = check();
  const result = String(Object.values(row)[0]);
  if (result !== 'ok') throw damageOf(file, result);
}

/** The part of a node:sqlite error that reports a damaged file; undefined for other errors. */
export function damageIn(error: unknown): string | undefined {
  const { errcode, message } = (error ?? {}) as { errcode?: number; message?: string };
  return [corrupt, notADatabase].includes(Number(errcode) & 0xff) ? message : undefined;
}

export const damageOf = (file: string, reason: string) =>
  new DomainError(
    'database.file.damaged',
    500,
    `The database ${file} is damaged (${reason}). It was left as it is. Keep a copy of it, then bring back the last ` +
      'backup with "npm run restore -- <folder>" (docs/operations.md, Backup).',
  );
