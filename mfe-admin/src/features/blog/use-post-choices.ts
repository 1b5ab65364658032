import { useLanguage } from '@arcada/platform';
import { categoriesApi } from '../../shared/categories.api.ts';
import { postsApi } from './posts.api.ts';

export interface Choice {
  value: string;
  label: string;
}
const nameIn = (choices: readonly Choice[]) => (id: string) => choices.find(({ value }) => value === id)?.label ?? id;

/** Categories and authors that a post can have, by their names; empty until they are loaded. */
export function usePostChoices() {
  const { language } = useLanguage();
  const { data: categories = [] } = categoriesApi.useAdminCategoriesQuery();
  const { data: authors = [] } = postsApi.useAdminPostAuthorsQuery();
  const byCategory = categories
    .toSorted((one, other) => one.place - other.place)
    .map(({ id, texts }): Choice => ({ value: id, label: texts[language]?.name ?? id }));
  const byAuthor = authors.map(({ id, name }): Choice => ({ value: id, label: name }));
  return { categories: byCategory, authors: byAuthor, categoryOf: nameIn(byCategory), authorOf: nameIn(byAuthor) };
}
