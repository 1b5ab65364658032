import path from 'node:path';
import { root } from '../workspace.ts';
import { lineOf } from './counts.ts';
import { runUnitTests } from './unit.ts';

// node tools/test/project.ts <folder>: the tests of one project, as Nx's target "test" runs them.
const [folder = ''] = process.argv.slice(2);
// The whole path: a checkout may lie in a folder that is called like a project.
const pattern = `^${path.join(root, folder, path.sep).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
const counts = await runUnitTests({}, ['--passWithNoTests', '--testPathPatterns', pattern]);
console.log(lineOf(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;
