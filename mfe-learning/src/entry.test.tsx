import { entry } from './entry.tsx';

test('every route and slot of the manifest has its module', async () => {
  for (const { path } of entry.manifest.routes) {
    expect(await entry.pages[path]?.()).toMatchObject({ Component: expect.any(Function) });
  }
  for (const { id } of entry.manifest.slots) {
    expect(await entry.slots[id]?.()).toMatchObject({ Component: expect.any(Function) });
  }
});
