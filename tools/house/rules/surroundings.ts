import { isBrowserCode, isConfiguration, isTest, placeOf } from '../place.ts';
import { sourceRule } from '../rule.ts';

/** House rule 9: the environment is read where it is described and checked. */
export const environment = sourceRule('environment', ({ path, uses }) => {
  const { kind, name } = placeOf(path);
  const allowed =
    isConfiguration(path) ||
    isTest(path) ||
    kind === 'tools' ||
    kind === 'e2e' ||
    (kind === 'package' && name === 'testing');
  if (allowed) return [];
  return uses
    .filter((use) => use.name === 'process.env')
    .map(({ line }) => ({
      line,
      message: 'process.env is read outside a config file: add the variable to config.ts and take it from there',
    }));
});

const instead: Record<string, string> = {
  fetch: 'add an endpoint to the API of @arcada/platform',
  'window.fetch': 'add an endpoint to the API of @arcada/platform',
  'window.location': 'navigate with the hooks of @arcada/platform or react-router-dom',
  'document.cookie': 'ask @arcada/platform for the session or the language',
};

/** House rule 9: network, storage and address of the browser belong to platform and shell. */
export const browserGlobals = sourceRule('browser-globals', ({ path, uses }) => {
  const { kind, name } = placeOf(path);
  if (!isBrowserCode(path) || isTest(path)) return [];
  if (kind === 'shell' || (kind === 'package' && name === 'platform')) return [];
  return uses
    .filter((use) => use.name !== 'process.env')
    .map((use) => ({
      line: use.line,
      message: `${use.name} is used outside platform and shell: ${instead[use.name] ?? 'keep the state through @arcada/platform'}`,
    }));
});
