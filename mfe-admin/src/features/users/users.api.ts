import type { KeysetPage, ManagedSessions, ManagedUser, Role, userSorts } from '@arcada/contracts';
import type { ReceivedFile } from '@arcada/platform';
import { adminApi } from '../../shared/admin-api.ts';

export interface UserListQuery {
  q?: string | undefined;
  role?: Role | undefined;
  pending?: 'true' | undefined;
  disabled?: 'true' | undefined;
  sort?: (typeof userSorts)[number] | undefined;
  dir?: 'asc' | 'desc' | undefined;
  after?: string | undefined;
  limit?: number;
}
export type Decision = 'grant' | 'decline';
/** What an admin does to an account, as the service's calls are named. */
export type AccountAction = 'disable' | 'enable' | 'end-sessions' | 'send-reset';

export const usersApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminUsers: build.query<KeysetPage<ManagedUser>, UserListQuery>({
      query: (query) => ({ url: '/api/admin/users', query: { ...query } }),
      providesTags: ['ManagedUser'],
    }),
    adminUser: build.query<ManagedUser, string>({
      query: (id) => ({ url: `/api/admin/users/${encodeURIComponent(id)}` }),
      providesTags: ['ManagedUser'],
    }),
    adminUserRole: build.mutation<ManagedUser, { id: string; role: Role }>({
      query: ({ id, role }) => ({ url: `/api/admin/users/${id}/role`, method: 'POST', body: { role } }),
      invalidatesTags: ['ManagedUser', 'Audit'],
    }),
    adminUserSessions: build.query<ManagedSessions, string>({
      query: (id) => ({ url: `/api/admin/users/${id}/sessions` }),
      providesTags: ['ManagedUser'],
    }),
    adminUserAction: build.mutation<ManagedUser, { id: string; action: AccountAction }>({
      query: ({ id, action }) => ({ url: `/api/admin/users/${id}/${action}`, method: 'POST' }),
      invalidatesTags: ['ManagedUser', 'Audit'],
    }),
    adminSecondFactorReset: build.mutation<null, string>({
      query: (id) => ({ url: `/api/admin/users/${id}/second-factor`, method: 'DELETE' }),
      invalidatesTags: ['ManagedUser', 'Audit'],
    }),
    /** From then on this session sees the site as the account. */
    adminUserView: build.mutation<null, string>({
      query: (id) => ({ url: `/api/admin/users/${id}/view`, method: 'POST' }),
    }),
    adminUserExport: build.mutation<ReceivedFile, string>({
      query: (id) => ({ url: `/api/admin/users/${id}/export`, method: 'POST', asFile: true }),
      invalidatesTags: ['Audit'],
    }),
    adminUserErase: build.mutation<null, { id: string; username: string }>({
      query: ({ id, username }) => ({ url: `/api/admin/users/${id}/erase`, method: 'POST', body: { username } }),
      invalidatesTags: ['ManagedUser', 'Audit'],
    }),
    /** The lists aren't read again: the next row would slide under the pointer, and a second click decide it. */
    adminRoleRequest: build.mutation<ManagedUser, { request: string; decision: Decision }>({
      query: ({ request, decision }) => ({ url: `/api/admin/role-requests/${request}/${decision}`, method: 'POST' }),
      invalidatesTags: (_user, error) => (error ? ['ManagedUser'] : [{ type: 'ManagedUser', id: 'list' }, 'Audit']),
      async onQueryStarted(_decided, { dispatch, getState, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        for (const query of usersApi.util.selectCachedArgsForQuery(getState(), 'adminUsers')) {
          dispatch(
            usersApi.util.updateQueryData('adminUsers', query, (list) => {
              list.items = list.items.map((user) => (user.id === answer.data.id ? answer.data : user));
            }),
          );
        }
      },
    }),
  }),
});
