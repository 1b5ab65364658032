import type { Composition } from '@arcada/contracts';
import { type AreaFrame, RemoteHost, RemotesContext } from '@arcada/platform';
import { type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { notifications } from '@arcada/ui';
import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { Component as ChatButton } from './chat-button.tsx';
import { answers, type ChatNode, greeting } from './talk/chat-tree.ts';
import spanish from './texts/es.json' with { type: 'json' };
import portuguese from './texts/pt-BR.json' with { type: 'json' };

const live = { id: 'test', remotes: [{ domain: 'learning', manifest: { slots: [] } }] } as unknown as Composition;
const host = new RemoteHost(live, {
  localPages: {},
  loadEntry: () => Promise.reject(new Error('none')),
  addTexts: () => Promise.resolve(),
});
const product = (number: number) => ({ id: `tool-${number}`, name: `Tool ${number}`, price: 10 + number });
const course = (number: number, title = `Course ${number}`) => ({ id: `course-${number}`, title, price: 20 + number });
const four = [1, 2, 3, 4];

let api: FakeApi;
beforeEach(() => {
  jest.useFakeTimers();
  api = fakeApi({
    'GET /api/cart/*': { body: [] },
    'POST /api/cart': { status: 201, body: {} },
    'GET /api/products/featured': { body: four.map(product) },
    'GET /api/courses/featured': { body: four.map((number) => course(number)) },
    'GET /api/courses': ({ search }) => ({
      body: {
        items: [
          course(1),
          course(7, search.get('lang') === 'es' ? 'Gestionar con ISO 19650' : 'Managing with ISO 19650'),
        ],
      },
    }),
  });
});
const { matchMedia } = window;
afterEach(() => {
  window.matchMedia = matchMedia;
  api.restore();
  jest.useRealTimers();
  localStorage.removeItem('chatLanguage');
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);
const last = () => [...document.querySelectorAll<HTMLElement>('[data-message]')].at(-1) as HTMLElement;
const words = () => last().querySelector('.chat-words')?.lastChild?.textContent;
const optionsOf = (message: HTMLElement) => [...message.querySelectorAll<HTMLElement>('.chat-options button')];
const optionTexts = () => optionsOf(last()).map((option) => option.textContent);
const labels = (node: ChatNode) => node.options.map(({ text }) => portuguese.option[text]);

async function openChat(path = '/about') {
  const site = await renderInSite(<ChatButton />, {
    texts: { store: en },
    path,
    within: (children) => <RemotesContext value={{ host } as AreaFrame}>{children}</RemotesContext>,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Open the assistant' }));
  // The panel is a lazy import, which takes real turns of the event loop.
  while (!document.querySelector('.chat-panel')) {
    await act(async () => {
      await new Promise((resolve) =>
        jest.requireActual<typeof import('node:timers')>('node:timers').setImmediate(resolve),
      );
    });
  }
  return site;
}

test('starts closed; opens with one greeting and its four options, in Portuguese, and takes the focus', async () => {
  await openChat();
  const panel = screen.getByRole('dialog', { name: 'Assistente IA Arcada' });
  expect([panel.lang, document.activeElement]).toEqual(['pt-BR', panel]);
  expect(within(panel).getByText('Online')).toBeTruthy();
  expect(within(panel).getByText('Powered by Arcada AI')).toBeTruthy();
  expect([...document.querySelectorAll('[data-message]')].map((m) => m.getAttribute('data-message'))).toEqual(['1']);
  expect(greeting.options.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(optionTexts()).toEqual(labels(greeting));
  expect(within(panel).getByRole('log')).toBeTruthy();
});

test('every option of every node gives the table’s reply after 700 ms; redirects after 1000 ms', async () => {
  const { path } = await openChat();
  const seen = new Set<string>();
  const open: [HTMLElement, ChatNode][] = [[last(), greeting]];
  for (let next = open.shift(); next; next = open.shift()) {
    const [message, node] = next;
    for (const { id, text, action } of node.options) {
      if (action === 'iso_course') continue;
      const answer = answers[action];
      const before = path();
      fireEvent.click(optionsOf(message)[id - 1] as HTMLElement);
      expect(words()).toBe(portuguese.option[text]);
      await pass(699);
      expect(words()).toBe(portuguese.option[text]);
      await pass(1);
      expect(words()).toContain(portuguese.say[answer.say].split('{{')[0]);
      expect(words()).not.toContain('{{');
      expect(optionTexts()).toEqual(labels(answer));
      await pass(299);
      expect(path()).toBe(before);
      await pass(1);
      expect(path()).toBe(answer.goTo ?? before);
      if (!seen.has(action)) open.push([last(), answer]);
      seen.add(action);
    }
  }
  // The cart is offered by a confirmation: see below.
  expect([...seen, 'redirect_cart'].sort()).toEqual(Object.keys(answers).sort());
});

test.each([
  ['Conhecer os produtos', ['Tool 1', 'Tool 2', 'Tool 3'], 'Tool 2', 'Produto adicionado', { productId: 'tool-2' }],
  [
    'Informações sobre cursos',
    ['Course 1', 'Course 2', 'Course 3'],
    'Course 2',
    'Curso adicionado',
    { courseId: 'course-2' },
  ],
])('%s: the first three as cards; adding one says so at once', async (option, names, chosen, title, subject) => {
  const { path } = await openChat();
  press(option);
  await pass(700);
  await pass(10);
  expect([...document.querySelectorAll('.chat-card-name')].map((name) => name.textContent)).toEqual(names);
  press(`Adicionar ${chosen} ao carrinho`);
  await pass(10);
  expect(notifications.current()).toMatchObject({ title, description: chosen, tone: 'success' });
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ ...subject, quantity: 1 });
  expect(words()).toBe(`“${chosen}” está no seu carrinho.`);
  expect(optionTexts()).toEqual(['Ver carrinho', 'Continuar']);
  press('Continuar');
  await pass(700);
  expect(optionTexts()).toEqual(labels(greeting));
  press('Ver carrinho');
  await pass(1000);
  expect([path(), screen.queryByRole('dialog')]).toEqual(['/cart', null]);
});

test('a failed addition says why', async () => {
  api.on('POST /api/cart', { status: 409, body: { message: 'At most 99 of the same item.' } });
  await openChat();
  press('Conhecer os produtos');
  await pass(700);
  await pass(10);
  press('Adicionar Tool 1 ao carrinho');
  await pass(10);
  expect(words()).toBe('“Tool 1” não foi adicionado ao carrinho. At most 99 of the same item.');
  expect(notifications.current()).toMatchObject({ title: 'Não foi adicionado', tone: 'danger' });
});

test('lists show that they are loading, failed (with a retry), or empty', async () => {
  api.on('GET /api/products/featured', { status: 500, body: 'broken' });
  await openChat();
  press('Conhecer os produtos');
  await act(async () => jest.advanceTimersByTime(700));
  expect(screen.getByText('Carregando...')).toBeTruthy();
  await pass(10);
  expect(screen.getByText('Não foi possível carregar os produtos.')).toBeTruthy();
  api.on('GET /api/products/featured', { body: [] });
  press('Tentar novamente');
  await pass(10);
  expect(screen.getByText('Nenhum produto disponível no momento.')).toBeTruthy();
});

describe('the ISO course', () => {
  const ask = async () => {
    const site = await openChat();
    press('Informações sobre cursos');
    await pass(700);
    await pass(10);
    press('Curso ISO 19650');
    await pass(700);
    return site;
  };

  test('is the first whose title contains the standard', async () => {
    const { path } = await ask();
    expect(words()).toBe('Abrindo o curso “Managing with ISO 19650”...');
    await pass(1000);
    expect(path()).toBe('/courses/course-7');
  });

  test('has its title in the language of the conversation, as the cards have theirs', async () => {
    localStorage.setItem('chatLanguage', 'es');
    await openChat();
    press(spanish.option.courses);
    await pass(700);
    await pass(10);
    press(spanish.option.isoCourse);
    await pass(700);
    expect(words()).toBe('Abriendo el curso «Gestionar con ISO 19650»...');
    const asked = api.calls
      .filter(({ path }) => path.startsWith('/api/courses'))
      .map(({ search }) => search.get('lang'));
    expect(asked).toEqual(['es', 'es']);
  });

  test('that does not exist is reported, with the two alternatives', async () => {
    api.on('GET /api/courses', { body: { items: [course(1)] } });
    const { path } = await ask();
    expect(words()).toBe('Não encontrei o curso específico sobre a ISO 19650.');
    expect(optionTexts()).toEqual(['Ver todos os cursos', 'Voltar ao menu principal']);
    await pass(5000);
    expect(path()).toBe('/about');
  });

  test('that cannot be looked up can be retried', async () => {
    api.on('GET /api/courses', { status: 500, body: 'broken' });
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await ask();
    expect(words()).toBe('Não consegui consultar os cursos agora.');
    api.on('GET /api/courses', { body: { items: [course(19, 'Curso 19650')] } });
    press('Tentar novamente');
    await pass(700);
    expect(words()).toBe('Abrindo o curso “Curso 19650”...');
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });
});

test('typed words: reply after 1000 ms with the four options, the field is cleared, nothing leaves the browser', async () => {
  await openChat();
  const field = screen.getByPlaceholderText('Digite sua mensagem...') as HTMLInputElement;
  const send = (text: string) => {
    fireEvent.change(field, { target: { value: text } });
    fireEvent.submit(field.form as HTMLFormElement);
  };
  await pass(50);
  const calls = api.calls.length;
  send('  \t ');
  expect([field.value, document.querySelectorAll('[data-message]').length]).toEqual(['', 1]);
  send(' <b>meu segredo</b> ');
  expect([field.value, words()]).toEqual(['', '<b>meu segredo</b>']);
  await pass(999);
  expect(words()).toBe('<b>meu segredo</b>');
  await pass(1);
  expect(optionTexts()).toEqual(labels(greeting));
  await pass(60_000);
  expect(api.calls.length).toBe(calls);
});

test('a redirect is cancelled by its button, by another choice and by closing', async () => {
  const { path } = await openChat();
  press('Conhecer os produtos');
  await pass(700);
  await pass(10);
  const leave = () => press('Ver mais produtos');
  leave();
  await pass(500);
  press('Cancelar');
  expect(words()).toBe('Tudo bem, você continua nesta página.');
  await pass(3000);
  expect([path(), words()]).toEqual(['/about', 'Tudo bem, você continua nesta página.']);
  leave();
  await pass(900);
  press('Voltar ao menu');
  await pass(3000);
  expect([path(), words()]).toEqual(['/about', 'Como posso ajudá-lo?']);
  leave();
  press('Fechar o assistente');
  await pass(3000);
  expect(path()).toBe('/about');
});

test('Escape closes and returns the focus; the conversation is still there when it opens again', async () => {
  await openChat();
  press('Dúvidas sobre a plataforma');
  await pass(700);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  const button = screen.getByRole('button', { name: 'Open the assistant' });
  expect([screen.queryByRole('dialog'), document.activeElement]).toEqual([null, button]);
  fireEvent.click(button);
  await pass(0);
  expect(document.querySelectorAll('[data-message]').length).toBe(3);
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
});

test('the switch changes all earlier messages, and the panel’s language with it', async () => {
  await openChat();
  press('Dúvidas sobre a plataforma');
  await pass(700);
  jest.useRealTimers();
  press('EN English');
  expect(await screen.findByText('What is your question about?')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Arcada AI assistant' }).lang).toBe('en');
  expect(screen.getByRole('button', { name: 'EN English' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('Questions about the platform', { selector: '.chat-words' })).toBeTruthy();
});

test('the chosen language is kept for the next visit, and an unknown stored value is ignored', async () => {
  const { unmount } = await openChat();
  jest.useRealTimers();
  press('ES Español');
  await screen.findByRole('dialog', { name: 'Asistente IA de Arcada' });
  unmount();
  const next = await openChat();
  expect(screen.getByRole('dialog').lang).toBe('es');
  next.unmount();
  localStorage.setItem('chatLanguage', 'xx');
  await openChat();
  expect(screen.getByRole('dialog').lang).toBe('pt-BR');
});

test('pressing an option twice counts once', async () => {
  await openChat();
  press('Conhecer os produtos');
  press('Conhecer os produtos');
  await pass(700);
  expect(document.querySelectorAll('.chat-message--user').length).toBe(1);
  press('Voltar ao menu');
  await pass(700);
  press('Conhecer os produtos');
  expect(document.querySelectorAll('.chat-message--user').length).toBe(3);
});

test('a visitor who navigates during a pending redirect is not redirected', async () => {
  const { path } = await openChat();
  press('Conhecer os produtos');
  await pass(710);
  press('Ver mais produtos');
  await pass(500);
  fireEvent.click(screen.getByRole('link', { name: 'Tool 1' }));
  expect(path()).toBe('/products/tool-1');
  await pass(5000);
  expect(path()).toBe('/products/tool-1');
  expect(screen.queryByText('Abrindo outra página...')).toBeNull();
});

/** A window of so many pixels. */
const resize = (width: number) => {
  window.matchMedia = (query: string) => ({ matches: width <= Number(/\d+/.exec(query)) }) as MediaQueryList;
};

test('beside the list that it has led to the chat stays, unless the window is as wide as the panel', async () => {
  resize(768);
  const { path } = await openChat();
  const leadToPlugins = async () => {
    press('Conhecer os produtos');
    await pass(700);
    press('Filtrar por plugins Revit');
    await pass(1700);
    expect(path()).toBe('/products?type=plugin');
  };
  await leadToPlugins();
  expect(screen.queryByRole('dialog')).not.toBeNull();
  press('Voltar ao menu');
  await pass(700);
  resize(390);
  await leadToPlugins();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Escape on the page that it has led to closes it, too, and the focus stays there', async () => {
  await openChat();
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = '<textarea></textarea><button aria-expanded="true"></button>';
  const [field, menu] = main.children as unknown as [HTMLElement, HTMLElement];
  menu.focus();
  fireEvent.keyDown(menu, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).not.toBeNull();
  field.focus();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect([screen.queryByRole('dialog'), document.activeElement]).toEqual([null, field]);
  main.remove();
});

test.each([
  [390, null],
  [768, null],
  [1440, 'Assistente IA Arcada'],
])('(window of %i px) after it has led to the form for messages the chat is %j', async (width, name) => {
  resize(width);
  const { path } = await openChat();
  press('Agendar uma demonstração');
  await pass(700);
  press('Esta semana');
  await pass(1000);
  expect(path()).toBe('/contact?demo=this-week');
  expect(screen.queryByRole('dialog')?.getAttribute('aria-labelledby') ?? null).toBe(
    name && screen.getByRole('heading', { name }).id,
  );
});
