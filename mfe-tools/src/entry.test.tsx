import { entry } from './entry.tsx';
import { manifest } from './manifest.ts';

test('every route of the manifest has a page', async () => {
  for (const { path } of manifest.routes) {
    expect(await entry.pages[path]?.()).toMatchObject({ Component: expect.any(Function) });
  }
});
