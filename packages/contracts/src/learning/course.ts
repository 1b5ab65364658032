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
