import fs from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.ts';
import { newFeature, newRemote, newService } from './areas.ts';
import { binary, complaint, copyRepository, linkPackages } from './copy.fixture.ts';

/** Builds and whole test runs take long on a busy machine. */
const patience = 300_000;

const touched = [
  'mfe-permits',
  'services/permits',
  'mfe-store',
  'services/gateway/src',
  'packages/contracts',
  'tools/start',
];

let copy: string;

beforeAll(() => {
  copy = copyRepository();
  newRemote(copy, 'permits');
  newService(copy, 'permits', 'site-note');
  newFeature(copy, 'permits', 'photos');
  newFeature(copy, 'store', 'wish-list');
  linkPackages(copy);
  complaint(copy, binary('biome'), 'check', '--write', '.');
}, patience);
afterAll(() => fs.rmSync(copy, { recursive: true, force: true }));

test(
  'new areas type check, together with the code that knows them',
  () => {
    expect(complaint(copy, binary('tsc'), '-p', 'tsconfig.json')).toBe('');
  },
  patience,
);

test(
  'they follow the format and the house rules',
  () => {
    expect(complaint(copy, binary('biome'), 'check', ...touched)).toBe('');
    expect(complaint(copy, 'tools/check/main.ts', 'house')).toBe('');
  },
  patience,
);

test(
  'they build',
  () => {
    expect(complaint(copy, 'tools/build/service.ts', 'permits')).toBe('');
    expect(complaint(copy, 'packages/federation/src/build.ts', 'mfe-permits')).toBe('');
    expect(fs.existsSync(path.join(copy, 'services/permits/dist/main.js'))).toBe(true);
    expect(fs.existsSync(path.join(copy, 'mfe-permits/dist/release/release.json'))).toBe(true);
  },
  patience,
);

test(
  'their own tests pass, and those of the gateway and of the contracts still do',
  () => {
    const jest = path.join(root, 'node_modules/jest/bin/jest.js');
    const folders = ['services/permits', 'mfe-permits', 'mfe-store/src/features/wish-list', 'packages/contracts'];
    expect(
      complaint(copy, '--experimental-vm-modules', jest, '--config=jest.config.mjs', '--runInBand', ...folders),
    ).toBe('');
  },
  patience,
);

test('an existing name is refused', () => {
  expect(() => newService(copy, 'store', 'product')).toThrow(/exists already/);
});
