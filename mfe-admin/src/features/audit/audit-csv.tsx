import type { AuditEntry } from '@arcada/contracts';
import type { PlatformDispatch } from '@arcada/platform';
import { useDispatch } from 'react-redux';
import { ListCsv } from '../../shared/list-csv.tsx';
import { type AuditQuery, auditApi } from './audit.api.ts';

const headings = ['at', 'service', 'number', 'action', 'kind', 'subject', 'name', 'actor', 'client', 'before', 'after'];

const cellsOf = ({ at, service, number, action, subject, actorId, actorName, client, before, after }: AuditEntry) => [
  ...[
    at,
    service,
    number,
    action,
    subject.kind,
    subject.id,
    subject.name ?? '',
    actorName ?? actorId ?? '',
    client ?? '',
  ],
  ...[before, after].map((fields) => (fields ? JSON.stringify(fields) : '')),
];

/** All entries that fit the filter, as a CSV file. Of a trail that lacks a part there is none. */
export function AuditCsv({ filter }: { filter: AuditQuery }) {
  const dispatch = useDispatch<PlatformDispatch>();
  const read = async (after: string | undefined) => {
    const list = auditApi.endpoints.adminAudit;
    const asked = { ...filter, after, pageSize: 100 };
    const page = await dispatch(list.initiate(asked, { subscribe: false, forceRefetch: true })).unwrap();
    if (page.missing.length > 0) throw new Error(`Without ${page.missing.join(', ')} the file would have gaps`);
    return page;
  };
  return <ListCsv fileName="audit.csv" headings={headings} cellsOf={cellsOf} read={read} />;
}
