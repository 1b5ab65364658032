import { randomUUID } from 'node:crypto';
import {
  type AuthoredCourse,
  type Enrolment,
  type LessonQuestion,
  type NoticeChoice,
  noticeLimits,
  type SiteNotices,
} from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { NoticeEntity } from '../src/notices/notice.entity.ts';
import { quietMinutes } from '../src/notices/notice-mail.ts';
import { Notices } from '../src/notices/notices.service.ts';
import { eventually, model, type Person, type Refused, TestLearning } from './harness/learning.ts';

describe.each(databases())('notices on %s', (kind) => {
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
    const made = await bruno.call.post<AuthoredCourse>('/api/content/courses', {
      title: 'Names that last',
      category: 'bim-management',
    });
    id = made.body.id;
    await bruno.call.patch(path(), { price: 49, texts: { en: { description: 'About', outcomes: ['Name files'] } } });
    await bruno.call.put(path('/structure'), { chapters: [{ id: 'start', title: { en: 'Start' }, lessons: [] }] });
    await bruno.call.post(path('/lessons'), { chapterId: 'start', kind: 'article', title: 'Why' });
    const text = { title: 'Why', summary: '', body: 'Because.' };
    await bruno.call.patch(path('/lessons/why'), { texts: { en: text } });
  });
  afterAll(() => learning?.close());

  const path = (rest = '') => `/api/content/courses/${id}${rest}`;
  const of = async (person: Person, language = 'en') =>
    (await person.call.get<SiteNotices>(`/api/notices?lang=${language}`)).body;
  const titles = async (person: Person) => (await of(person)).items.map(({ title }) => title);
  const mailsSaying = async (words: string) => (await learning.mails()).filter((mail) => mail.includes(words));
  const choose = (person: Person, choices: NoticeChoice[]) =>
    person.call.put<NoticeChoice[] & Refused>('/api/notices/choices', choices);
  async function sell(): Promise<string> {
    await bruno.call.post(path('/submit'));
    await learning.publish(id);
    await learning.buy(ana, 1, id);
    return `/api/courses/${id}/lessons/why/questions`;
  }

  it('send a few mails a day to an address that nobody confirmed, and all to the bell', async () => {
    const give = async ({ id }: Person, title: string) => {
      const notice = { userId: id, kind: 'seat' as const, path: '/courses' };
      const text = { en: title, 'pt-BR': title, es: title };
      await learning.service
        .get(Database)
        .transaction((manager) => learning.service.get(Notices).give(manager, { ...notice, title: text, text }));
    };
    const [word, sure] = [randomUUID(), learning.person()];
    learning.neighbours.unconfirmed = [ana.id];
    for (let number = 0; number < noticeLimits.unconfirmedMails; number += 1)
      await give(ana, `${word} to ana ${number}`);
    const sentTo = async (name: string) => (await mailsSaying(`Subject: ${word} to ${name}`)).length;
    await eventually(async () => (await sentTo('ana')) === noticeLimits.unconfirmedMails || undefined);
    await give(ana, `${word} to ana at last`);
    for (let number = 0; number <= noticeLimits.unconfirmedMails; number += 1)
      await give(sure, `${word} to sure ${number}`);
    // They leave in order: Ana's last would have been the first.
    await eventually(async () => (await sentTo('sure')) === noticeLimits.unconfirmedMails + 1 || undefined);
    expect(await sentTo('ana')).toBe(noticeLimits.unconfirmedMails);
    expect((await of(ana)).items).toHaveLength(noticeLimits.unconfirmedMails + 1);
  });

  it('tell the author of questions and the learner of answers, in the bell and by mail', async () => {
    const questions = await sell();
    const words = `Who counts ${randomUUID()}?`;
    const asked = (await ana.call.post<LessonQuestion>(questions, { text: words })).body;
    const notice = (await of(bruno)).items[0];
    expect(notice).toMatchObject({
      kind: 'question',
      title: 'New question on “Names that last”',
      text: `Ana Müller: ${words}`,
      path: `/dashboard/content/${id}?part=questions`,
      read: false,
    });
    expect((await of(bruno, 'es')).items[0]?.title).toBe('Nueva pregunta en «Names that last»');
    const [mail] = await eventually(async () => {
      const sent = await mailsSaying(words);
      return sent.length ? sent : undefined;
    });
    expect(mail).toContain('Nova pergunta em');
    expect(mail).toContain(`/dashboard/content/${id}?part=questions`);
    expect(mail).toContain('/dashboard/learning/notices');
    // The harness's people read Portuguese.
    expect(mail).toContain('Abrir no seu painel');
    expect(mail).not.toContain('Ver no site');

    expect(await titles(ana)).toEqual([]);
    await bruno.call.post(`${questions}/${asked.id}/answers`, { text: 'The author does.' });
    expect((await of(ana)).items[0]).toMatchObject({
      kind: 'answer',
      title: 'New answer to your question on “Names that last”',
      path: `/courses/${id}/learn?lesson=why&tab=questions`,
    });
    const mine = async () => (await ana.call.get<Enrolment[]>('/api/enrolments')).body[0]?.newAnswers;
    expect(await mine()).toBe(1);
    // Reading the answer in the lesson is reading the notice.
    await ana.call.post('/api/notices/read', { path: '/courses/another/learn?lesson=why&tab=questions' });
    expect(await mine()).toBe(1);
    await bruno.call.post('/api/notices/read', { path: `/courses/${id}/learn?lesson=why&tab=questions` });
    expect(await mine()).toBe(1);
    await ana.call.post('/api/notices/read', { path: `/courses/${id}/learn?lesson=why&tab=questions` });
    expect([await mine(), (await of(ana)).unread]).toEqual([0, 0]);
    expect((await ana.call.post('/api/notices/read', { path: 'https://elsewhere.example' })).status).toBe(400);
    // What the asker adds is for the author.
    await ana.call.post(`${questions}/${asked.id}/answers`, { text: 'And the date?' });
    expect((await of(bruno)).items[0]).toMatchObject({ kind: 'question', text: 'Ana Müller: And the date?' });
    expect(await titles(ana)).toHaveLength(1);
  });

  it('mail no links that others wrote; the bell shows the text as it is', async () => {
    const questions = await sell();
    const text = `${randomUUID()} Pay at https://evil.example/now`;
    const { body } = await ana.call.post<LessonQuestion>(questions, { text });
    await bruno.call.post(`${questions}/${body.id}/answers`, { text });
    const mails = await eventually(async () => {
      const sent = await mailsSaying(text.slice(0, 36));
      return sent.length === 2 ? sent : undefined;
    });
    for (const mail of mails) {
      expect(mail).toContain('Pay at https: evil<span>.</span>example/now');
      expect(mail).not.toContain('evil.example');
    }
    for (const person of [ana, bruno]) expect((await of(person)).items[0]?.text).toContain(text);
    // Titles and the names of who has submitted something are others' words, too.
    const words = (word: string) => ({ en: word, 'pt-BR': word, es: word });
    const notice = { userId: ana.id, kind: 'publication' as const, path: '/courses' };
    await learning.service
      .get(Database)
      .transaction((manager) =>
        learning.service.get(Notices).give(manager, { ...notice, title: words(`By ${text}`), text: words(text) }),
      );
    const [mail] = await eventually(async () => {
      const sent = await mailsSaying(`By ${text.slice(0, 36)}`);
      return sent.length === 1 ? sent : undefined;
    });
    expect(mail).not.toContain('evil.example');
    expect((await of(ana)).items[0]?.title).toBe(`By ${text}`);
  });

  it('call nobody by a name with an address in it, and make no link of the dots of other scripts', async () => {
    const questions = await sell();
    learning.neighbours.names = { [bruno.id]: 'Arcada Support: evil。example' };
    learning.neighbours.usernames = { [bruno.id]: 'arcada.support' };
    const word = randomUUID();
    const { body } = await ana.call.post<LessonQuestion>(questions, { text: word });
    const text = `${word}: evil．example or https：//evil`;
    await bruno.call.post(`${questions}/${body.id}/answers`, { text });
    const [mail] = await eventually(async () => {
      const sent = await mailsSaying(`${word}: evil`);
      return sent.length === 1 ? sent : undefined;
    });
    expect(mail).toContain('evil<span>.</span>example or https： evil');
    expect(mail).not.toMatch(/Arcada.Support/i);
    expect((await of(ana)).items[0]).toMatchObject({ kind: 'answer', text });
    learning.neighbours.names = learning.neighbours.usernames = {};
  });

  it('mail the first of several questions while it is unread, and put all into the bell', async () => {
    const questions = await sell();
    const word = randomUUID();
    const ask = (text: string) => ana.call.post(questions, { text: `${word} ${text}` });
    const mailed = async () => (await mailsSaying(word)).length;
    const sent = (count: number) => eventually(async () => (await mailed()) === count || undefined);
    await ask('first');
    await sent(1);
    await ask('second');
    await ask('third');
    // The mails of notices leave in order: once an answer is mailed, those before it were composed.
    const [asked] = (await ana.call.get<LessonQuestion[]>(questions)).body;
    await bruno.call.post(`${questions}/${asked?.id}/answers`, { text: `${word} answered` });
    await sent(2);
    expect(await mailsSaying(`${word} second`)).toEqual([]);
    expect((await of(bruno)).items.filter(({ kind: each }) => each === 'question')).toHaveLength(3);
    const later = { mailedAt: new Date(Date.now() - (quietMinutes + 1) * 60_000) };
    await learning.service.get(Database).read.update(NoticeEntity, { userId: bruno.id, kind: 'question' }, later);
    await ask('later');
    await sent(3);
    await bruno.call.post('/api/notices/read', { path: `/dashboard/content/${id}?part=questions` });
    await ask('after reading');
    await sent(4);
    await choose(bruno, [{ kind: 'question', bell: false, mail: true }]);
    await ask('by mail only');
    await ask('by mail only too');
    await sent(6);
  });

  it('tell of what became of a course, and the admins of what was handed in', async () => {
    await bruno.call.post(path('/submit'));
    await eventually(async () => ((await titles(learning.admin)).length ? true : undefined));
    expect((await of(learning.admin)).items[0]).toMatchObject({
      kind: 'publication',
      title: '“Names that last” was submitted',
      text: 'Ana Müller has submitted the first edition. Publish it or send it back.',
      path: `/admin/courses-manager/${id}`,
    });
    await learning.sendBack(id, 'Add an example');
    expect((await of(bruno)).items[0]).toMatchObject({
      title: '“Names that last” was sent back to you',
      text: 'Add an example',
    });
    await bruno.call.post(path('/submit'));
    await learning.publish(id);
    expect((await titles(bruno)).sort()).toEqual([
      '“Names that last” is published',
      '“Names that last” was sent back to you',
    ]);
    const archive = async (archived: boolean) => {
      const { call } = learning.person('admin');
      return (await call.patch(`/api/admin/courses/${id}`, { archived }, await learning.seen(id))).status;
    };
    expect(await archive(true)).toBe(200);
    expect((await of(bruno)).items[0]).toMatchObject({
      title: '“Names that last” was taken off the site',
      text: expect.stringContaining('Whoever bought it keeps it'),
      path: `/dashboard/content/${id}`,
    });
    expect(await archive(false)).toBe(200);
    expect((await of(bruno)).items[0]).toMatchObject({ title: '“Names that last” is published' });
  });

  it('are put in for all admins by other areas, but not for the admin whose doing it is', async () => {
    const words = (text: string) => ({ en: text, 'pt-BR': text, es: text });
    const title = `“Walls ${randomUUID()}” was submitted`;
    const give = (actorId: string, path: string) => {
      const payload = {
        id: randomUUID(),
        kind: 'publication',
        title: words(title),
        text: words('{actor} has submitted it.'),
        path,
        actorId,
      };
      const event = { id: randomUUID(), name: 'blog.notice.for-admins', payload };
      return learning.service.from('blog').post('/internal/events', event);
    };
    expect((await give(learning.admin.id, '/admin/blog-manager/own')).status).toBeLessThan(300);
    expect((await give(bruno.id, '/admin/blog-manager/walls')).status).toBeLessThan(300);
    const shown = async () => (await of(learning.admin)).items.filter((notice) => notice.title === title);
    await eventually(async () => ((await shown()).length ? true : undefined));
    expect(await shown()).toMatchObject([{ path: '/admin/blog-manager/walls', text: 'Ana Müller has submitted it.' }]);
    expect(await titles(bruno)).not.toContain(title);
  });

  it('tell of reviews, and of seats that are taken, finished and taken back', async () => {
    await sell();
    const text = 'Clear and short.';
    const review = await ana.call.post<{ id: string }>(`/api/courses/${id}/reviews`, { rating: 5, text });
    const decision = { ids: [review.body.id], decision: 'published' };
    const admin = learning.person('admin');
    expect((await admin.call.post('/api/admin/courses/reviews/decisions', decision)).status).toBe(200);
    expect((await of(bruno)).items[0]).toMatchObject({ kind: 'review', text: `Ana Müller: ${text}` });
    expect((await of(ana)).items[0]).toMatchObject({ title: 'Your review of “Names that last” is published' });

    const [buyer, rui] = [learning.person(), learning.person()];
    await learning.buy(buyer, 2);
    const email = `rui-${rui.id}@example.com`;
    const { body: seat } = await buyer.call.post<{ id: string }>(`${model}/seats`, { email });
    const token = await eventually(async () => /seat=([\w-]{40,})/.exec((await mailsSaying(email)).join())?.[1]);
    learning.neighbours.addresses = { [rui.id]: email };
    await rui.call.post('/api/seats/accept', { token });
    expect(await titles(buyer)).toEqual([`Ana Müller (${email}) has accepted a seat in “Model Basics”`]);
    await learning.complete(rui);
    expect((await of(buyer)).items[0]).toMatchObject({
      title: `Ana Müller (${email}) has completed “Model Basics”`,
      path: '/dashboard/learning/team/model-basics',
    });
    const certified = { kind: 'certificate', title: 'You have completed “Model Basics”: your certificate is ready' };
    const [own] = (await of(rui)).items;
    expect(own).toMatchObject({ ...certified, path: expect.stringMatching(/^\/certificates\/./) });
    await eventually(async () =>
      (await mailsSaying('seu certificado está pronto')).find((text) => text.includes(email)),
    );
    expect((await mailsSaying('seu certificado está pronto')).join()).toContain(`http://localhost:8080${own?.path}`);
    await buyer.call.delete(`${model}/seats/${seat.id}`);
    expect(await titles(rui)).toEqual(['Your seat in “Model Basics” was taken back', certified.title]);
  });

  it('tell the author of sales, once each and without the buyer; by mail to those who want that', async () => {
    const sales = async () => (await of(bruno)).items.filter(({ kind: one }) => one === 'sale');
    expect((await bruno.call.get<NoticeChoice[]>('/api/notices/choices')).body).toContainEqual({
      kind: 'sale',
      bell: true,
      mail: false,
    });
    await sell();
    const [only] = await sales();
    expect(only).toMatchObject({
      title: '“Names that last” has a new learner',
      text: 'Paid: $99.00.',
      path: `/dashboard/content/${id}?part=figures`,
    });
    expect(JSON.stringify(only)).not.toContain('Müller');
    await choose(bruno, [{ kind: 'sale', bell: true, mail: true }]);
    const order = learning.order(learning.person(), 3, id);
    for (let time = 0; time < 2; time++) await learning.event('store.order.fulfilled', order);
    await learning.buy(bruno, 1, id);
    expect((await sales()).map(({ title }) => title).sort()).toEqual([
      '3 seats in “Names that last” were sold',
      '“Names that last” has a new learner',
    ]);
    const mailed = () => mailsSaying(`/dashboard/content/${id}?part=figures`);
    await eventually(async () => ((await mailed()).length ? true : undefined));
    expect((await mailed()).join()).toContain('3 vagas em');
    expect(await mailed()).toHaveLength(1);
  });

  it('tell the author of refunds and of those that fail; of a dispute once the money is gone', async () => {
    await sell();
    const told = async () => {
      const { items } = await of(bruno);
      const sales = items.filter(({ kind: one }) => one === 'sale');
      await bruno.call.post('/api/notices/read', {});
      return sales.filter(({ read }) => !read).map(({ title, text }) => `${title}: ${text}`);
    };
    await told();
    const refunded = 'A sale of “Names that last” was refunded';
    const buyer = learning.person();
    const whole = await learning.buy(buyer, 3, id);
    await told();
    await learning.refund(buyer, whole);
    expect(await told()).toEqual([`${refunded}: Refunded: $297.00. Your figures no longer count this sale.`]);
    await learning.event('store.order.restored', { orderId: whole, userId: buyer.id });
    expect(await told()).toEqual([
      'The refund of a sale of “Names that last” has failed: Your figures count this sale again.',
    ]);
    await learning.dispute(buyer, whole);
    await learning.event('store.order.restored', { orderId: whole, userId: buyer.id });
    await learning.dispute(buyer, whole);
    expect(await told()).toEqual([]);
    await learning.refund(buyer, whole);
    expect(await told()).toEqual([`${refunded}: Refunded: $297.00. Your figures no longer count this sale.`]);
    // What came for nothing, and one's own.
    const free = learning.order(buyer, 1, id);
    const items = free.items.map((item) => ({ ...item, discountCents: item.unitCents ?? 0 }));
    await learning.event('store.order.fulfilled', { ...free, items });
    await told();
    await learning.refund(buyer, free.orderId);
    await learning.refund(bruno, await learning.buy(bruno, 1, id));
    expect(await told()).toEqual([]);
  });

  it('are marked as read one by one or all, by their person only', async () => {
    const questions = await sell();
    for (const text of ['One?', 'Two?']) await ana.call.post(questions, { text });
    const { items, unread } = await of(bruno);
    const [first, second] = items;
    await ana.call.post('/api/notices/read', { ids: [first?.id] });
    expect((await of(bruno)).unread).toBe(unread);
    await bruno.call.post('/api/notices/read', { ids: [second?.id] });
    const left = await of(bruno);
    expect([left.unread, left.items.find(({ id: one }) => one === second?.id)?.read]).toEqual([unread - 1, true]);
    await bruno.call.post('/api/notices/read', {});
    const count = await bruno.call.get<{ unread: number }>('/api/notices/unread');
    expect(count.body.unread).toBe(0);
    expect((await learning.visitor.get('/api/notices')).status).toBe(401);
  });

  it('are turned off by kind, in the bell and by mail', async () => {
    const questions = await sell();
    const before = (await of(bruno)).items.length;
    const off = await choose(bruno, [{ kind: 'question', bell: true, mail: false }]);
    expect(off.body).toContainEqual({ kind: 'question', bell: true, mail: false });
    expect(off.body).toContainEqual({ kind: 'review', bell: true, mail: true });
    const silent = `Silent ${randomUUID()}?`;
    await ana.call.post(questions, { text: silent });
    expect(await of(bruno)).toMatchObject({ items: { length: before + 1 } });
    await choose(bruno, [{ kind: 'question', bell: false, mail: true }]);
    const mailed = `Mailed ${randomUUID()}?`;
    await ana.call.post(questions, { text: mailed });
    await eventually(async () => ((await mailsSaying(mailed)).length ? true : undefined));
    expect(await of(bruno)).toMatchObject({ items: { length: before + 1 } });
    expect(await mailsSaying(silent)).toEqual([]);
    expect((await choose(bruno, [{ kind: 'gossip', bell: true, mail: true } as never])).status).toBe(400);
  });

  it('are put in by other areas, each once, and without a mail where the sender writes one', async () => {
    const words = (text: string) => ({ en: text, 'pt-BR': text, es: text });
    const notice = {
      id: randomUUID(),
      userId: ana.id,
      kind: 'purchase',
      title: words(`Version 2 ${ana.id}`),
      text: words('It is there.'),
      path: '/order-history',
      mails: false,
    };
    const give = (payload: object) =>
      learning.service
        .from('store')
        .post('/internal/events', { id: randomUUID(), name: 'store.notice.given', payload });
    expect((await give(notice)).status).toBeLessThan(300);
    await give(notice);
    const role = { ...notice, id: randomUUID(), userId: bruno.id, kind: 'role', path: '/account' };
    const fromIdentity = { id: randomUUID(), name: 'identity.notice.given', payload: role };
    expect((await learning.service.from('identity').post('/internal/events', fromIdentity)).status).toBeLessThan(300);
    expect((await of(bruno)).items).toContainEqual(expect.objectContaining({ kind: 'role', path: '/account' }));
    // That mail is identity's, and always sent.
    const chosen = await choose(bruno, [{ kind: 'role', bell: false, mail: false }]);
    expect(chosen.body).toContainEqual({ kind: 'role', bell: false, mail: true });
    const published = { ...notice, id: randomUUID(), userId: bruno.id, kind: 'publication', mails: true };
    const fromBlog = { ...published, title: words(`“Walls” is published ${bruno.id}`), path: '/blog/walls' };
    const event = { id: randomUUID(), name: 'blog.notice.given', payload: fromBlog };
    expect((await learning.service.from('blog').post('/internal/events', event)).status).toBeLessThan(300);
    expect((await of(bruno)).items).toContainEqual(
      expect.objectContaining({ kind: 'publication', path: '/blog/walls' }),
    );
    await eventually(async () => ((await mailsSaying(`“Walls” is published ${bruno.id}`)).length ? true : undefined));
    expect(await of(ana)).toMatchObject({ unread: 1, items: [{ kind: 'purchase', path: '/order-history' }] });
    expect((await give({ ...notice, id: randomUUID(), path: '//elsewhere.example' })).status).toBe(400);
    expect(await mailsSaying(`Version 2 ${ana.id}`)).toEqual([]);
  });

  it('are exported and erased with the account, also where they quote it, and go after half a year', async () => {
    const questions = await sell();
    await ana.call.post(questions, { text: 'Quoted?' });
    await choose(bruno, [{ kind: 'seat', bell: false, mail: false }]);
    const exported = await learning.service
      .from('identity')
      .get<{ notices: object[]; noticeChoices: object[] }>(`/internal/users/${bruno.id}/export`);
    expect(exported.body.noticeChoices).toHaveLength(1);
    expect(JSON.stringify(exported.body.notices)).toContain('Quoted?');
    await learning.service.from('identity').post('/internal/events', {
      id: randomUUID(),
      name: 'identity.user.erased',
      payload: { userId: ana.id, emailKeys: [] },
    });
    expect(JSON.stringify(await of(bruno))).not.toContain('Quoted?');
    expect((await of(bruno)).items.length).toBeGreaterThan(0);
    await learning.service.get(Notices).run(Date.now() + 181 * 86_400_000);
    expect((await of(bruno)).items).toEqual([]);
  });
});
