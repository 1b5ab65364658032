import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languages } from '@arcada/contracts';
import type { TestService } from '@arcada/testing/service';
import { Catalogue } from '../src/catalogue/catalogue.ts';
import { productSeeds } from '../src/seed/product-seeds.ts';
import { startCatalogue } from './catalogue-service.ts';
import { readZip } from './read-zip.ts';

const fileLike = /\.(py|dyn|json|md|ps1|bundle)$|^(sample|source)$/;
const ofType = (type: string) => productSeeds.filter((seed) => seed.type === type);

let service: TestService;
const contents = new Map<string, Map<string, Buffer>>();
const filesOf = (id: string) => contents.get(id) ?? new Map<string, Buffer>();
const text = (id: string, file: string) => filesOf(id).get(file)?.toString('utf8') ?? '';

beforeAll(async () => {
  service = await startCatalogue('sqlite');
  for (const { id, releases } of productSeeds) {
    const zip = await readFile(service.get(Catalogue).downloadFile(id)?.path ?? '');
    const top = `${id}-${releases[0].version}/`;
    const entries = [...readZip(zip)].map(([name, bytes]): [string, Buffer] => {
      if (!name.startsWith(top)) throw new Error(`${name} is not in ${top}`);
      return [name.slice(top.length), bytes];
    });
    contents.set(id, new Map(entries));
  }
});
afterAll(() => service.stop());

describe.each(productSeeds.map((seed) => [seed.id, seed] as const))('the product %s', (id, seed) => {
  test.each(languages)('has complete texts in %s', (language) => {
    const own = seed.texts[language];
    expect(own.description.length).toBeGreaterThan(30);
    expect(own.description.length).toBeLessThanOrEqual(160);
    expect(own.body.length).toBe(seed.texts.en.body.length);
    expect(own.inside.map(({ name }) => name)).toEqual(seed.texts.en.inside.map(({ name }) => name));
    expect(own.requirements.length).toBe(seed.texts.en.requirements.length);
    expect(own.notes.map((notes) => notes.length)).toEqual(seed.texts.en.notes.map((notes) => notes.length));
    expect(own.notes).toHaveLength(seed.releases.length);
    if (language !== 'en') expect(own.body).not.toEqual(seed.texts.en.body);
  });

  test('has releases in descending order, and related products that exist', () => {
    const dates = seed.releases.map(({ date }) => date);
    expect(dates).toEqual([...new Set(dates)].sort().reverse());
    expect(seed.releases.length).toBeGreaterThanOrEqual(3);
    for (const other of seed.related) expect(productSeeds.some((candidate) => candidate.id === other)).toBe(true);
    expect(seed.related).not.toContain(id);
  });

  test('contains in its download what its page promises, and nothing hidden', () => {
    const names = [...filesOf(id).keys()];
    const promised = seed.texts.en.inside.map(({ name }) => name).filter((name) => fileLike.test(name));
    for (const name of promised) {
      expect(names.some((file) => file === name || file.startsWith(`${name}/`))).toBe(true);
    }
    const untold = names.filter((file) => !promised.some((name) => file === name || file.startsWith(`${name}/`)));
    expect(untold.filter((file) => file !== 'README.md')).toEqual([]);
    expect(text(id, 'README.md')).toContain(`# ${seed.name} ${seed.releases[0].version}`);
  });
});

test('every kind of product exists', () => {
  expect(ofType('plugin').length).toBeGreaterThanOrEqual(5);
  expect(ofType('script').length).toBeGreaterThanOrEqual(4);
  expect(ofType('dynamo').length).toBeGreaterThanOrEqual(4);
});

interface Graph {
  Uuid: string;
  IsCustomNode: boolean;
  Nodes: { Id: string; ConcreteType: string; Code?: string; Inputs: { Id: string }[]; Outputs: { Id: string }[] }[];
  Connectors: { Start: string; End: string }[];
  Inputs: { Id: string }[];
  View: { NodeViews: { Id: string }[] };
}

describe.each(ofType('dynamo').map(({ id }) => [id]))('the graphs of %s', (id) => {
  test('are complete: connectors join ports, every node has a position, inputs name nodes', () => {
    const graphs = [...filesOf(id).keys()].filter((file) => file.endsWith('.dyn'));
    expect(graphs.length).toBeGreaterThanOrEqual(3);
    for (const file of graphs) {
      const graph = JSON.parse(text(id, file)) as Graph;
      const nodes = new Set(graph.Nodes.map((node) => node.Id));
      const outputs = new Set(graph.Nodes.flatMap((node) => node.Outputs.map((port) => port.Id)));
      const inputs = new Set(graph.Nodes.flatMap((node) => node.Inputs.map((port) => port.Id)));
      expect(nodes.size).toBe(graph.Nodes.length);
      for (const { Start, End } of graph.Connectors)
        expect([outputs.has(Start), inputs.has(End)]).toEqual([true, true]);
      expect(new Set(graph.Connectors.map(({ End }) => End))).toEqual(inputs);
      expect(new Set(graph.View.NodeViews.map((view) => view.Id))).toEqual(nodes);
      for (const input of graph.Inputs) expect(nodes).toContain(input.Id);
      const python = graph.Nodes.filter(({ ConcreteType }) => ConcreteType.startsWith('PythonNodeModels.PythonNode'));
      expect(python).toHaveLength(1);
      expect(python[0]?.Code).toMatch(/^\s*OUT = /m);
    }
  });
});

describe.each(ofType('plugin').map(({ id }) => [id]))('the package of %s', (id) => {
  test('names one class for each command in its manifest, and the source contains it', () => {
    const files = [...filesOf(id).keys()];
    const addin = text(id, files.find((file) => file.endsWith('.addin')) ?? '');
    const source = files
      .filter((file) => file.endsWith('.cs'))
      .map((file) => text(id, file))
      .join('\n');
    const classes = [...addin.matchAll(/<FullClassName>([\w.]+)<\/FullClassName>/g)].map(([, name]) => name as string);
    expect(classes.length).toBeGreaterThan(0);
    for (const name of classes) {
      const [, space, type] = /^(.+)\.(\w+)$/.exec(name) ?? [];
      expect(source).toContain(`namespace ${space}`);
      expect(source).toMatch(new RegExp(`public sealed class ${type} : IExternalCommand`));
    }
    const ids = [...addin.matchAll(/<AddInId>([0-9A-F-]{36})<\/AddInId>/g)].map(([, value]) => value);
    expect(new Set(ids).size).toBe(classes.length);
    const contents = text(id, files.find((file) => file.endsWith('PackageContents.xml')) ?? '');
    const module = /ModuleName="\.\/(Contents\/\w+\.addin)"/.exec(contents)?.[1];
    expect(files.some((file) => file.endsWith(`.bundle/${module}`))).toBe(true);
    const assembly = /<Assembly>(\w+)\.dll<\/Assembly>/.exec(addin)?.[1];
    expect(files).toContain(`source/${assembly}.csproj`);
  });
});

/** Each script with its sample: exit status and a line of its output. */
const runs: [id: string, command: string, status: number, printed: string][] = [
  ['container-name-checker', 'check_names.py sample/containers.txt', 1, '7 different names, 2 fit, 5 need attention'],
  ['container-name-checker', 'check_names.py none.txt', 2, ''],
  ['ifc-property-counter', 'count_properties.py sample/school.ifc', 0, 'Pset_WallCommon.FireRating: 2 of 3 filled'],
  [
    'ifc-property-counter',
    'count_properties.py sample/school.ifc --ifc-class IfcDoor --require Pset_DoorCommon.FireRating',
    1,
    'missing Pset_DoorCommon.FireRating: IFCDOOR 1a2b3c4d5e6f7g8h9i0j04 Porta ç 90',
  ],
  ['bcf-summary', 'summarise_bcf.py sample/coordination.bcfzip --on 2026-03-02', 1, '4 topics, 3 open, 1 overdue'],
  ['delivery-plan-checker', 'check_matrix.py sample/matrix.csv', 1, '5 tasks, 4 faults'],
  [
    'delivery-plan-checker',
    'check_deliverables.py sample/midp.csv --milestones sample/milestones.csv',
    1,
    '5 deliverables, 5 faults',
  ],
  ['bim-automation-scripts-pack', 'rename_from_csv.py sample/folder sample/rename.csv', 0, '2 files would be renamed'],
  ['bim-automation-scripts-pack', 'rename_from_csv.py sample/folder sample/rename.csv --apply', 0, '2 files renamed'],
  [
    'bim-automation-scripts-pack',
    'audit_schedule.py sample/schedules/doors-april.csv --required Level --unique Mark --number Width',
    1,
    '5 rows, 2 findings',
  ],
  [
    'bim-automation-scripts-pack',
    'compare_schedules.py sample/schedules/doors-march.csv sample/schedules/doors-april.csv --key Mark',
    1,
    "D-001: Fire Rating: '' -> 'P 60'",
  ],
  ['bim-automation-scripts-pack', 'register_folder.py sample/folder', 0, 'path,bytes,changed,sha256'],
  ['bim-automation-scripts-pack', 'verify_delivery.py sample/folder sample/register.csv', 1, '2 differences'],
];

// The shop needs no Python; only running its scripts does.
const python = spawnSync('python3', ['--version']).status === 0 ? describe : describe.skip;

python('the scripts, unpacked and run by python3', () => {
  let folder: string;
  const run = (id: string, command: string) =>
    spawnSync('python3', command.split(' '), {
      cwd: path.join(folder, id),
      encoding: 'utf8',
      env: { ...process.env, PYTHONIOENCODING: 'utf-8', PYTHONDONTWRITEBYTECODE: '1' },
    });
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'arcada-scripts-'));
    for (const { id } of ofType('script')) {
      for (const [file, bytes] of filesOf(id)) {
        mkdirSync(path.dirname(path.join(folder, id, file)), { recursive: true });
        writeFileSync(path.join(folder, id, file), bytes);
      }
    }
  });
  afterEach(() => rm(folder, { recursive: true }));

  test.each(runs)('%s: %s', (id, command, status, printed) => {
    const result = run(id, command);
    expect(result.stderr).not.toContain('Traceback');
    expect([result.status, result.stdout]).toEqual([status, expect.stringContaining(printed)]);
  });

  test('each script answers --help', () => {
    for (const { id } of ofType('script')) {
      for (const file of [...filesOf(id).keys()].filter((name) => name.endsWith('.py') && name !== 'plan_tables.py')) {
        const result = run(id, `${file} --help`);
        expect([file, result.status, result.stdout]).toEqual([file, 0, expect.stringContaining('usage:')]);
      }
    }
  });

  test('the Python code in the graphs compiles', () => {
    for (const { id } of ofType('dynamo')) {
      for (const file of [...filesOf(id).keys()].filter((name) => name.endsWith('.dyn'))) {
        const graph = JSON.parse(text(id, file)) as Graph;
        const code = graph.Nodes.find((node) => node.Code)?.Code;
        const parsed = spawnSync('python3', ['-c', 'import ast, sys; ast.parse(sys.stdin.read())'], { input: code });
        expect([file, parsed.status, parsed.stderr.toString()]).toEqual([file, 0, '']);
      }
    }
  });

  test('a renaming can be undone', () => {
    const id = 'bim-automation-scripts-pack';
    run(id, 'rename_from_csv.py sample/folder sample/rename.csv --apply');
    expect(run(id, 'rename_from_csv.py sample/folder sample/rename.csv').status).toBe(1);
    expect(run(id, 'rename_from_csv.py sample/folder sample/rename-undo.csv --apply').status).toBe(0);
    expect(run(id, 'rename_from_csv.py sample/folder sample/rename.csv').status).toBe(0);
  });
});
