import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import {
  type AdminNotice,
  type AdminPost,
  dateFormat,
  events,
  type GivenNotice,
  type Language,
} from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { buildUser, startService, type TestService } from '@arcada/testing/service';
import { blogDefinition } from '../src/definition.ts';
import { PostAnnouncements } from '../src/posts/admin/post-announcements.ts';
import { PostNotices } from '../src/posts/admin/post-notices.ts';
import { PostEntity } from '../src/posts/post.entity.ts';
import { knownAuthor } from './harness/known-author.ts';
import { settle } from './harness/mailbox.ts';

const admin = buildUser({ role: 'admin' });
const producer = buildUser({ role: 'producer' });
const inDays = (days: number) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T15:30:00.000Z`;
const [planned, moved] = [inDays(90), inDays(120)];
const dayOf = (time: string, language: Language = 'en') =>
  dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));
const text = (title: string) => ({ title, excerpt: `${title} in short`, tags: [], body: `# ${title}` });

describe.each(databases())('notices of posts on %s', (kind) => {
  let learning: Server;
  let service: TestService;
  const given: GivenNotice[] = [];
  const forAdmins: AdminNotice[] = [];
  beforeAll(async () => {
    // Receives events as learning does, and refuses what isn't in the contract.
    learning = createServer(async (request, response) => {
      const { name, payload } = (await json(request)) as { name: string; payload: unknown };
      if (name === 'blog.notice.given') given.push(events[name].parse(payload));
      if (name === 'blog.notice.for-admins') forAdmins.push(events[name].parse(payload));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"duplicate":false}');
    }).listen(0, '127.0.0.1');
    await once(learning, 'listening');
    const env = { SEED_DEMO: 'true', LEARNING_URL: `http://127.0.0.1:${(learning.address() as AddressInfo).port}` };
    service = await startService(blogDefinition, { kind, seed: true, env });
  });
  afterAll(async () => {
    await service?.stop();
    learning.closeAllConnections();
    learning.close();
  });

  const create = async (user = producer, title = 'Walls') => {
    const id = `walls-${randomUUID().slice(0, 8)}`;
    const texts = { en: text(title), 'pt-BR': text('Paredes') };
    const author = user.role === 'producer' ? {} : { authorId: 'helena-prado' };
    if (user.role === 'producer') await knownAuthor(service, user);
    const draft = { id, categoryId: 'standards', ...author, texts };
    expect((await service.as(user).post('api/admin/blog', draft)).status).toBe(201);
    return id;
  };
  const change = async (id: string, body: object, user = admin) => {
    const { body: now } = await service.as(admin).get<AdminPost>(`api/admin/blog/${id}`);
    const made = await service
      .as(user)
      .patch<AdminPost>(`api/admin/blog/${id}`, body, { 'if-match': `"${now.revision}"` });
    expect(made.status).toBe(200);
    return made.body;
  };
  /** Everything that was sent since the last look. */
  const news = async () => {
    await settle(service);
    return given.splice(0);
  };

  test('its producer gets one when an admin sends it back and when it is published, and none for own changes', async () => {
    const id = await create();
    await change(id, { status: 'submitted' }, producer);
    await change(id, { status: 'draft' }, producer);
    await change(id, { status: 'submitted' }, producer);
    await change(id, { categoryId: 'automation' });
    expect(await news()).toEqual([]);
    await change(id, { status: 'draft', note: 'Say which walls you mean.' });
    expect(await news()).toEqual([
      expect.objectContaining({
        userId: producer.id,
        kind: 'publication',
        title: {
          en: '“Walls” was sent back to you',
          'pt-BR': '“Paredes” foi devolvido para você',
          es: '«Walls» se te ha devuelto',
        },
        text: expect.objectContaining({ en: 'Say which walls you mean.' }),
        path: `/dashboard/content/posts/${id}`,
        mails: true,
      }),
    ]);
    await change(id, { status: 'submitted' }, producer);
    await change(id, { status: 'published' });
    // Published already: nothing that its producer waits for.
    await change(id, { texts: { en: text('Walls again') }, status: 'published' });
    expect(await news()).toMatchObject([{ title: { en: '“Walls” is published' }, path: `/blog/${id}`, mails: true }]);

    const { body: edition } = await service.as(producer).post<AdminPost>(`api/admin/blog/${id}/edition`);
    await change(edition.id, { texts: { en: text('Walls revised') }, status: 'submitted' }, producer);
    await change(edition.id, { status: 'published' });
    expect(await news()).toMatchObject([
      {
        title: { en: '“Walls revised” is published' },
        text: { en: 'Readers see what you have changed from now on.' },
        path: `/blog/${id}`,
      },
    ]);
  });

  test('admins get one when it is submitted, its producer when it is taken from readers', async () => {
    const id = await create();
    await change(id, { status: 'submitted' }, producer);
    await news();
    expect(forAdmins.splice(0)).toContainEqual({
      id: expect.any(String),
      kind: 'publication',
      title: { en: '“Walls” was submitted', 'pt-BR': '“Paredes” foi enviado', es: '«Walls» se ha enviado' },
      text: expect.objectContaining({ en: '{actor} has submitted this new article. Publish it or send it back.' }),
      path: `/admin/blog-manager/${id}`,
      actorId: producer.id,
    });
    await change(id, { status: 'published' });
    await news();
    await change(id, { status: 'archived' });
    expect(await news()).toMatchObject([
      {
        userId: producer.id,
        title: { en: '“Walls” was taken off the site' },
        text: { en: 'An admin has taken it from readers. Write to us if you have questions.' },
        path: `/dashboard/content/posts/${id}`,
      },
    ]);
    expect(forAdmins).toEqual([]);
  });

  test('a scheduled one says from when readers see it, and an action on several notifies of each', async () => {
    const id = await create(producer, 'W'.repeat(160));
    await change(id, { status: 'published', publishedAt: planned });
    const [scheduled] = await news();
    expect(scheduled).toMatchObject({ userId: producer.id, path: `/dashboard/content/posts/${id}` });
    expect(scheduled?.title.en).toMatch(/^“W+…” will be published$/);
    expect(scheduled?.text.en).toContain(dayOf(planned));
    expect(scheduled?.text['pt-BR']).toContain(dayOf(planned, 'pt-BR'));
    await change(id, { categoryId: 'automation' });
    expect(await news()).toEqual([]);
    await change(id, { publishedAt: moved });
    expect((await news()).map(({ text: { en } }) => en)).toEqual([expect.stringContaining(dayOf(moved))]);

    // What its producer changes meanwhile isn't with readers either.
    const { body: edition } = await service.as(producer).post<AdminPost>(`api/admin/blog/${id}/edition`);
    await change(edition.id, { status: 'submitted' }, producer);
    await change(edition.id, { status: 'published' });
    expect(await news()).toMatchObject([
      {
        title: { en: expect.stringMatching(/will be published$/) },
        text: { en: expect.stringMatching(new RegExp(`^What you have changed is in place.* ${dayOf(moved)}`)) },
        path: `/dashboard/content/posts/${id}`,
      },
    ]);

    // Readers never had it: nothing was taken from them.
    await change(id, { status: 'draft' });
    expect(await news()).toMatchObject([
      {
        title: { en: expect.stringMatching(/is no longer scheduled$/) },
        text: { en: 'An admin has cancelled the date that was set. Write to us if you have questions.' },
        path: `/dashboard/content/posts/${id}`,
      },
    ]);
    await change(id, { status: 'published', publishedAt: planned });
    await change(id, { publishedAt: null });
    expect((await news()).map(({ path }) => path)).toEqual([`/dashboard/content/posts/${id}`, `/blog/${id}`]);

    const [first, second, own] = [await create(), await create(), await create(admin)];
    const posts: { id: string; tag: string }[] = [];
    for (const each of [first, second, own]) {
      const { body } = await service.as(admin).get<AdminPost>(`api/admin/blog/${each}`);
      posts.push({ id: each, tag: `${body.revision}` });
    }
    const bulk = (apply: boolean) =>
      service.as(admin).post('api/admin/blog/bulk', { posts, action: { kind: 'status', status: 'published' }, apply });
    expect((await bulk(false)).status).toBe(200);
    expect(await news()).toEqual([]);
    expect((await bulk(true)).status).toBe(200);
    expect((await news()).map(({ path }) => path).sort()).toEqual(
      [first, second].map((each) => `/blog/${each}`).sort(),
    );
  });

  test('a scheduled one tells its producer once readers see it, one time, and only if it still appears', async () => {
    const schedule = async (id: string, publishedAt = planned) => {
      await change(id, { status: 'published', publishedAt });
      return id;
    };
    const [appears, withdrawn, early, later] = [
      await schedule(await create(producer, 'Appears')),
      await schedule(await create(producer, 'Withdrawn')),
      await schedule(await create(producer, 'Early')),
      await schedule(await create(producer, 'Moved')),
    ];
    await schedule(await create(admin, 'Of the house'));
    await change(withdrawn, { status: 'archived' });
    await change(early, { publishedAt: null });
    await change(later, { publishedAt: moved });
    // The edition of a scheduled post is none itself.
    expect((await service.as(producer).post(`api/admin/blog/${appears}/edition`)).status).toBeLessThan(300);
    await change(appears, { categoryId: 'automation' });
    await news();
    const announce = async (time: number) => {
      const other = new PostAnnouncements(service.get(Database), service.get(PostNotices));
      await Promise.all([service.get(PostAnnouncements), other].map((each) => each.run(time)));
      return news();
    };
    expect(await announce(Date.parse(planned) - 1)).toEqual([]);
    await service.restart();
    expect(await announce(Date.parse(planned))).toEqual([
      expect.objectContaining({
        userId: producer.id,
        kind: 'publication',
        title: expect.objectContaining({ en: '“Appears” is published' }),
        text: {
          en: 'Readers can see it now, as scheduled.',
          'pt-BR': 'Os leitores já podem vê-lo, como agendado.',
          es: 'Los lectores ya pueden verlo, como estaba programado.',
        },
        path: `/blog/${appears}`,
        mails: true,
      }),
    ]);
    await service.restart();
    expect(await announce(Date.parse(planned))).toEqual([]);
    expect(await announce(Date.parse(moved))).toMatchObject([{ path: `/blog/${later}` }]);
    expect(await announce(Date.parse(inDays(300)))).toEqual([]);
  });

  test('a scheduled one is announced by the service itself', async () => {
    const id = await create(producer, 'Soon');
    await change(id, { status: 'published', publishedAt: planned });
    await news();
    const time = new Date(Date.now() - 1000);
    await service.get(Database).read.update(PostEntity, { id }, { publishedAt: time, announceAt: time });
    for (const until = Date.now() + 40_000; given.length === 0 && Date.now() < until; )
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await news()).toMatchObject([{ path: `/blog/${id}` }]);
  });
});
