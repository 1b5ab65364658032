import fs from 'node:fs';
import path from 'node:path';

const services = path.resolve(import.meta.dirname, '../../../services');

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  type?: string;
  [key: string]: unknown;
}
interface Description {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema?: Schema }> } }>>;
  components?: { schemas?: Record<string, Schema> };
}

const saysNothing = new Set(['description', 'title', 'default', 'examples']);

/** Where a schema lets in values of any depth: what it says nothing about, and what contains itself. */
function boundless(schema: Schema | boolean, named: Record<string, Schema>, place: string, within: string[]): string[] {
  if (schema === false) return [];
  if (schema === true || Object.keys(schema).every((key) => saysNothing.has(key))) return [place];
  const { $ref, properties, additionalProperties, items, prefixItems, type } = schema;
  if ($ref !== undefined) {
    const name = $ref.slice($ref.lastIndexOf('/') + 1);
    const target = named[name];
    return target && !within.includes(name) ? boundless(target, named, place, [...within, name]) : [place];
  }
  const deeper = (inner: Schema | boolean, at: string) => boundless(inner, named, `${place}${at}`, within);
  const isOpen =
    (type === 'object' && !properties && additionalProperties === undefined) ||
    (type === 'array' && !items && !prefixItems);
  return [
    ...(isOpen ? [place] : []),
    ...Object.entries(properties ?? {}).flatMap(([key, inner]) => deeper(inner, `.${key}`)),
    ...(additionalProperties === undefined ? [] : deeper(additionalProperties, '.*')),
    ...(items ? deeper(items, '[]') : []),
    ...[...(prefixItems ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap(
      (inner) => deeper(inner, ''),
    ),
  ];
}

const bodiesOf = (service: string) => {
  const { paths, components }: Description = JSON.parse(
    fs.readFileSync(path.join(services, service, 'openapi.json'), 'utf8'),
  );
  return Object.entries(paths).flatMap(([route, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody }]) =>
      Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
        schema ? [{ place: `${method} ${route}`, schema, named: components?.schemas ?? {} }] : [],
      ),
    ),
  );
};
const described = fs.readdirSync(services).filter((name) => fs.existsSync(path.join(services, name, 'openapi.json')));

// Code that walks a value of unknown depth overflows its stack: only these bodies' depth is known from their schema.
test.each(described)('no body that %s takes from outside may be of any depth', (service) => {
  const bodies = bodiesOf(service);
  expect(bodies.length).toBeGreaterThan(0);
  expect(bodies.flatMap(({ place, schema, named }) => boundless(schema, named, place, []))).toEqual([]);
});

test.each<[string, Schema, string[]]>([
  ['anything', { type: 'object', properties: { a: { description: 'Anything' } } }, ['x.a']],
  ['a record of anything', { type: 'object', additionalProperties: {} }, ['x.*']],
  ['itself', { $ref: '#/components/schemas/Tree' }, ['x.children[]']],
  ['texts', { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } }, []],
])('a body of %s is told apart', (_, schema, places) => {
  const tree: Schema = {
    type: 'object',
    properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
  };
  expect(boundless(schema, { Tree: tree }, 'x', [])).toEqual(places);
});
