import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildable, buildProjects } from '../build/projects.ts';
import { endWith, since, ToolError } from '../progress.ts';
import { readSettings } from '../start/settings.ts';
import { claimDataDir } from '../start/state-file.ts';
import { root } from '../workspace.ts';
import { restore } from './restore.ts';
import { siteDatabases } from './site-databases.ts';

/** Runs the built service, because its migrations are code. */
async function knownMigrations(service: string): Promise<string[]> {
  const script = path.join(root, 'services', service, 'dist/main.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'migrations'], { encoding: 'utf8' });
  if (status !== 0) throw new ToolError(`${service} does not tell its migrations:\n${stderr}`);
  return JSON.parse(stdout) as string[];
}

// npm run restore -- <folder> [--force]: restores a backup; the site must not be running.
try {
  const begun = performance.now();
  const words = process.argv.slice(2);
  const [folder, ...more] = words.filter((word) => word !== '--force');
  if (!folder || more.length > 0) throw new ToolError('Say which: npm run restore -- <folder of a backup> [--force]');
  const settings = readSettings();
  claimDataDir(settings.dataDir);
  const databases = siteDatabases(settings);
  const names = databases.map(({ service }) => `services/${service}`);
  await buildProjects(buildable().filter((project) => names.includes(project.folder)));
  const manifest = await restore({
    folder: path.resolve(folder),
    dataDir: settings.dataDir,
    databases,
    force: words.includes('--force'),
    knownMigrations,
  });
  console.log(
    `Restored the backup of ${manifest.createdAt} (${since(begun)}). Start the site: it migrates what is older.`,
  );
} catch (error) {
  endWith(error);
}
