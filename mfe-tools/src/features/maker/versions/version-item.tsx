import { type BimDocument, type DocumentVersion, difference } from '@arcada/bim';
import { dateFormat } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Badge, Button } from '@arcada/ui';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadMenu } from '../../../shared/files/download-menu.tsx';
import { QueryStates } from '../../../shared/query-states.tsx';
import { ChangeList } from './change-list.tsx';
import { versionsApi } from './versions.api.ts';

interface VersionItemProps {
  id: string;
  version: DocumentVersion;
  /** Who has kept it: a document has one owner. */
  author: string;
  /** What is in the editor now. */
  now: BimDocument;
  /** Whether the comparison is open at first. */
  isCompared: boolean;
  /** Number of the version that is being restored. */
  restoring: number | undefined;
  onRestore: (version: DocumentVersion) => void;
}

/** A kept content: when, by whom, its revision and status; what has changed since; and the way back to it. */
export function VersionItem({ id, version, author, now, isCompared, restoring, onRestore }: VersionItemProps) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const [open, setOpen] = useState(isCompared);
  const [hasFiles, setHasFiles] = useState(false);
  const region = useId();
  const files = useId();
  const { number, kind, revision, status, createdAt } = version;
  const when = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(createdAt));
  return (
    <li className="tools-version-item">
      <div className="tools-version-head">
        <div>
          <p>
            <strong>{t('versions.number', { number, when })}</strong>{' '}
            <Badge tone={kind === 'issue' ? 'success' : 'info'}>{t(`versions.kind.${kind}`)}</Badge>
          </p>
          <p className="a-small a-mute">
            {[author, revision && t('versions.revision', { revision }), status && t('versions.status', { status })]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <div className="a-row">
          <Button
            size="small"
            aria-label={t('files.downloadNamed', { name: when })}
            aria-expanded={hasFiles}
            aria-controls={files}
            onClick={() => setHasFiles(!hasFiles)}
          >
            {t('files.download')}
          </Button>
          <Button
            size="small"
            aria-label={open ? undefined : t('versions.compareNamed', { when })}
            aria-expanded={open}
            aria-controls={region}
            onClick={() => setOpen(!open)}
          >
            {t(open ? 'versions.hide' : 'versions.compare')}
          </Button>
          <Button
            size="small"
            aria-label={t('versions.restoreNamed', { when })}
            disabled={restoring !== undefined}
            loading={restoring === number}
            loadingLabel={t('versions.restoring')}
            onClick={() => onRestore(version)}
          >
            {t('versions.restore')}
          </Button>
        </div>
      </div>
      <div id={files} hidden={!hasFiles}>
        {hasFiles && <DownloadMenu id={id} version={number} type={now.type} name={when} isOpen />}
      </div>
      <div id={region} hidden={!open}>
        {open && <SinceThen id={id} number={number} now={now} />}
      </div>
    </li>
  );
}

function SinceThen({ id, number, now }: { id: string; number: number; now: BimDocument }) {
  const { t } = useTranslation('tools');
  const query = versionsApi.useToolsVersionQuery({ id, number });
  const before = query.data?.document;
  const changes = useMemo(() => (before ? difference(before, now) : []), [before, now]);
  if (!before) return <QueryStates query={query} />;
  return (
    <section className="a-stack" aria-label={t('versions.since')}>
      <p className="a-small">
        {changes.length === 0 ? t('versions.same') : t('versions.changes', { count: changes.length })}
      </p>
      <ChangeList changes={changes} compared={{ before, after: now }} />
    </section>
  );
}
