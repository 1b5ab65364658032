import type { CourseProgress, Lesson, Verdict } from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { Catalogue } from '../src/catalogue/catalogue.ts';
import { CourseEntity } from '../src/catalogue/course.entity.ts';
import { LessonEntity } from '../src/catalogue/lesson.entity.ts';
import { LessonProgressEntity } from '../src/progress/lesson-progress.entity.ts';
import { withoutSolutions } from '../src/progress/marking.ts';
import { model, type Person, type Refused, TestLearning } from './harness/learning.ts';

describe.each(databases())('progress on %s', (kind) => {
  let learning: TestLearning;
  let ana: Person;
  beforeAll(async () => {
    learning = await TestLearning.open(kind);
  });
  beforeEach(async () => {
    ana = learning.person();
    await learning.buy(ana);
  });
  afterAll(() => learning?.close());

  const put = (lesson: string, body: object, person = ana) =>
    person.call.put<Lesson['state'] & Refused>(`${model}/lessons/${lesson}/progress`, body);
  const read = async (lesson: string, query = '') =>
    (await ana.call.get<Lesson>(`${model}/lessons/${lesson}${query}`)).body;
  const quiz = (answers: object) => ana.call.post<Verdict>(`${model}/lessons/check/quiz`, { answers });
  const exercise = (lesson: string, answer: object) =>
    ana.call.post<Verdict>(`${model}/lessons/${lesson}/exercise`, answer);

  it('never decreases, even when many devices save at once', async () => {
    expect((await put('grids', { positionSeconds: 30.5 })).body).toEqual({ completed: false, positionSeconds: 30.5 });
    expect((await put('grids', { positionSeconds: 2 })).body).toEqual({ completed: false, positionSeconds: 30.5 });
    const positions = [60, 31, 80, 45, 79.9, 10, 50, 33];
    await Promise.all(positions.map((positionSeconds) => put('grids', { positionSeconds })));
    expect((await read('grids')).state).toEqual({ completed: false, positionSeconds: 80 });
  });

  it('completes a video once nine tenths of its seconds were played, and keeps it complete', async () => {
    const play = async (positionSeconds: number, ...played: [number, number][]) =>
      (await put('grids', { positionSeconds, played })).body;
    // A jump to the end is no watching, and the same part twice counts once.
    expect((await play(100, [0, 10], [95, 100])).completed).toBe(false);
    expect((await play(100, [0, 10], [0, 10], [95, 5000])).completed).toBe(false);
    expect((await play(60, [8, 40])).completed).toBe(false);
    expect((await play(94.9, [60, 94.9])).completed).toBe(false);
    expect((await play(94.9, [40, 60])).completed).toBe(true);
    expect((await put('grids', { positionSeconds: 0, completed: false })).body.completed).toBe(true);
    expect((await put('grids', { positionSeconds: 5000 })).body.positionSeconds).toBe(100);
  });

  it('loses nothing of what many devices played at once', async () => {
    const parts = Array.from({ length: 10 }, (_, at) => [[at * 10, at * 10 + 10]]);
    const saved = await Promise.all(parts.map((played) => put('grids', { positionSeconds: 1, played })));
    expect(saved.map(({ status }) => status)).toEqual(parts.map(() => 200));
    expect((await read('grids')).state.completed).toBe(true);
  });

  it('counts what was reached before parts were kept', async () => {
    await put('grids', { positionSeconds: 80 });
    const { read: rows } = learning.service.get(Database);
    await rows.update(LessonProgressEntity, { userId: ana.id, lessonId: 'grids' }, { watched: null });
    expect((await put('grids', { positionSeconds: 90, played: [[80, 90]] })).body.completed).toBe(true);
  });

  it('completes an article when it is marked as read, a quiz and an exercise only when passed', async () => {
    expect((await put('reading', { positionSeconds: 600 })).body.completed).toBe(false);
    expect((await put('reading', { positionSeconds: 0, completed: true })).body.completed).toBe(true);
    for (const lesson of ['check', 'naming']) {
      const refused = await put(lesson, { positionSeconds: 60, completed: true });
      expect([refused.status, refused.body.code]).toEqual([409, 'learning.lesson.needs-passing']);
      expect((await put(lesson, { positionSeconds: 60 })).body.completed).toBe(false);
    }
  });

  it('stores only the answers that the lesson asked for, however much else was sent', async () => {
    const junk = Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`junk-${at}`, ['x'.repeat(60)]]));
    const names = Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`junk-${at}`, 'x'.repeat(60)]));
    expect((await quiz({ one: ['a', 'zzz'], ...junk })).status).toBe(200);
    expect((await exercise('naming', { names: { plan: 'x', ...names }, rows: ['r'] })).status).toBe(200);
    const { read } = learning.service.get(Database);
    const rows = await read.findBy(LessonProgressEntity, { userId: ana.id });
    expect(Object.fromEntries(rows.map(({ lessonId, lastAnswers }) => [lessonId, lastAnswers]))).toEqual({
      check: { answers: { one: ['a', 'zzz'] } },
      naming: { names: { plan: 'x' } },
    });
  });

  it('requires enrolment', async () => {
    const bruno = learning.person();
    expect((await put('welcome', { positionSeconds: 1 }, bruno)).status).toBe(403);
    expect((await learning.visitor.put(`${model}/lessons/welcome/progress`, { positionSeconds: 1 })).status).toBe(401);
    expect((await bruno.call.post(`${model}/lessons/check/quiz`, { answers: {} })).status).toBe(403);
    await learning.buy(bruno);
    await put('welcome', { positionSeconds: 40 });
    const { body } = await bruno.call.get<CourseProgress>(`${model}/lessons`);
    expect(body.chapters[0]?.lessons[0]?.state.positionSeconds).toBe(0);
  });

  it('resumes where the learner left off', async () => {
    const next = async () => (await ana.call.get<CourseProgress>(`${model}/lessons`)).body.nextLessonId;
    expect(await next()).toBe('welcome');
    await put('grids', { positionSeconds: 12 });
    expect(await next()).toBe('grids');
    await put('grids', { positionSeconds: 95, played: [[0, 95]] });
    expect(await next()).toBe('reading');
    await learning.complete(ana);
    expect(await next()).toBeNull();
  });

  it('marks a quiz: only exactly the right options count, and a pass is kept', async () => {
    const wrong = await quiz({ one: ['b'], two: ['a', 'b', 'c'] });
    expect(wrong.body).toMatchObject({ passed: false, score: 0, attempts: 1, retryAt: null });
    expect(wrong.body.given).toEqual({ answers: { one: ['b'], two: ['a', 'b', 'c'] } });
    expect(wrong.body.items[1]).toEqual({ id: 'two', correct: false, solution: '', explanation: '' });
    expect((await quiz({ one: ['a'], two: ['a'] })).body).toMatchObject({ passed: false, score: 0.5, attempts: 2 });
    const right = (await quiz({ one: ['a'], two: ['b', 'a'] })).body;
    expect(right).toMatchObject({ passed: true, score: 1, attempts: 3 });
    expect(right.items[1]).toMatchObject({ solution: '00 · 01', explanation: 'because they are storeys' });
    expect((await quiz({})).body).toMatchObject({ passed: false, attempts: 4 });
    const { state, lastVerdict } = await read('check', '?lang=pt-BR');
    expect(state.completed).toBe(true);
    expect(lastVerdict).toMatchObject({ passed: false, attempts: 4, items: [{ solution: 'S2 (pt)' }, {}] });
  });

  it('marks the four kinds of exercises', async () => {
    expect((await exercise('naming', { names: { plan: 'ARC-02' } })).body).toMatchObject({
      passed: false,
      items: [{ correct: false, solution: '', explanation: '' }],
    });
    expect((await exercise('naming', { names: { plan: ' arc-01' } })).body).toMatchObject({
      passed: true,
      items: [{ solution: 'ARC-01', explanation: 'because it is level 1' }],
    });
    // What is said of rows that were not marked would be the solution.
    expect((await exercise('faults', { rows: [] })).body).toMatchObject({ passed: false, score: 0.5, items: [] });
    const both = (await exercise('faults', { rows: ['r1', 'r2'] })).body;
    expect([both.passed, both.items.map(({ id, correct }) => [id, correct])]).toEqual([
      false,
      [
        ['r1', true],
        ['r2', false],
      ],
    ]);
    expect((await exercise('faults', { rows: ['r1'] })).body.passed).toBe(true);
    const listed = async (order: string[]) => {
      const { body } = await exercise('states', { order });
      expect(body.passed).toBe(false);
      return body.items.map(({ id }) => id);
    };
    // The right order isn't given away: neither for a wrong one nor for none.
    expect(await listed(['shared', 'wip', 'published'])).toEqual(['shared', 'wip', 'published']);
    expect(await listed([])).not.toEqual(['wip', 'shared', 'published']);
    expect((await exercise('states', { order: ['wip', 'shared', 'published'] })).body.passed).toBe(true);
    await learning.buy(ana, 1, 'script-basics');
    const entered = (results: object) =>
      ana.call.post<Verdict>('/api/courses/script-basics/lessons/results/exercise', { results });
    expect((await entered({ depth: '12', other: 'x' })).body).toMatchObject({
      passed: false,
      items: [{ id: 'depth', correct: false, solution: '', explanation: '' }],
      given: { results: { depth: '12' } },
    });
    expect((await entered({ depth: '12,5' })).body).toMatchObject({
      passed: true,
      items: [{ solution: '12.5 mm', explanation: 'because it is deep' }],
    });
    expect((await exercise('check', {})).status).toBe(404);
    expect((await ana.call.post(`${model}/lessons/naming/quiz`, { answers: {} })).status).toBe(404);
  });

  it('counts every attempt, also many at once, and takes no more than three without a pause', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => quiz({})));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429]);
    expect((await read('check')).lastVerdict?.attempts).toBe(3);
  });

  it('takes the next attempt after a pause; a lesson that is passed has none', async () => {
    const { read: rows } = learning.service.get(Database);
    const later = (seconds: number) =>
      rows.update(
        LessonProgressEntity,
        { userId: ana.id, lessonId: 'check' },
        { updatedAt: new Date(Date.now() - seconds * 1000) },
      );
    for (let time = 0; time < 3; time++) await quiz({});
    const { lastVerdict } = await read('check');
    expect(Date.parse(lastVerdict?.retryAt ?? '') - Date.now()).toBeGreaterThan(50_000);
    await later(55);
    expect((await quiz({ one: ['a'], two: ['a', 'b'] })).status).toBe(429);
    await later(61);
    expect((await quiz({ one: ['a'], two: ['a', 'b'] })).body).toMatchObject({ passed: true, attempts: 4 });
    for (let time = 0; time < 3; time++) expect((await quiz({})).body.retryAt).toBeNull();
  });

  describe('of a quiz that draws from a pool', () => {
    const key = { courseId: 'model-basics', id: 'check' };
    let whole: LessonEntity['quiz'];
    const store = async (quiz: LessonEntity['quiz']) => {
      const { read: rows } = learning.service.get(Database);
      await rows.update(LessonEntity, key, { quiz });
      await rows.update(CourseEntity, { id: key.courseId }, { changedAt: new Date() });
      await learning.service.get(Catalogue).refresh();
    };
    beforeAll(async () => {
      const row = await learning.service.get(Database).read.findOneByOrFail(LessonEntity, key);
      whole = row.quiz;
      if (whole) await store({ ...whole, asked: 1 });
    });
    afterAll(() => store(whole));

    it('marks only the drawn questions, and draws anew after each attempt', async () => {
      const right: Record<string, string[]> = { one: ['a'], two: ['a', 'b'] };
      const first = await read('check');
      expect([first.quiz?.questions.length, first.nextQuiz]).toEqual([1, null]);
      expect((await read('check')).quiz).toEqual(first.quiz);
      const asked = first.quiz?.questions[0]?.id ?? '';
      const other = asked === 'one' ? 'two' : 'one';
      const refused = await quiz({ [other]: right[other] });
      expect(refused.status).toBe(409);
      expect((await quiz({ [asked]: ['c'], [other]: right[other] })).body).toMatchObject({ passed: false, score: 0 });
      const again = await read('check');
      expect(again.quiz?.questions.map(({ id }) => id)).toContain(asked);
      expect(again.nextQuiz?.questions).toHaveLength(1);
      const next = again.nextQuiz?.questions[0]?.id ?? '';
      expect((await quiz({ [next]: right[next] })).body).toMatchObject({ passed: true, score: 1 });
    });
  });

  it('shows right answers before passing where the author wants it', () => {
    const marks = { passed: false, score: 0, items: [{ id: 'one', correct: false, solution: 'A', explanation: 'B' }] };
    const task = { passMark: 1, questions: [], showAnswers: true as const };
    expect(withoutSolutions(marks, { quiz: task, exercise: null }, { answers: {} })).toEqual(marks);
  });
});
