import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  applyEdits,
  type BimDocument,
  categoriesOf,
  type DocumentVersion,
  fromEir,
  issueEdits,
  type MadeShare,
  type NewShare,
  proposedIssue,
  type Share,
  type SharedDocument,
  type StoredDocument,
  sampleDocument,
} from '@arcada/bim';
import type { Problem } from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { buildUser, startService, type TestCaller, type TestService } from '@arcada/testing/service';
import { jest } from '@jest/globals';
import { In } from 'typeorm';
import { toolsDefinition } from '../src/definition.ts';
import { DocumentStore } from '../src/documents/document-store.ts';
import { VersionEntity } from '../src/documents/version.entity.ts';
import { OldShares } from '../src/shares/old-shares.ts';
import { ShareEntity } from '../src/shares/share.entity.ts';
import { bep, create, named, path, save } from './harness/documents.ts';

describe.each(databases())('shared links on %s', (kind) => {
  let service: TestService;
  let owner: TestCaller;
  const user = buildUser();
  let identity: Server;
  const disabled = new Set<string>();
  let unavailable = false;
  beforeAll(async () => {
    identity = createServer(({ url = '' }, response) => {
      const [, id = ''] = /^\/internal\/users\/([^/]+)\/state$/.exec(url) ?? [];
      response
        .writeHead(unavailable ? 503 : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ disabled: disabled.has(id) }));
    }).listen(0, '127.0.0.1');
    await once(identity, 'listening');
    const env = { IDENTITY_URL: `http://127.0.0.1:${(identity.address() as AddressInfo).port}` };
    service = await startService(toolsDefinition, { kind, env });
    owner = service.as(user);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await service?.stop();
    identity.closeAllConnections();
    identity.close();
  });
  /** Advances the clock beyond what is known of an owner; timers are unaffected. */
  const now = Date.now.bind(Date);
  let ahead = 0;
  const later = () => {
    ahead += 30_001;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
  };

  const make = async (id: string, days = 7, key: string = crypto.randomUUID(), more: Partial<NewShare> = {}) =>
    (await owner.post<MadeShare>(`${path}/${id}/shares`, { days, ...more }, { 'idempotency-key': key })).body;
  const issue = async ({ id, version }: Pick<StoredDocument, 'id' | 'version'>) => {
    const issued = await owner.post(`${path}/${id}/generate`, undefined, { 'if-match': `"${version}"` });
    expect(issued.status).toBe(201);
  };
  const read = <T = SharedDocument>(token: string) => service.anonymous.get<T>(`api/shared-documents?token=${token}`);
  const list = async (id: string) => (await owner.get<Share[]>(`${path}/${id}/shares`)).body;

  it('lets a stranger read the content as it is now, and nothing about the owner', async () => {
    const made = await create(owner, bep());
    const { token, id, expiresAt } = await make(made.id);
    const shown = await read(token);
    expect(shown).toMatchObject({ status: 200, body: { document: bep(), expiresAt, downloads: true } });
    expect(shown.headers.get('cache-control')).toBe('no-store');
    for (const secret of [user.id, user.username, made.id, id])
      expect(JSON.stringify(shown.body)).not.toContain(secret);
    await save(owner, made, named('Changed'));
    expect((await read(token)).body.document.fields.projectName).toBe('Changed');
    expect((await service.as(buildUser()).get(`api/shared-documents?token=${token}`)).status).toBe(200);
  });

  it('holds nothing that is not shown: neither tables and topics of other types nor what was copied of an EIR', async () => {
    const eir = sampleDocument('eir', 'en', '2026-09-01');
    const plan = bep();
    const foreign = plan.topics.find(({ category }) => !categoriesOf('eir').includes(category));
    if (!foreign) throw new Error('The sample plan has no topic that an EIR lacks.');
    const hidden = { ...eir, topics: [...eir.topics, { ...foreign, id: 'internal', title: 'Internal' }] };
    const secret = { ...hidden, tables: { ...hidden.tables, deliverables: plan.tables.deliverables } };
    const of = async (document: BimDocument) =>
      (await read((await make((await create(owner, document)).id)).token)).body;
    expect((await of(secret)).document).toEqual(eir);
    const answering = fromEir(eir, 'their-eir');
    expect((await of(answering)).document).toEqual({ ...answering, eir: null });
  });

  it('shows what was issued last, not what is being worked on, and follows each issue', async () => {
    const made = await create(owner, bep());
    const refused = await owner.post<Problem>(`${path}/${made.id}/shares`, { days: 7, shows: 'issued' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'tools.share.nothing-issued' } });
    await issue(made);
    const [link, working] = [await make(made.id, 7, undefined, { shows: 'issued' }), await make(made.id)];
    expect((await list(made.id)).map(({ id, shows }) => [id, shows])).toEqual(
      expect.arrayContaining([
        [link.id, 'issued'],
        [working.id, 'working'],
      ]),
    );
    const shown = async ({ token }: MadeShare) => {
      const { document, issued, shows } = (await read(token)).body;
      return [document.fields.projectName, document.fields.revision, issued, shows];
    };
    const { projectName, revision } = bep().fields;
    expect(await shown(link)).toEqual([projectName, revision, true, 'issued']);
    const second = named('Second issue', bep());
    const next = applyEdits(second, issueEdits(second, proposedIssue(second, [revision], second.fields.date)));
    const saved = (await save(owner, made, next)).body;
    expect(await shown(link)).toEqual([projectName, revision, true, 'issued']);
    expect(await shown(working)).toEqual(['Second issue', 'P02', false, 'working']);
    await issue(saved);
    expect(await shown(link)).toEqual(['Second issue', 'P02', true, 'issued']);
    await owner.delete(`${path}/${made.id}`);
    expect((await read(link.token)).status).toBe(404);
  });

  it('keeps what links show, however many versions are kept after it', async () => {
    const made = await create(owner, bep());
    await issue(made);
    const { token } = await make(made.id, 7, undefined, { shows: 'issued' });
    const rows = Array.from({ length: 110 }, (_, at) => ({
      documentId: made.id,
      number: at + 10,
      kind: 'manual' as const,
      revision: '',
      status: '',
      hash: made.version,
      createdAt: new Date(),
    }));
    await service.get(Database).read.insert(VersionEntity, rows);
    await save(owner, made, named('Later', bep()));
    const versions = (await owner.get<DocumentVersion[]>(`${path}/${made.id}/versions`)).body;
    expect([versions.length, versions.at(-1)?.kind]).toEqual([100, 'issue']);
    expect((await read(token)).body.document.fields.projectName).toBe(bep().fields.projectName);
  });

  it('shows the token once and stores its hash alone', async () => {
    const { id } = await create(owner, named('Secret'));
    const { token, ...share } = await make(id, 7, 'the-same');
    expect((await make(id, 7, 'the-same')).token).toBe(token);
    expect(await list(id)).toEqual([share]);
    const database = service.get(Database).read;
    const rows = [await database.find(ShareEntity), await database.query('SELECT answer FROM idempotent_answer')];
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('returns the same 404 for unknown, expired and revoked links, and for a document in the bin', async () => {
    // Expired and revoked are links of a document that is there.
    const [{ id }, gone] = [await create(owner, named('Shared')), await create(owner, named('Gone'))];
    const [expired, revoked, valid] = [await make(id), await make(id), await make(id)];
    const binned = await make(gone.id);
    await service.get(Database).read.update(ShareEntity, expired.id, { expiresAt: new Date(Date.now() - 1000) });
    expect((await list(id)).map((share) => share.id)).not.toContain(expired.id);
    expect((await owner.delete(`${path}/${id}/shares/${revoked.id}`)).status).toBe(204);
    await owner.delete(`${path}/${gone.id}`);
    expect((await read(valid.token)).status).toBe(200);
    const answers = await Promise.all(
      ['unknown', 'x'.repeat(280), expired.token, revoked.token, binned.token].map((token) => read<Problem>(token)),
    );
    const shown = answers.map(({ status, body: { requestId: _id, ...body } }) => ({ status, body }));
    expect(new Set(shown.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(shown[0]).toMatchObject({ status: 404, body: { code: 'tools.share.not-found' } });
  });

  it('finds no document of a disabled account, also while identity is unavailable, and finds it again afterwards', async () => {
    const other = buildUser();
    const call = service.as(other);
    const { id } = await create(call, named('Shared'));
    const { token } = (await call.post<MadeShare>(`${path}/${id}/shares`, { days: 7 })).body;
    const file = () => service.anonymous.get(`api/shared-documents/file?token=${token}&format=docx`);
    const statuses = async () => [(await read(token)).status, (await file()).status];
    disabled.add(other.id);
    expect(await statuses()).toEqual([404, 404]);
    expect((await read<Problem>(token)).body.code).toBe('tools.share.not-found');
    unavailable = true;
    later();
    expect(await statuses()).toEqual([404, 404]);
    disabled.delete(other.id);
    unavailable = false;
    later();
    expect(await statuses()).toEqual([200, 200]);
    unavailable = true;
    later();
    expect(await statuses()).toEqual([200, 200]);
    unavailable = false;
  });

  it('says that a link is revoked only if it was the document’s', async () => {
    const [one, other] = [await create(owner, named('Shared')), await create(owner, named('Other'))];
    const share = await make(one.id);
    const revoke = async (document: string, id: string) => {
      const { status, body } = await owner.delete<Problem>(`${path}/${document}/shares/${id}`);
      return [status, body?.code];
    };
    const missing = [404, 'tools.share.not-found'];
    expect(await revoke(other.id, share.id)).toEqual(missing);
    expect((await read(share.token)).status).toBe(200);
    expect(await revoke(one.id, crypto.randomUUID())).toEqual(missing);
    expect((await revoke(one.id, share.id))[0]).toBe(204);
    expect(await revoke(one.id, share.id)).toEqual(missing);
    expect((await read(share.token)).status).toBe(404);
  });

  it('revokes the links of a document that is put into the bin, also for when it is taken out again', async () => {
    const { id } = await create(owner, named('Shared'));
    const { token } = await make(id);
    await owner.delete(`${path}/${id}`);
    await owner.post(`${path}/${id}/restore`);
    expect((await read(token)).status).toBe(404);
    expect(await list(id)).toEqual([]);
    expect((await read((await make(id)).token)).status).toBe(200);
  });

  it('removes the links of a document that is erased for good', async () => {
    const [erased, kept] = [await create(owner, named('Erased')), await create(owner, named('Kept'))];
    const { id } = await make(kept.id);
    await make(erased.id);
    const database = service.get(Database);
    await database.transaction((manager) => service.get(DocumentStore).erase(manager, [erased.id]));
    const rows = await database.read.findBy(ShareEntity, { documentId: In([erased.id, kept.id]) });
    expect(rows.map((row) => row.id)).toEqual([id]);
  });

  it('bounds links and their days, and removes expired ones', async () => {
    const { id } = await create(owner, named('Popular'));
    expect((await owner.post(`${path}/${id}/shares`, { days: 366 })).status).toBe(400);
    expect((await owner.post(`${path}/${id}/shares`, { days: 1, downloads: 'no' })).status).toBe(400);
    const made = [];
    for (let count = 0; count < 20; count++) made.push(await make(id));
    const refused = await owner.post<Problem>(`${path}/${id}/shares`, { days: 1 });
    expect(refused).toMatchObject({ status: 409, body: { code: 'tools.share.too-many' } });
    await service.get(OldShares).run(Date.now() + 8 * 86_400_000);
    expect(await list(id)).toEqual([]);
    await make(id);
  });
});
