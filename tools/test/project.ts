import { lineOf } from './counts.ts';
import { runUnitTests } from './unit.ts';

// node tools/test/project.ts <folder>: the tests of one project, as Nx's target "test" runs them.
const [folder = ''] = process.argv.slice(2);
const counts = await runUnitTests({}, ['--passWithNoTests', '--testPathPatterns', `^(.*/)?${folder}/`]);
console.log(lineOf(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;
