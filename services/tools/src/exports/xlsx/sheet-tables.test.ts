import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import type { SheetPlan } from './sheet-plan.ts';
import { writeXlsx } from './xlsx-file.ts';

const plan = (name: string, headings: string[], rows: string[][] = []): SheetPlan => ({
  name,
  columns: headings.map((heading) => ({ heading, kind: 'text' })),
  rows,
});

async function partsOf(...plans: SheetPlan[]): Promise<Map<string, string>> {
  const stream = new PassThrough();
  const [file] = await Promise.all([buffer(stream), writeXlsx(plans, 'es', stream)]);
  return new Map(Object.entries(unzipSync(file)).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

it('makes each sheet a table that covers it, and one row more where there is none', async () => {
  const parts = await partsOf(
    plan(
      'Fases & hitos',
      ['Código', 'A < "B"'],
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ),
    plan('3D', ['x']),
  );
  const [first = '', second = ''] = [1, 2].map((at) => parts.get(`xl/tables/table${at}.xml`));
  expect(first).toContain('displayName="Fases_hitos_1" ref="A1:B3"');
  expect(first).toContain('<tableColumn id="2" name="A &#60; &#34;B&#34;"/>');
  expect(second).toContain('displayName="_3D_2" ref="A1:A2"');
  expect(parts.get('[Content_Types].xml')?.match(/\/xl\/tables\/table\d\.xml/g)?.length).toBe(2);
  expect(parts.get('xl/worksheets/_rels/sheet1.xml.rels')).toContain('Target="../tables/table1.xml"');
  expect(parts.get('xl/worksheets/sheet1.xml')).toMatch(/<tablePart r:id="rId1"\/><\/tableParts><\/worksheet>$/);
});

it('leaves a sheet with an empty heading, or two alike, a range with filters, which Excel opens', async () => {
  const parts = await partsOf(plan('A', ['Arc', 'ARC']), plan('B', ['x', '']));
  expect([...parts.keys()].filter((name) => name.includes('tables'))).toEqual([]);
  for (const at of [1, 2]) expect(parts.get(`xl/worksheets/sheet${at}.xml`)).toContain('<autoFilter ref="A1:B1"/>');
});

it('has letters for more columns than the alphabet', async () => {
  const parts = await partsOf(
    plan(
      'A',
      Array.from({ length: 55 }, (_, at) => `c${at}`),
    ),
  );
  expect(parts.get('xl/tables/table1.xml')).toContain('ref="A1:BC2"');
});
