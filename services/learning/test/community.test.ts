import { randomUUID } from 'node:crypto';
import {
  type AdminReview,
  adminStep,
  type Course,
  type KeysetPage,
  type LessonNote,
  type LessonQuestion,
  type MakersReview,
  type MakersReviews,
  type ReviewResults,
  type Seat,
  type SiteNotices,
} from '@arcada/contracts';
import { Database, emailKey } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { buildUser } from '@arcada/testing/service';
import type { QueryRunner } from 'typeorm';

import { Catalogue } from '../src/catalogue/catalogue.ts';
import { CourseEntity } from '../src/catalogue/course.entity.ts';
import { ReviewEntity } from '../src/catalogue/review.entity.ts';
import { FillReviewSearch1795460100003 } from '../src/migrations/fill-review-search.ts';
import { model, type Person, type Refused, TestLearning } from './harness/learning.ts';

interface Review extends Refused {
  id: string;
  status: string;
}

describe.each(databases())('what learners write on %s', (kind) => {
  let learning: TestLearning;
  let ana: Person;
  let admin: Person;
  beforeAll(async () => {
    learning = await TestLearning.open(kind);
    admin = learning.person('admin');
  });
  beforeEach(async () => {
    ana = learning.person();
    await learning.buy(ana);
  });
  afterAll(() => learning?.close());

  const review = (person: Person, rating = 5, course = model) =>
    person.call.post<Review>(`${course}/reviews`, { rating, text: 'Worth the time' });
  const page = async (course = model) => (await learning.visitor.get<Course>(course)).body;
  const decide = (person: Person, id: string, decision: 'published' | 'declined', note?: string) =>
    person.call.post<ReviewResults>('/api/admin/courses/reviews/decisions', { ids: [id], decision, note });
  const list = async (query: string) =>
    (await admin.call.get<KeysetPage<AdminReview>>(`/api/admin/courses/reviews?${query}`)).body;

  it('reviews: by the enrolled only, one each', async () => {
    const stranger = learning.person();
    expect((await review(stranger)).body.code).toBe('learning.course.not-enrolled');
    const none = await ana.call.get(`${model}/reviews/mine`);
    expect([none.status, none.body, none.headers.get('content-type')]).toEqual([
      200,
      null,
      'application/json; charset=utf-8',
    ]);
    const told = await Promise.all(Array.from({ length: 5 }, () => review(ana)));
    expect(told.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect((await ana.call.get(`${model}/reviews/mine`)).body).toMatchObject({ status: 'pending', rating: 5 });
  });

  it('reviews: not by who teaches the course, though enrolled', async () => {
    const manager = learning.service.get(Database).read;
    await manager.update(CourseEntity, { id: 'model-basics' }, { ownerId: ana.id });
    const refused = await review(ana);
    await manager.update(CourseEntity, { id: 'model-basics' }, { ownerId: null });
    expect([refused.status, refused.body.code]).toEqual([403, 'learning.review.own-course']);
    expect((await review(ana)).status).toBe(201);
  });

  it('reviews: count and are shown once an admin has published them', async () => {
    const course = '/api/courses/script-basics';
    await learning.buy(ana, 1, 'script-basics');
    const before = await page(course);
    const { body } = await review(ana, 1, course);
    expect((await page(course)).reviewCount).toBe(before.reviewCount);
    for (const person of [ana, learning.person('producer')])
      expect((await decide(person, body.id, 'published')).status).toBe(403);
    const waiting = await list('status=pending');
    expect(waiting.items).toContainEqual(expect.objectContaining({ id: body.id, courseTitle: 'Script Basics' }));
    expect((await decide(admin, body.id, 'published')).status).toBe(200);
    const after = await page(course);
    expect(after).toMatchObject({ reviewCount: 3, rating: 3.3, reviewHistogram: [1, 0, 0, 1, 1] });
    expect(after.reviews[0]).toMatchObject({ authorName: 'Ana Müller', text: 'Worth the time' });
    await decide(admin, body.id, 'declined');
    expect(await page(course)).toMatchObject({ reviewCount: 2, reviewHistogram: before.reviewHistogram });
    expect(await learning.trail(body.id)).toMatchObject([
      { action: 'learning.review.published', actorId: admin.id, before: { status: 'pending' } },
      { action: 'learning.review.declined', before: { status: 'published' }, after: { status: 'declined' } },
    ]);
  });

  it('reviews: the instructor replies once to each; learners see it, the reviewer is notified, an admin removes it', async () => {
    const [bruno, stranger] = [learning.person('producer'), learning.person('producer')];
    const manager = learning.service.get(Database).read;
    await manager.update(CourseEntity, { id: 'model-basics' }, { ownerId: bruno.id, changedAt: new Date() });
    await learning.service.get(Catalogue).takeOverChanges();
    const { id } = (await review(ana)).body;
    const reviews = '/api/content/courses/model-basics/reviews';
    const write = (text: string, person = bruno) =>
      person.call.put<MakersReview & Refused>(`${reviews}/${id}/reply`, { text });
    const listed = async (query = '') => (await bruno.call.get<MakersReviews>(`${reviews}${query}`)).body;
    const shown = async () => (await page()).reviews.find((one) => one.id === id)?.reply?.text;
    const bell = async (person: Person) => {
      const { body } = await person.call.get<SiteNotices>('/api/notices?lang=en');
      return body.items.filter(({ kind }) => kind === 'review').map(({ title }) => title);
    };
    // Nobody sees it before an admin has published the review.
    expect((await write('Thank you')).body.code).toBe('learning.review.not-found');
    await decide(admin, id, 'published');
    const before = await listed();
    expect((await write('Thank you', stranger)).status).toBe(404);
    expect((await write('Thank you', ana)).status).toBe(403);
    expect((await write('For the house', admin)).body.code).toBe('learning.review.not-instructor');
    expect((await write('  ')).status).toBe(400);
    expect((await write('Thank you')).body).toMatchObject({ id, reply: { text: 'Thank you' } });
    await write('Thank you, Ana');
    expect(await shown()).toBe('Thank you, Ana');
    expect(await listed()).toMatchObject({ all: before.all, unanswered: before.unanswered - 1 });
    const waiting = await listed('?show=unanswered');
    expect(waiting.reviews.map((one) => one.id)).not.toContain(id);
    expect(waiting.reviews).toHaveLength(waiting.unanswered);
    const told = 'The instructor has responded to your review of “Model Basics”';
    expect((await bell(ana)).filter((title) => title === told)).toHaveLength(1);
    // The author's own work isn't on record; what an admin does to it is.
    // Not past the password: an admin removes others' replies in the admin area.
    expect((await admin.call.delete(`${reviews}/${id}/reply`)).status).toBe(403);
    const removal = `/api/admin/courses/reviews/${id}/reply`;
    expect((await bruno.call.delete(removal)).status).toBe(403);
    expect((await admin.call.delete(removal)).status).toBe(204);
    expect((await admin.call.delete(removal)).status).toBe(204);
    expect(await shown()).toBeUndefined();
    expect((await list('q=model%20basics&limit=100')).items.find((one) => one.id === id)?.reply).toBeNull();
    expect((await learning.trail(id)).slice(1)).toMatchObject([
      {
        action: 'learning.review.reply-removed',
        actorId: admin.id,
        before: { reply: 'Thank you, Ana' },
        after: { reply: null },
      },
    ]);
    expect(await bell(bruno)).toContain('An admin has removed your response to a review of “Model Basics”');
    await write('Once more');
    expect((await bruno.call.delete(`${reviews}/${id}/reply`)).status).toBe(204);
    expect(await shown()).toBeUndefined();
    expect((await learning.trail(id)).slice(1)).toHaveLength(1);
    await manager.update(CourseEntity, { id: 'model-basics' }, { ownerId: null, changedAt: new Date() });
    await learning.service.get(Catalogue).takeOverChanges();
  });

  it('reviews: replies for courses of the house are the admin area’s, written with a password that was just typed', async () => {
    const { id } = (await review(ana)).body;
    await decide(admin, id, 'published');
    const reviews = '/api/content/courses/model-basics/reviews';
    const reply = `${reviews}/${id}/reply`;
    const refused = { status: 403, body: { code: adminStep.code } };
    const closed = learning.service.as(buildUser({ role: 'admin', adminUntil: Date.now() - 1 }));
    const aged = learning.service.as(buildUser({ role: 'admin', confirmedAt: Date.now() - 301_000 }));
    expect(await closed.get(reviews)).toMatchObject(refused);
    expect((await aged.get(reviews)).status).toBe(200);
    for (const call of [closed, aged]) expect(await call.put(reply, { text: 'Buy elsewhere' })).toMatchObject(refused);
    // As is what a decision says to who wrote the review.
    const old = { id: '', call: aged };
    expect(await decide(old, id, 'declined', 'Buy elsewhere')).toMatchObject(refused);
    expect((await decide(old, id, 'published')).status).toBe(200);
    expect((await admin.call.put(reply, { text: 'Thank you' })).status).toBe(200);
    for (const call of [closed, aged]) expect(await call.delete(reply)).toMatchObject(refused);
    expect((await page()).reviews.find((one) => one.id === id)?.reply?.text).toBe('Thank you');
  });

  it('reviews: are searched by text, author and course, and sorted by stars', async () => {
    const write = (person: Person, text: string, rating: number) =>
      person.call.post<Review>(`${model}/reviews`, { rating, text });
    const [rui, eva] = [learning.person(), learning.person()];
    await learning.buy(rui);
    await learning.buy(eva);
    const good = (await write(rui, 'Ótimo — 100% prático', 5)).body.id;
    const bad = (await write(eva, 'Longo demais', 1)).body.id;
    const idsOf = async (query: string) => (await list(query)).items.map(({ id }) => id);
    expect(await idsOf('q=otimo')).toEqual([good]);
    expect(await idsOf('q=100%25')).toEqual([good]);
    expect(await idsOf('q=100_')).toEqual([]);
    for (const query of ['q=muller', 'q=model%20basics']) {
      const found = await idsOf(`${query}&limit=100`);
      expect(found).toEqual(expect.arrayContaining([good, bad]));
    }
    const database = learning.service.get(Database);
    await database.transaction((manager) => manager.update(ReviewEntity, { id: good }, { searchText: null }));
    expect(await idsOf('q=otimo')).toEqual([]);
    await database.transaction(({ queryRunner }) => new FillReviewSearch1795460100003().up(queryRunner as QueryRunner));
    expect(await idsOf('q=otimo')).toEqual([good]);
    const first = await list('q=model%20basics&sort=rating&dir=asc&limit=1');
    expect(first.items).toMatchObject([{ id: bad, rating: 1 }]);
    expect((await list(`q=model%20basics&sort=rating&dir=asc&limit=1&after=${first.next}`)).items).toHaveLength(1);
  });

  it('reviews: of the demo data are listed as such, and declined like any other', async () => {
    const database = learning.service.get(Database);
    const seeded = await database.read.findOneByOrFail(ReviewEntity, { source: 'seed', status: 'published' });
    const course = `/api/courses/${seeded.courseId}`;
    const { items } = await list(`q=${encodeURIComponent(seeded.authorName)}&limit=100&lang=es`);
    const { id } = seeded;
    expect(items.find((each) => each.id === id)).toMatchObject({ demo: true, text: seeded.translations?.es });
    const before = await page(course);
    const { body } = await decide(admin, id, 'declined');
    expect(body.results).toEqual([{ id, result: 'decided' }]);
    expect((await page(course)).reviewCount).toBe(before.reviewCount - 1);
    await decide(admin, id, 'published');
    expect((await page(course)).reviewCount).toBe(before.reviewCount);
    expect(await learning.trail(id)).toMatchObject([
      { action: 'learning.review.declined' },
      { action: 'learning.review.published' },
    ]);
  });

  it('reviews: say that their purchase was refunded since, unless it was bought again', async () => {
    const rui = learning.person();
    const orderId = await learning.buy(rui);
    const { id } = (await review(rui, 4)).body;
    const ended = async () =>
      (await list('status=pending&limit=100')).items.find((one) => one.id === id)?.purchaseEnded;
    expect(await ended()).toBe(false);
    await learning.refund(rui, orderId);
    expect(await ended()).toBe(true);
    await learning.buy(rui);
    expect(await ended()).toBe(false);
  });

  it('reviews: whose purchase was refunded get no other reply; the date of a reply is that of its last change', async () => {
    const [bruno, rui, eva] = [learning.person('producer'), learning.person(), learning.person()];
    const manager = learning.service.get(Database).read;
    const own = async (ownerId: string | null) => {
      await manager.update(CourseEntity, { id: 'model-basics' }, { ownerId, changedAt: new Date() });
      await learning.service.get(Catalogue).takeOverChanges();
    };
    await own(bruno.id);
    const orders = { rui: await learning.buy(rui), eva: await learning.buy(eva) };
    const [{ id }, { id: unanswered }] = [(await review(rui, 2)).body, (await review(eva, 2)).body];
    for (const one of [id, unanswered]) await decide(admin, one, 'published');
    const reviews = '/api/content/courses/model-basics/reviews';
    const write = (one: string, text: string, lang = 'en') =>
      bruno.call.put<MakersReview & Refused>(`${reviews}/${one}/reply?lang=${lang}`, { text });
    const listed = async (show = 'all') => {
      const { body } = await bruno.call.get<MakersReviews>(`${reviews}?show=${show}`);
      return { waiting: body.unanswered, of: (wanted: string) => body.reviews.find((one) => one.id === wanted) };
    };
    await write(id, 'Thank you');
    const written = new Date('2026-01-02T03:04:05.000Z');
    await manager.update(ReviewEntity, { id }, { repliedAt: written });
    const changed = await write(id, 'Thank you, Rui');
    expect(Date.parse(changed.body.reply?.at ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect((await listed()).of(id)?.purchaseEnded).toBe(false);
    const before = (await listed()).waiting;
    expect((await listed('unanswered')).of(unanswered)).toBeDefined();

    await learning.refund(rui, orders.rui);
    await learning.refund(eva, orders.eva);
    const refused = await Promise.all(['en', 'pt-BR', 'es'].map((lang) => write(id, 'He is a liar', lang)));
    for (const { status, body } of refused) expect([status, body.code]).toEqual([409, 'learning.review.reviewer-left']);
    expect(new Set(refused.map(({ body }) => body.message)).size).toBe(3);
    expect((await write(unanswered, 'He is a liar')).status).toBe(409);
    expect((await listed()).of(id)).toMatchObject({ reply: { text: 'Thank you, Rui' }, purchaseEnded: true });
    // Nothing can be written below it, so that it waits for nothing.
    expect(await listed('unanswered')).toMatchObject({ waiting: before - 1 });
    expect((await listed('unanswered')).of(unanswered)).toBeUndefined();
    expect((await bruno.call.delete(`${reviews}/${id}/reply`)).status).toBe(204);
    expect((await write(id, 'Thank you, Rui')).status).toBe(409);
    expect((await listed()).waiting).toBe(before - 1);
    await learning.buy(rui);
    expect((await write(id, 'Welcome back')).status).toBe(200);
    await own(null);
  });

  it('reviews: are decided with a note for their author, many at once with a result for each', async () => {
    const { id } = (await review(ana, 3)).body;
    await decide(admin, id, 'declined', 'Please leave out names');
    const own = async () => (await ana.call.get<Review>(`${model}/reviews/mine`)).body;
    expect(await own()).toMatchObject({ status: 'declined', note: 'Please leave out names' });
    const rui = learning.person();
    await learning.buy(rui);
    const other = (await review(rui, 4)).body.id;
    const nobody = randomUUID();
    const all = (decision: string, person = admin) =>
      person.call.post<ReviewResults>('/api/admin/courses/reviews/decisions', {
        ids: [id, nobody, other, id],
        decision,
      });
    expect((await all('published', ana)).status).toBe(403);
    const reviewed = (await page()).reviewCount;
    expect((await all('declined')).body.results).toEqual([
      { id, result: 'unchanged' },
      { id: nobody, result: 'missing' },
      { id: other, result: 'decided' },
    ]);
    expect((await all('published')).body.results.map(({ result }) => result)).toEqual([
      'decided',
      'missing',
      'decided',
    ]);
    expect((await page()).reviewCount).toBe(reviewed + 2);
    expect(await own()).toMatchObject({ status: 'published', note: null });
    expect(await learning.trail(id)).toMatchObject([
      { before: { status: 'pending', adminNote: null }, after: { adminNote: 'Please leave out names' } },
      { action: 'learning.review.published', before: { status: 'declined' }, after: { adminNote: null } },
    ]);
    expect((await all('declined')).status).toBe(200);
  });

  it('what is sent twice at once is written once, and gets the same response each time', async () => {
    const lesson = `${model}/lessons/grids`;
    const question = await ana.call.post<LessonQuestion>(`${lesson}/questions`, { text: 'Which grid first?' });
    const writings: [string, object][] = [
      [`${lesson}/notes`, { atSeconds: 1, text: 'A note' }],
      [`${lesson}/questions`, { text: 'Which level first?' }],
      [`${lesson}/questions/${question.body.id}/answers`, { text: 'The main one.' }],
      [`${model}/reviews`, { rating: 4, text: 'Worth the time' }],
    ];
    for (const [path, body] of writings) {
      const headers = { 'idempotency-key': 'again' };
      const send = () => ana.call.post<{ id: string }>(path, body, headers);
      const told = await Promise.all(Array.from({ length: 6 }, send));
      expect([path, told.map(({ status }) => status)]).toEqual([path, Array(6).fill(201)]);
      expect(new Set(told.map((answer) => answer.body.id)).size).toBe(1);
    }
  });

  it('questions: are changed and removed by whoever asked, until somebody has answered', async () => {
    const bruno = learning.person();
    for (const person of [ana, bruno]) await learning.buy(person);
    const path = `${model}/lessons/grids/questions`;
    const { body } = await ana.call.post<{ id: string }>(path, { text: 'What is a grid?' });
    const question = `${path}/${body.id}`;
    const texts = async () =>
      (await bruno.call.get<{ id: string; text: string }[]>(path)).body.flatMap((one) =>
        one.id === body.id ? [one.text] : [],
      );
    expect((await bruno.call.patch(question, { text: 'Not mine' })).status).toBe(404);
    expect((await bruno.call.delete(question)).status).toBe(404);
    expect((await ana.call.patch(question, { text: 'What is a level?' })).status).toBe(204);
    expect(await texts()).toEqual(['What is a level?']);
    await bruno.call.post(`${question}/answers`, { text: 'A storey.' });
    const late = await ana.call.delete<Refused>(question);
    expect([late.status, late.body.code]).toEqual([409, 'learning.question.answered']);
    expect((await ana.call.patch(question, { text: 'Something else' })).status).toBe(409);
    const other = await ana.call.post<{ id: string }>(path, { text: 'Never mind this one' });
    expect((await ana.call.delete(`${path}/${other.body.id}`)).status).toBe(204);
    expect(await texts()).toEqual(['What is a level?']);
  });

  it('notes: visible only to their author, sorted by time, as a Markdown file too', async () => {
    const notes = `${model}/lessons/grids/notes`;
    const headers = { 'idempotency-key': 'a' };
    const late = await ana.call.post<LessonNote>(notes, { atSeconds: 3725, text: 'Second\nline' }, headers);
    expect((await ana.call.post<LessonNote>(notes, { atSeconds: 3725, text: 'Second\nline' }, headers)).body).toEqual(
      late.body,
    );
    const early = await ana.call.post<LessonNote>(notes, { atSeconds: 65.2, text: 'First' });
    expect((await ana.call.get<LessonNote[]>(notes)).body.map(({ id }) => id)).toEqual([early.body.id, late.body.id]);
    const file = await ana.call.get<string>(`${model}/notes.md`);
    expect(file.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(file.body).toBe('# Notes: Model Basics\n\n## Grids\n\n- **1:05** First\n- **1:02:05** Second\n  line\n');
    const bruno = learning.person();
    expect((await bruno.call.get(notes)).status).toBe(403);
    await learning.buy(bruno);
    expect((await bruno.call.get(notes)).body).toEqual([]);
    expect((await bruno.call.delete(`${notes}/${early.body.id}`)).status).toBe(404);
    const changed = (person: Person) =>
      person.call.patch(`${notes}/${early.body.id}`, { text: 'First, in other words' });
    expect((await changed(bruno)).status).toBe(404);
    expect((await changed(ana)).body).toEqual({ ...early.body, text: 'First, in other words' });
    expect((await ana.call.delete(`${notes}/${early.body.id}`)).status).toBe(204);
    expect((await ana.call.get<LessonNote[]>(notes)).body).toHaveLength(1);
  });

  it('questions: asked and answered by the enrolled and by instructors', async () => {
    const path = `${model}/lessons/reading/questions`;
    const stranger = learning.person();
    for (const person of [stranger, learning.person('producer')]) {
      expect((await person.call.get(path)).status).toBe(403);
      expect((await person.call.post(path, { text: 'Why is it so?' })).status).toBe(403);
    }
    const asked = await ana.call.post<LessonQuestion>(path, { text: 'Why is it so?' });
    expect(asked).toMatchObject({
      status: 201,
      body: { authorName: 'Ana Müller', mine: true, fromInstructor: false, answers: [] },
    });
    const answers = `${path}/${asked.body.id}/answers`;
    expect((await stranger.call.post(answers, { text: 'No idea' })).status).toBe(403);
    const bruno = learning.person();
    await learning.buy(bruno);
    await bruno.call.post(answers, { text: 'It is like that' });
    await admin.call.post(answers, { text: 'Because of the standard' });
    const { body } = await ana.call.get<LessonQuestion[]>(path);
    expect(body[0]?.answers).toMatchObject([
      { mine: false, fromInstructor: false },
      { mine: false, fromInstructor: true },
    ]);
    expect((await bruno.call.post(`${path}/${randomUUID()}/answers`, { text: 'To nobody' })).status).toBe(404);
  });

  it('is erased with the account, and is exported only to identity', async () => {
    await learning.buy(ana, 2);
    await ana.call.post(`${model}/lessons/grids/notes`, { atSeconds: 1, text: 'Mine' });
    const question = await ana.call.post<LessonQuestion>(`${model}/lessons/check/questions`, { text: 'Who knows?' });
    await ana.call.post(`${model}/seats`, { email: 'guest@example.com' });
    const { body } = await review(ana);
    await decide(admin, body.id, 'published');
    await learning.complete(ana);
    const counted = (await page()).reviewCount;
    const path = `/internal/users/${ana.id}/export`;
    const exported = await learning.service.from('identity').get(path);
    expect(exported.body).toMatchObject({
      purchases: [{}, {}],
      seats: { given: [{ email: 'guest@example.com' }] },
      notes: [{ text: 'Mine' }],
      certificates: [{ holderName: 'Ana Müller' }],
      completions: [{ courseId: 'model-basics' }],
      reviews: [{ rating: 5 }],
      questions: [{ text: 'Who knows?' }],
    });
    expect((await ana.call.get(path)).status).toBe(403);
    expect((await learning.service.from('store').get(path)).status).toBe(403);
    const erased = { id: randomUUID(), name: 'identity.user.erased', payload: { userId: ana.id } };
    await learning.service.from('identity').post('/internal/events', erased);
    const left = (await learning.service.from('identity').get<Record<string, unknown[]>>(path)).body;
    expect(Object.values({ ...left, seats: [] }).flat()).toEqual([]);
    expect((await ana.call.get(`${model}/lessons/grids`)).status).toBe(403);
    const bruno = learning.person();
    await learning.buy(bruno);
    const asked = (await bruno.call.get<LessonQuestion[]>(`${model}/lessons/check/questions?lang=es`)).body;
    expect(asked.find(({ id }) => id === question.body.id)).toMatchObject({
      authorName: 'Antiguo alumno',
      text: 'Who knows?',
    });
    await learning.service.get(Catalogue).takeOverChanges();
    expect((await page()).reviewCount).toBe(counted - 1);
  });

  it('leaves no table that refers to an erased account', async () => {
    const bruno = learning.person('producer');
    const key = () => ({ 'idempotency-key': randomUUID() });
    const post = (path: string, body: object) => bruno.call.post<{ id: string }>(path, body, key());
    const lesson = `${model}/lessons/grids`;
    await learning.buy(bruno, 2);
    await bruno.call.put(`${model}/seats/own`);
    await learning.complete(bruno);
    const question = await post(`${lesson}/questions`, { text: 'Who knows?' });
    const written: [string, object][] = [
      [`${lesson}/notes`, { atSeconds: 1, text: 'Mine' }],
      [`${lesson}/questions/${question.body.id}/answers`, { text: 'I do' }],
      [`${model}/seats`, { email: `guest-${randomUUID()}@example.com` }],
      [`${model}/reviews`, { rating: 4, text: 'Worth the time' }],
      ['/api/content/courses', { title: 'A draft', category: 'bim-management' }],
    ];
    for (const [path, body] of written) expect([path, (await post(path, body)).status]).toEqual([path, 201]);
    const { entityMetadatas, manager } = learning.service.get(Database).dataSource;
    const known = async () => {
      const names: string[] = [];
      for (const { target, tableName } of entityMetadatas)
        if (JSON.stringify(await manager.find(target)).includes(bruno.id)) names.push(tableName);
      return names;
    };
    expect((await known()).length).toBeGreaterThanOrEqual(8);
    const erased = { id: randomUUID(), name: 'identity.user.erased', payload: { userId: bruno.id } };
    await learning.service.from('identity').post('/internal/events', erased);
    expect(await known()).toEqual([]);
  });

  it('includes invitations to an address that the person has confirmed', async () => {
    const [owner, guest] = [learning.person(), learning.person()];
    await learning.buy(owner, 4);
    const [email, other] = ['left-behind@example.com', 'stays@example.com'];
    for (const address of [email, other]) await owner.call.post(`${model}/seats`, { email: address });
    const path = `/internal/users/${guest.id}/export?emailKeys=${emailKey(email)}`;
    const exported = () => learning.service.from('identity').get(path);
    expect((await exported()).body).toMatchObject({ seats: { invited: [{ email }] } });
    const payload = { userId: guest.id, emailKeys: [emailKey(email)] };
    const erased = { id: randomUUID(), name: 'identity.user.erased', payload };
    await learning.service.from('identity').post('/internal/events', erased);
    expect((await exported()).body).toMatchObject({ seats: { invited: [] } });
    const { body } = await owner.call.get<{ free: number; seats: Seat[] }>(`${model}/seats`);
    expect([body.free, body.seats.map((seat) => seat.email)]).toEqual([3, [other]]);
  });
});
