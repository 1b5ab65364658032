import type { PageOf, SearchEntries, SearchEntry, SearchSource } from '@arcada/contracts';
import { type ApiError, api } from '@arcada/platform';

/** A result of an area's own list search. */
export type Hit = Omit<SearchEntry, 'keywords'> & { keywords?: string; imageUrl?: string };
export interface Hits {
  total: number;
  hits: Hit[];
}
interface ListQuery {
  source: Pick<SearchSource, 'kind' | 'api' | 'page' | 'fields'>;
  q: string;
}
type Item = Record<string, string> & Pick<Hit, 'id' | 'keywords' | 'price' | 'priceFrom' | 'imageUrl'>;

/** Results of one kind that a page of results or a list of suggestions shows. */
const hitsPerKind = 6;
/** Of a kind that has no list to go on to. */
const hitsWithoutList = 20;

/** The area's own search, as a query: its source's texts aren't part of it. */
export const listQuery = ({ kind, api, page, fields }: SearchSource, q: string): ListQuery => ({
  source: { kind, api, page, fields },
  q,
});

const hitFrom = ({ kind, page, fields }: ListQuery['source'], item: Item): Hit => ({
  id: item.id,
  kind,
  title: item[fields.title] ?? '',
  summary: item[fields.summary] ?? '',
  path: (fields.address && item[fields.address]) || `${page}/${item.id}`,
  keywords: item.keywords,
  price: item.price,
  priceFrom: item.priceFrom,
  imageUrl: item.imageUrl,
});

export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One area's entries for searching in the browser. A failure only costs this area's suggestions. */
    siteSearchEntries: build.query<SearchEntries, Pick<SearchSource, 'kind' | 'api'>>({
      query: ({ api }) => ({ url: `${api}/search-entries` }),
      providesTags: ['Search'],
      async onQueryStarted({ kind }, { queryFulfilled }) {
        await queryFulfilled.then(undefined, ({ error }: { error?: unknown }) => {
          // Without an error the call was cancelled, and its response isn't needed any more.
          if (error) console.error(`Suggestions without ${kind}s:`, (error as ApiError).text);
        });
      },
    }),
    /** The area's own search over everything it has. */
    siteSearchList: build.query<Hits, ListQuery>({
      query: ({ source, q }) => ({
        url: source.api,
        query: { q, pageSize: source.fields.address ? hitsWithoutList : hitsPerKind },
      }),
      transformResponse: ({ items, total }: PageOf<Item>, _meta, { source }) => ({
        total,
        hits: items.map((item) => hitFrom(source, item)),
      }),
      providesTags: ['Search'],
    }),
  }),
});
