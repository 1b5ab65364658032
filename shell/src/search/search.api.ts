import {
  type CourseSummary,
  links,
  type PageOf,
  type PostSummary,
  type ProductSummary,
  type SearchEntries,
  type SearchEntry,
  type SearchKind,
  searchEntryPaths,
} from '@arcada/contracts';
import { type ApiError, api } from '@arcada/platform';

/** Something found by an area's own list search. */
export type Hit = Omit<SearchEntry, 'keywords'> & { imageUrl?: string };
export interface Hits {
  total: number;
  hits: Hit[];
}
interface ListQuery {
  kind: SearchKind;
  q: string;
}

/** Results of one kind that a page of results or a list of suggestions shows. */
export const hitsPerKind = 6;

const listPaths: Record<SearchKind, string> = { product: '/api/products', course: '/api/courses', post: '/api/blog' };
const tags = { product: 'Product', course: 'Course', post: 'Post' } as const;

const hitFrom: {
  [K in SearchKind]: (item: { product: ProductSummary; course: CourseSummary; post: PostSummary }[K]) => Hit;
} = {
  product: ({ id, name, description, price, imageUrl }) => ({
    id,
    kind: 'product',
    title: name,
    summary: description,
    path: links.product(id),
    price,
    imageUrl,
  }),
  course: ({ id, title, description, price, imageUrl }) => ({
    id,
    kind: 'course',
    title,
    summary: description,
    path: links.course(id),
    price,
    imageUrl,
  }),
  post: ({ id, title, excerpt, imageUrl }) => ({
    id,
    kind: 'post',
    title,
    summary: excerpt,
    path: links.post(id),
    imageUrl,
  }),
};

export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What one area hands over for searching in the browser. A failure costs this area's suggestions alone. */
    storeSearchEntries: build.query<SearchEntries, SearchKind>({
      query: (kind) => ({ url: searchEntryPaths[kind] }),
      providesTags: (_result, _error, kind) => [tags[kind]],
      async onQueryStarted(kind, { queryFulfilled }) {
        await queryFulfilled.then(undefined, ({ error }: { error?: unknown }) => {
          // Without an error the call was cancelled: its response isn't needed any more.
          if (error) console.error(`Suggestions without ${kind}s:`, (error as ApiError).text);
        });
      },
    }),
    /** The area's own search over all that it has. */
    storeSearchList: build.query<Hits, ListQuery>({
      query: ({ kind, q }) => ({ url: listPaths[kind], query: { q, pageSize: hitsPerKind } }),
      transformResponse: ({ items, total }: PageOf<never>, _meta, { kind }) => ({
        total,
        hits: items.map((item) => hitFrom[kind](item)),
      }),
      providesTags: (_result, _error, { kind }) => [tags[kind]],
    }),
  }),
});
