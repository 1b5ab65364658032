import type { Testimonial } from '@arcada/contracts';
import { api } from '@arcada/platform';

export const testimonialsApi = api.injectEndpoints({
  endpoints: (build) => ({
    blogFeaturedTestimonials: build.query<Testimonial[], void>({
      query: () => ({ url: '/api/testimonials/featured' }),
      providesTags: ['Post'],
    }),
  }),
});
