import { z } from 'zod';
import { fitsMisread } from './misread-body.ts';
import { assertPolicies } from './routes.ts';

const lines = z.array(z.string());
const optional = z.object({ lines: lines.optional() });
const strict = z.strictObject({ lines: lines.optional() });

test.each([
  ['all members are optional', optional],
  ['they have defaults', z.object({ lines: lines.default([]) })],
  ['made optional later', z.object({ lines }).partial()],
  ['one must be there, but any does', optional.refine((value) => Object.keys(value).length > 0)],
  ['the content itself can be missing', optional.optional()],
  ['one of several shapes', z.union([z.object({ id: z.string() }), optional])],
  ['it becomes something else', optional.transform(({ lines: read }) => read)],
])('misread content fits when %s', (_, schema) => expect(fitsMisread(schema)).toBe(true));

test.each([
  ['unknown members are refused', strict],
  ['also when that was said later', z.object({ lines }).partial().strict()],
  ['one is required', z.object({ id: z.string(), lines: lines.optional() })],
  ['of all shapes', z.union([z.object({ id: z.string() }), strict])],
  ['it is a list', lines],
])('misread content is refused where %s', (_, schema) => expect(fitsMisread(schema)).toBe(false));

test('a route with such a body stops the start, and is named', () => {
  const route = (body: z.ZodType) => ({
    method: 'post',
    path: '/api/orders/:id/refund',
    handler: 'OrderController.refund',
    endpoint: { policy: 'user' as const, body, summary: 'Gives money back' },
    readsVersion: false,
  });
  expect(() => assertPolicies([route(optional)])).toThrow(
    /- POST \/api\/orders\/:id\/refund \(OrderController\.refund\)/,
  );
  expect(() => assertPolicies([route(strict)])).not.toThrow();
});
