import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type AdminCourse,
  type AuthoredCourse,
  adminStep,
  type Certificate,
  type CorrectableText,
  type Course,
  type CourseFigures,
  type CourseProgress,
  type Enrolment,
  type HandedInCourse,
  type Lesson,
  type SiteNotices,
} from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { buildUser } from '@arcada/testing/service';
import { CourseEntity } from '../src/catalogue/course.entity.ts';
import { shippedFolder } from '../src/shipped-folder.ts';
import { eventually, type Person, type Refused, TestLearning } from './harness/learning.ts';

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
  const correct = (change: object, who: Pick<typeof admin, 'call'> = admin) =>
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
    const { image } = await own();
    const cover = await readFile(join(shippedFolder('media'), 'cde-states.jpg'));
    const type = { 'content-type': 'application/octet-stream', 'if-match': `"${image}"` };
    const covered = await bruno.call.send<AuthoredCourse>('PUT', path('/cover'), cover, type);
    expect((await handedIn()).differences).toContainEqual({
      lesson: null,
      field: 'image',
      language: null,
      before: image,
      after: covered.body.image,
    });
    await bruno.call.post(path('/submit'));
    expect((await learning.publish(id)).body).toMatchObject({ status: 'published', revision: null, price: 59 });
    expect((await page()).body).toMatchObject({ title: 'Names that stay', price: 59 });
    expect(await read()).toContain('After.');
    expect((await handedIn()).differences).toBeNull();
  });

  it('are published only once their author has submitted them, unless they are the admin’s own or of the house', async () => {
    await revise();
    await write('Half of a sen');
    expect((await handedIn()).isUnsubmitted).toBe(true);
    const unsubmitted = { status: 409, body: { code: 'learning.content.unsubmitted' } };
    expect(await learning.publish(id)).toMatchObject(unsubmitted);
    expect(await read()).toContain('Becuase.');
    await write('After.');
    await bruno.call.post(path('/submit'));
    expect((await handedIn()).isUnsubmitted).toBe(false);
    expect((await learning.publish(id)).status).toBe(200);
    expect(await read()).toContain('After.');

    const give = (ownerId: string | null) =>
      learning.service.get(Database).read.update(CourseEntity, { id }, { ownerId });
    const of = async (ownerId: string | null) => {
      await give(bruno.id);
      await revise();
      await give(ownerId);
      const seen = await learning.seen(id);
      return (await admin.call.post(`/api/admin/courses/${id}/publish`, {}, seen)).status;
    };
    expect([await of(null), await of(admin.id)]).toEqual([200, 200]);
  });

  it('show their differences by titles, and a quiz by what it asks', async () => {
    const question = (right: 'a' | 'b') => ({
      id: 'one',
      kind: 'single',
      text: { en: 'Who?' },
      options: ['a', 'b'].map((each) => ({
        id: each,
        text: { en: `Team ${each}` },
        ...(each === right && { right: true }),
      })),
      explanation: { en: 'So it is' },
    });
    const ask = (right: 'a' | 'b') =>
      bruno.call.patch(path('/lessons/asked'), { quiz: { passMark: 1, questions: [question(right)] } });
    await revise();
    await bruno.call.post(path('/lessons'), { chapterId: 'start', kind: 'quiz', title: 'Asked' });
    await ask('a');
    await bruno.call.post(path('/submit'));
    const { differences } = await handedIn();
    expect(differences).toContainEqual({
      lesson: null,
      field: 'order',
      language: null,
      before: 'Start\n– Why',
      after: 'Start\n– Why\n– Asked',
    });
    await learning.publish(id);
    await revise();
    await ask('b');
    await bruno.call.post(path('/submit'));
    const quiz = (first: string, second: string) =>
      `Right answers needed: 100 %\nQuestion: Who?\n  ${first} Team a\n  ${second} Team b\n  Explanation: So it is`;
    expect((await handedIn()).differences).toEqual([
      {
        lesson: { id: 'asked', title: 'Asked' },
        field: 'quiz',
        language: 'en',
        before: quiz('✓', '–'),
        after: quiz('–', '✓'),
      },
    ]);
  });

  describe('that change lessons', () => {
    const add = async (title: string) => {
      await bruno.call.post(path('/lessons'), { chapterId: 'start', kind: 'article', title });
      const texts = { en: { title, summary: '', body: 'Like this.' } };
      await bruno.call.patch(path(`/lessons/${title.toLowerCase()}`), { texts });
    };
    const progressOf = async (person: Person) =>
      (await person.call.get<CourseProgress>(`/api/courses/${id}/lessons`)).body;
    const changesIn = async (person: Person) =>
      (await person.call.get<Enrolment[]>('/api/enrolments')).body.find(({ courseId }) => courseId === id)?.changes;
    const complete = (lesson: string) =>
      ana.call.put(`/api/courses/${id}/lessons/${lesson}/progress`, { positionSeconds: 0, completed: true });
    const noticesOf = async (person: Person) =>
      (await person.call.get<SiteNotices>('/api/notices')).body.items.filter(({ path: to }) => to.includes(id));
    const newsTo = async (person: Person) => (await noticesOf(person)).filter(({ kind: one }) => one === 'edition');
    const seen = (edition: number, person = ana) => person.call.post(`/api/courses/${id}/changes/seen`, { edition });
    const next = async (work: () => Promise<unknown>) => {
      await revise();
      await work();
      await bruno.call.post(path('/submit'));
      expect((await learning.publish(id)).status).toBe(200);
    };
    beforeEach(async () => {
      ana = learning.person();
      await learning.buy(ana, 1, id);
    });

    it('reach those who take the course, in the bell, by mail and beside the lessons, until dismissed', async () => {
      await next(() => add('How'));
      await seen(2);
      await complete('why');
      await complete('how');
      expect(await changesIn(ana)).toBeNull();
      await next(async () => {
        await bruno.call.delete(path('/lessons/how'));
        await add('When');
        await write('For another reason.');
      });
      const changes = {
        edition: 3,
        added: [{ id: 'when', title: 'When' }],
        removed: [{ id: 'how', title: 'How', completed: true }],
        changed: [{ id: 'why', title: 'Why' }],
      };
      expect(await changesIn(ana)).toMatchObject(changes);
      expect(await progressOf(ana)).toMatchObject({
        changes,
        completedLessons: 1,
        lessonCount: 2,
        nextLessonId: 'when',
      });
      const [newest] = await eventually(async () => {
        const all = await newsTo(ana);
        return all.length === 2 ? all : undefined;
      });
      expect(newest).toMatchObject({
        title: 'The lessons of “Names that last” have changed',
        text: 'New: “When”. Removed: “How”. Changed: “Why”. Your progress in all other lessons is kept.',
        path: `/courses/${id}/learn`,
      });
      await eventually(async () =>
        (await learning.mails()).some((mail) => mail.includes('Removidas: “How”')) ? true : undefined,
      );
      const titles = (await noticesOf(bruno)).map(({ title }) => title);
      expect(titles).toEqual(
        expect.arrayContaining([
          '“Names that last”: edition 2 is published',
          '“Names that last”: edition 3 is published',
        ]),
      );
      // Who joins now has seen no other lessons.
      const rui = learning.person();
      await learning.buy(rui, 1, id);
      expect(await changesIn(rui)).toBeNull();
      expect((await progressOf(rui)).changes).toBeNull();
      expect((await seen(3, learning.person())).status).toBe(403);
      expect((await seen(3)).status).toBe(204);
      expect(await changesIn(ana)).toBeNull();
      expect((await progressOf(ana)).changes).toBeNull();
      // What has been dismissed stays so, and no one dismisses what is yet to come.
      await seen(2);
      await seen(900);
      expect(await changesIn(ana)).toBeNull();
      await next(() => add('Where'));
      expect(await changesIn(ana)).toMatchObject({ edition: 4, added: [{ id: 'where' }], removed: [], changed: [] });
      const exported = await learning.service
        .from('identity')
        .get<{ editionsSeen: object[] }>(`/internal/users/${ana.id}/export`);
      expect(exported.body.editionsSeen).toEqual([{ userId: ana.id, courseId: id, number: 3 }]);
    });

    it('notify no one when no lesson differs, nor who has turned such notices off', async () => {
      await ana.call.put('/api/notices/choices', [{ kind: 'edition', bell: false, mail: false }]);
      await next(() => bruno.call.patch(path(), { texts: { en: { title: 'Names that stay' } } }));
      expect(await changesIn(ana)).toBeNull();
      expect((await noticesOf(bruno))[0]).toMatchObject({
        title: '“Names that stay”: edition 2 is published',
        text: expect.not.stringContaining('notified'),
      });
      const rui = learning.person();
      await learning.buy(rui, 1, id);
      await next(() => add('How'));
      await eventually(async () => ((await newsTo(rui)).length ? true : undefined));
      expect(await newsTo(ana)).toEqual([]);
      expect(await changesIn(ana)).toMatchObject({ edition: 3, added: [{ id: 'how' }] });
    });

    it('bring the certificate to whom only removed lessons were missing', async () => {
      await next(() => add('How'));
      await complete('why');
      expect((await ana.call.get<Certificate[]>('/api/certificates/mine')).body).toEqual([]);
      await next(() => bruno.call.delete(path('/lessons/how')));
      const mine = async () => (await ana.call.get<Certificate[]>('/api/certificates/mine')).body;
      const [certificate] = await eventually(async () => ((await mine()).length ? mine() : undefined));
      expect(certificate?.courseId).toBe(id);
      expect((await bruno.call.get<CourseFigures>(path('/figures'))).body.completed).toBe(1);
      expect(await progressOf(ana)).toMatchObject({ completedLessons: 1, lessonCount: 1 });
    });
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

  it('let more than typing errors be written only with a password that was just typed', async () => {
    const aged = { call: learning.service.as(buildUser({ role: 'admin', confirmedAt: Date.now() - 301_000 })) };
    const refused = { status: 403, body: { code: adminStep.code } };
    const before = 'Rooms are countet level by levle';
    const typed = before.replace('countet', 'counted');
    expect((await correct({ after: before })).status).toBe(200);
    expect((await correct({ before, after: typed }, aged)).status).toBe(200);
    const linked = typed.replace('levle', '[level](https://evil.example)');
    for (const after of [linked, `${typed} and wall by wall`, typed.replace('levle', 'level')])
      expect(await correct({ before: typed, after }, aged)).toMatchObject(refused);
    expect((await correct({ before: typed, after: linked })).status).toBe(200);
  });

  it('refuse corrections that are too long, of what is not there, and by anyone else', async () => {
    expect((await correct({ after: 'x'.repeat(501) })).body.code).toBe('learning.content.bad-correction');
    expect((await correct({ language: 'es' })).status).toBe(412);
    expect((await correct({ field: 'summary' })).status).toBe(400);
    for (const person of [bruno, ana]) expect((await correct({}, person)).status).toBe(403);
    expect((await page()).body.description).toBe('Befor');
  });
});
