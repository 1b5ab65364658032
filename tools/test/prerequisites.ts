import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from '../progress.ts';
import { root } from '../workspace.ts';
import { runProgram } from './command.ts';

interface Prerequisite {
  purpose: string;
  /** Any of these programs will do. */
  programs: readonly string[];
  /** Packages of Debian and Ubuntu that bring it. */
  packages: readonly string[];
}

const browser: Prerequisite = {
  purpose: 'the browser of the journeys',
  programs: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
  packages: ['chromium', 'fonts-liberation'],
};

/** Other programs that tests use and npm can't install. mariadb.ts provides MariaDB. */
const programs: readonly Prerequisite[] = [
  { purpose: 'reading invoices (PDF)', programs: ['pdftotext'], packages: ['poppler-utils'] },
  { purpose: 'running the sold Python scripts', programs: ['python3'], packages: ['python3'] },
];

/** Full path of the first of these programs on PATH. */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => {
      try {
        fs.accessSync(file, fs.constants.X_OK);
        return fs.statSync(file).isFile();
      } catch {
        return false;
      }
    });
}

const missing = (wanted: readonly Prerequisite[]) => wanted.filter((item) => !findProgram(item.programs));

/** Installs Debian packages; only root on a machine with apt-get can. */
async function installPackages(wanted: readonly Prerequisite[]) {
  if (wanted.length === 0 || process.getuid?.() !== 0 || !findProgram(['apt-get'])) return;
  const packages = wanted.flatMap((item) => item.packages);
  console.log(`  installing ${packages.join(', ')} from the system's packages`);
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runProgram('apt-get', ['update', '-qq'], { environment });
  const done = await runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    environment,
  });
  if (done.code !== 0) console.log(`${update.output}\n${done.output}`.trim());
}

/** The system's browser, else Playwright's own, downloaded if necessary. */
async function bringBrowser(): Promise<string | undefined> {
  const system = process.env.CHROMIUM_PATH ?? findProgram(browser.programs);
  if (system) return system;
  const { chromium } = await import('playwright-core');
  if (!fs.existsSync(chromium.executablePath())) {
    console.log('  downloading Chromium for Playwright');
    await runProgram(path.join(root, 'node_modules/.bin/playwright'), ['install', 'chromium'], { show: true });
  }
  return fs.existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** Finds what the tests need besides npm's packages; installs it where that is possible without asking. */
export async function bringPrerequisites(): Promise<{ chromium: string }> {
  await installPackages(missing([...(process.env.CHROMIUM_PATH ? [] : [browser]), ...programs]));
  const chromium = await bringBrowser();
  const left = [...(chromium ? [] : [browser]), ...missing(programs)];
  if (chromium && left.length === 0) return { chromium };
  const list = left.map(({ purpose, packages }) => `- ${packages[0]}: ${purpose}`).join('\n');
  const packages = left.flatMap((item) => item.packages).join(' ');
  throw new ToolError(
    `The tests need programs that are not installed:\n${list}\nOn Debian and Ubuntu: sudo apt-get install ${packages}`,
  );
}
