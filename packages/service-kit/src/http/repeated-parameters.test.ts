import { z } from 'zod';
import { repeatedParameters } from './repeated-parameters.ts';

const schema = z.object({
  format: z.enum(['pdf', 'docx']).default('pdf'),
  page: z.coerce.number().default(1),
  ids: z.array(z.string()).optional(),
});
const names = (query: Record<string, unknown>) => repeatedParameters(schema, query, 'en').map(({ path }) => path);

test('lists where one value is expected are named', () => {
  expect(names({ format: ['pdf', 'docx'], page: ['1', '2'] })).toEqual(['format', 'page']);
  expect(names({ 'format[]': 'pdf', 'format[0]': 'pdf', 'page[gte]': '1' })).toEqual(['format', 'page']);
  expect(names({ lang: ['en', 'es'] })).toEqual(['lang']);
  expect(repeatedParameters(schema, { 'format[]': 'pdf' }, 'es')).toEqual([
    { path: 'format', message: 'Envíalo una sola vez, como format=valor.' },
  ]);
});

test('single values, lists that are expected, and unknown parameters are fine', () => {
  expect(names({ format: 'docx', ids: ['a', 'b'], utm: ['a', 'b'], 'other[]': '1', lang: 'es' })).toEqual([]);
});
