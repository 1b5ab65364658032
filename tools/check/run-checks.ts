import { since } from '../progress.ts';
import { type Counts, sum } from '../test/counts.ts';
import type { Check } from './checks.ts';

/** Runs checks side by side and reports each as it ends. */
export async function runChecks(wanted: readonly Check[]): Promise<Counts> {
  const results = await Promise.all(
    wanted.map(async ({ name, purpose, run }) => {
      const begun = performance.now();
      const result = await run();
      console.log(`  ${result.failed > 0 ? 'failed' : 'ok'}  ${name}: ${purpose} (${since(begun)})`);
      if (result.report) console.log(result.report.replace(/^/gm, '    '));
      return result.failed > 0 ? { ...result, faults: [`${name}: ${purpose}`] } : result;
    }),
  );
  return sum(results);
}
