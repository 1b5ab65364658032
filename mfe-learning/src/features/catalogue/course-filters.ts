import { courseCategories, courseLevels, courseSorts, links } from '@arcada/contracts';
import { oneOf, readListAddress } from '@arcada/platform';
import type { CourseListQuery } from '../../shared/course/course.api.ts';

export const pageSize = 12;

export interface CourseFilters extends CourseListQuery {
  /** Unknown values in the address: everything is shown, with a notice. */
  unknown: string[];
  /** An unknown order in the address: the usual one is shown, with a notice. */
  unknownSort: string | undefined;
}

/** Reads the list's filters from the address. */
export function readFilters(search: URLSearchParams): CourseFilters {
  const category = oneOf(courseCategories, search.get('category'));
  const level = oneOf(courseLevels, search.get('level'));
  const sort = oneOf(courseSorts, search.get('sort'));
  return {
    category,
    level,
    sort: sort === 'newest' ? undefined : sort,
    ...readListAddress(search),
    unknown: [!category && search.get('category'), !level && search.get('level')].filter(
      (value) => !!value,
    ) as string[],
    unknownSort: sort ? undefined : search.get('sort') || undefined,
  };
}

/** The API's query for these filters. */
export const toQuery = ({
  unknown: _,
  unknownSort: __,
  ...query
}: CourseFilters): CourseListQuery & { pageSize: number } => ({
  ...query,
  pageSize,
});

/** Address of the list with some filters changed; any change except the page's returns to page 1. */
export const filtersHref = (
  { unknown: _, unknownSort: __, ...filters }: CourseFilters,
  change: Partial<CourseListQuery>,
) => links.courses({ ...filters, page: undefined, ...change });
