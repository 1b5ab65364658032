import type { z } from 'zod';
import { type Get, neighbours } from './neighbours.ts';

const total = 730;
const summaryOf = (number: number) => ({
  id: `tool-${number}`,
  name: `Tool ${number}`,
  description: `Does chore ${number}.`,
  price: 1900,
  type: 'plugin',
  category: 'data',
  version: '1.0.0',
  compatibility: 'Revit 2024',
  rating: 0,
  reviewCount: 0,
  updatedAt: '2026-01-01T00:00:00Z',
});
const productOf = (number: number) => ({
  ...summaryOf(number),
  body: [`Chore ${number} in detail.`],
  inside: [],
  requirements: [],
  changelog: [],
  related: [],
  pictures: [],
  reviews: [],
  reviewHistogram: [0, 0, 0, 0, 0],
  download: { fileName: 'tool.zip', bytes: 1 },
});

/** A store with many products, whose list moves by one between two pages, as when one is published. */
function storeOf(asked: string[]): Get {
  return async <T>(_: unknown, path: string, _language: unknown, schema: z.ZodType<T>) => {
    asked.push(path);
    const page = Number(/&page=(\d+)/.exec(path)?.[1] ?? 0);
    if (page === 0) return schema.parse(productOf(Number(/tool-(\d+)/.exec(path)?.[1])));
    const from = (page - 1) * 100 - (page > 1 ? 1 : 0);
    const items = Array.from({ length: Math.min(100, total - from) }, (_item, at) => summaryOf(from + at));
    return schema.parse({ items, total, page, pageSize: 100, pageCount: Math.ceil(total / 100) });
  };
}

test('all products of a large catalogue are known, once each; those beyond the newest 500 by what the list says', async () => {
  const asked: string[] = [];
  const passages = await neighbours.store(storeOf(asked), 'en');
  expect(new Set(passages.map(({ id }) => id)).size).toBe(total);
  expect(passages).toHaveLength(total);
  expect(asked.filter((path) => path.includes('&page='))).toHaveLength(8);
  expect(passages.find(({ id }) => id === 'product:tool-3')?.text).toContain('Chore 3 in detail.');
  expect(passages.find(({ id }) => id === 'product:tool-729')?.text).toMatch(
    /^Does chore 729\.\nPrice: .*Revit 2024\.$/,
  );
});
