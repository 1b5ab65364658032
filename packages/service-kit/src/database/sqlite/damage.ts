import fs from 'node:fs';
import { DomainError } from '../../http/domain-error.ts';

const corrupt = 11;
const notADatabase = 26;
// Reading every page of a bigger file would hold up the start; a damaged page of it shows at its first use.
const mostChecked = 512 * 1024 * 1024;

/** Throws a report when the file is damaged; nothing of it is changed. */
export function assertWhole(file: string, check: () => Record<string, unknown>[]): void {
  if (fs.statSync(file).size > mostChecked) return;
  const [row = {}] = check();
  const result = String(Object.values(row)[0]);
  if (result !== 'ok') throw damageOf(file, result);
}

/** What of an error of node:sqlite tells that the file is damaged; undefined for other errors. */
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
