import { endWith } from '../progress.ts';
import { lineOf } from './counts.ts';
import { useFolderOfRun } from './folder-of-run.ts';
import { runJourneys } from './journeys.ts';
import { bringPrerequisites } from './prerequisites.ts';

// npm run e2e [-- playwright's own options]: the journeys alone, against a site of their own.
useFolderOfRun();
try {
  const { chromium } = await bringPrerequisites();
  const counts = await runJourneys(chromium, process.argv.slice(2));
  console.log(lineOf(counts));
  process.exitCode = counts.failed > 0 ? 1 : 0;
} catch (error) {
  endWith(error);
}
