import type { AuditEntry } from '@arcada/contracts';
import type { PlatformDispatch } from '@arcada/platform';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { ListCsv } from '../../shared/list-csv.tsx';
import { type AuditQuery, auditApi } from './audit.api.ts';
import { changedFields } from './changed-fields.ts';
import { useActionText } from './use-action-text.ts';
import { useFieldWords } from './use-field-words.ts';

const columns = [
  'at',
  'area',
  'number',
  'action',
  'kind',
  'id',
  'name',
  'who',
  'client',
  'changes',
  'before',
  'after',
  'hash',
] as const;

/**
 * All entries that fit the filter, as a CSV file in the reader's words. Times are UTC. What changed is said field by field,
 * a line each; before and after are JSON as in the trail, too, so that nothing is lost; each has its hash, to be held against one that was kept elsewhere. Of a trail
 * that lacks a part there is no file.
 */
export function AuditCsv({ filter }: { filter: AuditQuery }) {
  const { t } = useTranslation('admin');
  const actionOf = useActionText();
  const wordsOf = useFieldWords();
  const changesOf = (entry: AuditEntry) => {
    const { labelOf, shownOf } = wordsOf(entry);
    return changedFields(entry)
      .map(({ path, before, after }) => {
        const [was, is] = [before, after].map((value) => shownOf(path, value) ?? t('audit.nothing'));
        return t('audit.csv.change', { field: labelOf(path), was, is });
      })
      .join('\n');
  };
  const dispatch = useDispatch<PlatformDispatch>();
  const cellsOf = (entry: AuditEntry) => {
    const { at, service, number, subject, actorId, actorName, client, before, after, hash } = entry;
    const who = actorName ?? actorId ?? t('audit.command');
    return [
      ...[at, t(`services.${service}`, service), number, actionOf(entry)],
      ...[t(`kinds.${subject.kind}`, subject.kind), subject.id, subject.name ?? '', who, client ?? ''],
      changesOf(entry),
      ...[before, after].map((fields) => (fields ? JSON.stringify(fields) : '')),
      hash ?? '',
    ];
  };
  const read = async (after: string | undefined) => {
    const list = auditApi.endpoints.adminAudit;
    const asked = { ...filter, after, pageSize: 100 };
    const page = await dispatch(list.initiate(asked, { subscribe: false, forceRefetch: true })).unwrap();
    if (page.missing.length > 0) throw new Error(`Without ${page.missing.join(', ')} the file would have gaps`);
    return page;
  };
  return (
    <ListCsv
      fileName="audit.csv"
      headings={columns.map((column) => t(`audit.csv.${column}`))}
      cellsOf={cellsOf}
      read={read}
    />
  );
}
