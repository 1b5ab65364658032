import type { Change, DocumentVersion } from '@arcada/bim';
import { dateFormat } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Button } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VersionsDialog } from '../on-use.tsx';
import type { StoredEditing } from '../saving/use-stored-document.ts';
import { versionsApi } from '../versions/versions.api.ts';

interface ChangedSinceIssueProps {
  id: string;
  editing: StoredEditing;
  onRestored: (version: DocumentVersion, changes: readonly Change[]) => void;
}

/** Says that a document is no longer what was issued last, and shows what has changed; nothing for other documents. */
export function ChangedSinceIssue({ id, editing, onRestored }: ChangedSinceIssueProps) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const [open, setOpen] = useState(false);
  const { data } = versionsApi.useToolsVersionsQuery(id, { skip: editing.isNew });
  const issued = data?.find(({ kind }) => kind === 'issue');
  if (!issued || (!editing.dirty && editing.version === issued.content)) return null;
  const when = dateFormat(language, { dateStyle: 'medium' }).format(new Date(issued.createdAt));
  const { revision } = issued;
  return (
    <div className="a-row a-small">
      <p>{revision ? t('sinceIssue.changedFrom', { revision, when }) : t('sinceIssue.changed', { when })}</p>
      <Button size="small" variant="ghost" onClick={() => setOpen(true)}>
        {t('sinceIssue.show')}
      </Button>
      {open && (
        <VersionsDialog
          id={id}
          editing={editing}
          compared={issued.number}
          onClose={() => setOpen(false)}
          onRestored={onRestored}
        />
      )}
    </div>
  );
}
