import type { AuthoredCourse } from '@arcada/contracts';

/** Where the author's version stands; null: there is only what is on sale, or was. */
export const phaseOf = ({ status, revision }: Pick<AuthoredCourse, 'status' | 'revision'>) =>
  status === 'draft' || status === 'submitted' ? status : revision;
