import {
  addDays,
  type DocumentVersion,
  fromEir,
  type IssuedDocument,
  type IssueFinding,
  type ListedDocument,
  latestToday,
  type RefusedIssue,
  type StoredDocument,
  sampleDocument,
  type WholeVersion,
} from '@arcada/bim';
import { Database } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { buildUser, startService, type TestCaller, type TestService } from '@arcada/testing/service';
import { toolsDefinition } from '../src/definition.ts';
import { ContentPartEntity } from '../src/documents/content.entity.ts';
import { DocumentEntity } from '../src/documents/document.entity.ts';
import { documentLimits } from '../src/documents/document-limits.ts';
import { VersionEntity } from '../src/documents/version.entity.ts';
import { bep, create, named, path, save } from './harness/documents.ts';

describe.each(databases())('versions on %s', (kind) => {
  let service: TestService;
  let owner: TestCaller;
  beforeAll(async () => {
    service = await startService(toolsDefinition, { kind });
    owner = service.as(buildUser());
  });
  afterAll(() => service.stop());

  const versions = async (id: string, of = owner) => (await of.get<DocumentVersion[]>(`${path}/${id}/versions`)).body;
  const match = (version: string) => ({ 'if-match': `"${version}"` });
  /** The document with a version, as a save returns it. */
  async function saved(before: Pick<StoredDocument, 'id' | 'version'>, name: string) {
    const { status, body } = await save(owner, before, named(name));
    expect(status).toBe(200);
    return body;
  }
  /** Makes the last version older than the time between two autosaves. */
  const age = (documentId: string) =>
    service.get(Database).read.update(VersionEntity, { documentId }, { createdAt: new Date(Date.now() - 11 * 60_000) });

  it('keeps at most one version in ten minutes of work', async () => {
    let now: Pick<StoredDocument, 'id' | 'version'> = await create(owner, named('0'));
    for (const name of ['1', '2', '3']) now = await saved(now, name);
    expect((await versions(now.id)).map(({ number, kind: why }) => [number, why])).toEqual([[1, 'autosave']]);
    await age(now.id);
    now = await saved(now, '4');
    const kept = await versions(now.id);
    expect(kept.map(({ number }) => number)).toEqual([2, 1]);
    const names = await Promise.all(
      kept.map(async ({ number }) => {
        const { body } = await owner.get<WholeVersion>(`${path}/${now.id}/versions/${number}`);
        return body.document.fields.projectName;
      }),
    );
    expect(names).toEqual(['3', '0']);
    // 0, 3 and 4: contents that nothing refers to are removed.
    const hashes = await service.get(Database).read.findBy(ContentPartEntity, { documentId: now.id });
    expect(new Set(hashes.map(({ hash }) => hash)).size).toBe(3);
    expect((await owner.get(`${path}/${now.id}/versions/9`)).status).toBe(404);
  });

  it('keeps a version when it is asked for, once for the same content', async () => {
    const now = await create(owner, named('Agreed'));
    const keep = (version?: string) =>
      owner.post<DocumentVersion>(`${path}/${now.id}/versions`, undefined, version ? match(version) : {});
    expect((await keep()).status).toBe(428);
    expect(await keep(now.version)).toMatchObject({ status: 201, body: { number: 1, kind: 'manual' } });
    expect((await keep(now.version)).body.number).toBe(1);
    const later = await saved(now, 'Changed');
    expect((await keep(now.version)).status).toBe(412);
    const stranger = service.as(buildUser());
    const theirs = await stranger.post(`${path}/${now.id}/versions`, undefined, match(later.version));
    expect(theirs.status).toBe(404);
    expect((await versions(now.id)).map(({ kind: why }) => why)).toEqual(['manual']);
    const { body } = await owner.get<WholeVersion>(`${path}/${now.id}/versions/1`);
    expect(body.document.fields.projectName).toBe('Agreed');
  });

  it('keeps a version before an import, unless the content is kept already', async () => {
    const now = await create(owner, named('As planned'));
    const keep = (version: string) =>
      owner.post<DocumentVersion>(`${path}/${now.id}/versions?before=import`, undefined, match(version));
    expect(await keep(now.version)).toMatchObject({ status: 201, body: { number: 1, kind: 'before-import' } });
    expect((await keep(now.version)).body.number).toBe(1);
    const later = await saved(now, 'Agreed');
    await owner.post(`${path}/${now.id}/versions`, undefined, match(later.version));
    expect((await keep(later.version)).body).toMatchObject({ number: 2, kind: 'manual' });
    expect((await owner.post(`${path}/${now.id}/versions?before=lunch`, undefined, match(later.version))).status).toBe(
      400,
    );
  });

  it('restores an earlier content and keeps the present one', async () => {
    const first = await create(owner, named('Before'));
    const second = await saved(first, 'After');
    const to = `${path}/${first.id}/versions/1/restore`;
    expect((await owner.post(to)).status).toBe(428);
    expect((await owner.post(to, undefined, match(first.version))).status).toBe(412);
    const restored = await owner.post<StoredDocument>(to, undefined, match(second.version));
    expect(restored).toMatchObject({ status: 200, body: { title: 'Before', version: first.version } });
    const kept = await versions(first.id);
    expect(kept.map(({ kind: why }) => why)).toEqual(['restore', 'autosave']);
    const { body } = await owner.get<WholeVersion>(`${path}/${first.id}/versions/2`);
    expect(body.document.fields.projectName).toBe('After');
  });

  it('issues a document without errors, once for one content', async () => {
    const document = bep();
    const made = await create(owner, { ...document, fields: { ...document.fields, status: 'S2' } });
    const issue = () => owner.post<IssuedDocument>(`${path}/${made.id}/generate`, undefined, match(made.version));
    expect(await issue()).toMatchObject({ status: 201, body: { version: { number: 1, kind: 'issue', status: 'S2' } } });
    expect((await issue()).body.version).toMatchObject({ number: 1, content: made.version });
    expect((await owner.post(`${path}/${made.id}/generate`)).status).toBe(428);
    expect((await owner.post(`${path}/${made.id}/generate`, undefined, match('other'))).status).toBe(412);
  });

  it('refuses another content under an issued revision, and names the next one', async () => {
    const document = bep();
    const made = await create(owner, { ...document, fields: { ...document.fields, status: 'S2' } });
    const issue = (version: string) =>
      owner.post<{ code: string; message: string; next: string }>(`${path}/${made.id}/generate`, {}, match(version));
    expect((await issue(made.version)).status).toBe(201);
    const later = { ...document, fields: { ...document.fields, status: 'S2', location: 'Elsewhere' } };
    const { body } = await save(owner, made, later);
    // Who answers it reads what was issued, not what is being changed.
    const answered = await owner.get<StoredDocument>(`${path}/${made.id}/issued`);
    expect(answered.body.document.fields.location).toBe(document.fields.location);
    const other = await create(owner, later);
    expect((await owner.get<StoredDocument>(`${path}/${other.id}/issued`)).body.document).toEqual(later);
    expect(await issue(body.version)).toMatchObject({
      status: 409,
      body: { code: 'tools.document.revision-issued', message: expect.stringContaining('P02'), next: 'P02' },
    });
    expect((await versions(made.id)).filter(({ kind: why }) => why === 'issue')).toHaveLength(1);
  });

  it('keeps the rows of issued revisions in the log, through saves and restores', async () => {
    const document = bep();
    const [row] = document.tables.revisionLog;
    if (!row) throw new Error('the sample has no revision');
    const withLog = (...revisionLog: (typeof row)[]) => ({ ...document, tables: { ...document.tables, revisionLog } });
    const made = await create(owner, withLog());
    await owner.post(`${path}/${made.id}/versions`, undefined, match(made.version));
    const logged = await save(owner, made, document);
    const { version } = logged.body;
    const issued = await owner.post(`${path}/${made.id}/generate`, undefined, match(version));
    expect([logged.status, issued.status]).toEqual([200, 201]);

    const now = { id: made.id, version };
    for (const log of [[], [{ ...row, author: 'Somebody else' }], [{ ...row, date: '2020-01-01' }]])
      expect(await save(owner, now, withLog(...log))).toMatchObject({
        status: 409,
        body: { code: 'tools.document.issued-log' },
      });
    const corrected = await save(owner, now, withLog({ ...row, change: 'Corrected words' }));
    expect(corrected.status).toBe(200);

    const to = `${path}/${made.id}/versions/1/restore`;
    expect((await owner.post(to, undefined, match(corrected.body.version))).status).toBe(200);
    const { body } = await owner.get<StoredDocument>(`${path}/${made.id}`);
    expect(body.document.tables.revisionLog).toEqual([{ ...row, change: 'Corrected words' }]);
  });

  it('refuses to issue errors, with each in words, unless the document is work in progress', async () => {
    const document = bep('pt-BR');
    const broken = (status: string) => ({
      ...document,
      fields: { ...document.fields, status, projectName: '' },
    });
    const final = await create(owner, broken('S2'));
    const to = `${path}/${final.id}/generate?lang=pt-BR`;
    const refused = await owner.post<RefusedIssue>(to, undefined, match(final.version));
    expect(refused).toMatchObject({ status: 422, body: { code: 'tools.document.not-issuable' } });
    const at = { kind: 'field', field: 'projectName' };
    const finding = refused.body.findings.find(({ place }) => place.field === 'projectName');
    expect(finding).toMatchObject({ severity: 'error', place: at });
    expect(finding?.message).toMatch(/projeto/i);
    expect(await versions(final.id)).toEqual([]);
    const checked = await owner.get<IssueFinding[]>(`${path}/${final.id}/check?lang=pt-BR`);
    expect(checked.body).toContainEqual(finding);
    const draft = await create(owner, broken('S0'));
    const issued = await owner.post<IssuedDocument>(
      `${path}/${draft.id}/generate?lang=pt-BR`,
      undefined,
      match(draft.version),
    );
    expect(issued.status).toBe(201);
    expect(issued.body.findings).toContainEqual(finding);
  });

  it('refuses a date of issue after today, also in work in progress; today is what it is anywhere', async () => {
    const document = bep('pt-BR');
    const [row, ...others] = document.tables.revisionLog;
    if (!row) throw new Error('the sample has no revision');
    const dated = (date: string, status: string, logged = date) => ({
      ...document,
      fields: { ...document.fields, date, status },
      tables: { ...document.tables, revisionLog: [{ ...row, date: logged }, ...others] },
    });
    const issue = async (content: typeof document) => {
      const made = await create(owner, content);
      return owner.post<RefusedIssue>(`${path}/${made.id}/generate?lang=pt-BR`, undefined, match(made.version));
    };
    const today = latestToday();
    const tomorrow = addDays(latestToday(new Date(Date.now() + 60_000)), 1);
    for (const status of ['S0', 'S2']) {
      const refused = await issue(dated(tomorrow, status));
      const message = expect.stringContaining('não pode ser posterior à de hoje');
      expect(refused).toMatchObject({
        status: 422,
        body: {
          code: 'tools.document.issue-dated-ahead',
          errors: [{ path: 'fields.date', message }, { path: 'tables.revisionLog' }],
          findings: [{ message, place: { kind: 'field', field: 'date' } }, { place: { row: row.id, column: 'date' } }],
        },
      });
    }
    expect((await issue(dated(row.date, 'S0', tomorrow))).status).toBe(422);
    expect((await issue(dated(today, 'S0'))).status).toBe(201);
  });

  it('checks a plan against its EIR as it was issued last, like its editor, and without an issue as it is now', async () => {
    const eir = sampleDocument('eir', 'en', '2026-09-01');
    const linked = await create(owner, eir);
    const made = await create(owner, fromEir(eir, linked.id));
    const rules = async () =>
      (await owner.get<IssueFinding[]>(`${path}/${made.id}/check`)).body.map(({ rule }) => rule);
    expect(await rules()).not.toContain('eir-requirement-dropped');
    const shorter = { ...eir, tables: { ...eir.tables, requirements: eir.tables.requirements.slice(1) } };
    await owner.put(`${path}/${linked.id}`, shorter, match(linked.version));
    expect(await rules()).toContain('eir-requirement-dropped');
    // What is being changed after an issue isn't what the plan answers.
    const before = await owner.get<StoredDocument>(`${path}/${linked.id}`);
    const whole = await owner.put<StoredDocument>(`${path}/${linked.id}`, eir, match(before.body.version));
    const issued = await owner.post(`${path}/${linked.id}/generate`, undefined, match(whole.body.version));
    expect(issued.status).toBe(201);
    await owner.put(`${path}/${linked.id}`, shorter, match(whole.body.version));
    const { body: working } = await owner.get<StoredDocument>(`${path}/${linked.id}`);
    expect(working.document.tables.requirements).toHaveLength(shorter.tables.requirements.length);
    expect(await rules()).not.toContain('eir-requirement-dropped');
    const other = await create(owner, fromEir(eir, 'no-longer-there'));
    expect((await owner.get(`${path}/${other.id}/check`)).status).toBe(200);
  });

  it('lists which documents were changed since their issue', async () => {
    const other = service.as(buildUser());
    const made = await create(other, bep());
    const changed = async () => {
      const { body } = await other.get<{ items: ListedDocument[] }>(path);
      return body.items.map(({ changedSinceIssue }) => changedSinceIssue);
    };
    expect(await changed()).toEqual([false]);
    await other.post(`${path}/${made.id}/generate`, undefined, match(made.version));
    expect(await changed()).toEqual([false]);
    expect((await save(other, made, named('Changed', made.document))).status).toBe(200);
    expect(await changed()).toEqual([true]);
  });

  it('keeps an imported content, equal to the exported one', async () => {
    const document = bep('es');
    const imported = await owner.post<StoredDocument>(`${path}/import`, document);
    expect(imported.status).toBe(201);
    expect(imported.body.document).toEqual(document);
    expect((await versions(imported.body.id)).map(({ kind: why }) => why)).toEqual(['import']);
  });

  it.each([
    ['kept', 'versions'],
    ['restored', 'versions/1/restore'],
    ['issued', 'generate'],
  ])('may be %s so often in a minute by each account, then it reads why not and how long to wait', async (_, way) => {
    const hurried = service.as(buildUser());
    const made = await create(hurried, bep());
    const later = await save(hurried, made, named('Later', made.document));
    const attempt = (version = made.version, caller = hurried, lang = 'en') =>
      caller.post<{ code: string; message: string }>(`${path}/${made.id}/${way}?lang=${lang}`, {}, match(version));
    for (let count = 0; count < documentLimits.newVersions.perMinute; count++)
      expect((await attempt('outdated')).status).not.toBe(429);
    const before = await versions(made.id, hurried);
    const refused = await attempt(later.body.version);
    expect(refused).toMatchObject({ status: 429, body: { code: 'tools.document.too-many-versions' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await versions(made.id, hurried)).toEqual(before);
    const answers = await Promise.all(['en', 'pt-BR', 'es'].map((lang) => attempt(later.body.version, hurried, lang)));
    expect(new Set(answers.map(({ body }) => body.message)).size).toBe(3);
    expect((await attempt(later.body.version, service.as(buildUser()))).status).toBe(404);
  });

  it('keeps the last 100, and removes autosaves first', async () => {
    const made = await create(owner, named('0'));
    const first = await saved(made, '1');
    const { read } = service.get(Database);
    const row = await read.findOneByOrFail(VersionEntity, { documentId: made.id, number: 1 });
    const issues = Array.from({ length: documentLimits.versions - 1 }, (_, at) => ({
      ...row,
      number: at + 2,
      kind: 'issue' as const,
    }));
    await read.insert(VersionEntity, issues);
    await age(made.id);
    const second = await saved(first, '2');
    const numbers = (await versions(made.id)).map(({ number }) => number);
    expect(numbers).toHaveLength(documentLimits.versions);
    expect([numbers[0], numbers.at(-1)]).toEqual([101, 2]);
    await age(made.id);
    await saved(second, '3');
    expect((await versions(made.id)).map(({ number }) => number).slice(0, 2)).toEqual([102, 100]);
    const { bytes } = await read.findOneByOrFail(DocumentEntity, { id: made.id });
    const parts = await read.findBy(ContentPartEntity, { documentId: made.id });
    expect(parts.reduce((sum, { data }) => sum + data.length, 0)).toBe(bytes);
  });
});
