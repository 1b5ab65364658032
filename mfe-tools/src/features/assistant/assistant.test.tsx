import { type FakeApi, fakeApi, fakeEvents, openableDialogs, renderInSite } from '@arcada/testing/render';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { Component } from './assistant.page.tsx';

const threads = '/api/assistant/threads';
const post = 'POST /api/assistant/messages';
let api: FakeApi;
beforeEach(() => {
  api = fakeApi({
    'GET /api/assistant/consent': { body: { provider: null, granted: null } },
    [`GET ${threads}`]: {
      body: [
        { id: 'a', title: 'About A' },
        { id: 'b', title: 'About B' },
      ],
    },
    [`GET ${threads}/*`]: { body: { messages: [] } },
  });
});
afterEach(() => api.restore());

const show = (search = '') => renderInSite(<Component />, { texts: { tools: en }, path: `/tools/bimdocs-ai${search}` });
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });
const conversation = () => screen.getByRole('list', { name: 'Conversation' });
const asking = () => screen.findByRole('button', { name: 'Ask' });
const ask = (question: string) => {
  fireEvent.change(field(), { target: { value: question } });
  fireEvent.keyDown(field(), { key: 'Enter' });
};
const start = { threadId: 'a', messageId: 'm', notice: '' };

test('a question leaves the field when it is asked, and what is typed while its answer arrives stays', async () => {
  const answer = fakeEvents();
  api.on(post, answer.answer);
  const { path } = await show();
  ask('What is a BEP?');
  expect(field().value).toBe('');
  expect(conversation().textContent).toContain('What is a BEP?');
  answer.send('start', start);
  fireEvent.change(field(), { target: { value: 'And an EIR?' } });
  answer.send('done', {});
  answer.end();
  await waitFor(() => expect(path()).toBe('/tools/bimdocs-ai?thread=a'));
  expect(field().value).toBe('And an EIR?');
});

test('the question comes before the earlier conversations', async () => {
  await show();
  const earlier = await screen.findByRole('link', { name: 'About A' });
  expect(field().compareDocumentPosition(earlier)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a question that was refused is back in the field only', async () => {
  api.on(post, { status: 429, body: { code: 'tools.assistant.too-many', message: 'Wait.' } });
  await show();
  ask('What is a BEP?');
  await screen.findByText('Wait.');
  await waitFor(() => expect(field().value).toBe('What is a BEP?'));
  expect(conversation().textContent).toBe('');
});

test.each([
  ['a new conversation', ''],
  ['a conversation', '?thread=a'],
])('who leaves %s while the answer arrives stays where they are', async (_where, search) => {
  const answer = fakeEvents();
  api.on(post, answer.answer);
  const { path } = await show(search);
  ask('What is a BEP?');
  answer.send('start', start);
  fireEvent.click(await screen.findByRole('link', { name: 'About B' }));
  expect(conversation().textContent).toBe('');
  fireEvent.click(screen.getByRole('link', { name: 'New conversation' }));
  expect(conversation().textContent).toBe(search ? '' : 'What is a BEP?');
  fireEvent.click(screen.getByRole('link', { name: 'About B' }));
  answer.send('done', {});
  answer.end();
  await asking();
  expect(path()).toBe('/tools/bimdocs-ai?thread=b');
  expect(conversation().textContent).toBe('');
  fireEvent.click(screen.getByRole('link', { name: 'About A' }));
  expect(conversation().textContent).toBe('What is a BEP?');
});

test('a citation opens its source at what was quoted, with its lists and readable gaps', async () => {
  const quote = 'Each file has one owner.';
  const cited = { number: 1, id: 'topic:files', kind: 'topic', title: 'Files', heading: '', language: 'en' };
  const message = {
    id: 'm',
    question: 'Who owns a file?',
    outcome: 'answered',
    notice: '',
    citations: [{ ...cited, href: '/tools/bimdocs-ai?source=topic%3Afiles', excerpt: quote }],
    texts: [{ text: quote, citations: [1] }],
    refusal: null,
    helpful: null,
  };
  const text = `The files of [project name] are kept. ${quote}\n- One folder\n- One name`;
  api.on(`GET ${threads}/*`, { body: { messages: [message] } });
  api.on('GET /api/assistant/sources', { body: { ...cited, href: '', parts: [{ heading: '', text }] } });
  openableDialogs();
  const shown: Element[] = [];
  HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
    shown.push(this);
  };
  const { baseElement } = await show('?thread=a');
  fireEvent.click(await screen.findByRole('link', { name: 'Files' }));
  const marked = await waitFor(() => {
    const mark = baseElement.querySelector('dialog mark');
    expect(mark).not.toBeNull();
    return mark as HTMLElement;
  });
  expect(marked.textContent).toBe(quote);
  expect(shown).toEqual([marked]);
  expect(marked.closest('p')?.textContent).toBe(`The files of project name are kept. ${quote}`);
  expect([...baseElement.querySelectorAll('dialog li')].map((item) => item.textContent)).toEqual([
    'One folder',
    'One name',
  ]);
});

test('a source of another language opens in it and says so', async () => {
  const cited = (number: number, kind: string, href: string) => ({
    number,
    id: `${kind}:files`,
    kind,
    title: `Arquivos ${number}`,
    heading: '',
    language: 'pt-BR',
    href,
    excerpt: '',
  });
  const message = {
    id: 'm',
    question: 'De quem é um arquivo?',
    outcome: 'answered',
    engine: 'local',
    language: 'pt-BR',
    notice: '',
    citations: [
      cited(1, 'topic', '/tools/bimdocs-ai?source=topic%3Afiles'),
      cited(2, 'post', '/blog/files#dono'),
      cited(3, 'page', '/services?tab=training'),
    ],
    texts: [],
    refusal: null,
    helpful: null,
  };
  api.on(`GET ${threads}/*`, { body: { messages: [message] } });
  api.on('GET /api/assistant/sources', {
    body: { ...cited(1, 'topic', ''), parts: [{ heading: '', text: 'Cada arquivo tem um dono.' }] },
  });
  openableDialogs();
  await show('?thread=a');
  const addressOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await addressOf('Arquivos 2')).toBe('/blog/files?lang=pt-BR#dono');
  expect(await addressOf('Arquivos 3')).toBe('/services?tab=training&lang=pt-BR');
  expect(screen.getAllByText('in Portuguese')).toHaveLength(3);
  fireEvent.click(await screen.findByRole('link', { name: 'Arquivos 1' }));
  expect(await screen.findByText('Cada arquivo tem um dono.')).toBeTruthy();
  expect(api.calls.at(-1)?.search.get('lang')).toBe('pt-BR');
  expect(screen.getAllByText('in Portuguese')).toHaveLength(4);
});

test('an empty question and one that is too long are not sent', async () => {
  await show();
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Ask' });
  expect(button().disabled).toBe(true);
  fireEvent.change(field(), { target: { value: 'a'.repeat(501) } });
  expect(field().value).toHaveLength(501);
  expect(screen.getByRole('alert').textContent).toContain('501');
  expect(button().disabled).toBe(true);
  fireEvent.change(field(), { target: { value: 'What is a BEP?' } });
  expect(button().disabled).toBe(false);
});

test('the first sentence of each entry of the glossary says which term it is about', async () => {
  const cited = (number: number, kind: string, title: string) => ({
    number,
    id: title,
    kind,
    title,
    heading: '',
    language: 'en',
    href: '/',
    excerpt: '',
  });
  const message = {
    id: 'm',
    question: 'TIDP or MIDP?',
    outcome: 'answered',
    engine: 'local',
    notice: '',
    citations: [cited(1, 'term', 'MIDP'), cited(2, 'term', 'TIDP'), cited(3, 'topic', 'Milestones')],
    texts: [
      { text: 'Plan of the lead party.', citations: [1] },
      { text: 'It is a baseline.', citations: [1] },
      { text: 'List of one team.', citations: [2] },
      { text: 'Each has a date.', citations: [3] },
    ],
    refusal: null,
    helpful: null,
  };
  const shown = async (engine: string) => {
    api.on(`GET ${threads}/*`, { body: { messages: [{ ...message, engine }] } });
    const { container, unmount } = await show('?thread=a');
    await screen.findByText(/List of one team/);
    const texts = [...container.querySelectorAll('.tools-answer > p')].map((one) => one.textContent).slice(0, 4);
    unmount();
    return texts;
  };
  expect(await shown('local')).toEqual([
    'MIDP: Plan of the lead party. [1]',
    'It is a baseline. [1]',
    'TIDP: List of one team. [2]',
    'Each has a date. [3]',
  ]);
  expect((await shown('model'))[0]).toBe('Plan of the lead party. [1]');
});
