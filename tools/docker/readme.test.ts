import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { processSchemas } from '../start/process-schemas.ts';
import { root } from '../workspace.ts';
import { compose, migrations, processNames } from './deployment.fixture.ts';

const read = (file: string) => fs.readFileSync(path.join(root, 'docker', file), 'utf8');
const readme = read('README.md');
const lists = (pattern: RegExp) => [...readme.matchAll(pattern)].map(([, names]) => names?.split(' ').sort());

test('the backup includes every database and everything that can’t be regenerated', () => {
  // Their data can be regenerated.
  const copies = ['gateway', 'page-server', 'stripe-local'];
  const kept = processNames.filter((name) => !copies.includes(name)).sort();
  expect(lists(/^for name in (.+); do$/gm)).toEqual([kept, kept]);
  const databases = [...read('mysql-databases.sh').matchAll(/CREATE DATABASE IF NOT EXISTS (\w+)/g)].map(
    ([, name]) => name,
  );
  expect(databases.sort()).toEqual(migrations.map((name) => name.replace('-migrate', '')).sort());
  expect(lists(/--databases (.+)' >/g)).toEqual([databases]);
});

test('keys and backups are written for their owner alone', () => {
  const blocks = [...readme.matchAll(/```\w*\n(.+?)```/gs)].map(([, block = '']) => block);
  const writing = blocks.filter((block) => / > (docker\/\.env|\S+\.(sql|tar))/.test(block));
  expect(writing.map((block) => block.split(' > ')[0])).toEqual([
    expect.stringContaining('umask 077'),
    expect.stringContaining('umask 077'),
  ]);
});

test('a command beside the running site starts nothing else', () => {
  const commands = readme.match(/ run --rm .+/g) ?? [];
  expect(commands.length).toBeGreaterThan(3);
  for (const command of commands) expect(command).toMatch(/^ run --rm --no-deps /);
});

test('the secrets documented as files are variables of those processes', () => {
  const { services } = parse(/```yaml\n(.+?)```/s.exec(readme)?.[1] ?? '', { merge: true });
  expect(Object.keys(services)).toEqual(['store', 'store-migrate']);
  for (const [name, { environment }] of Object.entries<{ environment: object }>(services)) {
    const known = Object.keys(processSchemas.get(name.replace('-migrate', ''))?.shape ?? {});
    for (const variable of Object.keys(environment)) {
      const secret = variable.replace(/_FILE$/, '');
      expect(known).toContain(secret);
      expect(compose.services[name]?.environment).toHaveProperty(secret);
    }
  }
});
