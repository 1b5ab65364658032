import fs from 'node:fs';
import path from 'node:path';
import { trackedFiles } from '../house/read-house.ts';
import { root } from '../workspace.ts';
import { refuseOtherMachines } from './loopback.ts';

test('only a site on this machine is shown', () => {
  for (const url of ['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080']) {
    expect(() => refuseOtherMachines(url)).not.toThrow();
  }
  for (const url of ['https://arcada.example', 'http://192.168.1.4:8080', 'http://localhost.example:8080']) {
    expect(() => refuseOtherMachines(url)).toThrow('a site of this machine');
  }
});

test('nothing that ships knows of the override', () => {
  const shipped = trackedFiles().filter((file) => /^(shell|services|packages|mfe-[^/]+)\//.test(file));
  const knowing = shipped.filter((file) => /__dev\b|arcada_dev/.test(fs.readFileSync(path.join(root, file), 'utf8')));
  expect(shipped.length).toBeGreaterThan(1000);
  expect(knowing).toEqual([]);
});
