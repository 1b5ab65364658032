import { applyEdits, type BimDocument, emptyDocument, fromEir, linkEir, sampleDocument } from '@arcada/bim';
import { type FakeAnswer, type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import en from '../../../locales/en.json' with { type: 'json' };
import { useEditing } from '../editing/editing-context.ts';
import { type HeldDocument, HeldEditor } from '../editing/held-document.fixture.tsx';
import type { KeptUndo } from '../editing/use-undoable.ts';
import { useUntilIssue } from '../editing/use-until-issue.ts';
import { storedDocument, testId } from '../saving/stored.fixture.ts';
import type { Done } from './eir-change-list.tsx';
import { TracePanel } from './trace-panel.tsx';

const eir = sampleDocument('eir', 'en', '2026-09-01');
const [first, second] = eir.tables.requirements;
let api: FakeApi;
let held: HeldDocument;
beforeEach(() => {
  api = fakeApi({
    'GET /api/documents': { body: { items: [storedDocument(eir)], total: 1, page: 1, pageSize: 100 } },
    [`GET /api/documents/${testId}/issued`]: { body: storedDocument(eir) },
  });
});
afterEach(() => api.restore());

function Elsewhere() {
  const { apply } = useEditing();
  return (
    <button type="button" onClick={() => apply([{ op: 'field', field: 'location', value: 'Porto' }])}>
      Write elsewhere
    </button>
  );
}

/** The tab, which another one can replace. */
function Tab() {
  const kept: KeptUndo<Done> = useUntilIssue([]);
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        Other tab
      </button>
      {isShown && <TracePanel kept={kept} />}
    </>
  );
}

const show = async (start: BimDocument) => {
  held = { now: start };
  await renderInSite(
    <HeldEditor held={held}>
      <Elsewhere />
      <Tab />
    </HeldEditor>,
    { texts: { tools: en } },
  );
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const item = (code = '') => {
  const found = screen.getAllByRole('listitem').find(({ textContent }) => textContent?.includes(`${code} · `));
  if (!found) throw new Error(`No requirement ${code}`);
  return within(found);
};
const answers = () => held.now.tables.answers;

test('a plan is linked to an EIR; an answer that was written before finds its requirement; it can be undone', async () => {
  const written = {
    ...fromEir(eir, 'x').tables.answers[0],
    id: 'own',
    response: 'full',
    answer: 'Weekly',
  };
  const start = applyEdits(emptyDocument('bep-pre', 'en'), [{ op: 'insert-row', table: 'answers', row: written }]);
  await show(start);
  fireEvent.click(await screen.findByRole('button', { name: 'Link this EIR' }));
  await screen.findByText(new RegExp(eir.fields.projectName), { selector: 'strong' });
  expect(held.now.eir?.documentId).toBe(testId);
  expect(answers().map(({ id }) => id)).toEqual(eir.tables.requirements.map(({ id }) => id));
  expect(answers()[0]?.answer).toBe('Weekly');
  press('Undo');
  expect(held.now).toEqual(start);
});

test('after an unlink the answers come back with the link; what the EIR no longer asks is named before it goes', async () => {
  const written = (column: string, value: string, row = second?.id ?? '') =>
    ({ op: 'cell', table: 'answers', row, column, value }) as const;
  const start = applyEdits(fromEir(eir, testId), [
    written('response', 'none'),
    written('answer', 'Out of scope; priced option'),
    written('answer', 'Kept', first?.id),
  ]);
  const newer = applyEdits(eir, [{ op: 'remove-row', table: 'requirements', row: second?.id ?? '' }]);
  api.on(`GET /api/documents/${testId}/issued`, { body: storedDocument(newer) });
  await show({ ...start, eir: null });
  fireEvent.click(await screen.findByRole('button', { name: 'Link this EIR' }));
  await screen.findByText('This plan’s copy of the requirements differs from the EIR');
  expect(screen.getByText(/^Linked: revision P01, not yet taken over in full/)).toBeTruthy();
  expect(answers()).toEqual(start.tables.answers);
  const gone = screen.getByText('removed', { selector: '.tools-change-place *' }).closest('li');
  expect(gone?.textContent).toContain(second?.code);
  press('Take the EIR’s text');
  expect(screen.getByText(/^Taken over: revision P01/)).toBeTruthy();
  expect(answers().map(({ id }) => id)).toEqual(newer.tables.requirements.map(({ id }) => id));
  expect(answers()[0]?.answer).toBe('Kept');
});

test('an unlink can be undone, in its own words, after a look at another tab', async () => {
  const start = fromEir(eir, testId);
  await show(start);
  press('Unlink');
  expect(held.now.eir).toBeNull();
  press('Other tab');
  expect(screen.queryByText('The link to the EIR was changed.')).toBeNull();
  press('Other tab');
  expect(screen.getByText('The link to the EIR was changed.')).toBeTruthy();
  press('Undo');
  expect(held.now).toEqual(start);
});

test('an unlink takes back what the link has inserted, and one undo brings both back', async () => {
  const empty = emptyDocument('bep-pre', 'en');
  const written = { op: 'cell', table: 'answers', row: second?.id ?? '', column: 'answer', value: 'Weekly' } as const;
  const start = applyEdits(linkEir(empty, eir, testId), [written]);
  await show(start);
  press('Unlink');
  expect(answers().map(({ id }) => id)).toEqual([second?.id]);
  press('Undo');
  expect(held.now).toEqual(start);
});

test('what is written while the EIR is fetched stays', async () => {
  let answer: (response: FakeAnswer) => void = () => undefined;
  api.on(
    `GET /api/documents/${testId}/issued`,
    () =>
      new Promise<FakeAnswer>((resolve) => {
        answer = resolve;
      }),
  );
  await show(emptyDocument('bep-pre', 'en'));
  fireEvent.click(await screen.findByRole('button', { name: 'Link this EIR' }));
  press('Write elsewhere');
  answer({ body: storedDocument(eir) });
  await waitFor(() => expect(held.now.eir?.documentId).toBe(testId));
  expect(held.now.fields.location).toBe('Porto');
});

test('a requirement is answered in words and by a place, where a click leads', async () => {
  await show(fromEir(eir, testId));
  const requirement = item(first?.code);
  fireEvent.change(requirement.getByRole('combobox', { name: 'Compliance', hidden: true }), {
    target: { value: 'full' },
  });
  fireEvent.change(requirement.getByRole('combobox', { name: /place|Where/i, hidden: true }), {
    target: { value: 'table:exchangeFormats' },
  });
  expect(answers()[0]).toMatchObject({ response: 'full', place: 'table:exchangeFormats' });
  expect(screen.getByRole('button', { name: 'Met: 1' })).toBeTruthy();
  fireEvent.click(item(first?.code).getByRole('button', { name: 'Exchange formats' }));
  expect(held.gone).toEqual({ kind: 'table', table: 'exchangeFormats' });
});

test('a place that the plan does not have is shown as it was written, and leads nowhere', async () => {
  const place = { op: 'cell', table: 'answers', row: first?.id ?? '', column: 'place', value: '9.9 Naming' } as const;
  await show(applyEdits(fromEir(eir, testId), [place]));
  expect(item(first?.code).getByText(/^Answered in: “9.9 Naming” \(not found in the plan\)$/)).toBeTruthy();
  expect(item(first?.code).queryByRole('button', { name: /9.9 Naming/ })).toBeNull();
});

test('a requirement that is openly not met is no unanswered one', async () => {
  const set = (column: string, value: string) =>
    ({ op: 'cell', table: 'answers', row: first?.id ?? '', column, value }) as const;
  await show(applyEdits(fromEir(eir, testId), [set('response', 'none'), set('answer', 'Not offered')]));
  expect(screen.getByRole('button', { name: 'Not met: 1' })).toBeTruthy();
  const requirement = item(first?.code);
  expect(requirement.getByText('Not met', { selector: '.a-badge' })).toBeTruthy();
  expect(requirement.getByText('Not offered', { selector: 'p' })).toBeTruthy();
  expect(requirement.queryByText('Answer this')).toBeNull();
});

test('a requirement becomes a topic, which answers it', async () => {
  await show(fromEir(eir, testId));
  fireEvent.change(item(first?.code).getByRole('combobox', { name: `Chapter for “${first?.code}”`, hidden: true }), {
    target: { value: 'deliverables' },
  });
  fireEvent.click(item(first?.code).getByRole('button', { name: `Write a topic for ${first?.code}`, hidden: true }));
  const [topic] = held.now.topics;
  expect(topic).toMatchObject({ category: 'deliverables', title: first?.title, text: first?.text });
  expect(answers()[0]).toMatchObject({ response: 'review', place: topic?.id });
  expect(held.gone).toEqual({ kind: 'topic', topic: topic?.id });
});

test('what has changed in the EIR since is named and taken over; answers stay', async () => {
  const start = applyEdits(fromEir(eir, testId), [
    { op: 'cell', table: 'answers', row: first?.id ?? '', column: 'response', value: 'full' },
    { op: 'cell', table: 'answers', row: first?.id ?? '', column: 'answer', value: 'Kept' },
  ]);
  const newer = applyEdits(eir, [
    { op: 'field', field: 'revision', value: 'P07' },
    { op: 'cell', table: 'requirements', row: first?.id ?? '', column: 'title', value: 'Another title' },
    { op: 'remove-row', table: 'requirements', row: second?.id ?? '' },
    { op: 'insert-row', table: 'requirements', row: { ...eir.tables.requirements[0], id: 'new', code: 'EIR-9' } },
  ]);
  api.on(`GET /api/documents/${testId}/issued`, { body: storedDocument(newer) });
  await show(start);
  await screen.findByText(/has changed since it was linked \(now revision P07\)/);
  const changes = screen.getAllByText(/changed|added|removed/, { selector: '.tools-change-place *' });
  expect(changes.map(({ textContent }) => textContent).toSorted()).toEqual(['added', 'changed', 'changed', 'removed']);
  press('Take these changes over');
  expect(item(first?.code).getByText('To review', { selector: '.a-badge' })).toBeTruthy();
  expect(answers().map(({ id }) => id)).toEqual(newer.tables.requirements.map(({ id }) => id));
  expect(answers()[0]).toMatchObject({ title: 'Another title', answer: 'Kept', response: 'review' });
  expect(held.now.eir?.revision).toBe('P07');
  expect(screen.queryByText(/has changed since it was linked/)).toBeNull();
});

test('a requirement that is new in the EIR gets its row alone', async () => {
  const start = fromEir({ ...eir, tables: { ...eir.tables, requirements: eir.tables.requirements.slice(1) } }, testId);
  await show(start);
  fireEvent.click(await screen.findByRole('button', { name: `Answer ${first?.code}` }));
  expect(answers().at(-1)).toMatchObject({ id: first?.id, requirement: first?.code, response: '' });
  expect(held.now.eir?.asked).toEqual(fromEir(eir, testId).eir?.asked);
});

test('a copy that differs is no change of the EIR, and the EIR’s text is taken', async () => {
  const [row = '', code] = [first?.id, first?.code];
  await show(applyEdits(fromEir(eir, testId), [{ op: 'cell', table: 'answers', row, column: 'text', value: 'Less' }]));
  await screen.findByText('This plan’s copy of the requirements differs from the EIR');
  expect(screen.queryByText(/has changed since it was linked/)).toBeNull();
  expect(item(code).getByText('Copy differs from the EIR', { selector: '.a-badge' })).toBeTruthy();
  press('Take the EIR’s text');
  expect(answers()[0]?.text).toBe(first?.text);
  expect(screen.queryByText(/differs from the EIR/)).toBeNull();
});

const [milestone] = eir.tables.milestones;
const issuedLater = applyEdits(eir, [
  { op: 'field', field: 'revision', value: 'P03' },
  { op: 'field', field: 'cde', value: 'Other CDE' },
  { op: 'cell', table: 'milestones', row: milestone?.id ?? '', column: 'date', value: '2027-08-31' },
]);
const dateOf = ({ tables }: BimDocument) => tables.milestones[0]?.date;

test('values that the EIR has changed are named with both revisions, and taken over together; it can be undone', async () => {
  api.on(`GET /api/documents/${testId}/issued`, { body: storedDocument(issuedLater) });
  const start = fromEir(eir, testId);
  await show(start);
  await screen.findByText('2 values that this plan took over have changed in the EIR (now revision P03)');
  expect(screen.getByText('Taken over: revision P01 · the EIR’s last issue: revision P03')).toBeTruthy();
  expect(screen.getByText('31 August 2027', { selector: 'ins' })).toBeTruthy();
  press('Take all 2 over');
  expect([dateOf(held.now), held.now.fields.cde, held.now.eir?.revision]).toEqual(['2027-08-31', 'Other CDE', 'P03']);
  expect(screen.queryByText(/have changed in the EIR/)).toBeNull();
  expect(screen.getByText('The EIR’s text and values were taken over.')).toBeTruthy();
  press('Undo');
  expect(held.now).toEqual(start);
});

test('a plan that is linked again still has its values: those that differ are listed, and none counts as taken over', async () => {
  api.on(`GET /api/documents/${testId}/issued`, { body: storedDocument(issuedLater) });
  const start = { ...fromEir(eir, ''), eir: null };
  await show(start);
  fireEvent.click(await screen.findByRole('button', { name: 'Link this EIR' }));
  await screen.findByText('This plan and its EIR differ in 2 values');
  expect(screen.getByText(/^Linked: revision P03, not yet taken over in full/)).toBeTruthy();
  expect(held.now.fields).toEqual(start.fields);
  press('Take all 2 over');
  expect([dateOf(held.now), held.now.fields.cde]).toEqual(['2027-08-31', 'Other CDE']);
  expect(screen.getByText(/^Taken over: revision P03/)).toBeTruthy();
});

test('an EIR that has changed without a new issue is no plan that was not taken over in full', async () => {
  const noIssue = applyEdits(issuedLater, [{ op: 'field', field: 'revision', value: 'P01' }]);
  api.on(`GET /api/documents/${testId}/issued`, { body: storedDocument(noIssue) });
  await show(fromEir(eir, testId));
  await screen.findByText('2 values that this plan took over have changed in the EIR (now revision P01)');
  expect(screen.getByText('Taken over: revision P01 · the EIR’s last issue: revision P01')).toBeTruthy();
  expect(screen.queryByText(/not yet taken over in full|differ in/)).toBeNull();
});

test('a plan that is linked again stays so called while the EIR goes on to its next issue', async () => {
  const own = applyEdits(fromEir(eir, testId), [{ op: 'field', field: 'cde', value: 'Our CDE' }]);
  const linked = linkEir({ ...own, eir: null }, eir, testId);
  const next = applyEdits(eir, [
    { op: 'field', field: 'revision', value: 'P02' },
    { op: 'field', field: 'location', value: 'Braga' },
  ]);
  api.on(`GET /api/documents/${testId}/issued`, { body: storedDocument(next) });
  await show(linked);
  await screen.findByText('This plan and its EIR differ in 2 values');
  expect(
    screen.getByText(/^Linked: revision P01, not yet taken over in full · the EIR’s last issue: revision P02/),
  ).toBeTruthy();
});

test('the last issue of an EIR is told from one that was never issued', async () => {
  api.on(`GET /api/documents/${testId}/issued`, { body: { ...storedDocument(eir), issued: false } });
  await show(fromEir(eir, testId));
  expect(await screen.findByText(/· the EIR, not issued yet: revision P01/)).toBeTruthy();
});

test('values of the plan’s own are listed beside the EIR’s, and so is that it was only compared', async () => {
  await show(applyEdits(fromEir(eir, testId), [{ op: 'field', field: 'cde', value: 'Our CDE' }]));
  fireEvent.click(await screen.findByText('Values of this plan’s own, different from the EIR: 1'));
  expect(screen.getByText(/^Compared with: revision P01/)).toBeTruthy();
  expect(screen.getByText('differs', { selector: '.tools-change-place *' })).toBeTruthy();
  // The plan's value stands: nothing has replaced it.
  expect(screen.getByText('In this plan: Our CDE')).toBeTruthy();
  expect(screen.getByText(`In the EIR: ${eir.fields.cde}`)).toBeTruthy();
  expect(document.querySelector('.tools-trace del, .tools-trace ins')).toBeNull();
});

test('a value that was kept can still be taken over, by a button that names what is taken', async () => {
  const start = applyEdits(fromEir(eir, testId), [{ op: 'field', field: 'location', value: '' }]);
  await show(start);
  fireEvent.click(await screen.findByText('Values of this plan’s own, different from the EIR: 1'));
  expect(screen.getByText('In this plan: empty')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull();
  press(`Take over: Location › ${eir.fields.location}`);
  expect(held.now).toEqual(fromEir(eir, testId));
  expect(screen.getByText(/^Taken over: revision P01/)).toBeTruthy();
  press('Undo');
  expect(held.now).toEqual(start);
});

test('all that the EIR has changed can be kept as the plan has it, in one step that can be undone', async () => {
  api.on(`GET /api/documents/${testId}/issued`, { body: storedDocument(issuedLater) });
  const start = applyEdits(fromEir(eir, testId), [{ op: 'field', field: 'cde', value: 'Our CDE' }]);
  await show(start);
  await screen.findByRole('button', { name: 'Take 1 value over' });
  press('Keep all 2 of this plan’s');
  expect([dateOf(held.now), held.now.fields]).toEqual([dateOf(start), start.fields]);
  expect(screen.queryByText(/have changed in the EIR/)).toBeNull();
  expect(screen.getByText('Values of this plan’s own, different from the EIR: 2')).toBeTruthy();
  press('Undo');
  expect(held.now).toEqual(start);
});

test('buttons of a change name the value that counts after the click', async () => {
  const newer = applyEdits(issuedLater, [
    { op: 'remove-row', table: 'statusCodes', row: eir.tables.statusCodes.at(-1)?.id ?? '' },
  ]);
  api.on(`GET /api/documents/${testId}/issued`, { body: storedDocument(newer) });
  await show(applyEdits(fromEir(eir, testId), [{ op: 'field', field: 'cde', value: 'Our CDE' }]));
  await screen.findByRole('button', { name: 'Take over: Common data environment › Other CDE' });
  expect(screen.getByRole('button', { name: 'Keep this plan’s: Common data environment › Our CDE' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Take over: .+ › 31 August 2027$/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Keep this plan’s: .+ › 29 September 2026$/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Take over: .+ › removed › A1$/ })).toBeTruthy();
});

test('after an unlink the EIR that was linked is the one that is offered first', async () => {
  const other = { ...storedDocument(eir), id: '11111111-5c57-4b5e-9d3a-0c7a0a4f9a10' };
  const listed = [other, storedDocument(eir)].map((one) => ({
    ...one,
    changedSinceIssue: true,
    issuedRevision: 'P00',
  }));
  api.on('GET /api/documents', { body: { items: listed, total: 2, page: 1, pageSize: 100 } });
  await show(fromEir(eir, testId));
  press('Unlink');
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'EIR' });
  expect(choice.value).toBe(testId);
  expect(choice.selectedOptions[0]?.textContent).toMatch(/^[^ ]+ · P00 · changed since this issue · /);
  // The closed field may be cut off before it.
  expect(screen.getByText(/^P00 · changed since this issue · /, { ignore: 'option' })).toBeTruthy();
  press('Link this EIR');
  await waitFor(() => expect(held.now.eir?.documentId).toBe(testId));
});

test('what the author has changed, too, is not taken with the others, but by its own button, or kept', async () => {
  api.on(`GET /api/documents/${testId}/issued`, { body: storedDocument(issuedLater) });
  const own = { op: 'field', field: 'cde', value: 'Our CDE' } as const;
  await show(applyEdits(fromEir(eir, testId), [own]));
  await screen.findByText('In this plan: Our CDE');
  press('Take 1 value over');
  expect([dateOf(held.now), held.now.fields.cde]).toEqual(['2027-08-31', 'Our CDE']);
  press(/^Keep this plan’s: Common data environment/);
  expect([held.now.fields.cde, held.now.eir?.revision]).toEqual(['Our CDE', 'P03']);
  expect(screen.queryByText(/has changed in the EIR/)).toBeNull();
  press('Undo');
  press(/^Take over: Common data environment/);
  expect(held.now.fields.cde).toBe('Other CDE');
});

test('a link of before says that it does not know which side has changed', async () => {
  api.on(`GET /api/documents/${testId}/issued`, { body: storedDocument(issuedLater) });
  const start = fromEir(eir, testId);
  const { taken: _, ...link } = start.eir ?? { documentId: '', documentNumber: '', revision: '', projectName: '' };
  await show({ ...start, eir: link });
  await screen.findByText('This plan and its EIR differ in 2 values');
  expect(screen.getByText(/does not know what was taken over/)).toBeTruthy();
  press('Keep all 2 of this plan’s');
  expect([held.now.fields, held.now.eir?.revision]).toEqual([start.fields, 'P03']);
  expect(screen.queryByText(/differ in/)).toBeNull();
  expect(screen.getByText('Compared with: revision P03 · the EIR’s last issue: revision P03')).toBeTruthy();
});

test('a new revision without a difference is noted', async () => {
  const same = applyEdits(eir, [{ op: 'field', field: 'revision', value: 'P02' }]);
  api.on(`GET /api/documents/${testId}/issued`, { body: storedDocument(same) });
  await show(fromEir(eir, testId));
  fireEvent.click(await screen.findByRole('button', { name: 'Note revision P02' }));
  expect(held.now.eir?.revision).toBe('P02');
  expect(screen.queryByText(/Nothing that this plan took over is different/)).toBeNull();
});

test('a plan that answers a shared EIR says that it is not followed, and nothing is asked of the service', async () => {
  await show(fromEir(eir, ''));
  expect(await screen.findByText(/^This EIR is not among your documents/)).toBeTruthy();
  expect(item(first?.code)).toBeTruthy();
  expect(api.calls.map(({ path }) => path).filter((path) => path.endsWith('/issued'))).toEqual([]);
  press('Unlink');
  expect(held.now.eir).toBeNull();
  press('Undo');
  expect(held.now).toEqual(fromEir(eir, ''));
});

test('a later revision of a shared EIR is compared from its file, and taken over; another EIR is refused', async () => {
  const newer = applyEdits(eir, [
    { op: 'field', field: 'revision', value: 'P09' },
    { op: 'cell', table: 'requirements', row: first?.id ?? '', column: 'title', value: 'Another title' },
  ]);
  await show(fromEir(eir, ''));
  const input = await screen.findByLabelText('A later revision of this EIR (JSON)');
  // jsdom's files have no text().
  const fileOf = (content: string) =>
    Object.assign(new File([content], 'eir.json'), { text: () => Promise.resolve(content) });
  const choose = (content: string) => fireEvent.change(input, { target: { files: [fileOf(content)] } });
  choose('{');
  expect(await screen.findByText(en.import.json)).toBeTruthy();
  choose('{"a":1}');
  expect(await screen.findByText(en.import.foreign)).toBeTruthy();
  expect(screen.queryByText(/Unknown|type:/)).toBeNull();
  choose(JSON.stringify(applyEdits(newer, [{ op: 'field', field: 'revision', value: 'P00' }])));
  expect(await screen.findByText(/^Revision P00 is older than P01, which this plan took over\./)).toBeTruthy();
  expect(screen.queryByText(/has changed since/)).toBeNull();
  choose(JSON.stringify(applyEdits(newer, [{ op: 'field', field: 'documentNumber', value: 'OTHER' }])));
  expect(await screen.findByText(/^This file is not the EIR /)).toBeTruthy();
  expect(screen.queryByText(/revision P09/)).toBeNull();
  choose(JSON.stringify(newer));
  expect(await screen.findByText('The EIR has changed since it was linked (now revision P09)')).toBeTruthy();
  expect(screen.queryByText(/^This file is not the EIR /)).toBeNull();
  choose('{');
  expect(await screen.findByText(en.import.json)).toBeTruthy();
  expect(screen.queryByText(/has changed since/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Take these changes over' })).toBeNull();
  choose(JSON.stringify(newer));
  await screen.findByText('The EIR has changed since it was linked (now revision P09)');
  press('Take these changes over');
  expect(held.now.eir).toMatchObject({ documentId: '', revision: 'P09' });
  expect(item(first?.code).getByText(/Another title/)).toBeTruthy();
  expect(await screen.findByText(/^Revision P09 of the EIR holds nothing/)).toBeTruthy();
});
