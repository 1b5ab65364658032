import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { environmentOf } from '../start/environment.ts';
import { readKeys } from '../start/keys.ts';
import { type Callee, processesOf, processTable, type Site } from '../start/process-table.ts';
import { readSettings } from '../start/settings.ts';
import { calls, linkNames } from './links.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-links-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('every call between processes goes through its link', () => {
  const callees: Callee[] = [...processTable.map(({ name }) => name), 'gateway-internal'];
  const ports = Object.fromEntries(callees.map((name, at) => [name, 41_000 + at])) as Site['ports'];
  const links = linkNames(false);
  const between: Site['between'] = (caller, callee) => {
    const at = links.indexOf(`${caller} → ${callee}`);
    return at < 0 ? undefined : 51_000 + at;
  };
  const site = { settings: readSettings({ DATA_DIR: folder }), keys: readKeys(folder), ports, between };
  for (const definition of processesOf(site.settings)) {
    const environment = environmentOf(definition, site);
    const addresses = Object.entries(environment).filter(([name]) => /_(URLS?|BASE)$/.test(name));
    for (const callee of calls[definition.name] ?? []) {
      const port = String(between(definition.name, callee));
      expect(addresses.filter(([, value]) => value.includes(`:${port}`))).not.toEqual([]);
    }
    // Its own ports stay unchanged.
    expect(Object.entries(environment).filter(([name, value]) => /_PORT$/.test(name) && /^51/.test(value))).toEqual([]);
  }
});
