import { placeOf } from '../place.ts';
import type { Finding, House, Rule } from '../rule.ts';

/** Classes that a stylesheet styles by themselves, outside of @media and its like, with their lines. */
function ownClasses(text: string): { name: string; line: number }[] {
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  const found: { name: string; line: number }[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: mark, index } of plain.matchAll(/[{};]/g)) {
    if (mark === '{' && depth === 0) {
      for (const item of plain.slice(start, index).matchAll(/(?:^|,)\s*\.([\w-]+)\s*(?=,|$)/g)) {
        const end = start + item.index + item[0].length;
        found.push({ name: item[1] ?? '', line: plain.slice(0, end).trimEnd().split('\n').length });
      }
    }
    if (mark === '{') depth += 1;
    if (mark === '}') depth -= 1;
    start = index + 1;
  }
  return found;
}

const isStylesheet = (file: string) => {
  const { kind, inner } = placeOf(file);
  return file.endsWith('.css') && inner.startsWith('src/') && ['shell', 'remote', 'package'].includes(kind);
};

/**
 * A class is styled by one stylesheet: areas and features come to one page as visitors go about, so a second one
 * would change how the first looks, depending on where the visitor has been.
 */
export const classOwners: Rule = {
  name: 'class-owners',
  check: ({ files, read }: House) => {
    const owners = new Map<string, string>();
    return files.filter(isStylesheet).flatMap((file) =>
      ownClasses(read(file)).flatMap(({ name, line }): Finding[] => {
        const owner = owners.get(name);
        if (!owner) owners.set(name, file);
        if (!owner || owner === file) return [];
        return [
          { file, line, rule: 'class-owners', message: `.${name} is styled in ${owner} too: give one another name` },
        ];
      }),
    );
  },
};
