import { randomUUID } from 'node:crypto';
import {
  adminStep,
  csvText,
  type ImportedRow,
  type ImportRow,
  type LastImport,
  type ManagedProduct,
  type Product,
  parseDelimited,
  plainCell,
  type ReadProducts,
} from '@arcada/contracts';
import { AuditEntryEntity } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { buildUser, type TestService } from '@arcada/testing/service';
import ExcelJS from 'exceljs';
import { DataSource, MoreThan } from 'typeorm';
import { ProductEntity } from '../src/catalogue/product.entity.ts';
import { ImportMemory } from '../src/catalogue/sheets/import-memory.ts';
import { startCatalogue } from './catalogue-service.ts';
import { changeProduct } from './harness/products.ts';

const admin = buildUser({ role: 'admin' });
const path = 'api/admin/product-sheets';

describe.each(databases())('product sheets on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startCatalogue(kind, { CATALOGUE_POLL_SECONDS: '3600' });
  });
  afterAll(() => service.stop());

  const table = async (): Promise<string[][]> => {
    const { bytes, headers } = await service.as(admin).get(`${path}?format=csv`);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="products-.*\.csv"/);
    return parseDelimited(bytes.toString(), { mostCells: 1_000_000 });
  };
  const read = async (content: Buffer | string, language = 'en') => {
    const response = await service
      .as(admin)
      .send<ReadProducts & { code: string; message: string }>('PUT', `${path}?lang=${language}`, Buffer.from(content), {
        'content-type': 'application/octet-stream',
      });
    return response;
  };
  /** Cells of an export are made safe already: written as they are they would be so twice. */
  const csvOf = async (rows: readonly (readonly string[])[]) =>
    (await read(csvText(rows.map((cells) => cells.map(plainCell))))).body;
  const run = async (rows: readonly ImportRow[], apply: boolean, language = 'en', undo = false) => {
    const { status, body } = await service
      .as(admin)
      .post<{ rows: ImportedRow[] }>(`${path}?lang=${language}`, { rows, apply, undo });
    expect([status, body]).toMatchObject([200, {}]);
    return body.rows;
  };
  const productOf = async (id: string) =>
    (await service.as(admin).get<ManagedProduct>(`api/admin/products/${id}`)).body;
  const entries = () => service.get(DataSource).manager.countBy(AuditEntryEntity, { number: MoreThan(0) });
  const changed = (rows: string[][], id: string, cells: Record<string, string>) => {
    const [headings = []] = rows;
    const row = [...(rows.find((each) => each[0] === id) ?? [])];
    for (const [heading, text] of Object.entries(cells)) row[headings.indexOf(heading)] = text;
    return [headings, row];
  };

  test.each(['pt-BR', 'es'])(
    'an export for spreadsheets in %s has semicolons, and imported again changes nothing',
    async (language) => {
      const { bytes } = await service.as(admin).get(`${path}?format=csv&lang=${language}`);
      const [headings = '', first = ''] = bytes.toString().split('\r\n');
      expect(headings).toContain(';price;');
      expect(headings).not.toContain(',');
      expect(first).toMatch(/;\d+,\d\d;/);
      // A spreadsheet that saves it quotes a cell for semicolons, and none for commas.
      const rows = parseDelimited(bytes.toString(), { delimiter: ';', mostCells: 1_000_000 });
      const saved = rows.map((row) =>
        row.map((cell) => (/[";\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(';'),
      );
      for (const content of [bytes, Buffer.from(saved.join('\r\n'))]) {
        const { body } = await read(content);
        expect(body).toMatchObject({ total: rows.length - 1, same: rows.length - 1, rows: [], faulty: [] });
      }
    },
  );

  test('an export has every product, and imported again it changes nothing', async () => {
    const all = await service.get(DataSource).manager.count(ProductEntity);
    const rows = await table();
    expect(rows).toHaveLength(all + 1);
    expect(await csvOf(rows)).toEqual({ total: all, same: all, unknownColumns: [], rows: [], faulty: [] });
    const { bytes } = await service.as(admin).get(`${path}?format=xlsx`);
    expect((await read(bytes)).body).toMatchObject({ total: all, same: all, rows: [], faulty: [] });
  });

  test('a dry run says what will change in each cell and changes nothing', async () => {
    const before = await productOf('level-guard');
    const count = await entries();
    const file = changed(await table(), 'level-guard', { price: '77,5', 'name.es': 'Guarda', 'description.en': '' });
    const { rows } = await csvOf(file);
    const change = { price: 77.5, texts: { es: { name: 'Guarda' } } };
    expect(rows).toEqual([{ kind: 'change', row: 2, id: 'level-guard', tag: before.tag, change }]);
    const [result] = await run(rows, false);
    expect(result).toMatchObject({ outcome: 'changed', row: 2, name: before.texts.en.name });
    expect(result?.cells).toEqual([
      { column: 'price', before: String(before.price), after: '77.5' },
      { column: 'name.es', before: before.texts.es.name, after: 'Guarda' },
    ]);
    expect(await productOf('level-guard')).toEqual(before);
    expect(await entries()).toBe(count);
  });

  test('what is applied is seen by shoppers at once, can be repeated, and is taken back', async () => {
    const before = await productOf('level-guard');
    const text = `Uma linha\n\n- item; "citado"\noutra`;
    const file = changed(await table(), 'level-guard', { price: '12', 'body.pt-BR': text, 'name.en': '=Guard' });
    const { rows } = await csvOf(file);
    const [applied] = await run(rows, true);
    expect(applied?.outcome).toBe('changed');
    const seen = await service.anonymous.get<Product>('api/products/level-guard?lang=pt-BR');
    expect(seen.body).toMatchObject({ price: 12, body: ['Uma linha', '- item; "citado"\noutra'] });
    // The response was lost: the same request, or the same file, does nothing twice.
    expect((await run(rows, true))[0]?.outcome).toBe('same');
    expect(await csvOf(file)).toMatchObject({ same: 1, rows: [] });
    expect((await table()).flat()).toContain("'=Guard");
    const [undone] = await run([applied?.undo as ImportRow], true, 'en', true);
    expect(undone?.outcome).toBe('changed');
    const trail = await service.get(DataSource).manager.findBy(AuditEntryEntity, { subjectId: 'level-guard' });
    expect(trail.slice(-2).map(({ after }) => after?.how)).toEqual(['import', 'undo']);
    expect((await productOf('level-guard')).tag).toBe(before.tag);
  });

  test('the last import can be taken back for a day by who made it, row by row', async () => {
    const other = service.as(buildUser({ role: 'admin' }));
    const lastOf = async (caller = service.as(admin)) => (await caller.get<LastImport>(`${path}/last`)).body.last;
    const send = async (rows: readonly ImportRow[], name: string, more: object = {}) =>
      (await service.as(admin).post<{ rows: ImportedRow[] }>(path, { rows, apply: true, run: name, ...more })).body
        .rows;
    const rowsFor = async (price: string) => {
      const file = await table();
      const guard = changed(file, 'level-guard', { price });
      const check = changed(file, 'headroom-check', { price });
      return (await csvOf([...guard, ...check.slice(1)])).rows;
    };
    const before = (await productOf('level-guard')).price;
    const [first, second] = [randomUUID(), randomUUID()];
    await send(await rowsFor('31'), first);
    expect((await lastOf())?.run).toBe(first);
    // In two requests.
    const rows = await rowsFor('32');
    for (const row of rows) await send([row], second);
    const kept = await lastOf();
    expect(kept).toMatchObject({ run: second, rows: [{ id: 'level-guard' }, { id: 'headroom-check' }] });
    expect(Date.parse(kept?.until ?? '') - Date.now()).toBeGreaterThan(86_000_000);
    expect(await lastOf(other)).toBeNull();
    await changeProduct(other, 'headroom-check', { price: 7 });
    const back = (kept?.rows ?? []).flatMap(({ undo }) => (undo ? [undo] : []));
    // Trying it takes nothing back.
    await send(back, second, { apply: false, undo: true });
    expect((await lastOf())?.rows).toHaveLength(2);
    const undone = await send(back, second, { undo: true });
    expect(undone.map(({ outcome }) => outcome)).toEqual(['changed', 'refused']);
    expect(undone[1]?.faults[0]?.message).toBe('This product has been changed since the import, and stays as it is.');
    expect((await productOf('level-guard')).price).toBe(31);
    expect(await lastOf()).toBeNull();
    await send(await rowsFor(String(before)), first);
    await service.get(ImportMemory).run(Date.now() + 86_400_001);
    expect(await lastOf()).toBeNull();
  });

  test('a row that somebody has changed since the export is refused', async () => {
    const file = changed(await table(), 'bcf-summary', { price: '5' });
    await changeProduct(service.as(admin), 'bcf-summary', { compatibility: 'Python 3.12+' });
    const { rows } = await csvOf(file);
    const [result] = await run(rows, true, 'es');
    expect(result).toMatchObject({ outcome: 'refused', undo: null });
    expect(result?.faults[0]?.message).toBe(
      'Este producto ha cambiado después de la exportación. Exporta de nuevo y repite tu cambio.',
    );
    expect((await productOf('bcf-summary')).price).not.toBe(5);
  });

  test('a new product is made as a draft, and undo removes it while nothing was done with it', async () => {
    const head = ['id', 'status', 'type', 'category', 'price', 'version', 'compatibility', 'name.en', 'changelog.en'];
    const row = [
      'imported-one',
      'published',
      'script',
      'data',
      '9.9',
      '1.10',
      'Python 3.9+',
      '+One',
      '1.10 2026-05-01\nFirst',
    ];
    const { rows } = await csvOf([head, row]);
    expect((await run(rows, false))[0]).toMatchObject({ outcome: 'created', name: '+One' });
    expect((await service.as(admin).get('api/admin/products/imported-one')).status).toBe(404);
    const [created] = await run(rows, true);
    expect(await productOf('imported-one')).toMatchObject({
      status: 'draft',
      price: 9.9,
      version: '1.10',
      texts: { en: { name: '+One', changelog: [{ version: '1.10', date: '2026-05-01', notes: ['First'] }] } },
    });
    expect((await run(rows, true))[0]?.outcome).toBe('same');
    const undo = created?.undo as ImportRow;
    expect((await run([undo], false))[0]?.outcome).toBe('removed');
    expect((await run([undo], true))[0]?.outcome).toBe('removed');
    expect((await service.as(admin).get('api/admin/products/imported-one')).status).toBe(404);
    expect((await run([undo], true))[0]?.outcome).toBe('same');
    const [again] = await run(rows, true);
    await changeProduct(service.as(admin), 'imported-one', { price: 10 });
    expect((await run([again?.undo as ImportRow], true))[0]?.outcome).toBe('refused');
  });

  test('faults are named by row and column, in the reader’s language', async () => {
    const rows = await table();
    const revision = rows.find(([id]) => id === 'headroom-check')?.[1] ?? '';
    const file = [
      ['ID', 'Revision', 'price', 'category', 'colour', 'type', 'changelog.es', 'related'],
      ['headroom-check', revision, 'cheap', 'walls', 'red', '', 'soon', ''],
      ['Not An Id', '', '', '', '', '', '', ''],
      ['headroom-check', revision, '5', '', '', '', '', ''],
      ['level-guard', '', '5', '', '', '', '', ''],
      ['nobody', revision, '5', '', '', '', '', ''],
      ['brand-new', '', '5', 'data', '', '', '', ''],
      ['sheet-ledger', 'r1', '5', '', '', '', '', ''],
      ['family-name-check', '', '#REF!', 'data', '', 'script', '', '#N/A'],
      ['', '', '', '', '', '', '', ''],
    ];
    const { body } = await read(csvText(file), 'pt-BR');
    expect(body).toMatchObject({ total: 8, same: 0, unknownColumns: ['colour'], rows: [] });
    const columns = body.faulty.map(({ row, faults }) => [row, ...faults.map(({ column }) => column)]);
    expect(columns).toEqual([
      [2, 'category', 'price', 'changelog.es'],
      [3, 'id'],
      [4, 'id'],
      [5, 'revision'],
      [6, 'id'],
      [7, 'type', 'version', 'compatibility'],
      [8, 'revision'],
      [9, 'price', 'related', 'version', 'compatibility'],
    ]);
    expect(body.faulty.at(-1)?.faults[0]?.message).toMatch(/^A fórmula desta célula resulta em erro/);
    expect(body.faulty[0]?.faults.map(({ message }) => message)).toEqual([
      'Escolha um destes: modelling, documentation, coordination, data, quality.',
      'Escreva um valor como 49,90.',
      expect.stringContaining('"soon" não tem versão e dia.'),
    ]);
  });

  test('a cell with - empties what may be empty, and is refused where a product needs a value', async () => {
    const rows = await table();
    const [headings = []] = rows;
    const needed = ['status', 'publishedAt', 'type', 'category', 'price', 'version', 'compatibility'];
    const rest = headings.filter((heading) => ![...needed, 'id', 'revision'].includes(heading));
    const dashes = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '-']));
    const { faulty } = await csvOf(changed(rows, 'headroom-check', dashes(needed)));
    const message = 'This field needs a value. Write one instead of -.';
    expect(faulty).toEqual([{ row: 2, id: 'headroom-check', faults: needed.map((column) => ({ column, message })) }]);
    const dashed = await csvOf(changed(rows, 'headroom-check', { compatibility: '–' }));
    expect(dashed.faulty).toMatchObject([
      { faults: [{ column: 'compatibility', message: 'Write what it works with: dashes alone say nothing.' }] },
    ]);
    // Of a new product, too.
    const made = ['made-of-dashes', 'script', 'data', '5', '1.0', '-'];
    const added = await csvOf([['id', 'type', 'category', 'price', 'version', 'compatibility'], made]);
    expect(added.faulty).toMatchObject([{ faults: [{ column: 'compatibility' }] }]);
    const { rows: emptying } = await csvOf(changed(rows, 'headroom-check', dashes(rest)));
    expect(emptying).toMatchObject([{ kind: 'change', change: { texts: { en: { name: '', body: [] } } } }]);
  });

  test('rules of the store refuse a row by column, also in a dry run', async () => {
    const file = changed(await table(), 'sheet-ledger', { 'name.es': '-', related: 'nobody', featuredPlace: '-' });
    const { rows } = await csvOf(file);
    const [result] = await run(rows, false);
    expect(result?.faults).toEqual([{ column: 'related', message: expect.stringContaining('nobody') }]);
    const [second] = await run((await csvOf(changed(await table(), 'sheet-ledger', { 'name.es': '-' }))).rows, false);
    expect(second?.faults).toEqual([{ column: 'name.es', message: expect.stringContaining('every language') }]);
  });

  test('files that are none, too large, or packed bombs are refused in words', async () => {
    expect((await read('PK\u0003\u0004 no workbook')).body.code).toBe('store.sheet.unreadable');
    expect((await read(Buffer.from([0, 1, 2, 3]))).body.code).toBe('store.sheet.unreadable');
    expect((await read('name,price\nx,1')).body.code).toBe('store.sheet.no-id');
    const many = Array.from({ length: 5_001 }, (_, at) => [`p-${at}`]);
    expect((await read(csvText([['id'], ...many]))).body.message).toContain('5000 rows');
    expect((await read(csvText([['id'], ...many.slice(1)]))).body).toMatchObject({ total: 5_000 });
    expect((await read(Buffer.alloc(8 * 1024 * 1024 + 1, 'a'))).body.code).toBe('store.sheet.too-large');
    const bomb = new ExcelJS.Workbook();
    bomb.addWorksheet('Products').addRows([['id'], ['x'.repeat(7_000_000)]]);
    expect((await read(Buffer.from(await bomb.xlsx.writeBuffer()))).body.code).toBe('store.sheet.too-large');
  });

  test.each([
    ['en', 'The file ends inside the cell that begins in line 4: it may have been cut off. Export or save it again.'],
    ['pt-BR', 'O arquivo termina dentro da célula que começa na linha 4: ele pode ter sido cortado.'],
    ['es', 'El archivo termina dentro de la celda que empieza en la línea 4: puede que esté cortado.'],
  ])('a file that was cut off inside a text is refused as a whole, in %s', async (language, message) => {
    const whole = 'id,description.en\r\nlevel-guard,"Two\r\nlines"\r\nheadroom-check,"Half a ""text"""\r\n';
    expect((await read(whole)).status).toBe(200);
    for (const length of [whole.indexOf('Half'), whole.indexOf(' ""text'), whole.indexOf('"\r\n', 60)]) {
      const { status, body } = await read(whole.slice(0, length), language);
      expect([status, body.code]).toEqual([422, 'store.sheet.cut-off']);
      expect(body.message).toContain(message);
    }
  });

  test.each([
    [
      'en',
      'In the cell that begins in line 2, text follows the closing quotation mark: a quotation mark may be missing',
    ],
    ['pt-BR', 'Na célula que começa na linha 2, há texto depois das aspas de fechamento: podem faltar aspas'],
    [
      'es',
      'En la celda que empieza en la línea 2 hay texto después de las comillas de cierre: puede que falten comillas',
    ],
  ])('a file in which one text would swallow the next row is refused as a whole, in %s', async (language, message) => {
    const rows = (name: string) => `id,name.en,description.en\r\nlevel-guard,${name},z\r\nsheet-ledger,"x",y\r\n`;
    expect((await read(rows('"Level ""Guard"""'))).status).toBe(200);
    expect((await read(rows('"Level" '))).status).toBe(200);
    const { status, body } = await read(rows('"Level ""Guard""'), language);
    expect([status, body.code]).toEqual([422, 'store.sheet.after-quote']);
    expect(body.message).toContain(message);
  });

  test('reads what spreadsheets save: semicolons, Windows’ letters, UTF-16', async () => {
    const text = 'id;type;category;price;version;compatibility;name.es\nsillón;script;data;1,5;1;Todo;Sillón';
    const { body } = await read(Buffer.from(text.replace('sillón', 'sillon'), 'latin1'));
    expect(body.rows).toMatchObject([{ kind: 'new', product: { price: 1.5, texts: { es: { name: 'Sillón' } } } }]);
    const utf16 = await read(Buffer.from(`\ufeff${text.replace('sillón', 'sillon').replaceAll(';', '\t')}`, 'utf16le'));
    expect(utf16.body.rows).toEqual(body.rows);
  });

  test('are applied only by an admin who has just typed the password; reading and trying them is free', async () => {
    const { rows } = await csvOf(changed(await table(), 'level-guard', { price: '1' }));
    const before = await productOf('level-guard');
    const aged = service.as(buildUser({ role: 'admin', confirmedAt: Date.now() - 301_000 }));
    expect((await aged.get(`${path}?format=csv`)).status).toBe(200);
    expect((await aged.post(path, { rows, apply: false })).status).toBe(200);
    expect(await aged.post(path, { rows, apply: true })).toMatchObject({
      status: 403,
      body: { code: adminStep.code },
    });
    expect(await productOf('level-guard')).toEqual(before);
  });

  test('only admins', async () => {
    expect((await service.as(buildUser({ role: 'producer' })).get(`${path}?format=csv`)).status).toBe(403);
    expect((await service.anonymous.get(`${path}?format=csv`)).status).toBe(401);
  });
});
