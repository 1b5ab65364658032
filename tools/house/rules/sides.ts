import { isBrowserCode, isConfiguration, isTest, placeOf } from '../place.ts';
import { sourceRule } from '../rule.ts';

const packageName = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const screenPackages =
  /^(react|react-dom|react-redux|react-router|react-router-dom|react-i18next|antd|@reduxjs\/toolkit)$/;
const serverPackages = /^(@nestjs\/.*|@fastify\/.*|fastify|typeorm|mysql2|pino|prom-client|node:.*)$/;

/** House rule 5: no React in services, no server code in browsers. */
export const sides = sourceRule('browser-and-server', (source) => {
  const { kind, name } = placeOf(source.path);
  const service = kind === 'service' || (kind === 'package' && name === 'service-kit');
  const browser = isBrowserCode(source.path) && !isTest(source.path) && !isConfiguration(source.path);
  return source.imports.flatMap(({ specifier, line, typeOnly }) => {
    const imported = packageName(specifier);
    if (service && screenPackages.test(imported)) {
      return [{ line, message: `${specifier} is for screens: services answer data, remotes draw it` }];
    }
    if (browser && !typeOnly && serverPackages.test(imported)) {
      return [
        { line, message: `${specifier} doesn't exist in browsers: move this to a service or to shell/src/server` },
      ];
    }
    return [];
  });
});

/** House rule 10: only packages/ui imports antd and its parts. */
export const antdInUi = sourceRule('antd-in-ui', (source) =>
  placeOf(source.path).folder === 'packages/ui'
    ? []
    : source.imports
        .filter(({ specifier }) => /^(antd|@ant-design\/[^/]+|@rc-component\/[^/]+)($|\/)/.test(specifier))
        .map(({ specifier, line }) => ({
          line,
          message: `${specifier} is imported outside packages/ui: take the component from @arcada/ui, or add it there`,
        })),
);

/** Packages behind those that the shell shares: a remote importing one would bundle a second copy. */
const behindShared: Record<string, string> = {
  'react-router': 'react-router-dom',
  'react-i18next-real': 'react-i18next',
  'react-redux-real': 'react-redux',
};

/** Shared packages are imported under their shared name. */
export const sharedNames = sourceRule('shared-names', (source) => {
  if (!isBrowserCode(source.path) || isTest(source.path)) return [];
  if (/^packages\/platform\/src\/shared\//.test(source.path)) return [];
  return source.imports.flatMap(({ specifier, line }) => {
    const shared = behindShared[packageName(specifier)];
    if (!shared) return [];
    const list = 'packages/platform/src/shared';
    return [{ line, message: `${specifier} isn't shared: import from ${shared}, and add what is missing to ${list}` }];
  });
});
