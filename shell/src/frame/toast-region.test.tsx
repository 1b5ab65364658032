import { renderInSite } from '@arcada/testing/render';
import { notify } from '@arcada/ui';
import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import en from '../locales/en.json' with { type: 'json' };
import { ToastRegion } from './toast-region.tsx';

test('without its code the site works, and the next toast retries', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const load = jest
    .fn<() => Promise<() => React.ReactNode>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue(() => 'region');
  await renderInSite(
    <>
      <h1>Page</h1>
      <ToastRegion load={load} />
    </>,
    { texts: { shell: en } },
  );
  expect(load).not.toHaveBeenCalled();
  act(() => notify({ title: 'First' }));
  await waitFor(() => expect(warned).toHaveBeenCalled());
  expect(screen.getByRole('heading', { name: 'Page' })).toBeTruthy();
  act(() => notify({ title: 'Second' }));
  expect(await screen.findByText('region')).toBeTruthy();
  warned.mockRestore();
});
