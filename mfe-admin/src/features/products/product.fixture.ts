import { forEachLanguage, type ManagedProduct } from '@arcada/contracts';

/** A published product with all its texts. */
export const wallCounter: ManagedProduct = {
  id: 'wall-counter',
  type: 'script',
  category: 'data',
  price: 19.5,
  status: 'published',
  version: '1.0.0',
  compatibility: 'Python 3.9+',
  related: [],
  featuredPlace: null,
  texts: forEachLanguage((language) => ({
    name: `Wall Counter ${language}`,
    description: 'Counts walls',
    body: ['One', 'Two'],
    inside: [{ name: 'count.py', text: 'The script' }],
    requirements: ['Python 3.9'],
    changelog: [{ version: '1.0.0', date: '2026-01-01', notes: ['First release'] }],
  })),
  imageUrl: '/api/store/images/type-script.svg',
  hasFile: true,
  updatedAt: '2026-11-01T10:00:00.000Z',
  publishedAt: '2026-10-01T10:00:00.000Z',
  tag: 'first',
};
