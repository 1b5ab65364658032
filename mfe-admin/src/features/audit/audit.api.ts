import type { AuditChains, AuditPage, auditQuery, KeysetPage, ManagedUser } from '@arcada/contracts';
import type { z } from 'zod';
import { adminApi } from '../../shared/admin-api.ts';

export type AuditQuery = Partial<z.output<typeof auditQuery>>;

export const auditApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminAudit: build.query<AuditPage, AuditQuery>({
      query: (query) => ({ url: '/api/admin/audit', query: { ...query } }),
      providesTags: ['Audit'],
    }),
    /** Accounts by a part of their names. */
    adminAuditPeople: build.query<{ id: string; username: string }[], string>({
      query: (q) => ({ url: '/api/admin/users', query: { q, limit: 20, sort: 'username', dir: 'asc' } }),
      transformResponse: ({ items }: KeysetPage<ManagedUser>) => items.map(({ id, username }) => ({ id, username })),
      providesTags: ['ManagedUser'],
    }),
    adminAuditChains: build.query<AuditChains, string | undefined>({
      query: (after) => ({ url: '/api/admin/audit/chains', query: { after } }),
    }),
  }),
});
