import { openableDialogs } from '@arcada/testing/render';
import { Dialog } from '@arcada/ui';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useWide } from './use-wide.ts';

beforeAll(openableDialogs);
afterEach(() => jest.restoreAllMocks());

function Layout({ asks }: { asks: boolean }) {
  return (
    <>
      <p>{useWide() ? 'side by side' : 'tabs'}</p>
      <Dialog open={asks} onClose={() => undefined} title="Import" closeLabel="Close">
        {null}
      </Dialog>
    </>
  );
}

test('a window that gets narrower changes the layout once no dialog is open', () => {
  const query = Object.assign(new EventTarget(), { matches: true });
  jest.spyOn(window, 'matchMedia').mockImplementation(() => query as unknown as MediaQueryList);
  const become = (wide: boolean) =>
    act(() => {
      query.matches = wide;
      query.dispatchEvent(new Event('change'));
    });
  const { rerender } = render(<Layout asks={true} />);
  become(false);
  expect(screen.getByText('side by side')).toBeTruthy();
  rerender(<Layout asks={false} />);
  expect(screen.getByText('tabs')).toBeTruthy();
  become(true);
  expect(screen.getByText('side by side')).toBeTruthy();
});
