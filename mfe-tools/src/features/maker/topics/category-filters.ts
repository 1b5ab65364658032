import { type Category, categories, categoriesOf, type DocumentType, isForType, type LibraryTopic } from '@arcada/bim';

/** What the library shows: the categories of the document, those of all types of documents, or one of them. */
export type CategoryFilter = 'own' | 'all' | Category;

/** All categories, those of the document first. */
export const listedCategories = (type: DocumentType): readonly Category[] => {
  const own = categoriesOf(type);
  return [...own, ...categories.filter((category) => !own.includes(category))];
};

/** The topics of the library that a filter lets through, in their order; those of another type only among all. */
export function filteredTopics(
  topics: readonly LibraryTopic[],
  filter: CategoryFilter,
  type: DocumentType,
): readonly LibraryTopic[] {
  if (filter === 'all') return topics;
  const wanted: readonly Category[] = filter === 'own' ? categoriesOf(type) : [filter];
  return topics.filter((topic) => wanted.includes(topic.category) && isForType(topic, type));
}
