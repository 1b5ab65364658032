import { renderInSite } from '@arcada/testing/render';
import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { lazyPart } from './lazy-part.tsx';

test('a part that could not be loaded says so in its own place, and is loaded anew on demand', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  let isOnline = false;
  const Part = lazyPart(async () => {
    if (!isOnline) throw new Error('Loading chunk 7 failed.');
    return ({ name }: { name: string }) => <p>Part of {name}</p>;
  });
  await act(() =>
    renderInSite(
      <>
        <p>The page</p>
        <Part name="Ana" />
      </>,
    ),
  );
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(warned).toHaveBeenCalledTimes(1);
  expect(screen.getByText('The page')).toBeTruthy();
  isOnline = true;
  fireEvent.click(retry);
  expect(await screen.findByText('Part of Ana')).toBeTruthy();
  warned.mockRestore();
});

test('a part that was loaded ahead stands at once, and is loaded once', async () => {
  const load = jest.fn(async () => () => <p>The part</p>);
  const Part = lazyPart(load);
  await Promise.all([Part.preload(), Part.preload()]);
  await act(() => renderInSite(<Part />));
  expect(screen.getByText('The part')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});
