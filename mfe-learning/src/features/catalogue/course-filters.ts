import { courseCategories, courseLevels, courseSorts, links } from '@arcada/contracts';
import type { CourseListQuery } from '../../shared/course/course.api.ts';

export const pageSize = 12;

const oneOf = <T extends string>(allowed: readonly T[], value: string | null): T | undefined =>
  allowed.find((candidate) => candidate === value);

export interface CourseFilters extends CourseListQuery {
  /** Values of the address that name nothing: all is shown, with a notice (decision 22). */
  unknown: string[];
}

/** Reads the list's filters from the address. */
export function readFilters(search: URLSearchParams): CourseFilters {
  const category = oneOf(courseCategories, search.get('category'));
  const level = oneOf(courseLevels, search.get('level'));
  const sort = oneOf(courseSorts, search.get('sort'));
  const page = Number(search.get('page') ?? 1);
  return {
    category,
    level,
    sort: sort === 'newest' ? undefined : sort,
    q: search.get('q')?.trim().slice(0, 100) || undefined,
    page: Number.isInteger(page) && page > 1 && page <= 10_000 ? page : undefined,
    unknown: [!category && search.get('category'), !level && search.get('level')].filter(
      (value) => !!value,
    ) as string[],
  };
}

/** The API's query for these filters. */
export const toQuery = ({ unknown: _, ...query }: CourseFilters): CourseListQuery & { pageSize: number } => ({
  ...query,
  pageSize,
});

/** Address of the list with some filters changed; any change but the page's goes back to page 1. */
export const filtersHref = ({ unknown: _, ...filters }: CourseFilters, change: Partial<CourseListQuery>) =>
  links.courses({ ...filters, page: undefined, ...change });
