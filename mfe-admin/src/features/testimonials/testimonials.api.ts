import type { AdminTestimonial } from '@arcada/contracts';
import { adminApi } from '../../shared/admin-api.ts';

type Texts = { [Language in keyof AdminTestimonial['texts']]: AdminTestimonial['texts'][Language] | null };
export interface TestimonialInput {
  rating: number;
  customerName: string;
  customerCompany: string | null;
  customerImage: string | null;
  /** Null removes a translation. */
  texts: Texts;
}
export type NewTestimonial = TestimonialInput & Partial<Omit<AdminTestimonial, 'version' | 'texts'>> & { id: string };
interface SavedChange {
  id: string;
  change: Partial<TestimonialInput> & { shown?: boolean };
  version: string;
}
const path = '/api/admin/testimonials';

export const testimonialsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminTestimonials: build.query<AdminTestimonial[], void>({
      query: () => ({ url: path }),
      providesTags: ['AdminTestimonial'],
    }),
    adminTestimonialCreate: build.mutation<AdminTestimonial, NewTestimonial>({
      query: (body) => ({ url: path, method: 'POST', body }),
      invalidatesTags: ['AdminTestimonial', 'Audit'],
    }),
    /** Takes a picture; a testimonial has it once it is saved with the path. */
    adminTestimonialPicture: build.mutation<{ image: string }, File>({
      query: (file) => ({ url: `${path}/images`, method: 'PUT', file }),
    }),
    adminTestimonialChange: build.mutation<AdminTestimonial, SavedChange>({
      query: ({ id, change, version }) => ({
        url: `${path}/${encodeURIComponent(id)}`,
        method: 'PATCH',
        body: change,
        ifMatch: version,
      }),
      // After a refusal, too: somebody else has changed it.
      invalidatesTags: ['AdminTestimonial', 'Audit'],
    }),
    adminTestimonialOrder: build.mutation<AdminTestimonial[], string[]>({
      query: (ids) => ({ url: `${path}/order`, method: 'PUT', body: { ids } }),
      invalidatesTags: ['AdminTestimonial', 'Audit'],
    }),
    adminTestimonialRemove: build.mutation<void, string>({
      query: (id) => ({ url: `${path}/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: ['AdminTestimonial', 'Audit'],
    }),
  }),
});
