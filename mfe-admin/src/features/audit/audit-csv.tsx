import type { AuditEntry } from '@arcada/contracts';
import { csvFile, type PlatformDispatch, saveFile } from '@arcada/platform';
import { Button, DownloadIcon, Notice } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { type AuditQuery, auditApi } from './audit.api.ts';

const headings = ['at', 'service', 'number', 'action', 'kind', 'subject', 'actor', 'client', 'before', 'after'];

const rowOf = ({ at, service, number, action, subject, actorId, actorName, client, before, after }: AuditEntry) => [
  ...[at, service, number, action, subject.kind, subject.id, actorName ?? actorId ?? '', client ?? ''],
  ...[before, after].map((fields) => (fields ? JSON.stringify(fields) : '')),
];

/** All entries that fit the filter, as a CSV file. Of a trail that lacks a part there is none. */
export function AuditCsv({ filter }: { filter: AuditQuery }) {
  const { t } = useTranslation('admin');
  const dispatch = useDispatch<PlatformDispatch>();
  const [state, setState] = useState<'busy' | 'failed'>();
  const all = async () => {
    const entries: AuditEntry[] = [];
    for (let after: string | undefined; ; ) {
      const list = auditApi.endpoints.adminAudit;
      const asked = { ...filter, after, pageSize: 100 };
      const page = await dispatch(list.initiate(asked, { subscribe: false, forceRefetch: true })).unwrap();
      if (page.missing.length > 0) throw new Error(`Without ${page.missing.join(', ')} the file would have gaps`);
      entries.push(...page.items);
      if (page.next === null) return entries;
      after = page.next;
    }
  };
  const handleClick = async () => {
    setState('busy');
    try {
      saveFile('audit.csv', csvFile([headings, ...(await all()).map(rowOf)]));
      setState(undefined);
    } catch (error) {
      console.warn('The audit trail could not be read for its file.', error);
      setState('failed');
    }
  };
  return (
    <div className="a-row">
      <Button
        size="small"
        icon={<DownloadIcon />}
        loading={state === 'busy'}
        loadingLabel={t('common.loading')}
        onClick={() => void handleClick()}
      >
        {t('audit.csv')}
      </Button>
      {state === 'failed' && (
        <Notice tone="danger" live>
          {t('audit.csvFailed')}
        </Notice>
      )}
    </div>
  );
}
