import type { AuditChains, AuditPage, auditQuery } from '@arcada/contracts';
import type { z } from 'zod';
import { adminApi } from '../../shared/admin-api.ts';

export type AuditQuery = Partial<z.output<typeof auditQuery>>;

export const auditApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminAudit: build.query<AuditPage, AuditQuery>({
      query: (query) => ({ url: '/api/admin/audit', query: { ...query } }),
      providesTags: ['Audit'],
    }),
    adminAuditChains: build.query<AuditChains, string | undefined>({
      query: (after) => ({ url: '/api/admin/audit/chains', query: { after } }),
    }),
  }),
});
