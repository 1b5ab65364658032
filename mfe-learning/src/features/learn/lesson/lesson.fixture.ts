import type { CourseProgress, Exercise, Lesson, Verdict } from '@arcada/contracts';

const state = { completed: false, positionSeconds: 0 };

/** A video lesson for tests. */
export const testLesson: Lesson = {
  id: 'welcome',
  title: 'Welcome',
  kind: 'video',
  durationSeconds: 40,
  preview: true,
  courseId: 'iso-19650-in-practice',
  courseTitle: 'ISO 19650 in Practice',
  chapterTitle: 'Getting started',
  summary: 'What this is about.',
  video: {
    src: '/media/welcome.mp4?s=1',
    contentType: 'video/mp4',
    durationSeconds: 40,
    captions: [
      { language: 'en', label: 'English', src: '/media/welcome.en.vtt?s=1' },
      { language: 'es', label: 'Español', src: '/media/welcome.es.vtt?s=1' },
    ],
    transcript: [
      { startSeconds: 0, endSeconds: 4, text: 'A drawing starts as work in progress.' },
      { startSeconds: 4, endSeconds: 9, text: 'Then it is shared.' },
    ],
    expiresAt: '2026-05-12T10:10:00.000Z',
  },
  body: [],
  quiz: null,
  exercise: null,
  files: [{ name: 'Table of fields', bytes: 2048, url: '/media/fields.csv?s=1' }],
  previousLessonId: null,
  nextLessonId: 'names',
  state,
  lastVerdict: null,
};

export const testQuizLesson: Lesson = {
  ...testLesson,
  id: 'check',
  title: 'Check',
  kind: 'quiz',
  video: null,
  files: [],
  previousLessonId: 'names',
  nextLessonId: null,
  quiz: {
    passMark: 0.7,
    questions: [
      {
        id: 'q1',
        text: 'Which state comes first?',
        kind: 'single',
        options: [
          { id: 'a', text: 'Shared' },
          { id: 'b', text: 'Work in progress' },
        ],
      },
      {
        id: 'q2',
        text: 'Which are fields of a name?',
        kind: 'multiple',
        options: [
          { id: 'a', text: 'Project' },
          { id: 'b', text: 'Originator' },
          { id: 'c', text: 'Weather' },
        ],
      },
    ],
  },
};

export const testVerdict: Verdict = {
  passed: false,
  score: 0.5,
  attempts: 1,
  items: [
    { id: 'q1', correct: false, solution: 'Work in progress', explanation: 'Nobody else has seen it yet.' },
    { id: 'q2', correct: true, solution: 'Project, Originator', explanation: 'The weather is in no name.' },
  ],
};

export const testProgress: CourseProgress = {
  courseId: 'iso-19650-in-practice',
  title: 'ISO 19650 in Practice',
  enrolled: true,
  chapters: [
    {
      id: 'start',
      title: 'Getting started',
      lessons: [
        { id: 'welcome', title: 'Welcome', kind: 'video', durationSeconds: 40, preview: true, state },
        { id: 'names', title: 'Names of files', kind: 'exercise', durationSeconds: 300, preview: false, state },
        { id: 'check', title: 'Check', kind: 'quiz', durationSeconds: 240, preview: false, state },
      ],
    },
  ],
  completedLessons: 0,
  lessonCount: 3,
  nextLessonId: 'welcome',
  certificateCode: null,
  changes: null,
};

/** The task of an exercise in one paragraph. */
export const testTask = (text: string): Exercise['task'] => [{ type: 'paragraph', children: [{ type: 'text', text }] }];
