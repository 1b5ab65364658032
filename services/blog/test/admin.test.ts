import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type AdminPost,
  type AdminPostSummary,
  adminStep,
  type BlogCategory,
  type KeysetPage,
  type PageOf,
  type Post,
  type PostAuthor,
  type PostPreview,
  type PostSummary,
  type Revision,
  type RevisionSummary,
  scheduledTooLate,
} from '@arcada/contracts';
import { AuditEntryEntity, Database } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { buildUser, startService, type TestService } from '@arcada/testing/service';
import { DataSource, MoreThanOrEqual } from 'typeorm';
import { rewrittenTexts } from '../../../tools/test/free-texts.ts';
import { blogDefinition } from '../src/definition.ts';
import { categoryChangeSchema } from '../src/posts/admin/category-admin.schema.ts';
import { postChangeSchema } from '../src/posts/admin/post-admin.schema.ts';
import { PostRevisionEntity } from '../src/posts/admin/post-revision.entity.ts';
import { Blog } from '../src/posts/blog.ts';
import { CategoryEntity } from '../src/posts/category.entity.ts';
import { PostEntity, PostTextEntity } from '../src/posts/post.entity.ts';
import { seedBlog } from '../src/seed/seed-blog.ts';
import { knownAuthor } from './harness/known-author.ts';

const admin = buildUser({ role: 'admin' });
const producer = buildUser({ role: 'producer' });
const text = (title: string, body = `# ${title}\n\nSome words about walls.`) => ({
  title,
  excerpt: `${title} in short`,
  tags: ['walls'],
  body,
});

describe.each(databases())('editing posts on %s', (kind) => {
  let service: TestService;
  let gateway: Server;
  let onPurge: (tags: string[]) => Promise<void> | void;
  beforeAll(async () => {
    // Acts as the gateway's internal port and reads the site at the moment of the purge.
    gateway = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      await onPurge(JSON.parse(Buffer.concat(chunks).toString()).tags);
      response.end('{}');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => gateway.once('listening', resolve));
    const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
    const env = { SEED_DEMO: 'true', GATEWAY_INTERNAL_URLS: url, BLOG_POLL_SECONDS: '3600' };
    service = await startService(blogDefinition, { kind, seed: true, env });
  });
  beforeEach(() => {
    onPurge = () => undefined;
  });
  afterAll(async () => {
    gateway.close();
    await service.stop();
  });

  const editor = () => service.as(admin);
  const draft = (more: object = {}) => ({
    id: `walls-${randomUUID().slice(0, 8)}`,
    categoryId: 'standards',
    authorId: 'helena-prado',
    texts: { en: text('Walls'), 'pt-BR': text('Paredes') },
    ...more,
  });
  const create = async (more: object = {}, user = admin) => {
    const author = user.role === 'producer' ? { authorId: undefined } : {};
    if (user.role === 'producer') await knownAuthor(service, user);
    const made = await service.as(user).post<AdminPost>('api/admin/blog', draft({ ...author, ...more }));
    expect(made.status).toBe(201);
    return made.body;
  };
  const changeFrom = (revision: number, id: string, body: object, user = admin) =>
    service.as(user).patch<AdminPost>(`api/admin/blog/${id}`, body, { 'if-match': `"${revision}"` });
  /** Changes the post as it is now. */
  const change = async (id: string, body: object, user = admin) => {
    const { body: now } = await editor().get<AdminPost>(`api/admin/blog/${id}`);
    return changeFrom(now.revision, id, body, user);
  };
  /** If-Match with the post as it is now. */
  const current = async (id: string) => {
    const { body } = await editor().get<AdminPost>(`api/admin/blog/${id}`);
    return { 'if-match': `"${body.revision}"` };
  };
  const publish = async (more: object = {}) => {
    const { id } = await create(more);
    expect((await change(id, { status: 'published' })).status).toBe(200);
    return id;
  };
  const seen = async (id: string, language = 'en') => service.anonymous.get<Post>(`api/blog/${id}?lang=${language}`);
  const listed = async (query = '') =>
    (await service.anonymous.get<PageOf<PostSummary>>(`api/blog?pageSize=100${query}`)).body.items.map(({ id }) => id);

  test('a new post or category sent again with its Idempotency-Key is the same one', async () => {
    const name = { name: 'Walls', description: 'All that stands upright' };
    const texts = { en: name, 'pt-BR': name, es: name };
    const wishes = [
      ['api/admin/blog', draft()],
      ['api/admin/categories', { id: `walls-${randomUUID().slice(0, 8)}`, texts }],
    ] as const;
    for (const [address, body] of wishes) {
      const headers = { 'idempotency-key': randomUUID() };
      const again = () => editor().post<{ id: string }>(address, body, headers);
      const responses = await Promise.all([again(), again(), again()]);
      responses.push(await again());
      expect(responses.map(({ status, body: { id } }) => [status, id])).toEqual(Array(4).fill([201, body.id]));
      expect((await editor().post(address, body)).status).toBe(409);
    }
  });

  test('readers get, lose or read anew only what an admin who has just typed the password says', async () => {
    const aged = buildUser({ role: 'admin', confirmedAt: Date.now() - 301_000 });
    const refused = { status: 403, body: { code: adminStep.code } };
    const body = 'Walls are countet level by level, and what is left ovver is listed at the end of the tabel.';
    const { id } = await create({ texts: { en: text('Walls', 'Words') } }, aged);
    const later = new Date(Date.now() + 3_600_000).toISOString();
    // Nobody reads a draft.
    expect((await change(id, { texts: { en: text('Walls', body) }, authorId: 'rafael-teixeira' }, aged)).status).toBe(
      200,
    );
    const publishing = [{ status: 'published' }, { status: 'published', publishedAt: later }];
    for (const each of publishing) expect(await change(id, each, aged)).toMatchObject(refused);
    expect((await change(id, { status: 'published' })).status).toBe(200);
    const mended = body.replace('ovver', 'over');
    expect((await change(id, { texts: { en: text('Walls', mended) } }, aged)).status).toBe(200);
    for (const each of [
      { status: 'draft' },
      { status: 'archived' },
      { publishedAt: later },
      { authorId: 'helena-prado' },
      { texts: { en: text('Walls', mended.replace('tabel', '[table](https://evil.example)')) } },
      { texts: { en: text('Other', mended) } },
      // In sum two words of nineteen.
      { texts: { en: text('Walls', mended.replace('tabel', 'table')) } },
      { texts: { es: text('Paredes') } },
    ])
      expect(await change(id, each, aged)).toMatchObject(refused);
    const { body: kept } = await editor().get<RevisionSummary[]>(`api/admin/blog/${id}/revisions`);
    const restore = async (user: typeof admin) =>
      service.as(user).post(`api/admin/blog/${id}/revisions/${kept.at(-1)?.number}/restore`, {}, await current(id));
    expect(await restore(aged)).toMatchObject(refused);
    expect((await restore(admin)).status).toBe(200);
    expect((await change(id, { status: 'archived' })).status).toBe(200);
    expect((await change(id, { status: 'draft' }, aged)).status).toBe(200);
  });

  test('no text that readers see takes a link without a password that was just typed', async () => {
    const aged = service.as(buildUser({ role: 'admin', confirmedAt: Date.now() - 301_000 }));
    const id = await publish();
    const { body: post } = await editor().get<AdminPost>(`api/admin/blog/${id}`);
    const ofPost = rewrittenTexts(postChangeSchema, post);
    // The note goes to the author of a post that is sent back, by mail.
    expect(ofPost.map(({ place }) => place)).toEqual(
      expect.arrayContaining(['texts.en.title', 'texts.pt-BR.tags.0', 'texts.en.body', 'note']),
    );
    const { body: categories } = await editor().get<{ id: string }[]>('api/admin/categories');
    const [category] = categories;
    const ofCategory = rewrittenTexts(categoryChangeSchema, category ?? {});
    expect(ofCategory.map(({ place }) => place)).toContain('texts.es.description');
    for (const [address, rewritten] of [
      [`api/admin/blog/${id}`, ofPost],
      [`api/admin/categories/${category?.id}`, ofCategory],
    ] as const)
      for (const { place, change } of rewritten) {
        const { status, body } = await aged.patch<{ code: string }>(address, change, await current(id));
        expect([place, status, body.code]).toEqual([place, 403, adminStep.code]);
      }
  });

  test('categories are named only by an admin who has just typed the password', async () => {
    const aged = service.as(buildUser({ role: 'admin', confirmedAt: Date.now() - 301_000 }));
    const refused = { status: 403, body: { code: adminStep.code } };
    const name = { name: 'Slabs', description: 'All that lies' };
    const wish = { id: `slabs-${randomUUID().slice(0, 8)}`, texts: { en: name, 'pt-BR': name, es: name } };
    expect(await aged.post('api/admin/categories', wish)).toMatchObject(refused);
    expect((await editor().post('api/admin/categories', wish)).status).toBe(201);
    const address = `api/admin/categories/${wish.id}`;
    expect((await aged.patch(address, { place: 7, texts: { en: name } })).status).toBe(200);
    expect(await aged.patch(address, { texts: { es: { ...name, name: 'Otra' } } })).toMatchObject(refused);
    expect((await editor().delete(address)).status).toBe(204);
  });

  test('is for admins and producers', async () => {
    const { id } = await create();
    for (const caller of [service.anonymous, service.as(buildUser())]) {
      const answers = [
        await caller.get('api/admin/blog'),
        await caller.post('api/admin/blog', draft()),
        await caller.get(`api/admin/blog/${id}`),
        await caller.patch(`api/admin/blog/${id}`, { status: 'published' }),
        await caller.delete(`api/admin/blog/${id}`),
        await caller.get(`api/admin/blog/${id}/revisions`),
        await caller.post(`api/admin/blog/${id}/revisions/1/restore`),
        await caller.get('api/admin/categories'),
        await caller.post('api/admin/categories', {}),
        await caller.delete('api/admin/categories/standards'),
      ];
      for (const { status } of answers) expect([401, 403]).toContain(status);
    }
    expect((await seen(id)).status).toBe(404);
  });

  test('a draft is hidden; once published, it is in every read before the edge is purged and before the response', async () => {
    const { id, status, revision } = await create();
    expect(status).toBe('draft');
    expect(await listed()).not.toContain(id);
    expect((await seen(id)).status).toBe(404);
    const log: unknown[] = [];
    onPurge = async (tags) => {
      log.push(tags, (await seen(id)).status, (await listed())[0]);
    };
    const response = await change(id, { status: 'published' });
    expect(log).toEqual([['posts', `post:${id}`], 200, id]);
    expect(response.body).toMatchObject({ status: 'published', revision: revision + 1 });
    expect(await listed('&q=wall')).toContain(id);
    expect((await service.anonymous.get<string>('feed.xml')).body).toContain(`/blog/${id}?lang=en`);
    expect((await change(id, { status: 'draft' })).status).toBe(200);
    expect((await seen(id)).status).toBe(404);
    expect((await service.anonymous.get<string>('feed.xml')).body).not.toContain(id);
  });

  test('related posts are the selected ones, then others of the category, and never the post itself', async () => {
    const id = await publish({ related: ['first-useful-dynamo-graph'] });
    const related = (await seen(id)).body.related;
    expect(related[0]?.id).toBe('first-useful-dynamo-graph');
    expect(related.slice(1).map(({ categoryId }) => categoryId)).toEqual(['standards', 'standards']);
    expect(related.map((other) => other.id)).not.toContain(id);
    await change('first-useful-dynamo-graph', { status: 'draft' });
    expect((await seen(id)).body.related.map((other) => other.id)).not.toContain('first-useful-dynamo-graph');
    await change('first-useful-dynamo-graph', { status: 'published' });
  });

  test('a tag counts once, however it is written', async () => {
    const { id } = await create({ texts: { en: { ...text('Walls'), tags: ['ifc', 'origin', 'IFC', 'ifc'] } } });
    const { body } = await editor().get<AdminPost>(`api/admin/blog/${id}`);
    expect(body.texts.en?.tags).toEqual(['ifc', 'origin']);
  });

  test('a missing translation is returned in English, marked as such', async () => {
    const id = await publish();
    const { body } = await seen(id, 'es');
    expect([body.title, body.language, body.categoryName]).toEqual(['Walls', 'en', 'Normas']);
    await change(id, { texts: { es: text('Muros') } });
    expect((await seen(id, 'es')).body).toMatchObject({ title: 'Muros', language: 'es' });
    await change(id, { texts: { en: null } });
    expect((await seen(id, 'en')).body.language).toBe('pt-BR');
    expect(await change(id, { texts: { es: null, 'pt-BR': null } })).toMatchObject({
      status: 400,
      body: { code: 'blog.post.text-missing' },
    });
    expect((await seen(id, 'es')).body.title).toBe('Muros');
  });

  test('a scheduled post appears at its time, and the edge is purged', async () => {
    const { id } = await create();
    const purged = new Promise<unknown[]>((resolve) => {
      onPurge = async (tags) => {
        const { status } = await seen(id);
        if (status === 200) resolve([tags, await listed('&q=walls')]);
      };
    });
    expect(await change(id, { status: 'published', publishedAt: '9999-01-01T00:00:00.000Z' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'publishedAt', message: scheduledTooLate.en }] },
    });
    const at = new Date(Date.now() + 1500).toISOString();
    const response = await change(id, { status: 'published', publishedAt: at });
    expect(response.body).toMatchObject({ status: 'scheduled', publishedAt: at });
    expect((await seen(id)).status).toBe(404);
    expect(await listed()).not.toContain(id);
    expect((await service.anonymous.get<string>('feed.xml')).body).not.toContain(id);
    const [tags, found] = await purged;
    expect(tags).toEqual(['posts', `post:${id}`]);
    expect(found).toContain(id);
    // It was written before, but no reader saw it change since it appeared.
    expect((await seen(id)).body).toMatchObject({ publishedAt: at, updatedAt: at });
    expect((await service.anonymous.get<string>('feed.xml')).body).toContain(`<updated>${at}</updated>`);
  });

  test('a schedule outlives a restart', async () => {
    const { id } = await create();
    const far = new Date(Date.now() + 3600_000).toISOString();
    await change(id, { status: 'published', publishedAt: far });
    const purged = new Promise<void>((resolve) => {
      onPurge = async () => {
        if ((await seen(id)).status === 200) resolve();
      };
    });
    const soon = new Date(Date.now() + 1500).toISOString().replace('T', ' ').replace('Z', '');
    await service.get(DataSource).query('update post set published_at = ? where id = ?', [soon, id]);
    await service.restart();
    expect((await seen(id)).status).toBe(404);
    await purged;
  });

  test('each save stores the former text, and any of them can be restored', async () => {
    const id = await publish();
    await change(id, { texts: { en: text('Second'), es: text('Segunda') } });
    await change(id, { texts: { en: text('Third') } });
    const { body: list } = await editor().get<RevisionSummary[]>(`api/admin/blog/${id}/revisions`);
    expect(list.map(({ title, replacedBy }) => [title, replacedBy])).toEqual([
      ['Second', admin.id],
      ['Walls', admin.id],
    ]);
    const first = list[1]?.number;
    const { body: revision } = await editor().get<Revision>(`api/admin/blog/${id}/revisions/${first}`);
    expect(Object.keys(revision.texts).sort()).toEqual(['en', 'pt-BR']);
    expect(revision.texts.en).toEqual(text('Walls'));
    const restored = await editor().post<AdminPost>(
      `api/admin/blog/${id}/revisions/${first}/restore`,
      {},
      await current(id),
    );
    expect(restored.status).toBe(200);
    expect(restored.body.texts).toEqual({ en: text('Walls'), 'pt-BR': text('Paredes') });
    expect((await seen(id)).body.title).toBe('Walls');
    expect((await seen(id, 'es')).body.language).toBe('en');
    // What the restore replaced can be restored too.
    const { body: after } = await editor().get<RevisionSummary[]>(`api/admin/blog/${id}/revisions`);
    expect(after.map(({ title }) => title)).toEqual(['Third', 'Second', 'Walls']);
    expect((await editor().get(`api/admin/blog/${id}/revisions/99`)).status).toBe(404);
    expect((await editor().post(`api/admin/blog/${id}/revisions/99/restore`, {}, await current(id))).status).toBe(404);
  });

  test('restoring and deleting need the version that was seen', async () => {
    const { id, revision } = await create();
    await changeFrom(revision, id, { texts: { en: text('Hers') } });
    const path = `api/admin/blog/${id}`;
    const [first] = (await editor().get<RevisionSummary[]>(`${path}/revisions`)).body;
    const restore = (headers = {}) => editor().post(`${path}/revisions/${first?.number}/restore`, {}, headers);
    const outdated = { 'if-match': `"${revision}"` };
    for (const act of [restore, (headers = {}) => editor().delete(path, headers)]) {
      expect(await act()).toMatchObject({ status: 428, body: { code: 'request.version-required' } });
      expect(await act(outdated)).toMatchObject({ status: 412, body: { code: 'blog.post.changed' } });
    }
    expect((await editor().get<AdminPost>(path)).body.texts.en?.title).toBe('Hers');
    expect((await restore(await current(id))).status).toBe(200);
    expect((await editor().delete(path, await current(id))).status).toBe(204);
  });

  test('saving over someone else’s work is refused as a conflict', async () => {
    const { id, revision } = await create();
    expect((await changeFrom(revision, id, { texts: { en: text('Mine') } })).status).toBe(200);
    const refused = await changeFrom(revision, id, { texts: { en: text('Yours') } });
    expect(refused).toMatchObject({ status: 412, body: { code: 'blog.post.changed', revision: revision + 1 } });
    expect(await editor().patch(`api/admin/blog/${id}`, { texts: { en: text('Blind') } })).toMatchObject({
      status: 428,
      body: { code: 'request.version-required' },
    });
    expect((await editor().get<AdminPost>(`api/admin/blog/${id}`)).body.texts.en?.title).toBe('Mine');
    const both = await Promise.all(
      ['a', 'b', 'c'].map((title) => changeFrom(revision + 1, id, { texts: { en: text(title) } })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });

  test('a producer has at most a hundred drafts, and an admin any number', async () => {
    const busy = buildUser({ role: 'producer' });
    const { id } = await create({}, busy);
    const database = service.get(Database);
    const row = await database.read.findOneByOrFail(PostEntity, { id });
    const rows = Array.from({ length: 99 }, (_, number) => ({ ...row, id: `${id}-${number}` }));
    await database.transaction((manager) => manager.insert(PostEntity, rows));
    const full = await service.as(busy).post('api/admin/blog', draft({ authorId: undefined }));
    expect(full).toMatchObject({ status: 409, body: { code: 'blog.post.too-many-drafts' } });
    await service.as(busy).delete(`api/admin/blog/${id}`, await current(id));
    await create({}, busy);
    await create();
    await database.transaction((manager) => manager.delete(PostEntity, { ownerId: busy.id }));
  });

  test('a producer writes own drafts and never publishes', async () => {
    const own = (await create({}, producer)).id;
    const others = (await create()).id;
    const caller = service.as(producer);
    expect((await change(own, { texts: { en: text('Better') } }, producer)).status).toBe(200);
    for (const more of [
      { status: 'published' },
      { status: 'archived' },
      { publishedAt: new Date().toISOString() },
      { status: 'submitted', publishedAt: null },
    ])
      expect(await change(own, more, producer)).toMatchObject({ status: 403, body: { code: 'blog.post.not-yours' } });
    expect((await caller.get(`api/admin/blog/${others}`)).status).toBe(404);
    expect((await change(others, { texts: { en: text('Mine') } }, producer)).status).toBe(404);
    expect((await caller.delete(`api/admin/blog/${others}`)).status).toBe(404);
    expect((await caller.get(`api/admin/blog/${others}/revisions`)).status).toBe(404);
    const { body } = await caller.get<KeysetPage<AdminPostSummary>>('api/admin/blog');
    expect(body.items.map(({ id }) => id)).toEqual([own]);
    await change(own, { status: 'published' });
    // What an admin has decided isn't "not yours".
    const late = await change(own, { status: 'draft' }, producer);
    expect(late).toMatchObject({ status: 409, body: { code: 'blog.post.decided' } });
    // Readers see it now, so the producer may no longer change it.
    expect((await change(own, { texts: { en: text('Later') } }, producer)).status).toBe(403);
    expect((await caller.post(`api/admin/blog/${own}/revisions/1/restore`)).status).toBe(403);
    expect((await caller.delete(`api/admin/blog/${own}`)).status).toBe(403);
    expect((await caller.post('api/admin/categories', {})).status).toBe(403);
    expect((await seen(own)).body.title).toBe('Better');
  });

  test('lists every state, searchable by title and id', async () => {
    const { id } = await create({ texts: { en: text('Xylophone Ünder glass') } });
    const page = async (query: string) =>
      (await editor().get<KeysetPage<AdminPostSummary>>(`api/admin/blog?${query}`)).body;
    const find = async (query: string) => (await page(query)).items.map((each) => each.id);
    expect(await find('q=xylophone+under')).toEqual([id]);
    expect(await find(`q=${id}`)).toEqual([id]);
    expect((await find('limit=1'))[0]).toBe(id);
    expect(await find('status=draft&limit=100')).toContain(id);
    expect(await find('status=published&limit=100')).not.toContain(id);
    expect(await find(`q=${id}&category=standards&author=helena-prado`)).toEqual([id]);
    expect(await find(`q=${id}&category=automation`)).toEqual([]);
    expect(await find(`q=${id}&author=diego-salazar`)).toEqual([]);
    expect((await page(`q=${id}`)).items[0]?.missing).toEqual(['pt-BR', 'es']);
    await change(id, { status: 'archived' });
    expect(await find('status=archived')).toEqual([id]);
    expect((await seen(id)).status).toBe(404);
    const first = await page('sort=title&dir=asc&limit=2');
    const second = await page(`sort=title&dir=asc&limit=2&after=${first.next}`);
    const titles = [...first.items, ...second.items].map(({ title }) => title.toLowerCase());
    expect([titles.length, titles]).toEqual([4, titles.toSorted()]);
    expect(await editor().get('api/admin/blog?after=x')).toMatchObject({ status: 400 });
  });

  test('a producer submits a draft and takes it back; an admin publishes it or sends it back', async () => {
    const { id } = await create({}, producer);
    expect((await change(id, { status: 'submitted' }, producer)).body).toMatchObject({ status: 'submitted' });
    expect((await change(id, { texts: { en: text('Later') } }, producer)).status).toBe(403);
    expect((await change(id, { status: 'draft', texts: { en: text('Later') } }, producer)).status).toBe(403);
    expect((await change(id, { status: 'draft' }, producer)).status).toBe(200);
    expect((await change(id, { texts: { en: text('Later') }, status: 'submitted' }, producer)).status).toBe(200);
    expect((await seen(id)).status).toBe(404);
    expect(await change(id, { status: 'draft' })).toMatchObject({
      status: 400,
      body: { code: 'blog.post.note-missing' },
    });
    const note = 'Say which walls you mean.';
    const aged = buildUser({ role: 'admin', confirmedAt: Date.now() - 301_000 });
    expect(await change(id, { status: 'draft', note }, aged)).toMatchObject({ body: { code: adminStep.code } });
    expect((await change(id, { status: 'draft', note })).body).toMatchObject({ status: 'draft', adminNote: note });
    const listedAs = async (status: string) =>
      (await editor().get<KeysetPage<AdminPostSummary>>(`api/admin/blog?q=${id}&status=${status}`)).body.items.map(
        (post) => post.id,
      );
    expect([await listedAs('sent-back'), await listedAs('draft')]).toEqual([[id], []]);
    expect((await change(id, { note: 'My own' }, producer)).status).toBe(403);
    const { body: again } = await change(id, { status: 'submitted' }, producer);
    expect(again).toMatchObject({ status: 'submitted', adminNote: note });
    expect((await change(id, { status: 'published' })).body).toMatchObject({ status: 'published', adminNote: null });
    expect((await seen(id)).body.title).toBe('Later');
    expect((await change(id, { status: 'draft' }, producer)).status).toBe(409);
  });

  test('no admin decides about a submitted post as it was before another decision, nor before it was taken back', async () => {
    const another = buildUser({ role: 'admin', confirmedAt: Date.now() });
    const decisions = [
      { status: 'published' },
      { status: 'published', publishedAt: new Date(Date.now() + 86_400_000).toISOString() },
      { status: 'draft', note: 'Say which walls.' },
      { status: 'archived' },
    ];
    for (const [meanwhile, by] of [
      [{ status: 'draft', note: 'Say why.' }, admin],
      [{ status: 'draft' }, producer],
    ] as const) {
      const { id } = await create({}, producer);
      const { revision } = (await change(id, { status: 'submitted' }, producer)).body;
      expect((await change(id, meanwhile, by)).status).toBe(200);
      for (const decision of decisions)
        expect(await changeFrom(revision, id, decision, another)).toMatchObject({
          status: 412,
          body: { code: 'blog.post.changed', revision: revision + 1 },
        });
      expect((await editor().get<AdminPost>(`api/admin/blog/${id}`)).body).toMatchObject({
        status: 'draft',
        adminNote: 'note' in meanwhile ? meanwhile.note : null,
      });
      expect((await seen(id)).status).toBe(404);
    }
  });

  test('a producer revises a published post beside it; readers get the edition when an admin publishes it', async () => {
    const { id } = await create({}, producer);
    await change(id, { status: 'published' });
    const published = (await seen(id)).body;
    const caller = service.as(producer);
    const begin = (user = producer) => service.as(user).post<AdminPost>(`api/admin/blog/${id}/edition`);
    const begun = await Promise.all([begin(), begin(), begin()]);
    const edition = begun[0]?.body as AdminPost;
    expect(begun.map(({ status, body }) => [status, body.id])).toEqual(Array(3).fill([200, edition.id]));
    expect(edition).toMatchObject({ status: 'draft', editionOf: id, publishedAt: null, texts: { en: text('Walls') } });
    expect((await caller.get<AdminPost>(`api/admin/blog/${id}`)).body).toMatchObject({ editionId: edition.id });
    const own = await caller.get<KeysetPage<AdminPostSummary>>('api/admin/blog');
    expect(own.body.items).toContainEqual(expect.objectContaining({ id, status: 'published', editionId: edition.id }));
    await change(edition.id, { texts: { en: text('Revised'), 'pt-BR': null } }, producer);
    const standing = async () => (await editor().get<AdminPost>(`api/admin/blog/${id}`)).body.editionStatus;
    expect(await standing()).toBe('draft');
    await change(edition.id, { status: 'submitted' }, producer);
    expect(await standing()).toBe('submitted');
    expect((await change(edition.id, { texts: { en: text('Late') } }, producer)).status).toBe(403);
    expect((await change(edition.id, { status: 'published' }, producer)).status).toBe(403);
    expect([(await seen(edition.id)).status, (await seen(id)).body]).toEqual([404, published]);
    expect(await listed()).not.toContain(edition.id);
    for (const more of [
      { status: 'archived' },
      { status: 'published', publishedAt: new Date(Date.now() + 86_400_000).toISOString() },
    ])
      expect(await change(edition.id, more)).toMatchObject({ status: 409, body: { code: 'blog.post.edition' } });
    const result = await change(edition.id, { status: 'published' });
    expect(result).toMatchObject({
      status: 200,
      body: { id, status: 'published', editionId: null, editionStatus: null },
    });
    expect((await seen(id)).body).toMatchObject({ title: 'Revised', publishedAt: published.publishedAt });
    expect((await seen(id, 'pt-BR')).body.language).toBe('en');
    expect((await caller.get(`api/admin/blog/${edition.id}`)).status).toBe(404);
    const { body: former } = await editor().get<RevisionSummary[]>(`api/admin/blog/${id}/revisions`);
    expect(former[0]).toMatchObject({ title: 'Walls', replacedBy: admin.id });
    const entries = await service.get(Database).read.findBy(AuditEntryEntity, { subjectId: id });
    expect(entries.at(-1)).toMatchObject({
      subjectName: 'Revised',
      before: { en: { title: 'Walls' } },
      after: { en: { title: 'Revised' } },
    });
  });

  test('an edition is published and changed by admins only once its author has submitted it, unless it is theirs or of the house', async () => {
    const { id } = await create({}, producer);
    await change(id, { status: 'published' });
    const begin = async () => {
      const begun = await service.as(producer).post<AdminPost>(`api/admin/blog/${id}/edition`);
      await change(begun.body.id, { texts: { en: text('Half of a sen') } }, producer);
      return begun.body.id;
    };
    const edition = await begin();
    const read = async (user = admin) => (await service.as(user).get<AdminPost>(`api/admin/blog/${edition}`)).body;
    expect([(await read()).isUnsubmitted, (await read(producer)).isUnsubmitted]).toEqual([true, false]);
    const before = await read();
    const unsubmitted = { status: 409, body: { code: 'blog.post.unsubmitted' } };
    for (const more of [
      { status: 'published' },
      { status: 'published', publishedAt: new Date(Date.now() + 86_400_000).toISOString() },
      { status: 'submitted' },
      { texts: { en: text('Rewritten') } },
      { categoryId: 'automation' },
    ])
      expect(await change(edition, more)).toMatchObject(unsubmitted);
    const [former] = (await editor().get<RevisionSummary[]>(`api/admin/blog/${edition}/revisions`)).body;
    const restored = await editor().post(
      `api/admin/blog/${edition}/revisions/${former?.number}/restore`,
      undefined,
      await current(edition),
    );
    expect(restored).toMatchObject(unsubmitted);
    expect([await read(), (await seen(id)).body.title]).toEqual([before, 'Walls']);
    await change(edition, { status: 'submitted' }, producer);
    expect((await read()).isUnsubmitted).toBe(false);
    expect((await change(edition, { status: 'published' })).status).toBe(200);

    // Who wrote it has become an admin, or the account is erased.
    const database = service.get(Database);
    for (const ownerId of [admin.id, null]) {
      const next = await begin();
      await database.transaction((manager) => manager.update(PostEntity, { id: next }, { ownerId }));
      expect((await change(next, { status: 'published' })).status).toBe(200);
    }
  });

  test('what an admin changes in a published post is changed in its edition, where that has the same', async () => {
    const { id } = await create({}, producer);
    await change(id, { status: 'published' });
    const begun = await service.as(producer).post<AdminPost>(`api/admin/blog/${id}/edition`);
    const edition = async () => (await service.as(producer).get<AdminPost>(`api/admin/blog/${begun.body.id}`)).body;
    const own = { ...text('Walls'), excerpt: 'My own excerpt' };
    await change(begun.body.id, { texts: { en: own } }, producer);
    const { revision } = await edition();
    const corrected = { ...text('Walls, corrected'), tags: ['walls', 'doors'] };
    const added = text('Muros');
    expect((await change(id, { texts: { en: corrected, es: added, 'pt-BR': null }, related: [] })).status).toBe(200);
    expect(await edition()).toMatchObject({
      revision: revision + 1,
      texts: { en: { ...corrected, excerpt: 'My own excerpt' }, es: added },
    });
    expect((await edition()).texts['pt-BR']).toBeUndefined();
    const stale = { texts: { en: own } };
    expect((await changeFrom(revision, begun.body.id, stale, producer)).status).toBe(412);

    await change(begun.body.id, { texts: { en: { ...corrected, title: 'My own title' } }, image: '' }, producer);
    await change(id, { texts: { en: { ...corrected, title: 'Walls again' } }, categoryId: 'automation' });
    expect(await edition()).toMatchObject({ categoryId: 'automation', texts: { en: { title: 'My own title' } } });
    await change(begun.body.id, { status: 'submitted' }, producer);
    await change(begun.body.id, { status: 'published' });
    expect((await seen(id)).body).toMatchObject({ title: 'My own title', tags: ['walls', 'doors'] });
  });

  test('only the producer of a published post begins an edition of it, which ends with the post', async () => {
    const id = await publish();
    const begin = (of: string, user = producer) => service.as(user).post<AdminPost>(`api/admin/blog/${of}/edition`);
    expect((await begin(id)).status).toBe(404);
    const { id: own } = await create({}, producer);
    expect(await begin(own)).toMatchObject({ status: 409, body: { code: 'blog.post.not-published' } });
    await change(own, { status: 'published' });
    expect((await begin(own, admin)).status).toBe(403);
    const { body: edition } = await begin(own);
    expect(await editor().post('api/admin/blog', draft({ related: [edition.id] }))).toMatchObject({ status: 400 });
    expect((await service.as(producer).delete(`api/admin/blog/${edition.id}`, await current(edition.id))).status).toBe(
      204,
    );
    const { body: another } = await begin(own);
    expect(another.id).not.toBe(edition.id);
    // Withdrawn meanwhile: publishing the edition doesn't bring it back, and its producer can't delete it.
    await change(another.id, { status: 'submitted' }, producer);
    await change(own, { status: 'draft' });
    expect(await change(another.id, { status: 'published' })).toMatchObject({
      status: 409,
      body: { code: 'blog.post.original-withdrawn' },
    });
    expect((await service.as(producer).delete(`api/admin/blog/${own}`, await current(own))).status).toBe(403);
    await change(own, { status: 'published' });
    expect((await editor().delete(`api/admin/blog/${own}`, await current(own))).status).toBe(204);
    expect((await editor().get(`api/admin/blog/${another.id}`)).status).toBe(404);
  });

  test('a time is taken away by publishing at once', async () => {
    const { id } = await create();
    await change(id, { status: 'published', publishedAt: new Date(Date.now() + 3600_000).toISOString() });
    expect((await change(id, { publishedAt: null })).body.status).toBe('published');
    expect((await seen(id)).status).toBe(200);
  });

  test('a preview is what readers would see, and saves nothing', async () => {
    const body = '# Walls\n\n| a | b |\n|---|---|\n| <b> | [x](/blog) |';
    const preview = await service.as(producer).post<PostPreview>('api/admin/blog/preview', { body });
    expect(preview.status).toBe(200);
    const id = await publish({ texts: { en: { ...text('Walls'), body } } });
    const { body: blocks, readTime } = (await seen(id)).body;
    expect(preview.body).toEqual({ body: blocks, readTime });
    expect((await editor().post('api/admin/blog/preview', { body: 'x'.repeat(60_001) })).status).toBe(400);
    expect((await editor().get<PostAuthor[]>('api/admin/blog/authors')).body).toContainEqual({
      id: 'helena-prado',
      name: 'Helena Prado',
    });
  });

  test('hostile text can’t do harm: it is stored as written and returned as blocks', async () => {
    const body = '<script>alert(1)</script>\n\n[a](javascript:alert(1)) b\u0000\u202e';
    const id = await publish({ texts: { en: { ...text('One\r\ntwo'), body } } });
    const response = await seen(id);
    expect(response.body.title).toBe('One two');
    expect(response.body.body).toEqual([
      { type: 'paragraph', children: [{ type: 'text', text: '<script>alert(1)</script>' }] },
      { type: 'paragraph', children: [{ type: 'text', text: 'a b' }] },
    ]);
  });

  test('shows pictures of this site only: no other address is read with the reader’s session', async () => {
    const withPicture = (address: string) => ({ texts: { en: { ...text('One'), body: `![a](${address})` } } });
    const attacks = ['/api/logout', '/api/user', '/api/newsletter/unsubscribe?token=a', 'https://evil.example/x.png'];
    for (const address of attacks) {
      const response = await editor().post<{ errors: { path: string; message: string }[] }>(
        'api/admin/blog',
        draft(withPicture(address)),
      );
      expect([address, response.status, response.body.errors]).toMatchObject([
        address,
        400,
        [{ path: 'texts.en.body', message: expect.stringMatching(/\b1\b/) }],
      ]);
      // Nor where one was saved before.
      const preview = await editor().post<PostPreview>('api/admin/blog/preview', { body: `![a](${address})` });
      expect(preview.body.body).toEqual([{ type: 'paragraph', children: [{ type: 'text', text: 'a' }] }]);
    }
    const id = await publish(withPicture('/api/blog/images/plan.svg'));
    expect((await seen(id)).body.body).toEqual([{ type: 'image', src: '/api/blog/images/plan.svg', alt: 'a' }]);
  });

  test.each([
    ['id', { id: 'No Slug' }],
    ['categoryId', { categoryId: 'none' }],
    ['authorId', { authorId: 'none' }],
    ['image', { image: 'none.svg' }],
    ['image', { image: '../secret.svg' }],
    ['related.0', { related: ['none'] }],
    ['texts', { texts: {} }],
    ['texts.en.title', { texts: { en: text(' ') } }],
    ['texts.en.body', { texts: { en: text('Long', 'x'.repeat(60_001)) } }],
    ['texts.en.body', { texts: { en: text('Wide', 'é'.repeat(40_000)) } }],
  ])('refuses a wrong %s and names it', async (path, more) => {
    const response = await editor().post<{ errors: { path: string }[] }>('api/admin/blog', draft(more));
    expect(response.status).toBe(400);
    expect(response.body.errors.map((error) => error.path)).toContain(path);
  });

  test('accepts the longest allowed text', async () => {
    const body = 'é'.repeat(32_000);
    const { id } = await create({ texts: { en: text('Long', body) } });
    expect((await change(id, { texts: { en: text('Longer', body) } })).status).toBe(200);
    expect((await editor().get<AdminPost>(`api/admin/blog/${id}`)).body.texts.en?.body).toBe(body);
  });

  test('what admins change is on record, drafts of producers are not', async () => {
    const database = service.get(Database);
    const last = await database.read.countBy(AuditEntryEntity, {});
    const { id } = await create();
    await change(id, { status: 'published' });
    await service.as(admin).delete(`api/admin/blog/${id}`, await current(id));
    const { id: own } = await create({}, producer);
    await change(own, { texts: { en: text('Own') } }, producer);
    await service.as(producer).delete(`api/admin/blog/${own}`, await current(own));
    const entries = await database.read.find(AuditEntryEntity, {
      where: { number: MoreThanOrEqual(last || 1) },
      order: { number: 'ASC' },
    });
    expect(entries.filter(({ subjectId }) => subjectId === own)).toEqual([]);
    expect(entries.filter(({ subjectId }) => subjectId === id)).toMatchObject([
      {
        action: 'blog.post.created',
        actorId: admin.id,
        before: null,
        after: { status: 'draft', en: { title: 'Walls' } },
      },
      { action: 'blog.post.changed', before: { status: 'draft', publishedAt: null }, after: { status: 'published' } },
      { action: 'blog.post.removed', before: { status: 'published', en: { title: 'Walls' } }, after: null },
    ]);
  });

  test('an id is used once; a deleted post disappears everywhere', async () => {
    const id = await publish({ image: 'ifc-export-checks.svg' });
    expect((await seen(id)).body.imageUrl).toMatch(/ifc-export-checks\.svg\?v=/);
    const errors = [{ path: 'id', message: expect.stringContaining(id) }];
    expect(await editor().post('api/admin/blog', draft({ id }))).toMatchObject({ status: 409, body: { errors } });
    await change(id, { texts: { en: text('New') } });
    const purges: string[][] = [];
    onPurge = (tags) => void purges.push(tags);
    expect((await editor().delete(`api/admin/blog/${id}`, await current(id))).status).toBe(204);
    expect(purges).toEqual([['posts', `post:${id}`]]);
    expect((await seen(id)).status).toBe(404);
    expect((await editor().get(`api/admin/blog/${id}`)).status).toBe(404);
    for (const table of ['post_text', 'post_revision'])
      expect(await service.get(DataSource).query(`select 1 from ${table} where post_id = ?`, [id])).toEqual([]);
    expect((await editor().delete(`api/admin/blog/${id}`)).status).toBe(404);
  });

  test('an id is used once, even when requested at the same moment, and never one that is an address of the blog', async () => {
    const post = draft();
    const responses = await Promise.all(Array.from({ length: 5 }, () => editor().post('api/admin/blog', post)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    for (const id of ['categories', 'search-entries', 'recent', 'images', 'authors', 'new', 'preview'])
      expect(await editor().post('api/admin/blog', draft({ id }))).toMatchObject({
        body: { errors: [{ path: 'id' }] },
      });
    const name = { name: 'Roofs', description: 'Roofs.' };
    const category = { id: 'roofs', texts: { en: name, 'pt-BR': name, es: name } };
    const told = await Promise.all(Array.from({ length: 5 }, () => editor().post('api/admin/categories', category)));
    expect(told.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  test('a category is not deleted while a post moves into it', async () => {
    const name = { name: 'Doors', description: 'Doors.' };
    const texts = { en: name, 'pt-BR': name, es: name };
    for (let round = 0; round < 10; round++) {
      const categoryId = `doors-${round}`;
      await editor().post('api/admin/categories', { id: categoryId, texts });
      const [removed, ...made] = await Promise.all([
        editor().delete(`api/admin/categories/${categoryId}`),
        ...Array.from({ length: 4 }, () => editor().post('api/admin/blog', draft({ categoryId }))),
      ]);
      const kept = made.filter(({ status }) => status === 201).length;
      expect([removed?.status, kept]).toEqual(kept > 0 ? [409, 4] : [204, 0]);
    }
  });

  test('a change by another process is seen after the next poll, and the edge is purged', async () => {
    const id = await publish();
    const { dataSource } = service.running;
    await dataSource.query('update post_text set title = ? where post_id = ?', ['By another', id]);
    await dataSource.query('update post set updated_at = ? where id = ?', ['2027-01-01 00:00:00.000', id]);
    const purges: string[][] = [];
    onPurge = (tags) => void purges.push(tags);
    await service.get(Blog).takeOverChanges();
    expect((await seen(id)).body.title).toBe('By another');
    expect(purges).toEqual([['posts', `post:${id}`]]);
    await service.get(Blog).takeOverChanges();
    expect(purges).toHaveLength(1);
  });

  test('categories are added, renamed, moved and deleted, but not while they contain posts', async () => {
    const name = (words: string) => ({ name: words, description: `${words}.` });
    const texts = { en: name('Walls'), 'pt-BR': name('Paredes'), es: name('Muros') };
    expect(await editor().post('api/admin/categories', { id: 'walls', texts })).toMatchObject({ status: 201 });
    expect((await editor().post('api/admin/categories', { id: 'walls', texts })).status).toBe(409);
    expect((await editor().post('api/admin/categories', { id: 'half', texts: { en: texts.en } })).status).toBe(400);
    const purges: string[][] = [];
    onPurge = (tags) => void purges.push(tags);
    expect((await editor().patch('api/admin/categories/walls', { texts: { es: name('Paredes') } })).status).toBe(200);
    expect(purges).toEqual([['posts']]);
    const shown = async () => (await service.anonymous.get<BlogCategory[]>('api/blog/categories?lang=es')).body;
    expect((await shown()).find(({ id }) => id === 'walls')).toMatchObject({ name: 'Paredes', postCount: 0 });
    await editor().patch('api/admin/categories/walls', { place: 1 });
    expect((await shown()).slice(0, 2).map(({ id }) => id)).toContain('walls');
    const { id } = await create({ categoryId: 'walls' });
    expect(await editor().delete('api/admin/categories/walls')).toMatchObject({
      status: 409,
      body: { code: 'blog.category.in-use', posts: 1 },
    });
    await change(id, { categoryId: 'standards' });
    expect((await editor().delete('api/admin/categories/walls')).status).toBe(204);
    expect((await shown()).map((each) => each.id)).not.toContain('walls');
    for (const method of ['get', 'delete'] as const)
      expect((await editor()[method]('api/admin/categories/walls')).status).toBe(404);
    expect((await editor().patch('api/admin/categories/walls', { place: 2 })).status).toBe(404);
  });

  test('a category is merged into another: its posts move, and its addresses mean the other one', async () => {
    const name = (words: string) => ({ name: words, description: `${words}.` });
    const texts = { en: name('Gates'), 'pt-BR': name('Portões'), es: name('Portones') };
    for (const id of ['gates', 'portals', 'openings']) await editor().post('api/admin/categories', { id, texts });
    const published = await publish({ categoryId: 'gates' });
    const { id: drafted } = await create({ categoryId: 'gates' });
    const merge = (id: string, into: string) => editor().post(`api/admin/categories/${id}/merge`, { into });
    expect(await merge('gates', 'gates')).toMatchObject({ status: 400 });
    expect(await merge('gates', 'none')).toMatchObject({ status: 404 });
    const purges: string[][] = [];
    onPurge = (tags) => void purges.push(tags);
    expect(await merge('gates', 'portals')).toMatchObject({ status: 200, body: { id: 'portals', postCount: 2 } });
    expect(purges).toEqual([['posts']]);
    expect(await merge('gates', 'portals')).toMatchObject({ status: 404 });
    expect(await merge('portals', 'openings')).toMatchObject({ status: 200, body: { postCount: 2 } });
    for (const category of ['gates', 'portals', 'openings'])
      expect(await listed(`&category=${category}`)).toEqual([published]);
    expect((await editor().get<AdminPost>(`api/admin/blog/${drafted}`)).body.categoryId).toBe('openings');
    const shown = async () => (await service.anonymous.get<BlogCategory[]>('api/blog/categories')).body;
    expect((await shown()).find(({ id }) => id === 'openings')?.formerIds).toEqual(['gates', 'portals']);
    expect((await shown()).map(({ id }) => id)).not.toContain('gates');
    const entries = await service.get(Database).read.findBy(AuditEntryEntity, { subjectId: 'gates' });
    expect(entries.at(-1)).toMatchObject({
      action: 'blog.category.merged',
      subjectName: 'Gates',
      after: { into: 'portals' },
    });
    expect((await service.as(producer).post('api/admin/categories/openings/merge', { into: 'x' })).status).toBe(403);
    // An id that is used again means its own category.
    await editor().post('api/admin/categories', { id: 'gates', texts });
    expect(await listed('&category=gates')).toEqual([]);
    for (const id of [published, drafted]) await editor().delete(`api/admin/blog/${id}`, await current(id));
  });

  test('a producer’s draft that saves itself has one former text in ten minutes', async () => {
    const { id } = await create({}, producer);
    for (const title of ['Wa', 'Wall', 'Walls of brick'])
      expect((await change(id, { texts: { en: text(title) } }, producer)).status).toBe(200);
    const revisions = async () =>
      (await editor().get<RevisionSummary[]>(`api/admin/blog/${id}/revisions`)).body.map(({ title }) => title);
    expect(await revisions()).toEqual(['Walls']);
    const { read } = service.get(Database);
    await read.update(PostRevisionEntity, { postId: id }, { replacedAt: new Date(Date.now() - 11 * 60_000) });
    await change(id, { texts: { en: text('Walls of stone') } }, producer);
    expect(await revisions()).toEqual(['Walls of brick', 'Walls']);
    // What an admin replaces is always kept.
    await change(id, { texts: { en: text('Walls, at last') } });
    expect(await revisions()).toEqual(['Walls of stone', 'Walls of brick', 'Walls']);
  });

  test('a post has no owner once its writer’s account is erased', async () => {
    const { id, revision: number } = await create({}, producer);
    await change(id, { texts: { en: text('Better') } }, producer);
    const path = `internal/users/${producer.id}/export`;
    const posts = (await service.from('identity').get<{ posts: { id: string }[] }>(path)).body.posts;
    expect(posts.map((each) => each.id)).toContain(id);
    expect((await service.from('identity').get(path)).body).toMatchObject({
      saves: expect.arrayContaining([{ post: id, number, language: 'en', at: expect.any(String) }]),
    });
    const event = { id: randomUUID(), name: 'identity.user.erased', payload: { userId: producer.id } };
    expect((await service.from('identity').post('internal/events', event)).status).toBeLessThan(300);
    expect((await service.from('identity').get(path)).body).toMatchObject({ posts: [], saves: [] });
    expect((await editor().get<AdminPost>(`api/admin/blog/${id}`)).body).toMatchObject({ id, ownerId: null });
    const [revision] = (await editor().get<RevisionSummary[]>(`api/admin/blog/${id}/revisions`)).body;
    expect(revision).toMatchObject({ title: 'Walls', replacedBy: null });
  });

  test('a second seed leaves a merged category merged', async () => {
    const name = { name: 'Methods', description: 'Methods.' };
    await editor().post('api/admin/categories', { id: 'methods', texts: { en: name, 'pt-BR': name, es: name } });
    const merge = () => editor().post('api/admin/categories/automation/merge', { into: 'methods' });
    expect((await merge()).status).toBe(200);
    const database = service.get(Database);
    const automated = await database.read.findBy(PostEntity, { categoryId: 'methods' });
    const [gone] = automated;
    expect(automated.length).toBeGreaterThan(1);
    await database.transaction(async (manager) => {
      await manager.delete(PostTextEntity, { postId: gone?.id });
      await manager.delete(PostEntity, { id: gone?.id });
    });
    await seedBlog(service.running.context);
    expect(await database.read.existsBy(CategoryEntity, { id: 'automation' })).toBe(false);
    expect(await database.read.findOneBy(PostEntity, { id: gone?.id })).toMatchObject({ categoryId: 'methods' });
    // As an earlier release's seed left it.
    await database.transaction((manager) =>
      manager.insert(CategoryEntity, { id: 'automation', place: 1, updatedAt: new Date() }),
    );
    expect(await merge()).toMatchObject({ status: 200, body: { id: 'methods' } });
  });

  test('a second seed keeps an editor’s changes', async () => {
    await change('ifc-export-checks', { texts: { en: text('Edited by hand') }, status: 'draft' });
    await seedBlog(service.running.context);
    await service.get(Blog).refresh();
    const { body } = await editor().get<AdminPost>('api/admin/blog/ifc-export-checks');
    expect(body).toMatchObject({ status: 'draft', texts: { en: { title: 'Edited by hand' } } });
  });
});
