import { randomUUID } from 'node:crypto';
import type { ListedDocument, StoredDocument } from '@arcada/bim';
import { type Dashboard, type PageOf, type Project, type ProjectSummary, projectLimits } from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { buildUser, startService, type TestCaller, type TestService } from '@arcada/testing/service';
import { toolsDefinition } from '../src/definition.ts';
import { ProjectEntity } from '../src/projects/project.entity.ts';
import { projectSeeds } from '../src/seed/project-seeds.ts';
import { bep, create as createDocument } from './harness/documents.ts';

interface Refused {
  code: string;
  message: string;
  project: Project;
  errors: { path: string; message: string }[];
}
const input = {
  name: 'Teatro São João',
  client: 'City of Porto',
  discipline: 'structural',
  value: 50_000_000.55,
  status: 'active',
  startMonth: '2026-01',
  endMonth: '2027-03',
  elements: { count: 1234, source: 'ifc', countedOn: '2026-11-20' },
  figures: [
    { month: '2026-11', revenue: 1000.1, hours: 12.5 },
    { month: '2026-10', revenue: 500, hours: null },
  ],
};

describe.each(databases())('projects on %s', (kind) => {
  let service: TestService;
  let owner: TestCaller;
  beforeAll(async () => {
    service = await startService(toolsDefinition, { kind, seed: true, env: { SEED_DEMO: 'true' } });
  });
  beforeEach(() => {
    owner = service.as(buildUser());
  });
  afterAll(() => service?.stop());

  const create = async (more: object = {}, by = owner) =>
    (await by.post<Project & Refused>('api/projects', { ...input, ...more })).body;
  const change = (id: string, body: object, version: string | undefined, by = owner) =>
    by.patch<Project & Refused>(`api/projects/${id}`, body, version === undefined ? {} : { 'if-match': version });

  it('keeps what was sent: a value beyond 32 bits of cents, months in order, an ETag', async () => {
    const added = await owner.post<Project>('api/projects', input);
    expect([added.status, added.headers.get('etag')]).toEqual([201, '"1"']);
    await service.restart();
    const { body } = await owner.get<Project>(`api/projects/${added.body.id}`);
    expect(body).toEqual(added.body);
    expect(body).toMatchObject({ ...input, figures: input.figures.toReversed() });
  });

  it('is counted in the figures of all accounts, for admins only', async () => {
    const admin = service.as(buildUser({ role: 'admin' }));
    const before = (await admin.get<Dashboard>('api/dashboard/all?month=2026-11')).body;
    await create();
    await create({}, service.as(buildUser()));
    const { body } = await admin.get<Dashboard>('api/dashboard/all?month=2026-11');
    expect(body.projects - before.projects).toBe(2);
    expect(body.elements.count - before.elements.count).toBe(2 * 1234);
    expect(body.revenue.thisMonth - before.revenue.thisMonth).toBeCloseTo(2000.2);
    expect((await owner.get('api/dashboard/all')).status).toBe(403);
    expect((await service.as(buildUser({ role: 'producer' })).get('api/dashboard/all')).status).toBe(403);
    expect((await service.anonymous.get('api/dashboard/all')).status).toBe(401);
  });

  describe('and its documents', () => {
    const documentsOf = async (projectId: string, by = owner) =>
      (await by.get<PageOf<ListedDocument>>(`api/documents?project=${projectId}`)).body.items.map(({ id }) => id);
    const of = async (id: string) => (await owner.get<StoredDocument>(`api/documents/${id}`)).body.projectId;
    const place = (projectId: string, documentId: string) => `api/projects/${projectId}/documents/${documentId}`;

    it('begins with the document that it is created from', async () => {
      const made = await createDocument(owner, bep());
      expect(made.projectId).toBeNull();
      const project = await create({ documentId: made.id });
      expect([await documentsOf(project.id), await of(made.id)]).toEqual([[made.id], project.id]);
      const { body } = await owner.get<PageOf<ListedDocument>>('api/documents');
      expect(body.items.map(({ projectId }) => projectId)).toEqual([project.id]);
      // The content, its version and when it was changed stay.
      expect(await owner.get(`api/documents/${made.id}`)).toMatchObject({ body: { ...made, projectId: project.id } });
    });

    it('takes in others, out of the project that they were in, and gives them back', async () => {
      const [one, two] = [await create(), await create()];
      const made = await createDocument(owner, bep());
      expect((await owner.put(place(one.id, made.id))).status).toBe(204);
      expect((await owner.put(place(two.id, made.id))).status).toBe(204);
      expect([await documentsOf(one.id), await documentsOf(two.id)]).toEqual([[], [made.id]]);
      expect((await owner.delete(place(one.id, made.id))).status).toBe(204);
      expect(await of(made.id)).toBe(two.id);
      expect((await owner.delete(place(two.id, made.id))).status).toBe(204);
      expect([await of(made.id), await documentsOf(two.id)]).toEqual([null, []]);
    });

    it('shows archived ones, too, none in the bin, and leaves all when it is removed', async () => {
      const project = await create();
      const [kept, archived, binned] = [
        await createDocument(owner, bep()),
        await createDocument(owner, bep()),
        await createDocument(owner, bep()),
      ];
      for (const { id } of [kept, archived, binned]) await owner.put(place(project.id, id));
      await owner.patch(`api/documents/${archived.id}`, { archived: true });
      await owner.delete(`api/documents/${binned.id}`);
      expect((await documentsOf(project.id)).toSorted()).toEqual([kept.id, archived.id].toSorted());
      expect((await owner.put(place(project.id, binned.id))).body.code).toBe('tools.document.in-bin');
      expect((await owner.delete(`api/projects/${project.id}`)).status).toBe(204);
      await owner.post(`api/documents/${binned.id}/restore`);
      expect(await Promise.all([kept, archived, binned].map(({ id }) => of(id)))).toEqual([null, null, null]);
    });

    it('has none of another’s, and none that isn’t there', async () => {
      const other = service.as(buildUser());
      const [project, theirs] = [await create(), await createDocument(other, bep())];
      const mine = await createDocument(owner, bep());
      expect((await owner.put(place(project.id, theirs.id))).status).toBe(404);
      expect((await other.put(place(project.id, theirs.id))).status).toBe(404);
      expect((await other.delete(place(project.id, mine.id))).status).toBe(404);
      const refused = await owner.post<Refused>('api/projects', { ...input, documentId: theirs.id });
      expect([refused.status, refused.body.code]).toEqual([404, 'tools.document.not-found']);
      const { body } = await owner.get<PageOf<ProjectSummary>>('api/projects');
      expect(body.items.map(({ id }) => id)).toEqual([project.id]);
      await owner.put(place(project.id, mine.id));
      expect(await documentsOf(project.id, other)).toEqual([]);
    });
  });

  it('exists for its owner alone, whatever another’s role', async () => {
    const { id } = await create();
    for (const stranger of [service.as(buildUser()), service.as(buildUser({ role: 'admin' }))]) {
      expect((await stranger.get<Refused>(`api/projects/${id}`)).body.code).toBe('tools.project.not-found');
      expect((await change(id, { name: 'Mine' }, '*', stranger)).status).toBe(404);
      expect((await stranger.delete(`api/projects/${id}`)).status).toBe(404);
      expect((await stranger.get<PageOf<ProjectSummary>>('api/projects')).body.total).toBe(0);
      expect((await stranger.get<Dashboard>('api/dashboard')).body.projects).toBe(0);
    }
    for (const path of ['api/projects', `api/projects/${id}`, 'api/dashboard'])
      expect((await service.anonymous.get(path)).status).toBe(401);
    expect((await owner.get<Project>(`api/projects/${id}`)).body.name).toBe(input.name);
  });

  it('is created once, however often the request is repeated', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const sent = await Promise.all([1, 2, 3].map(() => owner.post<Project>('api/projects', input, key)));
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
    expect((await owner.get<PageOf<ProjectSummary>>('api/projects')).body.total).toBe(1);
    expect((await owner.post('api/projects', { ...input, name: 'Other' }, key)).status).toBe(422);
  });

  it('is changed field by field, based on the version that was read', async () => {
    const { id, version } = await create();
    const renamed = await change(id, { name: 'Theatre', elements: null, status: 'archived' }, `"${version}"`);
    expect([renamed.status, renamed.headers.get('etag')]).toEqual([200, '"2"']);
    expect(renamed.body).toMatchObject({ name: 'Theatre', elements: null, status: 'archived', value: input.value });
    expect(renamed.body.figures).toHaveLength(2);
    const late = await change(id, { name: 'Late' }, `"${version}"`);
    expect([late.status, late.body.code, late.body.project.name]).toEqual([412, 'tools.project.changed', 'Theatre']);
    expect((await change(id, { name: 'Blind' }, undefined)).status).toBe(428);
    expect((await change(id, { figures: [] }, '"2"')).body.figures).toEqual([]);
  });

  it('of two changes of one version at once, one is accepted', async () => {
    const { id } = await create();
    const sent = await Promise.all(['A', 'B', 'C'].map((name) => change(id, { name }, '"1"')));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });

  it('can’t end before it begins, nor say something else than its fields', async () => {
    const { id } = await create();
    expect((await change(id, { endMonth: '2025-12' }, '*')).body.code).toBe('tools.project.ends-before-start');
    const faulty = { ...input, ownerId: randomUUID(), startMonth: '2026-13', figures: [{ month: '2026-01' }] };
    const { status, body } = await owner.post<Refused>('api/projects?lang=es', faulty, { 'accept-language': 'es' });
    expect([status, body.errors.map(({ path }) => path).sort()]).toEqual([
      400,
      ['', 'figures.0.hours', 'figures.0.revenue', 'startMonth'],
    ]);
    expect(body.errors.find(({ path }) => path === 'startMonth')?.message).toBe('Introduce un mes como 2026-11.');
  });

  it('is removed for good', async () => {
    const { id } = await create();
    expect((await owner.delete(`api/projects/${id}`)).status).toBe(204);
    expect((await owner.delete(`api/projects/${id}`)).status).toBe(404);
  });

  it('is found by words without accents, and by status', async () => {
    const { id } = await create();
    await create({ name: 'Other', status: 'archived' });
    const find = async (query: string) =>
      (await owner.get<PageOf<ProjectSummary>>(`api/projects?${query}`)).body.items.map((item) => item.id);
    expect(await find('q=sao+PORTO')).toEqual([id]);
    expect(await find('status=active')).toEqual([id]);
    expect(await find('q=nothing')).toEqual([]);
    const page = await owner.get<PageOf<ProjectSummary>>('api/projects?pageSize=1&page=2');
    expect(page.body).toMatchObject({ total: 2, page: 2, items: [{ id, revenue: 1500.1 }] });
  });

  it('is refused beyond the limit', async () => {
    const user = buildUser();
    const one = await create({}, service.as(user));
    const database = service.get(Database);
    const row = await database.read.findOneByOrFail(ProjectEntity, { id: one.id });
    const rows = Array.from({ length: projectLimits.projects - 2 }, () => ({ ...row, id: randomUUID() }));
    await database.transaction((manager) => manager.insert(ProjectEntity, rows));
    const atOnce = await Promise.all([1, 2, 3, 4].map(() => create({}, service.as(user))));
    expect(atOnce.filter(({ code }) => code === 'tools.project.too-many')).toHaveLength(3);
    expect((await create({}, service.as(user))).code).toBe('tools.project.too-many');
  });

  it('makes the figures of the dashboard, for the month of the caller', async () => {
    await create();
    const { body } = await owner.get<Dashboard>('api/dashboard?month=2026-11');
    expect(body.revenue).toEqual({ thisMonth: 1000.1, lastMonth: 500, change: 100 });
    expect((await owner.get<Dashboard>('api/dashboard?month=2026-12')).body.revenue.change).toBe(-100);
    expect((await owner.get('api/dashboard?month=2026')).status).toBe(400);
    const today = (await owner.get<Dashboard>('api/dashboard')).body;
    expect(today.month).toBe(new Date().toISOString().slice(0, 7));
  });

  it('is exported and erased with the account', async () => {
    const user = buildUser();
    const { id } = await create({}, service.as(user));
    const other = await create();
    const data = await service.from('identity').get<{ projects: Project[] }>(`internal/users/${user.id}/export`);
    expect(data.body.projects.map((project) => [project.id, project.value])).toEqual([[id, input.value]]);
    const payload = { userId: user.id, emailKeys: [] };
    await service.from('identity').post('internal/events', { id: randomUUID(), name: 'identity.user.erased', payload });
    expect((await service.as(user).get(`api/projects/${id}`)).status).toBe(404);
    expect((await owner.get(`api/projects/${other.id}`)).status).toBe(200);
  });

  it('the demo customer has four samples with twelve months', async () => {
    const ana = service.as(buildUser({ id: '0a7a0000-0000-4000-8000-000000000001' }));
    const { body } = await ana.get<Dashboard>('api/dashboard');
    expect([body.projects, body.activeProjects]).toEqual([projectSeeds.length, 3]);
    expect(body.months.every(({ revenue, hours }) => revenue > 0 && hours !== null)).toBe(true);
    const list = await ana.get<PageOf<ProjectSummary>>('api/projects');
    expect(list.body.items.every(({ name }) => name.endsWith('(sample)'))).toBe(true);
  });
});
