import { type DocumentConflict, type DocumentSummary, fromEir, type StoredDocument, sampleDocument } from '@arcada/bim';
import type { PageOf, Problem } from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { buildUser, startService, type TestCaller, type TestService } from '@arcada/testing/service';
import { jest } from '@jest/globals';
import { toolsDefinition } from '../src/definition.ts';
import { Bin } from '../src/documents/bin.ts';
import { ContentPartEntity } from '../src/documents/content.entity.ts';
import { DocumentEntity } from '../src/documents/document.entity.ts';
import { documentLimits } from '../src/documents/document-limits.ts';
import { bep, create, named, path, save } from './harness/documents.ts';

type Page = PageOf<DocumentSummary>;

describe.each(databases())('documents on %s', (kind) => {
  let service: TestService;
  let owner: TestCaller;
  beforeAll(async () => {
    service = await startService(toolsDefinition, { kind });
  });
  beforeEach(() => {
    owner = service.as(buildUser());
  });
  afterAll(() => service.stop());

  const titles = async (query = '') => {
    const { body } = await owner.get<Page>(`${path}?${query}`);
    return body.items.map(({ title }) => title);
  };

  it('keeps a document whole, with a summary for lists', async () => {
    const document = bep('pt-BR');
    const made = await create(owner, document);
    expect(made).toMatchObject({ title: document.fields.projectName, type: 'bep-post', score: 100, archived: false });
    await service.restart();
    const read = await owner.get<StoredDocument>(`${path}/${made.id}`);
    expect(read.headers.get('etag')).toBe(`"${made.version}"`);
    expect(read.body).toEqual(made);
    expect(read.body.document).toEqual(document);
  });

  it('creates one document for one key, also when both attempts arrive at once', async () => {
    const key = { 'idempotency-key': 'first-attempt' };
    const [one, two] = await Promise.all([1, 2].map(() => owner.post<StoredDocument>(path, named('Once'), key)));
    expect(one?.status).toBe(201);
    expect(two?.body.id).toBe(one?.body.id);
    expect(await titles()).toEqual(['Once']);
    expect((await owner.post<Problem>(path, named('Another'), key)).status).toBe(422);
  });

  it('says where a content is wrong', async () => {
    const answer = await owner.post<Problem>(path, { ...bep(), fields: { date: '30/02/2026' } });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.map((error) => error.path)).toEqual(['fields.date']);
  });

  it.each(['asked', 'differs'] as const)('bounds what the link to an EIR has %s', async (part) => {
    const plan = fromEir(sampleDocument('eir', 'en', '2026-09-01'), crypto.randomUUID());
    const made = await create(owner, plan);
    const keys = Array.from({ length: 100_000 }, (_, at) => `k${at}`);
    const forged = { ...plan.eir, asked: Object.fromEntries(keys.map((key) => [key, 'a'])), differs: keys }[part];
    const document = { ...plan, eir: { ...plan.eir, [part]: forged } };
    for (const { status, body } of [
      await owner.put<Problem>(`${path}/${made.id}`, document, { 'if-match': `"${made.version}"` }),
      await owner.post<Problem>(path, document),
      await owner.post<Problem>(`${path}/import`, document),
    ]) {
      expect(status).toBe(400);
      expect(body.errors?.map((error) => error.path)).toEqual([`eir.${part}`]);
    }
  });

  it('saves only what is based on the stored version, and returns that on a conflict', async () => {
    const first = await create(owner, named('One'));
    expect((await owner.put(`${path}/${first.id}`, named('Two'))).status).toBe(428);
    const second = await save(owner, first, named('Two'));
    expect(second).toMatchObject({ status: 200, body: { title: 'Two' } });
    expect(second.headers.get('etag')).toBe(`"${second.body.version}"`);
    const late = await save<DocumentConflict>(owner, first, named('Three'));
    expect(late).toMatchObject({ status: 412, body: { code: 'tools.document.changed' } });
    expect(late.body.current.document.fields.projectName).toBe('Two');
    // The same content is no conflict, whichever version it is based on.
    expect(await save(owner, first, named('Two'))).toMatchObject({ status: 200, body: second.body });
    const weak = { 'if-match': `W/"${second.body.version}"` };
    expect((await owner.put(`${path}/${first.id}`, named('Three'), weak)).status).toBe(412);
    expect((await save(owner, late.body.current, named('Three'))).status).toBe(200);
  });

  it('links no EIR of another account, also by an import, but keeps the link that a document has from before', async () => {
    const other = service.as(buildUser());
    const theirs = await create(other, sampleDocument('eir', 'en', '2026-09-01'));
    const own = await create(owner, sampleDocument('eir', 'en', '2026-09-01'));
    const linked = (id: string, name = 'Plan') => named(name, fromEir(own.document, id));
    const plan = await create(owner, linked(own.id));
    const refused = await Promise.all(
      ['en', 'pt-BR', 'es'].map((lang) =>
        owner.put<Problem>(`${path}/${plan.id}?lang=${lang}`, linked(theirs.id), { 'if-match': `"${plan.version}"` }),
      ),
    );
    for (const { status, body } of refused) {
      expect([status, body.code]).toEqual([422, 'tools.document.eir']);
      expect(body.errors?.map((error) => error.path)).toEqual(['eir.documentId']);
    }
    expect(new Set(refused.map(({ body }) => body.message)).size).toBe(3);
    expect((await owner.get<StoredDocument>(`${path}/${plan.id}`)).body).toEqual(plan);
    // What no longer exists, or never did, keeps nobody from saving.
    const gone = await save(owner, plan, linked(crypto.randomUUID()));
    expect(gone.status).toBe(200);
    expect((await save(owner, gone.body, linked('as a file names it'))).status).toBe(200);
    // From a file the plan has what was copied from it.
    for (const to of [path, `${path}/import`]) {
      const { status, body } = await owner.post<StoredDocument>(to, linked(theirs.id));
      const { asked, documentNumber } = linked(theirs.id).eir ?? {};
      expect(status).toBe(201);
      expect(body.document.eir).toMatchObject({ documentId: '', documentNumber, asked });
      expect((await save(owner, body, linked('', 'Renamed'))).status).toBe(200);
      expect((await owner.post<StoredDocument>(to, linked(own.id))).body.document.eir?.documentId).toBe(own.id);
    }
    const handedOn = await create(owner, theirs.document);
    const before = await owner.post<StoredDocument>(`${path}/import`, linked(handedOn.id));
    const made = await create(owner, linked(handedOn.id));
    await service.get(Database).read.update(DocumentEntity, { id: handedOn.id }, { ownerId: crypto.randomUUID() });
    const renamed = await save(owner, before.body, linked(handedOn.id, 'Renamed'));
    expect(renamed.status).toBe(200);
    // Unlinked by mistake, also twice: undone, it is as it was.
    let stored = renamed.body;
    for (let count = 0; count < 2; count++) {
      const unlinked = await save(owner, stored, { ...linked(handedOn.id, 'Renamed'), eir: null });
      const undone = await save(owner, unlinked.body, linked(handedOn.id, 'Renamed'));
      expect([unlinked.status, undone.status]).toEqual([200, 200]);
      stored = undone.body;
    }
    const others = await create(other, sampleDocument('eir', 'en', '2026-09-01'));
    expect((await save(owner, stored, linked(others.id))).status).toBe(422);
    // What was created without an import is kept before it is first saved.
    const free = await save(owner, made, { ...linked(handedOn.id), eir: null });
    expect((await save(owner, free.body, linked(handedOn.id))).status).toBe(200);
  });

  it.each([
    ['created', path],
    ['imported', `${path}/import`],
  ])('are %s so often in a minute by each account, then it reads why not and how long to wait', async (_, to) => {
    const attempt = (caller = owner, lang = 'en') => caller.post<Problem>(`${to}?lang=${lang}`, named('One of many'));
    for (let count = 0; count < documentLimits.newDocuments.perMinute; count++)
      expect((await attempt()).status).toBe(201);
    const refused = await attempt();
    expect(refused).toMatchObject({ status: 429, body: { code: 'tools.document.too-many-new' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const answers = await Promise.all(['en', 'pt-BR', 'es'].map((lang) => attempt(owner, lang)));
    expect(new Set(answers.map(({ body }) => body.message)).size).toBe(3);
    expect((await owner.get<Page>(path)).body.total).toBe(documentLimits.newDocuments.perMinute);
    expect((await attempt(service.as(buildUser()))).status).toBe(201);
  });

  it('are created a few at once by each account', async () => {
    const most = documentLimits.newDocuments.atOnce;
    const answers = await Promise.all(Array.from({ length: 3 * most }, () => owner.post<Problem>(path, bep())));
    const codes = answers.map(({ status, body }) => (status === 201 ? 201 : body.code));
    expect(new Set(codes)).toEqual(new Set([201, 'tools.document.new-busy']));
    expect((await owner.post(path, bep())).status).toBe(201);
  });

  it('lets one of two simultaneous saves win', async () => {
    const first = await create(owner, named('One'));
    const answers = await Promise.all(['Two', 'Three'].map((name) => save(owner, first, named(name))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });

  it('stores a document of 2,000 deliverables, in parts', async () => {
    const document = bep();
    const [row] = document.tables.deliverables;
    if (!row) throw new Error('The sample has deliverables');
    // Random owners, so that the packed content is larger than one part.
    const deliverables = Array.from({ length: 2_000 }, (_, at) => ({
      ...row,
      id: `d${at}`,
      owner: `${crypto.randomUUID()} ${crypto.randomUUID()}`,
    }));
    const large = { ...document, tables: { ...document.tables, deliverables } };
    expect(JSON.stringify(large).length).toBeGreaterThan(700_000);
    const made = await create(owner, large);
    const parts = await service.get(Database).read.countBy(ContentPartEntity, { documentId: made.id });
    expect(parts).toBeGreaterThan(1);
    expect((await owner.get<StoredDocument>(`${path}/${made.id}`)).body.document).toEqual(large);
  });

  it('accepts a body of three megabytes and refuses a larger one', async () => {
    const logo = (characters: number) => ({ ...bep(), logo: 'x'.repeat(characters) });
    expect((await owner.post(path, logo(2_900_000))).status).toBe(400);
    expect((await owner.post(path, logo(3_200_000))).status).toBe(413);
  });

  it('finds by words without accents, by type, and page by page', async () => {
    for (const name of ['Hospital São João', 'Hospital Norte', 'Escola']) await create(owner, named(name));
    await create(owner, bep());
    expect(await titles('q=sao hospital')).toEqual(['Hospital São João']);
    expect(await titles('q=execution')).toEqual([bep().fields.projectName]);
    expect(await titles('q=execução&lang=pt-BR')).toEqual([bep().fields.projectName]);
    expect((await titles('type=eir')).toSorted()).toEqual(['Escola', 'Hospital Norte', 'Hospital São João']);
    const { body } = await owner.get<Page>(`${path}?pageSize=3&page=2`);
    expect(body).toMatchObject({ total: 4, page: 2, pageSize: 3 });
    expect(body.items).toHaveLength(1);
  });

  it('archives and takes out again', async () => {
    const { id } = await create(owner, named('Old'));
    expect((await owner.patch<DocumentSummary>(`${path}/${id}`, { archived: true })).body.archived).toBe(true);
    expect(await titles()).toEqual([]);
    expect(await titles('place=archived')).toEqual(['Old']);
    expect((await owner.patch<DocumentSummary>(`${path}/${id}`, { archived: false })).body.archived).toBe(false);
    expect(await titles()).toEqual(['Old']);
  });

  it('keeps a deleted document for 30 days in the bin', async () => {
    const made = await create(owner, named('Gone'));
    expect((await owner.delete(`${path}/${made.id}`)).status).toBe(204);
    expect(await titles()).toEqual([]);
    expect(await titles('place=bin')).toEqual(['Gone']);
    expect((await save<Problem>(owner, made, named('Changed'))).body.code).toBe('tools.document.in-bin');
    expect((await owner.post<DocumentSummary>(`${path}/${made.id}/restore`)).body.deletedAt).toBeNull();
    expect(await titles()).toEqual(['Gone']);
    await owner.delete(`${path}/${made.id}`);
    const day = 86_400_000;
    await service.get(Bin).run(Date.now() + 29 * day);
    expect(await titles('place=bin')).toEqual(['Gone']);
    await service.get(Bin).run(Date.now() + 31 * day);
    expect(await titles('place=bin')).toEqual([]);
    expect(await service.get(Database).read.countBy(ContentPartEntity, { documentId: made.id })).toBe(0);
  });

  it('keeps a document whole that is taken out of the bin while that is emptied', async () => {
    const made = await create(owner, named('Back'));
    await owner.delete(`${path}/${made.id}`);
    const database = service.get(Database);
    const { transaction } = database;
    // Between the moments when the bin finds its documents and when it removes them.
    jest.spyOn(database, 'transaction').mockImplementationOnce(async (work) => {
      await owner.post(`${path}/${made.id}/restore`);
      return transaction.call(database, work);
    });
    await service.get(Bin).run(Date.now() + 31 * 86_400_000);
    expect(await owner.get(`${path}/${made.id}`)).toMatchObject({ status: 200, body: { title: 'Back' } });
  });

  it('removes the oldest documents that the bin has too much of', async () => {
    const user = buildUser();
    const caller = service.as(user);
    const [first, second] = [await create(caller, named('First')), await create(caller, named('Second'))];
    await caller.delete(`${path}/${first.id}`);
    const { read } = service.get(Database);
    const row = await read.findOneByOrFail(DocumentEntity, { id: first.id });
    const later = new Date(Date.now() + 1000);
    const rows = Array.from({ length: documentLimits.bin }, () => ({
      ...row,
      id: crypto.randomUUID(),
      deletedAt: later,
    }));
    await read.insert(DocumentEntity, rows.slice(1));
    await caller.delete(`${path}/${second.id}`);
    expect(await read.countBy(DocumentEntity, { ownerId: user.id })).toBe(documentLimits.bin);
    expect((await caller.get(`${path}/${first.id}`)).status).toBe(404);
  });

  it('bounds the documents of an account', async () => {
    const user = buildUser();
    const caller = service.as(user);
    const { id } = await create(caller, named('First'));
    const { read } = service.get(Database);
    const row = await read.findOneByOrFail(DocumentEntity, { id });
    const rows = Array.from({ length: documentLimits.documents - 2 }, () => ({ ...row, id: crypto.randomUUID() }));
    for (let at = 0; at < rows.length; at += 100) await read.insert(DocumentEntity, rows.slice(at, at + 100));
    const atOnce = await Promise.all([1, 2, 3, 4].map(() => caller.post(path, named('The last'))));
    expect(atOnce.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    const refused = await caller.post<Problem>(path, named('One more'));
    expect(refused).toMatchObject({ status: 409, body: { code: 'tools.document.too-many' } });
    await caller.delete(`${path}/${id}`);
    expect((await caller.post(path, named('One more'))).status).toBe(201);
    expect((await caller.post<Problem>(`${path}/${id}/restore`)).body.code).toBe('tools.document.too-many');
    await read.update(DocumentEntity, { ownerId: user.id }, { bytes: documentLimits.bytes });
    await read.delete(DocumentEntity, { id: rows[0]?.id ?? '' });
    expect((await caller.post<Problem>(path, bep())).body.code).toBe('tools.document.quota');
  });
});
