import type { Course, CourseSummary, Enrolment } from '@arcada/contracts';

/** A course for tests. */
export const testSummary: CourseSummary = {
  id: 'iso-19650-in-practice',
  title: 'ISO 19650 in Practice',
  description: 'From the appointment to the handover.',
  price: 249.5,
  level: 'Bestseller',
  category: 'bim-management',
  rating: 4.7,
  reviewCount: 12,
  instructorName: 'Marta Lindqvist',
  instructorTitle: 'Information manager',
  lessonCount: 3,
  durationMinutes: 135,
};

export const testCourse: Course = {
  ...testSummary,
  imageUrl: '/iso.svg',
  body: ['A course on information management.'],
  outcomes: ['Name files by the convention'],
  audience: ['BIM managers'],
  requirements: ['None'],
  syllabus: [
    {
      id: 'start',
      title: 'Getting started',
      lessons: [
        { id: 'welcome', title: 'Welcome', kind: 'video', durationSeconds: 40, preview: true },
        { id: 'names', title: 'Names of files', kind: 'exercise', durationSeconds: 300, preview: false },
      ],
    },
    {
      id: 'finish',
      title: 'At the end',
      lessons: [{ id: 'check', title: 'Check', kind: 'quiz', durationSeconds: 240, preview: false }],
    },
  ],
  instructorBio: 'Twenty years on site.',
  softwareVersion: 'ISO 19650-1:2018',
  languages: ['en', 'pt-BR'],
  partlyIn: ['es'],
  files: { count: 3, kinds: ['rvt', 'xlsx'] },
  captions: ['en', 'pt-BR'],
  updatedAt: '2026-05-12T00:00:00.000Z',
  reviews: [
    {
      id: 'r1',
      authorName: 'Ana',
      rating: 5,
      text: 'Clear.',
      createdAt: '2026-05-01T10:00:00.000Z',
      reply: { text: 'Glad to hear it.', at: '2026-05-02T10:00:00.000Z' },
    },
  ],
  reviewHistogram: [0, 0, 1, 2, 9],
  related: [],
};

export const testEnrolment: Enrolment = {
  id: '6c4f4c2a-9f5f-4a52-8c43-0b4f0e2a1111',
  courseId: testSummary.id,
  title: testSummary.title,
  enrolledAt: '2026-05-01T10:00:00.000Z',
  seats: 1,
  giver: null,
  completedLessons: 1,
  lessonCount: 3,
  nextLessonId: 'names',
  newAnswers: 0,
  certificateCode: null,
  changes: null,
};
export const testUser = {
  id: '6c4f4c2a-9f5f-4a52-8c43-0b4f0e2a2222',
  username: 'ana',
  email: 'ana@example.com',
  fullName: 'Ana',
  emailConfirmed: true,
  role: 'customer',
};
