import { topicSchema } from '../document/document.schema.ts';
import { sampleDocument } from '../sample/sample-document.ts';
import { emptyDocument } from '../start/empty-document.ts';
import { topicOfLibrary, topicQuery } from './library-topic.schema.ts';
import { documentQuery, storedDocumentSchema } from './summary.schema.ts';

const summary = {
  id: '7f6f3c51-5c57-4b5e-9d3a-0c7a0a4f9a10',
  type: 'bep-pre',
  language: 'en',
  number: '',
  title: '',
  status: '',
  revision: '',
  score: null,
  archived: false,
  version: 'abc',
  createdAt: '2026-09-01T10:00:00.000Z',
  updatedAt: '2026-09-01T10:00:00.000Z',
  projectId: null,
  deletedAt: null,
} as const;

test('a stored document is its summary and its content', () => {
  for (const document of [emptyDocument('bep-pre', 'en'), sampleDocument('bep-pre', 'en', '2026-09-01')])
    expect(storedDocumentSchema.parse({ ...summary, document })).toEqual({ ...summary, document });
  expect(storedDocumentSchema.safeParse({ ...summary, document: {} }).success).toBe(false);
});

test('queries read the texts of an address', () => {
  expect(documentQuery.parse({ page: '2', pageSize: '20', place: 'bin' })).toEqual({
    page: 2,
    pageSize: 20,
    place: 'bin',
  });
  expect(documentQuery.safeParse({ type: 'letter' }).success).toBe(false);
  expect(topicQuery.parse({ favourites: 'true', category: 'deliverables' })).toMatchObject({
    favourites: true,
    category: 'deliverables',
    page: 1,
  });
});

test('a topic of the library fits into a document', () => {
  const topic = topicOfLibrary({
    id: 'bep-midp',
    family: 'bep',
    category: 'deliverables',
    ownerRole: 'information-manager',
    requiredFields: ['projectName'],
    title: 'Master plan',
    guidance: 'Gather the plans.',
    text: 'Of {projectName}:\n\n- one',
    favourite: true,
  });
  expect(topicSchema.parse(topic)).toEqual(topic);
  expect(topic).toMatchObject({ topic: 'bep-midp', title: 'Master plan' });
});
