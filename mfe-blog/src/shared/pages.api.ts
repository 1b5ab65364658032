import type { AboutPage, ServicesPage, TextPage, TextPageName } from '@arcada/contracts';
import { blogApi } from './blog-api.ts';

/** The texts of single pages, which the team changes without a release. */
export const pagesApi = blogApi.injectEndpoints({
  endpoints: (build) => ({
    blogServicesPage: build.query<ServicesPage, void>({
      query: () => ({ url: '/api/pages/services' }),
      providesTags: ['Post'],
    }),
    blogAboutPage: build.query<AboutPage, void>({
      query: () => ({ url: '/api/pages/about' }),
      providesTags: ['Post'],
    }),
    blogTextPage: build.query<TextPage, TextPageName>({
      query: (name) => ({ url: `/api/pages/text/${name}` }),
      providesTags: ['Post'],
    }),
  }),
});
