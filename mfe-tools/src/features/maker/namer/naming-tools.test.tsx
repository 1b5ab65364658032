import { applyEdits, type BimDocument, sampleDocument } from '@arcada/bim';
import { renderInSite } from '@arcada/testing/render';
import { fireEvent, screen } from '@testing-library/react';
import en from '../../../locales/en.json' with { type: 'json' };
import { type HeldDocument, HeldEditor } from '../editing/held-document.fixture.tsx';
import { NamingTools } from './naming-tools.tsx';

const sample = sampleDocument('bep-post', 'en', '2026-09-01');
const [taken] = sample.tables.deliverables;
const name = taken?.containerName ?? '';

let held: HeldDocument;
const show = (document: BimDocument = sample) => {
  held = { now: document };
  return renderInSite(
    <HeldEditor held={held}>
      <NamingTools />
    </HeldEditor>,
    { texts: { tools: en } },
  );
};
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

test('a list from a folder is checked without its folders and extensions, which is said', async () => {
  await show();
  press('Check names');
  fireEvent.change(screen.getByRole('textbox', { name: /^Names, one on each line/ }), {
    target: { value: `C:\\Shared\\${name}.ifc\n${name}.pdf` },
  });
  await screen.findByText('0 of 2 do not fit. Set aside before checking: folders .ifc .pdf');
});

test('without naming fields there is nothing to make', async () => {
  const none = sample.tables.naming.map(({ id }) => ({ op: 'remove-row', table: 'naming', row: id }) as const);
  await show(applyEdits(sample, none));
  expect(screen.queryByText('Make a name')).toBeNull();
});

test('a made name goes to a new row or to one without a fitting name, and the row can be shown', async () => {
  const [first] = sample.tables.deliverables;
  await show(
    applyEdits(sample, [
      { op: 'cell', table: 'deliverables', row: first?.id ?? '', column: 'containerName', value: '' },
    ]),
  );
  press('Make a name');
  const parts = name.split('-');
  sample.tables.naming.forEach(({ field, rule }, at) => {
    if (rule === 'codes') fireEvent.change(screen.getByLabelText(field), { target: { value: parts[at] } });
  });
  const free = made();
  const rows = held.now.tables.deliverables.length;
  fireEvent.change(screen.getByLabelText(en.namer.into), { target: { value: first?.id } });
  press('Insert name');
  expect(held.now.tables.deliverables[0]?.containerName).toBe(free);
  const next = made();
  expect(next).not.toBe(free);
  press('Insert name');
  expect(held.now.tables.deliverables).toHaveLength(rows + 1);
  expect(held.now.tables.deliverables.at(-1)?.containerName).toBe(next);
  press(en.namer.show);
  expect(held.gone).toMatchObject({
    kind: 'table',
    table: 'deliverables',
    row: held.now.tables.deliverables.at(-1)?.id,
  });
});

test('a made name can be the document’s own number, also where there is no delivery plan', async () => {
  const eir = sampleDocument('eir', 'en', '2026-09-01');
  await show(applyEdits(eir, [{ op: 'field', field: 'documentNumber', value: 'blah 1' }]));
  press('Make a name');
  eir.tables.naming.forEach(({ field, codes }) => {
    if (codes.length > 0) fireEvent.change(screen.getByLabelText(field), { target: { value: codes.at(-1)?.code } });
  });
  const free = made();
  press('Insert name');
  expect(held.now.fields.documentNumber).toBe(free);
  press(en.namer.show);
  expect(held.gone).toEqual({ kind: 'field', field: 'documentNumber' });
});
