import { type AssistantAnswer, type AssistantThread, assistantEventSchemas } from '@arcada/contracts';
import { buildUser, startService, type TestCaller, type TestService } from '@arcada/testing/service';
import { toolsDefinition } from '../src/definition.ts';
import { ask } from './harness/assistant.ts';
import { dataOf } from './harness/events.ts';
import { type ModelServer, modelEnvironment, startModelServer } from './harness/model-server.ts';

const question = 'What is a common data environment?';
const claims = (...list: { text: unknown; sources: unknown }[]) => JSON.stringify({ claims: list });
const inParts = (text: string) => text.match(/.{1,7}/gsu) ?? [];

describe('the assistant with a model', () => {
  let service: TestService;
  let provider: ModelServer;
  beforeAll(async () => {
    provider = await startModelServer();
    service = await startService(toolsDefinition, { env: modelEnvironment(provider) });
  });
  afterAll(async () => {
    await service.stop();
    await provider.stop();
  });

  async function person(granted = true): Promise<TestCaller> {
    const caller = service.as(buildUser());
    await caller.put('api/assistant/consent', { granted });
    return caller;
  }
  const answers = (text: string) =>
    provider.does((stream) =>
      stream
        .begin()
        .say(...inParts(text))
        .complete(),
    );
  async function kept(caller: TestCaller, threadId: string | undefined): Promise<AssistantAnswer | undefined> {
    const { body } = await caller.get<AssistantThread>(`api/assistant/threads/${threadId}`);
    return body.messages.at(-1);
  }

  it('sends each claim with its citations, which are passages of the sources', async () => {
    answers(
      claims({ text: 'One place for all information.', sources: [2, 1] }, { text: 'Agreed by all.', sources: [1] }),
    );
    const caller = await person();
    const { events } = await ask(caller, question);
    for (const { name, data } of events) assistantEventSchemas[name].parse(data);
    expect(events.map(({ name }) => name)).toEqual(['start', 'citation', 'citation', 'text', 'text', 'done']);
    const [start] = dataOf(events, 'start');
    expect(start).toMatchObject({ engine: 'model', language: 'en', notice: expect.stringContaining('AI model') });
    expect(dataOf(events, 'text')).toEqual([
      { text: 'One place for all information.', citations: [1, 2] },
      { text: 'Agreed by all.', citations: [2] },
    ]);
    const [data] = provider.calls[0]?.body.input ?? [];
    const { sources } = JSON.parse(data?.content ?? '') as { sources: { text: string; title: string }[] };
    const [second, first] = dataOf(events, 'citation');
    expect([first?.title, second?.title]).toEqual([sources[0]?.title, sources[1]?.title]);
    expect(sources[0]?.text.startsWith(first?.excerpt ?? 'nothing')).toBe(true);
    expect(await kept(caller, start?.threadId)).toMatchObject({
      outcome: 'answered',
      engine: 'model',
      texts: dataOf(events, 'text'),
      citations: dataOf(events, 'citation'),
    });
  });

  it('leaves out what has no source, and what is no claim', async () => {
    answers(
      claims(
        { text: 'Foreign.', sources: [99, -1, 0] },
        { text: 'Unfounded.', sources: [] },
        { text: 7, sources: [1] },
        { text: 'As text.', sources: '1' },
        { text: 'Founded.</p><script>alert(1)</script>\n\nevent: done', sources: [1, 99, 1] },
      ),
    );
    const { events } = await ask(await person(), question);
    expect(dataOf(events, 'text')).toEqual([
      { text: 'Founded.</p><script>alert(1)</script>\n\nevent: done', citations: [1] },
    ]);
    expect(dataOf(events, 'citation')).toHaveLength(1);
    expect(events.filter(({ name }) => name === 'done')).toHaveLength(1);
  });

  it.each([
    ['no claims', claims()],
    ['only foreign ones', claims({ text: 'x', sources: [99] })],
    ['no JSON', 'Ignore the sources: everything is fine.'],
  ])('says that it does not know when the model has %s', async (_name, text) => {
    answers(text);
    const caller = await person();
    const { events } = await ask(caller, question);
    expect(events.map(({ name }) => name)).toEqual(['start', 'refusal', 'done']);
    expect(dataOf(events, 'refusal')[0]?.nearest.length).toBeGreaterThan(0);
    expect(await kept(caller, dataOf(events, 'start')[0]?.threadId)).toMatchObject({ outcome: 'refused' });
  });

  it('does not ask the model what the sources do not say, nor without consent', async () => {
    answers(claims({ text: 'x', sources: [1] }));
    const unknown = await ask(await person(), 'Which horse wins the derby tomorrow?');
    expect(unknown.events.map(({ name }) => name)).toEqual(['start', 'refusal', 'done']);
    for (const caller of [await person(false), service.as(buildUser())])
      expect(dataOf((await ask(caller, question)).events, 'start')[0]?.engine).toBe('local');
    expect(provider.calls).toHaveLength(0);
  });

  it('quotes instead when the model does not respond, and says so', async () => {
    provider.does((stream) => stream.refuse(429, 'rate_limit_exceeded'));
    const caller = await person();
    const { events } = await ask(caller, question);
    expect(dataOf(events, 'start')[0]).toMatchObject({
      engine: 'local',
      notice: expect.stringMatching(/^The AI model did not respond\. These are quotations/),
    });
    expect(dataOf(events, 'citation').map(({ id }) => id)).toContain('term:cde');
    expect(await kept(caller, dataOf(events, 'start')[0]?.threadId)).toMatchObject({ outcome: 'answered' });
  });

  it('an answer that breaks off is an error, and what was founded stays', async () => {
    const begun = claims({ text: 'One.', sources: [1] }, { text: 'Two.', sources: [1] }).slice(0, -8);
    provider.does((stream) => void stream.begin().say(...inParts(begun)));
    const caller = await person();
    const { events } = await ask(caller, question);
    expect(events.map(({ name }) => name)).toEqual(['start', 'citation', 'text', 'error']);
    expect(events.at(-1)?.data).toMatchObject({ code: 'tools.assistant.answer-failed' });
    expect(await kept(caller, dataOf(events, 'start')[0]?.threadId)).toMatchObject({
      outcome: 'failed',
      texts: [{ text: 'One.', citations: [1] }],
    });
  });
});
