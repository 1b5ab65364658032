import type { Post, PostSummary } from '@arcada/contracts';

/** A post for component tests. */
export const sampleSummary: PostSummary = {
  id: 'ifc-export-checks',
  title: 'Five checks before an IFC leaves',
  excerpt: 'Ten minutes that save a week.',
  publishedAt: '2026-05-26T00:00:00.000Z',
  categoryId: 'open-standards',
  categoryName: 'Open standards',
  authorName: 'Nora Whitfield',
  readTime: 7,
  words: 1350,
};

const words = (text: string) => [{ type: 'text' as const, text }];

export const samplePost: Post = {
  ...sampleSummary,
  body: [
    { type: 'heading', level: 2, id: 'before', children: words('Before the export') },
    { type: 'paragraph', children: words('Close the other model.') },
    { type: 'code', language: 'python', text: 'print(1)\n' },
    { type: 'heading', level: 3, id: 'units', children: words('Units') },
  ],
  language: 'en',
  tags: ['IFC', 'quality'],
  author: { id: 'nora-whitfield', name: 'Nora Whitfield', role: 'Automation lead', bio: 'Writes small scripts.' },
  updatedAt: '2026-05-26T00:00:00.000Z',
  related: [{ ...sampleSummary, id: 'clash-reports', title: 'Clash reports nobody reads' }],
  previous: { id: 'older', title: 'The older one' },
  next: null,
};
