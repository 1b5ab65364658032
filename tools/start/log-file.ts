import fs from 'node:fs';
import path from 'node:path';

const longestLog = 20 * 1024 * 1024;

/** File that takes the output of one process. */
export const logFile = (dataDir: string, name: string) => path.join(dataDir, 'logs', `${name}.log`);

/** Opens a log for appending; a long one is set aside first, so that at most two are kept. */
export function openLog(file: string): number {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > longestLog) fs.renameSync(file, `${file}.1`);
  return fs.openSync(file, 'a', 0o600);
}

/** The last lines of a log from a position on, for the message when its process fails. */
export function lastLines(file: string, from = 0, count = 25): string {
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const begin = Math.max(from, size - 32_768);
  if (size <= begin) return '';
  const bytes = Buffer.alloc(size - begin);
  const handle = fs.openSync(file, 'r');
  fs.readSync(handle, bytes, 0, bytes.length, begin);
  fs.closeSync(handle);
  return bytes.toString('utf8').trimEnd().split('\n').slice(-count).join('\n');
}
