import { strFromU8, unzipSync } from 'fflate';
import { auditIds } from '../src/audit/audit-ids.ts';
import { checkModel } from '../src/check/check-model.ts';
import { countElements } from '../src/count-elements.ts';
import { readXml } from '../src/document/xml-tree.ts';
import { bcfReport } from '../src/report/bcf-report.ts';
import { jsonReport } from '../src/report/json-report.ts';
import { junitReport } from '../src/report/junit-report.ts';
import type { ReportInput } from '../src/report/report.ts';
import { faultRows, summaryRows } from '../src/report/table-rows.ts';
import { xlsxReport } from '../src/report/xlsx-report.ts';
import { loadWords, type ReportLanguage, reportLanguages } from '../src/words/words.ts';
import { documentOf, specification } from './documents.fixture.ts';
import { guid, modelOf } from './ifc.fixture.ts';

const hostile = "<b>&\"=cmd|' /C calc'!A0";
const walls = (count: number) =>
  Array.from({ length: count }, (_, index) => `#${index + 1}=IFCWALL(${guid(index + 1)},$,'W${index}',$,$,$,$,$,$);`);

async function reported(language: ReportLanguage = 'en', count = 2): Promise<ReportInput> {
  const model = await modelOf('IFC4', ...walls(count), `#9001=IFCMATERIAL('${hostile.replaceAll("'", "''")}',$,$);`);
  const ids = documentOf(
    specification([
      { kind: 'attribute', name: 'Name', value: 'W0' },
      { kind: 'property', propertySet: 'Pset_WallCommon', baseName: 'FireRating', dataType: 'IFCLABEL' },
    ]),
    specification([], {
      name: 'No materials',
      minOccurs: 0,
      maxOccurs: 0,
      applicability: [{ kind: 'entity', name: 'IFCMATERIAL' }],
    }),
    specification([], { name: 'Doors', applicability: [{ kind: 'entity', name: 'IFCDOOR' }] }),
    specification([], { name: 'Any walls', minOccurs: 0 }),
  );
  expect(await auditIds(ids)).toEqual([]);
  const result = await checkModel(model, ids);
  const words = await loadWords(language);
  return { result, words, modelName: 'tower.ifc', title: hostile, checkedAt: new Date('2026-11-23T10:00:00Z') };
}

test('the result says for each specification which elements fail, and why', async () => {
  const { result } = await reported();
  expect(result.status).toBe('fail');
  expect(
    result.specifications.map(({ status, reason, applicable, failed }) => [status, reason, applicable, failed]),
  ).toEqual([
    ['fail', undefined, 2, 2],
    ['fail', 'prohibited-present', 1, 1],
    ['fail', 'none-applicable', 0, 0],
    ['pass', undefined, 2, 0],
  ]);
  expect(result.specifications[0]?.failedByRequirement).toEqual([1, 2]);
  expect(result.specifications[0]?.failing[1]).toEqual({
    id: 2,
    globalId: '0000000000000000000002',
    className: 'IfcWall',
    name: 'W1',
    faults: [
      { code: 'attribute-value', name: 'Name', expected: 'W0', found: 'W1', requirement: 0 },
      { code: 'property-set-missing', set: 'Pset_WallCommon', requirement: 1 },
    ],
  });
});

test('rows for tables and sheets have the same number of cells', async () => {
  const input = await reported();
  const rows = faultRows(input);
  expect(new Set(rows.map((row) => row.length)).size).toBe(1);
  expect(rows.map((row) => row.at(-1))).toEqual([
    'Why',
    'The property set Pset_WallCommon is missing.',
    'The attribute Name is “W1”, expected “W0”.',
    'The property set Pset_WallCommon is missing.',
    'The model has elements that it must not have.',
    'The model has no element that this specification applies to, but at least one is required.',
  ]);
  expect(summaryRows(input)[1]).toEqual(['Walls', 'Failed', 2, 2, '']);
});

test('an optional specification that looked at no element is not called passed', async () => {
  const model = await modelOf('IFC4', ...walls(1));
  const doors = [{ kind: 'entity' as const, name: 'IFCDOOR' }];
  const ids = documentOf(
    specification([], { name: 'Doors', minOccurs: 0, applicability: doors }),
    specification([], { name: 'No doors', minOccurs: 0, maxOccurs: 0, applicability: doors }),
  );
  const result = await checkModel(model, ids);
  expect(result.status).toBe('pass');
  const words = await loadWords('en');
  const rows = summaryRows({ result, words, modelName: 'a.ifc', title: 'A', checkedAt: new Date(0) });
  expect(rows.slice(1)).toEqual([
    ['Doors', 'Nothing to check', 0, 0, words.reason.unchecked],
    ['No doors', 'Passed', 0, 0, ''],
  ]);
});

test('JSON has everything as plain data', async () => {
  const report = JSON.parse(JSON.stringify(jsonReport(await reported())));
  expect(report).toMatchObject({
    title: hostile,
    model: 'tower.ifc',
    schema: 'IFC4',
    status: 'fail',
    checkedAt: '2026-11-23T10:00:00.000Z',
  });
  expect(report.specifications[0].requirements).toEqual([
    { text: 'Attribute Name = “W0”', failed: 1 },
    { text: 'Property Pset_WallCommon.FireRating, data type IFCLABEL', failed: 2 },
  ]);
  expect(report.specifications[0].failing[1].faults[0]).toEqual({
    requirement: 0,
    code: 'attribute-value',
    text: 'The attribute Name is “W1”, expected “W0”.',
  });
});

test('JUnit counts a case for each specification and requirement', async () => {
  const root = readXml(junitReport(await reported()));
  expect(Object.fromEntries(root.attributes)).toEqual({ name: hostile, tests: '6', failures: '4' });
  expect(root.children.map(({ attributes }) => attributes.get('failures'))).toEqual(['2', '1', '1', '0']);
  const failure = root.children[0]?.children[1]?.children[0];
  expect(failure?.text).toBe('IfcWall 0000000000000000000002 W1: The attribute Name is “W1”, expected “W0”.');
});

test('BCF has a topic for each violated requirement, with its elements selected', async () => {
  const input = await reported();
  const files = unzipSync(bcfReport(input, `Ana ${hostile}`));
  const texts = Object.entries(files).map(([name, bytes]) => [name, readXml(strFromU8(bytes))] as const);
  const topics = texts
    .filter(([name]) => name.endsWith('/markup.bcf'))
    .map(([, root]) => root.children.find(({ name }) => name === 'Topic'));
  const titles = topics.map((topic) => topic?.children[0]?.text);
  expect(titles).toEqual([
    'Walls: Attribute Name = “W0”',
    'Walls: Property Pset_WallCommon.FireRating, data type IFCLABEL',
    'No materials: The model has elements that it must not have.',
    'Doors: The model has no element that this specification applies to, but at least one is required.',
  ]);
  const guids = topics.map((topic) => topic?.attributes.get('Guid'));
  for (const id of guids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(guids).size).toBe(4);
  const selected = texts
    .filter(([name]) => name.endsWith('/viewpoint.bcfv'))
    .map(([, root]) => root.children[0]?.children[0]?.children.map(({ attributes }) => attributes.get('IfcGuid')));
  expect(selected).toEqual([['0000000000000000000002'], ['0000000000000000000001', '0000000000000000000002']]);
  expect(texts.find(([name]) => name === 'bcf.version')?.[1].attributes.get('VersionId')).toBe('2.1');
});

test('xlsx has both tables, with filters and headings that stay, and no formulas', async () => {
  const input = await reported('en', 2500);
  const files = unzipSync(Buffer.concat(xlsxReport(input)));
  const sheets = [1, 2].map((number) =>
    readXml(strFromU8(files[`xl/worksheets/sheet${number}.xml`] ?? new Uint8Array())),
  );
  const part = (sheet: number, name: string) => sheets[sheet]?.children.find((child) => child.name === name);
  const cells = (sheet: number) =>
    part(sheet, 'sheetData')?.children.map(({ children }) =>
      children.map((cell) => {
        const [value] = cell.children;
        return cell.attributes.get('t') === 'inlineStr' ? value?.children[0]?.text : Number(value?.text ?? Number.NaN);
      }),
    );
  expect(cells(0)?.[0]).toEqual([`tower.ifc · ${hostile} · 2026-11-23 10:00`]);
  expect(
    cells(0)
      ?.slice(1, 3)
      .map((row) => row.slice(0, 4)),
  ).toEqual([
    ['Specification', 'Status', 'Applicable elements', 'Failing elements'],
    ['Walls', 'Failed', 2500, 2500],
  ]);
  const rows = faultRows(input);
  expect(rows.length).toBeGreaterThan(5000);
  const empty = (row: (string | number)[]) => row.map((value) => (value === '' ? Number.NaN : value));
  expect(cells(1)).toEqual(rows.map(empty));
  expect(part(1, 'autoFilter')?.attributes.get('ref')).toBe(`A1:F${rows.length}`);
  expect(part(0, 'autoFilter')?.attributes.get('ref')).toBe('A2:E6');
  expect(part(1, 'sheetViews')?.children[0]?.children[0]?.attributes.get('state')).toBe('frozen');
  expect(strFromU8(files['xl/worksheets/sheet2.xml'] ?? new Uint8Array())).not.toContain('<f>');
});

test('long lists are shortened in topics and build reports, not in the result', async () => {
  const input = await reported('en', 700);
  expect(input.result.specifications[0]?.failing).toHaveLength(700);
  expect(junitReport(input)).toContain('… + 600');
  const files = unzipSync(bcfReport(input, 'Ana'));
  expect(Object.values(files).some((bytes) => strFromU8(bytes).includes('… + 200'))).toBe(true);
});

test.each(reportLanguages)('every sentence in %s is filled', async (language) => {
  const input = await reported(language);
  const texts = [...faultRows(input), ...summaryRows(input)].flat().map(String);
  expect(texts.filter((text) => /[{}]|undefined/.test(text))).toEqual([]);
  expect(new Set(texts).size).toBeGreaterThan(10);
});

const placeholders = (catalogue: object): string[] =>
  Object.entries(catalogue).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [`${key}: ${[...text.matchAll(/\{\w+\}/g)].map(String).sort().join(' ')}`]
      : placeholders(text),
  );

test('the three languages fill the same places', async () => {
  const [en, portuguese, spanish] = await Promise.all(reportLanguages.map(loadWords));
  expect(placeholders(portuguese ?? {})).toEqual(placeholders(en ?? {}));
  expect(placeholders(spanish ?? {})).toEqual(placeholders(en ?? {}));
});

test('elements are counted by class, without spaces and types', async () => {
  const model = await modelOf(
    'IFC4',
    ...walls(3),
    `#11=IFCDOOR(${guid(11)},$,$,$,$,$,$,$,$,$,$,$,$);`,
    `#12=IFCSPACE(${guid(12)},$,$,$,$,$,$,$,$,$,$);`,
    `#13=IFCWALLTYPE(${guid(13)},$,$,$,$,$,$,$,$,.SOLIDWALL.);`,
  );
  expect(countElements(model)).toEqual({
    total: 4,
    classes: [
      { className: 'IfcWall', count: 3 },
      { className: 'IfcDoor', count: 1 },
    ],
  });
});
