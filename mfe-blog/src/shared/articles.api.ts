import type { BlogAuthor, BlogCategory, PageOf, Post, PostSummary } from '@arcada/contracts';
import { blogApi } from './blog-api.ts';

export interface PostListQuery {
  category?: string;
  author?: string;
  tag?: string;
  q?: string;
  page?: number;
  pageSize?: number;
}

/** Read access to posts. */
export const articlesApi = blogApi.injectEndpoints({
  endpoints: (build) => ({
    blogPosts: build.query<PageOf<PostSummary>, PostListQuery>({
      query: (query) => ({ url: '/api/blog', query: { ...query } }),
      providesTags: ['Post'],
    }),
    blogRecentPosts: build.query<PostSummary[], void>({
      query: () => ({ url: '/api/blog/recent/3' }),
      providesTags: ['Post'],
    }),
    blogCategories: build.query<BlogCategory[], void>({
      query: () => ({ url: '/api/blog/categories' }),
      providesTags: ['Post'],
    }),
    blogAuthors: build.query<BlogAuthor[], void>({
      query: () => ({ url: '/api/blog/authors' }),
      providesTags: ['Post'],
    }),
    blogPost: build.query<Post, string>({
      query: (id) => ({ url: `/api/blog/${encodeURIComponent(id)}` }),
      providesTags: ['Post'],
    }),
  }),
});
