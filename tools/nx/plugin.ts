import fs from 'node:fs';
import path from 'node:path';
import type { CreateNodes, TargetConfiguration } from 'nx/src/devkit-exports.js';
import { type Tags, tagsOf } from './layers.ts';

const command = (text: string): TargetConfiguration => ({ command: text, options: { cwd: '{workspaceRoot}' } });

/** The targets of a project; nx.json defines what each depends on and what makes its result stale. */
function targetsOf(folder: string, has: (file: string) => boolean): Record<string, TargetConfiguration> {
  const targets: Record<string, TargetConfiguration> = {
    lint: command(`biome check --colors=off ${folder}`),
    house: command(`node tools/house/main.ts ${folder}`),
  };
  if (folder === 'e2e') targets.e2e = command('node tools/test/e2e.ts');
  else targets.test = command(`node tools/test/project.ts ${folder}`);
  if (has('tsconfig.json')) targets.types = command(`tsc -p ${folder}/tsconfig.json`);
  if (has('openapi.json')) targets.openapi = command(`node ${folder}/dist/main.js openapi`);
  return targets;
}

/**
 * Inputs besides a project's own files and its dependencies: what its types (`typed`) and its tests
 * (`harness`) read. The tests of services, shell and service-kit start parts of the tools; those of
 * the tools read the whole repository.
 */
function surroundingsOf({ type, scope }: Tags): Record<string, string[]> {
  const tools = ['{workspaceRoot}/tools/**/*', '{workspaceRoot}/packages/testing/**/*'];
  if (scope === 'tools' || scope === 'e2e')
    return { harness: ['{workspaceRoot}/**/*'], typed: [...tools, '{workspaceRoot}/packages/*/src/**/*'] };
  if (type !== 'service' && type !== 'shell' && scope !== 'service-kit') return {};
  return { harness: [...tools, '{workspaceRoot}/jest.config.mjs'], typed: tools };
}

/** Assigns tags and targets to every workspace. */
export const createNodes: CreateNodes = [
  '{shell,mfe-*,e2e,tools,tools/*,services/*,services/learning/clips,packages/*}/package.json',
  (files, _options, { workspaceRoot }) =>
    files.map((file) => {
      const folder = path.dirname(file);
      const tags = tagsOf(folder);
      if (!tags) return [file, {}];
      const has = (name: string) => fs.existsSync(path.join(workspaceRoot, folder, name));
      return [
        file,
        {
          projects: {
            [folder]: {
              tags: [`scope:${tags.scope}`, `type:${tags.type}`],
              targets: targetsOf(folder, has),
              namedInputs: surroundingsOf(tags),
            },
          },
        },
      ];
    }),
];
