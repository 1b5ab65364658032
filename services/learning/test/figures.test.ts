import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type AuthoredCourse,
  type Course,
  type CourseFigures,
  type Lesson,
  monthAfter,
  type TextPicture,
  type Upload,
} from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import type { QueryRunner } from 'typeorm';
import { CertificateEntity } from '../src/certificates/certificate.entity.ts';
import { Covers } from '../src/content/covers.service.ts';
import { FillCourseCompletion1796600300012 } from '../src/migrations/fill-course-completion.ts';
import { CourseCompletionEntity } from '../src/progress/course-completion.entity.ts';
import { LessonProgressEntity } from '../src/progress/lesson-progress.entity.ts';
import { shippedFolder } from '../src/shipped-folder.ts';
import { model, type Person, type Refused, TestLearning } from './harness/learning.ts';

const asFile = { 'content-type': 'application/octet-stream' };

describe.each(databases())('what authors see and show on %s', (kind) => {
  let learning: TestLearning;
  let bruno: Person;
  let id: string;
  beforeAll(async () => {
    learning = await TestLearning.open(kind);
  });
  beforeEach(async () => {
    bruno = learning.person('producer');
    const made = await bruno.call.post<AuthoredCourse>('/api/content/courses', {
      title: 'Names that last',
      category: 'bim-management',
    });
    id = made.body.id;
    await bruno.call.patch(path(), { price: 49, texts: { en: { description: 'About', outcomes: ['Name files'] } } });
    await bruno.call.put(path('/structure'), { chapters: [{ id: 'start', title: { en: 'Start' }, lessons: [] }] });
    await bruno.call.post(path('/lessons'), { chapterId: 'start', kind: 'article', title: 'Why' });
    await write('Because.');
  });
  afterAll(() => learning?.close());

  const path = (rest = '') => `/api/content/courses/${id}${rest}`;
  const read = async () => (await bruno.call.get<AuthoredCourse>(path())).body;
  const write = (body: string, more: object = {}) =>
    bruno.call.patch<AuthoredCourse & Refused>(path('/lessons/why'), {
      texts: { en: { title: 'Why', summary: '', body } },
      ...more,
    });
  const lengthOf = async () => (await read()).chapters[0]?.lessons[0]?.durationSeconds;

  it('figures by month, lesson, quiz and learner, without names; those of refunded seats don’t count', async () => {
    const options = [
      { id: 'a', text: { en: 'Yes' }, right: true },
      { id: 'b', text: { en: 'No' } },
    ];
    const question = {
      id: 'one',
      text: { en: 'Is **it**?' },
      kind: 'single',
      options,
      explanation: { en: 'So it is' },
    };
    await bruno.call.post(path('/lessons'), { chapterId: 'start', kind: 'quiz', title: 'Asked' });
    await bruno.call.patch(path('/lessons/asked'), { quiz: { passMark: 1, questions: [question] } });
    await bruno.call.post(path('/submit'));
    await learning.publish(id);
    const [ana, rui, eva] = [learning.person(), learning.person(), learning.person()];
    for (const person of [ana, rui]) await learning.buy(person, 1, id);
    const order = await learning.buy(eva, 1, id);
    const course = `/api/courses/${id}/lessons`;
    const mark = (person: Person) => person.call.put(`${course}/why/progress`, { positionSeconds: 0, completed: true });
    const answer = (person: Person, given: string) =>
      person.call.post(`${course}/asked/quiz`, { answers: { one: [given] } });
    for (const person of [ana, eva]) await mark(person);
    await answer(ana, 'b');
    await answer(ana, 'a');
    await answer(rui, 'b');
    await learning.refund(eva, order);
    const { body } = await bruno.call.get<CourseFigures>(path('/figures'));
    expect(body).toMatchObject({
      learners: 2,
      completed: 1,
      lessons: [
        { id: 'why', begun: 1, completed: 1 },
        { id: 'asked', begun: 2, completed: 1 },
      ],
      quizzes: [
        {
          lessonId: 'asked',
          tried: 2,
          passed: 1,
          attempts: 1.5,
          first: { known: 2, passed: 0 },
          questions: [{ id: 'one', text: 'Is it?', first: { answered: 2, right: 0 }, last: { answered: 2, right: 1 } }],
        },
      ],
    });
    expect(body.months).toHaveLength(12);
    expect(body.months.at(-1)).toMatchObject({ units: 2, refundedUnits: 1, revenue: 198, completed: 1 });
    expect(body.progress.map(({ completedLessons }) => completedLessons).sort()).toEqual([0, 2]);
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${ana.id}|${rui.id}|Müller`));
    expect((await learning.person('producer').call.get(path('/figures'))).status).toBe(404);
    expect((await ana.call.get(path('/figures'))).status).toBe(403);
  });

  it('completions of past months stay, whatever becomes of lessons, seats and accounts', async () => {
    await bruno.call.post(path('/submit'));
    await learning.publish(id);
    const [ana, rui, eva] = [learning.person(), learning.person(), learning.person()];
    const orders = new Map<Person, string>();
    for (const person of [ana, rui, eva]) {
      orders.set(person, await learning.buy(person, 1, id));
      await person.call.put(`/api/courses/${id}/lessons/why/progress`, { positionSeconds: 0, completed: true });
    }
    const { read: rows } = learning.service.get(Database);
    const lastMonth = new Date(`${monthAfter(new Date().toISOString().slice(0, 7), -1)}-15T10:00:00Z`);
    await rows.update(CourseCompletionEntity, { courseId: id }, { completedAt: lastMonth });
    await learning.refund(eva, orders.get(eva) ?? '');
    const erased = { id: randomUUID(), name: 'identity.user.erased', payload: { userId: rui.id } };
    await learning.service.from('identity').post('/internal/events', erased);
    await bruno.call.post(path('/revision'));
    await bruno.call.post(path('/lessons'), { chapterId: 'start', kind: 'article', title: 'How' });
    await bruno.call.patch(path('/lessons/how'), { texts: { en: { title: 'How', summary: '', body: 'So.' } } });
    await bruno.call.post(path('/submit'));
    expect((await learning.publish(id)).status).toBe(200);
    const { body } = await bruno.call.get<CourseFigures>(path('/figures'));
    expect(body).toMatchObject({ learners: 2, completed: 2 });
    expect(body.months.slice(-2)).toMatchObject([{ completed: 3 }, { completed: 0 }]);
    // Completions from before they were kept are read from the certificates.
    const inAll = async () => {
      const { months } = (await bruno.call.get<CourseFigures>(path('/figures'))).body;
      return months.slice(-2).map(({ completed }) => completed);
    };
    await rows.clear(CourseCompletionEntity);
    expect(await inAll()).toEqual([0, 0]);
    await rows.update(CertificateEntity, { courseId: id }, { issuedAt: lastMonth });
    const fill = new FillCourseCompletion1796600300012();
    await learning.service.get(Database).transaction(({ queryRunner }) => fill.up(queryRunner as QueryRunner));
    expect(await inAll()).toEqual([2, 0]);
    // Who completes the new lesson, too, has still completed the course once, and then.
    await ana.call.put(`/api/courses/${id}/lessons/how/progress`, { positionSeconds: 0, completed: true });
    expect(await inAll()).toEqual([2, 0]);
  });

  it('first attempts beside last ones, of quizzes and of every part of an exercise', async () => {
    const item = (one: string, answer: string) => ({ id: one, text: { en: one }, answer, explanation: { en: 'So.' } });
    const exercise = (items: object[]) => ({ kind: 'enter-results', task: { en: 'Measure' }, items });
    await bruno.call.post(path('/lessons'), { chapterId: 'start', kind: 'exercise', title: 'Measured' });
    await bruno.call.patch(path('/lessons/measured'), {
      exercise: exercise([item('area', '12'), item('height', '3')]),
    });
    await bruno.call.post(path('/submit'));
    await learning.publish(id);
    const [ana, rui, eva] = [learning.person(), learning.person(), learning.person()];
    for (const person of [ana, rui, eva]) await learning.buy(person, 1, id);
    const answer = (person: Person, area: string, height: string) =>
      person.call.post(`/api/courses/${id}/lessons/measured/exercise`, { results: { area, height } });
    await answer(ana, '11', '3');
    await answer(ana, '12', '2');
    await answer(ana, '12', '3');
    await answer(rui, '12', '3');
    await answer(eva, '1', '1');
    const read = async () => (await bruno.call.get<CourseFigures>(path('/figures'))).body.exercises;
    const area = { id: 'area', text: 'area', first: { answered: 3, right: 1 }, last: { answered: 3, right: 2 } };
    const height = { id: 'height', text: 'height', first: { answered: 3, right: 2 }, last: { answered: 3, right: 2 } };
    const facts = { lessonId: 'measured', title: 'Measured', tried: 3, passed: 2, attempts: 1.7 };
    expect(await read()).toEqual([{ ...facts, first: { known: 3, passed: 1 }, parts: [area, height] }]);
    // Rows from before first attempts were kept: of several attempts the first one isn't known.
    const { read: rows } = learning.service.get(Database);
    await rows.update(LessonProgressEntity, { courseId: id }, { firstAnswers: null });
    expect(await read()).toMatchObject([
      { first: { known: 2, passed: 1 }, parts: [{ first: { answered: 2, right: 1 }, last: area.last }, {}] },
    ]);
  });

  it('a completion that a learner has marked is undone; one that was earned stays', async () => {
    const ana = learning.person();
    await learning.buy(ana);
    await learning.complete(ana, 'states');
    const put = (lesson: string, body: object) =>
      ana.call.put<Lesson['state'] & Refused>(`${model}/lessons/${lesson}/progress`, body);
    const stateOf = async (lesson: string) => (await ana.call.get<Lesson>(`${model}/lessons/${lesson}`)).body.state;
    expect([(await stateOf('grids')).reopens, (await stateOf('welcome')).reopens]).toEqual([true, false]);
    const undone = await put('grids', { positionSeconds: 0, completed: false });
    expect(undone.body).toMatchObject({ completed: false });
    expect((await put('reading', { positionSeconds: 0, completed: false })).body.completed).toBe(false);
    expect((await put('welcome', { positionSeconds: 0, completed: false })).body.completed).toBe(true);
    expect((await put('check', { positionSeconds: 0, completed: false })).body.code).toBe(
      'learning.lesson.needs-passing',
    );
    expect((await put('grids', { positionSeconds: 0, completed: true })).body.completed).toBe(true);
  });

  it('pictures within a text, resized, with their size and what they show', async () => {
    const send = (bytes: Buffer, who = bruno) =>
      who.call.send<TextPicture & Refused>('PUT', path('/pictures'), bytes, asFile);
    expect((await send(Buffer.from('<svg></svg>'))).body.code).toBe('picture.unreadable');
    const jpeg = await readFile(join(shippedFolder('media'), 'cde-states.jpg'));
    expect((await send(jpeg, learning.person('producer'))).status).toBe(404);
    const { body: picture } = await send(jpeg);
    expect(picture.src).toMatch(/^\/api\/learning\/images\/[0-9a-f]{24}\.webp\?v=[0-9a-f]{12}&w=\d+&h=\d+$/);
    expect((await learning.visitor.get(picture.src)).headers.get('content-type')).toBe('image/webp');
    expect((await write(`![](${picture.src})`)).body.code).toBe('learning.content.no-alternative');
    for (const address of ['/api/logout', '/api/user', '/api/seats', 'https://evil.example/a.png']) {
      const { body } = await write(`Look:\n\n![Four states](${address})`);
      expect([body.code, body.message]).toEqual(['learning.content.foreign-picture', expect.stringMatching(/\b3\b/)]);
    }
    expect((await write(`Look:\n\n![Four states](${picture.src})`)).status).toBe(200);
    const shown = await bruno.call.get<Lesson>(path('/lessons/why/preview'));
    const { src, width, height } = picture;
    expect(shown.body.body[1]).toEqual({ type: 'image', src, alt: 'Four states', width, height });
    // What a text shows stays; what none shows goes after a week.
    const folder = join(learning.service.dataDir, 'learning/images');
    const other = await send(await readFile(join(shippedFolder('media'), 'build-sequence.jpg')));
    const nameOf = (address: string) => address.slice(address.lastIndexOf('/') + 1).replace(/\?.*/, '');
    await learning.service.get(Covers).run(Date.now() + 8 * 86_400_000);
    const left = await readdir(folder);
    expect([left.includes(nameOf(src)), left.includes(nameOf(other.body.src))]).toEqual([true, false]);
  });

  it('an article as long as it takes to read, unless its author says otherwise, and advice before it is sold', async () => {
    expect(await lengthOf()).toBe(60);
    await write('word '.repeat(1000));
    expect(await lengthOf()).toBe(300);
    await write('word '.repeat(200), { durationSeconds: 1800 });
    expect(await lengthOf()).toBe(1800);
    expect((await read()).advice).toEqual([
      { lessonId: null, what: 'body' },
      { lessonId: null, what: 'audience' },
      { lessonId: null, what: 'instructorBio' },
      { lessonId: null, what: 'preview' },
      { lessonId: null, languages: ['pt-BR', 'es'], what: 'translations' },
      { lessonId: 'why', what: 'length' },
    ]);
    await bruno.call.patch(path(), { price: 0, texts: { es: { body: ['De qué trata'], description: 'Sobre' } } });
    const { advice, missing } = await read();
    expect(advice.slice(0, 2)).toEqual([
      { lessonId: null, what: 'price' },
      { lessonId: null, languages: ['en'], what: 'body' },
    ]);
    expect(missing).toEqual([{ lessonId: null, languages: ['es'], what: 'outcomes' }]);
    await bruno.call.patch(path(), { price: 49, texts: { es: { outcomes: ['Nombrar'], audience: ['Todos'] } } });
    await bruno.call.patch(path(), { texts: { es: { instructorBio: 'Veinte años' } } });
    await write('word '.repeat(1000), { durationSeconds: 600, preview: true });
    const texts = { en: { body: ['About it'], audience: ['Everyone'], instructorBio: 'Twenty years' } };
    await bruno.call.patch(path(), { texts });
    // Nothing of it is in Portuguese, and of the lesson nothing in Spanish.
    expect((await read()).advice).toEqual([{ lessonId: null, languages: ['pt-BR', 'es'], what: 'translations' }]);
    expect((await read()).missing).toEqual([]);
  });

  it('each text that a language lacks in another, which is named', async () => {
    const texts = {
      en: { requirements: ['A computer'], instructorTitle: 'Lead', instructorBio: 'Twenty years' },
      'pt-BR': { title: 'Nomes que duram', outcomes: ['Nomear'], body: ['De que se trata'] },
    };
    await bruno.call.patch(path(), { texts });
    const pageIn = async (language: string) =>
      (await bruno.call.get<Course>(`${path('/preview')}?lang=${language}`)).body;
    expect(await pageIn('pt-BR')).toMatchObject({
      title: 'Nomes que duram',
      outcomes: ['Nomear'],
      description: 'About',
      requirements: ['A computer'],
      instructorTitle: 'Lead',
      instructorBio: 'Twenty years',
      otherLanguages: { description: 'en', requirements: 'en', instructorTitle: 'en', instructorBio: 'en' },
      syllabus: [{ title: 'Start', language: 'en', lessons: [{ title: 'Why', language: 'en' }] }],
    });
    expect(await pageIn('en')).toMatchObject({
      body: ['De que se trata'],
      audience: [],
      otherLanguages: { body: 'pt-BR' },
    });
    expect((await pageIn('en')).syllabus[0]).not.toHaveProperty('language');
  });

  it('uploaded files under the names that the author knows, with their time', async () => {
    const sent = await bruno.call.send<Upload>(
      'PUT',
      path('/uploads?name=Naming%20plan.txt'),
      Buffer.from('a'),
      asFile,
    );
    expect((await read()).uploads).toEqual({
      [sent.body.file]: { name: 'Naming plan.txt', at: expect.stringMatching(new Date().toISOString().slice(0, 10)) },
    });
  });
});
