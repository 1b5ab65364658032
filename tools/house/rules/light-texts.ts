import { type Finding, type House, type Rule, targetOf } from '../rule.ts';
import type { Source } from '../source.ts';
import { keysOf } from './languages.ts';

const lightSlot = /\{[^{}]*\bid: '([^']+)'[^{}]*\blight: true\b[^{}]*\}/g;
/** Code that comes with the texts of pages. */
const withAllTexts = /withPageTexts\(\s*import\((?:\s*\/\*.*?\*\/)?\s*['"]([^'"]+)['"]/g;

/** Only the server draws these, and it has all texts; a browser that runs scripts leaves them out. */
const withoutScripts = /<noscript>[\s\S]*?<\/noscript>/g;
const isForServer = (text: string, line: number): boolean =>
  [...text.matchAll(withoutScripts)].some(({ 0: part, index }) => {
    const first = text.slice(0, index).split('\n').length;
    return line >= first && line < first + part.split('\n').length;
  });

/** Files whose texts must be in the first view's part: those that the shell starts with, and light slots. */
function rootsOf(area: string, source: (path: string) => Source | undefined): string[] {
  if (area === 'shell') return ['shell/src/start.tsx'];
  const ids = [...(source(`${area}/src/manifest.ts`)?.text ?? '').matchAll(lightSlot)].map(([, id]) => id);
  const entry = source(`${area}/src/entry.tsx`)?.text ?? '';
  return ids.flatMap((id) => {
    const found = new RegExp(`['"]?${id}['"]?: \\(\\) =>\\s*import\\([^)]*?'\\./([^']+)'\\)`).exec(entry)?.[1];
    return found ? [`${area}/src/${found}`] : [];
  });
}

function reached(area: string, house: House, sources: ReadonlyMap<string, Source>): Source[] {
  const found = new Set<string>();
  const open = rootsOf(area, (path) => sources.get(path));
  for (const path of open) {
    const source = sources.get(path);
    if (!source || found.has(path)) continue;
    found.add(path);
    const complete = new Set([...source.text.matchAll(withAllTexts)].map(([, specifier]) => specifier));
    for (const item of source.imports) {
      const target = item.typeOnly || complete.has(item.specifier) ? undefined : targetOf(source, item, house);
      if (!target?.startsWith(`${area}/`)) continue;
      if (target.endsWith('.page.tsx') && target !== 'shell/src/home/home.page.tsx') continue;
      open.push(target);
    }
  }
  return [...found].flatMap((path) => sources.get(path) ?? []);
}

/** What is shown before an area's other texts are loaded uses only those that its `light.json` lists. */
export const lightTexts: Rule = {
  name: 'light-texts',
  check: (house) => {
    const sources = new Map(house.sources.map((source) => [source.path, source]));
    return house.files.flatMap((list) => {
      const area = /^(shell|mfe-[^/]+)\/src\/locales\/light\.json$/.exec(list)?.[1];
      if (!area) return [];
      const listed = JSON.parse(house.read(list)) as string[];
      const known = keysOf(JSON.parse(house.read(`${area}/src/locales/en.json`)));
      const gone = listed
        .filter((name) => !known.some((key) => key === name || key.startsWith(`${name}.`)))
        .map((name): Finding => ({ file: list, line: 1, rule: 'light-texts', message: `No text is called "${name}"` }));
      const covers = (key: string) => listed.some((name) => key === name || key.startsWith(`${name}.`));
      const missing = reached(area, house, sources).flatMap(({ path, text, textKeys }) =>
        textKeys.flatMap(({ key, prefix, line }): Finding[] => {
          const own = prefix ? known.some((other) => other.startsWith(key)) : known.includes(key);
          if (!own || covers(key) || isForServer(text, line)) return [];
          const message = `"${key}" is shown before the area's other texts are loaded: add it to ${list}`;
          return [{ file: path, line, rule: 'light-texts', message }];
        }),
      );
      return [...gone, ...missing];
    });
  },
};
