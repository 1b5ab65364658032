import type { ServiceTab } from '@arcada/contracts';
import { blogApi } from '../../shared/blog-api.ts';

export interface ContactMessage {
  name: string;
  email: string;
  phone?: string;
  message: string;
  /** The service that the form was opened for. */
  service?: ServiceTab;
  ticket: string;
  website?: string;
}

/** The contact form's calls. */
export const contactApi = blogApi.injectEndpoints({
  endpoints: (build) => ({
    blogContactTicket: build.query<{ ticket: string }, void>({
      query: () => ({ url: '/api/contact/ticket' }),
      keepUnusedDataFor: 0,
    }),
    blogSendMessage: build.mutation<{ reference: string }, ContactMessage>({
      query: (body) => ({ url: '/api/contact', method: 'POST', body }),
    }),
  }),
});
