import { type AuditEntry, dateFormat } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { type ColumnsType, DataTable } from '@arcada/ui/data';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useNarrow } from '../../shared/use-narrow.ts';
import './audit.css';
import { changedFields } from './changed-fields.ts';
import { EntryChanges } from './entry-changes.tsx';
import { useActionText } from './use-action-text.ts';

interface AuditTableProps {
  entries: AuditEntry[];
  /** Address of the entries with these parameters. */
  hrefOf: (filter: Record<string, string>) => string;
}

/** Who did what to which item, with its details below; on a phone an entry is one cell, so that nothing is out of sight. */
export function AuditTable({ entries, hrefOf }: AuditTableProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const isNarrow = useNarrow();
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
  const timeOf = ({ at }: AuditEntry) => time.format(new Date(at));
  const actionOf = useActionText();
  const whoOf = ({ actorId, actorName }: AuditEntry) =>
    actorId ? (
      <Link className="a-link" to={hrefOf({ actor: actorId })}>
        {actorName ?? t('audit.gone')}
      </Link>
    ) : (
      t('audit.command')
    );
  const kindOf = ({ subject: { kind } }: AuditEntry) => t(`kinds.${kind}`, kind);
  const itemOf = ({ subject: { kind, id, name } }: AuditEntry) => (
    <Link className="a-link" to={hrefOf({ kind, subject: id })}>
      {kind === 'account' && name === null ? t('audit.gone') : (name ?? id)}
    </Link>
  );
  const wide: ColumnsType<AuditEntry> = [
    { title: t('audit.at'), key: 'at', render: (_, entry) => timeOf(entry) },
    {
      title: t('audit.who'),
      key: 'who',
      render: (_, entry) => (
        <>
          {whoOf(entry)}
          {entry.client && <p className="a-small a-mute">{entry.client}</p>}
        </>
      ),
    },
    { title: t('audit.action'), key: 'action', render: (_, entry) => actionOf(entry) },
    {
      title: t('audit.subject'),
      key: 'subject',
      render: (_, entry) => (
        <>
          {kindOf(entry)}
          <p className="a-small">{itemOf(entry)}</p>
        </>
      ),
    },
  ];
  const narrow: ColumnsType<AuditEntry> = [
    {
      title: t('audit.entry'),
      key: 'entry',
      render: (_, entry) => (
        <>
          <strong>{actionOf(entry)}</strong>
          <p>
            {kindOf(entry)}: {itemOf(entry)}
          </p>
          <p className="a-small a-mute">
            {whoOf(entry)}
            {entry.client && ` · ${entry.client}`}
          </p>
          <p className="a-small a-mute">{timeOf(entry)}</p>
        </>
      ),
    },
  ];
  return (
    <DataTable
      columns={isNarrow ? narrow : wide}
      dataSource={entries}
      rowKey={({ service, number }) => `${service} ${number}`}
      expandable={{
        columnTitle: t('audit.changes'),
        rowExpandable: (entry) => changedFields(entry).length > 0,
        expandedRowRender: (entry) => <EntryChanges entry={entry} />,
        expandIcon: ({ prefixCls, expanded, expandable, record, onExpand }) =>
          expandable && (
            <button
              type="button"
              className={`${prefixCls}-row-expand-icon ${prefixCls}-row-expand-icon-${expanded ? 'expanded' : 'collapsed'}`}
              aria-expanded={expanded}
              aria-label={t('audit.changesOf', {
                action: actionOf(record),
                item: record.subject.name ?? record.subject.id,
              })}
              onClick={(event) => onExpand(record, event)}
            />
          ),
      }}
    />
  );
}
