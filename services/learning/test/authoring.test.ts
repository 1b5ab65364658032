import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type AdminCourse,
  type AuthoredCourse,
  adminStep,
  authoringLimits,
  type Course,
  type CourseProgress,
  type CourseSales,
  type KeysetPage,
  type Lesson,
  type Upload,
  type Verdict,
} from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { buildUser } from '@arcada/testing/service';
import { zipOf } from '@arcada/testing/zip';
import sharp from 'sharp';
import { Covers } from '../src/content/covers.service.ts';
import { UnusedUploads } from '../src/content/unused-uploads.ts';
import { LessonProgressEntity } from '../src/progress/lesson-progress.entity.ts';
import { shippedFolder } from '../src/shipped-folder.ts';
import { box, ftyp, picture, playable } from './harness/clips.ts';
import { say } from './harness/courses.ts';
import { eventually, model, type Person, type Refused, TestLearning } from './harness/learning.ts';

const file = { 'content-type': 'application/octet-stream' };

describe.each(databases())('authors on %s', (kind) => {
  let learning: TestLearning;
  let bruno: Person;
  let other: Person;
  let admin: Person;
  let id: string;
  beforeAll(async () => {
    learning = await TestLearning.open(kind);
    admin = learning.person('admin');
    other = learning.person('producer');
  });
  beforeEach(async () => {
    bruno = learning.person('producer');
    const body = { title: 'Coordenação de Modelos', category: 'bim-management' };
    const made = await bruno.call.post<AuthoredCourse>('/api/content/courses?lang=pt-BR', body);
    id = made.body.id;
    expect(made).toMatchObject({ status: 201, body: { status: 'draft', instructorName: 'Ana Müller' } });
  });
  afterAll(() => learning?.close());

  const path = (rest = '') => `/api/content/courses/${id}${rest}`;
  const read = async () => (await bruno.call.get<AuthoredCourse>(path())).body;
  const structure = (chapters: object[]) => bruno.call.put<AuthoredCourse & Refused>(path('/structure'), { chapters });
  const addLesson = (title: string, lessonKind: string) =>
    bruno.call.post<AuthoredCourse>(path('/lessons'), { chapterId: 'start', kind: lessonKind, title });
  const upload = (bytes: Buffer, name = 'clip.mp4', person = bruno, place = '') =>
    person.call.send<Upload & Refused>(
      'PUT',
      path(`/uploads?name=${encodeURIComponent(name)}${place && `&place=${place}`}`),
      bytes,
      file,
    );
  const lesson = (lessonId: string, change: object) =>
    bruno.call.patch<AuthoredCourse & Refused>(path(`/lessons/${lessonId}`), change);

  /** A course that can be submitted: a clip and a quiz. */
  async function write(): Promise<string> {
    await bruno.call.patch(path(), {
      price: 49.5,
      texts: { 'pt-BR': { description: 'Sobre', outcomes: ['Coordenar'] } },
    });
    await structure([{ id: 'start', title: { 'pt-BR': 'Início' }, lessons: [] }]);
    await addLesson('Clip', 'video');
    await addLesson('Quiz', 'quiz');
    const { body } = await upload(playable);
    await lesson('clip', { clip: body.file, preview: true, durationSeconds: 90 });
    const options = [
      { id: 'a', text: say('A'), right: true },
      { id: 'b', text: { en: 'B' } },
    ];
    const question = { id: 'one', text: say('Which?'), kind: 'single', options, explanation: say('because') };
    await lesson('quiz', { quiz: { passMark: 1, questions: [question] } });
    return body.file;
  }

  it('write a draft that only they and admins see', async () => {
    await write();
    const course = await read();
    expect(course).toMatchObject({ price: 49.5, missing: [], chapters: [{ id: 'start' }] });
    expect(course.chapters[0]?.title).toEqual({ 'pt-BR': 'Início' });
    expect(course.chapters[0]?.lessons.map((one) => one.id)).toEqual(['clip', 'quiz']);
    expect((await learning.visitor.get(`/api/courses/${id}`)).status).toBe(404);
    expect((await learning.visitor.get(`/api/courses/${id}/lessons`)).status).toBe(404);
    expect((await learning.visitor.get(`/api/courses/${id}/lessons/clip`)).status).toBe(404);
    expect((await bruno.call.get<Course>(path('/preview'))).body).toMatchObject({ id, lessonCount: 2 });
    const clip = (await bruno.call.get<Lesson>(`/api/courses/${id}/lessons/clip`)).body.video?.src as string;
    expect((await bruno.call.get(clip)).bytes).toEqual(playable);
    expect((await other.call.get(clip)).status).toBe(403);
    expect((await admin.call.get<AuthoredCourse>(path())).body.id).toBe(id);
  });

  it('see the languages of the lessons: all of a quiz and an article’s text count, not their titles alone', async () => {
    await write();
    const shown = async () => (await bruno.call.get<Course>(path('/preview'))).body;
    expect(await shown()).toMatchObject({ languages: ['en'], partlyIn: [] });
    const quizOf = (second: object) => {
      const options = [
        { id: 'a', text: say('A'), right: true },
        { id: 'b', text: second },
      ];
      const question = { id: 'one', text: say('Which?'), kind: 'single', options, explanation: {} };
      return lesson('quiz', { quiz: { passMark: 1, questions: [question] } });
    };
    await quizOf({ 'pt-BR': 'B' });
    expect(await shown()).toMatchObject({ languages: [], partlyIn: ['en'] });
    await quizOf(say('B'));
    await addLesson('Read', 'article');
    const text = (title: string, body: string) => ({ title, summary: '', body });
    await lesson('read', { texts: { en: text('Read', 'Text'), es: text('Leer', '') } });
    expect(await shown()).toMatchObject({ languages: ['en'], partlyIn: [] });
    await lesson('read', { texts: { es: text('Leer', 'Texto') } });
    expect(await shown()).toMatchObject({ languages: ['en'], partlyIn: ['es'] });
  });

  it('can’t change another author’s course, nor publish any', async () => {
    const clip = await write();
    const tries = [
      other.call.get(path()),
      other.call.get(path('/preview')),
      other.call.patch(path(), { price: 1 }),
      other.call.put(path('/structure'), { chapters: [] }),
      other.call.post(path('/lessons'), { chapterId: 'start', kind: 'video', title: 'Mine' }),
      other.call.patch(path('/lessons/clip'), { preview: false }),
      other.call.delete(path('/lessons/clip')),
      other.call.post(path('/submit')),
      upload(playable, 'clip.mp4', other),
      other.call.get('/api/content/courses/model-basics'),
    ];
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(tries.map(() => 404));
    for (const person of [bruno, other, learning.person()]) {
      expect((await person.call.post(`/api/admin/courses/${id}/publish`)).status).toBe(403);
      expect((await person.call.delete(`/api/admin/courses/${id}`)).status).toBe(403);
    }
    expect((await learning.person().call.get('/api/content/courses')).status).toBe(403);
    expect((await other.call.get('/api/content/courses')).body).toEqual([]);
    const theirs = await other.call.post<AuthoredCourse>('/api/content/courses', {
      title: 'Theirs',
      category: 'bim-management',
    });
    id = theirs.body.id;
    await other.call.put(path('/structure'), { chapters: [{ id: 'start', title: say('Start'), lessons: [] }] });
    await other.call.post(path('/lessons'), { chapterId: 'start', kind: 'video', title: 'Stolen' });
    const stolen = await other.call.patch<Refused>(path('/lessons/stolen'), { clip });
    expect([stolen.status, stolen.body.code]).toEqual([400, 'learning.content.foreign-file']);
  });

  it('find what an admin changed of their course on record; their own work isn’t', async () => {
    await write();
    await lesson('quiz', { texts: { en: { title: 'Quiz', summary: '', body: 'Before' } } });
    await admin.call.patch(path(), { price: 60, texts: { 'pt-BR': { description: 'Corrigido' } } });
    await admin.call.patch(path('/lessons/quiz'), {
      texts: { en: { title: 'Quiz', summary: '', body: 'After' } },
    });
    await upload(playable, 'clip.mp4', admin);
    const key = { 'idempotency-key': 'once' };
    for (let times = 0; times < 2; times++)
      await admin.call.post(path('/lessons'), { chapterId: 'start', kind: 'article', title: 'New' }, key);
    await structure([{ id: 'start', title: { 'pt-BR': 'Início' }, lessons: ['clip', 'quiz', 'new'] }]);
    await admin.call.put(path('/structure'), {
      chapters: [{ id: 'start', title: { 'pt-BR': 'Começo' }, lessons: ['quiz', 'clip', 'new'] }],
    });
    await admin.call.delete(path('/lessons/new'));
    await admin.call.post(path('/submit'));
    await admin.call.post(path('/withdraw'));
    const changed = { action: 'learning.course.changed', actorId: admin.id };
    const entries = await learning.trail(id);
    expect(entries).toMatchObject([
      { ...changed, before: { price: 49.5, 'pt-BR.description': 'Sobre' }, after: { price: 60 } },
      { ...changed, before: { 'lessons.quiz.en.text': 'Before' }, after: { 'lessons.quiz.en.text': 'After' } },
      { action: 'learning.course.file-added', after: { contentType: 'video/mp4', bytes: playable.length } },
      { ...changed, after: { 'lessons.new.kind': 'article', 'lessons.new.en.title': 'New' } },
      {
        ...changed,
        before: { order: 'start\n– clip\n– quiz\n– new', 'pt-BR.chapters': 'start: Início' },
        after: { order: 'start\n– quiz\n– clip\n– new', 'pt-BR.chapters': 'start: Começo' },
      },
      { ...changed, before: { 'lessons.new.kind': 'article' }, after: { 'lessons.new.kind': null } },
      { action: 'learning.course.submitted', before: { status: 'draft' }, after: { status: 'submitted' } },
      { action: 'learning.course.withdrawn', after: { status: 'draft' } },
    ]);
    const own = await admin.call.post<AuthoredCourse>('/api/content/courses', {
      title: 'Own',
      category: 'bim-management',
    });
    await admin.call.patch(`/api/content/courses/${own.body.id}`, { price: 1 });
    await admin.call.delete(`/api/content/courses/${own.body.id}`);
    expect(await learning.trail(own.body.id)).toEqual([]);
    await admin.call.delete(path());
    expect((await learning.trail(id)).at(-1)).toMatchObject({
      action: 'learning.course.removed',
      before: { ownerId: bruno.id, status: 'draft' },
      after: null,
    });
  });

  it('keep their course from an admin whose password is needed again', async () => {
    const user = buildUser({ role: 'admin', adminUntil: Date.now() - 1 });
    const idle = learning.service.as(user);
    const refused = { status: 403, body: { code: adminStep.code } };
    expect(await idle.get(path())).toMatchObject(refused);
    expect(await idle.get(path('/preview'))).toMatchObject(refused);
    expect(await idle.patch(path(), { price: 1 })).toMatchObject(refused);
    expect(await idle.put(path('/structure'), { chapters: [] })).toMatchObject(refused);
    expect(await idle.post(path('/submit'))).toMatchObject(refused);
    expect(await idle.delete(path())).toMatchObject(refused);
    expect(await idle.get('/api/content/sales')).toMatchObject(refused);
    const lacking = learning.service.as(buildUser({ role: 'admin', secondFactorMissing: true }));
    expect(await lacking.get('/api/content/sales')).toMatchObject({
      status: 403,
      body: { code: adminStep.factorCode },
    });
    // Nothing brings a deleted course back: the password is asked again earlier.
    const confirmedAt = Date.now() - adminStep.recentMinutes * 60_000 - 1000;
    const busy = learning.service.as(buildUser({ role: 'admin', confirmedAt }));
    expect((await busy.patch(path(), { price: 1 })).status).toBe(200);
    expect(await busy.delete(path())).toMatchObject(refused);
    // An admin's own are the role's, too, but no one else loses anything by their removal.
    const courses = '/api/content/courses';
    const again = learning.service.as({ ...user, adminUntil: Date.now() + 60_000, confirmedAt });
    const draft = { title: 'Own', category: 'bim-management' };
    const own = `${courses}/${(await again.post<AuthoredCourse>(courses, draft)).body.id}`;
    expect(await idle.post(courses, draft)).toMatchObject(refused);
    for (const to of [courses, own, `${own}/preview`]) expect(await idle.get(to)).toMatchObject(refused);
    expect(await idle.patch(own, { price: 1 })).toMatchObject(refused);
    expect(await idle.post(`${own}/submit`)).toMatchObject(refused);
    expect(await idle.delete(own)).toMatchObject(refused);
    expect((await again.patch(own, { price: 1 })).status).toBe(200);
    expect((await again.delete(own)).status).toBe(204);
  });

  it('are not named on record when an admin corrects who teaches', async () => {
    const { texts } = await read();
    expect(Object.keys(texts)).toEqual(['pt-BR']);
    const instructor = { instructorTitle: 'Engenheira Ana', instructorBio: 'Ana Müller nasceu em Recife' };
    await admin.call.patch(path(), { instructorName: 'Ana M. Souza', price: 60, texts: { 'pt-BR': instructor } });
    await admin.call.patch(path(), { instructorName: 'Ana Souza' });
    const entries = await learning.trail(id);
    expect(entries).toMatchObject([
      {
        action: 'learning.course.changed',
        after: { price: 60, notKept: ['instructorName', 'pt-BR.instructorBio', 'pt-BR.instructorTitle'] },
      },
      { action: 'learning.course.changed', after: { notKept: ['instructorName'] } },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/Ana|Souza|Müller|Recife/);
  });

  it('can’t save a text with more markup than can be read without holding up others', async () => {
    await write();
    const text = (body: string) => ({ texts: { en: { title: 'Clip', summary: '', body } } });
    const refused = await bruno.call.patch<Refused>(path('/lessons/clip'), text('['.repeat(40_000)));
    expect([refused.status, refused.body.code]).toEqual([400, 'learning.content.too-much-markup']);
    expect((await bruno.call.patch(path('/lessons/clip'), text('word '.repeat(7900)))).status).toBe(200);
  });

  it('submit what is complete; an admin publishes it or sends it back; then they can’t change it', async () => {
    const early = await bruno.call.post<Refused>(path('/submit'));
    expect(early).toMatchObject({ status: 409, body: { code: 'learning.content.incomplete' } });
    await write();
    expect((await bruno.call.post<AuthoredCourse>(path('/submit'))).body.status).toBe('submitted');
    expect((await bruno.call.patch<Refused>(path(), { price: 1 })).body.code).toBe('learning.content.not-draft');
    const waiting = await admin.call.get<KeysetPage<AdminCourse>>('/api/admin/courses?status=submitted');
    expect(waiting.body.items[0]).toMatchObject({ id, status: 'submitted', ownerId: bruno.id });
    await learning.sendBack(id, 'Add captions');
    expect(await read()).toMatchObject({ status: 'draft', adminNote: 'Add captions' });
    await bruno.call.post(path('/submit'));
    expect(await read()).toMatchObject({ status: 'submitted', adminNote: 'Add captions' });
    expect((await learning.publish(id)).status).toBe(200);
    expect(await read()).toMatchObject({ status: 'published', adminNote: null });
    expect((await learning.visitor.get<Course>(`/api/courses/${id}`)).body).toMatchObject({ price: 49.5 });
    for (const change of [
      upload(playable),
      structure([]),
      bruno.call.delete(path('/lessons/clip')),
      bruno.call.post(path('/withdraw')),
    ])
      expect((await change).status).toBe(409);
  });

  it('submit a course for free only by saying so, also the next edition of one that was sold', async () => {
    await write();
    await bruno.call.patch(path(), { price: 0 });
    const refused = await bruno.call.post<Refused>(path('/submit'));
    expect([refused.status, refused.body.code]).toEqual([409, 'learning.content.free-unconfirmed']);
    expect((await bruno.call.post<Refused>(path('/submit'), { free: false })).status).toBe(400);
    expect((await read()).status).toBe('draft');
    await bruno.call.patch(path(), { price: 49.5 });
    expect((await bruno.call.post(path('/submit'))).status).toBe(200);
    await learning.publish(id);
    await bruno.call.post(path('/revision'));
    await bruno.call.patch(path(), { price: 0 });
    expect((await bruno.call.post<Refused>(path('/submit'))).body.code).toBe('learning.content.free-unconfirmed');
    expect((await bruno.call.post<AuthoredCourse>(path('/submit'), { free: true })).body).toMatchObject({
      revision: 'submitted',
      price: 0,
    });
  });

  it('revise a sold course: learners keep the version on sale until an admin publishes it again', async () => {
    await write();
    const long = `Before ${'ação 🏗️ '.repeat(4000)}`;
    await lesson('quiz', { texts: { en: { title: 'Quiz before', summary: '', body: long } } });
    await bruno.call.post(path('/submit'));
    await learning.publish(id);
    const ana = learning.person();
    await learning.buy(ana, 1, id);
    const shown = async (lessonId: string) =>
      (await ana.call.get<Lesson>(`/api/courses/${id}/lessons/${lessonId}`)).body;
    const titles = async () =>
      (await ana.call.get<CourseProgress>(`/api/courses/${id}/lessons`)).body.chapters.map((chapter) => [
        chapter.title,
        ...chapter.lessons.map(({ title }) => title),
      ]);
    const [before, syllabus] = [await shown('quiz'), await titles()];

    await learning.sendBack(id, 'Correct the quiz');
    await lesson('quiz', { texts: { en: { title: 'Quiz after', summary: '', body: 'After' } } });
    await addLesson('Another', 'article');
    await lesson('another', { texts: { en: { title: 'Another', summary: '', body: 'New' } } });
    await bruno.call.delete(path('/lessons/clip'));
    expect((await bruno.call.get<Lesson>(path('/lessons/quiz/preview'))).body.title).toBe('Quiz after');
    const still = async () => {
      expect({ ...(await shown('quiz')), state: before.state }).toEqual(before);
      expect(await titles()).toEqual(syllabus);
      expect((await ana.call.get(`/api/courses/${id}/lessons/another`)).status).toBe(404);
      const watched = await ana.call.put(`/api/courses/${id}/lessons/clip/progress`, { positionSeconds: 5 });
      expect(watched.status).toBe(200);
    };
    await still();
    expect((await bruno.call.post<AuthoredCourse>(path('/submit'))).body.revision).toBe('submitted');
    await still();
    await learning.sendBack(id, 'Nearly');
    await still();

    await bruno.call.post(path('/submit'));
    await learning.publish(id);
    expect(await shown('quiz')).toMatchObject({ title: 'Quiz after' });
    expect((await titles()).flat()).toEqual(['Início', 'Quiz after', 'Another']);
    expect((await ana.call.get(`/api/courses/${id}/lessons/clip`)).status).toBe(404);
  });

  it('lose no lesson when the order is saved', async () => {
    await write();
    const lost = await structure([{ id: 'start', title: say('Start'), lessons: ['clip'] }]);
    expect(lost.body.code).toBe('learning.content.lessons-lost');
    const twice = await structure([{ id: 'start', title: say('Start'), lessons: ['clip', 'clip'] }]);
    expect(twice.status).toBe(409);
    const moved = await structure([
      { title: { en: 'A new chapter' }, lessons: ['quiz'] },
      { id: 'start', title: say('Start'), lessons: ['clip'] },
    ]);
    expect(moved.body.chapters.map((chapter) => [chapter.id, chapter.lessons.map((one) => one.id)])).toEqual([
      ['a-new-chapter', ['quiz']],
      ['start', ['clip']],
    ]);
  });

  it('take the id that their author chose, unless it is taken or an address of the site', async () => {
    const make = (id: string) =>
      bruno.call.post<AuthoredCourse & Refused>('/api/content/courses', {
        title: 'Chosen',
        category: 'bim-management',
        id,
      });
    const chosen = `chosen-${crypto.randomUUID()}`;
    expect(await make(chosen)).toMatchObject({ status: 201, body: { id: chosen } });
    for (const taken of [chosen, 'model-basics', 'products'])
      expect(await make(taken)).toMatchObject({
        status: 409,
        body: { code: 'learning.content.id-taken', errors: [{ path: 'id' }] },
      });
    expect((await make('No Slug')).status).toBe(400);
  });

  it('upload files whose type is detected from their content, named by the service, within limits', async () => {
    const { body } = await upload(playable, 'evil.html', bruno, 'clip');
    expect(body).toMatchObject({ contentType: 'video/mp4', bytes: playable.length });
    expect(body.file).toMatch(/^[0-9a-f-]{36}\.mp4$/);
    expect(existsSync(join(learning.service.dataDir, 'learning/uploads', body.file))).toBe(true);
    const misleading = [
      '../../evil.html',
      'a\\b.mp4',
      'a\r\nb.mp4',
      'a\u0007.mp4',
      'clip\u202E4pm.exe',
      'a\u2066b.mp4',
    ];
    for (const name of misleading) expect([name, (await upload(playable, name)).status]).toEqual([name, 400]);
    expect((await upload(Buffer.from([0x4d, 0x5a, 0, 1, 2]), 'clip.mp4')).status).toBe(415);
    const picture = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(authoringLimits.picture)]);
    expect((await upload(picture, 'long.png')).status).toBe(413);
    const left = await readdir(join(learning.service.dataDir, 'learning/uploads'));
    expect(left.filter((name) => name.endsWith('.part'))).toEqual([]);
    await write();
    const table = await upload(Buffer.from('a;b'), 'table.csv');
    expect((await lesson('clip', { clip: table.body.file })).status).toBe(400);
    expect((await lesson('clip', { files: [{ file: table.body.file, name: { es: 'Tabla' } }] })).status).toBe(200);
    // On its page, without the files themselves.
    const { files } = (await bruno.call.get<Course>(path('/preview'))).body;
    expect(files).toEqual({ count: 1, kinds: ['csv'] });
    for (const es of ['../Tabla', 'Tabla\u202Evsc.exe', 'Tabla\r\nx'])
      expect((await lesson('clip', { files: [{ file: table.body.file, name: { es } }] })).status).toBe(400);
    expect((await lesson('quiz', { quiz: { passMark: 2, questions: [] } })).status).toBe(400);
    const preview = await bruno.call.get<Lesson>(`${path('/lessons/clip/preview')}?lang=pt-BR`);
    const saved = await bruno.call.get(preview.body.files[0]?.url as string);
    expect(saved.headers.get('content-disposition')).toContain('attachment; filename="Tabla.csv"');
  });

  it('upload a cover, which learners see once it is published; nobody overwrites one unseen', async () => {
    await write();
    const seen = await read();
    expect(seen.image).toMatch(/^category-.*\.svg$/);
    const send = (bytes: Buffer, seenImage = seen.image) =>
      bruno.call.send<AuthoredCourse & Refused>('PUT', path('/cover'), bytes, {
        'content-type': 'application/octet-stream',
        'if-match': `"${seenImage}"`,
      });
    expect((await send(Buffer.from('<svg></svg>'))).body.code).toBe('picture.unreadable');
    const { status, body } = await send(await readFile(join(shippedFolder('media'), 'cde-states.jpg')));
    expect([status, body.image]).toEqual([200, expect.stringMatching(/^[0-9a-f]{24}\.webp$/)]);
    expect((await learning.visitor.get(body.imageUrl)).headers.get('content-type')).toBe('image/webp');
    const other = await send(await readFile(join(shippedFolder('media'), 'build-sequence.jpg')));
    expect([other.status, other.body.code]).toEqual([412, 'learning.content.changed']);
    await bruno.call.post(path('/submit'));
    await learning.publish(id);
    expect((await learning.visitor.get<Course>(`/api/courses/${id}`)).body.imageUrl).toBe(body.imageUrl);
    // What no course has is removed after a week.
    const folder = join(learning.service.dataDir, 'learning/images');
    const later = Date.now() + 8 * 86_400_000;
    expect((await readdir(folder)).length).toBeGreaterThan(1);
    await learning.service.get(Covers).run(later);
    expect(await readdir(folder)).toEqual([body.image]);
  });

  it('upload the instructor’s photo, which visitors see with the edition; it goes with the account', async () => {
    await write();
    const address = path('/instructor-photo');
    const send = (bytes: Buffer, seen: string) =>
      bruno.call.send<AuthoredCourse & Refused>('PUT', address, bytes, {
        'content-type': 'application/octet-stream',
        'if-match': `"${seen}"`,
      });
    // None that another test has: what is the same is kept once, for whoever needs it.
    const picture = (name: string) => readFile(join(shippedFolder('media'), name));
    expect((await send(Buffer.from('%PDF-1.7'), 'none')).body).toMatchObject({
      code: 'picture.unreadable',
      errors: [{ path: 'image' }],
    });
    const { status, body } = await send(await picture('a-level-moves.jpg'), 'none');
    const first = body.instructorImage ?? '';
    expect([status, first]).toEqual([200, expect.stringMatching(/^[0-9a-f]{24}\.webp$/)]);
    expect((await send(await picture('clash-found.jpg'), 'none')).status).toBe(412);
    await bruno.call.post(path('/submit'));
    await learning.publish(id);
    const shown = async () =>
      (await learning.visitor.get<Course>(`/api/courses/${id}`)).body.instructorImageUrl?.split(/[/?]/).at(-2);
    expect(await shown()).toBe(first);
    // A new course begins with it; the next edition may have another, or none.
    const next = await bruno.call.post<AuthoredCourse>('/api/content/courses', {
      title: 'Second course',
      category: 'bim-management',
    });
    expect(next.body.instructorImage).toBe(first);
    await bruno.call.post(path('/revision'));
    const second = (await send(await picture('clash-found.jpg'), first)).body.instructorImage ?? '';
    expect([await shown(), second === first]).toEqual([first, false]);
    const cleared = await bruno.call.send<AuthoredCourse>('DELETE', address, undefined, { 'if-match': `"${second}"` });
    expect(cleared.body.instructorImage).toBeNull();
    expect((await send(await picture('clash-found.jpg'), 'none')).status).toBe(200);
    const folder = join(learning.service.dataDir, 'learning/images');
    const kept = async () => (await readdir(folder)).filter((name) => name === first || name === second).length;
    await learning.service.get(Covers).run(Date.now() + 8 * 86_400_000);
    expect(await kept()).toBe(2);
    const erased = { id: randomUUID(), name: 'identity.user.erased', payload: { userId: bruno.id } };
    await learning.service.from('identity').post('/internal/events', erased);
    await eventually(async () => ((await kept()) === 0 ? true : undefined));
    await eventually(async () => ((await shown()) === undefined ? true : undefined));
    expect((await learning.visitor.get<Course>(`/api/courses/${id}`)).status).toBe(200);
  });

  it('give learners files of the trade under the names that programs open', async () => {
    await write();
    const compound = Buffer.from('d0cf11e0a1b11ae100', 'hex');
    const texts = ['rules.ids', 'rules.xml', 'macro.cs', 'm.ifcxml'];
    const sent = [
      await upload(compound, 'House.rvt'),
      await upload(zipOf('[Content_Types].xml', 'xl/workbook.xml'), 'Matrix.xlsx'),
      await upload(zipOf('bcf.version'), 'Issues.bcf'),
      ...(await Promise.all(texts.map((name) => upload(Buffer.from('text'), name)))),
    ];
    const names = ['House.rvt', 'Matrix.xlsx', 'Issues.bcf', ...texts];
    const files = sent.map(({ body: { file } }, at) => ({ file, name: { en: names[at] } }));
    expect((await lesson('clip', { files })).status).toBe(200);
    const { body } = await bruno.call.get<Lesson>(path('/lessons/clip/preview'));
    for (const [at, { url }] of body.files.entries()) {
      const { headers } = await bruno.call.get(url);
      expect(headers.get('content-disposition')).toContain(`attachment; filename="${names[at]}"`);
      expect(headers.get('content-type')).toBe('application/octet-stream');
    }
    expect((await upload(compound, 'macro.xls')).status).toBe(415);
  });

  it('can’t overwrite what was changed since they loaded it', async () => {
    await write();
    const seen = await read();
    const [chapter] = seen.chapters;
    const [clip] = chapter?.lessons ?? [];
    const summary = (word: string) => ({ en: { title: 'Clip', summary: word, body: '' } });
    const files = await Promise.all(['a;b', 'c;d'].map((text) => upload(Buffer.from(text), 'table.csv')));
    const attached = files.map(({ body }) => [{ file: body.file, name: { en: 'Table' } }]);
    const parts: [method: 'PATCH' | 'PUT', at: string, version: string, change: (word: string) => object][] = [
      ['PATCH', '/lessons/clip', clip?.version ?? '', (word) => ({ texts: summary(word) })],
      ['PATCH', '/lessons/clip', clip?.mediaVersion ?? '', () => ({ files: attached.shift() })],
      ['PATCH', '', seen.versions.texts, (word) => ({ texts: { en: { description: word } } })],
      ['PATCH', '', seen.versions.facts, (word) => ({ softwareVersion: word })],
      [
        'PUT',
        '/structure',
        seen.versions.structure,
        (word) => ({ chapters: [{ id: 'start', title: { en: word }, lessons: ['clip', 'quiz'] }] }),
      ],
    ];
    for (const [method, at, version, change] of parts) {
      const send = (word: string, tag: string) =>
        bruno.call.send<AuthoredCourse & Refused>(method, path(at), change(word), { 'if-match': `"${tag}"` });
      const [one, other] = await Promise.all([send('One', version), send('Other', version)]);
      expect([one.status, other.status].sort()).toEqual([200, 412]);
      expect((one.status === 412 ? one : other).body.code).toBe('learning.content.changed');
    }
    // The other parts keep their versions, and a part that was read again can be changed.
    const now = await read();
    const again = { 'if-match': `"${now.versions.facts}"` };
    expect((await bruno.call.send('PATCH', path(), { softwareVersion: 'Third' }, again)).status).toBe(200);
    expect((await read()).versions).toMatchObject({ texts: now.versions.texts, structure: now.versions.structure });
  });

  it('upload SubRip captions, which learners get as WebVTT at the same times', async () => {
    await write();
    const srt = Buffer.from('1\r\n00:00:01,500 --> 00:00:04,000\r\nNíveis & eixos\r\n');
    const sent = await upload(srt, 'clip.pt.srt', bruno, 'captions');
    expect(sent).toMatchObject({ status: 200, body: { file: expect.stringMatching(/\.vtt$/) } });
    expect((await lesson('clip', { captions: { 'pt-BR': sent.body.file } })).status).toBe(200);
    const { body } = await bruno.call.get<Lesson>(path('/lessons/clip/preview?lang=pt-BR'));
    expect(body.video?.transcript).toEqual([{ startSeconds: 1.5, endSeconds: 4, text: 'Níveis & eixos' }]);
    const shown = await bruno.call.get<string>(body.video?.captions[0]?.src ?? '');
    expect(shown.body).toBe('WEBVTT\n\n00:00:01.500 --> 00:00:04.000\nNíveis &amp; eixos\n');
    expect(sent.body.bytes).toBe(Buffer.byteLength(shown.body));
  });

  it('are told at the field which line of their captions is wrong, and when a file isn’t what it should be', async () => {
    const refused = async (content: string | Buffer, name: string, place?: string) => {
      const { status, body } = await upload(Buffer.from(content), name, bruno, place);
      const [error] = (body as { errors?: { path: string; message: string }[] }).errors ?? [];
      expect([error?.path, error?.message]).toEqual(['file', body.message]);
      return `${status} ${body.code.split('.').at(-1)}: ${body.message}`;
    };
    const comma = 'WEBVTT\n\n1\n00:00:01,000 --> 00:00:02,000\nHi';
    expect(await refused(comma, 'a.vtt', 'captions')).toBe(
      '400 bad-captions: Line 4: this time can’t be read. Write it as 00:00:01.500 --> 00:00:04.000.',
    );
    expect(await refused('1\nHi', 'a.srt', 'captions')).toContain('400 bad-captions: Line 1: this text has no time');
    expect(await refused(Buffer.from([0x31, 0x0a, 0xe9, 0x0a]), 'a.srt', 'captions')).toContain('captions-encoding');
    expect(await refused('<script>', 'page.html')).toContain('415 ending-refused: “page.html” can’t be handed out');
    expect(await refused('hello', 'tool.exe', 'file')).toContain('415 ending-refused');
    expect(await refused('hello', 'house.rvt')).toContain('415 not-as-named: “house.rvt” is no RVT file');
    expect(await refused('hello', 'plan.dwg')).toContain('415 not-as-named');
    expect(await refused(zipOf('a.txt'), 'matrix.xlsx')).toContain('415 not-as-named');
    const damaged = zipOf('a.txt').subarray(0, -9);
    expect(await refused(damaged, 'matrix.xlsx')).toContain('415 not-as-named');
    expect(await refused(damaged, 'model.zip')).toContain('400 zip-damaged: This is no .zip file');
    for (const entry of ['../up.txt', { name: 'readme', content: '/etc/passwd', mode: 0o120777 }])
      expect(await refused(zipOf('a.txt', entry), 'model.zip', 'file')).toContain('400 zip-path: This .zip contains');
    expect(await refused(zipOf('a\nb'), 'model.zip')).toContain('400 zip-name');
    expect(await refused(zipOf('A.txt', 'a.txt'), 'model.zip')).toContain('400 zip-twins');
    expect(await refused('%PDF-1.7', 'plan.pdf', 'clip')).toContain('415 wrong-place: This isn’t a video');
    expect(await refused('a;b', 'table.csv', 'captions')).toContain('415 wrong-place: These aren’t captions');
    const files = await readdir(join(learning.service.dataDir, 'learning/uploads'));
    expect(files.filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('upload a poster that is drawn anew: nothing else of its file is kept, and a broken one is refused', async () => {
    const photo = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#246' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'A camera' } })
      .toBuffer();
    const { status, body } = await upload(
      Buffer.concat([photo, Buffer.from('<script>')]),
      'photo.jpg',
      bruno,
      'poster',
    );
    expect([status, body.contentType]).toEqual([200, 'image/webp']);
    const kept = await readFile(join(learning.service.dataDir, 'learning/uploads', body.file));
    const { format, width, height, exif } = await sharp(kept).metadata();
    expect([format, width, height, exif]).toEqual(['webp', 1280, 720, undefined]);
    expect(kept.includes('<script>')).toBe(false);
    const broken = await upload(photo.subarray(0, 200), 'photo.jpg', bruno, 'poster');
    expect([broken.status, broken.body.code]).toEqual([400, 'picture.unreadable']);
  });

  it('upload captions with limits on size and number of cues', async () => {
    const cue = (at: number) => `00:${String(at % 60).padStart(2, '0')}.000 --> 01:00.000\nword\n\n`;
    const captions = (cues: number) =>
      Buffer.from(`WEBVTT\n\n${Array.from({ length: cues }, (_, at) => cue(at)).join('')}`);
    expect((await upload(captions(authoringLimits.cues), 'all.vtt')).status).toBe(200);
    const many = await upload(captions(authoringLimits.cues + 1), 'many.vtt');
    expect([many.status, many.body.code]).toEqual([413, 'learning.content.captions-too-long']);
    const large = await upload(Buffer.from(`WEBVTT\n\n${'a'.repeat(authoringLimits.captions)}`), 'large.vtt');
    expect([large.status, large.body.code]).toEqual([413, 'learning.content.too-large']);
  });

  it('upload no more than their quota, over all their courses and at once', async () => {
    const part = Buffer.alloc(400_000, 'a');
    const first = await Promise.all([upload(part, 'a.txt'), upload(part, 'b.txt'), upload(part, 'c.txt')]);
    expect(first.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    const again = await bruno.call.post<AuthoredCourse>('/api/content/courses', {
      title: 'Second',
      category: 'bim-management',
    });
    id = again.body.id;
    const full = await upload(part, 'd.txt');
    expect(full.body).toMatchObject({
      code: 'learning.content.quota',
      message: expect.stringContaining('take 781 KB of 1 MB, and your unpublished courses have 2 / 12 files.'),
    });
    expect((await upload(Buffer.from('small'), 'e.txt')).status).toBe(200);
    for (let at = 3; at < 12; at++) expect((await upload(Buffer.from('small'), `${at}.txt`)).status).toBe(200);
    const many = await upload(Buffer.from('small'), 'last.txt');
    expect([many.status, many.body.message]).toEqual([409, expect.stringContaining('12 / 12 files')]);
    const files = await readdir(join(learning.service.dataDir, 'learning/uploads'));
    expect(files.filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('keep the files that a lesson refers to; others are removed after a week, unfinished ones after a day', async () => {
    const clip = await write();
    const { body: unused } = await upload(Buffer.from('old table'), 'old.csv');
    const folder = join(learning.service.dataDir, 'learning/uploads');
    await writeFile(join(folder, 'begun.part'), 'half');
    const week = 7 * 86_400_000;
    const sweep = (later: number) => learning.service.get(UnusedUploads).run(Date.now() + later);
    await sweep(week - 60_000);
    expect(existsSync(join(folder, unused.file))).toBe(true);
    await sweep(week + 60_000);
    await eventually(async () => (existsSync(join(folder, unused.file)) ? undefined : true));
    expect([existsSync(join(folder, clip)), existsSync(join(folder, 'begun.part'))]).toEqual([true, false]);
    // It can no longer be referred to, and files that learners of an earlier edition need are kept.
    expect((await lesson('clip', { files: [{ file: unused.file, name: { en: 'x' } }] })).status).toBe(400);
    await bruno.call.post(path('/submit'));
    await learning.publish(id);
    await learning.sendBack(id, 'Another clip');
    const { body: newer } = await upload(playable);
    await lesson('clip', { clip: newer.file });
    await sweep(week + 60_000);
    expect([existsSync(join(folder, clip)), existsSync(join(folder, newer.file))]).toEqual([true, true]);
  });

  it('correct a text for every language left empty, and learners are marked by ids', async () => {
    await write();
    const quizOf = (word: string) => ({
      passMark: 1,
      questions: [
        {
          id: 'one',
          text: { en: `${word}?`, 'pt-BR': '', es: '¿Cuál?' },
          kind: 'single',
          options: [
            { id: 'a', text: { en: `${word} A` }, right: true },
            { id: 'b', text: say('B') },
          ],
          explanation: { en: `${word} because` },
        },
      ],
    });
    const exerciseOf = (word: string) => ({
      kind: 'find-faults',
      task: { en: `${word} **task**` },
      columns: [{ en: `${word} column` }],
      rows: [
        { id: 'r1', cells: [{ en: `${word} one` }], fault: { en: `${word} fault` } },
        { id: 'r2', cells: [{ es: 'dos' }] },
      ],
    });
    await addLesson('Find', 'exercise');
    const table = (await upload(Buffer.from('a;b'), 'table.csv')).body.file;
    const chapter = (title: object) => structure([{ id: 'start', title, lessons: ['clip', 'quiz', 'find'] }]);
    for (const word of ['Wrong', 'Right']) {
      await chapter({ en: `${word} start`, 'pt-BR': '' });
      await lesson('clip', { files: [{ file: table, name: { en: `${word} table` } }] });
      await lesson('quiz', { quiz: quizOf(word) });
      await lesson('find', { exercise: exerciseOf(word) });
    }
    const [start] = (await read()).chapters;
    expect(start?.title).toEqual({ en: 'Right start' });
    expect(start?.lessons.find((one) => one.id === 'quiz')?.quiz).toMatchObject({
      questions: [{ text: { en: 'Right?', es: '¿Cuál?' }, options: [{ text: { en: 'Right A' } }, { text: say('B') }] }],
    });
    expect(JSON.stringify(start)).not.toContain('Wrong');
    await bruno.call.post(path('/submit'));
    await learning.publish(id);

    const ana = learning.person();
    await learning.buy(ana, 1, id);
    const shown = async (lessonId: string, language: string) =>
      (await ana.call.get<Lesson>(`/api/courses/${id}/lessons/${lessonId}?lang=${language}`)).body;
    const page = (await learning.visitor.get<Course>(`/api/courses/${id}?lang=pt-BR`)).body;
    expect(page.syllabus[0]?.title).toBe('Right start');
    expect(await shown('clip', 'es')).toMatchObject({ chapterTitle: 'Right start', files: [{ name: 'Right table' }] });
    const question = (await shown('quiz', 'pt-BR')).quiz?.questions[0];
    expect(question?.text).toBe('Right?');
    expect(question?.options.map(({ text }) => text).sort()).toEqual(['B (pt)', 'Right A']);
    expect((await shown('quiz', 'es')).quiz?.questions[0]?.text).toBe('¿Cuál?');
    expect((await shown('find', 'pt-BR')).exercise).toMatchObject({
      task: [{ type: 'paragraph', children: [{ text: 'Right ' }, { type: 'strong', children: [{ text: 'task' }] }] }],
      columns: ['Right column'],
      rows: [{ cells: ['Right one'] }, { cells: ['dos'] }],
    });
    const answered = (lessonId: string, kindOf: string, answer: object) =>
      ana.call.post<Verdict>(`/api/courses/${id}/lessons/${lessonId}/${kindOf}?lang=pt-BR`, answer);
    expect((await answered('quiz', 'quiz', { answers: { one: ['a'] } })).body).toMatchObject({
      passed: true,
      items: [{ solution: 'Right A', explanation: 'Right because' }],
    });
    expect((await answered('find', 'exercise', { rows: ['r1'] })).body).toMatchObject({
      passed: true,
      items: [{ explanation: 'Right fault' }, { explanation: '' }],
    });
  });

  it('try their own quizzes and exercises: marked as for a learner, and nothing is stored', async () => {
    await write();
    await addLesson('Measure', 'exercise');
    const item = (one: string, answer: string, more: object = {}) => ({
      id: one,
      text: say(one),
      answer,
      explanation: say('why'),
      ...more,
    });
    const items = [
      item('area', '12.5', { tolerance: 0.2, unit: { en: 'm²' } }),
      item('status', 'S2 | Suitable'),
      item('rooms', 'B3, C1'),
    ];
    await lesson('measure', { exercise: { kind: 'enter-results', task: say('Task'), items } });
    const attempt = (lessonId: string, kindOf: string, answer: object, who = bruno) =>
      who.call.post<Verdict & Refused>(path(`/lessons/${lessonId}/preview/${kindOf}`), answer);
    const results = { area: '12,4 m²', status: 'suitable', rooms: 'c1 b3' };
    expect((await attempt('measure', 'exercise', { results })).body).toMatchObject({
      passed: true,
      attempts: 1,
      retryAt: null,
      items: [{ solution: '12.5 m²' }, { solution: 'S2' }, { solution: 'B3, C1' }],
    });
    // As often as they like, without the pause that learners get, and without the solutions before it is passed.
    for (const area of ['12.8', '12.2', '0', 'x'])
      expect((await attempt('measure', 'exercise', { results: { ...results, area } })).body).toMatchObject({
        passed: false,
        attempts: 1,
        retryAt: null,
        items: [{ correct: false, solution: '' }, { correct: true }, { correct: true }],
      });
    expect((await attempt('quiz', 'quiz', { answers: { one: ['b'] } })).body).toMatchObject({
      passed: false,
      score: 0,
    });
    expect((await attempt('quiz', 'quiz', { answers: { one: ['a'] } })).body).toMatchObject({ passed: true, score: 1 });
    expect((await attempt('quiz', 'exercise', { results })).body.code).toBe('learning.lesson.no-exercise');
    expect((await attempt('measure', 'quiz', { answers: {} })).body.code).toBe('learning.lesson.no-quiz');
    expect((await attempt('quiz', 'quiz', { answers: { one: ['a'] } }, other)).status).toBe(404);
    expect((await attempt('quiz', 'quiz', { answers: { one: ['a'] } }, learning.person())).status).toBe(403);
    const rows = await learning.service.get(Database).read.countBy(LessonProgressEntity, { courseId: id });
    expect(rows).toBe(0);
    expect((await bruno.call.get<Lesson>(path('/lessons/measure/preview'))).body.lastVerdict).toBeNull();
  });

  it('get a video’s length from its file, whatever they state, and state it when the file has none', async () => {
    await write();
    const stored = async () => (await read()).chapters[0]?.lessons.find((one) => one.id === 'clip')?.durationSeconds;
    expect(await stored()).toBe(90);
    const real = (await upload(await readFile(join(shippedFolder('media'), 'clash-found.mp4')))).body.file;
    await lesson('clip', { clip: real });
    expect(await stored()).toBe(52);
    await lesson('clip', { durationSeconds: 60 });
    expect(await stored()).toBe(52);
    await lesson('quiz', { durationSeconds: 600 });
    await bruno.call.post(path('/submit'));
    await learning.publish(id);
    const ana = learning.person();
    await learning.buy(ana, 1, id);
    const watched = async (positionSeconds: number) =>
      (
        await ana.call.put<Lesson['state']>(`/api/courses/${id}/lessons/clip/progress`, {
          positionSeconds,
          played: [[0, positionSeconds]],
        })
      ).body;
    expect((await watched(46)).completed).toBe(false);
    expect((await watched(47)).completed).toBe(true);
  });

  it('upload no video that browsers don’t play, and use none that was uploaded as a file', async () => {
    await write();
    const hevc = Buffer.concat([ftyp, box('moov', picture('hvc1'))]);
    const refused = await upload(hevc, 'walk.mp4', bruno, 'clip');
    expect([refused.status, refused.body.code]).toEqual([415, 'learning.content.clip-not-played']);
    expect(refused.body.message).toBe(
      'The picture of this video is in HEVC (H.265), which not every browser plays. Export it as MP4 with H.264 (8 bits, 4:2:0) and AAC sound, or as WebM with VP9 or AV1 and Opus sound, and choose that file.',
    );
    const avi = await upload(Buffer.from('RIFF\0\0\0\0AVI LIST'), 'walk.avi', bruno, 'clip');
    expect([avi.status, avi.body.code]).toEqual([415, 'learning.content.wrong-place']);
    expect(avi.body.message).toContain('Export it as MP4 with H.264');
    const left = await readdir(join(learning.service.dataDir, 'learning/uploads'));
    expect(left.filter((name) => name.endsWith('.part'))).toEqual([]);
    const { body: handedOut } = await upload(hevc, 'walk.mp4');
    expect((await lesson('clip', { clip: handedOut.file })).body.code).toBe('learning.content.clip-not-played');
    expect((await lesson('clip', { files: [{ file: handedOut.file, name: { en: 'Walk' } }] })).status).toBe(200);
  });

  it('see their own sales, with refunds listed apart', async () => {
    await write();
    await bruno.call.post(path('/submit'));
    await learning.publish(id);
    const [ana, eva] = [learning.person(), learning.person()];
    const order = learning.order(ana, 2, id);
    const items = order.items.map((item) => ({ ...item, discountCents: 1501 }));
    await learning.event('store.order.fulfilled', { ...order, items });
    await ana.call.put(`/api/courses/${id}/seats/own`);
    const orderId = await learning.buy(eva, 1, id);
    await learning.refund(eva, orderId);
    const { body } = await bruno.call.get<CourseSales>('/api/content/sales');
    expect(body.courses).toMatchObject([{ courseId: id, units: 2, refundedUnits: 1, revenue: 182.99 }]);
    expect(body.months).toHaveLength(12);
    const month = new Date().toISOString().slice(0, 7);
    expect(body.months.at(-1)).toEqual({ month, units: 2, refundedUnits: 1, revenue: 182.99 });
    expect(body.sales.map(({ units, refunded }) => [units, refunded]).sort()).toEqual([
      [1, true],
      [2, false],
    ]);
    expect((await other.call.get<CourseSales>('/api/content/sales')).body.sales).toEqual([]);
    expect((await ana.call.get('/api/content/sales')).status).toBe(403);
    const kept = await admin.call.delete<Refused>(`/api/admin/courses/${id}`);
    expect(kept.body.code).toBe('learning.content.has-learners');
    await admin.call.patch(`/api/admin/courses/${id}`, { archived: true }, await learning.seen(id));
    expect((await learning.visitor.get(`/api/courses/${id}`)).status).toBe(404);
    expect((await ana.call.get(`/api/courses/${id}/lessons/quiz`)).status).toBe(200);
  });

  it('find an unsold course removed; answers to questions are marked as the instructor’s', async () => {
    await write();
    await bruno.call.post(path('/submit'));
    await learning.publish(id);
    const questions = `/api/courses/${id}/lessons/clip/questions`;
    const asked = await admin.call.post<{ id: string }>(questions, { text: 'Is it so?' });
    const response = await bruno.call.post(`${questions}/${asked.body.id}/answers`, { text: 'It is.' });
    expect(response.body).toMatchObject({ fromInstructor: true, mine: true });
    expect((await other.call.post(`${questions}/${asked.body.id}/answers`, { text: 'No.' })).status).toBe(403);
    expect((await bruno.call.get(`${model}/lessons/grids`)).status).toBe(403);
    expect((await admin.call.delete(`/api/admin/courses/${id}`)).status).toBe(204);
    expect((await bruno.call.get(path())).status).toBe(404);
    expect(await learning.trail(id)).toMatchObject([
      { action: 'learning.course.published', before: { status: 'submitted' }, after: { status: 'published' } },
      {
        action: 'learning.course.removed',
        subjectName: expect.any(String),
        actorId: admin.id,
        before: { status: 'published' },
        after: null,
      },
    ]);
  });
});
