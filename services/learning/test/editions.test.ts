import type { AdminCourse, AuthoredCourse, CorrectableText, Course, HandedInCourse, Lesson } from '@arcada/contracts';
import { databases } from '@arcada/testing/database';
import { type Person, type Refused, TestLearning } from './harness/learning.ts';

describe.each(databases())('editions of courses on sale on %s', (kind) => {
  let learning: TestLearning;
  let bruno: Person;
  let admin: Person;
  let ana: Person;
  let id: string;
  beforeAll(async () => {
    learning = await TestLearning.open(kind);
    admin = learning.person('admin');
    bruno = learning.person('producer');
    ana = learning.person();
  });
  beforeEach(async () => {
    const made = await bruno.call.post<AuthoredCourse>('/api/content/courses', {
      title: 'Names that last',
      category: 'bim-management',
    });
    id = made.body.id;
    await bruno.call.patch(path(), { price: 49, texts: { en: { description: 'Befor', outcomes: ['Name files'] } } });
    await bruno.call.put(path('/structure'), { chapters: [{ id: 'start', title: { en: 'Start' }, lessons: [] }] });
    await bruno.call.post(path('/lessons'), { chapterId: 'start', kind: 'article', title: 'Why' });
    await write('Becuase.');
    await bruno.call.post(path('/submit'));
    await learning.publish(id);
    await learning.buy(ana, 1, id);
  });
  afterAll(() => learning?.close());

  const path = (rest = '') => `/api/content/courses/${id}${rest}`;
  const write = (body: string) =>
    bruno.call.patch<AuthoredCourse & Refused>(path('/lessons/why'), {
      texts: { en: { title: 'Why', summary: '', body } },
    });
  const revise = (who = bruno) => who.call.post<AuthoredCourse & Refused>(path('/revision'));
  const own = async () => (await bruno.call.get<AuthoredCourse>(path())).body;
  const page = () => learning.visitor.get<Course>(`/api/courses/${id}`);
  const handedIn = async () => (await admin.call.get<HandedInCourse>(`/api/admin/courses/${id}/handed-in`)).body;
  const read = async () => JSON.stringify((await ana.call.get<Lesson>(`/api/courses/${id}/lessons/why`)).body.body);
  const textsPath = () => `/api/admin/courses/${id}/texts`;
  const correct = (change: object, who = admin) =>
    who.call.patch<CorrectableText[] & Refused>(textsPath(), {
      lessonId: null,
      field: 'description',
      language: 'en',
      before: 'Befor',
      after: 'Before',
      ...change,
    });

  it('are written beside what is on sale, which stays there until an admin publishes the next one', async () => {
    expect((await write('Too early.')).body.code).toBe('learning.content.not-draft');
    expect((await revise(learning.person('producer'))).status).toBe(404);
    expect((await revise()).body).toMatchObject({ status: 'published', revision: 'draft', price: 49 });
    expect((await revise()).body.code).toBe('learning.content.wrong-state');
    await write('After.');
    await bruno.call.patch(path(), { price: 59, texts: { en: { title: 'Names that stay' } } });
    expect(await own()).toMatchObject({ title: 'Names that stay', price: 59 });
    const still = async () => {
      expect((await page()).body).toMatchObject({ title: 'Names that last', price: 49 });
      expect(await read()).toContain('Becuase.');
      const found = await learning.visitor.get<{ items: Course[] }>('/api/courses?q=Names');
      expect(found.body.items.find((course) => course.id === id)).toMatchObject({
        title: 'Names that last',
        price: 49,
      });
    };
    await still();
    expect((await bruno.call.post<AuthoredCourse>(path('/submit'))).body).toMatchObject({
      status: 'published',
      revision: 'submitted',
    });
    await still();
    expect((await handedIn()).ownerName).toBe('Ana Müller');
    const waiting = await admin.call.get<{ items: AdminCourse[] }>('/api/admin/courses?status=submitted');
    expect(waiting.body.items).toMatchObject([{ id, price: 49, underRevision: true }]);
    expect((await handedIn()).differences).toEqual([
      { lesson: null, field: 'price', language: null, before: '49.00', after: '59.00' },
      { lesson: null, field: 'title', language: 'en', before: 'Names that last', after: 'Names that stay' },
      { lesson: { id: 'why', title: 'Why' }, field: 'text', language: 'en', before: 'Becuase.', after: 'After.' },
    ]);
    await learning.sendBack(id, 'Nearly');
    expect(await own()).toMatchObject({ status: 'published', revision: 'draft', adminNote: 'Nearly' });
    await still();
    await bruno.call.post(path('/submit'));
    expect((await learning.publish(id)).body).toMatchObject({ status: 'published', revision: null, price: 59 });
    expect((await page()).body).toMatchObject({ title: 'Names that stay', price: 59 });
    expect(await read()).toContain('After.');
    expect((await handedIn()).differences).toBeNull();
  });

  it('are given up by their author: what is on sale is the draft’s text again', async () => {
    await revise();
    await write('After.');
    await bruno.call.patch(path(), { price: 59, softwareVersion: 'Revit 2027' });
    await bruno.call.post(path('/lessons'), { chapterId: 'start', kind: 'quiz', title: 'Asked' });
    const drop = (who = bruno) => who.call.delete<AuthoredCourse & Refused>(path('/revision'));
    expect((await drop(learning.person('producer'))).status).toBe(404);
    const { body } = await drop();
    expect(body).toMatchObject({ status: 'published', revision: null, price: 49, softwareVersion: '' });
    expect(body.chapters[0]?.lessons.map((lesson) => lesson.texts.en?.body)).toEqual(['Becuase.']);
    expect((await drop()).status).toBe(409);
    expect(await read()).toContain('Becuase.');
    expect((await page()).status).toBe(200);
  });

  it('get small corrections by an admin at once, and on record; so does what is on sale', async () => {
    const seen = (await admin.call.get<CorrectableText[]>(textsPath())).body;
    expect(seen).toContainEqual({
      lessonId: null,
      lessonTitle: null,
      field: 'description',
      language: 'en',
      text: 'Befor',
    });
    expect((await correct({})).status).toBe(200);
    expect((await page()).body.description).toBe('Before');
    expect((await correct({})).body.code).toBe('learning.content.changed');
    await revise();
    const lesson = { lessonId: 'why', field: 'text', before: 'Becuase.' };
    expect((await correct({ ...lesson, after: 'Because.' })).status).toBe(200);
    expect(await read()).toContain('Because.');
    expect((await own()).chapters[0]?.lessons[0]?.texts.en?.body).toBe('Because.');
    // What the author has written since is the author's.
    await write('Something else.');
    expect((await correct({ ...lesson, before: 'Because.', after: 'Because!' })).status).toBe(200);
    expect(await read()).toContain('Because!');
    expect((await own()).chapters[0]?.lessons[0]?.texts.en?.body).toBe('Something else.');
    const entries = (await learning.trail(id)).filter(({ action }) => action === 'learning.course.corrected');
    expect(entries.map(({ before, after }) => [before, after])).toEqual([
      [{ 'en.description': 'Befor' }, { 'en.description': 'Before' }],
      [{ 'why.en.text': 'Becuase.' }, { 'why.en.text': 'Because.' }],
      [{ 'why.en.text': 'Because.' }, { 'why.en.text': 'Because!' }],
    ]);
  });

  it('refuse corrections that are too long, of what is not there, and by anyone else', async () => {
    expect((await correct({ after: 'x'.repeat(501) })).body.code).toBe('learning.content.bad-correction');
    expect((await correct({ language: 'es' })).status).toBe(412);
    expect((await correct({ field: 'summary' })).status).toBe(400);
    for (const person of [bruno, ana]) expect((await correct({}, person)).status).toBe(403);
    expect((await page()).body.description).toBe('Befor');
  });
});
