import { type AuditEntry, centsToDollars, dateFormat, formatPrice } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { type ColumnsType, DataTable } from '@arcada/ui/data';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { actionName } from './action-name.ts';
import './audit.css';
import { changedFields, isNothing } from './changed-fields.ts';

interface AuditTableProps {
  entries: AuditEntry[];
  /** Address of the entries with these parameters. */
  hrefOf: (filter: Record<string, string>) => string;
}

export function AuditTable({ entries, hrefOf }: AuditTableProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
  const columns: ColumnsType<AuditEntry> = [
    { title: t('audit.at'), dataIndex: 'at', render: (at: string) => time.format(new Date(at)) },
    {
      title: t('audit.who'),
      key: 'who',
      render: (_, { actorId, actorName, client }) => (
        <>
          {actorId ? (
            <Link className="a-link" to={hrefOf({ actor: actorId })}>
              {actorName ?? t('audit.gone')}
            </Link>
          ) : (
            t('audit.command')
          )}
          {client && <p className="a-small a-mute">{client}</p>}
        </>
      ),
    },
    { title: t('audit.action'), key: 'action', render: (_, entry) => t(`actions.${actionName(entry)}`, entry.action) },
    {
      title: t('audit.subject'),
      key: 'subject',
      render: (_, { subject: { kind, id, name } }) => (
        <>
          {t(`kinds.${kind}`, kind)}
          <p className="a-small">
            <Link className="a-link" to={hrefOf({ kind, subject: id })}>
              {name ?? id}
            </Link>
          </p>
        </>
      ),
    },
  ];
  return (
    <DataTable
      columns={columns}
      dataSource={entries}
      rowKey={({ service, number }) => `${service} ${number}`}
      expandable={{ expandedRowRender: (entry) => <Changes entry={entry} />, columnTitle: t('audit.changes') }}
    />
  );
}

/** The fields of one entry, before and after, on as many lines as they need: this table stands in one that scrolls. */
function Changes({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin');
  const shown = useShownValue();
  return (
    <table className="a-table admin-changes">
      <thead>
        <tr>
          {(['field', 'before', 'after'] as const).map((head) => (
            <th key={head} scope="col">
              {t(`audit.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changedFields(entry).map(({ path, before, after }) => (
          <tr key={path}>
            <td>{path.replace(/Cents$/, '')}</td>
            <td>{shown(path, before)}</td>
            <td>{shown(path, after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isTime = (value: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value);

/** A recorded value as it is read: amounts of money, times, lists of texts. */
function useShownValue() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
  const textOf = (name: string, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'users.yes' : 'users.no');
    if (typeof value === 'number' && /cents$/i.test(name)) return formatPrice(centsToDollars(value));
    if (typeof value === 'number' && name === 'price') return formatPrice(value);
    if (typeof value === 'string') return isTime(value) ? time.format(new Date(value)) : value;
    if (Array.isArray(value)) return value.map((each) => textOf(name, each)).join(', ');
    return JSON.stringify(value);
  };
  return (path: string, value: unknown): ReactNode =>
    isNothing(value) ? (
      <span className="a-mute">{t('audit.nothing')}</span>
    ) : (
      textOf(path.slice(path.lastIndexOf('.') + 1), value)
    );
}
