import fs from 'node:fs';
import path from 'node:path';
import { root } from './shared.ts';

/**
 * Packages of which every page loads the first part (`first.ts`); what only pages use is in `page.ts`. A name that
 * moves out of the first part is missed by releases built before: that is another contract.
 */
const divided = ['ui', 'platform'];

/** All that an index file says. */
const bothParts = "export * from './first.ts';\nexport * from './page.ts';\n";

const sources = divided.map((name) => {
  const folder = path.join(root, 'packages', name, 'src');
  if (fs.readFileSync(path.join(folder, 'index.ts'), 'utf8') !== bothParts)
    throw new Error(
      `packages/${name}/src/index.ts only repeats first.ts and page.ts: write the export into one of them`,
    );
  const listed = [...fs.readFileSync(path.join(folder, 'page.ts'), 'utf8').matchAll(/\{([^}]*)\} from '\.\/([^']+)'/g)];
  return {
    whole: `@arcada/${name}`,
    names: new Set(listed.flatMap(([, names = '']) => namesIn(names).map(plainName))),
    files: [
      path.join(folder, 'index.ts'),
      path.join(folder, 'page.ts'),
      ...listed.map(([, , file = '']) => path.join(folder, file)),
    ],
  };
});

/** Only what pages do needs these, and the first part imports them when it is done; and texts that only forms need. */
const usedByPages = [
  /packages[\\/]ui[\\/]src[\\/](fields|layers)[\\/]/,
  /packages[\\/]platform[\\/]src[\\/]api[\\/](send|receive)-file\.ts$/,
  /packages[\\/]contracts[\\/]src[\\/](identity[\\/]credentials|texts[\\/]csv)\.ts$/,
];

/** Whether a file is of a part for pages, which home doesn't load. */
export const isOfPages = (file: string): boolean =>
  sources.some(({ files }) => files.includes(file)) || usedByPages.some((part) => part.test(file));

function namesIn(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

function plainName(name: string): string {
  return name.replace(/^type /, '').replace(/ as .*$/, '');
}

/**
 * Authors import from the package alone. The build takes from `@arcada/ui/page` what is in its `page.ts`, so that a
 * component changes its part without a change where it is used.
 */
export function importFromParts(code: string): string {
  let text = code;
  for (const { whole, names } of sources) {
    text = text.replace(
      new RegExp(`^(import|export) (type )?\\{([^}]*)\\} from '${whole}';`, 'gm'),
      (_, keyword: string, type: string | undefined, list: string) => {
        const [ofPages, ofFirst] = [true, false].map((wanted) =>
          namesIn(list).filter((name) => names.has(plainName(name)) === wanted),
        ) as [string[], string[]];
        const from = (some: string[], source: string) =>
          some.length > 0 ? `${keyword} ${type ?? ''}{ ${some.join(', ')} } from '${source}';` : '';
        return from(ofFirst, whole) + from(ofPages, `${whole}/page`);
      },
    );
  }
  return text;
}
