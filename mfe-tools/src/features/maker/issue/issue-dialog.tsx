import { type IssueFacts, isDraft, type Place, proposedIssue } from '@arcada/bim';
import { Button, Dialog, Notice } from '@arcada/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../../shared/local-day.ts';
import { QueryStates } from '../../../shared/query-states.tsx';
import type { StoredEditing } from '../saving/use-stored-document.ts';
import { issuedRevisions } from '../versions/issued-revisions.ts';
import { versionsApi } from '../versions/versions.api.ts';
import { IssueForm } from './issue-form.tsx';
import { IssuedView } from './issued-view.tsx';
import { RefusedIssue } from './refused-issue.tsx';
import { useIssue } from './use-issue.ts';
import './issue.css';

interface IssueDialogProps {
  id: string;
  editing: StoredEditing;
  onClose: () => void;
  /** To the place of an error that stops the issue. */
  onGo: (place: Place) => void;
}

/** Generates the document: a revision is logged, checked by the service and kept as an issued version. */
export function IssueDialog({ id, editing, onClose, onGo }: IssueDialogProps) {
  const { t } = useTranslation('tools');
  const form = useId();
  const versions = versionsApi.useToolsVersionsQuery(id, { refetchOnMountOrArgChange: true });
  const { state, issue, again } = useIssue(id, editing);
  const [written, setWritten] = useState<IssueFacts>();
  const issued = issuedRevisions(versions.data);
  const last = versions.data?.find(({ kind }) => kind === 'issue');
  const { data: previous } = versionsApi.useToolsVersionQuery({ id, number: last?.number ?? 0 }, { skip: !last });
  const facts = written ?? proposedIssue(editing.document, issued, localDay(), previous?.document);
  const isOpen = state.at !== 'done' && state.at !== 'refused';
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('issue.title')}
      closeLabel={t('common.close')}
      footer={
        <>
          {state.at === 'refused' && <Button onClick={again}>{t('issue.again')}</Button>}
          {isOpen && versions.data && (
            <Button
              type="submit"
              form={form}
              variant="primary"
              disabled={editing.status === 'conflict'}
              loading={state.at === 'busy'}
              loadingLabel={t('issue.busy')}
            >
              {t('issue.open')}
            </Button>
          )}
          {!isOpen && <Button onClick={onClose}>{t('common.close')}</Button>}
        </>
      }
    >
      <div className={state.at === 'done' ? 'a-stack tools-wide-layer' : 'a-stack'}>
        {isOpen && <p>{t('issue.text')}</p>}
        {isOpen && isDraft(editing.document) && <Notice>{t('issue.draft')}</Notice>}
        {state.at === 'failed' && <Notice tone="danger">{t('issue.failed', { message: state.message })}</Notice>}
        {state.at === 'unsaved' && <Notice tone="danger">{t('issue.failed', { message: t('issue.unsaved') })}</Notice>}
        {isOpen && <QueryStates query={versions} />}
        {isOpen && versions.data && (
          <IssueForm
            id={form}
            facts={facts}
            issued={issued}
            today={localDay()}
            log={editing.document.tables.revisionLog}
            onChange={setWritten}
            onSubmit={() => void issue(facts)}
          />
        )}
        {state.at === 'refused' && <RefusedIssue findings={state.findings} onGo={onGo} />}
        {state.at === 'done' && <IssuedView id={id} issued={state.issued} document={state.document} />}
      </div>
    </Dialog>
  );
}
