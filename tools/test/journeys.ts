import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../workspace.ts';
import { runProgram } from './command.ts';
import { type Counts, countsOfPlaywright, none } from './counts.ts';
import { startSite } from './site.ts';

/** All journeys come from one address, many more accounts and sign-ins than a household has. */
const generous = { RATE_LIMIT_FACTOR: '20', CREDENTIAL_ATTEMPTS_PER_MINUTE: '10000', REGISTRATIONS_PER_HOUR: '10000' };

/** Runs the journeys of e2e/ in Chromium against a site of their own. */
export async function runJourneys(chromium: string, parameters: readonly string[] = []): Promise<Counts> {
  if (fs.globSync('e2e/**/*.test.ts', { cwd: root }).length === 0) return none;
  const site = await startSite(generous);
  const report = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-journeys-')), 'report.json');
  try {
    await runProgram(
      path.join(root, 'node_modules/.bin/playwright'),
      ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json', ...parameters],
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
    if (!fs.existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
    return countsOfPlaywright(JSON.parse(fs.readFileSync(report, 'utf8')));
  } finally {
    await site.stop();
    fs.rmSync(path.dirname(report), { recursive: true, force: true });
  }
}
