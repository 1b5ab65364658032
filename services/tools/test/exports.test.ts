import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  type IdsScopes,
  type IssuedDocument,
  type IssueFinding,
  importSheet,
  type MadeShare,
  type StoredDocument,
  tableLabels,
  tableOfSheet,
  tablesOf,
  typeLabels,
} from '@arcada/bim';
import { type Language, languages, type Problem } from '@arcada/contracts';
import { auditIds, readIds } from '@arcada/ids';
import { readWorkbook } from '@arcada/service-kit/sheets';
import { databases } from '@arcada/testing/database';
import { buildUser, startService, type TestCaller, type TestService } from '@arcada/testing/service';
import ExcelJS from 'exceljs';
import { toolsDefinition } from '../src/definition.ts';
import { runJob } from '../src/exports/workers/run-job.ts';
import { bep, create, named, path, save } from './harness/documents.ts';
import { partsOf, styledParagraphs, textOfPdf } from './harness/files.ts';
import { answeringPlan, brokenLogo, hostileDocument } from './harness/rich-documents.ts';

const turning = /[\u202A-\u202E\u2066-\u2069]/;
const env = { TOOLS_FILE_SECONDS: '110' };

/** As ExcelJS reads it, which its types don't say. */
interface SheetTable {
  table: { tableRef: string; autoFilterRef: string; columns: { name: string }[] };
}

describe.each(databases())('exports on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(toolsDefinition, { kind });
  });
  afterAll(() => service.stop());

  it('gives a document as JSON that imports as the same document', async () => {
    const owner = service.as(buildUser());
    for (const document of [bep('pt-BR'), named('<b>"Hospital"</b> São João\n/ 1')]) {
      const { id } = await create(owner, document);
      const file = await owner.get(`${path}/${id}/export?format=json`);
      expect(file.status).toBe(200);
      expect(file.headers.get('content-type')).toBe('application/json');
      expect(file.headers.get('content-disposition')).toMatch(
        /^attachment; filename="[\x20-\x7e]+\.json"; filename\*=/,
      );
      expect(file.bytes.toString('utf8')).toBe(JSON.stringify(document));
      const imported = await service.as(buildUser()).post<StoredDocument>(`${path}/import`, file.bytes);
      expect(imported.body.document).toEqual(document);
    }
  });

  it('refuses to print what placeholders make too long, before it waits for a worker, and keeps the rest', async () => {
    const owner = service.as(buildUser());
    const document = bep('en');
    const { id } = await create(owner, {
      ...document,
      fields: { ...document.fields, description: 'x'.repeat(5_000) },
      topics: document.topics.map((topic) => ({ ...topic, text: '{description}'.repeat(1_500) })),
    });
    for (const format of ['pdf', 'docx']) {
      const { status, body } = await owner.get<Problem>(`${path}/${id}/export?format=${format}`);
      expect([status, body.code]).toEqual([422, 'tools.export.too-long']);
      expect(body.message).toContain('60,000');
    }
    for (const format of ['json', 'xlsx', 'ids'])
      expect((await owner.get(`${path}/${id}/export?format=${format}`)).status).toBe(200);
    const { body: share } = await owner.post<MadeShare>(`${path}/${id}/shares`, { days: 7, downloads: true });
    const read = await service.anonymous.get<Problem>(`api/shared-documents/file?token=${share.token}&format=pdf`);
    expect([read.status, read.body.code]).toEqual([422, 'tools.share.too-long']);
    const { body: findings } = await owner.get<IssueFinding[]>(`${path}/${id}/check`);
    expect(findings.map(({ rule }) => rule)).toContain('topic-filled-too-long');
  });

  it('refuses other formats', async () => {
    const owner = service.as(buildUser());
    const { id } = await create(owner, bep());
    expect((await owner.get(`${path}/${id}/export?format=exe`)).status).toBe(400);
    for (const query of ['format=pdf&format=docx', 'format[]=pdf']) {
      const { status, body } = await owner.get<Problem>(`${path}/${id}/export?${query}`);
      expect([status, body.detail]).toEqual([400, 'format: Send it once, as format=value.']);
    }
  });
});

describe('files of documents', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(toolsDefinition, { env });
  });
  afterAll(() => service.stop());

  const fileOf = async (owner: TestCaller, id: string, format: string) => {
    const file = await owner.get(`${path}/${id}/export?format=${format}`);
    if (file.status !== 200) throw new Error(`${format}: ${file.status} ${file.bytes.toString('utf8').slice(0, 500)}`);
    return file;
  };
  /** A plan and the EIR that it answers, of one account. */
  const storedPlan = async (owner: TestCaller, language: Language): Promise<StoredDocument> => {
    const eir = await create(owner, answeringPlan(language).eir);
    return create(owner, answeringPlan(language, eir.id).plan);
  };

  it.each(languages)(
    'writes a plan in %s as Word, with styles, contents, tables and the EIR trace',
    async (language) => {
      const owner = service.as(buildUser());
      const { id, document } = await storedPlan(owner, language);
      const file = await fileOf(owner, id, 'docx');
      expect(file.headers.get('content-type')).toContain('wordprocessingml.document');
      const parts = partsOf(file.bytes);
      const body = parts.get('word/document.xml') ?? '';
      const headings = styledParagraphs(body);
      const of = (style: string) => headings.filter((one) => one.style === style).map(({ text }) => text);
      expect(of('Title')).toEqual([typeLabels['bep-post'][language]]);
      for (const table of tablesOf('bep-post'))
        expect([...of('Heading1'), ...of('Heading2')]).toContain(tableLabels[table][language]);
      for (const { title } of document.topics) expect(of('Heading2')).toContain(title);
      expect(of('Heading1').at(-1)).toMatch(/EIR/);
      expect(body).toContain('TOC \\');
      // Its page numbers are known, so Word doesn't ask whether to update it.
      expect(/w:dirty="true"/.test(body)).toBe(false);
      expect(parts.get('word/styles.xml')).toContain(
        `w:lang w:val="${{ en: 'en-GB', 'pt-BR': 'pt-BR', es: 'es-ES' }[language]}"`,
      );
      const footers = [...parts].filter(([name]) => name.startsWith('word/footer')).map(([, xml]) => xml);
      expect(footers.some((xml) => xml.includes('PAGE') && xml.includes('NUMPAGES'))).toBe(true);
      for (const { containerName } of document.tables.deliverables) expect(body.includes(containerName)).toBe(true);
      expect(body.match(/<w:tblHeader/g)?.length).toBeGreaterThanOrEqual(tablesOf('bep-post').length);
    },
  );

  it('estimates the page numbers of unbroken text, and lets Word count again, as breaking it takes too long', async () => {
    const owner = service.as(buildUser());
    const [topic] = bep().topics;
    for (const [text, isLeft] of [
      ['a'.repeat(20_000), true],
      ['many words '.repeat(1_800), false],
    ] as const) {
      const { id } = await create(owner, { ...bep(), topics: topic ? [{ ...topic, text }] : [] });
      const parts = partsOf((await fileOf(owner, id, 'docx')).bytes);
      const body = parts.get('word/document.xml') ?? '';
      expect(body).toContain(text.trim());
      expect(parts.get('word/settings.xml')?.includes('w:updateFields')).toBe(isLeft);
      // The contents have the numbers of chapters and pages all the same: not every program updates fields.
      const contents = styledParagraphs(body).filter(({ style }) => style === 'TOC1');
      expect(contents.filter((one) => /^1\D.*\D[34]$/.test(one.text))).toHaveLength(1);
    }
  });

  it.each(languages)('writes a plan in %s as PDF with the same content', async (language) => {
    const owner = service.as(buildUser());
    const { id, document } = await storedPlan(owner, language);
    const file = await fileOf(owner, id, 'pdf');
    expect(file.headers.get('content-type')).toBe('application/pdf');
    const text = await textOfPdf(file.bytes);
    // Words, not lines: cells are wrapped.
    const words = text.replaceAll(/\s+/g, ' ');
    expect(words).toContain(typeLabels['bep-post'][language]);
    expect(words).toContain(document.fields.projectName);
    const wanted = [
      ...document.tables.deliverables.map(({ containerName }) => containerName),
      ...tablesOf('bep-post').map((table) => tableLabels[table][language]),
    ];
    expect(wanted.filter((one) => !words.includes(one))).toEqual([]);
    const pages = text.split('\f').length - 1;
    expect(words).toMatch(new RegExp(`(Page|Página) ${pages} (of|de) ${pages}`));
    expect(file.bytes.toString('latin1')).toContain('/Outlines');
  });

  it.each(languages)('writes a plan in %s as a workbook whose sheets import unchanged', async (language) => {
    const owner = service.as(buildUser());
    const { id, document } = await storedPlan(owner, language);
    const { bytes } = await fileOf(owner, id, 'xlsx');
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(bytes as never);
    const names = book.worksheets.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['MIDP', 'TIDP ARC', 'TIDP STR']));
    const midp = book.getWorksheet('MIDP');
    expect(midp?.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
    // Every sheet is a table of Excel, with its filters, whose columns are named as its first row.
    for (const sheet of book.worksheets) {
      const [table] = sheet.getTables() as unknown as SheetTable[];
      const headings = (sheet.getRow(1).values as string[]).slice(1);
      expect([sheet.name, table?.table.columns.map(({ name }) => name)]).toEqual([sheet.name, headings]);
      expect(table?.table.autoFilterRef).toBe(table?.table.tableRef);
    }
    expect(midp?.getCell('B1').font.name).toBe(midp?.getCell('B2').font.name);
    expect(midp?.headerFooter.oddHeader).toContain('&A');
    const milestones = book.worksheets.find(({ name }) => tableOfSheet(name) === 'milestones');
    expect(milestones?.getRow(2).height).toBe(30);
    const due = midp?.getRow(1).values as string[];
    const dueAt = due.findIndex((heading) => /Due date|Data de entrega|Fecha de entrega/.test(heading ?? ''));
    expect(midp?.getRow(2).getCell(dueAt).value).toEqual(
      new Date(`${document.tables.deliverables[0]?.dueDate}T00:00:00Z`),
    );
    for (const { name, rows } of readWorkbook(bytes)) {
      const table = tableOfSheet(name);
      if (!table) continue;
      const { edits, errors } = importSheet(document, table, rows);
      expect({ name, edits, errors }).toEqual({ name, edits: [], errors: [] });
    }
    for (const table of tablesOf('bep-post')) expect(names.map(tableOfSheet)).toContain(table);
    const trace = book.worksheets.find(({ name }) => /EIR/.test(name) && !tableOfSheet(name));
    expect(trace?.rowCount).toBe(document.tables.answers.length + 1);
  });

  it('writes what IDS can express as a valid IDS, and lists the rest in the reader’s language', async () => {
    const owner = service.as(buildUser());
    const { id } = await create(owner, bep());
    const file = await fileOf(owner, id, 'ids');
    const ids = readIds(file.bytes.toString('utf8'));
    expect(await auditIds(ids)).toEqual([]);
    expect(ids.specifications.length).toBeGreaterThan(3);
    const rest = await owner.get<{ specifications: number; leftOut: { name: string; message: string }[] }>(
      `${path}/${id}/ids-left-out?lang=es`,
    );
    expect(rest.body).toMatchObject({ specifications: ids.specifications.length });
    expect(rest.body.leftOut.map(({ message }) => message)).toContainEqual(expect.stringMatching(/^IDS /));
    const { id: empty } = await create(owner, named('Empty'));
    const none = await owner.get(`${path}/${empty}/export?format=ids`, { 'accept-language': 'pt-BR' });
    expect([none.status, none.body.code]).toEqual([422, 'tools.export.nothing-for-ids']);
    expect(none.body.message).toContain('IDS');
  });

  it('writes the IDS of a milestone and a party, and names what can be chosen', async () => {
    const owner = service.as(buildUser());
    const { id } = await create(owner, bep());
    const left = async (query = '') =>
      (await owner.get<IdsScopes & { specifications: number }>(`${path}/${id}/ids-left-out?${query}`)).body;
    const { milestones, parties, specifications: all } = await left();
    expect([milestones[0]?.code, milestones.length > 1, parties.length > 1]).toEqual(['M2', true, true]);
    const party = parties[0]?.code ?? '';
    const [early, own] = [(await left('upTo=M2')).specifications, (await left(`party=${party}`)).specifications];
    expect([early > 0, early < all, own > 0, own < all]).toEqual([true, true, true, true]);
    const file = await fileOf(owner, id, `ids&upTo=M2&party=${party}`);
    expect(decodeURIComponent(file.headers.get('content-disposition') ?? '')).toContain(`up to M2 ${party}.ids`);
    const { info, specifications } = readIds(file.bytes.toString('utf8'));
    expect([info.milestone, info.title.endsWith(`· up to M2 · ${party}`)]).toEqual(['M2', true]);
    expect(specifications.length).toBeLessThan(all);
    for (const query of ['upTo=M99', 'party=NOBODY']) {
      const refused = await owner.get<Problem>(`${path}/${id}/export?format=ids&${query}`);
      expect([refused.status, refused.body.code]).toEqual([422, 'tools.export.unknown-scope']);
      expect((await owner.get(`${path}/${id}/ids-left-out?${query}`)).status).toBe(422);
    }
  });

  it('makes whole files of hostile text', async () => {
    const owner = service.as(buildUser());
    const { id, document } = await create(owner, hostileDocument('pt-BR'));
    const parts = partsOf((await fileOf(owner, id, 'docx')).bytes);
    expect(parts.get('word/document.xml')).not.toMatch(turning);
    expect(parts.get('word/document.xml')).toContain('&lt;script&gt;');
    expect((await textOfPdf((await fileOf(owner, id, 'pdf')).bytes)).includes('=HYPERLINK(')).toBe(true);
    const xlsx = (await fileOf(owner, id, 'xlsx')).bytes;
    for (const [name, xml] of partsOf(xlsx)) {
      if (name.includes('worksheets')) expect(xml).not.toContain('<f>');
      expect(xml).not.toMatch(turning);
    }
    // As text, a cell that begins with = stays one when it is edited.
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(xlsx as never);
    const formats = new Set<string>();
    for (const sheet of book.worksheets)
      sheet.eachRow((row) => row.eachCell(({ value, numFmt }) => typeof value === 'string' && formats.add(numFmt)));
    expect([...formats]).toEqual(['@']);
    for (const { name, rows } of readWorkbook(xlsx)) {
      const table = tableOfSheet(name);
      if (table) expect({ name, edits: importSheet(document, table, rows).edits }).toEqual({ name, edits: [] });
    }
    const ids = (await fileOf(owner, id, 'ids')).bytes.toString('utf8');
    readIds(ids);
    expect(ids).not.toMatch(turning);
    const name = (await fileOf(owner, id, 'docx')).headers.get('content-disposition') ?? '';
    expect(decodeURIComponent(name)).not.toMatch(/[\u202A-\u202E\r\n]/);
  });

  it('does not save a broken logo, and says in files that one from before is left out', async () => {
    const document = { ...bep('es'), logo: brokenLogo };
    const { status, body } = await service.as(buildUser()).post<Problem>(path, document);
    expect([status, body.errors?.map((error) => error.path)]).toEqual([422, ['logo.data']]);
    const fileAs = async (format: 'docx' | 'pdf') =>
      buffer(
        (await runJob({ kind: 'file', format, issued: true, document }, new AbortController().signal)
          .result) as Readable,
      );
    expect(partsOf(await fileAs('docx')).get('word/document.xml')).toContain('no se puede leer el archivo');
    expect(await textOfPdf(await fileAs('pdf'))).toContain('no se puede leer el archivo');
  });

  it('gives an issued version as it was issued, also after the document has changed', async () => {
    const owner = service.as(buildUser());
    const made = await create(owner, bep());
    const match = { 'if-match': `"${made.version}"` };
    const { body } = await owner.post<IssuedDocument>(`${path}/${made.id}/generate`, undefined, match);
    const { number } = body.version;
    await save(owner, made, named('Another', made.document));
    const coverOf = async (query: string) =>
      partsOf((await fileOf(owner, made.id, `docx${query}`)).bytes).get('word/document.xml') ?? '';
    const issued = await coverOf(`&version=${number}`);
    expect([issued.includes('Another'), issued.includes('Draft: ')]).toEqual([false, false]);
    const present = await coverOf('');
    expect([present.includes('Another'), present.includes('Draft: ')]).toEqual([true, true]);
    const json = await fileOf(owner, made.id, `json&version=${number}`);
    expect(json.bytes.toString('utf8')).toBe(JSON.stringify(made.document));
    expect(json.headers.get('content-disposition')).toContain('Northgate Health Centre P01.json');
    const left = await owner.get<{ specifications: number }>(`${path}/${made.id}/ids-left-out?version=${number}`);
    expect(left.body.specifications).toBeGreaterThan(0);
    expect((await owner.get(`${path}/${made.id}/export?version=${number + 1}`)).status).toBe(404);
    expect((await service.as(buildUser()).get(`${path}/${made.id}/export?version=${number}`)).status).toBe(404);
  });

  it('makes files of a document with nothing in it', async () => {
    const owner = service.as(buildUser());
    const { id } = await create(owner, named(''));
    expect(partsOf((await fileOf(owner, id, 'docx')).bytes).get('word/document.xml')).toContain('w:body');
    expect(await textOfPdf((await fileOf(owner, id, 'pdf')).bytes)).toContain('Exchange information requirements');
    expect(readWorkbook((await fileOf(owner, id, 'xlsx')).bytes).length).toBe(tablesOf('eir').length + 1);
  });
});
