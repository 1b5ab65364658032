import { type Change, type DocumentVersion, difference, keepIssued, type StoredDocument } from '@arcada/bim';
import type { PlatformDispatch } from '@arcada/platform';
import { isApiError, useErrorText, useSession } from '@arcada/platform';
import { Button, Dialog, EmptyState, Notice } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { QueryStates } from '../../../shared/query-states.tsx';
import type { StoredEditing } from '../saving/use-stored-document.ts';
import { issuedRevisions } from './issued-revisions.ts';
import { VersionItem } from './version-item.tsx';
import { versionsApi } from './versions.api.ts';
import './versions.css';

interface VersionsDialogProps {
  id: string;
  editing: StoredEditing;
  /** Number of the version whose comparison is open at first. */
  compared?: number;
  onClose: () => void;
  /** After a restore, with what it has changed, so that it can be undone. */
  onRestored: (version: DocumentVersion, changes: readonly Change[]) => void;
}

/** The kept contents of a document: listed, compared with what is written now, and restored. */
export function VersionsDialog({ id, editing, compared, onClose, onRestored }: VersionsDialogProps) {
  const { t } = useTranslation('tools');
  const errorText = useErrorText();
  const { user } = useSession();
  const dispatch = useDispatch<PlatformDispatch>();
  const query = versionsApi.useToolsVersionsQuery(id, { refetchOnMountOrArgChange: true });
  const [restore] = versionsApi.useToolsVersionRestoreMutation();
  const [keep, keeping] = versionsApi.useToolsVersionKeepMutation();
  const [restoring, setRestoring] = useState<number>();
  const [fault, setFault] = useState<string>();
  const author = user?.fullName || user?.username || '';
  const handleRestore = async (version: DocumentVersion) => {
    setFault(undefined);
    setRestoring(version.number);
    const fault = await goBackTo(version);
    setRestoring(undefined);
    setFault(fault);
  };
  const handleKeep = async () => {
    setFault(undefined);
    const ifMatch = await editing.settle();
    if (ifMatch === undefined) return setFault(t('versions.keepUnsaved'));
    const { error } = await keep({ id, ifMatch });
    if (error) setFault(errorText(error));
  };
  /** The reason why it failed. What is unsaved is saved first: the service keeps it as a version. */
  const goBackTo = async (version: DocumentVersion): Promise<string | undefined> => {
    const { number } = version;
    const ifMatch = await editing.settle();
    if (ifMatch === undefined) return t('versions.unsaved');
    const read = await dispatch(versionsApi.endpoints.toolsVersion.initiate({ id, number }, { subscribe: false }));
    if (!read.data) return errorText(read.error);
    const before = editing.current();
    const { data, error } = await restore({ id, number, ifMatch });
    if (data) {
      // As the service does: the log keeps what was issued since then.
      const document = keepIssued(before, read.data.document, issuedRevisions(query.data));
      editing.accept({ version: data.version, document });
      onRestored(version, difference(before, document));
      onClose();
      return undefined;
    }
    const stored = isApiError(error) && error.status === 412 ? error.problem?.current : undefined;
    if (stored) editing.takeOver(stored as StoredDocument);
    return stored ? t('versions.changedElsewhere') : errorText(error);
  };
  return (
    <Dialog open onClose={onClose} title={t('versions.title')} closeLabel={t('common.close')}>
      <div className="a-stack tools-wide-layer">
        <p className="a-small a-mute">{t('versions.text')}</p>
        <div className="a-row">
          <Button
            size="small"
            loading={keeping.isLoading}
            loadingLabel={t('versions.keeping')}
            onClick={() => void handleKeep()}
          >
            {t('versions.keep')}
          </Button>
          <span role="status" className="a-small a-mute">
            {keeping.isSuccess && !fault && t('versions.kept')}
          </span>
        </div>
        {fault && <Notice tone="danger">{fault}</Notice>}
        <QueryStates query={query} />
        {query.data?.length === 0 && <EmptyState title={t('versions.none')} />}
        <ul className="tools-version-list">
          {query.data?.map((version) => (
            <VersionItem
              key={version.number}
              id={id}
              version={version}
              versions={query.data ?? []}
              author={author}
              now={editing.document}
              isCompared={version.number === compared}
              restoring={restoring}
              onRestore={handleRestore}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
