import { courseCategories, courseLevels, courseSorts } from '@arcada/contracts';
import { routerLink } from '@arcada/platform';
import { Field, LinkTabs, SearchForm, SelectInput } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { CourseListQuery } from '../../shared/course/course.api.ts';
import { type CourseFilters, filtersHref } from './course-filters.ts';

/**
 * Categories as links, search, level and sort order; every choice is an address that can be shared.
 * Typed words are included.
 */
export function FilterBar({ filters }: { filters: CourseFilters }) {
  const { t } = useTranslation('learning');
  const navigate = useNavigate();
  const [words, setWords] = useState(filters.q ?? '');
  const hrefFor = (change: Partial<CourseListQuery>) => filtersHref({ ...filters, q: words || undefined }, change);
  const go = (change: Partial<CourseListQuery>) => navigate(hrefFor(change));
  return (
    <div className="learn-filters a-screen-only">
      <LinkTabs
        label={t('courses.categories')}
        current={filters.category ?? 'all'}
        items={[undefined, ...courseCategories].map((category) => ({
          key: category ?? 'all',
          label: category ? t(`category.${category}`) : t('courses.all'),
          href: hrefFor({ category }),
        }))}
        renderLink={routerLink}
      />
      <div className="learn-filter-row">
        <SearchForm
          label={t('courses.search')}
          value={filters.q ?? ''}
          list={filtersHref(filters, { page: filters.page })}
          onType={setWords}
          onSearch={(q) => go({ q: q || undefined })}
        />
        <Field label={t('courses.level')} hideLabel>
          <SelectInput
            value={filters.level ?? ''}
            onChange={(event) => go({ level: event.target.value || undefined })}
            options={[
              { value: '', label: t('courses.allLevels') },
              ...courseLevels.map((value) => ({ value, label: t(`level.${value}`) })),
            ]}
          />
        </Field>
        <Field label={t('list.sort')} hideLabel>
          <SelectInput
            value={filters.sort ?? 'newest'}
            onChange={(event) => go({ sort: courseSorts.find((sort) => sort === event.target.value) })}
            options={courseSorts.map((value) => ({
              value,
              label: t(`sort.${value === '-price' ? 'priceDown' : value}`),
            }))}
          />
        </Field>
      </div>
    </div>
  );
}
