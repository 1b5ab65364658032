import type { CourseRevision } from '@arcada/contracts';
import type { CourseEntity } from './course.entity.ts';

type Standing = Pick<CourseEntity, 'status' | 'revision'>;

/** Its author's version is then another edition. */
export const onceOnSale = ({ status }: Standing): boolean => status === 'published' || status === 'archived';

/**
 * Where the author's version stands: a draft that can be written, submitted to the admins, or none,
 * because it is what is on sale.
 */
export function phaseOf(course: Standing): CourseRevision | null {
  if (course.status === 'draft' || course.status === 'submitted') return course.status;
  return course.revision;
}

/** Columns that move the author's version to another phase; what is on sale stays. */
export const inPhase = (course: Standing, phase: CourseRevision): Partial<CourseEntity> =>
  onceOnSale(course) ? { revision: phase } : { status: phase };

/** Whether a next edition can be begun. */
export const canBeRevised = (course: Standing): boolean => onceOnSale(course) && course.revision === null;

/**
 * Whether the next edition is still with its author, who is someone else: no one else says that it is finished. An
 * author's own and one of the house are.
 */
export const isUnsubmitted = (course: Standing & Pick<CourseEntity, 'ownerId'>, adminId: string | undefined): boolean =>
  course.revision === 'draft' && course.ownerId !== null && course.ownerId !== adminId;

/** The price in the author's version. */
export const workingPrice = (course: Pick<CourseEntity, 'priceCents' | 'revisedPriceCents'>): number =>
  course.revisedPriceCents ?? course.priceCents;
