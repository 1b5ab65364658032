import { buildUser, startService, type TestService } from '@arcada/testing/service';
import { LLMock } from '@copilotkit/aimock';
import { toolsDefinition } from '../src/definition.ts';
import { ask } from './harness/assistant.ts';
import { say, startChat, suggest } from './harness/chat.ts';
import { bep, create } from './harness/documents.ts';
import { dataOf } from './harness/events.ts';
import { modelEnvironment } from './harness/model-server.ts';

/** The other tests write the protocol as we understand it; here it is as others do. */
describe('the model behind another implementation of the Responses API', () => {
  let provider: LLMock;
  let service: TestService;
  beforeAll(async () => {
    provider = new LLMock({ port: 0, chunkSize: 5 });
    await provider.start();
    service = await startService(toolsDefinition, { env: modelEnvironment({ url: `${provider.url}/v1` }) });
  });
  afterAll(async () => {
    await service.stop();
    await provider.stop();
  });

  it('replies, suggests and answers', async () => {
    const caller = service.as(buildUser());
    await caller.put('api/assistant/consent', { granted: true });
    const { id } = await create(caller, { ...bep(), topics: [] });
    await startChat(caller, id);

    provider.onMessage('Who leads?', { content: 'The lead appointed party leads: coordenação, 😀.' });
    const { events } = await say(caller, id, 'Who leads?');
    expect(dataOf(events, 'start')[0]?.engine).toBe('model');
    expect(dataOf(events, 'done')[0]?.message.reply.text).toBe('The lead appointed party leads: coordenação, 😀.');
    expect(events.at(-1)?.name).toBe('done');

    provider.reset();
    provider.onMessage(/./, { content: '{"topics":[{"id":"bep-milestones-and-acceptance","reason":"It leads."}]}' });
    const { body } = await suggest(caller, id);
    expect([body.engine, body.suggestions.map(({ topic }) => topic.id)]).toEqual([
      'model',
      ['bep-milestones-and-acceptance'],
    ]);

    provider.reset();
    provider.onMessage(/./, { content: '{"claims":[{"text":"A place for information.","sources":[1]}]}' });
    const response = await ask(caller, 'What is a common data environment?');
    expect(response.events.map(({ name }) => name)).toEqual(['start', 'citation', 'text', 'done']);
  });
});
