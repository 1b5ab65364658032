import {
  type CourseSummary,
  type ListedService,
  links,
  type PageOf,
  type Post,
  type ProductSummary,
  type SitePage,
} from '@arcada/contracts';
import { isApiError } from '@arcada/platform';
import { blogApi } from '../../shared/blog-api.ts';

export interface Offer {
  path: string;
  title: string;
  text: string;
  imageUrl?: string | undefined;
  price?: number;
  /** In place of a price. */
  priceFrom?: number;
}

/**
 * The subjects of a post, for the areas' own searches: what has most of them comes first. Tags of one word if there are
 * any: the words of a longer one, such as "language models", mean something else by themselves.
 */
export function subjectsOf({ tags, categoryName }: Pick<Post, 'tags' | 'categoryName'>): string {
  const single = tags.filter((tag) => !/\s/.test(tag));
  const telling = single.length > 0 ? single : tags;
  return (telling.length > 0 ? telling.join(' ') : categoryName).slice(0, 100);
}

/** Words, and the author whose own things on the subject come before all others. */
interface Sought {
  q: string;
  author: string;
}
export const soughtFor = (post: Post): Sought => ({
  q: subjectsOf(post),
  author: post.author.formerIds?.[0] ?? post.author.id,
});

type Call = (request: { url: string; query: object }) => PromiseLike<{ data?: unknown; error?: unknown }>;
async function firstOf<T>(url: string, { q, author }: Sought, call: unknown, offerOf: (item: T) => Offer) {
  for (const query of [
    { q, author, pageSize: 1 },
    { q, pageSize: 1 },
  ]) {
    const { data, error } = await (call as Call)({ url, query });
    if (isApiError(error)) return { error };
    const [item] = (data as PageOf<T>).items;
    if (item) return { data: offerOf(item) };
  }
  return { data: null };
}

const isTool = ({ path }: SitePage) => path.startsWith('/tools/');

/** The product, the course, the service and the tool of the site that fit the subjects best; null where nothing does. */
export const offersApi = blogApi.injectEndpoints({
  endpoints: (build) => ({
    blogOfferedProduct: build.query<Offer | null, Sought>({
      queryFn: (sought, _api, _extra, call) =>
        firstOf('/api/products', sought, call, (item: ProductSummary) => ({
          ...item,
          path: links.product(item.id),
          title: item.name,
          text: item.description,
        })),
      providesTags: ['Product'],
    }),
    blogOfferedCourse: build.query<Offer | null, Sought>({
      queryFn: (sought, _api, _extra, call) =>
        firstOf('/api/courses', sought, call, (item: CourseSummary) => ({
          ...item,
          path: links.course(item.id),
          text: item.description,
        })),
      providesTags: ['Course'],
    }),
    blogOfferedService: build.query<Offer | null, string>({
      query: (q) => ({ url: '/api/services', query: { q, pageSize: 1 } }),
      transformResponse: ({ items: [item] }: PageOf<ListedService>) => (item ? { ...item, text: item.summary } : null),
      providesTags: ['Post'],
    }),
    blogOfferedTool: build.query<Offer | null, string>({
      query: (q) => ({ url: '/api/pages', query: { q, pageSize: 20 } }),
      transformResponse: ({ items }: PageOf<SitePage>) => {
        const item = items.find(isTool);
        return item ? { ...item, text: item.summary } : null;
      },
      providesTags: ['Post'],
    }),
  }),
});
