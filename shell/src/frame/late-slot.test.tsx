import { type Composition, contractNumber } from '@arcada/contracts';
import { type AreaFrame, type RemoteEntry, RemoteHost, RemotesContext } from '@arcada/platform';
import { renderInSite } from '@arcada/testing/render';
import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { LateSlot } from './late-slot.tsx';

const manifest = { contract: contractNumber, slots: [{ name: 'frame.chat', id: 'chat', order: 1 }] };
const remotes = [{ domain: 'store', manifest }];
let answer: Promise<RemoteEntry>;
let host: RemoteHost;
beforeEach(() => {
  jest.useFakeTimers();
  host = new RemoteHost({ id: 'x', remotes } as unknown as Composition, {
    localPages: {},
    loadEntry: jest.fn(() => answer),
    addTexts: () => Promise.resolve(),
  });
});
afterEach(() => jest.useRealTimers());

const entryWith = (Component: () => React.ReactNode) =>
  Promise.resolve({ slots: { chat: async () => ({ Component }) } } as unknown as RemoteEntry);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const show = (name: 'frame.chat' | 'home.newsletter' = 'frame.chat') =>
  renderInSite(<LateSlot name={name} className="place" standIn={<a href="/search">Stand-in</a>} />, {
    within: (children) => <RemotesContext value={{ host } as AreaFrame}>{children}</RemotesContext>,
  });

test('the placeholder is shown until the page is idle, and hands over the focus', async () => {
  answer = entryWith(() => <input aria-label="Piece" />);
  await show();
  screen.getByText('Stand-in').focus();
  expect(host.slot('store', 'chat')).toBeUndefined();
  await pass(400);
  expect(screen.queryByText('Stand-in')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Piece'));
});

test('code that fails to load leaves the placeholder, without a panel', async () => {
  answer = Promise.reject(new Error('gone'));
  answer.catch(() => undefined);
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await show();
  await pass(400);
  expect(screen.getByText('Stand-in')).toBeTruthy();
  expect(host.slot('store', 'chat')?.status).toBe('failed');
  logged.mockRestore();
});

test('a piece that crashes is replaced by the placeholder', async () => {
  let crash: () => void = () => undefined;
  answer = entryWith(() => {
    const [broken, setBroken] = useState(false);
    crash = () => setBroken(true);
    if (broken) throw new Error('crash');
    return <input aria-label="Piece" />;
  });
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await show();
  await pass(400);
  expect(screen.getByLabelText('Piece')).toBeTruthy();
  act(() => crash());
  expect(screen.getByText('Stand-in')).toBeTruthy();
  logged.mockRestore();
});

test('without a live piece nothing is rendered, not even its container', async () => {
  const { container } = await show('home.newsletter');
  await pass(400);
  expect(container.querySelector('.place')).toBeNull();
});
