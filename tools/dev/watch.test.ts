import type { Project } from '../workspace.ts';
import { touchedBy } from './watch.ts';

const projects: Project[] = ['shell', 'mfe-store', 'services/store', 'services/identity'].map((folder) => ({
  folder,
  name: folder,
  scripts: {},
}));
const touched = (file: string) => touchedBy(file, projects).map(({ folder }) => folder);

test('a change builds what holds it, and no more', () => {
  expect(touched('mfe-store/src/entry.tsx')).toEqual(['mfe-store']);
  expect(touched('packages/ui/src/button.tsx')).toEqual(['shell', 'mfe-store']);
  expect(touched('packages/service-kit/src/http.ts')).toEqual(['services/store', 'services/identity']);
  expect(touched('packages/contracts/src/cart.ts')).toHaveLength(4);
});

test('tests and build results start nothing', () => {
  expect(touched('services/store/dist/main.js')).toEqual([]);
  expect(touched('services/store/src/cart/cart.service.test.ts')).toEqual([]);
});
