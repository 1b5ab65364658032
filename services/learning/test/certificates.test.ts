import { execFile } from 'node:child_process';
import { createPublicKey, type JsonWebKey, randomUUID, verify } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  type Certificate,
  type CertificateCheck,
  type CourseProgress,
  languages,
  type SiteNotices,
} from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { IsNull, Not } from 'typeorm';
import { ReviewEntity } from '../src/catalogue/review.entity.ts';
import { CertificateEntity, type StoredDetails } from '../src/certificates/certificate.entity.ts';
import { signedText, titledText } from '../src/certificates/certificate-signer.ts';
import { LessonProgressEntity } from '../src/progress/lesson-progress.entity.ts';
import { eventually, model, type Person, type Refused, TestLearning } from './harness/learning.ts';

const run = promisify(execFile);
const erased = ({ id }: Person) => ({ id: randomUUID(), name: 'identity.user.erased', payload: { userId: id } });

describe.each(databases())('certificates on %s', (kind) => {
  let learning: TestLearning;
  let ana: Person;
  beforeAll(async () => {
    learning = await TestLearning.open(kind);
  });
  beforeEach(async () => {
    ana = learning.person();
    learning.neighbours.identityIsDown = false;
  });
  afterAll(() => learning?.close());

  const codeOf = async (person = ana) =>
    (await person.call.get<CourseProgress>(`${model}/lessons`)).body.certificateCode;
  const check = async (code: string, query = '') =>
    (await learning.visitor.get<CertificateCheck>(`/api/certificates/${code}${query}`)).body;

  it('are issued when everything is done and every quiz is passed, not before', async () => {
    await learning.buy(ana);
    await learning.complete(ana, 'check');
    expect(await codeOf()).toBeNull();
    const early = await ana.call.get<Refused>(`${model}/certificate`);
    expect([early.status, early.body.code]).toEqual([409, 'learning.certificate.not-complete']);
    await learning.complete(ana);
    expect(await codeOf()).toMatch(/^ARC-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  });

  it('are issued once for a person and course, however many requests complete it', async () => {
    await learning.buy(ana);
    await learning.complete(ana, 'grids');
    const finish = () => ana.call.put(`${model}/lessons/grids/progress`, { positionSeconds: 99, played: [[0, 99]] });
    await Promise.all([...Array.from({ length: 6 }, finish), ana.call.get(`${model}/certificate`)]);
    const { read } = learning.service.get(Database);
    expect(await read.countBy(CertificateEntity, { userId: ana.id })).toBe(1);
  });

  it('name the account until it has a full name, then the person; a certified name stays', async () => {
    learning.neighbours.nameless = [ana.id];
    await learning.buy(ana);
    await learning.complete(ana);
    const code = (await codeOf()) as string;
    const mine = async () => (await ana.call.get<Certificate[]>('/api/certificates/mine')).body[0]?.holderName;
    const username = `user-${ana.id.slice(0, 8)}`;
    expect([await mine(), (await check(code)).holderName]).toEqual([username, username]);
    learning.neighbours.nameless = [];
    learning.neighbours.identityIsDown = true;
    expect(await mine()).toBe(username);
    learning.neighbours.identityIsDown = false;
    expect([await mine(), (await check(code)).holderName]).toEqual(['Ana Müller', 'Ana Müller']);
    learning.neighbours.nameless = [ana.id];
    expect(await mine()).toBe('Ana Müller');
  });

  it('name the account instead of a full name with an address in it, as reviews do', async () => {
    learning.neighbours.names = { [ana.id]: 'Arcada Support evil.example' };
    await learning.buy(ana);
    await learning.complete(ana);
    const username = `user-${ana.id.slice(0, 8)}`;
    expect((await check((await codeOf()) as string)).holderName).toBe(username);
    await ana.call.post(`${model}/reviews`, { rating: 5, text: 'Clear and short' });
    const { read } = learning.service.get(Database);
    expect(await read.findOneByOrFail(ReviewEntity, { userId: ana.id })).toMatchObject({ authorName: username });
    learning.neighbours.names = {};
  });

  it('tell a stranger whether they are valid, and no more; the signature covers the printed facts', async () => {
    await learning.buy(ana);
    await learning.complete(ana);
    const code = (await codeOf()) as string;
    // Certificates from before keep how often their holder tried.
    const { read } = learning.service.get(Database);
    const { details } = await read.findOneByOrFail(CertificateEntity, { code });
    await read.update(CertificateEntity, { code }, { details: { ...details, attempts: 3 } as StoredDetails });
    const found = await check(code.toLowerCase().replace('arc-', ''), '?lang=pt-BR');
    expect(found).toEqual({
      code,
      courseId: 'model-basics',
      courseTitle: 'Model Basics (pt)',
      holderName: 'Ana Müller',
      issuedAt: expect.any(String),
      durationMinutes: 8,
      valid: true,
      revokedAt: null,
      details: {
        instructorName: expect.any(String),
        skills: expect.any(Array),
        lessonCount: 7,
        taskCount: expect.any(Number),
        score: 1,
      },
      signature: expect.any(String),
    });
    const { body: jwk } = await learning.visitor.get<JsonWebKey>('/api/certificates/public-key');
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    const signature = Buffer.from(found.signature, 'base64url');
    expect(verify(null, Buffer.from(signedText(found)), key, signature)).toBe(true);
    expect(verify(null, Buffer.from(signedText({ ...found, holderName: 'Eve' })), key, signature)).toBe(false);
    expect((await learning.visitor.get('/api/certificates/ARC-0000-0000-0000')).status).toBe(404);
  });

  it('have one signature in every language; those from before keep the ones that were printed', async () => {
    await learning.buy(ana);
    await learning.complete(ana);
    const code = (await codeOf()) as string;
    const all = async () => Promise.all(languages.map((language) => check(code, `?lang=${language}`)));
    expect(new Set((await all()).map(({ courseTitle }) => courseTitle)).size).toBe(3);
    expect(new Set((await all()).map(({ signature }) => signature)).size).toBe(1);
    const pdf = join(learning.service.dataDir, 'signed.pdf');
    await writeFile(pdf, (await ana.call.get(`${model}/certificate?lang=es`)).bytes);
    const { stdout } = await run('pdftotext', ['-layout', pdf, '-']);
    expect(stdout.replace(/\s/g, '')).toContain((await check(code)).signature);

    await learning.service.get(Database).read.update(CertificateEntity, { code }, { signatureVersion: null });
    const { body: jwk } = await learning.visitor.get<JsonWebKey>('/api/certificates/public-key');
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    for (const [at, found] of (await all()).entries()) {
      const signature = Buffer.from(found.signature, 'base64url');
      expect(verify(null, Buffer.from(titledText(found)), key, signature)).toBe(true);
      // Whoever reads the page in another language than that of the PDF finds the PDF's there.
      expect(found.signatures?.[at]).toEqual({ language: languages[at], signature: found.signature });
      expect(found.signatures).toEqual((await check(code)).signatures);
    }
  });

  it('are a PDF in the reader’s language, for their holder only', async () => {
    await learning.buy(ana);
    await learning.complete(ana);
    const pdf = await ana.call.get(`${model}/certificate?lang=es`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-disposition')).toContain((await codeOf()) as string);
    const file = join(learning.service.dataDir, 'certificate.pdf');
    await writeFile(file, pdf.bytes);
    const { stdout } = await run('pdftotext', ['-layout', file, '-']);
    for (const text of ['Certificado de finalización', 'Ana Müller', 'Model Basics (es)', '/certificates/ARC-'])
      expect(stdout).toContain(text);
    expect((await learning.person().call.get(`${model}/certificate`)).status).toBe(403);
    expect((await learning.visitor.get(`${model}/certificate`)).status).toBe(401);
  });

  it('issued before their details were kept are a PDF without them', async () => {
    await learning.buy(ana);
    await learning.complete(ana);
    const code = (await codeOf()) as string;
    await learning.service.get(Database).read.update(CertificateEntity, { code }, { details: null });
    expect((await check(code)).details).toBeNull();
    expect((await ana.call.get(`${model}/certificate`)).status).toBe(200);
  });

  it('are listed for their holder while they count', async () => {
    const mine = async () => (await ana.call.get<Certificate[]>('/api/certificates/mine')).body;
    const orderId = await learning.buy(ana);
    expect(await mine()).toEqual([]);
    await learning.complete(ana);
    const code = await codeOf();
    expect(await mine()).toMatchObject([{ code, courseId: 'model-basics', holderName: 'Ana Müller' }]);
    await learning.refund(ana, orderId);
    expect(await mine()).toEqual([]);
    expect((await learning.visitor.get('/api/certificates/mine')).status).toBe(401);
  });

  it('wait for the holder’s name: that is said while identity is down, and afterwards they are issued automatically', async () => {
    await learning.buy(ana);
    learning.neighbours.identityIsDown = true;
    await learning.complete(ana);
    const refused = await ana.call.get<Refused>(`${model}/certificate`);
    expect([refused.status, refused.body.code]).toEqual([503, 'learning.certificate.name-unavailable']);
    expect(await codeOf()).toBeNull();
    learning.neighbours.identityIsDown = false;
    expect(await eventually(async () => (await codeOf()) ?? undefined)).toMatch(/^ARC-/);
  });

  it('lose their validity with a refund, and regain it with another purchase', async () => {
    const orderId = await learning.buy(ana);
    await learning.complete(ana);
    const code = (await codeOf()) as string;
    await learning.refund(ana, orderId);
    expect(await check(code)).toMatchObject({ valid: false, revokedAt: expect.any(String) });
    expect((await ana.call.get(`${model}/certificate`)).status).toBe(403);
    const { items } = (await ana.call.get<SiteNotices>('/api/notices')).body;
    expect(items.map(({ title }) => title)).toEqual(['Your certificate for “Model Basics” is no longer valid']);
    expect(items[0]?.text).toMatch(/^The order that paid for your place was refunded\./);
    await learning.buy(ana);
    expect(await check(code)).toMatchObject({ valid: true, revokedAt: null });
  });

  it('are not issued when the order is refunded, or the account erased, while the name is looked up', async () => {
    const goings = [
      (person: Person, orderId: string) => learning.refund(person, orderId),
      (person: Person) => learning.service.from('identity').post('/internal/events', erased(person)),
    ];
    for (const go of goings) {
      const person = learning.person();
      const orderId = await learning.buy(person);
      await learning.complete(person, 'grids');
      const { promise, resolve } = Promise.withResolvers<void>();
      learning.neighbours.identityWaits = promise;
      const finished = person.call.put(`${model}/lessons/grids/progress`, { positionSeconds: 99, played: [[0, 99]] });
      const { read } = learning.service.get(Database);
      const key = { userId: person.id, lessonId: 'grids', completedAt: Not(IsNull()) };
      await eventually(async () => (await read.findOneBy(LessonProgressEntity, key)) ?? undefined);
      await go(person, orderId);
      learning.neighbours.identityWaits = undefined;
      resolve();
      expect((await finished).status).toBe(200);
      await eventually(async () => ((await read.query('SELECT id FROM outbox')).length === 0 ? true : undefined));
      expect(await read.findBy(CertificateEntity, { userId: person.id })).toEqual([]);
    }
  });

  it('stay valid while another purchase is active', async () => {
    const first = await learning.buy(ana);
    await learning.buy(ana);
    await learning.complete(ana);
    await learning.refund(ana, first);
    expect(await check((await codeOf()) as string)).toMatchObject({ valid: true });
  });
});
