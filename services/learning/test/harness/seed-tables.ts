import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A file under the seed's media. */
export const media = (file: string) => path.resolve(import.meta.dirname, '../../src/seed/media', file);

const byteOrderMark = /^\uFEFF/;

export type Row = Record<string, string>;

/** The rows of a table that learners get, by column. */
export function rowsOf(file: string): Row[] {
  const [head = '', ...lines] = readFileSync(media(file), 'utf8').replace(byteOrderMark, '').trim().split('\n');
  const names = head.split(';');
  return lines.map((line) => {
    const cells = line.split(';');
    expect({ line, cells: cells.length }).toEqual({ line, cells: names.length });
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
  });
}

const day = 86_400_000;
export const isWorkday = (date: string) => ![0, 6].includes(new Date(date).getUTCDay());

/** The day so many working days before or after another. */
export function workdays(from: string, count: number): string {
  let at = Date.parse(from);
  for (let left = Math.abs(count); left > 0; ) {
    at += Math.sign(count) * day;
    if (isWorkday(new Date(at).toISOString())) left -= 1;
  }
  return new Date(at).toISOString().slice(0, 10);
}
