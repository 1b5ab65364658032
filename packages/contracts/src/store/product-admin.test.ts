import { productFactsSchema, productPriceSchema } from './product-admin.schema.ts';

test.each([0, 0.01, 19.9, 1234.56, 100_000])('%s is a price', (price) => {
  expect(productPriceSchema.safeParse(price).success).toBe(true);
});

test.each([1e-9, 0.001, 19.999, -1, 100_000.01])('%s is not a price', (price) => {
  expect(productPriceSchema.safeParse(price).success).toBe(false);
});

const versions = productFactsSchema.shape.version;

test.each(['1.0.0', '2026 R1', 'v2', '3.1-beta+7'])('"%s" is a version', (version) => {
  expect(versions.safeParse(version).success).toBe(true);
});

test.each(['1.0\r\n2', '../../x', '=1+1', '\u202e0.1', ''])('%j is not a version', (version) => {
  expect(versions.safeParse(version).success).toBe(false);
});

const { compatibility } = productFactsSchema.shape;

test.each(['Revit 2021–2026', '-', '–', ' — - ', '\u2212', ''])(
  '%j says what a product works with, or is refused',
  (text) => {
    expect(compatibility.safeParse(text).success).toBe(text === 'Revit 2021–2026');
  },
);
