import type { AdminCategory } from '@arcada/contracts';
import { adminApi } from './admin-api.ts';

export interface CategoryInput {
  id: string;
  place: number;
  texts: AdminCategory['texts'];
}
const pathOf = (id: string) => `/api/admin/categories/${encodeURIComponent(id)}`;

export const categoriesApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminCategories: build.query<AdminCategory[], void>({
      query: () => ({ url: '/api/admin/categories' }),
      providesTags: ['Category'],
    }),
    adminCategoryCreate: build.mutation<AdminCategory, CategoryInput>({
      query: (body) => ({ url: '/api/admin/categories', method: 'POST', body }),
      invalidatesTags: ['Category', 'Audit'],
    }),
    adminCategoryChange: build.mutation<AdminCategory, CategoryInput>({
      query: ({ id, ...body }) => ({ url: pathOf(id), method: 'PATCH', body }),
      invalidatesTags: ['Category', 'Audit'],
    }),
    adminCategoryMerge: build.mutation<AdminCategory, { id: string; into: string }>({
      query: ({ id, into }) => ({ url: `${pathOf(id)}/merge`, method: 'POST', body: { into } }),
      invalidatesTags: ['Category', 'AdminPost', 'Audit'],
    }),
    adminCategoryRemove: build.mutation<void, string>({
      query: (id) => ({ url: pathOf(id), method: 'DELETE' }),
      invalidatesTags: ['Category', 'Audit'],
    }),
  }),
});
