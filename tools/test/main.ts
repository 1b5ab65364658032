import { buildProjects } from '../build/projects.ts';
import { builtCheck, checks } from '../check/checks.ts';
import { runChecks } from '../check/run-checks.ts';
import { endWith, since, step, ToolError } from '../progress.ts';
import { tellAdvisories } from './advisories.ts';
import { type Counts, lineOf, sum } from './counts.ts';
import { useFolderOfRun } from './folder-of-run.ts';
import { runJourneys } from './journeys.ts';
import { bringPrerequisites } from './prerequisites.ts';
import { runUnitTests } from './unit.ts';

// npm test: everything that must hold, in one run. `npm test -- <pattern>` runs the matching unit
// tests only.
const begun = performance.now();
const patterns = process.argv.slice(2);
useFolderOfRun();
const results: [name: string, counts: Counts][] = [];

async function count(name: string, work: () => Promise<Counts>) {
  const counts = await step(name, work).catch((error: unknown) => {
    console.error(error instanceof ToolError ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0, faults: [name] };
  });
  results.push([name, counts]);
  console.log(`${name}: ${lineOf(counts)}\n`);
}

try {
  if (patterns.length > 0) {
    await count('Unit and service tests', () => runUnitTests({}, patterns));
  } else {
    const { chromium } = await step('Looking for the programs that tests need', bringPrerequisites);
    await tellAdvisories();
    await count('Checks', () => runChecks(checks.filter(({ name }) => name !== builtCheck)));
    await count('Building', async () => {
      const { built, fresh } = await buildProjects();
      return { passed: built.length + fresh.length, failed: 0, skipped: 0 };
    });
    await count('Sizes', () => runChecks(checks.filter(({ name }) => name === builtCheck)));
    await count('Unit and service tests', () => runUnitTests({ TEST_REQUIRE_MARIADB: '1', CHROMIUM_PATH: chromium }));
    await count('Journeys', () => runJourneys(chromium));
  }
  console.log(results.map(([name, counts]) => `${name}: ${lineOf(counts)}`).join('\n'));
  console.log(`All in ${since(begun)}\n`);
  const all = sum(results.map(([, counts]) => counts));
  for (const fault of all.faults ?? []) console.log(`FAILED ${fault}`);
  for (const title of all.flaky ?? []) console.log(`FLAKY, passed the second time only: ${title}`);
  console.log(lineOf(all));
  process.exitCode = all.failed > 0 || all.passed === 0 ? 1 : 0;
} catch (error) {
  endWith(error);
}
