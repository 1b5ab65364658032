import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../workspace.ts';
import { runProgram } from './command.ts';
import { type Counts, countsOfPlaywright, none, sum } from './counts.ts';
import { startSite } from './site.ts';
import { workersAtOnce } from './workers.ts';

/** All journeys share one address, with many more accounts and sign-ins than a household has. */
const generous = { RATE_LIMIT_FACTOR: '20', CREDENTIAL_ATTEMPTS_PER_MINUTE: '10000', REGISTRATIONS_PER_HOUR: '10000' };

/** Stops processes of the site: no other journey may run meanwhile. */
const alone = 'operation';

/** All of e2e/ in two rounds, or the selection of Playwright's own options in one. */
function rounds(parameters: readonly string[]): string[][] {
  if (parameters.length > 0) return [[...parameters]];
  const folders = [...new Set(fs.globSync('*/*.test.ts', { cwd: path.join(root, 'e2e') }).map(path.dirname))].sort();
  const together = folders.filter((folder) => folder !== alone).map((folder) => `e2e/${folder}/`);
  return [[`--workers=${workersAtOnce}`, ...together], [`e2e/${alone}/`]];
}

/** Runs the journeys of e2e/ in Chromium against a site of their own. */
export async function runJourneys(chromium: string, parameters: readonly string[] = []): Promise<Counts> {
  if (fs.globSync('e2e/**/*.test.ts', { cwd: root }).length === 0) return none;
  const site = await startSite(generous);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-journeys-'));
  try {
    const counts: Counts[] = [];
    for (const [number, options] of rounds(parameters).entries()) {
      const report = path.join(folder, `${number}.json`);
      await runProgram(
        path.join(root, 'node_modules/.bin/playwright'),
        ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json', '--retries=1', ...options],
        {
          show: true,
          environment: {
            E2E_URL: site.url,
            E2E_DATA_DIR: site.dataDir,
            CHROMIUM_PATH: chromium,
            PLAYWRIGHT_JSON_OUTPUT_NAME: report,
          },
        },
      );
      const done = fs.existsSync(report);
      counts.push(done ? countsOfPlaywright(JSON.parse(fs.readFileSync(report, 'utf8'))) : { ...none, failed: 1 });
    }
    return sum(counts);
  } finally {
    await site.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
