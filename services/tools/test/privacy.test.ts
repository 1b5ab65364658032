import { randomUUID } from 'node:crypto';
import { Database, IdempotentAnswerEntity } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { buildUser, startService, type TestService } from '@arcada/testing/service';
import { AccountLockEntity } from '../src/account-lock.entity.ts';
import { AssistantMessageEntity, AssistantThreadEntity } from '../src/assistant/threads/thread.entity.ts';
import { ChatMessageEntity, ChatSessionEntity } from '../src/chat/sessions/session.entity.ts';
import { toolsDefinition } from '../src/definition.ts';
import { ContentPartEntity } from '../src/documents/content.entity.ts';
import { DocumentEntity } from '../src/documents/document.entity.ts';
import { VersionEntity } from '../src/documents/version.entity.ts';
import { Budget } from '../src/model/budget.service.ts';
import { ModelConsentEntity } from '../src/model/consent.entity.ts';
import { ModelUsageEntity } from '../src/model/usage.entity.ts';
import { ShareEntity } from '../src/shares/share.entity.ts';
import { FavouriteEntity } from '../src/topics/favourite.entity.ts';
import { ask } from './harness/assistant.ts';
import { say, startChat } from './harness/chat.ts';
import { bep, create, named, path, save } from './harness/documents.ts';
import { dataOf } from './harness/events.ts';
import { manyTopics } from './harness/rich-documents.ts';

const tables = [
  ...[DocumentEntity, ContentPartEntity, VersionEntity, FavouriteEntity, ShareEntity, IdempotentAnswerEntity],
  ...[
    AccountLockEntity,
    AssistantThreadEntity,
    AssistantMessageEntity,
    ChatSessionEntity,
    ChatMessageEntity,
    ModelConsentEntity,
  ],
];

describe.each(databases())('personal data on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(toolsDefinition, { kind, env: { OPENAI_API_KEY: 'sk-test' } });
  });
  afterAll(() => service.stop());

  const rows = () => Promise.all(tables.map((table) => service.get(Database).read.count(table)));

  it('exports what an account stored, and erases that alone', async () => {
    const stays = service.as(buildUser());
    await create(stays, named('Stays'));
    const user = buildUser();
    // The site's own count stays.
    const used = () => service.get(Database).read.countBy(ModelUsageEntity, { scope: user.id });
    const before = await rows();
    const caller = service.as(user);
    await caller.post(path, bep(), { 'idempotency-key': 'once' });
    const talked = await create(caller, named('Talked about'));
    await startChat(caller, talked.id);
    await say(caller, talked.id, 'We build a school');
    const binned = await create(caller, named('In the bin'));
    const { body } = await save(caller, binned, named('Changed'));
    await caller.post(`${path}/${talked.id}/shares`, { days: 3 });
    await caller.delete(`${path}/${body.id}`);
    await caller.put('api/topics/bep-midp/favourite');
    await caller.put('api/assistant/consent', { granted: false });
    await service.get(Budget).settle(await service.get(Budget).reserve(user.id, 5), 5);

    const [answer] = dataOf((await ask(caller, 'What is a BEP?')).events, 'done');
    await caller.post('api/assistant/feedback', { ...answer, helpful: false, comment: 'Too short' });

    const exported = await service.from('identity').get<{
      assistant: unknown;
      modelConsents: unknown;
      documents: { title: string; document: unknown; versions: unknown[]; shares: unknown[]; chat: unknown }[];
      favouriteTopics: string[];
    }>(`internal/users/${user.id}/export`);
    const titles = exported.body.documents.map(({ title }) => title);
    expect(titles.toSorted()).toEqual([bep().fields.projectName, 'Changed', 'Talked about'].toSorted());
    expect(exported.body.documents.find(({ title }) => title === 'Changed')?.versions).toHaveLength(1);
    expect(exported.body.documents.flatMap(({ shares }) => shares)).toHaveLength(1);
    expect(exported.body.documents.map(({ document }) => document)).toContainEqual(bep());
    expect(exported.body.documents.find(({ title }) => title === 'Talked about')?.chat).toMatchObject({
      messages: [{ text: 'We build a school' }],
    });

    expect(exported.body.assistant).toMatchObject([
      { messages: [{ question: 'What is a BEP?', helpful: false, comment: 'Too short' }] },
    ]);
    expect(exported.body.modelConsents).toMatchObject([{ provider: 'api.openai.com', granted: false }]);
    expect(exported.body.favouriteTopics).toEqual(['bep-midp']);

    const event = { id: randomUUID(), name: 'identity.user.erased', payload: { userId: user.id, emailKeys: [] } };
    expect((await service.from('identity').post('internal/events', event)).status).toBe(200);
    expect([await rows(), await used()]).toEqual([before, 0]);
    const empty = await service.from('identity').get<Record<string, unknown>>(`internal/users/${user.id}/export`);
    expect(empty.body).toEqual({ documents: [], favouriteTopics: [], assistant: [], projects: [], modelConsents: [] });
  });

  it('exports a bounded amount of contents, and lists the documents beyond', async () => {
    const user = buildUser();
    const document = manyTopics(140);
    const topics = document.topics.map((topic) => ({ ...topic, text: 'a'.repeat(20_000) }));
    const { id } = await create(service.as(user), { ...document, topics });
    const { read } = service.get(Database);
    const row = await read.findOneByOrFail(DocumentEntity, { id });
    const parts = await read.findBy(ContentPartEntity, { documentId: id });
    for (let copy = 0; copy < 39; copy++) {
      const documentId = randomUUID();
      await read.insert(DocumentEntity, { ...row, id: documentId });
      for (const part of parts) await read.insert(ContentPartEntity, { ...part, documentId });
    }
    const exported = await service
      .from('identity')
      .get<{ documents: { title: string; document?: unknown }[] }>(`internal/users/${user.id}/export`);
    expect(exported.bytes.length).toBeLessThan(70_000_000);
    expect(exported.body.documents.map(({ title }) => title)).toHaveLength(40);
    expect(exported.body.documents.filter(({ document }) => document).length).toBeLessThan(30);
  });
});
