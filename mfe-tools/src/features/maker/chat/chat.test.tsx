import { type DocumentChat, emptyDocument, type Suggestions } from '@arcada/bim';
import {
  type FakeApi,
  type FakeCall,
  fakeApi,
  fakeEvents,
  openableDialogs,
  renderInSite,
} from '@arcada/testing/render';
import { notifications } from '@arcada/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../../locales/en.json' with { type: 'json' };
import { type HeldDocument, HeldEditor } from '../editing/held-document.fixture.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { SuggestionsPanel } from './suggestions-panel.tsx';

const id = '6d0f6a0e-6f0c-4f5e-8a59-0b7a3b0c6a11';
const path = `/api/documents/${id}`;
const meter = { messages: 1, words: 12, fields: 2, enough: false };
const session = (...messages: NonNullable<DocumentChat['session']>['messages']): DocumentChat => ({
  session: { startedAt: '2026-11-01T10:00:00.000Z', messages },
  meter,
});
const message = (outcome: 'answered' | 'failed', text = 'From the library.') => ({
  id: '6d0f6a0e-6f0c-4f5e-8a59-0b7a3b0c6a12',
  text: 'We build a school',
  createdAt: '2026-11-01T10:00:00.000Z',
  reply: { engine: 'local' as const, outcome, notice: 'No AI model took part.', text },
});
const made: Suggestions = {
  engine: 'local',
  notice: 'No AI model took part.',
  meter,
  suggestions: (['bep-midp', 'bep-tidp'] as const).map((topic) => ({
    topic: {
      id: topic,
      family: 'bep',
      category: 'deliverables',
      ownerRole: 'information-manager',
      requiredFields: [],
      title: `Title of ${topic}`,
      guidance: '',
      text: 'Text',
    },
    reason: `Reason for ${topic}`,
  })),
};
let held: HeldDocument;
let api: FakeApi;
beforeAll(openableDialogs);
beforeEach(() => {
  api = fakeApi({
    [`GET ${path}/chat`]: { body: session() },
    'GET /api/assistant/consent': { body: { provider: null, granted: null } },
  });
});
afterEach(() => api.restore());

const show = async (Part: typeof ChatPanel) => {
  held = { now: emptyDocument('bep-pre', 'en') };
  await renderInSite(
    <HeldEditor held={held}>
      <Part documentId={id} />
    </HeldEditor>,
    { texts: { tools: en } },
  );
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const sent = () => api.calls.filter(({ method, path: to }) => method === 'POST' && to.endsWith('/messages'));

test('a session is started before anything is said; a failure keeps the way open', async () => {
  const none: DocumentChat = { session: null, meter };
  api.on(`GET ${path}/chat`, { body: none });
  api.on(`POST ${path}/chat`, { status: 500, body: { code: 'x', message: '' } });
  await show(ChatPanel);
  await screen.findByRole('button', { name: 'Start chat session' });
  press('Start chat session');
  await screen.findByText('Failed to initialize chat session. Please try again.');
  api.on(`POST ${path}/chat`, { body: session() });
  api.on(`GET ${path}/chat`, { body: session() });
  press('Start chat session');
  await field();
});

test('white space is not sent; a refused message stays in the field', async () => {
  api.on(`POST ${path}/chat/messages`, { status: 429, body: { code: 'tools.assistant.too-many', message: 'Wait.' } });
  await show(ChatPanel);
  const input = await field();
  fireEvent.change(input, { target: { value: '  \n ' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(sent()).toHaveLength(0);
  fireEvent.change(input, { target: { value: 'We build a school' } });
  fireEvent.keyDown(input, { key: 'Enter', shiftKey: true });
  expect(sent()).toHaveLength(0);
  fireEvent.keyDown(input, { key: 'Enter' });
  await screen.findByText('Failed to send message. Please try again.');
  expect(screen.getByText('Wait.')).toBeTruthy();
  await waitFor(() => expect(input.value).toBe('We build a school'));
  fireEvent.keyDown(input, { key: 'Enter' });
  await waitFor(() => expect(sent()).toHaveLength(2));
  const ids = sent().map(({ body }) => (body as { id: string }).id);
  expect(ids[0]).toBe(ids[1]);
});

test('the field is empty once a message is sent, and keeps what is typed while the reply arrives', async () => {
  const reply = fakeEvents();
  api.on(`POST ${path}/chat/messages`, reply.answer);
  await show(ChatPanel);
  const input = await field();
  fireEvent.change(input, { target: { value: 'We build a school' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(input.value).toBe('');
  reply.send('start', { notice: '' });
  fireEvent.change(input, { target: { value: 'And a hall' } });
  reply.send('done', {});
  reply.end();
  await screen.findByRole('button', { name: 'Delete chat' });
  expect(input.value).toBe('And a hall');
  expect(sent()).toHaveLength(1);
});

/** Sends a first message, and a second one while the reply to the first arrives. */
async function sendTwo() {
  const reply = fakeEvents();
  api.on(`POST ${path}/chat/messages`, reply.answer);
  await show(ChatPanel);
  const input = await field();
  for (const value of ['We build a school', 'And a hall']) {
    fireEvent.change(input, { target: { value } });
    fireEvent.keyDown(input, { key: 'Enter' });
  }
  await screen.findByText('This message is sent when the reply has ended.');
  expect(input.value).toBe('And a hall');
  reply.send('start', { notice: '' });
  return { reply, input };
}

test('a message sent while a reply arrives follows when that has ended, once', async () => {
  const { reply, input } = await sendTwo();
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(sent()).toHaveLength(1);
  const next = fakeEvents();
  api.on(`POST ${path}/chat/messages`, next.answer);
  reply.send('done', {});
  reply.end();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.body).toMatchObject({ text: 'And a hall' });
  expect(input.value).toBe('');
  next.send('done', {});
  next.end();
  await screen.findByRole('button', { name: 'Delete chat' });
  expect(sent()).toHaveLength(2);
});

test.each([
  ['the reply is stopped', () => press('Stop')],
  ['it is changed', (input: HTMLElement) => fireEvent.change(input, { target: { value: 'And a hall!' } })],
])('a held message stays in the field when %s', async (_why, act) => {
  const { reply, input } = await sendTwo();
  act(input);
  expect(screen.queryByText('This message is sent when the reply has ended.')).toBeNull();
  reply.send('done', {});
  reply.end();
  await screen.findByRole('button', { name: 'Delete chat' });
  expect(sent()).toHaveLength(1);
  expect(input.value).toContain('And a hall');
});

test('a held message stays in the field when the reply breaks off', async () => {
  const { reply, input } = await sendTwo();
  reply.end();
  await screen.findByText('Failed to send message. Please try again.');
  expect(sent()).toHaveLength(1);
  expect(input.value).toBe('And a hall');
});

test('messages are shown with their replies; one that broke off is sent again under its id', async () => {
  api.on(`GET ${path}/chat`, { body: session(message('failed', 'Half a')) });
  await show(ChatPanel);
  const list = await screen.findByRole('list', { name: 'Conversation about this document' });
  expect(list.textContent).toContain('This reply broke off. Your message is kept.');
  expect(list.getAttribute('aria-live')).toBe('polite');
  press('Retry');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toEqual({ id: message('failed').id, text: 'We build a school' });
});

test('the meter says what is missing for suggestions', async () => {
  await show(ChatPanel);
  await screen.findByText('Not enough for suggestions yet');
  expect(screen.getByText(/1 of 3 messages, 12 of 60 words.*2 of 4 fields/)).toBeTruthy();
});

test('too little for suggestions is said in the service’s words', async () => {
  const text = 'Please provide more information in the chat before generating suggestions.';
  api.on(`POST ${path}/suggestions`, { status: 422, body: { code: 'tools.chat.too-little', message: text } });
  await show(SuggestionsPanel);
  await screen.findByRole('button', { name: 'Generate suggestions' });
  press('Generate suggestions');
  await screen.findByText(text);
  expect(screen.queryByText(/^Failed to generate/)).toBeNull();
  api.on(`POST ${path}/suggestions`, { status: 500, body: 'broken' });
  press('Generate suggestions');
  await screen.findByText('Failed to generate suggestions. Please try again.');
});

test('suggested topics are added, one or all, and taken back', async () => {
  api.on(`POST ${path}/suggestions`, { body: made });
  await show(SuggestionsPanel);
  await screen.findByRole('button', { name: 'Generate suggestions' });
  press('Generate suggestions');
  await screen.findByText('Reason for bep-midp');
  press('Add “Title of bep-midp” to the document');
  expect(held.now.topics).toMatchObject([{ topic: 'bep-midp', title: 'Title of bep-midp' }]);
  const status = screen.getByText('1 new topic has been added to your document.').closest('[role=status]');
  fireEvent.click(within(status as HTMLElement).getByRole('button', { name: 'Undo' }));
  expect(held.now.topics).toEqual([]);
  press('Add all');
  expect(held.now.topics.map(({ topic }) => topic)).toEqual(['bep-midp', 'bep-tidp']);
  expect(screen.getByText('2 new topics have been added to your document.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add all' })).toBeNull();
});

test('without a further topic nothing is said to be generated', async () => {
  const before = notifications.current();
  api.on(`POST ${path}/suggestions`, { body: { ...made, suggestions: [] } });
  await show(SuggestionsPanel);
  await screen.findByRole('button', { name: 'Generate suggestions' });
  press('Generate suggestions');
  expect(await screen.findByText(en.suggestions.none)).toBeTruthy();
  expect(screen.getByText(/^Looked at were .* The document has 0 topics of the library already\./)).toBeTruthy();
  press('Open the topics library');
  expect(held.gone).toEqual({ kind: 'topics' });
  expect(notifications.current()).toBe(before);
});

test('people are asked once whether their texts may go to a provider, and can withdraw', async () => {
  const consent = '/api/assistant/consent';
  const decided = (granted: boolean | null) => ({ body: { provider: 'api.example.com', granted } });
  api.on(`GET ${consent}`, decided(null));
  const store = ({ body }: FakeCall) => {
    api.on(`GET ${consent}`, decided((body as { granted: boolean }).granted));
    return decided((body as { granted: boolean }).granted);
  };
  await show(ChatPanel);
  const question = await screen.findByRole('dialog', { name: 'Use the AI model of a provider?' });
  expect(question.textContent).toContain('would be sent to api.example.com');
  api.on(`PUT ${consent}`, { status: 500, body: { code: 'x', message: 'Not stored.' } });
  press('Use the AI model');
  expect(await within(question).findByText('Not stored.')).toBeTruthy();
  api.on(`PUT ${consent}`, store);
  press('Use the AI model');
  await screen.findByText(/The AI model of api\.example\.com is used\./);
  expect(screen.queryByRole('dialog')).toBeNull();
  press('Stop using it');
  await screen.findByText(/is not used\./);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { granted: true },
    { granted: true },
    { granted: false },
  ]);
});
