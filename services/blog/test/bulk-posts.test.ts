import {
  type AdminPost,
  adminStep,
  type BulkPostAction,
  type BulkPostPart,
  type BulkRowOf,
  type Post,
} from '@arcada/contracts';
import { AuditEntryEntity } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { buildUser, startService, type TestService } from '@arcada/testing/service';
import { DataSource, MoreThan } from 'typeorm';
import { blogDefinition } from '../src/definition.ts';
import { PostEntity } from '../src/posts/post.entity.ts';
import { knownAuthor } from './harness/known-author.ts';

const admin = buildUser({ role: 'admin' });
const producer = buildUser({ role: 'producer' });
type Row = BulkRowOf<BulkPostPart>;

describe.each(databases())('changes of several posts on %s', (kind) => {
  let service: TestService;
  let ids: string[];
  beforeAll(async () => {
    service = await startService(blogDefinition, {
      kind,
      seed: true,
      env: { SEED_DEMO: 'true', BLOG_POLL_SECONDS: '3600' },
    });
  });
  afterAll(() => service.stop());
  let made = 0;
  const create = async (user = admin) => {
    const id = `bulk-${++made}`;
    const text = { title: `Post ${made}`, excerpt: 'In short', tags: [], body: 'Words.' };
    const author = user === admin ? { authorId: 'helena-prado' } : {};
    const post = { id, categoryId: 'standards', ...author, texts: { en: text } };
    expect((await service.as(user).post('api/admin/blog', post)).status).toBe(201);
    return id;
  };
  beforeEach(async () => {
    ids = [await create(), await create()];
  });
  const run = async (action: BulkPostAction, apply: boolean, posts: { id: string; tag?: string }[]) => {
    const { status, body } = await service
      .as(admin)
      .post<{ rows: Row[] }>('api/admin/blog/bulk?lang=es', { posts, action, apply });
    expect(status).toBe(200);
    return body.rows;
  };
  const all = () => ids.map((id) => ({ id }));
  const shown = (rows: Row[]) => rows.map(({ id, tag }) => ({ id, tag }));
  const read = async (id: string) => (await service.as(admin).get<AdminPost>(`api/admin/blog/${id}`)).body;
  const page = async (id: string) => (await service.anonymous.get<Post>(`api/blog/${id}`)).status;
  const entries = () => service.get(DataSource).manager.countBy(AuditEntryEntity, { number: MoreThan(0) });

  test('a dry run says what would change and changes nothing', async () => {
    const before = await entries();
    const rows = await run({ kind: 'status', status: 'published' }, false, [...all(), { id: 'no-such-post' }]);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['changed', 'changed', 'refused']);
    expect(rows.map(({ before: was, after }) => [was?.status, after?.status])).toEqual([
      ['draft', 'published'],
      ['draft', 'published'],
      [undefined, undefined],
    ]);
    expect(rows[2]?.reason).toContain('no existe');
    expect([await page(ids[0] as string), await entries()]).toEqual([404, before]);
  });

  test('what waits for a decision is not given back without a note: its page asks for one', async () => {
    const [id] = ids as [string];
    await service.get(DataSource).manager.update(PostEntity, { id }, { status: 'submitted', ownerId: producer.id });
    const [row] = await run({ kind: 'status', status: 'draft' }, false, [{ id }]);
    expect([row?.outcome, row?.reason]).toEqual([
      'refused',
      expect.stringContaining('devolverlo a su autor con una nota'),
    ]);
  });

  test('what is applied is what was shown, is read at once, and can be taken back', async () => {
    const before = await entries();
    const [first, second] = ids as [string, string];
    const rows = await run(
      { kind: 'status', status: 'published' },
      true,
      shown(await run({ kind: 'status', status: 'published' }, false, all())),
    );
    expect(rows.map(({ outcome }) => outcome)).toEqual(['changed', 'changed']);
    expect([await page(first), await page(second), await entries()]).toEqual([200, 200, before + 2]);
    await service
      .as(admin)
      .patch(`api/admin/blog/${second}`, { categoryId: 'coordination' }, { 'if-match': `"${rows[1]?.nextTag}"` });
    const values = Object.fromEntries(rows.flatMap((row) => (row.before ? [[row.id, row.before]] : [])));
    const undone = await run(
      { kind: 'set', values },
      true,
      rows.map(({ id, nextTag }) => ({ id, tag: nextTag })),
    );
    expect(undone.map(({ outcome }) => outcome)).toEqual(['changed', 'refused']);
    expect([await page(first), await page(second)]).toEqual([404, 200]);
  });

  test('moves to a category, archives, and leaves what is so already', async () => {
    const { categoryId } = await read(ids[0] as string);
    expect((await run({ kind: 'category', categoryId }, true, all())).map(({ outcome }) => outcome)).toEqual([
      'same',
      'same',
    ]);
    const unknown = await run({ kind: 'category', categoryId: 'no-such-category' }, true, all());
    expect(unknown.map(({ outcome }) => outcome)).toEqual(['refused', 'refused']);
    const moved = await run({ kind: 'category', categoryId: 'coordination' }, true, all());
    expect(moved.map(({ after }) => after?.categoryId)).toEqual(['coordination', 'coordination']);
    await run({ kind: 'status', status: 'archived' }, true, all());
    expect((await read(ids[1] as string)).status).toBe('archived');
  });

  test('publishes an edition in place of its post, and needs a note to send one back', async () => {
    await knownAuthor(service, producer);
    const own = await create(producer);
    await run({ kind: 'status', status: 'published' }, true, [{ id: own }]);
    const begun = await service.as(producer).post<AdminPost>(`api/admin/blog/${own}/edition`);
    const { id: edition, revision } = begun.body;
    const text = { title: 'Next', excerpt: 'In short', tags: [], body: 'Words.' };
    const [early] = await run({ kind: 'status', status: 'published' }, true, [{ id: edition }]);
    expect(early).toMatchObject({ outcome: 'refused', reason: expect.stringMatching(/^Su autor no ha enviado/) });
    const change = { texts: { en: text }, status: 'submitted' };
    await service.as(producer).patch(`api/admin/blog/${edition}`, change, { 'if-match': `"${revision}"` });
    const back = await run({ kind: 'status', status: 'draft' }, true, [{ id: edition }]);
    expect(back[0]?.outcome).toBe('refused');
    const [row] = await run({ kind: 'status', status: 'published' }, true, [{ id: edition }]);
    expect(row).toMatchObject({ id: edition, outcome: 'changed', after: { status: 'published' } });
    expect((await service.anonymous.get<Post>(`api/blog/${own}`)).body.title).toBe('Next');
    expect((await service.as(admin).get(`api/admin/blog/${edition}`)).status).toBe(404);
  });

  test('needs a password that was just typed, but not to be tried', async () => {
    const aged = service.as(buildUser({ role: 'admin', confirmedAt: Date.now() - 301_000 }));
    const body = { posts: all(), action: { kind: 'status', status: 'archived' } };
    expect((await aged.post('api/admin/blog/bulk', { ...body, apply: false })).status).toBe(200);
    const refused = { status: 403, body: { code: adminStep.code } };
    expect(await aged.post('api/admin/blog/bulk', { ...body, apply: true })).toMatchObject(refused);
  });

  test('is for admins', async () => {
    const body = { posts: all(), action: { kind: 'status', status: 'published' }, apply: true };
    expect((await service.as(producer).post('api/admin/blog/bulk', body)).status).toBe(403);
  });
});
