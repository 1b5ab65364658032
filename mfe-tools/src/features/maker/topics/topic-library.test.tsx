import { applyEdits, emptyDocument, type LibraryTopic, type Topic, topicOfLibrary } from '@arcada/bim';
import { chooseOption, type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../../locales/en.json' with { type: 'json' };
import { type HeldDocument, HeldEditor } from '../editing/held-document.fixture.tsx';
import { filteredTopics, listedCategories } from './category-filters.ts';
import { TopicsStep } from './topics-step.tsx';

const topic: LibraryTopic = {
  id: 'bep-midp',
  family: 'bep',
  category: 'deliverables',
  ownerRole: 'information-manager',
  requiredFields: [],
  title: 'Master plan',
  guidance: 'Gather the plans.',
  text: 'Plan of {projectName}.\n\n- one',
  favourite: false,
};
let held: HeldDocument;
let api: FakeApi;
beforeEach(() => {
  api = fakeApi({ 'GET /api/topics': { body: { items: [topic], total: 1, page: 1, pageSize: 100 } } });
});
afterEach(() => api.restore());

const named = applyEdits(emptyDocument('bep-pre', 'pt-BR'), [{ op: 'field', field: 'projectName', value: 'Hospital' }]);
const show = async (start = named) => {
  held = { now: start };
  await renderInSite(
    <HeldEditor held={held}>
      <TopicsStep />
    </HeldEditor>,
    { texts: { tools: en } },
  );
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const search = () => api.calls.at(-1)?.search;

test('topics are read in the document’s language, searched, filtered and marked', async () => {
  await show();
  await screen.findByRole('button', { name: 'Master plan' });
  expect([search()?.get('lang'), search()?.get('family')]).toEqual(['pt-BR', null]);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search topics' }), { target: { value: 'plan' } });
  await waitFor(() => expect(search()?.get('q')).toBe('plan'));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Favourites only' }));
  await waitFor(() => expect(search()?.get('favourites')).toBe('true'));
  api.on('PUT /api/topics/bep-midp/favourite', { status: 204 });
  press('Favourite: Master plan');
  await waitFor(() => expect(api.names()).toContain('PUT /api/topics/bep-midp/favourite'));
});

test('a topic is added, filled, rewritten, moved and removed; own topics are written', async () => {
  await show();
  await screen.findByRole('button', { name: 'Master plan' });
  press('Add “Master plan” to the document');
  expect(held.now.topics).toMatchObject([{ topic: 'bep-midp', category: 'deliverables', title: 'Master plan' }]);
  expect(screen.getAllByText(/Plan of/, { selector: 'p' }).map((element) => element.textContent)).toContain(
    'Plan of Hospital.',
  );
  // The document's own is before the library's.
  fireEvent.click(screen.getAllByRole('button', { name: 'Master plan' })[0] as HTMLElement);
  fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'MIDP' } });
  press('Add “Master plan” to the document');
  press('Move “Master plan” up');
  expect(held.now.topics.map(({ title }) => title)).toEqual(['Master plan', 'MIDP']);
  press('Remove “MIDP”');
  expect(held.now.topics.map(({ title }) => title)).toEqual(['Master plan']);
  expect(screen.getByText('“MIDP” was removed.')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Deliverables');
  press('Undo');
  expect(held.now.topics.map(({ title }) => title)).toEqual(['Master plan', 'MIDP']);
  expect(held.gone).toEqual({ kind: 'topic', topic: held.now.topics[1]?.id });
  press('Remove “MIDP”');
  fireEvent.click(screen.getAllByRole('button', { name: 'Write a topic' })[0] as HTMLElement);
  expect(held.now.topics.at(-1)).toMatchObject({ category: 'general_info', topic: '', title: '' });
});

test('a topic of a chapter that the document doesn’t have is shown, gets a chapter, and can be removed', async () => {
  const other: Topic = { ...topicOfLibrary(topic), id: 't1', title: 'Formats', category: 'technical_requirements' };
  await show(applyEdits(named, [{ op: 'insert-topic', topic: other }]));
  const others = within(screen.getByRole('region', { name: 'Other chapters' }));
  expect(document.getElementById('topic-t1')).toBeTruthy();
  fireEvent.click(others.getByRole('button', { name: 'Remove “Formats”' }));
  expect(held.now.topics).toEqual([]);
  fireEvent.click(others.getByRole('button', { name: 'Undo' }));
  const chapter = others.getByRole<HTMLSelectElement>('combobox', { name: 'Chapter for “Formats”' });
  expect(chapter.selectedOptions[0]?.textContent).toBe('Technical requirements');
  fireEvent.change(chapter, { target: { value: 'processes' } });
  expect(held.now.topics).toMatchObject([{ id: 't1', category: 'processes' }]);
  expect(screen.queryByRole('region', { name: 'Other chapters' })).toBeNull();
});

test('all 24 categories can be chosen, with counts; a topic of another type goes to a chapter of this document', async () => {
  const other: LibraryTopic = {
    ...topic,
    id: 'eir-it',
    family: 'eir',
    category: 'technical_requirements',
    title: 'Formats',
  };
  api.on('GET /api/topics', { body: { items: [topic, other], total: 2, page: 1, pageSize: 200 } });
  await show();
  await screen.findByRole('button', { name: 'Master plan' });
  expect(screen.queryByRole('button', { name: 'Formats' })).toBeNull();
  expect(filteredTopics([topic, other], 'own', 'bep-pre')).toEqual([topic]);
  expect(listedCategories('bep-pre')).toHaveLength(24);
  chooseOption('Category', 'All topics in all 24 categories (2)');
  chooseOption('Category', 'All topics for this type of document (1)');
  chooseOption('Category', 'Technical requirements (1)');
  await screen.findByRole('button', { name: 'Formats' });
  fireEvent.change(screen.getByRole('combobox', { name: 'Chapter for “Formats”' }), { target: { value: 'processes' } });
  press('Add “Formats” to the document');
  expect(held.now.topics).toMatchObject([{ topic: 'eir-it', category: 'processes' }]);
  chooseOption('Category', 'General information (none)');
  await screen.findByText(en.library.none);
});

test('a double click adds a topic once; all that are listed are added, and taken back, in one step', async () => {
  const more = { ...topic, id: 'bep-tidp', title: 'Task plan' };
  api.on('GET /api/topics', { body: { items: [topic, more], total: 2, page: 1, pageSize: 100 } });
  await show();
  await screen.findByRole('button', { name: 'Master plan' });
  const hasFocus = () => document.activeElement === screen.getByRole('list', { name: en.library.title });
  const pressFocused = (name: string) => {
    screen.getByRole('button', { name }).focus();
    press(name);
  };
  pressFocused('Add all 2 listed topics');
  expect(held.now.topics.map(({ topic: id }) => id)).toEqual(['bep-midp', 'bep-tidp']);
  expect(hasFocus()).toBe(true);
  pressFocused(en.table.undo);
  expect(held.now.topics).toEqual([]);
  expect(hasFocus()).toBe(true);
  const button = () => screen.getByRole('button', { name: 'Add “Master plan” to the document' });
  fireEvent.click(button(), { detail: 1 });
  fireEvent.click(button(), { detail: 2 });
  expect(held.now.topics).toHaveLength(1);
});

test('the project’s data is chosen from a menu, and stands where the author was writing', async () => {
  await show();
  await screen.findByRole('button', { name: 'Master plan' });
  press('Add “Master plan” to the document');
  const [own] = screen.getAllByRole('button', { name: 'Master plan' });
  fireEvent.click(own as HTMLElement);
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  const choose = (name: RegExp) => {
    press('Insert project data');
    fireEvent.click(screen.getByRole('menuitem', { name }));
  };
  choose(/^Location/);
  expect(held.now.topics[0]?.text).toBe('Plan of {projectName}.\n\n- one {location}');
  area.focus();
  area.setSelectionRange(8, 21);
  fireEvent.blur(area);
  choose(/^Client name/);
  expect(held.now.topics[0]?.text).toBe('Plan of {clientName}.\n\n- one {location}');
  expect([document.activeElement, area.selectionStart]).toEqual([area, 20]);
  press('Insert project data');
  screen.getByText('Hospital', { selector: '.tools-placeholder-value' });
});

const ofPre: LibraryTopic = { ...topic, id: 'bep-tender', title: 'Tender', types: ['bep-pre'] };
const ofPost: LibraryTopic = { ...topic, id: 'bep-contract', title: 'Contract', types: ['bep-post'] };
const listBoth = () =>
  api.on('GET /api/topics', { body: { items: [ofPre, ofPost, topic], total: 3, page: 1, pageSize: 100 } });
const ids = () => held.now.topics.map((one) => one.topic);

test('the topics of a type are those of its family without those of the other type', async () => {
  expect(filteredTopics([ofPre, ofPost, topic], 'own', 'bep-pre')).toEqual([ofPre, topic]);
  expect(filteredTopics([ofPre, ofPost, topic], 'deliverables', 'bep-post')).toEqual([ofPost, topic]);
  expect(filteredTopics([ofPre, ofPost, topic], 'all', 'bep-post')).toHaveLength(3);
  listBoth();
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Add all 2 listed topics' }));
  expect(ids()).toEqual(['bep-tender', 'bep-midp']);
});

test('a plan of the other type is offered its topics; unedited ones of the first leave on demand, edited ones stay', async () => {
  listBoth();
  const edited = { ...topicOfLibrary({ ...ofPre, id: 'bep-tender-2' }), text: 'Our own words.' };
  const other = { ...ofPre, id: 'bep-tender-2' };
  api.on('GET /api/topics', { body: { items: [ofPre, other, ofPost, topic], total: 4, page: 1, pageSize: 100 } });
  const topics = [topicOfLibrary(ofPre), edited, topicOfLibrary(topic)];
  await show({ ...emptyDocument('bep-post', 'en'), topics });
  await screen.findByText(/^Topics for the type/);
  press('Add 1 topic');
  expect(ids()).toEqual(['bep-tender', 'bep-tender-2', 'bep-contract', 'bep-midp']);
  press('Remove 1 topic');
  expect(ids()).toEqual(['bep-tender-2', 'bep-contract', 'bep-midp']);
  expect(held.now.topics[0]?.text).toBe('Our own words.');
  press('Undo');
  expect(ids()).toContain('bep-tender');
  press('Leave as they are');
  expect(screen.queryByText(/^Topics for the type/)).toBeNull();
});
