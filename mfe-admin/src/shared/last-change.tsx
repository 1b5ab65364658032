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
    adminLastChange: build.query<AuditEntry | null, Pick<Saved, 'service' | 'kind'> & { subject: string }>({
      query: (query) => ({ url: '/api/admin/audit', query: { ...query, pageSize: 1 } }),
      transformResponse: ({ items }: AuditPage) => items[0] ?? null,
      providesTags: ['Audit'],
    }),
  }),
});

/** Between a save and its entry, in milliseconds. */
const apart = 10_000;

/** Who saved it and when, from the audit trail; nothing when the last save isn't there, as a producer's own isn't. */
export function LastChange({ saved: { service, kind, id, at } }: { saved: Saved }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const asked = { service, kind, subject: id };
  const { data: entry } = lastChangeApi.useAdminLastChangeQuery(asked, { refetchOnMountOrArgChange: true });
  if (!entry?.actorName || (at && Math.abs(Date.parse(entry.at) - Date.parse(at)) > apart)) return null;
  return <p>{t('conflict.savedBy', { name: entry.actorName, time: time.format(new Date(entry.at)) })}</p>;
}
