import { type LibraryTopic, topicOfLibrary, topicSchema } from '@arcada/bim';
import type { PageOf } from '@arcada/contracts';
import { databases } from '@arcada/testing/database';
import { buildUser, startService, type TestCaller, type TestService } from '@arcada/testing/service';
import { toolsDefinition } from '../src/definition.ts';

type Page = PageOf<LibraryTopic>;

describe.each(databases())('topics on %s', (kind) => {
  let service: TestService;
  let owner: TestCaller;
  beforeAll(async () => {
    service = await startService(toolsDefinition, { kind });
  });
  beforeEach(() => {
    owner = service.as(buildUser());
  });
  afterAll(() => service.stop());

  const ask = async (query: string, caller = owner) => (await caller.get<Page>(`api/topics?${query}`)).body;

  it('lists topics by family and category, in the language of the request', async () => {
    const all = await ask('pageSize=200');
    expect(all.total).toBeGreaterThanOrEqual(24 * 4);
    expect(all.items).toHaveLength(all.total);
    const some = await ask('category=deliverables&lang=pt-BR');
    expect(some.items.find(({ id }) => id === 'bep-midp')?.title).toMatch(/^Plano mestre/);
    expect(new Set(some.items.map(({ category }) => category))).toEqual(new Set(['deliverables']));
    expect(new Set((await ask('family=air')).items.map(({ family }) => family))).toEqual(new Set(['air']));
    expect((await owner.get('api/topics?category=letters')).status).toBe(400);
    for (const topic of all.items) expect(topicSchema.safeParse(topicOfLibrary(topic)).error).toBeUndefined();
  });

  it('finds the best match first, in each language and with a typing mistake', async () => {
    const first = async (query: string) => (await ask(query)).items[0]?.id;
    expect(await first('q=master information delivery plan')).toBe('bep-midp');
    expect(await first('q=plano mestre de entrega&lang=pt-BR')).toBe('bep-midp');
    expect(await first('q=MIDP&family=bep')).toBe('bep-midp');
    expect((await ask('q=zzzzqqqq')).total).toBe(0);
  });

  it('keeps favourites for each user', async () => {
    const favourite = 'api/topics/bep-midp/favourite';
    expect((await owner.put(favourite)).status).toBe(204);
    expect((await owner.put(favourite)).status).toBe(204);
    const marked = await ask('favourites=true');
    expect(marked.items.map((topic) => [topic.id, topic.favourite])).toEqual([['bep-midp', true]]);
    expect((await ask('favourites=true', service.as(buildUser()))).total).toBe(0);
    expect((await owner.put('api/topics/nothing/favourite')).status).toBe(404);
    expect((await owner.delete(favourite)).status).toBe(204);
    expect((await owner.delete(favourite)).status).toBe(204);
    expect((await ask('favourites=true')).total).toBe(0);
  });

  it('needs an account', async () => {
    expect((await service.anonymous.get('api/topics')).status).toBe(401);
    expect((await service.anonymous.put('api/topics/bep-midp/favourite')).status).toBe(401);
  });
});
