import { type AuditEntry, dateFormat } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { type ColumnsType, DataTable } from '@arcada/ui/data';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type ChangedField, changedFields } from './changed-fields.ts';

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
    { title: t('audit.action'), dataIndex: 'action', render: (action: string) => t(`actions.${action}`, action) },
    {
      title: t('audit.subject'),
      key: 'subject',
      render: (_, { subject: { kind, id } }) => (
        <>
          {t(`kinds.${kind}`, kind)}
          <p className="a-small">
            <Link className="a-link" to={hrefOf({ kind, subject: id })}>
              {id}
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

/** The fields of one entry, before and after. */
function Changes({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin');
  const shown = (text: string | undefined) => text ?? <span className="a-mute">{t('audit.nothing')}</span>;
  const columns: ColumnsType<ChangedField> = [
    { title: t('audit.field'), dataIndex: 'path' },
    { title: t('audit.before'), dataIndex: 'before', render: shown },
    { title: t('audit.after'), dataIndex: 'after', render: shown },
  ];
  return <DataTable size="small" columns={columns} dataSource={changedFields(entry)} rowKey="path" />;
}
