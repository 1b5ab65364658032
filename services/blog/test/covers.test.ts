import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AdminPost, Cover, Post, PostPreview, Problem, TextPicture } from '@arcada/contracts';
import { databases } from '@arcada/testing/database';
import { buildUser, startService, type TestService } from '@arcada/testing/service';
import sharp from 'sharp';
import { blogDefinition } from '../src/definition.ts';
import { PostCovers } from '../src/posts/admin/post-covers.ts';
import { knownAuthor } from './harness/known-author.ts';

const octets = { 'content-type': 'application/octet-stream' };
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer();

describe.each(databases())('covers on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(blogDefinition, { kind, seed: true, env: { SEED_DEMO: 'true' } });
  });
  afterAll(() => service.stop());

  const producer = buildUser({ role: 'producer' });
  const folder = () => join(service.dataDir, 'blog/images');
  const send = (content: Buffer, user = producer) =>
    service.as(user).put<Cover & Problem>('/api/admin/blog/images', content, octets);
  const draft = (id: string) => ({
    id,
    categoryId: 'standards',
    texts: { en: { title: 'Walls', excerpt: 'Walls', tags: [], body: 'About walls.' } },
  });

  test('are resized, saved with a producer’s draft, and shown once it is published', async () => {
    const { status, body: cover } = await send(await picture(3000, 2000));
    expect(status).toBe(200);
    const admin = service.as(buildUser({ role: 'admin' }));
    await knownAuthor(service, producer);
    const { body: post } = await service.as(producer).post<AdminPost>('/api/admin/blog', draft('walls'));
    const based = { 'if-match': `"${post.revision}"` };
    const saved = await service
      .as(producer)
      .patch<AdminPost>('/api/admin/blog/walls', { image: cover.image, status: 'submitted' }, based);
    expect(saved.body).toMatchObject({ image: cover.image, imageUrl: cover.imageUrl });
    await admin.patch('/api/admin/blog/walls', { status: 'published' }, { 'if-match': `"${saved.body.revision}"` });
    expect((await service.anonymous.get<Post>('/api/blog/walls')).body.imageUrl).toBe(cover.imageUrl);
    const { bytes, headers } = await service.anonymous.get(cover.imageUrl);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1280, height: 853 });
  });

  test('are known by their content, and only editors send them', async () => {
    expect((await send(Buffer.from('<svg/>'))).body.code).toBe('picture.unreadable');
    expect((await send(await picture(599, 400))).body.code).toBe('picture.wrong-size');
    const json = await service.as(producer).put<Problem>('/api/admin/blog/images', {});
    expect([json.status, json.body.code]).toEqual([400, 'picture.unreadable']);
    expect((await send(await picture(900, 600), buildUser())).status).toBe(403);
    const missing = { ...draft('doors'), image: `${'0'.repeat(24)}.webp` };
    const { status, body } = await service.as(producer).post<Problem>('/api/admin/blog', missing);
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'image']);
  });

  test('that no post has are removed after a week', async () => {
    const covers = service.get(PostCovers);
    const { body: unused } = await send(await picture(901, 600));
    const used = (await readdir(folder())).filter((file) => file !== unused.image);
    await writeFile(join(folder(), 'own.svg'), '<svg/>');
    const day = 86_400_000;
    await covers.run(Date.now() + 6 * day);
    expect(await readdir(folder())).toContain(unused.image);
    // Chosen for a post once more, it stays as long again.
    const before = new Date(Date.now() - 10 * day);
    await utimes(join(folder(), unused.image), before, before);
    expect(await covers.has(unused.image)).toBe(true);
    await covers.run();
    expect(await readdir(folder())).toContain(unused.image);
    await covers.run(Date.now() + 8 * day);
    expect((await readdir(folder())).sort()).toEqual([...used, 'own.svg'].sort());
  });

  test('within a text are resized, have an alternative text, and stay while a text or a former one has them', async () => {
    const take = async (content: Buffer, user = producer) =>
      service.as(user).put<TextPicture & Problem>('/api/admin/blog/pictures', content, octets);
    const { body: taken } = await take(await picture(2560, 1280));
    expect(taken).toMatchObject({ width: 1280, height: 640, src: expect.stringMatching(/webp.*w=1280&h=640$/) });
    expect((await take(await picture(30, 30))).body.code).toBe('picture.wrong-size');
    expect((await take(await picture(900, 600), buildUser())).status).toBe(403);
    const post = draft('floors');
    const say = (body: string) => ({ ...post, texts: { en: { ...post.texts.en, body } } });
    const author = service.as(producer);
    const refused = await author.post<Problem>('/api/admin/blog', say(`Look:\n\n![](${taken.src})`));
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, 'texts.en.body']);
    expect(refused.body.errors?.[0]?.message).toContain('alternative text');
    const made = await author.post<AdminPost>('/api/admin/blog', say(`Look:\n\n![A floor](${taken.src})`));
    expect(made.status).toBe(201);
    const shown = await author.post<PostPreview>('/api/admin/blog/preview', { body: made.body.texts.en?.body });
    expect(shown.body.body.at(-1)).toEqual({ type: 'image', alt: 'A floor', src: taken.src, width: 1280, height: 640 });
    const file = /[0-9a-f]{24}\.webp/.exec(taken.src)?.[0];
    const later = Date.now() + 30 * 86_400_000;
    await service.get(PostCovers).run(later);
    expect(await readdir(folder())).toContain(file);
    const based = { 'if-match': `"${made.body.revision}"` };
    await author.patch('/api/admin/blog/floors', { texts: say('Without.').texts }, based);
    await service.get(PostCovers).run(later);
    expect(await readdir(folder())).toContain(file);
  });
});
