import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AuthoredCourse, AuthoredCourseSummary, Lesson, Upload } from '@arcada/contracts';
import { databases } from '@arcada/testing/database';
import { say } from './harness/courses.ts';
import { eventually, type Person, type Refused, TestLearning } from './harness/learning.ts';

const category = 'bim-management';
const keyed = (key: string) => ({ 'idempotency-key': key });
const names = {
  kind: 'name-files',
  task: say('Name them'),
  convention: [
    { field: say('Project'), values: [{ code: 'ARC', meaning: say('Arcada') }] },
    { field: say('Number'), values: [{ code: '0001 … 9999', meaning: say('counted') }] },
  ],
  example: 'ARC-0001',
  items: [{ id: 'i1', text: say('A plan'), answer: 'arc-0002', explanation: say('Because') }],
};
const faults = {
  kind: 'find-faults',
  task: say('Find them'),
  columns: [say('Task'), say('Who')],
  rows: [
    { id: 'r1', cells: [say('Model'), {}], fault: say('Nobody does it') },
    { id: 'r2', cells: [say('Check'), say('Ana')] },
  ],
};
const results = {
  kind: 'enter-results',
  task: say('Count them'),
  items: [
    { id: 'i1', text: say('How many?'), answer: '3 | three', tolerance: 0, explanation: say('because there are') },
  ],
};

const order = {
  kind: 'order-states',
  task: say('Order them'),
  items: ['a', 'b'].map((id) => ({ id, text: say(id), explanation: say('Because') })),
};

describe.each(databases())('drafts on %s', (kind) => {
  let learning: TestLearning;
  let bruno: Person;
  let id: string;
  beforeAll(async () => {
    learning = await TestLearning.open(kind);
  });
  beforeEach(async () => {
    bruno = learning.person('producer');
    const made = await bruno.call.post<AuthoredCourse>('/api/content/courses', { title: 'Draft', category });
    id = made.body.id;
    await bruno.call.put(path('/structure'), { chapters: [{ id: 'start', title: say('Start'), lessons: [] }] });
  });
  afterAll(() => learning?.close());

  const path = (rest = '') => `/api/content/courses/${id}${rest}`;
  const add = (title: string, lessonKind: string, key?: string) =>
    bruno.call.post<AuthoredCourse & Refused>(
      path('/lessons'),
      { chapterId: 'start', kind: lessonKind, title },
      key ? keyed(key) : {},
    );
  const gapOf = ({ missing }: AuthoredCourse, lesson: string) => missing.find(({ lessonId }) => lessonId === lesson);
  const own = async () => (await bruno.call.get<AuthoredCourseSummary[]>('/api/content/courses')).body;

  it('are created once for one Idempotency-Key', async () => {
    const key = randomUUID();
    const make = (title: string, who = bruno) =>
      who.call.post<AuthoredCourse & Refused>('/api/content/courses', { title, category }, keyed(key));
    const made = await Promise.all([make('Twice'), make('Twice'), make('Twice')]);
    expect(new Set(made.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await own()).toHaveLength(2);
    expect((await make('Other')).body.code).toBe('request.idempotency.key-reused');
    expect((await make('Twice', learning.person('producer'))).body.id).not.toBe(made[0]?.body.id);
  });

  it('get a lesson once for one Idempotency-Key', async () => {
    const key = randomUUID();
    await add('Intro', 'article', key);
    const again = await add('Intro', 'article', key);
    expect(again.body.chapters[0]?.lessons.map((lesson) => lesson.id)).toEqual(['intro']);
    const without = await add('Intro', 'article');
    expect(without.body.chapters[0]?.lessons.map((lesson) => lesson.id)).toEqual(['intro', 'intro-2']);
    // The response may have been lost while someone else changed the draft.
    for (const lesson of ['intro', 'intro-2'])
      await bruno.call.patch(path(`/lessons/${lesson}`), {
        texts: { en: { title: 'Intro', summary: '', body: 'Hello' } },
      });
    await learning.publish(id);
    expect((await add('Intro', 'article', key)).status).toBe(201);
    expect((await add('Intro', 'article')).body.code).toBe('learning.content.not-draft');
  });

  it('show their lessons only to their author, as learners would see them', async () => {
    await add('Order', 'exercise');
    await bruno.call.patch(path('/lessons/order'), { exercise: order });
    const shown = await bruno.call.get<Lesson>(path('/lessons/order/preview'));
    expect(shown).toMatchObject({ status: 200, body: { title: 'Order', exercise: { kind: 'order-states' } } });
    expect(JSON.stringify(shown.body)).not.toContain('Because');
    expect((await learning.person('producer').call.get(path('/lessons/order/preview'))).status).toBe(404);
    expect((await learning.person().call.get(path('/lessons/order/preview'))).status).toBe(403);
  });

  it('are removed by their author with all files, but not once they were on sale', async () => {
    const sent = await bruno.call.send<Upload>('PUT', path('/uploads?name=a.txt'), Buffer.from('a'), {
      'content-type': 'application/octet-stream',
    });
    const file = join(learning.service.dataDir, 'learning/uploads', sent.body.file);
    expect(existsSync(file)).toBe(true);
    expect((await learning.person('producer').call.delete(path())).status).toBe(404);
    expect((await learning.person().call.delete(path())).status).toBe(403);
    expect((await bruno.call.delete(path())).status).toBe(204);
    expect(await own()).toEqual([]);
    expect((await bruno.call.get(path())).status).toBe(404);
    await eventually(async () => (existsSync(file) ? undefined : true));

    const made = await bruno.call.post<AuthoredCourse>('/api/content/courses', { title: 'On sale', category });
    id = made.body.id;
    await learning.publish(id);
    expect((await bruno.call.delete<Refused>(path())).body.code).toBe('learning.content.not-draft');
    await learning.sendBack(id, 'Add captions');
    expect((await bruno.call.delete<Refused>(path())).body.code).toBe('learning.content.was-published');
    expect(await own()).toHaveLength(1);
  });

  describe('with an exercise', () => {
    const save = (exercise: object, language = 'en') =>
      bruno.call.patch<AuthoredCourse & Refused>(path(`/lessons/task?lang=${language}`), { exercise });
    beforeEach(() => add('Task', 'exercise'));

    it.each([names, faults, order, results])('of each kind that can be solved', async (exercise) => {
      const saved = await save(exercise);
      expect([saved.status, saved.body.missing.filter(({ lessonId }) => lessonId)]).toEqual([200, []]);
      const shown = await bruno.call.get<Lesson>(path('/lessons/task/preview'));
      expect(shown.body.exercise?.kind).toBe(exercise.kind);
    });

    it.each([
      ['Write the task.', { ...order, task: {} }],
      ['At least this many items are needed: 2.', { ...order, items: order.items.slice(1) }],
      [
        'Item 2 is the same as an earlier one',
        { ...order, items: order.items.map((one) => ({ ...one, text: say('x') })) },
      ],
      ['Item 1: write why its answer is right.', { ...names, items: [{ ...names.items[0], explanation: {} }] }],
      ['Item 1 has no right answer.', { ...results, items: [{ ...results.items[0], answer: '' }] }],
      ['At least this many items are needed: 1.', { ...results, items: [] }],
      ['Item 1 has no right name.', { ...names, items: [{ ...names.items[0], answer: '' }] }],
      ['item 1 has “XYZ” in field 1', { ...names, items: [{ ...names.items[0], answer: 'XYZ-0001' }] }],
      ['name of item 1: 3; fields: 2', { ...names, items: [{ ...names.items[0], answer: 'ARC-00-01' }] }],
      ['Parts in the example: 1; fields: 2', { ...names, example: 'ARC' }],
      [
        'Field 2: each code needs',
        {
          ...names,
          convention: [names.convention[0], { field: say('Number'), values: [{ code: '', meaning: say('x') }] }],
        },
      ],
      ['Mark at least one row as wrong', { ...faults, rows: faults.rows.map(({ fault: _fault, ...row }) => row) }],
      ['Row 1 is marked as wrong: explain', { ...faults, rows: [{ ...faults.rows[0], fault: {} }, faults.rows[1]] }],
      ['Row 2 needs as many cells', { ...faults, rows: [faults.rows[0], { id: 'r2', cells: [say('Check')] }] }],
      ['The first cell of row 2 is empty', { ...faults, rows: [faults.rows[0], { id: 'r2', cells: [{}, {}] }] }],
      ['Column 2 has the same name', { ...faults, columns: [say('Task'), say('task')] }],
    ])('also one that can’t be solved yet, which is listed with what it lacks: %s', async (message, exercise) => {
      const saved = await save(exercise);
      expect(saved.status).toBe(200);
      expect(gapOf(saved.body, 'task')?.faults?.map(({ text }) => text)).toContainEqual(
        expect.stringContaining(message),
      );
      expect((await bruno.call.get<Lesson>(path('/lessons/task/preview'))).status).toBe(200);
      const submitted = await bruno.call.post<Refused>(path('/submit'));
      expect([submitted.status, submitted.body.code]).toEqual([409, 'learning.content.incomplete']);
    });

    it('names the field of each fault, and words it in the author’s language', async () => {
      const codes = ['ARC', 'arc'].map((code) => ({ code, meaning: say('x') }));
      const convention = [{ field: say('Project'), values: codes }, names.convention[1]];
      const fieldsOf = async (exercise: object) =>
        gapOf((await save(exercise)).body, 'task')?.faults?.map(({ field }) => field);
      expect(await fieldsOf({ ...order, task: {} })).toEqual(['task']);
      expect(await fieldsOf({ ...names, items: [{ ...names.items[0], answer: 'XYZ-0001' }] })).toEqual([
        'items.0.answer',
      ]);
      expect(await fieldsOf({ ...names, convention })).toEqual(['convention.0.values.1.code']);
      expect(await fieldsOf({ ...faults, rows: [{ ...faults.rows[0], fault: {} }, faults.rows[1]] })).toEqual([
        'rows.0.fault',
      ]);
      expect(await fieldsOf({ ...results, items: [] })).toEqual(['']);
      const told = gapOf((await save({ ...order, task: {} }, 'pt-BR')).body, 'task');
      expect(told?.faults).toEqual([{ field: 'task', text: 'Escreva a tarefa.' }]);
    });

    it('within limits: unique ids, numbers of zero or more', async () => {
      expect((await save({ ...names, items: [names.items[0], names.items[0]] })).status).toBe(400);
      const refused = await save({ ...results, items: [{ ...results.items[0], tolerance: -1 }] });
      expect(refused.body).toMatchObject({ errors: [{ path: 'exercise.items.0.tolerance' }] });
    });
  });

  describe('with a quiz that is half written', () => {
    const whole = {
      id: 'one',
      text: say('Which?'),
      kind: 'single',
      options: ['a', 'b'].map((each) => ({ id: each, text: say(each), ...(each === 'a' && { right: true }) })),
      explanation: say('Because'),
    };
    const { explanation: _, ...unexplained } = whole;
    const save = (questions: object[], more: object = {}) =>
      bruno.call.patch<AuthoredCourse & Refused>(path('/lessons/asked'), {
        quiz: { passMark: 1, questions },
        ...more,
      });
    /** Complete but for its quiz. */
    beforeEach(async () => {
      await bruno.call.patch(path(), { price: 49, texts: { en: { description: 'About', outcomes: ['Ask'] } } });
      await add('Asked', 'quiz');
    });

    it.each([
      [{ ...unexplained, explanation: {} }, ['questions.0.explanation'], ['Question 1: write why it is right.']],
      [
        { ...whole, options: whole.options.slice(1) },
        ['questions.0.text', 'questions.0.right'],
        ['Question 1: it needs at least two options.', 'Question 1: mark the right answer.'],
      ],
      [{ ...whole, options: [whole.options[0], { id: 'b', text: {} }] }, ['questions.0.options.1.text'], undefined],
      [{ ...whole, text: { es: ' ' }, options: [] }, undefined, undefined],
    ])(
      'keep it, list what it lacks, and are neither submitted nor published with it',
      async (question, fields, said) => {
        const text = { title: 'Asked again', summary: 'Two questions', body: '' };
        const saved = await save([question], { texts: { en: text } });
        expect(saved.status).toBe(200);
        const [kept] = saved.body.chapters[0]?.lessons ?? [];
        expect(kept?.texts.en).toEqual(text);
        expect(kept?.quiz).toMatchObject({ questions: [{ id: 'one', kind: 'single' }] });
        const gap = gapOf(saved.body, 'asked');
        expect(gap?.what).toBe('quiz');
        if (fields) expect(gap?.faults?.map(({ field }) => field)).toEqual(fields);
        if (said) expect(gap?.faults?.map(({ text: told }) => told)).toEqual(said);
        expect(gap?.faults?.length).toBeGreaterThan(0);
        expect((await bruno.call.get<Lesson>(path('/lessons/asked/preview'))).status).toBe(200);

        const submitted = await bruno.call.post<Refused & { data: AuthoredCourse }>(path('/submit'));
        expect(submitted).toMatchObject({ status: 409, body: { code: 'learning.content.incomplete' } });
        const published = await learning.publish(id);
        expect([published.status, published.body.code]).toEqual([409, 'learning.content.incomplete']);
        expect((await learning.visitor.get(`/api/courses/${id}`)).status).toBe(404);

        expect((await save([whole])).body.missing).toEqual([]);
        expect((await bruno.call.post<AuthoredCourse>(path('/submit'))).body.status).toBe('submitted');
        expect((await learning.publish(id)).status).toBe(200);
      },
    );

    it('on sale stay as they are until the next edition’s is whole', async () => {
      await save([whole]);
      await bruno.call.post(path('/submit'));
      await learning.publish(id);
      await bruno.call.post(path('/revision'));
      expect((await save([whole, { ...unexplained, id: 'two', explanation: {} }])).status).toBe(200);
      expect((await learning.publish(id)).status).toBe(409);
      const ana = learning.person();
      await learning.buy(ana, 1, id);
      const shown = await ana.call.get<Lesson>(`/api/courses/${id}/lessons/asked`);
      expect(shown.body.quiz?.questions.map((question) => question.id)).toEqual(['one']);
    });

    it('are submitted only as they are then, whatever another tab saves at that moment', async () => {
      await save([whole]);
      await Promise.all([bruno.call.post(path('/submit')), save([{ ...whole, explanation: {} }])]);
      const { body } = await bruno.call.get<AuthoredCourse>(path());
      expect([body.status, body.missing.length]).toEqual(body.status === 'draft' ? ['draft', 1] : ['submitted', 0]);
    });

    it('within limits: no more than 30 questions, unique ids, one right option where one is asked for', async () => {
      const many = Array.from({ length: 31 }, (__, at) => ({ ...whole, id: `q${at}` }));
      const both = whole.options.map((option) => ({ ...option, right: true }));
      for (const questions of [many, [whole, whole], [{ ...whole, options: both }]])
        expect((await save(questions)).status).toBe(400);
    });
  });
});
