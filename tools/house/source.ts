import { parseSync, Visitor } from 'oxc-parser';

export interface Import {
  specifier: string;
  line: number;
  /** Erased by the compiler: takes no part in cycles. */
  typeOnly: boolean;
}

/** A global of the browser or of Node that a source uses, such as `fetch` or `process.env`. */
export interface Use {
  name: string;
  line: number;
}

/** A call `t('key')`; `prefix` when the key is composed at run time. */
export interface TextKey {
  key: string;
  prefix: boolean;
  line: number;
}

/** The rules' view of one source. */
export interface Source {
  /** Relative to the root, with slashes. */
  path: string;
  text: string;
  imports: Import[];
  uses: Use[];
  /** Timers whose faults nothing catches. */
  bareTimers: Use[];
  textKeys: TextKey[];
  /** Line of `export default`. */
  defaultExport: number | undefined;
  comments: { text: string; line: number }[];
}

/** Browser globals that only platform and shell may use, and where configuration is read. */
const watchedObjects = new Set(['localStorage', 'sessionStorage']);
const watchedMembers = new Set([
  'process.env',
  'window.location',
  'window.fetch',
  'window.localStorage',
  'window.sessionStorage',
  'document.cookie',
]);

/** Whether a name stands for an async function of the same file. */
const isAsyncHere = (name: string, text: string) =>
  /^\w+$/.test(name) && new RegExp(`\\basync function ${name}\\b|\\bconst ${name} = async\\b`).test(text);

/** An interval, or a time-out with work that may reject. One that only settles a promise or ends something needs no guard. */
const isBareTimer = (name: string, work: string, text: string) =>
  !work.includes('guarded(') &&
  (name === 'setInterval' || (name === 'setTimeout' && (/^async\b|\bvoid\b/.test(work) || isAsyncHere(work, text))));

/** Reads a TypeScript or JavaScript source: its imports (static, dynamic, re-exports), watched names and text keys. */
export function readSource(path: string, text: string): Source {
  const { module, program, comments, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const breaks = [...text.matchAll(/\n/g)].map(({ index }) => index);
  const lineOf = (offset: number) => {
    const found = breaks.findIndex((position) => position >= offset);
    return (found < 0 ? breaks.length : found) + 1;
  };
  const source: Source = {
    path,
    text,
    imports: [],
    uses: [],
    bareTimers: [],
    textKeys: [],
    defaultExport: undefined,
    comments: comments.map(({ value, start }) => ({ text: value, line: lineOf(start) })),
  };
  for (const { moduleRequest, entries, start } of module.staticImports) {
    const typeOnly = entries.length > 0 && entries.every(({ isType }) => isType);
    source.imports.push({ specifier: moduleRequest.value, line: lineOf(start), typeOnly });
  }
  for (const { entries, start } of module.staticExports) {
    for (const { moduleRequest, isType, exportName } of entries) {
      if (moduleRequest) source.imports.push({ specifier: moduleRequest.value, line: lineOf(start), typeOnly: isType });
      if (exportName.kind === 'Default') source.defaultExport = lineOf(start);
    }
  }
  for (const { moduleRequest, start } of module.dynamicImports) {
    const written = text.slice(moduleRequest.start, moduleRequest.end).match(/['"`](?<name>[^'"`$]+)['"`]$/);
    if (written?.groups?.name) {
      source.imports.push({ specifier: written.groups.name, line: lineOf(start), typeOnly: false });
    }
  }
  new Visitor({
    MemberExpression({ object, property, start }) {
      if (object.type !== 'Identifier') return;
      if (watchedObjects.has(object.name)) source.uses.push({ name: object.name, line: lineOf(start) });
      if (property.type !== 'Identifier') return;
      const name = `${object.name === 'globalThis' ? 'window' : object.name}.${property.name}`;
      if (watchedMembers.has(name)) source.uses.push({ name, line: lineOf(start) });
    },
    CallExpression({ callee, arguments: [first], start }) {
      if (callee.type === 'Identifier' && callee.name === 'fetch')
        source.uses.push({ name: 'fetch', line: lineOf(start) });
      if (callee.type === 'Identifier' && first && isBareTimer(callee.name, text.slice(first.start, first.end), text))
        source.bareTimers.push({ name: callee.name, line: lineOf(start) });
      const called = callee.type === 'MemberExpression' ? callee.property : callee;
      if (called.type !== 'Identifier' || called.name !== 't' || !first) return;
      const line = lineOf(start);
      if (first.type === 'Literal' && typeof first.value === 'string') {
        source.textKeys.push({ key: first.value, prefix: false, line });
      } else if (first.type === 'TemplateLiteral' && first.quasis[0]) {
        source.textKeys.push({ key: first.quasis[0].value.raw, prefix: first.quasis.length > 1, line });
      }
    },
  }).visit(program);
  return source;
}
