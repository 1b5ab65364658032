import type { AuthoredCourse } from '@arcada/contracts';

/** Where the author's version stands; null: there is only what is on sale, or was. */
export const phaseOf = ({ status, revision }: Pick<AuthoredCourse, 'status' | 'revision'>) =>
  status === 'draft' || status === 'submitted' ? status : revision;

/** A draft with an admin's note, which is gone once it is submitted again. */
export const isSentBack = (course: Pick<AuthoredCourse, 'status' | 'revision' | 'adminNote'>) =>
  phaseOf(course) === 'draft' && course.adminNote !== null;

/** Where the course itself stands, as its author reads it. */
export const statusOf = (course: Pick<AuthoredCourse, 'status' | 'revision' | 'adminNote'>) =>
  course.status === 'draft' && isSentBack(course) ? ('sentBack' as const) : course.status;
