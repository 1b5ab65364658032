import path from 'node:path';
import { root, workspaceProjects } from '../workspace.ts';
import { lineOf } from './counts.ts';
import { runUnitTests } from './unit.ts';

// node tools/test/project.ts <folder>: the tests of one project, as Nx's target "test" runs them.
const [folder = ''] = process.argv.slice(2);
// The whole path: a checkout may be in a folder named like a project.
const below = (name: string) => `^${path.join(root, name, path.sep).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
const nested = workspaceProjects().filter((project) => project.folder.startsWith(`${folder}/`));
const counts = await runUnitTests({}, [
  '--passWithNoTests',
  `--testPathPatterns=${below(folder)}`,
  ...nested.map((project) => `--testPathIgnorePatterns=${below(project.folder)}`),
]);
console.log(lineOf(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;
