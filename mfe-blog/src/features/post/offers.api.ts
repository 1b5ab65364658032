import {
  type CourseSummary,
  type ListedService,
  links,
  type PageOf,
  type Post,
  type ProductSummary,
  type SitePage,
} from '@arcada/contracts';
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

const isTool = ({ path }: SitePage) => path.startsWith('/tools/');

/** The product, the course, the service and the tool of the site that fit the subjects best; null where nothing does. */
export const offersApi = blogApi.injectEndpoints({
  endpoints: (build) => ({
    blogOfferedProduct: build.query<Offer | null, string>({
      query: (q) => ({ url: '/api/products', query: { q, pageSize: 1 } }),
      transformResponse: ({ items: [item] }: PageOf<ProductSummary>) =>
        item ? { ...item, path: links.product(item.id), title: item.name, text: item.description } : null,
      providesTags: ['Product'],
    }),
    blogOfferedCourse: build.query<Offer | null, string>({
      query: (q) => ({ url: '/api/courses', query: { q, pageSize: 1 } }),
      transformResponse: ({ items: [item] }: PageOf<CourseSummary>) =>
        item ? { ...item, path: links.course(item.id), text: item.description } : null,
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
