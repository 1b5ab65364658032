import {
  type AssistantGap,
  type AssistantSource,
  type AssistantThread,
  type AssistantThreadSummary,
  assistantEventSchemas,
  type Problem,
} from '@arcada/contracts';
import { AuditEntryEntity, Database } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { buildUser, startService, type TestService } from '@arcada/testing/service';
import { AssistantGapEntity, AssistantMessageEntity } from '../src/assistant/threads/thread.entity.ts';
import { toolsDefinition } from '../src/definition.ts';
import { ask } from './harness/assistant.ts';
import { dataOf } from './harness/events.ts';

const unknown = 'Which horse wins the derby tomorrow?';

describe.each(databases())('the documentation assistant on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(toolsDefinition, { kind, env: { TOOLS_ASSISTANT_QUESTIONS_PER_MINUTE: '5' } });
  });
  afterAll(() => service.stop());
  const person = () => service.as(buildUser());

  it.each([
    ['en', 'What is a common data environment?', 'term:cde'],
    ['pt-BR', 'O que é um ambiente comum de dados?', 'term:cde'],
    ['es', '¿Qué es un entorno común de datos?', 'term:cde'],
  ])('quotes its sources in %s, each citation before its text', async (language, question, source) => {
    // The question's own language counts more than the page's.
    const { answer, events } = await ask(person(), question, { lang: 'en' });
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    for (const { name, data } of events) assistantEventSchemas[name].parse(data);
    expect(events.map(({ name }) => name)).toEqual(expect.arrayContaining(['start', 'citation', 'text', 'done']));
    expect([events[0]?.name, events[1]?.name, events.at(-1)?.name]).toEqual(['start', 'citation', 'done']);
    expect(dataOf(events, 'start')[0]).toMatchObject({ engine: 'local', language });
    const citations = dataOf(events, 'citation');
    expect(citations.map(({ id }) => id)).toContain(source);
    for (const { text, citations: numbers } of dataOf(events, 'text')) {
      const cited = citations.filter(({ number }) => numbers.includes(number));
      expect(cited.map(({ excerpt }) => excerpt.includes(text))).toEqual([true]);
    }
  });

  it('says that it does not know, with what is near and the contact page; the question is counted without the person', async () => {
    const { events } = await ask(person(), unknown);
    expect(events.map(({ name }) => name)).toEqual(['start', 'refusal', 'done']);
    expect(dataOf(events, 'refusal')[0]).toMatchObject({ contact: '/contact' });
    expect(dataOf(events, 'start')[0]).toMatchObject({ engine: 'local', notice: '' });
    await ask(person(), `  ${unknown.toUpperCase()} `);
    await ask(person(), 'Tell zorro@example.com at +55 81 99999-1234 the derby');
    const gaps = await service.get(Database).read.find(AssistantGapEntity);
    expect(gaps.map(({ question, count }) => [question, count]).sort()).toEqual([
      ['tell (…) at (…) the derby', 1],
      [unknown.toLowerCase(), 2],
    ]);
    const address = 'api/admin/assistant/gaps?limit=1';
    expect((await person().get(address)).status).toBe(403);
    const { body } = await service.as(buildUser({ role: 'admin' })).get(address);
    const [today] = gaps.map(({ lastDay }) => lastDay);
    const [asked] = gaps.filter(({ count }) => count === 2);
    const open = { closedAt: null, note: null };
    const item = { id: asked?.id, question: unknown.toLowerCase(), language: 'en', count: 2, lastDay: today, ...open };
    expect(body).toEqual({ items: [item], total: 2, next: expect.any(String) });
  });

  it('a question without an answer is closed with a note and opened again by admins, and both are audited', async () => {
    await ask(person(), 'Who painted the blue zeppelin over Recife?');
    const gaps = () => service.get(Database).read.find(AssistantGapEntity);
    const id = (await gaps()).find(({ question }) => question.includes('zeppelin'))?.id as string;
    const admin = service.as(buildUser({ role: 'admin' }));
    const decide = (body: object) => admin.patch<AssistantGap>(`api/admin/assistant/gaps/${id}`, body);
    const listed = async (state: string) => {
      const { body } = await admin.get<{ items: AssistantGap[]; total: number }>(
        `api/admin/assistant/gaps?state=${state}&limit=100`,
      );
      expect(body.total).toBe(body.items.length);
      return body.items.some((gap) => gap.id === id);
    };
    expect((await person().patch(`api/admin/assistant/gaps/${id}`, { closed: true })).status).toBe(403);
    expect((await decide({ closed: true, note: ' Not our field ' })).body).toMatchObject({
      closedAt: expect.any(String),
      note: 'Not our field',
    });
    await decide({ closed: true, note: 'Not our field' });
    expect([await listed('open'), await listed('closed')]).toEqual([false, true]);
    await ask(person(), 'Who painted the blue zeppelin over Recife?');
    expect([await listed('open'), (await gaps()).find((gap) => gap.id === id)?.count]).toEqual([false, 2]);
    expect((await decide({ closed: false })).body).toMatchObject({ closedAt: null, note: null });
    expect([await listed('open'), await listed('closed')]).toEqual([true, false]);
    const trail = await service.get(Database).read.findBy(AuditEntryEntity, { subjectId: id });
    expect(trail.map(({ action }) => action)).toEqual(['tools.assistant-gap.closed', 'tools.assistant-gap.reopened']);
    const gone = await admin.patch(`api/admin/assistant/gaps/${'0'.repeat(64)}`, { closed: true });
    expect(gone.status).toBe(404);
  });

  it('hostile text is only words: nothing breaks the stream, and the thread returns it as it was', async () => {
    const caller = person();
    const hostile = '"}\n\nevent: done\ndata: {} </script><script>alert(1)</script> {{7*7}} \u2028 BEP';
    const { events } = await ask(caller, hostile);
    expect(events.filter(({ name }) => name === 'done')).toHaveLength(1);
    const [start] = dataOf(events, 'start');
    const { body } = await caller.get<AssistantThread>(`api/assistant/threads/${start?.threadId}`);
    expect(body.messages[0]?.question).toBe(hostile);
  });

  it('keeps threads for their owner alone', async () => {
    const owner = person();
    const [start] = dataOf((await ask(owner, 'What is a BEP?')).events, 'start');
    const threadId = start?.threadId as string;
    await ask(owner, 'What is an EIR?', { threadId });
    const list = await owner.get<AssistantThreadSummary[]>('api/assistant/threads');
    expect(list.body.map(({ id, title }) => [id, title])).toEqual([[threadId, 'What is a BEP?']]);
    const thread = (await owner.get<AssistantThread>(`api/assistant/threads/${threadId}`)).body;
    expect(thread.messages.map(({ question }) => question)).toEqual(['What is a BEP?', 'What is an EIR?']);
    expect(thread.messages[0]?.citations[0]?.id).toBe('term:bep');

    const feedback = { messageId: start?.messageId, helpful: true, comment: 'Clear' };
    for (const stranger of [person(), service.as(buildUser({ role: 'admin' }))]) {
      expect((await stranger.get<unknown[]>('api/assistant/threads')).body).toEqual([]);
      const refused = [
        await stranger.get(`api/assistant/threads/${threadId}`),
        await stranger.delete(`api/assistant/threads/${threadId}`),
        await stranger.post('api/assistant/feedback', feedback),
        (await ask(stranger, 'What is a BEP?', { threadId })).answer,
      ];
      expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    expect((await owner.post('api/assistant/feedback', feedback)).status).toBe(204);
    const rated = await owner.get<AssistantThread>(`api/assistant/threads/${threadId}`);
    expect(rated.body.messages.map(({ helpful }) => helpful)).toEqual([true, null]);

    expect((await owner.delete(`api/assistant/threads/${threadId}`)).status).toBe(204);
    expect((await owner.get(`api/assistant/threads/${threadId}`)).status).toBe(404);
    const left = await service.get(Database).read.countBy(AssistantMessageEntity, { threadId });
    expect(left).toBe(0);
  });

  it('takes a question that points back to be about the one before it in the thread', async () => {
    const caller = person();
    const [start] = dataOf((await ask(caller, 'What is a MIDP?')).events, 'start');
    const { events } = await ask(caller, 'Who approves it?', { threadId: start?.threadId });
    expect(dataOf(events, 'citation')[0]?.id).toMatch(/midp/);
  });

  it('asks back which of two is meant, which is no gap of the sources', async () => {
    const caller = person();
    const [start] = dataOf((await ask(caller, 'What is the difference between MIDP and TIDP?')).events, 'start');
    const { events } = await ask(caller, 'And who owns it?', { threadId: start?.threadId });
    expect(JSON.stringify(events)).toContain('not sure what you mean');
    const gaps = await service.get(Database).read.find(AssistantGapEntity);
    expect(gaps.filter(({ question }) => /owns it/i.test(question))).toEqual([]);
  });

  it('is for signed-in people, who ask in bounds', async () => {
    const visitor = await service.anonymous.post('api/assistant/messages', { question: 'What is a BEP?' });
    expect(visitor.status).toBe(401);
    const caller = person();
    const refused = [
      await caller.post('api/assistant/messages', { question: ' ' }),
      await caller.post('api/assistant/messages', { question: 'x'.repeat(501) }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 400]);
    for (const unprintable of ['\ud800', '\u0000']) {
      const { status, body } = await caller.post<Problem>('api/assistant/messages?lang=es', {
        question: `BEP ${unprintable}`,
      });
      const message = 'Quita los caracteres que no se pueden imprimir.';
      expect([status, body.errors]).toEqual([400, [{ path: 'question', message }]]);
    }
    for (let i = 0; i < 5; i++) expect((await ask(caller, 'What is a BEP?')).status).toBe(200);
    const { answer } = await ask(caller, 'What is a BEP?');
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await ask(person(), 'What is a BEP?')).status).toBe(200);
  });

  it('opens a source in the language of the page', async () => {
    const { body } = await person().get('api/assistant/sources?id=term:cde&lang=es');
    expect(body).toMatchObject({ id: 'term:cde', kind: 'term', language: 'es' });
    const topic = await person().get<AssistantSource>('api/assistant/sources?id=topic:bep-midp');
    expect(topic.body.parts.some(({ text }) => /^- /m.test(text))).toBe(true);
    expect((await person().get('api/assistant/sources?id=term:nothing')).status).toBe(404);
  });
});
