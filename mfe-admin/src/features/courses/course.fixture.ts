import type { AdminCourse, HandedInCourse } from '@arcada/contracts';

export const testCourse: AdminCourse = {
  id: 'names-that-last',
  title: 'Names that last',
  status: 'submitted',
  revision: null,
  category: 'bim-management',
  level: 'New',
  price: 49,
  lessonCount: 1,
  adminNote: null,
  updatedAt: '2026-11-02T10:00:00.000Z',
  publishedAt: null,
  ownerId: '6c4f4c2a-9f5f-4a52-8c43-0b4f0e2a4444',
  instructorName: 'Bruno Prado',
  featuredPlace: null,
  underRevision: false,
  learners: 0,
};

export const testHandedIn: HandedInCourse = {
  course: testCourse,
  version: 'first',
  ownerName: 'Bruno Prado',
  isUnsubmitted: false,
  lessons: [{ id: 'why', title: 'Why names' }],
  differences: null,
  missing: [],
  advice: [],
};
