import { applyEdits, emptyDocument, type LibraryTopic, topicOfLibrary } from '@arcada/bim';
import type { Language } from '@arcada/contracts';
import { chooseOption, type FakeApi, type FakeCall, fakeApi, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import en from '../../../locales/en.json' with { type: 'json' };
import { type HeldDocument, HeldEditor } from '../editing/held-document.fixture.tsx';
import { DocumentFacts } from '../form/document-facts.tsx';
import { TopicsStep } from './topics-step.tsx';

const texts: Record<Language, string> = {
  en: 'The plan says who delivers what, and to whom it is sent.',
  'pt-BR': 'O plano diz quem entrega o quê e a quem, até os prazos do contrato.',
  es: 'El plan dice quién entrega qué y a quién, con los plazos del contrato.',
};
const topic = (lang: Language): LibraryTopic => ({
  id: 'bep-midp',
  family: 'bep',
  category: 'deliverables',
  ownerRole: 'information-manager',
  requiredFields: [],
  title: `Plan (${lang})`,
  guidance: '',
  text: texts[lang],
  favourite: false,
});
let held: HeldDocument;
let api: FakeApi;
beforeEach(() => {
  api = fakeApi({
    'GET /api/topics': ({ search }: FakeCall) => ({
      body: { items: [topic(search.get('lang') as Language)], total: 1, page: 1, pageSize: 200 },
    }),
  });
});
afterEach(() => api.restore());

const unedited = { ...topicOfLibrary(topic('en')), id: 'a' };
const edited = { ...unedited, id: 'b', title: 'Our plan', text: `${texts.en} It hangs on the wall.` };
const start = applyEdits(emptyDocument('bep-pre', 'en'), [
  { op: 'insert-topic', topic: unedited },
  { op: 'insert-topic', topic: edited },
]);
const show = (part: 'facts' | 'topics') =>
  renderInSite(<HeldEditor held={held}>{part === 'facts' ? <DocumentFacts /> : <TopicsStep />}</HeldEditor>, {
    texts: { tools: en },
  });

test('a change of language takes the library’s topics along, names those that were edited, and can be undone', async () => {
  held = { now: start };
  await show('facts');
  chooseOption('Language of the document', 'Português');
  await screen.findByText('1 topic of the library is now in Portuguese.');
  expect(held.now.language).toBe('pt-BR');
  expect(held.now.topics[0]).toMatchObject({ title: 'Plan (pt-BR)', text: texts['pt-BR'] });
  expect(held.now.topics[1]).toEqual(edited);
  expect(screen.getByRole('listitem').textContent).toBe('Our plan');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(held.now).toEqual(start);
  expect(screen.queryByText('Our plan')).toBeNull();
});

test('without the library the language changes all the same, and the topics can be tried again', async () => {
  held = { now: start };
  const read = { status: 500, body: { code: 'internal', message: 'Broken' } };
  api.on('GET /api/topics', read);
  await show('facts');
  chooseOption('Language of the document', 'Español');
  await screen.findByRole('alert');
  expect(held.now).toEqual({ ...start, language: 'es' });
  api.on('GET /api/topics', ({ search }: FakeCall) => ({
    body: { items: [topic(search.get('lang') as Language)], total: 1, page: 1, pageSize: 200 },
  }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(held.now.topics[0]?.text).toBe(texts.es));
});

test('a document that is mixed already offers the library’s texts among its topics', async () => {
  const mixed = { ...start, language: 'es' as const };
  held = {
    now: mixed,
    findings: [{ rule: 'topic-other-language', severity: 'warning', place: { kind: 'topic', topic: 'a' } }],
  };
  await show('topics');
  fireEvent.click(screen.getByRole('button', { name: 'Use the library’s texts in Spanish' }));
  await waitFor(() => expect(held.now.topics[0]?.text).toBe(texts.es));
  expect(held.now.topics[1]).toEqual(edited);
});
