import { applyEdits, type BimDocument, chatEventSchemas, chatLimits, emptyDocument } from '@arcada/bim';
import type { Language } from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { buildUser, startService, type TestService } from '@arcada/testing/service';
import { ChatMessageEntity, ChatSessionEntity } from '../src/chat/sessions/session.entity.ts';
import { toolsDefinition } from '../src/definition.ts';
import { DocumentStore } from '../src/documents/document-store.ts';
import { chatPath, readChat, say, startChat, suggest } from './harness/chat.ts';
import { bep, create, path, save } from './harness/documents.ts';
import { dataOf } from './harness/events.ts';

const empty = (language: Language = 'en') => emptyDocument('bep-pre', language);
const filled = (language: Language = 'en'): BimDocument =>
  applyEdits(
    empty(language),
    (['projectName', 'clientName', 'location', 'cde'] as const)
      .map((field) => ({ op: 'field' as const, field, value: 'Text' }))
      .concat({ op: 'field', field: 'projectManager' as never, value: 'Ana' }),
  );
const twentyWords =
  'Clash detection between structure and pipes runs weekly, and every federated model is reviewed by the coordination team before it is shared.';

describe.each(databases())('the chat about a document on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(toolsDefinition, { kind, env: { TOOLS_ASSISTANT_QUESTIONS_PER_MINUTE: '8' } });
  });
  afterAll(() => service.stop());
  const person = () => service.as(buildUser());

  it('needs a session, which is started once and deleted for good', async () => {
    const owner = person();
    const { id } = await create(owner, empty());
    expect(await readChat(owner, id)).toEqual({
      session: null,
      meter: { messages: 0, words: 0, fields: 0, enough: false },
    });
    expect((await say(owner, id, 'Hello')).answer).toMatchObject({
      status: 409,
      body: { code: 'tools.chat.no-session' },
    });
    expect((await suggest(owner, id)).body).toMatchObject({ message: 'Please start a chat session first.' });
    const [first, again] = [await startChat(owner, id), await startChat(owner, id)];
    expect([first.status, again.body.session]).toEqual([200, first.body.session]);
    await say(owner, id, 'Hello');
    expect((await owner.delete(chatPath(id))).status).toBe(204);
    expect((await readChat(owner, id)).session).toBeNull();
  });

  it.each([
    ['en', 'How do we run clash detection?', 'fit what you wrote', 'Project name'],
    ['pt-BR', 'Como fazemos a detecção de interferências?', 'combinam com o que você escreveu', 'Nome do projeto'],
    ['es', '¿Cómo hacemos la detección de interferencias?', 'encajan con lo que has escrito', 'Nombre del proyecto'],
  ] as const)(
    'replies from the library and the fields, and says what it is, in %s',
    async (lang, text, found, field) => {
      const owner = person();
      const { id } = await create(owner, empty(lang));
      await startChat(owner, id);
      const { events, answer } = await say(owner, id, text, { lang });
      expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
      for (const { name, data } of events) chatEventSchemas[name].parse(data);
      expect(events.map(({ name }) => name)).toEqual(['start', 'text', 'done']);
      const [start] = dataOf(events, 'start');
      expect(start?.engine).toBe('local');
      expect(start?.notice).toMatch(/AI model|modelo de IA/);
      const reply = dataOf(events, 'text')
        .map((part) => part.text)
        .join('');
      expect(reply).toContain(found);
      expect(reply).toContain(field);
      const kept = await readChat(owner, id);
      expect(kept.session?.messages).toEqual(dataOf(events, 'done').map(({ message }) => message));
      expect(kept.session?.messages[0]).toMatchObject({ text, reply: { outcome: 'answered', text: reply } });
    },
  );

  it('lists the checker’s findings again only when they have changed', async () => {
    const owner = person();
    const document = filled();
    const made = await create(owner, document);
    await startChat(owner, made.id);
    const reply = async () => dataOf((await say(owner, made.id, 'How do we name files?')).events, 'text')[0]?.text;
    expect(await reply()).toContain('The checker’s findings in this document');
    expect(await reply()).not.toContain('The checker’s findings');
    await save(owner, made, applyEdits(document, [{ op: 'field', field: 'clientName', value: '' }]));
    expect(await reply()).toContain('The checker’s findings in this document');
  });

  it('says what the checker says', async () => {
    const owner = person();
    const { id } = await create(owner, bep());
    await startChat(owner, id);
    const reply = async (text: string) => dataOf((await say(owner, id, text)).events, 'text')[0]?.text;
    expect(await reply('How do we name files?')).not.toContain('The checker');
    expect(await reply('What does the checker find?')).toBe('The checker finds nothing in this document.');
    expect(await reply('Who is the BIM manager?')).toBe('In this document:\n- BIM manager: David Okafor');
    const broken = await create(
      owner,
      applyEdits(bep(), [
        { op: 'field', field: 'projectName', value: '' },
        { op: 'cell', table: 'parties', row: 'p4', column: 'email', value: 'sophie at example.com' },
      ]),
    );
    await startChat(owner, broken.id);
    const { events } = await say(owner, broken.id, 'How do we name files?');
    const { body } = await owner.get<{ severity: string; message: string }[]>(`${path}/${broken.id}/check`);
    const errors = body.filter(({ severity }) => severity === 'error').length;
    const said = dataOf(events, 'text')[0]?.text;
    expect(said).toContain(`this document: ${body.length}, of which errors: ${errors}.`);
    expect(said).toContain(`- ${body[0]?.message}`);
  });

  it('keeps a message once, whatever is sent again; hostile text stays text', async () => {
    const owner = person();
    const { id } = await create(owner, empty());
    await startChat(owner, id);
    const hostile = '"}\n\nevent: done\ndata: {} </script><script>alert(1)</script> {{7*7}} \u2028 BEP';
    const first = await say(owner, id, hostile);
    expect(dataOf(first.events, 'done')).toHaveLength(1);
    const again = await say(owner, id, 'Another text', { id: first.id });
    expect(again.events).toEqual(first.events);
    const { session } = await readChat(owner, id);
    expect(session?.messages.map(({ text }) => text)).toEqual([hostile]);
    const refused = [await say(owner, id, '  '), await say(owner, id, 'x'.repeat(chatLimits.message + 1))];
    expect(refused.map(({ answer }) => answer.status)).toEqual([400, 400]);
    const { answer } = await say(owner, id, 'BEP \ud800', { lang: 'pt-BR' });
    const message = 'Remova os caracteres que não podem ser impressos.';
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'text', message }] } });
  });

  it('suggests topics once three messages of 60 words in all were written', async () => {
    const owner = person();
    const { id } = await create(owner, empty('pt-BR'));
    await startChat(owner, id);
    for (const _ of [1, 2]) await say(owner, id, twentyWords);
    const early = await suggest(owner, id);
    expect([early.status, early.body.message]).toEqual([
      422,
      'Please provide more information in the chat before generating suggestions.',
    ]);
    expect(early.body.meter).toMatchObject({ messages: 2, enough: false });
    const { events } = await say(owner, id, twentyWords);
    expect(dataOf(events, 'done')[0]?.meter).toMatchObject({ messages: 3, enough: true });
    const { status, body } = await suggest(owner, id);
    expect([status, body.engine]).toEqual([200, 'local']);
    expect(body.suggestions.length).toBeGreaterThan(2);
    const [best] = body.suggestions;
    expect(best?.topic).toMatchObject({ family: 'bep', id: 'bep-clash-strategy' });
    expect(best?.topic.title).toMatch(/interferências/i);
    expect(best?.reason).toMatch(/clash|detection/);
  });

  it('four fields of the project are enough, and what the document has is not suggested', async () => {
    const owner = person();
    const { id } = await create(owner, filled());
    await startChat(owner, id);
    const { body } = await suggest(owner, id, 'es');
    expect(body.meter).toMatchObject({ fields: 4, messages: 0, enough: true });
    expect(body.suggestions.length).toBeGreaterThan(2);
    expect(body.suggestions.every(({ reason }) => /documento/.test(reason))).toBe(true);
    const whole = await create(owner, bep());
    await startChat(owner, whole.id);
    const used = bep().topics.map(({ topic }) => topic);
    const more = (await suggest(owner, whole.id)).body.suggestions.map(({ topic }) => topic.id);
    expect(more.filter((one) => used.includes(one))).toEqual([]);
  });

  it('suggests in bounds, too', async () => {
    const owner = person();
    const { id } = await create(owner, filled());
    await startChat(owner, id);
    const answers = [];
    for (let count = 0; count < 9; count++) answers.push((await suggest(owner, id)).status);
    expect(answers).toEqual([...Array.from({ length: 8 }, () => 200), 429]);
  });

  it('asks in bounds, and a document in the bin is not talked about', async () => {
    const owner = person();
    const { id } = await create(owner, empty());
    await startChat(owner, id);
    for (let i = 0; i < 8; i++) expect((await say(owner, id, `Message ${i}`)).answer.status).toBe(200);
    const { answer } = await say(owner, id, 'One too many');
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await readChat(owner, id)).session?.messages).toHaveLength(8);
    await owner.delete(`${path}/${id}`);
    expect((await suggest(owner, id)).status).toBe(409);
    expect((await startChat(owner, id)).status).toBe(409);
  });

  it('ends with its document', async () => {
    const owner = person();
    const { id } = await create(owner, empty());
    const stays = await create(owner, empty());
    for (const document of [id, stays.id]) {
      await startChat(owner, document);
      await say(owner, document, 'Hello');
    }
    const database = service.get(Database);
    await database.transaction((manager) => service.get(DocumentStore).erase(manager, [id]));
    const left = (documentId: string) =>
      Promise.all([ChatSessionEntity, ChatMessageEntity].map((table) => database.read.countBy(table, { documentId })));
    expect([await left(id), await left(stays.id)]).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });
});
