import fs from 'node:fs';
import path from 'node:path';

/**
 * Folder with a copy of buildingSMART's repository "IDS", which isn't part of this one. Tests and
 * benchmark use it when it is given: IDS_OFFICIAL=<folder> npm test -- packages/ids.
 */
export const officialFolder = process.env.IDS_OFFICIAL ?? '';

export interface OfficialCase {
  category: string;
  name: string;
  verdict: 'pass' | 'fail' | 'invalid';
  ids: string;
  ifc: string;
}

/** The pairs of files whose names say what a checker must find. */
export function officialCases(folder: string): OfficialCase[] {
  const cases = path.join(folder, 'Documentation/testcases');
  return fs
    .readdirSync(cases, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ids'))
    .sort()
    .map((file) => ({
      category: path.dirname(file),
      name: path.basename(file, '.ids'),
      verdict: path.basename(file).split('-')[0] as OfficialCase['verdict'],
      ids: path.join(cases, file),
      ifc: path.join(cases, file.replace(/ids$/, 'ifc')),
    }));
}
