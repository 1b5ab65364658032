import path from 'node:path';

/** The kinds of places in the repository. */
export type PlaceKind = 'shell' | 'remote' | 'service' | 'package' | 'e2e' | 'tools' | 'root';

export interface Place {
  kind: PlaceKind;
  /** Folder of the project relative to the root: `services/store`; empty for the root's own files. */
  folder: string;
  /** `store` of services/store and mfe-store, `ui` of packages/ui. */
  name: string;
  /** Path within the project. */
  inner: string;
}

const pattern =
  /^(?:(?<shell>shell)|mfe-(?<remote>[^/]+)|(?<tools>tools(?:\/(?:draw|stripe))?|services\/learning\/clips)|services\/(?<service>[^/]+)|packages\/(?<package>[^/]+)|(?<e2e>e2e))\//;

/** Determines where in the repository a file belongs. */
export function placeOf(file: string): Place {
  const found = pattern.exec(file);
  if (!found?.groups) return { kind: 'root', folder: '', name: '', inner: file };
  const [kind, name] = Object.entries(found.groups).find(([, value]) => value !== undefined) as [PlaceKind, string];
  const folder = found[0].slice(0, -1);
  return { kind, folder, name, inner: file.slice(found[0].length) };
}

/** Tests and what only tests use. */
export const isTest = (file: string) => /\.test\.tsx?$/.test(file) || /(^|\/)test\//.test(file);

/** Files that configure a tool or a build, and the one place of a project that reads its environment. */
export const isConfiguration = (file: string) =>
  /(^|\/)config\.ts$|\.config\.[cm]?[jt]s$|(^|\/)build\.[cm]?[jt]s$/.test(file);

/** Code that runs in browsers (the page server runs it too). */
export function isBrowserCode(file: string): boolean {
  const { kind, name, inner } = placeOf(file);
  if (!inner.startsWith('src/')) return false;
  if (kind === 'shell') return !inner.startsWith('src/server/');
  return kind === 'remote' || (kind === 'package' && ['ui', 'platform', 'contracts', 'ids'].includes(name));
}

/** Feature of a remote, noun of a service or area of the contracts that a file belongs to. */
export function partOf(file: string): string | undefined {
  const { kind, folder, inner } = placeOf(file);
  if (kind === 'remote') return /^src\/features\/([^/]+)\//.exec(inner)?.[1];
  if (kind === 'service' || folder === 'packages/contracts') return /^src\/([^/]+)\//.exec(inner)?.[1];
  return undefined;
}

/** Resolves a relative specifier against its file. */
export const relativeTarget = (file: string, specifier: string) =>
  path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
