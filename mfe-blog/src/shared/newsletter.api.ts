import { blogApi } from './blog-api.ts';

/** The monthly newsletter: requested, confirmed by a mailed link, ended by another. */
export const newsletterApi = blogApi.injectEndpoints({
  endpoints: (build) => ({
    blogSubscribe: build.mutation<unknown, string>({
      query: (email) => ({ url: '/api/newsletter', method: 'POST', body: { email } }),
    }),
    blogConfirm: build.query<unknown, string>({
      query: (token) => ({ url: '/api/newsletter/confirm', query: { token } }),
      keepUnusedDataFor: 0,
    }),
    /** Whether the link's address still gets the newsletter. */
    blogSubscription: build.query<{ subscribed: boolean }, string>({
      query: (token) => ({ url: '/api/newsletter/subscription', query: { token } }),
      keepUnusedDataFor: 0,
    }),
    blogUnsubscribe: build.mutation<unknown, string>({
      query: (token) => ({ url: '/api/newsletter/unsubscribe', method: 'POST', body: { token } }),
    }),
  }),
});
