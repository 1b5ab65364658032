import type { Finding, House, Rule } from '../rule.ts';

const languages = ['en', 'pt-BR', 'es'];
const plural = /_(zero|one|two|few|many|other)$/;

/** Keys of a catalogue in dotted form. Plural forms count as one key: languages have different numbers of them. */
export function keysOf(catalogue: unknown, prefix = ''): string[] {
  if (typeof catalogue !== 'object' || catalogue === null) return [prefix.replace(plural, '')];
  return Object.entries(catalogue).flatMap(([key, value]) => keysOf(value, prefix ? `${prefix}.${key}` : key));
}

interface Catalogues {
  folder: string;
  /** Language to its keys; undefined when the file is missing. */
  keys: Record<string, Set<string> | undefined>;
}

function cataloguesOf({ files, read }: House): Catalogues[] {
  const folders = new Set(
    files.flatMap(
      (file) => /^((shell|mfe-[^/]+|packages\/platform)\/src\/locales(\/[a-z-]+)?)\/[^/]+\.json$/.exec(file)?.[1] ?? [],
    ),
  );
  return [...folders].map((folder) => ({
    folder,
    keys: Object.fromEntries(
      languages.map((language) => {
        const file = `${folder}/${language}.json`;
        return [language, files.includes(file) ? new Set(keysOf(JSON.parse(read(file)))) : undefined];
      }),
    ),
  }));
}

/** The three catalogues of an area have the same keys. */
export const equalCatalogues: Rule = {
  name: 'equal-catalogues',
  check: (house) =>
    cataloguesOf(house).flatMap(({ folder, keys }) => {
      const all = new Set(Object.values(keys).flatMap((set) => [...(set ?? [])]));
      return languages.flatMap((language): Finding[] => {
        const own = keys[language];
        const missing = own ? [...all].filter((key) => !own.has(key)) : ['the whole file'];
        if (missing.length === 0) return [];
        const message = `Missing in ${language}: ${missing.join(', ')}. Every text exists in ${languages.join(', ')}`;
        return [{ file: `${folder}/${language}.json`, line: 1, rule: 'equal-catalogues', message }];
      });
    }),
};

/** Every key used in code exists: in the area's own catalogue, or in the shell's. */
export const knownTexts: Rule = {
  name: 'known-texts',
  check: (house) => {
    const catalogues = cataloguesOf(house);
    const keysFor = (path: string) => {
      const area = path.split('/')[0];
      const own = catalogues.filter(
        ({ folder }) =>
          `${folder}/`.startsWith(`${area}/src/locales/`) ||
          folder === 'packages/platform/src/locales' ||
          (area === 'packages' && folder === 'shell/src/locales'),
      );
      return own.flatMap(({ keys }) => [...(keys.en ?? [])]);
    };
    const screens = house.sources.filter(
      ({ path, textKeys }) =>
        textKeys.length > 0 && /^(shell|mfe-|packages\/(platform|ui))/.test(path) && !/\.test\.tsx?$/.test(path),
    );
    return screens.flatMap(({ path, textKeys }) => {
      const keys = keysFor(path);
      return textKeys.flatMap(({ key, prefix, line }): Finding[] => {
        const name = key.replace(/^[a-z]+:/, '').replace(plural, '');
        if (prefix ? keys.some((known) => known.startsWith(name)) : keys.includes(name)) return [];
        const message = `No text for the key "${key}${prefix ? '…' : ''}": add it to en, pt-BR and es of src/locales`;
        return [{ file: path, line, rule: 'known-texts', message }];
      });
    });
  },
};
