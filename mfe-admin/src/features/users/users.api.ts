import type { KeysetPage, ManagedUser, Role, userSorts } from '@arcada/contracts';
import { adminApi } from '../../shared/admin-api.ts';

export interface UserListQuery {
  q?: string | undefined;
  role?: Role | undefined;
  pending?: 'true' | undefined;
  sort?: (typeof userSorts)[number] | undefined;
  dir?: 'asc' | 'desc' | undefined;
  after?: string | undefined;
  limit?: number;
}
type Decision = 'grant' | 'decline';

export const usersApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminUsers: build.query<KeysetPage<ManagedUser>, UserListQuery>({
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
