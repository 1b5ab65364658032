import { languages, mostSearchEntries, type SearchEntries } from '@arcada/contracts';
import { databases } from '@arcada/testing/database';
import type { TestService } from '@arcada/testing/service';
import { productSeeds } from '../src/seed/product-seeds.ts';
import { startCatalogue } from './catalogue-service.ts';

const path = 'api/products/search-entries';
const featured = ['advanced-dynamo-toolkit', 'bim-automation-scripts-pack', 'level-guard'];

describe.each(databases())('entries for the site search on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startCatalogue(kind);
  });
  afterAll(() => service.stop());

  test('contain every published product, the featured ones first, kept at the edge until products change', async () => {
    const { body, headers } = await service.anonymous.get<SearchEntries>(path);
    expect(body.complete).toBe(true);
    expect(body.entries.map(({ id }) => id).sort()).toEqual(productSeeds.map(({ id }) => id).sort());
    expect(body.entries.slice(0, 3).map(({ id }) => id)).toEqual(featured);
    expect(body.entries[2]).toMatchObject({
      kind: 'product',
      title: 'Level Guard',
      path: '/products/level-guard',
      price: 219,
    });
    expect([headers.get('surrogate-key'), headers.get('content-type')]).toEqual([
      'products',
      'application/json; charset=utf-8',
    ]);
  });

  test('are in the language of the request, with the words for type and category', async () => {
    const texts = [];
    for (const language of languages) {
      const { body } = await service.anonymous.get<SearchEntries>(`${path}?lang=${language}`);
      texts.push(body.entries[0]);
    }
    expect(new Set(texts.map((entry) => entry?.summary)).size).toBe(3);
    expect(texts.map((entry) => /dynamo/.test(entry?.keywords ?? ''))).toEqual([true, true, true]);
    expect(texts[1]?.keywords).toContain('modelagem');
  });
});

test('a large catalogue returns its featured and newest products and says that there are more', async () => {
  const service = await startCatalogue('sqlite', { SEED_PRODUCTS: '600' });
  const { body } = await service.anonymous.get<SearchEntries>(path);
  await service.stop();
  expect(body.complete).toBe(false);
  expect(body.entries).toHaveLength(mostSearchEntries);
  expect(body.entries.slice(0, 3).map(({ id }) => id)).toEqual(featured);
});
