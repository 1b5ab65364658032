import { entry } from './entry.tsx';
import { manifest } from './manifest.ts';

test('every route and slot of the manifest has its module', async () => {
  for (const { path } of manifest.routes) {
    expect(await entry.pages[path]?.()).toMatchObject({ Component: expect.any(Function) });
  }
  for (const { id } of manifest.slots) {
    expect(await entry.slots[id]?.()).toMatchObject({ Component: expect.any(Function) });
  }
});
