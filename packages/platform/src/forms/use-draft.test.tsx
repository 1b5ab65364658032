import { endPage, renderInSite } from '@arcada/testing/render';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { forgetDrafts } from './kept-drafts.ts';
import { useDraft } from './use-draft.ts';

const empty = { text: '' };
function Note() {
  const draft = useDraft('note', empty);
  return (
    <>
      <input value={draft.value.text} onChange={(event) => draft.change({ text: event.target.value })} />
      <button type="button" onClick={() => draft.clear(draft.current())}>
        Send
      </button>
    </>
  );
}
const box = () => screen.getByRole<HTMLInputElement>('textbox');
const write = (value: string) => fireEvent.change(box(), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button'));

/** Session storage of the tabs that are not in front. */
const sessions = new Map<string, Record<string, string>>();
let front = 'one';
/** Brings a tab to the front: local storage is shared, session storage is its own. */
async function toTab(name: string) {
  cleanup();
  window.dispatchEvent(new Event('pagehide'));
  sessions.set(front, { ...sessionStorage });
  sessionStorage.clear();
  for (const [key, value] of Object.entries(sessions.get(name) ?? {})) sessionStorage.setItem(key, value);
  front = name;
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await renderInSite(<Note />);
}
async function reload() {
  endPage();
  await renderInSite(<Note />);
}

beforeEach(() => toTab('one'));
afterEach(() => {
  forgetDrafts();
  sessions.clear();
});

test('two tabs: each finds its own draft after a reload, whichever typed last', async () => {
  await toTab('two');
  write('TAB TWO, first');
  await toTab('one');
  write('TAB ONE');
  await toTab('two');
  write('TAB TWO');
  await toTab('one');
  await reload();
  expect(box().value).toBe('TAB ONE');
  await toTab('two');
  await reload();
  expect(box().value).toBe('TAB TWO');
});

test('a draft of a closed tab is found by the next one, and gone once that has sent it', async () => {
  write('Half a note');
  await toTab('two');
  expect(box().value).toBe('Half a note');
  write('A whole note');
  send();
  await reload();
  expect(box().value).toBe('');
});

test.each(['a closed tab', 'a reloaded one'])(
  'a draft that went on through several tabs is gone from all of them once %s has led to the one that sent it',
  async (way) => {
    write('Three wrong lines');
    await toTab('two');
    expect(box().value).toBe('Three wrong lines');
    write('Other addresses');
    if (way === 'a closed tab') await toTab('three');
    else await reload();
    expect(box().value).toBe('Other addresses');
    send();
    await toTab('four');
    expect(box().value).toBe('');
  },
);

test('a tab that is still open keeps its draft when another, which started from it, has sent', async () => {
  write('TAB ONE');
  const place = Object.keys(localStorage).find((key) => key.startsWith('draft:')) as string;
  await toTab('two');
  write('TAB TWO');
  send();
  window.dispatchEvent(new StorageEvent('storage', { key: place, newValue: localStorage.getItem(place) }));
  await toTab('one');
  await reload();
  expect(box().value).toBe('TAB ONE');
});

test('signing out in another tab leaves nothing that could be stored again', async () => {
  write('TAB ONE');
  const place = Object.keys(localStorage).find((key) => key.startsWith('draft:')) as string;
  localStorage.removeItem(place);
  window.dispatchEvent(new StorageEvent('storage', { key: place, newValue: null }));
  expect(localStorage.getItem(place)).toBeNull();
});

function Offering() {
  const draft = useDraft('note', empty, { offers: true });
  return (
    <>
      <output>{draft.offered?.text ?? 'nothing'}</output>
      <input value={draft.value.text} onChange={(event) => draft.change({ text: event.target.value })} />
      <button type="button" onClick={draft.forget}>
        Sent
      </button>
      <button type="button" onClick={draft.take}>
        Use it
      </button>
      <button type="button" onClick={draft.refuse}>
        Discard it
      </button>
    </>
  );
}

const offered = () => screen.getByRole('status').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
async function offeredIn(name: string) {
  await toTab(name);
  cleanup();
  await renderInSite(<Offering />);
  return offered();
}

test('what was offered is refused once something else was sent', async () => {
  write('Half a note');
  await toTab('two');
  cleanup();
  await renderInSite(<Offering />);
  expect(offered()).toBe('Half a note');
  press('Sent');
  expect(offered()).toBe('nothing');
  await toTab('three');
  expect(box().value).toBe('');
});

test('what is used is gone from the closed tab: it is not offered again', async () => {
  write('Alfa');
  expect(await offeredIn('two')).toBe('Alfa');
  press('Use it');
  expect([box().value, offered()]).toEqual(['Alfa', 'nothing']);
  write('Beta');
  endPage();
  await renderInSite(<Offering />);
  expect([box().value, offered()]).toEqual(['Beta', 'nothing']);
  expect(await offeredIn('three')).toBe('Beta');
  press('Use it');
  expect(await offeredIn('two')).toBe('Beta');
});

test.each(['Discard it', 'Sent'])('%s ends what any closed tab has left, the older ones too', async (button) => {
  write('Alfa');
  expect(await offeredIn('two')).toBe('Alfa');
  write('Beta');
  expect(await offeredIn('three')).toBe('Beta');
  press(button);
  expect(offered()).toBe('nothing');
  expect(await offeredIn('four')).toBe('nothing');
});

test('a duplicated tab, which starts with a copy of the session, is another tab', async () => {
  write('TAB ONE');
  expect(sessionStorage.getItem('draft-tab')).toBeNull();
});
