import { applyEdits, emptyDocument, steps } from '@arcada/bim';
import { chooseOption, type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen } from '@testing-library/react';
import en from '../../../locales/en.json' with { type: 'json' };
import { type HeldDocument, HeldEditor } from '../editing/held-document.fixture.tsx';
import { StepForm } from './step-form.tsx';

let held: HeldDocument;
let api: FakeApi;
const projects = [
  { id: '1', name: 'Bridge', client: 'City' },
  { id: '2', name: 'Hospital', client: 'State' },
];
beforeEach(() => {
  api = fakeApi({ 'GET /api/projects': { body: { items: projects, total: 2, page: 1, pageSize: 100 } } });
});
afterEach(() => api.restore());
const show = (id: (typeof steps)[number]['id']) => {
  const step = steps.find((one) => one.id === id);
  if (!step) throw new Error(id);
  return renderInSite(
    <HeldEditor held={held}>
      <StepForm step={step} faulty={false} />
    </HeldEditor>,
    { texts: { tools: en } },
  );
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a project of the dashboard fills what is still empty, and is then no longer offered', async () => {
  held = {
    now: applyEdits(emptyDocument('bep-post', 'en'), [{ op: 'field', field: 'clientName', value: 'Ministry' }]),
  };
  await show('project-info');
  await screen.findByRole('combobox', { name: /^A project of your dashboard/ });
  chooseOption('A project of your dashboard', 'Hospital · State');
  press('Take over');
  expect(held.now.fields).toMatchObject({ projectName: 'Hospital', clientName: 'Ministry' });
  expect(screen.queryByRole('button', { name: 'Take over' })).toBeNull();
});

test('software in the list alone is brought into the table, and the step can be taken back', async () => {
  const start = applyEdits(emptyDocument('bep-post', 'en'), [
    { op: 'field', field: 'software', value: ['Revit 2025'] },
  ]);
  held = { now: start };
  await show('software-tools');
  press('Fill both');
  expect(held.now.tables.softwareTools).toMatchObject([{ name: 'Revit', version: '2025' }]);
  expect(held.now.fields.software).toEqual(['Revit 2025']);
  fireEvent.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
  expect(held.now).toEqual(start);
});
