import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AdminPost, BlogAuthor, PageOf, Post, PostAuthor, PostSummary } from '@arcada/contracts';
import { authorIdOf, Database } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { buildUser, startService, type TestService } from '@arcada/testing/service';
import { blogDefinition } from '../src/definition.ts';
import { AuthorEntity } from '../src/posts/author.entity.ts';

interface Refused {
  code: string;
  errors?: { path: string }[];
}
const admin = buildUser({ role: 'admin' });
const producer = buildUser({ role: 'producer' });
const other = buildUser({ role: 'producer' });
const namesake = buildUser({ role: 'producer' });

describe.each(databases())('authors of posts on %s', (kind) => {
  let identity: Server;
  let service: TestService;
  let account = { username: 'pat', fullName: 'Pat Prädel' as string | null };
  beforeAll(async () => {
    identity = createServer((_request, response) => {
      const body = JSON.stringify({ ...account, email: 'pat@example.com', language: 'en' });
      response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    }).listen(0, '127.0.0.1');
    await once(identity, 'listening');
    const env = { SEED_DEMO: 'true', IDENTITY_URL: `http://127.0.0.1:${(identity.address() as AddressInfo).port}` };
    service = await startService(blogDefinition, { kind, seed: true, env });
  });
  afterAll(async () => {
    await service?.stop();
    identity.close();
  });

  const draft = (more: object = {}) => ({
    id: `walls-${randomUUID().slice(0, 8)}`,
    categoryId: 'standards',
    texts: { en: { title: 'Walls', excerpt: 'In short', tags: [], body: 'Words' } },
    ...more,
  });
  const create = (more: object = {}, user = producer) =>
    service.as(user).post<AdminPost & Refused>('api/admin/blog', draft(more));
  const change = ({ id, revision }: AdminPost, body: object, user = producer) =>
    service.as(user).patch<AdminPost & Refused>(`api/admin/blog/${id}`, body, { 'if-match': `"${revision}"` });
  const own = authorIdOf(producer.id);

  test('producers have their own name only, and readers see it', async () => {
    const offered = (user: typeof admin) => service.as(user).get<PostAuthor[]>('api/admin/blog/authors');
    expect((await offered(producer)).body).toEqual([{ id: own, name: 'Pat Prädel' }]);
    const { status, body: post } = await create();
    expect([status, post.authorId]).toEqual([201, own]);
    expect((await create({ authorId: own })).status).toBe(201);
    for (const authorId of ['helena-prado', authorIdOf(other.id)]) {
      for (const refused of [await create({ authorId }), await change(post, { authorId })])
        expect(refused).toMatchObject({
          status: 403,
          body: { code: 'blog.post.other-author', errors: [{ path: 'authorId' }] },
        });
    }
    const submitted = await change(post, { status: 'submitted' });
    const published = await change(submitted.body, { status: 'published' }, admin);
    const page = async () => (await service.anonymous.get<Post>(`api/blog/${post.id}`)).body;
    expect((await page()).author).toEqual({
      ...{ id: 'pat-pradel', name: 'Pat Prädel', role: '', bio: '' },
      formerIds: [own],
    });
    const authors = async () => (await service.anonymous.get<BlogAuthor[]>('api/blog/authors')).body;
    expect((await authors()).find(({ id }) => id === 'pat-pradel')).toMatchObject({ formerIds: [own], postCount: 1 });
    for (const author of ['pat-pradel', own]) {
      const { body } = await service.anonymous.get<PageOf<PostSummary>>(`api/blog?author=${author}`);
      expect(body.items.map(({ id }) => id)).toEqual([post.id]);
    }

    // An admin may choose another, which stays when the producer revises the post.
    await change(published.body, { authorId: 'helena-prado' }, admin);
    expect((await page()).author.name).toBe('Helena Prado');
    const { body: edition } = await service.as(producer).post<AdminPost>(`api/admin/blog/${post.id}/edition`);
    expect((await change(edition, { authorId: 'helena-prado', image: '' })).status).toBe(200);
  });

  test('admins name one of all', async () => {
    expect((await create({}, admin)).body).toMatchObject({ status: 400, code: 'blog.post.author-missing' });
    expect((await create({ authorId: 'helena-prado' }, admin)).status).toBe(201);
    expect((await create({ authorId: own }, admin)).status).toBe(201);
  });

  test('have the account’s user name without a full one, and no name once the account is erased', async () => {
    account = { username: 'pat-2', fullName: null };
    const { body: post } = await create();
    const name = async () => (await service.get(Database).read.findOneByOrFail(AuthorEntity, { id: own })).name;
    expect(await name()).toBe('pat-2');
    // From before such names were refused.
    account = { username: 'pat-2', fullName: 'Pat, see evil.example' };
    await create();
    expect(await name()).toBe('pat-2');
    // Others link to the page: it stays where it is, and the next of the same name gets another address.
    const address = async (id: string) =>
      (await service.get(Database).read.findOneByOrFail(AuthorEntity, { id })).address;
    expect(await address(own)).toBe('pat-pradel');
    account = { username: 'pat-2', fullName: 'Pat Pradel' };
    await create({}, namesake);
    expect(await address(authorIdOf(namesake.id))).toBe('pat-pradel-2');
    const event = { id: randomUUID(), name: 'identity.user.erased', payload: { userId: producer.id } };
    expect((await service.from('identity').post('internal/events', event)).status).toBeLessThan(300);
    expect(await name()).toBe('Arcada');
    expect(await address(own)).toBeNull();
    expect((await service.as(admin).get<AdminPost>(`api/admin/blog/${post.id}`)).body.ownerId).toBeNull();
  });

  test('are those of before while identity is unreachable; without one nothing is saved', async () => {
    identity.closeAllConnections();
    identity.close();
    expect((await create()).status).toBe(201);
    const refused = await create({}, other);
    expect([refused.status, refused.body.code]).toEqual([503, 'blog.post.author-unknown']);
  });
});
