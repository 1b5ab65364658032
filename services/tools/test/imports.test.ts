import type { BimDocument, StoredDocument } from '@arcada/bim';
import type { Problem } from '@arcada/contracts';
import { buildUser, startService, type TestService } from '@arcada/testing/service';
import ExcelJS from 'exceljs';
import { strToU8, zipSync } from 'fflate';
import { toolsDefinition } from '../src/definition.ts';
import { bep, create, named, path } from './harness/documents.ts';

type Rows = (string | number | Date | null | { formula: string; result: string })[][];

/** A workbook as Excel's users make them. */
async function workbook(sheets: Record<string, Rows>): Promise<string> {
  const book = new ExcelJS.Workbook();
  for (const [name, rows] of Object.entries(sheets)) book.addWorksheet(name).addRows(rows);
  return Buffer.from(await book.xlsx.writeBuffer()).toString('base64');
}
const inOrder = ({ tables }: BimDocument): BimDocument['tables'] => ({
  ...tables,
  responsibilities: tables.responsibilities.map((row) => ({
    ...row,
    assignments: row.assignments.toSorted((a, b) => a.party.localeCompare(b.party)),
  })),
});

interface Fault {
  code: string;
  message: string;
  cells?: { sheet: string; row: number; heading: string; message: string }[];
}

describe('imports of workbooks', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(toolsDefinition, { env: { TOOLS_READ_SECONDS: '110' } });
  });
  afterAll(() => service.stop());

  const imported = async (xlsx: string, language = 'en') =>
    service.as(buildUser()).post<StoredDocument & Fault>(`${path}/import?lang=${language}`, { xlsx });

  it('make the same fields and tables again from an exported workbook', async () => {
    const owner = service.as(buildUser());
    const { id, document } = await create(owner, bep('es'));
    const file = await owner.get(`${path}/${id}/export?format=xlsx`);
    const { status, body } = await imported(file.bytes.toString('base64'));
    expect([status, body.code]).toEqual([201, undefined]);
    expect(body.document.type).toBe('bep-post');
    expect(body.document.language).toBe('es');
    expect(body.document.fields).toEqual(document.fields);
    // A matrix has its parties in the order of its columns.
    expect(inOrder(body.document)).toEqual(inOrder(document));
  });

  it('make a plan of a TIDP and an EIR of requirements, in anyone’s headings', async () => {
    const due = new Date('2027-01-05T00:00:00Z');
    const plan = await imported(
      await workbook({
        Notes: [['whatever']],
        'TIDP ARC': [
          ['TIDP', null, 'Rev. 2'],
          ['Container name', 'Title', 'Task team', 'Due date', 'Format'],
          ['P-ARC-0001', { formula: 'UPPER("model")', result: 'MODEL' }, 'ARC', due, '=IFC'],
        ],
      }),
    );
    expect(plan.status).toBe(201);
    expect(plan.body.document.type).toBe('bep-post');
    expect(plan.body.document.tables.deliverables).toMatchObject([
      { containerName: 'P-ARC-0001', title: 'MODEL', taskTeam: 'ARC', dueDate: '2027-01-05', format: '=IFC' },
    ]);
    const eir = await imported(
      await workbook({
        Requisitos: [
          ['Código', 'Título', 'Prioridade'],
          ['R-1', 'Nuvem de pontos', 'Obrigatório'],
        ],
      }),
      'pt-BR',
    );
    expect(eir.body.document).toMatchObject({ type: 'eir', language: 'pt-BR' });
    expect(eir.body.document.tables.requirements).toMatchObject([{ code: 'R-1', priority: 'must' }]);
  });

  it('store nothing of a workbook with cells that can’t be read, and name them in the reader’s language', async () => {
    const owner = service.as(buildUser());
    const rows = [
      ['Container name', 'Due date', 'Remarks'],
      ['P-1', 'next week', null],
    ];
    const xlsx = await workbook({ MIDP: rows });
    const { status, body } = await owner.post<Fault>(`${path}/import?lang=es`, { xlsx });
    expect([status, body.code]).toEqual([422, 'tools.import.cells']);
    expect(body.cells).toEqual([
      { sheet: 'MIDP', row: 1, heading: 'Remarks', message: 'No hay columna para este valor.' },
      {
        sheet: 'MIDP',
        row: 2,
        heading: 'Due date',
        message: '"next week" no es una fecha. Escríbela como 30/09/2026.',
      },
    ]);
    expect((await owner.get(path)).body.total).toBe(0);
  });

  it('name the first 200 cells of many that can’t be read', async () => {
    const rows = Array.from({ length: 300 }, (_, at) => [`P-${at}`, 'next week']);
    const { status, body } = await imported(await workbook({ MIDP: [['Container name', 'Due date'], ...rows] }));
    expect([status, body.cells?.length]).toEqual([422, 200]);
  });

  it('report a row that a TIDP and the MIDP have otherwise', async () => {
    const owner = service.as(buildUser());
    const { id } = await create(owner, bep());
    const book = new ExcelJS.Workbook();
    await book.xlsx.load((await owner.get(`${path}/${id}/export?format=xlsx`)).bytes as never);
    const sheet = book.getWorksheet('TIDP ARC');
    const headings = sheet?.getRow(1).values as string[];
    if (sheet) sheet.getRow(2).getCell(headings.indexOf('Title')).value = 'Another';
    const changed = Buffer.from(await book.xlsx.writeBuffer()).toString('base64');
    const { status, body } = await imported(changed);
    expect([status, body.cells]).toMatchObject([422, [{ sheet: 'TIDP ARC', row: 2, heading: 'Title' }]]);
  });

  it('are the same document when the request is repeated', async () => {
    const owner = service.as(buildUser());
    const xlsx = await workbook({ MIDP: [['Container name'], ['P-1']] });
    const key = { 'idempotency-key': '8d3f9d0e-3a4c-4b3e-9a60-2f1f0d1c9a11' };
    const first = await owner.post<StoredDocument>(`${path}/import`, { xlsx }, key);
    const again = await owner.post<StoredDocument>(`${path}/import`, { xlsx }, key);
    expect([again.status, again.body.id]).toEqual([first.status, first.body.id]);
    expect((await owner.get(path)).body.total).toBe(1);
  });

  it('read the cells of a workbook without storing anything', async () => {
    const owner = service.as(buildUser());
    const xlsx = await workbook({ A: [['x', 1.5, new Date('2026-09-30T00:00:00Z')], [], [null, '_x0041_']] });
    const { status, body } = await owner.post(`${path}/sheets`, { xlsx });
    expect([status, body]).toEqual([
      200,
      { sheets: [{ name: 'A', rows: [['x', 1.5, '2026-09-30'], [], [null, expect.any(String)]] }] },
    ]);
    expect((await owner.get(path)).body.total).toBe(0);
    expect((await service.anonymous.post(`${path}/sheets`, { xlsx })).status).toBe(401);
  });

  it('refuse what is no workbook, what unpacks to too much, and too many rows', async () => {
    const owner = service.as(buildUser());
    const codeOf = async (xlsx: string) => {
      const { status, body } = await owner.post<Fault>(`${path}/sheets`, { xlsx });
      return [status, body.code];
    };
    const zip = (files: Record<string, Uint8Array>) => Buffer.from(zipSync(files, { level: 9 })).toString('base64');
    const rels = strToU8('<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>');
    const book = strToU8('<workbook xmlns:r="r"><sheets><sheet name="A" r:id="r1"/></sheets></workbook>');
    const withSheet = (sheet: Uint8Array) =>
      zip({ 'xl/workbook.xml': book, 'xl/_rels/workbook.xml.rels': rels, 'xl/worksheets/sheet1.xml': sheet });
    const row = (cells: string) => strToU8(`<worksheet><sheetData>${cells}</sheetData></worksheet>`);
    expect(await codeOf(withSheet(row('<row r="1"><c r="A1"><v>1</v></c></row>')))).toEqual([200, undefined]);
    expect(await codeOf(Buffer.from('PK not a zip').toString('base64'))).toEqual([422, 'tools.import.not-xlsx']);
    expect(await codeOf(zip({ 'a.txt': strToU8('text') }))).toEqual([422, 'tools.import.not-xlsx']);
    expect(await codeOf(withSheet(strToU8('<worksheet><a></worksheet>')))).toEqual([422, 'tools.import.not-xlsx']);
    expect(await codeOf(withSheet(new Uint8Array(68_000_000)))).toEqual([422, 'tools.import.too-large']);
    const far = row('<row r="1048576"><c r="A1048576"><v>1</v></c></row>');
    expect(await codeOf(withSheet(far))).toEqual([422, 'tools.import.too-large']);
    const nested = `<worksheet>${'<a>'.repeat(100)}${'</a>'.repeat(100)}</worksheet>`;
    expect(await codeOf(withSheet(strToU8(nested)))).toEqual([422, 'tools.import.too-large']);
    const many = `<worksheet>${'<a/>'.repeat(2_000_000)}</worksheet>`;
    expect(await codeOf(withSheet(strToU8(many)))).toEqual([422, 'tools.import.too-large']);
    const cell = (text: string) => row(`<row><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row>`);
    expect(await codeOf(withSheet(cell('&amp;'.repeat(32_767))))).toEqual([200, undefined]);
    expect(await codeOf(withSheet(cell('x'.repeat(32_768))))).toEqual([422, 'tools.import.too-large']);
    const entities =
      '<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa">]><worksheet><sheetData><row><c t="str"><v>&a;</v></c></row></sheetData></worksheet>';
    expect(await codeOf(withSheet(strToU8(entities)))).toEqual([422, 'tools.import.not-xlsx']);
    expect((await owner.post(`${path}/sheets`, { xlsx: 'no base64!' })).status).toBe(400);
    const large = await owner.post<Problem>(`${path}/sheets`, { xlsx: 'AAAA'.repeat(699_052) });
    expect(large).toMatchObject({ status: 400, body: { detail: expect.stringContaining('larger than 2 MB') } });
    const { status, body } = await imported(await workbook({ Notes: [['x']] }));
    expect([status, body.code]).toEqual([422, 'tools.import.nothing-read']);
  });

  it('refuse a document that is none with the places of its faults', async () => {
    const owner = service.as(buildUser());
    const { status, body } = await owner.post(`${path}/import`, { ...named('x'), type: 'memo' });
    expect(status).toBe(400);
    expect(JSON.stringify(body.errors)).toContain('type');
  });

  it('tell the first faults of what was sent, a document, and how many more there are', async () => {
    const owner = service.as(buildUser());
    const document = named('x');
    const tables = { ...document.tables, risks: Array.from({ length: 300 }, () => ({})) };
    const { status, body } = await owner.post<Problem>(`${path}/import`, { ...document, tables });
    expect(status).toBe(400);
    expect(body.errors).toHaveLength(101);
    expect(body.errors?.[0]?.path).toBe('tables.risks.0.id');
    expect(body.errors?.at(-1)).toEqual({ path: '', message: 'There are 200 more faults.' });
  });
});
