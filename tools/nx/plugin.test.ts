import fs from 'node:fs';
import path from 'node:path';
import { root, workspaceProjects } from '../workspace.ts';
import { createNodes } from './plugin.ts';
import { isCached, runTasks } from './tasks.ts';

const nxJson = JSON.parse(fs.readFileSync(path.join(root, 'nx.json'), 'utf8'));

test('every workspace has tags and targets, and nx.json defines what makes each result stale', async () => {
  const folders = workspaceProjects().map(({ folder }) => folder);
  const files = folders.map((folder) => `${folder}/package.json`);
  const nodes = await createNodes[1](files, undefined, { workspaceRoot: root, nxJsonConfiguration: nxJson });
  const projects = Object.assign({}, ...nodes.map(([, node]) => node.projects));
  expect(Object.keys(projects).sort()).toEqual(folders.sort());
  for (const folder of folders) {
    const { tags, targets } = projects[folder];
    expect(tags).toEqual([expect.stringMatching(/^scope:/), expect.stringMatching(/^type:/)]);
    expect(Object.keys(targets)).toEqual(expect.arrayContaining(['lint', 'house', 'types']));
    for (const name of Object.keys(targets).filter((target) => target !== 'e2e')) {
      expect([name, nxJson.targetDefaults[name]?.cache]).toEqual([name, true]);
    }
  }
  expect(projects['services/store'].targets.openapi.command).toBe('node services/store/dist/main.js openapi');
});

test('a task without changes comes from the cache', async () => {
  const contracts = workspaceProjects().filter(({ name }) => name === '@arcada/contracts');
  await runTasks('lint', contracts);
  const outcomes = await runTasks('lint', contracts);
  expect(outcomes.map(({ project, target }) => [project, target])).toEqual([['@arcada/contracts', 'lint']]);
  expect(outcomes.every(isCached)).toBe(true);
});

test('an unknown project is an error, not an empty result', async () => {
  const unknown = { folder: 'packages/none', name: '@arcada/none', scripts: {} };
  await expect(runTasks('lint', [unknown])).rejects.toThrow('Nx could not run "lint"');
});
