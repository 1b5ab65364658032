import type { SavedView, SavedViewInput } from '@arcada/contracts';
import { adminApi } from './admin-api.ts';

export const savedViewsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminViews: build.query<SavedView[], string>({
      query: (page) => ({ url: `/api/admin/views/${page}` }),
      providesTags: ['SavedView'],
    }),
    adminViewSave: build.mutation<SavedView, SavedViewInput & { page: string }>({
      query: ({ page, ...body }) => ({ url: `/api/admin/views/${page}`, method: 'POST', body }),
      invalidatesTags: ['SavedView'],
    }),
    adminViewRemove: build.mutation<null, SavedView>({
      query: ({ page, id }) => ({ url: `/api/admin/views/${page}/${id}`, method: 'DELETE' }),
      invalidatesTags: ['SavedView'],
    }),
  }),
});
