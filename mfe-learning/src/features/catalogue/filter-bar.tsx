import { courseCategories, courseLevels, courseSorts } from '@arcada/contracts';
import { Field, SearchIcon, SelectInput, TextInput } from '@arcada/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { CourseListQuery } from '../../course/course.api.ts';
import { type CourseFilters, filtersHref } from './course-filters.ts';

/** Categories as links, search, level and order; every choice is an address that can be shared. */
export function FilterBar({ filters }: { filters: CourseFilters }) {
  const { t } = useTranslation('learning');
  const navigate = useNavigate();
  const [words, setWords] = useState(filters.q ?? '');
  useEffect(() => setWords(filters.q ?? ''), [filters.q]);
  const go = (change: Partial<CourseListQuery>) => navigate(filtersHref(filters, change));
  const search = () => words.trim() !== (filters.q ?? '') && go({ q: words.trim() || undefined });
  const handleSearch = (event: FormEvent) => {
    event.preventDefault();
    search();
  };
  return (
    <div className="learn-filters">
      <nav aria-label={t('courses.categories')} className="a-tabs">
        {[undefined, ...courseCategories].map((category) => (
          <Link
            key={category ?? 'all'}
            to={filtersHref(filters, { category })}
            className="a-tab learn-category"
            aria-current={filters.category === category ? 'page' : undefined}
          >
            {category ? t(`category.${category}`) : t('courses.all')}
          </Link>
        ))}
      </nav>
      <div className="learn-filter-row">
        {/* biome-ignore lint/a11y/useSemanticElements: the search element is not in all supported browsers */}
        <form role="search" aria-label={t('courses.search')} onSubmit={handleSearch}>
          <Field label={t('courses.search')} hideLabel>
            <TextInput
              type="search"
              name="q"
              maxLength={100}
              icon={<SearchIcon />}
              placeholder={t('courses.search')}
              value={words}
              onChange={(event) => setWords(event.target.value)}
              onBlur={search}
            />
          </Field>
        </form>
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
        <Field label={t('courses.sort')} hideLabel>
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
