import { applyEdits, type Edit, sampleDocument } from '@arcada/bim';
import { type FakeApi, fakeApi, openableDialogs, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import en from '../../../locales/en.json' with { type: 'json' };
import { SheetDialog } from './sheet-dialog.tsx';

const document = sampleDocument('bep-post', 'en', '2026-09-01');
const [known] = document.tables.deliverables;
const rows = [
  ['Container name', 'Title', 'Due date'],
  [known?.containerName, 'Renamed', 'soon'],
  ['P-NEW-0001', 'Added', '2027-01-05'],
];
let api: FakeApi;
beforeAll(openableDialogs);
beforeEach(() => {
  api = fakeApi({
    'POST /api/documents/sheets': {
      body: {
        sheets: [
          { name: 'Notes', rows: [['x']] },
          { name: 'TIDP', rows },
        ],
      },
    },
  });
});
afterEach(() => api.restore());

test('an import shows what changes and what can’t be read, and is applied as one step', async () => {
  const applied: (readonly Edit[])[] = [];
  let closed = 0;
  await renderInSite(
    <SheetDialog
      table="deliverables"
      document={document}
      onClose={() => {
        closed++;
      }}
      onApply={(edits) => applied.push(edits)}
    />,
    { texts: { tools: en } },
  );
  const apply = screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' });
  expect(apply.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText(/Excel file/), { target: { files: [new File(['PK'], 'tidp.xlsx')] } });
  expect(await screen.findByText('New rows: 1. Changed rows: 1. Unchanged rows: 0.')).toBeTruthy();
  expect(screen.getByText('Row 2, Due date:').closest('li')?.textContent).toContain('"soon" is not a date');
  expect(screen.getByText(known?.containerName ?? '').closest('li')?.textContent).toContain(
    `Title: ${known?.title} → Renamed`,
  );
  fireEvent.click(apply);
  await waitFor(() => expect(closed).toBe(1));
  expect(applied).toHaveLength(1);
  const { deliverables } = applyEdits(document, applied[0] ?? []).tables;
  expect(deliverables[0]).toMatchObject({ title: 'Renamed', dueDate: known?.dueDate });
  expect(deliverables.at(-1)).toMatchObject({ containerName: 'P-NEW-0001', dueDate: '2027-01-05' });
});
