import { type CheckResult, loadWords, type ReportInput, writeIds } from '@arcada/ids';
import { wallsIds, wallsText } from '../model.fixture.ts';
import { answerWork } from './answer-work.ts';
import { checkFile, mostModelBytes } from './check-file.ts';
import type { WorkAnswer, WorkRequest } from './messages.ts';
import { openReport } from './open-report.ts';
import { mostIdsBytes } from './read-requirements.ts';
import { ReportDesk } from './report-desk.ts';
import { reportFile } from './report-file.ts';
import { reportFormats } from './report-messages.ts';

const blob = (text: string) => new Blob([text]);
async function answersTo(request: WorkRequest): Promise<WorkAnswer[]> {
  const answers: WorkAnswer[] = [];
  await answerWork(request, (answer) => answers.push(answer));
  return answers;
}
const read = async (source: Blob) => (await answersTo({ kind: 'read', source }))[0];
const { port1: results } = new MessageChannel();
afterAll(() => results.close());
const check = async (model: Blob) => (await answersTo({ kind: 'check', ids: wallsIds, model, results })).at(-1);

async function inputOf(count: number): Promise<ReportInput> {
  const result = (await checkFile({ ids: wallsIds, model: blob(wallsText(count)) }, () => undefined)) as CheckResult;
  const about = { modelName: 'tower.ifc', title: 'Walls', checkedAt: new Date('2026-11-23T10:00:00Z') };
  return { result, words: await loadWords('en'), ...about };
}

test('an IDS file is read, and what makes no sense in it is said with its line', async () => {
  expect(await read(blob(writeIds(wallsIds)))).toMatchObject({ findings: [], ids: { info: { title: 'Walls' } } });
  const [walls] = wallsIds.specifications;
  if (!walls) throw new Error('No specification');
  const unknown = writeIds({
    ...wallsIds,
    specifications: [{ ...walls, applicability: [{ kind: 'entity', name: 'IFCCASTLE' }] }],
  });
  const found = await read(blob(unknown));
  expect(found).toMatchObject({
    findings: [
      {
        en: expect.stringMatching(/^Line \d+: Named walls: The class IFCCASTLE doesn’t exist in IFC4\.$/),
        'pt-BR': expect.stringMatching(/^Linha \d+: Named walls: A classe IFCCASTLE não existe/),
        es: expect.stringMatching(/^Línea \d+: Named walls: La clase IFCCASTLE no existe/),
      },
    ],
  });
  expect(await read(blob('<a/>'))).toEqual({
    findings: [expect.objectContaining({ en: expect.stringContaining('The file is no IDS 1.0 file: its root is') })],
  });
});

const inEnglish = (text: string) => expect.objectContaining({ en: expect.stringContaining(text) });
test.each([
  ['no IFC file', blob('%PDF-1.7'), { text: inEnglish('The file is no IFC file') }],
  ['another schema', blob(wallsText(1, 'IFC5')), { text: inEnglish('The schema IFC5 is not supported') }],
  ['an empty file', blob(''), { text: inEnglish('The file is empty') }],
  ['a file that is too large', { size: mostModelBytes + 1 } as Blob, { key: 'too-large' }],
  [
    'a file that was changed meanwhile',
    { size: 1, arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) } as unknown as Blob,
    { key: 'unreadable' },
  ],
  [
    'too little memory',
    { size: 1, arrayBuffer: () => Promise.reject(new RangeError('Array buffer allocation failed')) } as unknown as Blob,
    { key: 'memory' },
  ],
])('%s is said in words', async (_what, model, fault) => {
  expect(await check(model)).toEqual({ fault });
});

test('an IDS file that is too large is not read', async () => {
  const large = Object.defineProperty(blob(''), 'size', { value: mostIdsBytes + 1 });
  expect(await read(large)).toEqual({ fault: { key: 'ids-too-large' } });
});

test('a checked model is summed up by specification and requirement', async () => {
  const desk = new ReportDesk(await inputOf(3), 'en');
  expect(desk.summary).toMatchObject({
    schema: 'IFC4',
    status: 'fail',
    otherVersions: [],
    failures: 3,
    specifications: [
      { name: 'Named walls', status: 'pass', applicable: 3, failed: 0, requirements: [{ failed: 0 }] },
      { name: 'Fire rating', status: 'fail', applicable: 3, failed: 3, requirements: [{ failed: 3 }] },
    ],
  });
});

test('a model of another version than the requirements are for is told apart', async () => {
  const { result, ...rest } = await inputOf(1);
  const of = (schema: typeof result.schema) => new ReportDesk({ ...rest, result: { ...result, schema } }, 'en').summary;
  expect(['IFC2X3', 'IFC4', 'IFC4X3'].map((schema) => of(schema as never).otherVersions)).toEqual([
    ['IFC4'],
    [],
    ['IFC4'],
  ]);
});

test('a result that makes no report is answered, too', async () => {
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise((resolve) => {
    const about = { modelName: 'tower.ifc', title: 'Walls', checkedAt: new Date(), author: '' };
    openReport({ ...about, results: port2, language: 'en' }, resolve);
  });
  port1.postMessage('no result');
  expect(await answered).toEqual({ failed: true });
});

test('failures are found by words and specification, page by page', async () => {
  const desk = new ReportDesk(await inputOf(120), 'en');
  const all = { text: '', from: 0, count: 50 };
  expect(desk.failures(all)).toMatchObject({ total: 120, rows: { length: 50 } });
  expect(desk.failures({ ...all, from: 100 }).rows.map(({ name }) => name)).toHaveLength(20);
  expect(desk.failures({ ...all, specification: 0 }).total).toBe(0);
  expect(desk.failures({ ...all, specification: 1 }).total).toBe(120);
  expect(desk.failures({ ...all, text: 'w12 IFCWALL' }).rows.map(({ name }) => name)).toEqual(['W12', 'W120']);
  expect(desk.failures({ ...all, text: '0000000000000000000007' }).rows).toEqual([
    {
      at: 6,
      specification: 'Fire rating',
      requirement: 'Property Pset_WallCommon.FireRating',
      className: 'IfcWall',
      name: 'W7',
      globalId: '0000000000000000000007',
      why: 'The property set Pset_WallCommon is missing.',
    },
  ]);
});

test('each format has the failures', async () => {
  const input = await inputOf(2);
  const sizes = reportFormats.map((format) => reportFile(format, input, 'ana@arcada.test').size);
  expect(Math.min(...sizes)).toBeGreaterThan(200);
  const json = JSON.parse(await reportFile('json', input, '').text());
  expect(json.specifications[1].failing.map(({ globalId }: { globalId: string }) => globalId)).toEqual([
    '0000000000000000000001',
    '0000000000000000000002',
  ]);
});
