import { openApiOf } from '../src/index.ts';
import { ForgottenController, noteDefinition, SilentVersionController, VersionController } from './note.fixture.ts';

interface Operation {
  operationId: string;
  security: object[];
  parameters?: object[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

const document = openApiOf(noteDefinition) as { openapi: string; paths: Record<string, Record<string, Operation>> };
const operation = (path: string, method: string): Operation => {
  const found = document.paths[path]?.[method];
  if (!found) throw new Error(`${method} ${path} is not in the document`);
  return found;
};

test('is an OpenAPI 3.1 document with every route', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toEqual([
    '/api/admin/notes',
    '/api/notes',
    '/api/notes/all',
    '/api/notes/broken',
    '/api/notes/by/{id}',
    '/api/notes/empty',
    '/api/notes/far',
    '/api/notes/mine',
    '/api/notes/raw',
    '/api/notes/refused',
    '/api/notes/shared',
    '/api/notes/upload',
    '/api/notes/who',
    '/api/notes/with-credential',
    '/api/notes/wrong',
    '/internal/notes',
  ]);
});

test('requests are described as they are sent, responses as they arrive', () => {
  expect(operation('/api/notes', 'get').parameters).toEqual([
    expect.objectContaining({ name: 'page', in: 'query', required: false }),
  ]);
  expect(operation('/api/notes/by/{id}', 'get').parameters).toMatchObject([
    { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
  ]);
  expect(operation('/api/notes', 'post').requestBody?.content['application/json']?.schema).toMatchObject({
    properties: { title: { type: 'string' }, email: { format: 'email' } },
    required: ['title'],
  });
  expect(operation('/api/notes', 'get').responses['200']?.content?.['application/json']?.schema).toMatchObject({
    properties: { page: { type: 'integer' } },
  });
  expect(operation('/api/notes', 'post').responses).toHaveProperty('201');
  expect(operation('/api/notes', 'post').responses.default?.content).toHaveProperty('application/problem+json');
});

test('states who may call', () => {
  expect(operation('/api/notes', 'get').security).toEqual([]);
  expect(operation('/api/notes/mine', 'get').security).toEqual([{ session: [] }]);
  expect(operation('/api/notes/all', 'get')).toMatchObject({ security: [{ session: [] }], 'x-roles': ['admin'] });
  expect(operation('/api/notes/all', 'get')).not.toHaveProperty('x-confirmed');
  expect(operation('/api/notes/all', 'delete')).toMatchObject({ 'x-roles': ['admin'], 'x-confirmed': true });
  expect(operation('/api/notes/all', 'post')).toMatchObject({ 'x-roles': ['admin'], 'x-confirmed': 'applied' });
  expect(operation('/internal/notes', 'get').security).toEqual([{ internal: [] }]);
});

test('operation ids are unique, and the same definition gives the same bytes', () => {
  const ids = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
  expect(JSON.stringify(openApiOf(noteDefinition))).toBe(JSON.stringify(document));
});

test('a route without policy is not included', () => {
  expect(() => openApiOf({ ...noteDefinition, controllers: [ForgottenController] })).toThrow(/who may call/);
});

test('a route that reads If-Match demands and describes it', () => {
  const { paths } = openApiOf({ ...noteDefinition, controllers: [VersionController] }) as typeof document;
  expect(paths['/api/versions/{id}']?.patch?.parameters).toMatchObject([
    { name: 'If-Match', in: 'header', required: true },
  ]);
  expect(() => openApiOf({ ...noteDefinition, controllers: [SilentVersionController] })).toThrow(/`versioned`/);
});
