import { randomUUID } from 'node:crypto';
import {
  type AuthoredCourse,
  adminStep,
  type CourseQuestions,
  type FormerQuestion,
  type LessonNote,
  type LessonQuestion,
  type OpenQuestions,
} from '@arcada/contracts';
import { AttemptEntity, Database } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { buildUser } from '@arcada/testing/service';
import { MoreThan } from 'typeorm';
import { PostLimits, postsPerHour } from '../src/questions/post-limits.ts';
import { type Person, type Refused, TestLearning } from './harness/learning.ts';

describe.each(databases())('questions of a whole course on %s', (kind) => {
  let learning: TestLearning;
  let bruno: Person;
  let ana: Person;
  let id: string;
  beforeAll(async () => {
    learning = await TestLearning.open(kind);
  });
  beforeEach(async () => {
    bruno = learning.person('producer');
    ana = learning.person();
    const draft = { title: 'Asked about', category: 'bim-management' };
    id = (await bruno.call.post<AuthoredCourse>('/api/content/courses', draft)).body.id;
    const chapters = [{ id: 'start', title: { en: 'Start' }, lessons: [] }];
    await bruno.call.put(`/api/content/courses/${id}/structure`, { chapters });
    for (const title of ['First', 'Second']) {
      const lessons = `/api/content/courses/${id}/lessons`;
      await bruno.call.post(lessons, { chapterId: 'start', kind: 'article', title });
      const texts = { en: { title, summary: '', body: 'Like this.' } };
      await bruno.call.patch(`${lessons}/${title.toLowerCase()}`, { texts });
    }
    await learning.buy(ana, 1, id);
  });
  afterAll(() => learning?.close());

  const questionsOf = (lesson: string) => `/api/courses/${id}/lessons/${lesson}/questions`;
  const ask = async (person: Person, lesson: string, text: string) =>
    (await person.call.post<LessonQuestion>(questionsOf(lesson), { text }, { 'idempotency-key': randomUUID() })).body
      .id;
  const answer = (person: Person, lesson: string, question: string, text: string) =>
    person.call.post(`${questionsOf(lesson)}/${question}/answers`, { text });
  const read = async (person = bruno) =>
    (await person.call.get<CourseQuestions>(`/api/content/courses/${id}/questions`)).body;
  const open = async (person = bruno) => (await person.call.get<OpenQuestions>('/api/content/questions')).body;

  it('the author sees those of all lessons, open ones first, and answers them', async () => {
    expect(await read()).toEqual({ open: 0, questions: [] });
    expect(await open()).toEqual([]);
    const older = await ask(ana, 'first', 'Why is it so?');
    const newer = await ask(ana, 'second', 'How is it done?');
    expect(await read()).toMatchObject({
      open: 2,
      questions: [
        { id: newer, lessonId: 'second', lessonTitle: 'Second', open: true, answers: [] },
        { id: older, lessonId: 'first', lessonTitle: 'First', open: true, authorName: 'Ana Müller' },
      ],
    });
    // Another learner's answer doesn't settle it, the author's does.
    await answer(ana, 'second', newer, 'I found it myself, I think');
    expect(await open()).toEqual([{ courseId: id, open: 2 }]);
    expect((await answer(bruno, 'second', newer, 'Like this')).status).toBe(201);
    expect(await read()).toMatchObject({
      open: 1,
      questions: [
        { id: older, open: true },
        {
          id: newer,
          open: false,
          answers: [{ fromInstructor: false }, { text: 'Like this', fromInstructor: true, mine: true }],
        },
      ],
    });
    expect(await open()).toEqual([{ courseId: id, open: 1 }]);
    const seen = await ana.call.get<LessonQuestion[]>(questionsOf('second'));
    expect(seen.body[0]?.answers[1]).toMatchObject({ text: 'Like this', fromInstructor: true, mine: false });
  });

  it('an answer is changed and removed by whoever wrote it, which opens the question again', async () => {
    const asked = await ask(ana, 'first', 'Why is it so?');
    const { body } = await bruno.call.post<{ id: string }>(`${questionsOf('first')}/${asked}/answers`, { text: 'So.' });
    const own = `${questionsOf('first')}/${asked}/answers/${body.id}`;
    expect((await ana.call.patch(own, { text: 'Not mine' })).status).toBe(404);
    expect((await ana.call.delete(own)).status).toBe(404);
    expect((await bruno.call.patch(own, { text: 'For this reason.' })).status).toBe(204);
    expect(await read()).toMatchObject({ open: 0, questions: [{ answers: [{ text: 'For this reason.' }] }] });
    expect((await bruno.call.delete(own)).status).toBe(204);
    expect(await read()).toMatchObject({ open: 1, questions: [{ id: asked, answers: [] }] });
    expect((await bruno.call.delete(own)).status).toBe(404);
  });

  it('the author’s own questions are not open', async () => {
    const own = await ask(bruno, 'first', 'What do you think of it?');
    expect(await read()).toMatchObject({ open: 0, questions: [{ id: own, open: false, fromInstructor: true }] });
    expect(await open()).toEqual([]);
  });

  it('those on removed lessons stay, marked so, until the author has answered them', async () => {
    const asked = await ask(ana, 'second', 'How is it done?');
    const lesson = `/api/content/courses/${id}/lessons/second`;
    await ana.call.post(`/api/courses/${id}/lessons/second/notes`, { atSeconds: 0, text: 'Mine' });
    expect((await bruno.call.get(`${lesson}/writers`)).body).toEqual({ notes: 1, questions: 1 });
    expect((await learning.person('producer').call.get(`${lesson}/writers`)).status).toBe(404);
    await bruno.call.delete(lesson);
    expect(await read()).toMatchObject({
      open: 1,
      questions: [{ id: asked, lessonId: 'second', lessonTitle: 'Second', removed: true, open: true }],
    });
    expect(await open()).toEqual([{ courseId: id, open: 1 }]);
    const former = async (person = ana) =>
      (await person.call.get<FormerQuestion[]>(`/api/courses/${id}/former-questions`)).body;
    expect((await answer(ana, 'second', asked, 'I found it')).status).toBe(404);
    expect((await answer(bruno, 'second', asked, 'Like this')).status).toBe(201);
    expect(await read()).toMatchObject({ open: 0, questions: [{ id: asked, answers: [{ text: 'Like this' }] }] });
    expect(await open()).toEqual([]);
    // The learner reads the answer where it was asked, also the title that the lesson had.
    await ask(ana, 'first', 'And here?');
    expect(await former()).toMatchObject([
      { id: asked, lessonId: 'second', lessonTitle: 'Second', mine: true, answers: [{ text: 'Like this' }] },
    ]);
    const rui = learning.person();
    await learning.buy(rui, 1, id);
    expect(await former(rui)).toEqual([]);
    expect((await bruno.call.get(`/api/courses/${id}/former-questions`)).status).toBe(403);
  });

  it('learners keep their notes on removed lessons', async () => {
    for (const lesson of ['first', 'second'])
      await ana.call.post(`/api/courses/${id}/lessons/${lesson}/notes`, { atSeconds: 0, text: `On ${lesson}` });
    await bruno.call.delete(`/api/content/courses/${id}/lessons/second`);
    const former = () => ana.call.get<LessonNote[]>(`/api/courses/${id}/former-notes`);
    const { body } = await former();
    expect(body).toMatchObject([{ lessonId: 'second', lessonTitle: 'Second', text: 'On second' }]);
    expect((await ana.call.get<string>(`/api/courses/${id}/notes.md`)).body).toBe(
      '# Notes: Asked about\n\n## First\n\n- On first\n\n## Lessons no longer in the course\n\n### Second\n\n- On second\n',
    );
    expect((await bruno.call.get(`/api/courses/${id}/former-notes`)).status).toBe(403);
    expect((await ana.call.delete(`/api/courses/${id}/lessons/second/notes/${body[0]?.id}`)).status).toBe(204);
    expect((await former()).body).toEqual([]);
  });

  it.each(['question', 'answer'] as const)(
    'each account writes so many an hour (%s); then it reads why not and how long to wait, and may repeat',
    async (post) => {
      const asked = await ask(ana, 'first', 'Why is it so?');
      const to = post === 'question' ? questionsOf('first') : `${questionsOf('first')}/${asked}/answers`;
      const hurried = learning.person();
      await learning.buy(hurried, 1, id);
      const write = (key: string, person = hurried, lang = 'en') =>
        person.call.post<Refused>(`${to}?lang=${lang}`, { text: 'Once more' }, { 'idempotency-key': key });
      const first = randomUUID();
      for (let count = 0; count < postsPerHour[post]; count += 1)
        expect((await write(count ? randomUUID() : first)).status).toBe(201);
      const refused = await write(randomUUID());
      expect(refused).toMatchObject({ status: 429, body: { code: `learning.${post}.too-many` } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
      const told = await Promise.all(['en', 'pt-BR', 'es'].map((lang) => write(randomUUID(), hurried, lang)));
      expect(new Set(told.map(({ body }) => body.message)).size).toBe(3);
      // What was accepted is answered again, and others write on.
      expect((await write(first)).status).toBe(201);
      expect((await write(randomUUID(), ana)).status).toBe(201);
      const { read } = learning.service.get(Database);
      const counted = () => read.countBy(AttemptEntity, { endsAt: MoreThan(0) });
      expect(await counted()).toBeGreaterThan(0);
      await learning.service.get(PostLimits).run(Date.now() + 3_700_000);
      expect(await counted()).toBe(0);
      expect((await write(randomUUID())).status).toBe(201);
    },
  );

  it('while the course is revised, it lists those on lessons that its learners still have', async () => {
    await ask(ana, 'second', 'How is it done?');
    expect((await learning.publish(id)).status).toBe(200);
    await learning.sendBack(id, 'Please shorten it');
    await bruno.call.delete(`/api/content/courses/${id}/lessons/second`);
    expect(await read()).toMatchObject({ open: 1, questions: [{ lessonTitle: 'Second' }] });
    expect(await open()).toEqual([{ courseId: id, open: 1 }]);
  });

  it('an admin reads them in an open admin area, and answers with a password that was just typed', async () => {
    const asked = await ask(ana, 'first', 'Why is it so?');
    const refused = { status: 403, body: { code: adminStep.code } };
    const as = (wish: { adminUntil?: number; confirmedAt?: number }) => {
      const user = buildUser({ role: 'admin', ...wish });
      return { id: user.id, call: learning.service.as(user) };
    };
    const [closed, aged, fresh] = [
      as({ adminUntil: Date.now() - 1 }),
      as({ confirmedAt: Date.now() - 301_000 }),
      as({}),
    ];
    const lists = [`/api/content/courses/${id}/questions`, `/api/content/courses/${id}/lessons/first/writers`];
    for (const list of lists) {
      expect(await closed.call.get(list)).toMatchObject(refused);
      expect((await aged.call.get(list)).status).toBe(200);
    }
    for (const person of [closed, aged])
      expect(await answer(person, 'first', asked, 'Buy elsewhere')).toMatchObject(refused);
    expect((await answer(fresh, 'first', asked, 'Because')).body).toMatchObject({ fromInstructor: true });
  });

  it('an admin asks with a password that was just typed, or as a learner', async () => {
    const refused = { status: 403, body: { code: adminStep.code } };
    const [closed, aged] = [{ adminUntil: Date.now() - 1 }, { confirmedAt: Date.now() - 301_000 }].map((wish) => {
      const user = buildUser({ role: 'admin', ...wish });
      return { id: user.id, call: learning.service.as(user) };
    }) as [Person, Person];
    const fresh = learning.person('admin');
    const write = (person: Person) =>
      person.call.post<LessonQuestion>(questionsOf('first'), { text: 'Buy elsewhere?' });
    expect(await closed.call.get(questionsOf('first'))).toMatchObject(refused);
    expect((await aged.call.get(questionsOf('first'))).status).toBe(200);
    for (const person of [closed, aged]) expect(await write(person)).toMatchObject(refused);
    const own = `${questionsOf('first')}/${(await write(fresh)).body.id}`;
    const later = learning.service.as(buildUser({ id: fresh.id, role: 'admin', confirmedAt: Date.now() - 301_000 }));
    expect(await later.patch(own, { text: 'Buy there' })).toMatchObject(refused);
    expect(await later.delete(own)).toMatchObject(refused);
    expect((await fresh.call.delete(own)).status).toBe(204);
    await learning.buy(closed, 1, id);
    expect((await write(closed)).body).toMatchObject({ mine: true, fromInstructor: false });
    expect((await closed.call.get(questionsOf('first'))).status).toBe(200);
  });

  it('an admin sees them; other producers get not found, customers are refused', async () => {
    await ask(ana, 'first', 'Why is it so?');
    expect(await read(learning.person('admin'))).toMatchObject({ open: 1 });
    const status = async (person: Person, path: string) => (await person.call.get(`/api/content/${path}`)).status;
    const other = learning.person('producer');
    expect(await status(other, `courses/${id}/questions`)).toBe(404);
    expect(await status(bruno, 'courses/no-such-course/questions')).toBe(404);
    expect(await open(other)).toEqual([]);
    expect(await status(ana, `courses/${id}/questions`)).toBe(403);
    expect(await status(ana, 'questions')).toBe(403);
    expect((await learning.visitor.get(`/api/content/courses/${id}/questions`)).status).toBe(401);
  });
});
