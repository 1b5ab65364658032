import { type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { useVisit } from './use-visit.ts';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi({ 'POST /api/store/visits': { status: 204 } });
});
afterEach(() => {
  api.restore();
  for (const name of ['doNotTrack', 'globalPrivacyControl', 'webdriver']) Reflect.deleteProperty(navigator, name);
});

const Page = ({ id }: { id?: string }) => {
  useVisit(id ? { kind: 'product', id } : undefined);
  return null;
};

test('a page is counted once it is known, and once for each thing', async () => {
  const { rerender } = await renderInSite(<Page />);
  expect(api.calls).toHaveLength(0);
  for (const id of ['toolkit', 'toolkit', 'pack']) rerender(<Page id={id} />);
  expect(api.calls.map(({ body }) => body)).toEqual([
    { kind: 'product', id: 'toolkit' },
    { kind: 'product', id: 'pack' },
  ]);
});

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
  ['webdriver', true],
])('nothing is sent with navigator.%s', async (name, value) => {
  Object.defineProperty(navigator, name, { value, configurable: true });
  await renderInSite(<Page id="toolkit" />);
  expect(api.calls).toHaveLength(0);
});
