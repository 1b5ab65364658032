import { type BimDocument, check, emptyDocument, type Finding } from '@arcada/bim';
import { type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen } from '@testing-library/react';
import en from '../../../locales/en.json' with { type: 'json' };
import { HeldEditor } from '../editing/held-document.fixture.tsx';
import { PlanFits } from './plan-fits.tsx';
import { subjectsToLearn } from './subjects-to-learn.ts';

const product = (id: string, name: string, compatibility: string) => ({ id, name, compatibility });
const pageOf = (...items: object[]) => ({ body: { items, total: items.length, page: 1, pageSize: 100 } });
let api: FakeApi;
beforeEach(() => {
  api = fakeApi({
    'GET /api/products': pageOf(
      product('guard', 'Level Guard', 'Revit 2021–2026'),
      product('later', 'Later Tool', 'Revit 2025–2026'),
      product('script', 'Script Pack', 'Python 3.9+'),
    ),
    'GET /api/courses': pageOf({ id: 'iso', title: 'ISO 19650 in Practice' }),
  });
});
afterEach(() => api.restore());

const tool = (name: string, version: string) => ({ id: name, name, version, use: '', party: '' });
const withTools = (...softwareTools: ReturnType<typeof tool>[]): BimDocument => {
  const document = emptyDocument('bep-post', 'en');
  return { ...document, tables: { ...document.tables, softwareTools } };
};
const show = (document: BimDocument, findings: readonly Finding[] = []) =>
  renderInSite(
    <HeldEditor held={{ now: document, findings }}>
      <PlanFits />
    </HeldEditor>,
    { texts: { tools: en } },
  );
const open = () => fireEvent.click(screen.getByRole('button', { name: 'What fits this document' }));

test('nothing is asked before it is opened; then only what fits the version is shown', async () => {
  await show(withTools(tool('Revit', '2024'), tool('Notes', '')));
  expect(api.calls).toEqual([]);
  open();
  expect((await screen.findByRole('link', { name: 'Level Guard' })).getAttribute('href')).toBe('/products/guard');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(api.calls.map(({ path, search }) => [path, search.get('q')])).toEqual([['/api/products', 'Revit']]);
});

test('a version that no product is made for is said', async () => {
  await show(withTools(tool('Revit', '2019')));
  open();
  expect(await screen.findByText('No product of the shop is made for this version.')).toBeTruthy();
});

test('a course is offered for what fails', async () => {
  const document = emptyDocument('bep-post', 'en');
  await show(document, check(document, { today: '2026-11-23' }));
  open();
  expect((await screen.findAllByRole('link', { name: 'ISO 19650 in Practice' }))[0]?.getAttribute('href')).toBe(
    '/courses/iso',
  );
  expect(screen.getByText(/The plan names no software with a version yet/)).toBeTruthy();
});

test('hints don’t fail; the most frequent subjects come first, two at most', () => {
  const at = (table: string, severity = 'error') => ({ severity, place: { kind: 'table', table } }) as never as Finding;
  expect(subjectsToLearn([at('clashPairs', 'hint')])).toEqual([]);
  expect(
    subjectsToLearn([
      at('naming'),
      at('clashPairs'),
      at('clashPairs'),
      at('milestones'),
      at('milestones'),
      at('risks'),
    ]),
  ).toEqual(['delivery', 'clash']);
});
