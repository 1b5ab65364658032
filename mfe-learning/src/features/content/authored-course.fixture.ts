import type { AuthoredCourse, AuthoredLesson } from '@arcada/contracts';

/** A lesson as its author sees it, with only an English title. */
export const testLesson = (id: string, kind: AuthoredLesson['kind'], title: string): AuthoredLesson => ({
  id,
  kind,
  durationSeconds: 95,
  preview: false,
  clip: null,
  poster: null,
  captions: {},
  files: [],
  quiz: null,
  exercise: null,
  texts: { en: { title, summary: '', body: '' } },
  version: 'v1',
  mediaVersion: 'm1',
});

/** A draft called "My course" with one chapter of these lessons, in English only. */
export const testDraft = (...lessons: AuthoredLesson[]): AuthoredCourse => ({
  id: 'my-course',
  title: 'My course',
  status: 'draft',
  revision: null,
  category: 'revit-training',
  level: 'New',
  price: 49,
  lessonCount: lessons.length,
  adminNote: null,
  updatedAt: '2026-05-12T10:00:00.000Z',
  publishedAt: null,
  softwareVersion: 'Revit 2026',
  image: 'category-revit-training.svg',
  imageUrl: '/api/learning/images/category-revit-training.svg?v=1',
  instructorName: 'Bruno',
  instructorImage: null,
  instructorImageUrl: null,
  related: [],
  texts: {
    en: {
      title: 'My course',
      description: '',
      body: [],
      outcomes: [],
      audience: [],
      requirements: [],
      instructorTitle: '',
      instructorBio: '',
    },
  },
  chapters: [{ id: 'one', title: { en: 'One' }, lessons }],
  versions: { texts: 'v1', facts: 'v1', structure: 'v1' },
  uploads: { 'first.csv': { name: 'first', at: '2026-05-01T10:00:00.000Z' } },
  advice: [],
  missing: [],
});
