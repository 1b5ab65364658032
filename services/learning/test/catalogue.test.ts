import { randomUUID } from 'node:crypto';
import { type Course, type CourseSummary, type PageOf, type SearchEntries, slugOf } from '@arcada/contracts';
import { authorIdOf, Database } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { Catalogue } from '../src/catalogue/catalogue.ts';
import { CourseEntity } from '../src/catalogue/course.entity.ts';
import { LessonEntity } from '../src/catalogue/lesson.entity.ts';
import { ReviewEntity } from '../src/catalogue/review.entity.ts';
import { toRows } from '../src/seed/course-rows.ts';
import { courseSeeds } from '../src/seed/course-seeds.ts';
import { writeCourse } from '../src/seed/seed-learning.ts';
import { TestLearning } from './harness/learning.ts';

describe.each(databases())('courses on %s', (kind) => {
  let learning: TestLearning;
  beforeAll(async () => {
    learning = await TestLearning.open(kind);
  });
  afterAll(() => learning?.close());

  const list = async (query = '') =>
    (await learning.visitor.get<PageOf<CourseSummary>>(`/api/courses${query}`)).body.items.map(({ id }) => id);

  it('are listed newest first, filtered, sorted, paged and searched', async () => {
    expect(await list()).toEqual(['script-basics', 'model-basics']);
    expect(await list('?category=python-for-bim')).toEqual(['script-basics']);
    expect(await list('?category=foo')).toHaveLength(2);
    expect(await list('?level=advanced')).toEqual(['script-basics']);
    expect(await list('?sort=-price')).toEqual(['model-basics', 'script-basics']);
    expect(await list('?sort=title')).toEqual(['model-basics', 'script-basics']);
    expect(await list('?pageSize=1&page=2')).toEqual(['model-basics']);
    expect(await list('?q=coordenacao')).toHaveLength(2);
    expect(await list('?q=MODEL%20basics')).toEqual(['model-basics', 'script-basics']);
    expect(await list('?q=modle')).toContain('model-basics');
    expect(await list('?q=script-basics')).toEqual(['script-basics']);
    expect(await list('?q=nothinglikeit')).toEqual([]);
    expect(await list('?author=nobody')).toEqual([]);
    expect(await list('?q=%25')).toEqual([]);
  });

  it('name the author whose page lists them: the owner, else the person of Arcada', async () => {
    const authors = async () => {
      const { body } = await learning.visitor.get<PageOf<CourseSummary>>('/api/courses?sort=title');
      return body.items.map(({ authorId }) => authorId);
    };
    const [house] = await authors();
    expect(house).toBe(slugOf((await learning.visitor.get<Course>('/api/courses/model-basics')).body.instructorName));
    expect(await list(`?author=${house}`)).toContain('model-basics');
    const ownerId = randomUUID();
    const give = async (owner: string | null) => {
      const { read } = learning.service.get(Database);
      await read.update(CourseEntity, 'model-basics', { ownerId: owner, changedAt: new Date() });
      await learning.service.get(Catalogue).refresh();
    };
    await give(ownerId);
    expect((await authors())[0]).toBe(authorIdOf(ownerId));
    expect(await list(`?author=${authorIdOf(ownerId)}`)).toEqual(['model-basics']);
    await give(null);
  });

  it('are returned with syllabus, reviews and related courses, in the reader’s language', async () => {
    const { body, headers } = await learning.visitor.get<Course>('/api/courses/model-basics?lang=pt-BR');
    expect(body).toMatchObject({
      title: 'Model Basics (pt)',
      price: 99,
      rating: 4.5,
      reviewCount: 2,
      lessonCount: 7,
      durationMinutes: 8,
      reviewHistogram: [0, 0, 0, 1, 1],
      reviews: [
        { authorName: 'Rui', text: 'Good (pt)' },
        { authorName: 'Eva', text: 'Useful (pt)' },
      ],
      related: [{ id: 'script-basics' }],
    });
    expect(body.syllabus[0]?.lessons[0]).toMatchObject({ id: 'welcome', title: 'Welcome (pt)', preview: true });
    expect(headers.get('surrogate-key')).toBe('courses course:model-basics');
    const missing = await learning.visitor.get('/api/courses/nothing?lang=es');
    expect(missing.status).toBe(404);
    expect(missing.body).toMatchObject({
      code: 'learning.course.not-found',
      message: expect.stringMatching(/^Curso no/),
    });
  });

  it('list the languages in which every video has captions', async () => {
    const captions = async () => (await learning.visitor.get<Course>('/api/courses/model-basics')).body.captions;
    expect(await captions()).toEqual(['en', 'pt-BR', 'es']);
    const key = { courseId: 'model-basics', id: 'grids' };
    const { read } = learning.service.get(Database);
    const { captions: before } = await read.findOneByOrFail(LessonEntity, key);
    const write = async (files: typeof before) => {
      await read.update(LessonEntity, key, { captions: files });
      await learning.service.get(Catalogue).refresh();
    };
    await write({ en: 'clip.en.vtt' });
    expect(await captions()).toEqual(['en']);
    await write(before);
  });

  it('are featured, and provided for the site search', async () => {
    const featured = await learning.visitor.get<CourseSummary[]>('/api/courses/featured');
    expect(featured.body.map(({ id }) => id)).toEqual(['model-basics', 'script-basics']);
    const found = await learning.visitor.get<SearchEntries>('/api/courses/search-entries');
    expect(found.body).toMatchObject({ complete: true });
    expect(found.body.entries.map(({ path }) => path)).toContain('/courses/model-basics');
  });

  it('of the seed are written once, updated, and left alone once a person changed them', async () => {
    const database = learning.service.get(Database);
    const [seed] = courseSeeds;
    if (!seed) throw new Error('there is no seed');
    const write = async (priceCents: number) => {
      const rows = await toRows({ ...seed, priceCents });
      await database.transaction((manager) => writeCourse(manager, rows));
      return (await database.read.findOneByOrFail(CourseEntity, { id: seed.id })).priceCents;
    };
    expect(await write(100)).toBe(100);
    const [first] = await database.read.findBy(ReviewEntity, { courseId: seed.id, source: 'seed' });
    await database.read.update(ReviewEntity, { id: first?.id }, { status: 'declined', adminNote: 'Not ours' });
    expect(await write(200)).toBe(200);
    // An admin's decision stands.
    expect(await database.read.findOneBy(ReviewEntity, { id: first?.id })).toMatchObject({
      status: 'declined',
      adminNote: 'Not ours',
    });
    await database.read.update(CourseEntity, { id: seed.id }, { seedHash: null });
    expect(await write(300)).toBe(200);
    const catalogue = learning.service.get(Catalogue);
    await catalogue.takeOverChanges();
    expect(catalogue.course(seed.id).lessons.length).toBeGreaterThan(3);
  });
});

it('of the seed refer to files that exist, and have quizzes that can be passed', async () => {
  for (const seed of courseSeeds) {
    await toRows(seed);
    for (const lesson of seed.chapters.flatMap(({ lessons }) => lessons))
      if (lesson.kind === 'quiz')
        for (const { options } of lesson.quiz.questions) expect(options.some(({ right }) => right)).toBe(true);
  }
});
