import type { Finding, House, Rule } from '../rule.ts';
import { sourceRule } from '../rule.ts';

/** Suffixes that name a role. A plain component or function file has none. */
export const roleSuffixes = [
  'api',
  'config',
  'controller',
  'd',
  'entity',
  'errors',
  'filter',
  'fixture',
  'guard',
  'migrations',
  'module',
  'page',
  'schema',
  'service',
  'slice',
  'strategy',
  'test',
  'worker',
];

const namedFile = /\.(tsx?|[cm]?js|css)$/;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const emptyWords = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'manager', 'misc', 'shared-utils']);

function faultOf(file: string): string | undefined {
  const folders = file.split('/');
  const [stem = '', ...suffixes] = (folders.pop() ?? '').replace(namedFile, '').split('.');
  if (!kebab.test(stem)) return 'Name files in kebab-case: order-history.page.tsx';
  const unknown = suffixes.find((suffix) => !roleSuffixes.includes(suffix));
  if (unknown) return `".${unknown}" is no role. Roles: ${roleSuffixes.join(', ')}`;
  const empty = [...folders, stem].find((word) => emptyWords.has(word));
  return empty && `"${empty}" says nothing: name it after what it holds`;
}

/** File names: kebab-case, a suffix only for a role, no filler words. */
export const fileNames: Rule = {
  name: 'file-names',
  check: ({ files }: House): Finding[] =>
    files
      .filter((file) => namedFile.test(file))
      .flatMap((file) => {
        const message = faultOf(file);
        return message ? [{ file, line: 1, rule: 'file-names', message }] : [];
      }),
};

/** Configurations, loaders and runtime files of the bundler, and what Jest runs before and after all tests. */
const loadedByTools =
  /\.config\.[cm]?[jt]s$|-loader\.ts$|^packages\/federation\/src\/runtime\/|^tools\/test\/databases-(up|down)\.ts$/;

/** Named exports only; tools that require a default export have config files. */
export const namedExports = sourceRule('named-exports', ({ path, defaultExport }) =>
  defaultExport && !loadedByTools.test(path)
    ? [{ line: defaultExport, message: 'Export it by its name: default exports are renamed by every reader' }]
    : [],
);

/** Relative imports contain the whole file name, so that Node, bundlers and people read the same. */
export const fileExtensions = sourceRule('file-extensions', ({ imports }) =>
  imports
    .filter(
      ({ specifier }) =>
        /^\.\.?\//.test(specifier) && !/\.(tsx?|[cm]?js|json(\?\w+)?|css|svg|png|woff2)$/.test(specifier),
    )
    .map(({ specifier, line }) => ({ line, message: `Write the extension: '${specifier}.ts'` })),
);

/** No to-do comments, and the compiler isn't silenced. */
export const leftovers = sourceRule('leftovers', ({ comments }) =>
  comments
    .filter(({ text }) => /\b(TODO|FIXME|XXX)\b|@ts-(ignore|nocheck|expect-error)/.test(text))
    .map(({ line }) => ({ line, message: 'Do it now or write an issue; mend the type instead of silencing it' })),
);
