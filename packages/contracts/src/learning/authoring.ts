import type { Translated } from '../texts/languages.ts';

export const courseStatuses = ['draft', 'submitted', 'published', 'archived'] as const;
/** Where the next edition of a course on sale stands: its author writes it, or has submitted it. */
export const courseRevisions = ['draft', 'submitted'] as const;
/** Where a course stands, as an admin filters: `sent-back` is a draft with an admin's note, `revision` one with another edition on sale. */
export const courseStates = ['submitted', 'published', 'revision', 'sent-back', 'draft', 'archived'] as const;
export const adminCourseSorts = ['updatedAt', 'title', 'price'] as const;
/** What a course or lesson needs before it can be submitted. */
export const missingParts = [
  'description',
  'outcomes',
  'lessons',
  'chapter',
  'clip',
  'text',
  'quiz',
  'exercise',
] as const;
/** What a course should have, besides what it needs: `length` of a lesson that is stated as much longer than it takes to read. */
export const adviceParts = ['price', 'body', 'audience', 'instructorBio', 'preview', 'length', 'translations'] as const;
/** In dollars. */
export const mostCoursePrice = 100_000;
/** What a new chapter is called until its author names it. No course can be submitted with it. */
export const newChapterTitles: Translated = { en: 'New chapter', 'pt-BR': 'Novo capítulo', es: 'Capítulo nuevo' };
export type CourseStatus = (typeof courseStatuses)[number];
export type CourseRevision = (typeof courseRevisions)[number];
/** Ids of questions, options and items, chosen by the author. */
export const taskIds = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Bytes of a clip, of captions, of a picture and of any other file; cues of captions; characters of an article. */
export const authoringLimits = {
  clip: 200 * 1024 * 1024,
  captions: 512 * 1024,
  cues: 3000,
  picture: 10 * 1024 * 1024,
  file: 200 * 1024 * 1024,
  article: 40_000,
} as const;
/** What an uploaded file is for. */
export const uploadPlaces = ['clip', 'poster', 'captions', 'file'] as const;
export type UploadPlace = (typeof uploadPlaces)[number];

/** Fields that authors write, of a course and of its lessons. */
export const contentFields = [
  'title',
  'description',
  'body',
  'outcomes',
  'audience',
  'requirements',
  'image',
  'instructorImage',
  'instructorName',
  'instructorTitle',
  'instructorBio',
  'category',
  'price',
  'softwareVersion',
  'related',
  'chapters',
  'order',
  'kind',
  'durationSeconds',
  'preview',
  'clip',
  'poster',
  'captions',
  'summary',
  'text',
  'quiz',
  'exercise',
  'files',
] as const;
export type ContentField = (typeof contentFields)[number];
