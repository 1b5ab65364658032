import { type AuditEntry, type AuditPage, dateFormat, type ServiceDomain } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { useTranslation } from 'react-i18next';
import { adminApi } from './admin-api.ts';

/** What was saved, and when. */
export interface Saved {
  service: ServiceDomain;
  kind: string;
  id: string;
  /** Left out where every save is in the trail. */
  at?: string;
}

const lastChangeApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminLastChanges: build.query<
      AuditEntry[],
      Pick<Saved, 'service' | 'kind'> & { subject: string; pageSize: number }
    >({
      query: (query) => ({ url: '/api/admin/audit', query: { ...query } }),
      transformResponse: ({ items }: AuditPage) => items,
      providesTags: ['Audit'],
    }),
  }),
});

/** Between a save and its entry, in milliseconds. */
const apart = 10_000;

export const isEntryOf = (entry: AuditEntry, at: string) => Math.abs(Date.parse(entry.at) - Date.parse(at)) <= apart;

/** The last changes by admins, newest first; undefined while they are read. */
export function useLastChanges({ service, kind, id }: Saved, count: number): readonly AuditEntry[] | undefined {
  const asked = { service, kind, subject: id, pageSize: count };
  const query = lastChangeApi.useAdminLastChangesQuery(asked, { refetchOnMountOrArgChange: true });
  return query.isFetching ? undefined : (query.currentData ?? []);
}

/** Who saved it and when, from the audit trail; nothing when the last save isn't there, as a producer's own isn't. */
export function LastChange({ saved }: { saved: Saved }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const entry = useLastChanges(saved, 1)?.[0];
  if (!entry?.actorName || (saved.at && !isEntryOf(entry, saved.at))) return null;
  return <p>{t('conflict.savedBy', { name: entry.actorName, time: time.format(new Date(entry.at)) })}</p>;
}
