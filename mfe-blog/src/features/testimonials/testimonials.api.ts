import type { Testimonial } from '@arcada/contracts';
import { blogApi } from '../../shared/blog-api.ts';

export const testimonialsApi = blogApi.injectEndpoints({
  endpoints: (build) => ({
    blogFeaturedTestimonials: build.query<Testimonial[], void>({
      query: () => ({ url: '/api/testimonials/featured' }),
      providesTags: ['Post'],
    }),
  }),
});
