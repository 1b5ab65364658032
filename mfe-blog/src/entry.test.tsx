import type { RemoteManifest } from '@arcada/contracts';
import { entry } from './entry.tsx';
import { manifest } from './manifest.ts';

test('every route and slot of the manifest has its code', async () => {
  for (const { path } of manifest.routes) {
    expect(await entry.pages[path]?.()).toMatchObject({ Component: expect.any(Function) });
  }
  for (const { id } of manifest.slots) {
    expect(await entry.slots[id]?.()).toMatchObject({ Component: expect.any(Function) });
  }
});

test('pages linked from mails are rendered in the browser and stay out of search indexes', () => {
  const routes = (manifest as RemoteManifest).routes.filter(({ path }) => path.startsWith('/newsletter/'));
  expect(routes.map(({ render, listed }) => [render, listed ?? false])).toEqual([
    ['browser', false],
    ['browser', false],
  ]);
});
