import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { variable } from '@arcada/service-kit/config';
import { ToolError } from '../progress.ts';
import { root } from '../workspace.ts';
import { exited, startChild } from './child.ts';
import { environmentOf } from './environment.ts';
import type { ProcessDefinition, Site } from './process-table.ts';

/**
 * Hash over everything that determines the result of migrate and seed: the bundle, the database,
 * the seed's options.
 */
function fingerprint(definition: ProcessDefinition, site: Site): string {
  const environment = environmentOf(definition, site);
  const hash = createHash('sha256');
  const folder = path.join(root, path.dirname(definition.script));
  for (const file of fs.readdirSync(folder, { recursive: true }).map(String).sort()) {
    if (/\.(js|mjs|json)$/.test(file)) hash.update(file).update(fs.readFileSync(path.join(folder, file)));
  }
  for (const [name, value] of Object.entries(environment).sort()) {
    if (/^SEED_|_DATABASE_URL$/.test(name)) hash.update(`${name}=${value}\n`);
  }
  return hash.digest('hex');
}

/** The file of an embedded database; undefined for a server's. */
const embeddedFile = (definition: ProcessDefinition, site: Site) => {
  const url = environmentOf(definition, site)[variable(definition.name, 'DATABASE_URL')] ?? '';
  return url.startsWith('sqlite://') ? url.slice('sqlite://'.length) : undefined;
};

/** Runs one command of a service to its end; throws with the end of its log when it fails. */
export async function runCommand(definition: ProcessDefinition, site: Site, command: string): Promise<void> {
  const { child, log, output } = startChild(definition, site, command);
  if ((await exited(child)) === 0) return;
  throw new ToolError(`${definition.name} ${command} failed:\n${await output()}\n(full log: ${log.file})`);
}

/**
 * Migrates and seeds a service's database. An embedded database prepared by the same build is
 * skipped, which saves two process starts; a server's database may have changed elsewhere and is
 * always checked.
 */
export async function prepare(definition: ProcessDefinition, site: Site): Promise<'prepared' | 'up to date'> {
  const mark = path.join(site.settings.dataDir, 'prepared', definition.name);
  const wanted = fingerprint(definition, site);
  const file = embeddedFile(definition, site);
  if (file && fs.existsSync(file) && fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === wanted) {
    return 'up to date';
  }
  await runCommand(definition, site, 'migrate');
  await runCommand(definition, site, 'seed');
  fs.mkdirSync(path.dirname(mark), { recursive: true });
  fs.writeFileSync(mark, wanted);
  return 'prepared';
}
