import { applyEdits, type BimDocument, sampleDocument } from '@arcada/bim';
import { renderInSite } from '@arcada/testing/render';
import { fireEvent, screen } from '@testing-library/react';
import en from '../../../locales/en.json' with { type: 'json' };
import { HeldEditor } from '../editing/held-document.fixture.tsx';
import { NamingTools } from './naming-tools.tsx';

const sample = sampleDocument('bep-post', 'en', '2026-09-01');
const [taken] = sample.tables.deliverables;
const name = taken?.containerName ?? '';

const show = (document: BimDocument = sample) =>
  renderInSite(
    <HeldEditor held={{ now: document }}>
      <NamingTools />
    </HeldEditor>,
    { texts: { tools: en } },
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const made = () => screen.getByRole('status', { name: 'Container name' }).textContent;

test('a name is made of chosen codes with the next free number, and copied', async () => {
  let copied = '';
  const writeText = async (text: string) => {
    copied = text;
  };
  Object.assign(navigator, { clipboard: { writeText } });
  await show();
  press('Make a name');
  const parts = name.split('-');
  sample.tables.naming.forEach(({ field, rule }, at) => {
    if (rule === 'codes') fireEvent.change(screen.getByLabelText(field), { target: { value: parts[at] } });
  });
  const free = made() ?? '';
  expect(free.split('-').slice(0, -1)).toEqual(parts.slice(0, -1));
  expect(sample.tables.deliverables.map(({ containerName }) => containerName)).not.toContain(free);
  press('Copy');
  await screen.findByText('Copied');
  expect(copied).toBe(free);
});

test('an unfinished name can’t be copied and says what is missing', async () => {
  await show();
  press('Make a name');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Copy' }).disabled).toBe(true);
  expect(screen.getAllByText(/is missing\.$/).length).toBeGreaterThan(0);
});

test('pasted names are checked, each with its fault; the wrong ones come first', async () => {
  await show();
  press('Check names');
  fireEvent.change(screen.getByRole('textbox', { name: /^Names, one on each line/ }), {
    target: { value: `${name}\r\n\n${name.replace(/^[^-]+/, 'NOPE')}\n${name}\n` },
  });
  await screen.findByText('2 of 2 do not fit.');
  expect(screen.getByText(/^This name is listed 2 times/)).toBeTruthy();
  expect(screen.getByText(/"NOPE" is not in the code list/)).toBeTruthy();
});

test('without naming fields there is nothing to make', async () => {
  const none = sample.tables.naming.map(({ id }) => ({ op: 'remove-row', table: 'naming', row: id }) as const);
  await show(applyEdits(sample, none));
  expect(screen.queryByText('Make a name')).toBeNull();
});
