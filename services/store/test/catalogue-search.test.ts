import { type Language, languages, type PageOf, type ProductSummary } from '@arcada/contracts';
import type { TestService } from '@arcada/testing/service';
import { startCatalogue } from './catalogue-service.ts';

describe('search of the catalogue', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startCatalogue('sqlite');
  });
  afterAll(() => service.stop());

  const find = async (q: string, language: Language = 'en', more = '') => {
    const query = `q=${encodeURIComponent(q)}&lang=${language}${more}`;
    const { body } = await service.anonymous.get<PageOf<ProductSummary>>(`api/products?${query}`);
    return { ids: body.items.map(({ id }) => id), total: body.total };
  };

  test.each([
    ['en', 'level', 'level-guard'],
    ['en', 'headroom', 'headroom-check'],
    ['en', 'rename files', 'bim-automation-scripts-pack'],
    ['pt-BR', 'pranchas', 'sheet-ledger'],
    ['pt-BR', 'interferências', 'advanced-dynamo-toolkit'],
    ['pt-BR', 'INTERFERENCIAS', 'advanced-dynamo-toolkit'],
    ['pt-BR', 'matriz de responsabilidades', 'delivery-plan-checker'],
    ['es', 'tuberías', 'headroom-check'],
    ['es', 'tuberias', 'headroom-check'],
    ['es', 'habitaciones', 'room-data-graphs'],
  ] as const)('finds in %s by "%s" %s', async (language, q, expected) => {
    expect((await find(q, language)).ids).toContain(expected);
  });

  test.each([
    ['en', 'dinamo tolkit', 'advanced-dynamo-toolkit'],
    ['en', 'warnign ledgr', 'warning-ledger'],
    ['pt-BR', 'compatibilizacao', 'bcf-summary'],
    ['pt-BR', 'responsabilidaes', 'delivery-plan-checker'],
    ['es', 'reunion de cordinacion', 'bcf-summary'],
    ['es', 'habitacoines', 'room-data-graphs'],
  ] as const)('forgives typing mistakes in %s: "%s" finds %s', async (language, q, expected) => {
    expect((await find(q, language)).ids).toContain(expected);
  });

  test.each(languages)('keeps finding results while a misspelt word is being typed (%s)', async (language) => {
    for (const [typed, meant] of [
      ['dinamo', 'dynamo'],
      ['pyton', 'python'],
    ] as const) {
      const { ids } = await find(meant, language, '&pageSize=100');
      for (let letters = 4; letters <= typed.length; letters++) {
        expect((await find(typed.slice(0, letters), language, '&pageSize=100')).ids).toEqual(
          expect.arrayContaining(ids),
        );
      }
    }
  });

  test('finds a name and the number after it with and without a space', async () => {
    const [apart, together] = [await find('revit 2024'), await find('revit2024')];
    expect(together.total).toBe(apart.total);
    expect(together.total).toBeGreaterThan(0);
    expect((await find('ifc 4')).ids).toEqual(expect.arrayContaining((await find('ifc4')).ids));
  });

  test('finds every year of a range of versions, and nothing for a year beyond it', async () => {
    for (const year of [2022, 2024, 2026]) expect((await find(`revit ${year}`)).ids).toContain('level-guard');
    for (const year of ['Revit 2027', 'Revit 2020', 'revit2027']) expect((await find(year)).total).toBe(0);
  });

  test('finds singular and plural by each other', async () => {
    for (const [language, one, several] of [
      ['en', 'clash', 'clashes'],
      ['en', 'level', 'levels'],
      ['en', 'sheet', 'sheets'],
      ['pt-BR', 'prancha', 'pranchas'],
      ['es', 'habitación', 'habitaciones'],
    ] as const) {
      const found = await find(one, language, '&pageSize=100');
      expect(found.total).toBeGreaterThan(0);
      expect((await find(several, language, '&pageSize=100')).ids.sort()).toEqual(found.ids.sort());
    }
  });

  test.each(languages)('puts a name that begins with the query first (%s)', async (language) => {
    expect((await find('sheet', language)).ids[0]).toMatch(/^sheet-/);
    expect((await find('bim auto', language)).ids[0]).toBe('bim-automation-scripts-pack');
    expect((await find('Room Data Graphs', language)).ids[0]).toBe('room-data-graphs');
  });

  test('requires all words, and falls back to the best partial matches when no product has all', async () => {
    expect((await find('level guard')).ids[0]).toBe('level-guard');
    expect((await find('headroom zebra')).ids).toContain('headroom-check');
    expect(await find('zebra xylophone')).toEqual({ ids: [], total: 0 });
  });

  test('keeps filters, sorting and paging', async () => {
    const all = await find('revit', 'en', '&pageSize=100');
    const plugins = await find('revit', 'en', '&pageSize=100&type=plugin');
    expect(plugins.total).toBe(5);
    expect(all.total).toBeGreaterThan(plugins.total);
    const page2 = await find('revit', 'en', '&pageSize=2&page=2');
    expect(page2).toEqual({ ids: all.ids.slice(2, 4), total: all.total });
    const byPrice = await find('revit', 'en', '&pageSize=100&type=plugin&sort=price');
    expect(byPrice.ids).toEqual([
      'warning-ledger',
      'sheet-ledger',
      'parameter-bridge',
      'headroom-check',
      'level-guard',
    ]);
  });

  test.each(['   ', '***', '%', "'; drop table product; --", '<script>', '\u0000', 'ﷺ'.repeat(50)])(
    'takes any text as a question: %j',
    async (q) => {
      expect((await service.anonymous.get(`api/products?q=${encodeURIComponent(q)}`)).status).toBe(200);
    },
  );

  test('refuses a query of more than 100 characters', async () => {
    expect((await service.anonymous.get(`api/products?q=${'a'.repeat(101)}`)).status).toBe(400);
  });
});
