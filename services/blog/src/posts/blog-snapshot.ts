import {
  type BlogAuthor,
  type BlogCategory,
  forEachLanguage,
  type Language,
  links,
  mostSearchEntries,
  type PageOf,
  type Post,
  type PostSummary,
  type SearchEntries,
} from '@arcada/contracts';
import { FullTextSearch, fold } from '@arcada/search';
import { stemIn } from '@arcada/search/stems';
import { type BlogRows, inLanguage } from './blog-rows.ts';
import type { PostEntity, PostTextEntity } from './post.entity.ts';

export interface PostQuery {
  category?: string | undefined;
  author?: string | undefined;
  tag?: string | undefined;
  q?: string | undefined;
  page: number;
  pageSize: number;
}

interface ReadablePost {
  row: PostEntity;
  text: PostTextEntity;
  /** Of all its languages, folded: an address with a tag keeps its posts when the language changes. */
  tags: ReadonlySet<string>;
  summary: PostSummary;
  /**
   * When readers last saw it change: never before it appeared, however early a scheduled post was
   * written.
   */
  updatedAt: string;
}

/**
 * The blog as readers see it at one moment: published posts, newest first. Immutable: a write
 * creates a new one.
 */
export class BlogSnapshot {
  private readonly posts: Record<Language, ReadonlyMap<string, ReadablePost>>;
  private readonly searches: Record<Language, FullTextSearch>;
  /** When the next scheduled post appears. */
  readonly nextDue: number | undefined;
  /** Posts as their pages show them, by `language/id`, filled on request. */
  readonly details = new Map<string, Post>();
  private readonly editions: ReadonlyMap<string, PostEntity>;

  constructor(
    readonly rows: BlogRows,
    readonly taken: number,
    imageUrl: (file: string) => string,
  ) {
    this.editions = new Map(rows.posts.flatMap(({ row }) => (row.editionOf ? [[row.editionOf, row]] : [])));
    const timeOf = ({ row }: { row: PostEntity }) => (row.publishedAt as Date).getTime();
    const published = rows.posts
      .filter(
        ({ row, texts }) => row.status === 'published' && row.editionOf === null && row.publishedAt && texts.size > 0,
      )
      .sort((left, right) => timeOf(right) - timeOf(left) || (left.row.id < right.row.id ? -1 : 1));
    const visible = published.filter((post) => timeOf(post) <= taken);
    this.nextDue = published.findLast((post) => timeOf(post) > taken)?.row.publishedAt?.getTime();
    const read = (language: Language) =>
      visible.map(({ row, texts }): [string, ReadablePost] => {
        const text = inLanguage(texts, language) as PostTextEntity;
        const updatedAt = new Date(Math.max(row.updatedAt.getTime(), timeOf({ row }))).toISOString();
        const summary = { ...this.summarise(row, text, language, imageUrl), updatedAt };
        const tags = new Set([...texts.values()].flatMap((each) => each.tags.map(fold)));
        return [row.id, { row, text, tags, summary, updatedAt }];
      });
    this.posts = forEachLanguage((language): ReadonlyMap<string, ReadablePost> => new Map(read(language)));
    this.searches = forEachLanguage((language) => {
      const documents = [...this.posts[language].values()].map(({ text, summary }) => ({
        name: text.title,
        labels: `${text.tags.join(' ')} ${summary.categoryName} ${summary.authorName}`,
        description: text.excerpt,
        details: text.body,
      }));
      return new FullTextSearch(language, documents, { stem: stemIn(language) });
    });
  }

  list({ category, author, tag, q, page, pageSize }: PostQuery, language: Language): PageOf<PostSummary> {
    let found = [...this.posts[language].values()];
    if (q) {
      const matches = this.searches[language].search(q);
      found = matches.best(0, matches.count).map((place) => found[place] as ReadablePost);
    }
    const { categories, redirects } = this.rows;
    const wanted = redirects.find(({ id }) => id === category)?.categoryId ?? category;
    // Unknown categories mean all.
    if (wanted && categories.some(({ row }) => row.id === wanted))
      found = found.filter(({ row }) => row.categoryId === wanted);
    if (author) {
      const id = this.rows.authors.find(({ row }) => row.address === author)?.row.id ?? author;
      found = found.filter(({ row }) => row.authorId === id);
    }
    if (tag) found = found.filter(({ tags }) => tags.has(fold(tag)));
    const items = found.slice((page - 1) * pageSize, page * pageSize).map(({ summary }) => summary);
    return { items, total: found.length, page, pageSize };
  }

  recent(count: number, language: Language): PostSummary[] {
    return [...this.posts[language].values()].slice(0, count).map(({ summary }) => summary);
  }

  /** The newest posts, in the form that the feed needs. */
  feed(count: number, language: Language) {
    const posts = [...this.posts[language].values()].slice(0, count);
    return posts.map(({ text, summary, updatedAt }) => ({
      ...summary,
      language: text.language,
      updatedAt,
      tags: text.tags,
    }));
  }

  /** The post's next edition, which its author is writing or has handed in. */
  editionOf(id: string): PostEntity | null {
    return this.editions.get(id) ?? null;
  }

  find(id: string, language: Language): ReadablePost | undefined {
    return this.posts[language].get(id);
  }

  /** Posts that the author selected, then the newest of the same category. */
  related(id: string, language: Language): PostSummary[] {
    const posts = this.posts[language];
    const post = posts.get(id);
    if (!post) return [];
    const alike = [...posts.values()].filter(({ row }) => row.categoryId === post.row.categoryId);
    const ids = new Set([...post.row.related, ...alike.map(({ row }) => row.id)]);
    ids.delete(id);
    return [...ids].flatMap((other) => posts.get(other)?.summary ?? []).slice(0, 3);
  }

  /** The next older and the next newer post. */
  neighbours(id: string, language: Language) {
    const ids = [...this.posts[language].keys()];
    const at = ids.indexOf(id);
    const name = (other: string | undefined) => {
      const summary = other && this.find(other, language)?.summary;
      return summary ? { id: summary.id, title: summary.title } : null;
    };
    return { previous: name(ids[at + 1]), next: at > 0 ? name(ids[at - 1]) : null };
  }

  author(id: string, language: Language) {
    const author = this.rows.authors.find(({ row }) => row.id === id);
    const text = author && inLanguage(author.texts, language);
    return {
      id: author?.row.address ?? id,
      name: author?.row.name ?? id,
      role: text?.role ?? '',
      bio: text?.bio ?? '',
      ...(author?.row.address && { formerIds: [id] }),
    };
  }

  /** Those of whom there are posts to read. */
  authors(language: Language): BlogAuthor[] {
    const counts = new Map<string, number>();
    for (const { row } of this.posts[language].values()) counts.set(row.authorId, (counts.get(row.authorId) ?? 0) + 1);
    return [...counts].map(([id, postCount]) => ({ ...this.author(id, language), postCount }));
  }

  /** Those of the given ids that are authors here. */
  knownAuthors(ids: readonly string[], language: Language) {
    const known = new Set(this.rows.authors.map(({ row }) => row.id));
    return ids.filter((id) => known.has(id)).map((id) => this.author(id, language));
  }

  categories(language: Language): BlogCategory[] {
    const posts = [...this.posts[language].values()];
    return this.rows.categories.map(({ row, texts }) => {
      const text = inLanguage(texts, language);
      const former = this.rows.redirects.filter(({ categoryId }) => categoryId === row.id);
      return {
        id: row.id,
        name: text?.name ?? row.id,
        description: text?.description ?? '',
        postCount: posts.filter((post) => post.row.categoryId === row.id).length,
        ...(former.length > 0 && { formerIds: former.map(({ id }) => id) }),
      };
    });
  }

  searchEntries(language: Language): SearchEntries {
    const posts = [...this.posts[language].values()];
    const entries = posts.slice(0, mostSearchEntries).map(({ text, summary }) => ({
      id: summary.id,
      kind: 'post' as const,
      title: summary.title,
      summary: summary.excerpt,
      keywords: [summary.categoryName, summary.authorName, ...text.tags].join(' '),
      path: links.post(summary.id),
    }));
    return { entries, complete: entries.length === posts.length };
  }

  /** Ids of posts that readers see differently than in an earlier snapshot. */
  changedSince(earlier: BlogSnapshot): string[] {
    const stamp = (snapshot: BlogSnapshot, id: string) => snapshot.find(id, 'en')?.row.updatedAt.getTime();
    const ids = new Set([...this.posts.en.keys(), ...earlier.posts.en.keys()]);
    return [...ids].filter((id) => stamp(this, id) !== stamp(earlier, id));
  }

  private summarise(
    row: PostEntity,
    text: PostTextEntity,
    language: Language,
    imageUrl: (file: string) => string,
  ): PostSummary {
    const category = this.rows.categories.find((each) => each.row.id === row.categoryId);
    return {
      id: row.id,
      title: text.title,
      excerpt: text.excerpt,
      ...(row.image && { imageUrl: imageUrl(row.image) }),
      publishedAt: (row.publishedAt as Date).toISOString(),
      categoryId: row.categoryId,
      categoryName: (category && inLanguage(category.texts, language)?.name) ?? row.categoryId,
      authorName: this.author(row.authorId, language).name,
      readTime: text.readingMinutes,
      words: wordsOf(text.body),
    };
  }
}

/** Of Markdown, whose signs don't count. Minutes are too coarse to tell articles apart. */
function wordsOf(markdown: string): number {
  const words = markdown.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return words < 100 ? words : Math.round(words / 10) * 10;
}
