import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { buildProjects } from '../build/projects.ts';
import { endWith, step, ToolError } from '../progress.ts';
import { reportOf, verdictOf } from './report.ts';
import { type SoakResult, soak } from './run.ts';
import { databaseKinds } from './soaked-site.ts';

// npm run soak [-- --minutes 10 --seed N --database sqlite|mariadb|both]: people buy while
// processes are killed and stopped and their network is cut; then the books are compared. The same
// seed gives the same faults.
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.on(signal, () => process.exit(code));

try {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '10' },
      seed: { type: 'string', default: String(randomInt(1_000_000)) },
      database: { type: 'string', default: 'both' },
    },
  });
  const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
  const kinds = databaseKinds.filter((kind) => values.database === 'both' || values.database === kind);
  if (!(minutes > 0)) throw new ToolError('--minutes must be above 0. Example: npm run soak -- --minutes 2');
  if (!Number.isInteger(seed)) throw new ToolError('--seed must be a whole number. Example: npm run soak -- --seed 42');
  if (kinds.length === 0) throw new ToolError('--database must be sqlite, mariadb or both');
  await step('Building what has changed', () => buildProjects());
  console.log(`\nSeed ${seed}. The same faults again: npm run soak -- --minutes ${minutes} --seed ${seed}`);
  const results: SoakResult[] = [];
  for (const kind of kinds) {
    const result = await soak(kind, seed, minutes * 60_000);
    console.log(reportOf(result));
    results.push(result);
  }
  const verdict = verdictOf(results);
  console.log(`\n${verdict}`);
  process.exit(verdict === 'lost 0, double 0' ? 0 : 1);
} catch (error) {
  endWith(error);
}
