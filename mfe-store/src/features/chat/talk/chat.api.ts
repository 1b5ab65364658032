import type { CourseSummary, Language, PageOf, ProductSummary } from '@arcada/contracts';
import { storeApi } from '../../../shared/store-api.ts';

/** Number of cards that a list in the chat shows. */
const cards = 3;

/** The chat's reads of the catalogues, in its own language. Nothing typed into it is ever part of these calls. */
export const chatApi = storeApi.injectEndpoints({
  endpoints: (build) => ({
    storeChatProducts: build.query<ProductSummary[], Language>({
      query: (lang) => ({ url: '/api/products/featured', query: { lang } }),
      transformResponse: (products: ProductSummary[]) => products.slice(0, cards),
      providesTags: ['Product'],
    }),
    storeChatCourses: build.query<CourseSummary[], Language>({
      query: (lang) => ({ url: '/api/courses/featured', query: { lang } }),
      transformResponse: (courses: CourseSummary[]) => courses.slice(0, cards),
      providesTags: ['Course'],
    }),
    /** All courses, for finding one by its title. */
    storeChatCourseTitles: build.query<Pick<CourseSummary, 'id' | 'title'>[], Language>({
      query: (lang) => ({ url: '/api/courses', query: { pageSize: 100, lang } }),
      transformResponse: ({ items }: PageOf<CourseSummary>) => items.map(({ id, title }) => ({ id, title })),
      providesTags: ['Course'],
    }),
  }),
});

/** The first course whose title contains the standard. */
export const findIsoCourse = <T extends { title: string }>(courses: readonly T[]): T | undefined =>
  courses.find(({ title }) => /iso|19650/i.test(title));
