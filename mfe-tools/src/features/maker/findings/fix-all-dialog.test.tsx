import { applyEdits, sampleDocument } from '@arcada/bim';
import { type FakeApi, fakeApi, openableDialogs, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import en from '../../../locales/en.json' with { type: 'json' };
import { localDay } from '../../../shared/local-day.ts';
import { Component as MakerPage } from '../maker.page.tsx';
import { storedDocument, testId } from '../saving/stored.fixture.ts';

const path = `/api/documents/${testId}`;
const sample = sampleDocument('bep-post', 'en', localDay());
const uses = sample.tables.bimUses;
const repeated = applyEdits(
  sample,
  Array.from({ length: 30 }, (_, at) => ({
    op: 'insert-row',
    table: 'bimUses',
    row: { ...uses[0], id: `again${at}` },
  })),
);
let api: FakeApi;
beforeAll(openableDialogs);
beforeEach(() => {
  api = fakeApi({ [`GET ${path}`]: { body: storedDocument(repeated) } });
});
afterEach(() => api.restore());

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const table = () => within(screen.getByRole('region', { name: 'BIM uses' }));
const openTab = (name: RegExp | string) => fireEvent.click(screen.getByRole('tab', { name }));
const all = 'Apply to all 30 of this kind';

async function showFindings() {
  await renderInSite(
    <Routes>
      <Route path="/tools/bep-maker-enhanced" element={<MakerPage />} />
    </Routes>,
    { texts: { tools: en }, path: `/tools/bep-maker-enhanced?document=${testId}&step=project-info` },
  );
  fireEvent.click(await screen.findByRole('tab', { name: 'Findings (30)' }));
  await screen.findByRole('button', { name: all });
}
async function fixAll() {
  await showFindings();
  press(all);
  const dialog = within(await screen.findByRole('dialog', { name: 'Apply 30 fixes' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...Array.from({ length: 5 }, () => expect.stringMatching(/Remove the later row\.$/)),
    'and 25 more',
  ]);
  fireEvent.click(dialog.getByRole('button', { name: 'Apply' }));
  await screen.findByText(en.findings.none);
  expect(document.activeElement).toBe(list());
}
const list = () => screen.getByRole('list', { name: 'Findings' });

test('the fixes of one kind are applied after a question, and taken back together', async () => {
  await fixAll();
  press('Undo');
  expect(await screen.findByRole('button', { name: all })).toBeTruthy();
  expect(screen.queryByText(en.fixAll.done)).toBeNull();
  expect(document.activeElement).toBe(list());
});

test('after one fix the keyboard goes on at the next finding', async () => {
  await showFindings();
  const fixes = screen.getAllByRole('button', { name: 'Remove the later row.' });
  const items = within(list()).getAllByRole('listitem');
  fixes[0]?.focus();
  fireEvent.click(fixes[0] as HTMLElement);
  expect(items[1]?.contains(document.activeElement)).toBe(true);
});

test('one fix is named, and is taken back alone', async () => {
  await showFindings();
  const fix = () => fireEvent.click(screen.getAllByRole('button', { name: 'Remove the later row.' })[0] as HTMLElement);
  fix();
  await screen.findByRole('tab', { name: 'Findings (29)' });
  fix();
  await screen.findByRole('tab', { name: 'Findings (28)' });
  expect(screen.getByText('Applied: Remove the later row.').closest('[role="status"]')).toBeTruthy();
  press('Undo');
  expect(await screen.findByRole('tab', { name: 'Findings (29)' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(document.activeElement).toBe(list());
});

test('the table takes them back in one step, too', async () => {
  await fixAll();
  openTab('Form');
  await waitFor(() => expect(table().getByText(`${uses.length} rows`)).toBeTruthy());
  fireEvent.click(table().getByRole('button', { name: 'Undo' }));
  expect(table().getByText(`${uses.length + 30} rows`)).toBeTruthy();
});
