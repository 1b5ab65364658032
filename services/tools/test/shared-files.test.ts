import { idsScopesOf, type MadeShare, type NewShare, type SharedDocument, type SharedFormat } from '@arcada/bim';
import type { Problem } from '@arcada/contracts';
import { readIds } from '@arcada/ids';
import { Database } from '@arcada/service-kit';
import { buildUser, startService, type TestCaller, type TestService } from '@arcada/testing/service';
import { toolsDefinition } from '../src/definition.ts';
import { Jobs } from '../src/exports/workers/jobs.service.ts';
import { ShareEntity } from '../src/shares/share.entity.ts';
import { fileLimits } from '../src/shares/share-limits.ts';
import { bep, create, named, path, save } from './harness/documents.ts';
import { partsOf, textOfPdf } from './harness/files.ts';
import { answeringPlan, manyTopics } from './harness/rich-documents.ts';

const until = async (isSo: () => boolean) => {
  for (const end = Date.now() + 60_000; !isSo(); await new Promise((resolve) => setTimeout(resolve, 5)))
    if (Date.now() > end) throw new Error('It has not come to it');
};

describe('files of shared documents', () => {
  let service: TestService;
  let owner: TestCaller;
  beforeAll(async () => {
    service = await startService(toolsDefinition, { env: { TOOLS_FILE_SECONDS: '110' } });
    owner = service.as(buildUser());
  });
  afterAll(() => service.stop());

  let networks = 0;
  const newAddress = () => `10.1.${Math.floor(++networks / 250)}.${networks % 250}`;
  const file = <T = Problem>(token: string, format: SharedFormat = 'pdf', address = newAddress()) =>
    service.anonymous.get<T>(`api/shared-documents/file?token=${token}&format=${format}`, {
      'x-forwarded-for': address,
    });
  const share = async (id: string, more: Partial<NewShare> = {}) =>
    (await owner.post<MadeShare>(`${path}/${id}/shares`, { days: 7, ...more })).body;
  const shared = async (document = named('Shared'), more?: Partial<NewShare>) => {
    const made = await create(owner, document);
    return { ...(await share(made.id, more)), made };
  };
  /** Files that workers have made. */
  const madeFiles = async () => {
    await until(() => service.get(Jobs).open === 0);
    const metrics = await (await fetch(`${service.url}/metrics`)).text();
    return Number(/^tools_file_jobs_total\{outcome="done"\} (\d+)$/m.exec(metrics)?.[1] ?? 0);
  };

  it('are marked as a draft until this very content is issued', async () => {
    const { token, made } = await shared(bep());
    const reading = async () => {
      const { body } = await service.anonymous.get<SharedDocument>(`api/shared-documents?token=${token}`);
      const text = await textOfPdf((await file(token)).bytes);
      const word = partsOf((await file(token, 'docx')).bytes);
      const own = await owner.get(`${path}/${made.id}/export?format=xlsx`);
      return [
        body.issued,
        text.includes('DRAFT') && text.includes('Draft · '),
        [...word].some(([name, xml]) => name.startsWith('word/footer') && xml.includes('Draft · ')),
        [...partsOf(own.bytes)].some(([name, xml]) => name.includes('sheet1.xml') && xml.includes('&amp;LDraft')),
      ];
    };
    expect(await reading()).toEqual([false, true, true, true]);
    const generated = await owner.post(`${path}/${made.id}/generate`, undefined, { 'if-match': `"${made.version}"` });
    expect(generated.status).toBe(201);
    expect(await reading()).toEqual([true, false, false, false]);
    await save(owner, made, named('Changed again', bep()));
    expect((await reading())[0]).toBe(false);
  });

  it('are the document as PDF and Word, without the EIR that is not shared', async () => {
    const eir = await create(owner, named('Only mine', answeringPlan('en').eir));
    const { plan } = answeringPlan('en', eir.id);
    const { token } = await shared(plan);
    const pdf = await file(token);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(pdf.headers.get('content-disposition')).toMatch(/^attachment; filename=".+\.pdf"/);
    expect(pdf.headers.get('cache-control')).toBe('no-store');
    const text = await textOfPdf(pdf.bytes);
    expect(text).toContain(plan.fields.projectName);
    expect(text).not.toContain('Only mine');
    const docx = await file(token, 'docx');
    expect(partsOf(docx.bytes).get('word/document.xml')).toContain(plan.fields.projectName);
    expect((await file(token, 'json' as SharedFormat)).status).toBe(400);
  });

  it('are workbooks and IDS, too, for those who model', async () => {
    const { token } = await shared(bep());
    const [ids, xlsx] = [await file(token, 'ids'), await file(token, 'xlsx')];
    expect([ids.status, ids.headers.get('content-type'), xlsx.status]).toEqual([200, 'application/xml', 200]);
    expect(readIds(ids.bytes.toString()).specifications.length).toBeGreaterThan(0);
    expect([...partsOf(xlsx.bytes)].some(([, xml]) => xml.includes(bep().fields.projectName))).toBe(true);
  });

  it('are an IDS of one party up to a milestone, made once, and none of a scope that the document does not have', async () => {
    const { token } = await shared(bep());
    const { milestones, parties } = idsScopesOf(bep());
    const [upTo, party] = [milestones[0]?.code ?? '', parties[0]?.code ?? ''];
    const of = (scope: string) => file(token, `ids${scope}` as SharedFormat);
    const whole = readIds((await of('')).bytes.toString());
    const before = await madeFiles();
    const narrowed = await of(`&upTo=${upTo}&party=${party}`);
    expect(decodeURIComponent(narrowed.headers.get('content-disposition') ?? '')).toContain(
      `up to ${upTo} ${party}.ids`,
    );
    const part = readIds(narrowed.bytes.toString());
    expect(part.specifications.length).toBeGreaterThan(0);
    expect(part.specifications.length).toBeLessThan(whole.specifications.length);
    expect((await of(`&party=${party}&upTo=${upTo}`)).bytes.equals(narrowed.bytes)).toBe(true);
    expect(readIds((await of('')).bytes.toString())).toEqual(whole);
    expect(await madeFiles()).toBe(before + 1);
    const refused = await of('&upTo=M99');
    expect([refused.status, refused.body.code]).toEqual([422, 'tools.export.unknown-scope']);
    expect((await file(token, `pdf&upTo=M99` as SharedFormat)).status).toBe(200);
  });

  it('are those of the revision that was issued last, where the link shows that, and say it in their name', async () => {
    const made = await create(owner, bep());
    await owner.post(`${path}/${made.id}/generate`, undefined, { 'if-match': `"${made.version}"` });
    const { token } = await share(made.id, { shows: 'issued' });
    await save(owner, made, named('Not yet for readers', bep()));
    for (let count = 0; count < 2; count++) {
      const { bytes, headers } = await file(token);
      const text = await textOfPdf(bytes);
      expect([text.includes(bep().fields.projectName), text.includes('Not yet'), text.includes('DRAFT')]).toEqual([
        true,
        false,
        false,
      ]);
      expect(headers.get('content-disposition')).toContain(`${bep().fields.revision}.pdf`);
    }
  });

  it('are made once of each version, however many ask for them at once', async () => {
    const { token, made } = await shared(manyTopics(60));
    const before = await madeFiles();
    const answers = await Promise.all(Array.from({ length: fileLimits.ofLink.atOnce }, () => file(token)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
    const again = await share(made.id);
    expect((await file(again.token)).bytes.equals(answers[0]?.bytes ?? Buffer.alloc(0))).toBe(true);
    expect(await madeFiles()).toBe(before + 1);
    await save(owner, made, named('Another content'));
    expect(await textOfPdf((await file(token)).bytes)).toContain('Another content');
    expect(await madeFiles()).toBe(before + 2);
  });

  it('are refused where the owner keeps them, and with links from before there were files', async () => {
    const { token } = await shared(named('Read only'), { downloads: false });
    const refused = await file(token);
    expect([refused.status, refused.body.code]).toEqual([403, 'tools.share.no-downloads']);
    const old = await shared(named('From before'));
    await service.get(Database).read.update(ShareEntity, old.id, { downloads: null });
    expect((await file(old.token)).status).toBe(403);
    const read = (of: string) =>
      service.anonymous
        .get<{ downloads: boolean }>(`api/shared-documents?token=${of}`)
        .then(({ body }) => body.downloads);
    expect(await Promise.all([token, old.token].map(read))).toEqual([false, false]);
  });

  it('end with their link, like the page: the same 404, also for what was made before', async () => {
    const { made, ...revoked } = await shared(named('Ending'));
    const [expired, binned] = [await share(made.id), await share(made.id)];
    expect((await file(revoked.token)).status).toBe(200);
    await owner.delete(`${path}/${made.id}/shares/${revoked.id}`);
    await service.get(Database).read.update(ShareEntity, expired.id, { expiresAt: new Date(Date.now() - 1000) });
    const ended = [await file(revoked.token), await file(expired.token)];
    await owner.delete(`${path}/${made.id}`);
    ended.push(await file(binned.token), await file('unknown'), await file('x'.repeat(280)));
    const page = await service.anonymous.get<Problem>('api/shared-documents?token=unknown');
    const shown = [...ended, page].map(({ status, body: { requestId: _id, ...body } }) => ({ status, body }));
    expect(new Set(shown.map(({ status, body }) => JSON.stringify([status, body.code, body.message]))).size).toBe(1);
    expect(shown[0]).toMatchObject({ status: 404, body: { code: 'tools.share.not-found' } });
  });

  it('are not sent when the link is revoked while they are made', async () => {
    const { token, id, made } = await shared(manyTopics(100));
    const asked = file(token);
    await until(() => service.get(Jobs).running === 1);
    await owner.delete(`${path}/${made.id}/shares/${id}`);
    expect((await asked).status).toBe(404);
  });

  it('are not found by trying tokens: what is tried counts for the network, and for no other', async () => {
    const { token } = await shared();
    const address = newAddress();
    for (let tried = 0; tried < fileLimits.ofNetwork.perMinute; tried++)
      expect((await file(`guess-${tried}`, 'pdf', address)).status).toBe(404);
    const refused = await file(token, 'pdf', address);
    expect([refused.status, refused.body.code]).toEqual([429, 'tools.share.too-many-files']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await file(token)).status).toBe(200);
  });

  it('are given out so often a minute with one link, from however many networks', async () => {
    const { token, made } = await shared();
    for (let count = 0; count < fileLimits.ofLink.perMinute; count++) expect((await file(token)).status).toBe(200);
    expect((await file(token)).body.code).toBe('tools.share.too-many-files');
    expect((await file((await share(made.id)).token)).status).toBe(200);
  });

  it('are made one at a time for a network and for readers of an account; it and the readers of others keep their turn', async () => {
    const slow = await shared(manyTopics(300));
    const first = newAddress();
    const open = [file(slow.token, 'docx', first)];
    await until(() => service.get(Jobs).running === 1);
    const busy = await file(slow.token, 'docx', first);
    expect([busy.status, busy.body.code, busy.headers.get('retry-after')]).toEqual([
      429,
      'tools.share.files-busy',
      '5',
    ]);
    for (let waiting = 0; waiting < 3; waiting++) open.push(file((await shared(named(`Waiting ${waiting}`))).token));
    await until(() => service.get(Jobs).open === 4);
    const more = await file((await shared(named('One more'))).token);
    expect([more.status, more.body.code]).toEqual([429, 'tools.share.files-busy']);
    expect(service.get(Jobs).running).toBe(1);
    expect((await owner.get(`${path}/${slow.made.id}/export?format=ids`)).status).toBe(200);
    const other = service.as(buildUser());
    const { id } = await create(other, named('Of another account'));
    const { token } = (await other.post<MadeShare>(`${path}/${id}/shares`, { days: 7 })).body;
    const elsewhere = await file(token);
    expect([elsewhere.status, elsewhere.body.code]).toEqual([200, undefined]);
    expect(service.get(Jobs).open).toBeGreaterThanOrEqual(open.length);
    expect((await Promise.all(open)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
});
