import { type AuthoredCourse, adminStep, type CourseProgress, type Lesson } from '@arcada/contracts';
import { databases } from '@arcada/testing/database';
import { buildUser } from '@arcada/testing/service';
import { MediaAddresses } from '../src/media/media-addresses.ts';
import { clipBytes } from './harness/courses.ts';
import { model, type Person, type Refused, TestLearning } from './harness/learning.ts';

describe.each(databases())('lessons on %s', (kind) => {
  let learning: TestLearning;
  let ana: Person;
  let orderId: string;
  beforeAll(async () => {
    learning = await TestLearning.open(kind);
    ana = learning.person();
    orderId = await learning.buy(ana);
  });
  afterAll(() => learning?.close());

  const read = async (lesson: string, person = ana, query = '') =>
    (await person.call.get<Lesson>(`${model}/lessons/${lesson}${query}`)).body;
  const sourceOf = async (lesson: string, person = ana) => (await read(lesson, person)).video?.src as string;

  it('show everyone the syllabus and the previews, and the enrolled everything', async () => {
    const { body, headers } = await learning.visitor.get<CourseProgress>(`${model}/lessons`);
    expect(body).toMatchObject({ enrolled: false, completedLessons: 0, lessonCount: 7, certificateCode: null });
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await learning.visitor.get(`${model}/lessons/welcome`)).status).toBe(200);
    for (const call of [learning.visitor, learning.person().call]) {
      const closed = await call.get<Refused>(`${model}/lessons/grids`);
      expect([closed.status, closed.body.code]).toEqual([403, 'learning.course.not-enrolled']);
    }
    expect(await read('grids', ana, '?lang=es')).toMatchObject({
      title: 'Grids (es)',
      courseTitle: 'Model Basics (es)',
      previousLessonId: 'welcome',
      nextLessonId: 'reading',
      video: {
        contentType: 'video/mp4',
        captions: [{ language: 'en' }, { language: 'pt-BR' }, { language: 'es', label: 'Español' }],
        transcript: [
          { startSeconds: 0, endSeconds: 2.5, text: 'es one' },
          { startSeconds: 2.5, endSeconds: 5, text: 'es two' },
        ],
      },
      files: [{ name: 'Table (es)', bytes: 4 }],
    });
    expect((await read('reading')).body[0]).toMatchObject({ type: 'heading' });
    expect((await ana.call.get(`${model}/lessons/nothing`)).status).toBe(404);
  });

  it('open for an admin who doesn’t take the course while the admin area is open', async () => {
    const refused = { status: 403, body: { code: adminStep.code } };
    const user = buildUser({ role: 'admin' });
    const open = { id: user.id, call: learning.service.as(user) };
    const closed = learning.service.as(buildUser({ ...user, adminUntil: Date.now() - 1 }));
    const { body: draft } = await learning
      .person('producer')
      .call.post<AuthoredCourse>('/api/content/courses', { title: 'Unseen', category: 'bim-management' });
    const written = { title: 'Unseen as well', category: 'bim-management' };
    const { body: own } = await open.call.post<AuthoredCourse>('/api/content/courses', written);
    const source = await sourceOf('grids', open);
    for (const path of [
      `/api/courses/${draft.id}/lessons`,
      `/api/courses/${own.id}/lessons`,
      `${model}/lessons/grids`,
      source,
    ]) {
      expect([200, 206]).toContain((await open.call.get(path)).status);
      expect(await closed.get(path)).toMatchObject(refused);
    }
    expect(await closed.get(`/api/courses/${draft.id}/lessons/first`)).toMatchObject(refused);
    // What everybody may read.
    for (const path of [`${model}/lessons`, `${model}/lessons/welcome`])
      expect((await closed.get(path)).status).toBe(200);
    await learning.buy(open);
    for (const path of [`${model}/lessons/grids`, source]) expect((await closed.get(path)).status).toBe(200);
  });

  it('never reveal the right answers before an attempt', async () => {
    for (const lesson of ['check', 'naming', 'faults', 'states']) {
      const text = JSON.stringify(await read(lesson));
      expect(text).not.toMatch(/because|"right"|ARC-01|fault"/);
    }
    const { exercise } = await read('states');
    expect(exercise?.kind === 'order-states' && exercise.items.map(({ id }) => id)).not.toEqual([
      'wip',
      'shared',
      'published',
    ]);
  });

  it('have media that an authorised person can read in ranges', async () => {
    const src = await sourceOf('grids');
    const whole = await ana.call.get(src);
    expect([whole.status, whole.headers.get('content-type'), whole.headers.get('accept-ranges')]).toEqual([
      200,
      'video/mp4',
      'bytes',
    ]);
    expect(whole.headers.get('cache-control')).toContain('no-store');
    expect(whole.bytes).toEqual(clipBytes);
    const part = await ana.call.get(src, { range: 'bytes=100-199' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 100-199/1000']);
    expect(part.bytes).toEqual(clipBytes.subarray(100, 200));
    expect((await ana.call.get(src, { range: 'bytes=-10' })).bytes).toEqual(clipBytes.subarray(990));
    const beyond = await ana.call.get(src, { range: 'bytes=1000-' });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */1000']);
    const etag = whole.headers.get('etag') as string;
    expect((await ana.call.get(src, { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
    expect((await ana.call.get(src, { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
    expect((await ana.call.get(src, { 'if-none-match': etag })).status).toBe(304);
    const head = await ana.call.send('HEAD', src);
    expect([head.status, head.headers.get('content-length'), head.bytes.length]).toEqual([200, '1000', 0]);
  });

  it('have captions for display and files for download', async () => {
    const { video, files } = await read('grids');
    const captions = await ana.call.get<string>(video?.captions[0]?.src as string);
    expect(captions.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    expect(captions.body).toMatch(/^WEBVTT/);
    const file = await ana.call.get(files[0]?.url as string);
    expect(file.headers.get('content-disposition')).toContain('attachment; filename="table.csv"');
  });

  it('refuse media to everyone whom the address was not made for', async () => {
    const src = await sourceOf('grids');
    const bruno = learning.person();
    await learning.buy(bruno);
    const other = new URL(src, 'http://x');
    const change = (name: string, value: string) => {
      const changed = new URL(other);
      changed.searchParams.set(name, value);
      return `${changed.pathname}${changed.search}`;
    };
    const closed = [
      bruno.call.get(src),
      learning.visitor.get(src),
      ana.call.get(other.pathname),
      ana.call.get(change('expires', String(Date.now() + 3600_000))),
      ana.call.get(change('signature', 'x')),
      ana.call.get(change('lesson', 'welcome')),
      ana.call.get(change('name', 'invoice')),
      learning.visitor.get(change('for', 'preview')),
      bruno.call.get(change('for', bruno.id)),
      ana.call.get(src.replace('clip.mp4', 'table.csv')),
      ana.call.get(src.replace('clip.mp4', '..%2Fclip.mp4')),
    ];
    expect((await Promise.all(closed)).map(({ status }) => status)).toEqual(closed.map(() => 403));
    const preview = (await learning.visitor.get<Lesson>(`${model}/lessons/welcome`)).body.video?.src as string;
    expect((await learning.visitor.get(preview)).status).toBe(200);
  });

  it('close their media when the address has expired, and at once with a refund', async () => {
    const src = await sourceOf('grids');
    const addresses = learning.service.get(MediaAddresses);
    const pass = { file: 'clip.mp4', course: 'model-basics', lesson: 'grids', for: ana.id };
    const until = (milliseconds: number) => addresses.sign(pass, new Date(Date.now() + milliseconds));
    expect((await ana.call.get(until(60_000))).status).toBe(200);
    expect((await ana.call.get(until(-1))).status).toBe(403);
    expect(addresses.expiry().getTime() - Date.now()).toBeLessThanOrEqual(15 * 60_000);
    expect((await ana.call.get(src)).status).toBe(200);
    await learning.refund(ana, orderId);
    expect((await ana.call.get(src)).status).toBe(403);
  });
});
