import {
  type BlogAuthor,
  type BlogCategory,
  languages,
  type PageOf,
  type Post,
  type PostSummary,
  type SearchEntries,
} from '@arcada/contracts';
import { databases } from '@arcada/testing/database';
import { startService, type TestService } from '@arcada/testing/service';
import { blogDefinition } from '../src/definition.ts';
import { seedBlog } from '../src/seed/seed-blog.ts';

type List = PageOf<PostSummary>;

describe.each(databases())('posts on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(blogDefinition, { kind, seed: true, env: { SEED_DEMO: 'true' } });
  });
  afterAll(() => service.stop());

  const get = <T>(path: string) => service.anonymous.get<T>(path);
  const ids = async (path: string) => (await get<List>(path)).body.items.map(({ id }) => id);

  test.each(languages)('are listed in %s, newest first, and may be cached', async (language) => {
    const { body, headers } = await get<List>(`api/blog?pageSize=100&lang=${language}`);
    expect(body.total).toBe(12);
    const dates = body.items.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(body.items.map(({ id }) => id)).toEqual(await ids('api/blog?pageSize=100'));
    expect(headers.get('surrogate-key')).toBe('posts');
    expect(headers.get('cache-control')).toMatch(/s-maxage/);
    const titles = { en: 'AI in document drafting', 'pt-BR': 'IA na redação', es: 'IA en la redacción' };
    expect(body.items.find(({ id }) => id === 'ai-in-document-drafting')?.title).toContain(titles[language]);
  });

  test('are paged, and an unknown category means all', async () => {
    const all = await ids('api/blog?pageSize=100');
    expect([...(await ids('api/blog?pageSize=5')), ...(await ids('api/blog?pageSize=5&page=2'))]).toEqual(
      all.slice(0, 10),
    );
    expect(await ids('api/blog?pageSize=100&category=gardening')).toEqual(all);
    expect(await ids('api/blog?pageSize=100&category=%3Cx%3E')).toEqual(all);
    const { body } = await get<List>('api/blog?category=automation');
    expect(body.total).toBe(2);
    expect(new Set(body.items.map(({ categoryName }) => categoryName))).toEqual(new Set(['Automation']));
    expect((await get('api/blog?page=0')).status).toBe(400);
  });

  test('are listed by their author, who is listed, too, and by a tag in any of their languages', async () => {
    for (const language of languages) {
      const { body, headers } = await get<BlogAuthor[]>(`api/blog/authors?lang=${language}`);
      expect(headers.get('surrogate-key')).toBe('posts');
      expect(body.reduce((sum, { postCount }) => sum + postCount, 0)).toBe(12);
      for (const { id, postCount } of body) {
        const written = await ids(`api/blog?pageSize=100&author=${id}&lang=${language}`);
        expect([id, written.length]).toEqual([id, postCount]);
        expect((await get<Post>(`api/blog/${written[0]}`)).body.author.id).toBe(id);
      }
      expect(await ids(`api/blog?tag=LICENCES&lang=${language}`)).toEqual(['licences-and-seats-in-a-practice']);
    }
    expect(await ids('api/blog?author=nobody')).toEqual([]);
    expect(await ids('api/blog?tag=licen')).toEqual([]);
  });

  test('are found by words of title, tag, category and text, without accents', async () => {
    expect(await ids('api/blog?q=naming+convention')).toContain('container-naming-that-survives-the-tender');
    expect(await ids('api/blog?lang=pt-BR&q=CONTEINER')).toContain('container-naming-that-survives-the-tender');
    expect(await ids('api/blog?q=ifcopenshell')).toContain('ifc-export-checks');
    expect(await ids('api/blog?q=get-childitem')).not.toContain('first-useful-dynamo-graph');
    expect(await ids('api/blog?q=nothinglikethis')).toEqual([]);
    // All words must match if any post has them all; a prefix of a word is enough, and punctuation
    // alone is no word.
    expect(await ids('api/blog?q=dynamo+nothinglikethis')).toEqual(await ids('api/blog?q=dynamo'));
    expect(await ids('api/blog?q=dyna')).toContain('first-useful-dynamo-graph');
    expect(await ids('api/blog?q=%25_%27%22%5C')).toEqual([]);
  });

  test('are ordered by best match, and small typing errors are tolerated', async () => {
    expect((await ids('api/blog?q=level'))[0]).toBe('level-of-information-need-without-lod-wars');
    expect((await ids('api/blog?q=clash'))[0]).toBe('clash-reports-nobody-reads');
    expect((await ids('api/blog?q=lisences'))[0]).toBe('licences-and-seats-in-a-practice');
    expect(await ids('api/blog?q=dynmo')).toContain('first-useful-dynamo-graph');
    expect((await ids('api/blog?lang=es&q=automatisacion')).length).toBeGreaterThan(0);
  });

  test('are returned newest first by count, from 1 to 12', async () => {
    const all = await ids('api/blog?pageSize=100');
    const recent = await get<PostSummary[]>('api/blog/recent/3');
    expect(recent.body.map(({ id }) => id)).toEqual(all.slice(0, 3));
    for (const wrong of ['0', '13', 'x', '1.5']) expect((await get(`api/blog/recent/${wrong}`)).status).toBe(400);
  });

  test('have an author, a category, a text with headings, related posts and neighbours', async () => {
    const all = await ids('api/blog?pageSize=100');
    const { body, headers } = await get<Post>('api/blog/clash-reports-nobody-reads?lang=es');
    expect(body).toMatchObject({
      language: 'es',
      author: { id: 'diego-salazar', role: 'Responsable de coordinación' },
      categoryName: 'Coordinación',
    });
    expect(body.related.map(({ id }) => id)).toEqual([
      'ifc-export-checks',
      'cde-states-one-drawing-one-week',
      'model-audit-in-thirty-minutes',
    ]);
    const at = all.indexOf(body.id);
    expect([body.next?.id, body.previous?.id]).toEqual([all[at - 1], all[at + 1]]);
    const newest = await get<Post>(`api/blog/${all[0]}`);
    expect([newest.body.next, newest.body.previous?.id]).toEqual([null, all[1]]);
    expect((await get<Post>(`api/blog/${all[11]}`)).body.previous).toBeNull();
    expect(headers.get('surrogate-key')?.split(' ')).toEqual(
      expect.arrayContaining(['posts', 'post:clash-reports-nobody-reads', 'post:ifc-export-checks']),
    );
  });

  test('shipped with the site are complete in every language: tables, code and headings survive, and no Markdown is left', async () => {
    for (const id of await ids('api/blog?pageSize=100'))
      for (const language of languages) {
        const { body, status } = await get<Post>(`api/blog/${id}?lang=${language}`);
        expect(status).toBe(200);
        expect(body.language).toBe(language);
        expect(body.body.filter(({ type }) => type === 'heading').length).toBeGreaterThan(2);
        expect(body.readTime).toBeGreaterThanOrEqual(3);
        // At 200 words a minute.
        expect(Math.abs((body.words ?? 0) / 200 - body.readTime)).toBeLessThan(1);
        expect(JSON.stringify(body.body.filter(({ type }) => type === 'paragraph'))).not.toMatch(/\*\*|\]\(|^#|```/);
      }
  });

  test('that don’t exist are a problem, in the language of the reader', async () => {
    const { status, body, headers } = await get<{ message: string }>('api/blog/none?lang=pt-BR');
    expect([status, body.message]).toEqual([404, 'Este artigo não existe ou não está publicado.']);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('have pictures that are immutable', async () => {
    const { body } = await get<PostSummary[]>('api/blog/recent/12');
    for (const { imageUrl } of body) {
      const picture = await get<string>(imageUrl as string);
      expect(picture.headers.get('cache-control')).toContain('immutable');
      expect(picture.headers.get('content-type')).toContain('image/svg+xml');
      expect(picture.body).toMatch(/^<svg/);
    }
    expect((await get('api/blog/images/none.svg')).status).toBe(404);
    expect((await get('api/blog/images/..%2f..%2fpackage.json')).status).toBe(400);
  });

  test('are counted by category and provided for the site search', async () => {
    const categories = (await get<BlogCategory[]>('api/blog/categories?lang=es')).body;
    expect(categories.map(({ id, name, postCount }) => [id, name, postCount])).toEqual([
      ['bim-management', 'Gestión BIM', expect.any(Number)],
      ['coordination', 'Coordinación', 2],
      ['automation', 'Automatización', 2],
      ['ai-in-practice', 'IA en la práctica', 2],
      ['standards', 'Normas', 3],
    ]);
    expect(categories.reduce((sum, { postCount }) => sum + postCount, 0)).toBe(12);
    const { body } = await get<SearchEntries>('api/blog/search-entries?lang=es');
    expect([body.entries.length, body.complete]).toEqual([12, true]);
    expect(body.entries[0]).toMatchObject({ kind: 'post', path: `/blog/${body.entries[0]?.id}` });
  });

  test('are in a feed for each language', async () => {
    for (const language of languages) {
      const { status, headers, body } = await get<string>(`feed.xml?lang=${language}`);
      expect([status, headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
      expect(headers.get('surrogate-key')).toBe('posts');
      expect(body.match(/<entry>/g)).toHaveLength(12);
      expect(body).toContain(`<id>http://localhost:8080/blog/ifc-export-checks?lang=${language}</id>`);
      expect(body).toContain(`xml:lang="${language}"`);
    }
  });

  test('are seeded once', async () => {
    const before = (await get<List>('api/blog?pageSize=100')).body;
    await seedBlog(service.running.context);
    await service.restart();
    expect((await get<List>('api/blog?pageSize=100')).body).toEqual(before);
  });
});
