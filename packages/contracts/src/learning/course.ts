/** Texts of a course's page; each that its author left empty in a language is shown in another. */
export const courseTextFields = [
  'title',
  'description',
  'instructorTitle',
  'body',
  'outcomes',
  'audience',
  'requirements',
  'instructorBio',
] as const;
export const courseCategories = [
  'revit-training',
  'navisworks-fundamentals',
  'bim-management',
  'python-for-bim',
] as const;
export type CourseCategory = (typeof courseCategories)[number];
export const courseSorts = ['newest', 'price', '-price', 'title'] as const;
export type CourseSort = (typeof courseSorts)[number];
/** `level` is free text on cards; the catalogue filters by these three. */
export const courseLevels = ['Bestseller', 'New', 'Advanced'] as const;
export const lessonKinds = ['video', 'article', 'quiz', 'exercise'] as const;
export type LessonKind = (typeof lessonKinds)[number];
