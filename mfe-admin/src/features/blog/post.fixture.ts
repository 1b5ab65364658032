import type { AdminPost } from '@arcada/contracts';

const text = (title: string) => ({ title, excerpt: `${title} in short`, tags: ['walls'], body: `About ${title}.` });

export const testPost = (more: Partial<AdminPost> = {}): AdminPost => ({
  id: 'walls',
  title: 'Walls',
  status: 'draft',
  categoryId: 'standards',
  authorId: 'helena-prado',
  ownerId: null,
  publishedAt: null,
  updatedAt: '2026-11-20T10:00:00.000Z',
  revision: 3,
  missing: ['es'],
  adminNote: null,
  editionOf: null,
  editionId: null,
  editionStatus: null,
  image: '',
  imageUrl: null,
  related: [],
  isUnsubmitted: false,
  texts: { en: text('Walls'), 'pt-BR': text('Paredes') },
  ...more,
});

/** The lists that the forms and filters offer. */
export const testChoices = {
  'GET /api/admin/categories': {
    body: [
      { id: 'standards', place: 1, texts: { en: { name: 'Standards', description: '' } }, postCount: 1 },
      { id: 'automation', place: 2, texts: { en: { name: 'Automation', description: '' } }, postCount: 0 },
    ],
  },
  'GET /api/admin/blog/authors': { body: [{ id: 'helena-prado', name: 'Helena Prado' }] },
};
