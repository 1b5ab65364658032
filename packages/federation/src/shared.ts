import path from 'node:path';

/** Workspace root: this file is in packages/federation/src. */
export const root = path.resolve(import.meta.dirname, '../../..');

interface SharedModule {
  /** File in packages/ that the shell provides instead of the package's own entry; keeps unused parts out of every page. */
  file?: string;
  version: string;
  requiredVersion: string;
}

const partOf = (name: string, part: 'first' | 'index'): SharedModule => ({
  file: `${name}/src/${part}.ts`,
  version: '1.0.0',
  requiredVersion: '^1.0.0',
});

/**
 * The one table of modules that the shell provides to all remotes as singletons. Remotes bundle none of them.
 * A curated file must import the real package under another name than its share key, or loading never ends.
 */
const table: Record<string, SharedModule> = {
  react: { version: '19.3.1', requiredVersion: '^19.0.0' },
  'react/jsx-runtime': { version: '19.3.1', requiredVersion: '^19.0.0' },
  'react-dom': { version: '19.3.1', requiredVersion: '^19.0.0' },
  'react-redux': {
    file: 'platform/src/shared/redux.ts',
    version: '9.3.1',
    requiredVersion: '^9.0.0',
  },
  'react-router-dom': {
    file: 'platform/src/shared/router.ts',
    version: '7.18.5',
    requiredVersion: '^7.0.0',
  },
  'react-i18next': {
    file: 'platform/src/shared/i18n.ts',
    version: '18.0.1',
    requiredVersion: '^18.0.0',
  },
  // Each in two parts (parts.ts). The second repeats the first, so that a name may come into the first one.
  ...Object.fromEntries(
    ['platform', 'ui'].flatMap((name) => [
      [`@arcada/${name}`, partOf(name, 'first')],
      [`@arcada/${name}/page`, partOf(name, 'index')],
    ]),
  ),
  '@arcada/ui/forms': { version: '1.0.0', requiredVersion: '^1.0.0' },
  '@arcada/ui/tooltip': { version: '1.0.0', requiredVersion: '^1.0.0' },
  '@arcada/ui/data': { version: '1.0.0', requiredVersion: '^1.0.0' },
  '@arcada/ui/work': { version: '1.0.0', requiredVersion: '^1.0.0' },
};

/** Federation's `shared` option for the shell (which provides) or a remote (which only consumes). */
export function sharedModules(side: 'shell' | 'remote'): Record<string, object> {
  return Object.fromEntries(
    Object.entries(table).map(([key, entry]) => [
      key,
      {
        singleton: true,
        version: entry.version,
        requiredVersion: entry.requiredVersion,
        ...(side === 'remote' ? { import: false } : {}),
      },
    ]),
  );
}

/**
 * Where the shell finds the files that it provides. They aren't named by federation's own `import`: visitors' code
 * repeats that, with the folders of the machine that built it.
 */
export const providedFiles = Object.fromEntries(
  Object.entries(table).flatMap(([key, { file }]) => (file ? [[`${key}$`, path.join(root, 'packages', file)]] : [])),
);

/**
 * Real packages behind the curated files, under names that are no share keys. The router's package
 * resolves to its development build in any mode, so production names the other one.
 */
export const realPackages = (mode: 'production' | 'development') => ({
  'react-i18next-real$': path.join(root, 'node_modules/react-i18next'),
  'react-redux-real$': path.join(root, 'node_modules/react-redux/dist/react-redux.mjs'),
  ...(mode === 'production'
    ? { 'react-router$': path.join(root, 'node_modules/react-router/dist/production/index.mjs') }
    : {}),
});
