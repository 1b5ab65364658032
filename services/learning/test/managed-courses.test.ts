import {
  type AdminCourse,
  type AuthoredCourse,
  adminCourseChangeSchema,
  adminStep,
  type BulkCourseAction,
  type BulkCoursePart,
  type BulkRowOf,
  type HandedInCourse,
  type KeysetPage,
} from '@arcada/contracts';
import { databases } from '@arcada/testing/database';
import { buildUser } from '@arcada/testing/service';
import { rewrittenTexts } from '../../../tools/test/free-texts.ts';
import { type Person, type Refused, TestLearning } from './harness/learning.ts';

describe.each(databases())('courses as admins manage them on %s', (kind) => {
  let learning: TestLearning;
  let bruno: Person;
  let admin: Person;
  let id: string;
  beforeAll(async () => {
    learning = await TestLearning.open(kind);
    admin = learning.person('admin');
    bruno = learning.person('producer');
  });
  afterAll(() => learning?.close());

  const path = (rest = '') => `/api/content/courses/${id}${rest}`;
  const decision = (rest = '') => `/api/admin/courses/${id}${rest}`;
  const handedIn = async () => (await admin.call.get<HandedInCourse>(decision('/handed-in'))).body;
  const list = async (query: string) =>
    (await admin.call.get<KeysetPage<AdminCourse>>(`/api/admin/courses?${query}`)).body;
  const idsOf = async (query: string) => (await list(query)).items.map((course) => course.id);
  const text = (title: string, body: string) => ({ texts: { en: { title, summary: '', body } } });

  /** A complete course of one lesson, handed in. */
  async function handIn(title: string): Promise<void> {
    const made = await bruno.call.post<AuthoredCourse>('/api/content/courses', { title, category: 'bim-management' });
    id = made.body.id;
    await bruno.call.patch(path(), { price: 49, texts: { en: { description: 'About', outcomes: ['Name files'] } } });
    await bruno.call.put(path('/structure'), { chapters: [{ id: 'start', title: { en: 'Start' }, lessons: [] }] });
    await bruno.call.post(path('/lessons'), { chapterId: 'start', kind: 'article', title: 'Why' });
    await bruno.call.patch(path('/lessons/why'), text('Why', 'Because.'));
    await bruno.call.post(path('/submit'));
  }

  it('are found by state, words and author, in a chosen order, page by page', async () => {
    await handIn('Épura de campo');
    expect(await idsOf('status=submitted')).toEqual([id]);
    expect(await idsOf('q=epura')).toEqual([id]);
    expect(await idsOf('q=ana+muller')).toContain(id);
    expect(await idsOf('q=nothing-like-it')).toEqual([]);
    expect(await idsOf('status=published&sort=price&dir=asc')).toEqual(['script-basics', 'model-basics']);
    const first = await list('status=published&sort=title&dir=asc&limit=1');
    expect([first.items[0]?.id, first.total]).toEqual(['model-basics', 2]);
    const second = await list(`status=published&sort=title&dir=asc&limit=1&after=${first.next}`);
    expect([second.items[0]?.id, second.next]).toEqual(['script-basics', null]);
    await learning.sendBack(id, 'Add an example');
    expect(await idsOf('status=sent-back')).toEqual([id]);
    expect(await idsOf('status=draft')).toEqual([]);
    for (const person of [bruno, learning.person()])
      for (const call of ['/api/admin/courses', decision('/handed-in')])
        expect((await person.call.get(call)).status).toBe(403);
  });

  it('count the people who may take them, each once', async () => {
    const learners = async () => (await list('q=script-basics')).items[0]?.learners;
    const before = (await learners()) ?? 0;
    const [ana, rui, eva] = [learning.person(), learning.person(), learning.person()];
    await learning.buy(ana, 3, 'script-basics');
    expect(await learners()).toBe(before);
    await ana.call.put('/api/courses/script-basics/seats/own');
    await learning.buy(rui, 1, 'script-basics');
    await learning.buy(rui, 1, 'script-basics');
    const order = await learning.buy(eva, 1, 'script-basics');
    expect(await learners()).toBe(before + 3);
    await learning.refund(eva, order);
    expect(await learners()).toBe(before + 2);
  });

  it('are not handed in while a chapter has the title that every new one has', async () => {
    await handIn('Chapters with names');
    await bruno.call.post(path('/withdraw'));
    const chapters = (title: object) => ({ chapters: [{ id: 'start', title, lessons: ['why'] }] });
    await bruno.call.put(path('/structure'), chapters({ en: 'Start', es: 'capítulo nuevo ' }));
    const refused = await bruno.call.post<Refused>(path('/submit'));
    expect([refused.status, refused.body.code]).toEqual([409, 'learning.content.incomplete']);
    expect((await handedIn()).missing).toEqual([{ lessonId: null, chapter: 1, languages: ['es'], what: 'chapter' }]);
    await bruno.call.put(path('/structure'), chapters({ en: 'Start' }));
    expect((await bruno.call.post(path('/submit'))).status).toBe(200);
  });

  it('are published or sent back only as the admin has seen them', async () => {
    await handIn('Seen before');
    const { version, differences, missing, lessons, advice } = await handedIn();
    expect([differences, missing, lessons]).toEqual([null, [], [{ id: 'why', title: 'Why' }]]);
    expect(advice.map(({ what }) => what)).toEqual(['body', 'audience', 'instructorBio', 'preview', 'translations']);
    const seen = { 'if-match': `"${version}"` };
    expect((await admin.call.post<Refused>(decision('/publish'))).body.code).toBe('request.version-required');
    await bruno.call.post(path('/withdraw'));
    await bruno.call.post(path('/submit'));
    expect((await handedIn()).version).toBe(version);
    await bruno.call.post(path('/withdraw'));
    // Its author may take it back to go on: who hasn't seen that publishes nothing.
    const early = await admin.call.post<Refused>(decision('/publish'), {}, seen);
    expect([early.status, early.body.code]).toEqual([412, 'learning.content.changed']);
    await bruno.call.patch(path('/lessons/why'), text('Why', 'Something else.'));
    await bruno.call.post(path('/submit'));
    const refused = await Promise.all([
      admin.call.post<Refused>(decision('/publish'), {}, seen),
      admin.call.post<Refused>(decision('/send-back'), { note: 'Write more' }, seen),
      admin.call.patch<Refused>(decision(), { price: 59 }, seen),
    ]);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [412, 'learning.content.changed']),
    );
    // Its author gets the note by mail.
    const aged = learning.service.as(buildUser({ role: 'admin', confirmedAt: Date.now() - 301_000 }));
    const current = await learning.seen(id);
    const back = await aged.post(decision('/send-back'), { note: 'Write at https://evil.example' }, current);
    expect(back).toMatchObject({ status: 403, body: { code: adminStep.code } });
    expect((await handedIn()).course).toMatchObject({ status: 'submitted', price: 49 });
    expect((await admin.call.patch(decision(), { price: 59 }, current)).status).toBe(200);
    // Another admin's price is part of what is published.
    expect((await admin.call.post(decision('/publish'), {}, current)).status).toBe(412);
    // The response to the first may have been lost: the second finds it done.
    const twice = { ...(await learning.seen(id)), 'idempotency-key': 'publish' };
    const published = [await admin.call.post(decision('/publish'), {}, twice)];
    published.push(await admin.call.post(decision('/publish'), {}, twice));
    for (const { status, body } of published)
      expect({ status, body }).toMatchObject({ status: 200, body: { status: 'published', price: 59 } });
  });

  it('are either taken back or published when both happen at once', async () => {
    await handIn('Both at once');
    const seen = await learning.seen(id);
    const both = await Promise.all([
      admin.call.post(decision('/publish'), {}, seen),
      bruno.call.post(path('/withdraw')),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, both[0].status === 200 ? 409 : 412]);
  });

  it('show what differs from the edition that learners have', async () => {
    await handIn('Compared');
    await learning.publish(id);
    expect((await handedIn()).differences).toBeNull();
    await learning.sendBack(id, 'Please add a quiz');
    expect(await list(`q=${id}`)).toMatchObject({
      items: [{ underRevision: true, status: 'published', revision: 'draft' }],
    });
    expect(await idsOf('status=revision')).toEqual([id]);
    expect((await handedIn()).differences).toEqual([]);
    await bruno.call.patch(path('/lessons/why'), text('Why', 'Because of order.'));
    await bruno.call.patch(path(), { texts: { es: { title: 'Comparado' } } });
    await bruno.call.post(path('/lessons'), { chapterId: 'start', kind: 'quiz', title: 'Asked' });
    const options = [
      { id: 'a', text: { en: 'Yes' }, right: true },
      { id: 'b', text: { en: 'No' } },
    ];
    const question = { id: 'one', text: { en: 'Is it?' }, kind: 'single', options, explanation: { en: 'So it is' } };
    await bruno.call.patch(path('/lessons/asked'), { quiz: { passMark: 1, questions: [question] } });
    const { differences } = await handedIn();
    const why = { id: 'why', title: 'Why' };
    const asked = { id: 'asked', title: 'Asked' };
    expect(differences).toEqual(
      expect.arrayContaining([
        { lesson: null, field: 'title', language: 'es', before: null, after: 'Comparado' },
        { lesson: null, field: 'order', language: null, before: 'Start\n– Why', after: 'Start\n– Why\n– Asked' },
        { lesson: why, field: 'text', language: 'en', before: 'Because.', after: 'Because of order.' },
        { lesson: asked, field: 'kind', language: null, before: null, after: 'quiz' },
        {
          lesson: asked,
          field: 'quiz',
          language: 'en',
          before: null,
          after: expect.stringContaining('Question: Is it?'),
        },
      ]),
    );
    expect(differences?.filter(({ language }) => language === 'pt-BR')).toEqual([]);
    await bruno.call.delete(path('/lessons/why'));
    expect((await handedIn()).differences).toContainEqual({
      lesson: why,
      field: 'text',
      language: 'en',
      before: 'Because.',
      after: null,
    });
  });

  it('tell a chapter that was moved from one that was renamed', async () => {
    await handIn('Moved chapters');
    const [start, end] = [
      { id: 'start', title: { en: 'Start' }, lessons: ['why'] },
      { id: 'a-summary', lessons: [] },
    ];
    const chapters = (title: string, moved = false) => {
      const summary = { ...end, title: { en: title } };
      return { chapters: moved ? [summary, start] : [start, summary] };
    };
    await bruno.call.post(path('/withdraw'));
    await bruno.call.put(path('/structure'), chapters('Summary'));
    await bruno.call.post(path('/submit'));
    await learning.publish(id);
    await learning.sendBack(id, 'Begin with the summary');
    await bruno.call.put(path('/structure'), chapters('Summary', true));
    const order = { lesson: null, field: 'order', language: null };
    const moved = { ...order, before: 'Start\n– Why\nSummary', after: 'Summary\nStart\n– Why' };
    expect((await handedIn()).differences).toEqual([moved]);
    await bruno.call.put(path('/structure'), chapters('In short', true));
    expect((await handedIn()).differences).toEqual([
      { lesson: null, field: 'chapters', language: 'en', before: 'Summary\nStart', after: 'In short\nStart' },
      { ...moved, after: 'In short\nStart\n– Why' },
    ]);
  });

  it('are changed several at once: tried first, each with a result, and taken back', async () => {
    const courses = ['model-basics', 'script-basics'];
    const run = async (action: BulkCourseAction, apply: boolean, items: { id: string; tag?: string }[]) => {
      const body = { courses: items, action, apply };
      const response = await admin.call.post<{ rows: BulkRowOf<BulkCoursePart>[] }>('/api/admin/courses/bulk', body);
      expect(response.status).toBe(200);
      return response.body.rows;
    };
    const all = courses.map((each) => ({ id: each }));
    const priceOf = async (of: string) => (await list(`q=${of}`)).items[0]?.price;
    const before = await Promise.all(courses.map(priceOf));
    const shown = await run({ kind: 'percent', value: 10 }, false, [...all, { id: 'no-such-course' }]);
    expect(shown.map(({ outcome }) => outcome)).toEqual(['changed', 'changed', 'refused']);
    expect(await Promise.all(courses.map(priceOf))).toEqual(before);

    const tags = shown.slice(0, 2).map(({ id: of, tag }) => ({ id: of, tag }));
    const applied = await run({ kind: 'percent', value: 10 }, true, tags);
    expect(applied.map(({ after }) => after)).toEqual(shown.slice(0, 2).map(({ after }) => after));
    expect((await run({ kind: 'percent', value: 10 }, true, tags)).map(({ outcome }) => outcome)).toEqual([
      'refused',
      'refused',
    ]);
    const undo = async (rows: typeof applied) => {
      const values = Object.fromEntries(rows.flatMap((row) => (row.before ? [[row.id, row.before]] : [])));
      return run(
        { kind: 'set', values },
        true,
        rows.map((row) => ({ id: row.id, tag: row.nextTag })),
      );
    };
    expect((await undo(applied)).map(({ outcome }) => outcome)).toEqual(['changed', 'changed']);
    expect(await Promise.all(courses.map(priceOf))).toEqual(before);

    const archived = await run({ kind: 'status', status: 'archived' }, true, all);
    expect(await idsOf('status=archived')).toEqual(expect.arrayContaining(courses));
    expect((await run({ kind: 'status', status: 'archived' }, true, all)).map(({ outcome }) => outcome)).toEqual([
      'same',
      'same',
    ]);
    await undo(archived);
    expect(await idsOf('status=archived')).toEqual([]);
    expect(
      (await run({ kind: 'level', level: 'Advanced' }, false, all)).every(({ after }) => after?.level === 'Advanced'),
    ).toBe(true);
    expect((await run({ kind: 'amount', value: -100_000 }, false, all)).map(({ outcome }) => outcome)).toEqual([
      'refused',
      'refused',
    ]);

    // What is handed in can be published; what isn't, can't.
    await handIn('Many at once');
    const handed = id;
    const draft = await bruno.call.post<AuthoredCourse>('/api/content/courses', {
      title: 'Not yet',
      category: 'bim-management',
    });
    const published = await run({ kind: 'status', status: 'published' }, true, [{ id: handed }, { id: draft.body.id }]);
    expect(published.map(({ outcome }) => outcome)).toEqual(['changed', 'refused']);
    expect(await idsOf('status=published')).toContain(handed);
    await run({ kind: 'status', status: 'archived' }, true, [{ id: handed }]);
    expect(
      (
        await bruno.call.post('/api/admin/courses/bulk', {
          courses: all,
          action: { kind: 'level', level: 'x' },
          apply: true,
        })
      ).status,
    ).toBe(403);
  });

  it.each([
    ['en', 'A draft isn’t published together with others.', 'What was on sale can’t be a draft again.'],
    ['pt-BR', 'Um rascunho não é publicado junto com outros cursos.', 'O que já esteve à venda não volta'],
    ['es', 'Un borrador no se publica junto con otros cursos.', 'Lo que ya estuvo a la venta no vuelve'],
  ])('are refused among others for what is so, not as if they had changed, in %s', async (language, ...reasons) => {
    const fields = { title: 'Only begun', category: 'bim-management' };
    const draft = await bruno.call.post<AuthoredCourse>('/api/content/courses', fields);
    await handIn(`Published ${language}`);
    await learning.publish(id);
    const run = async (of: string, action: BulkCourseAction) => {
      const body = { courses: [{ id: of }], action, apply: true };
      const path = `/api/admin/courses/bulk?lang=${language}`;
      return (await admin.call.post<{ rows: BulkRowOf<BulkCoursePart>[] }>(path, body)).body.rows[0];
    };
    const before = { status: 'submitted', price: 49, level: 'Beginner' } as const;
    const refused = [
      await run(draft.body.id, { kind: 'status', status: 'published' }),
      await run(id, { kind: 'set', values: { [id]: before } }),
    ];
    expect(refused.map((row) => row?.outcome)).toEqual(['refused', 'refused']);
    expect(refused.map((row) => row?.reason)).toEqual(reasons.map((each) => expect.stringContaining(each)));
  });

  it('that are archived stay so without a refusal, also while their next edition waits', async () => {
    await handIn('Archived and revised');
    await learning.publish(id);
    await bruno.call.post(`/api/content/courses/${id}/revision`);
    expect((await bruno.call.post(`/api/content/courses/${id}/submit`)).status).toBeLessThan(300);
    const archive = async () => {
      const body = { courses: [{ id }], action: { kind: 'status', status: 'archived' }, apply: true };
      const { rows } = (await admin.call.post<{ rows: BulkRowOf<BulkCoursePart>[] }>('/api/admin/courses/bulk', body))
        .body;
      return rows.map(({ outcome }) => outcome);
    };
    expect(await archive()).toEqual(['changed']);
    expect(await archive()).toEqual(['same']);
  });

  it.each([
    ['en', 'A draft can’t be archived.', 'A submitted course can’t be archived. Publish it or send it back.'],
    ['pt-BR', 'Não é possível arquivar um rascunho.', 'Não é possível arquivar um curso enviado.'],
    ['es', 'No se puede archivar un borrador.', 'No se puede archivar un curso enviado.'],
  ])('are not archived before they were on sale, which is said as such in %s', async (language, ...reasons) => {
    await handIn(`Not archived ${language}`);
    const fields = { title: 'Only begun', category: 'bim-management' };
    const draft = await bruno.call.post<AuthoredCourse>('/api/content/courses', fields);
    const courses = [{ id: draft.body.id }, { id }];
    for (const apply of [false, true]) {
      const { body } = await admin.call.post<{ rows: BulkRowOf<BulkCoursePart>[] }>(
        `/api/admin/courses/bulk?lang=${language}`,
        { courses, action: { kind: 'status', status: 'archived' }, apply },
      );
      expect(body.rows.map(({ outcome }) => outcome)).toEqual(['refused', 'refused']);
      expect(body.rows.map(({ reason }) => reason)).toEqual(reasons.map((each) => expect.stringContaining(each)));
    }
    await learning.publish(id);
    expect((await admin.call.patch(decision(), { archived: true }, await learning.seen(id))).status).toBe(200);
    const again = await admin.call.patch<Refused>(decision(), { archived: true }, await learning.seen(id));
    expect([again.status, again.body.code]).toEqual([409, 'learning.content.wrong-state']);
  });

  it('are published, archived and made cheaper only by an admin who has just typed the password', async () => {
    await handIn('With a password');
    const aged = learning.service.as(buildUser({ role: 'admin', confirmedAt: Date.now() - 301_000 }));
    const refused = { status: 403, body: { code: adminStep.code } };
    const seen = async (of = id) => {
      const { body } = await aged.get<HandedInCourse>(`/api/admin/courses/${of}/handed-in`);
      return { 'if-match': `"${body.version}"` };
    };
    const change = async (price: number) => aged.patch(decision(), { price }, await seen());
    expect(await aged.post(decision('/publish'), {}, await seen())).toMatchObject(refused);
    expect((await change(40)).status).toBe(200);
    expect((await admin.call.post(decision('/publish'), {}, await seen())).status).toBe(200);
    expect(await change(39)).toMatchObject(refused);
    expect((await change(41)).status).toBe(200);
    const bulk = (apply: boolean) =>
      aged.post('/api/admin/courses/bulk', { courses: [{ id }], action: { kind: 'percent', value: -90 }, apply });
    expect((await bulk(false)).status).toBe(200);
    expect(await bulk(true)).toMatchObject(refused);
    expect(await aged.patch(decision(), { archived: true }, await seen())).toMatchObject(refused);
    expect((await admin.call.patch(decision(), { archived: true }, await seen())).status).toBe(200);
    expect(await aged.patch(decision(), { archived: false }, await seen())).toMatchObject(refused);
    expect(await change(1)).toMatchObject(refused);
  });

  it('take no link in any text before learners without a password that was just typed', async () => {
    await handIn('With a level');
    const aged = learning.service.as(buildUser({ role: 'admin', confirmedAt: Date.now() - 301_000 }));
    const send = async (change: object, call = aged) => {
      const { body } = await aged.get<HandedInCourse>(decision('/handed-in'));
      return call.patch<Refused>(decision(), change, { 'if-match': `"${body.version}"` });
    };
    // Nobody reads what isn't published.
    expect((await send({ level: 'Beginner' })).status).toBe(200);
    await learning.publish(id);
    const rewritten = rewrittenTexts(adminCourseChangeSchema, {});
    expect(rewritten.map(({ place }) => place)).toContain('level');
    for (const archived of [false, true]) {
      if (archived) expect((await send({ archived }, admin.call)).status).toBe(200);
      for (const { place, change } of rewritten) {
        const { status, body } = await send(change);
        expect([place, status, body.code]).toEqual([place, 403, adminStep.code]);
      }
    }
    expect((await send({ level: 'Advanced' }, admin.call)).status).toBe(200);
  });
});
