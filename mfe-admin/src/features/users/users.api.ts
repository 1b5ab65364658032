import type { ManagedUser, PageOf, Role } from '@arcada/contracts';
import { adminApi } from '../../shared/admin-api.ts';

export interface UserListQuery {
  q?: string | undefined;
  role?: Role | undefined;
  pending?: 'true' | undefined;
  page?: number | undefined;
  pageSize: number;
}
type Decision = 'grant' | 'decline';

export const usersApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminUsers: build.query<PageOf<ManagedUser>, UserListQuery>({
      query: (query) => ({ url: '/api/admin/users', query: { ...query } }),
      providesTags: ['ManagedUser'],
    }),
    adminUserRole: build.mutation<ManagedUser, { id: string; role: Role }>({
      query: ({ id, role }) => ({ url: `/api/admin/users/${id}/role`, method: 'POST', body: { role } }),
      invalidatesTags: ['ManagedUser', 'Audit'],
    }),
    adminRoleRequest: build.mutation<ManagedUser, { request: string; decision: Decision }>({
      query: ({ request, decision }) => ({ url: `/api/admin/role-requests/${request}/${decision}`, method: 'POST' }),
      invalidatesTags: ['ManagedUser', 'Audit'],
    }),
  }),
});
