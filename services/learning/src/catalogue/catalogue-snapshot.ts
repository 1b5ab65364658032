import { type courseQuery, forEachLanguage, type Language, mostSearchEntries } from '@arcada/contracts';
import { FullTextSearch, fold } from '@arcada/search';
import { stemIn } from '@arcada/search/stems';
import type { z } from 'zod';
import { type CourseModel, inLanguage } from './course-model.ts';
import { courseText } from './course-text.ts';
import { authorOf, present, searchEntry, summarise } from './course-view.ts';

export type CourseQuery = z.infer<typeof courseQuery>;

interface Entry {
  course: CourseModel;
  /** JSON of the card. */
  summary: string;
  title: string;
}

const byTime = (left: CourseModel, right: CourseModel) =>
  (right.row.publishedAt?.getTime() ?? 0) - (left.row.publishedAt?.getTime() ?? 0) ||
  (left.row.id < right.row.id ? -1 : 1);

/** What is searched besides what the suggestions know, too: outcomes, and what each lesson says of itself. */
const detailsOf = (course: CourseModel, language: Language) =>
  [
    ...courseText(course, language).outcomes,
    ...course.lessons.map((lesson) => inLanguage(lesson.texts, language).summary),
  ].join(' ');

/**
 * The courses in the form that responses need; cards and pages are prepared JSON. Immutable: a
 * write creates a new one.
 */
export class CatalogueSnapshot {
  /** Every course, regardless of status. */
  readonly courses: ReadonlyMap<string, CourseModel>;
  private readonly visible: CourseModel[];
  private readonly entries: Record<Language, Entry[]>;
  private readonly searches: Record<Language, FullTextSearch>;
  private readonly details = new Map<string, string>();
  readonly featured: Record<Language, string>;
  readonly searchEntries: Record<Language, string>;

  constructor(
    courses: readonly CourseModel[],
    private readonly imageUrl: (file: string) => string,
  ) {
    this.courses = new Map(courses.map((course) => [course.row.id, course]));
    this.visible = courses.map(onSale).filter(isPublished).sort(byTime);
    this.entries = forEachLanguage((language) => this.visible.map((course) => this.entry(course, language)));
    this.searches = forEachLanguage(
      (language) =>
        new FullTextSearch(
          language,
          this.visible.map((course) => {
            const { title: name, summary: description, keywords: labels } = searchEntry(course, language);
            return { name, description, labels, details: detailsOf(course, language) };
          }),
          { stem: stemIn(language) },
        ),
    );
    const featured = this.visible
      .filter(({ row }) => row.featuredPlace !== null)
      .sort((left, right) => (left.row.featuredPlace ?? 0) - (right.row.featuredPlace ?? 0))
      .slice(0, 3);
    this.featured = forEachLanguage((language) => `[${featured.map((one) => this.card(one, language)).join()}]`);
    this.searchEntries = forEachLanguage((language) =>
      JSON.stringify({
        entries: this.visible.slice(0, mostSearchEntries).map((course) => searchEntry(course, language)),
        complete: this.visible.length <= mostSearchEntries,
      }),
    );
  }

  /** JSON of one page. With search words, `newest` means best match first. */
  list(query: CourseQuery, language: Language): string {
    const all = this.entries[language];
    const matches = query.q ? this.searches[language].search(query.q) : undefined;
    const asked = matches ? matches.best(0, matches.count).map((place) => all[place] as Entry) : all;
    const found = asked.filter(
      ({ course }) =>
        (!query.category || course.row.category === query.category) &&
        (!query.level || fold(course.row.level) === fold(query.level)) &&
        (!query.author || authorOf(course) === query.author),
    );
    const ordered = order(found, query.sort, language);
    const skip = (query.page - 1) * query.pageSize;
    const items = ordered.slice(skip, skip + query.pageSize).map(({ summary }) => summary);
    return `{"items":[${items.join()}],"total":${found.length},"page":${query.page},"pageSize":${query.pageSize}}`;
  }

  /** JSON of a published course's page. */
  detail(id: string, language: Language): string | undefined {
    const course = this.visible.find(({ row }) => row.id === id);
    if (!course) return undefined;
    const known = this.details.get(`${language}/${id}`);
    if (known) return known;
    const json = JSON.stringify(this.present(course, language));
    this.details.set(`${language}/${id}`, json);
    return json;
  }

  /** A course of any status, as its page would show it. */
  present(course: CourseModel, language: Language) {
    const related = course.row.related.flatMap((id) => this.visible.filter(({ row }) => row.id === id));
    return present(course, related, language, this.imageUrl);
  }

  /** Ids of courses that are new or different since an earlier snapshot. */
  changedSince(earlier: CatalogueSnapshot): string[] {
    const stamp = (course: CourseModel | undefined) => course?.row.changedAt.getTime();
    return [...this.courses.values()]
      .filter((course) => stamp(course) !== stamp(earlier.courses.get(course.row.id)))
      .map(({ row }) => row.id);
  }

  private entry(course: CourseModel, language: Language): Entry {
    const summary = JSON.stringify(summarise(course, language, this.imageUrl));
    return { course, summary, title: fold(courseText(course, language).title) };
  }

  private card(course: CourseModel, language: Language): string {
    return this.entries[language][this.visible.indexOf(course)]?.summary ?? '';
  }
}

/** A course as the catalogue shows it, its author's next edition aside. */
const onSale = (course: CourseModel): CourseModel => course.edition ?? course;

export const isPublished = ({ row, texts }: CourseModel): boolean =>
  row.status === 'published' && row.publishedAt !== null && texts.size > 0;

function order(entries: Entry[], sort: CourseQuery['sort'], language: Language): Entry[] {
  const price = (entry: Entry) => entry.course.row.priceCents;
  // Sorting is stable: entries arrive best match first, or in order of publication.
  if (sort === 'price') return entries.toSorted((left, right) => price(left) - price(right));
  if (sort === '-price') return entries.toSorted((left, right) => price(right) - price(left));
  if (sort === 'title') return entries.toSorted((left, right) => left.title.localeCompare(right.title, language));
  return entries;
}
