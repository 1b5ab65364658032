import type { ContactMessage, ContactQuery, ContactStatus, KeysetPage } from '@arcada/contracts';
import { adminApi } from '../../shared/admin-api.ts';

export type MessageListQuery = { [Name in keyof ContactQuery]?: ContactQuery[Name] | undefined };
const path = '/api/admin/contact';

export const messagesApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminMessages: build.query<KeysetPage<ContactMessage>, MessageListQuery>({
      query: (query) => ({ url: path, query: { ...query } }),
      providesTags: ['ContactMessage'],
    }),
    adminMessageMark: build.mutation<ContactMessage, { id: string; status: ContactStatus }>({
      query: ({ id, status }) => ({ url: `${path}/${id}`, method: 'PATCH', body: { status } }),
      invalidatesTags: ['ContactMessage', 'Audit'],
    }),
    adminMessageErase: build.mutation<void, string>({
      query: (id) => ({ url: `${path}/${id}`, method: 'DELETE' }),
      invalidatesTags: ['ContactMessage', 'Audit'],
    }),
    adminMessagesErase: build.mutation<{ erased: number }, string>({
      query: (email) => ({ url: `${path}/erase`, method: 'POST', body: { email } }),
      invalidatesTags: ['ContactMessage', 'Audit'],
    }),
  }),
});
