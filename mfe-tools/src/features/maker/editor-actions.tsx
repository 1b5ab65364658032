import type { Change, DocumentVersion, Place } from '@arcada/bim';
import { dateFormat, links } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Button, LinkButton, Notice } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DownloadMenu } from '../../shared/files/download-menu.tsx';
import { useEditing } from './editing/editing-context.ts';
import { IssueDialog, ShareDialog, SheetDialog, VersionsDialog } from './on-use.tsx';
import { SaveStatus } from './saving/save-status.tsx';
import type { StoredEditing } from './saving/use-stored-document.ts';
import { useWorkbookImport } from './versions/use-workbook-import.ts';

interface EditorActionsProps {
  id: string;
  editing: StoredEditing;
  onGo: (place: Place) => void;
  onRestored: (version: DocumentVersion, changes: readonly Change[]) => void;
}

/** What can be done with the whole document. */
export function EditorActions({ id, editing, onGo, onRestored }: EditorActionsProps) {
  const { t } = useTranslation('tools');
  const [open, setOpen] = useState<'versions' | 'issue' | 'share' | 'import'>();
  const { issued } = useEditing();
  const handleWorkbook = useWorkbookImport();
  const close = () => setOpen(undefined);
  return (
    <div className="tools-editor-actions">
      <SaveStatus editing={editing} />
      <div className="a-row">
        <Button
          size="small"
          loading={editing.status === 'saving'}
          loadingLabel={t('saving.saving')}
          disabled={!editing.dirty || editing.status === 'conflict'}
          onClick={editing.save}
        >
          {t(editing.isNew ? 'saving.save' : 'saving.update')}
        </Button>
        <Button size="small" onClick={() => setOpen('versions')}>
          {t('versions.open')}
        </Button>
        <DownloadMenu
          id={id}
          type={editing.document.type}
          before={async () => (await editing.settle()) !== undefined}
          isSaved={editing.status === 'saved'}
        />
        <Button size="small" onClick={() => setOpen('import')}>
          {t('sheets.openAll')}
        </Button>
        <Button size="small" onClick={() => setOpen('share')}>
          {t('documents.share')}
        </Button>
        <LinkButton component={Link} to={links.modelCheck(id)} size="small">
          {t('modelCheck.title')}
        </LinkButton>
        <Button size="small" variant="primary" onClick={() => setOpen('issue')}>
          {t('issue.open')}
        </Button>
      </div>
      {open === 'versions' && <VersionsDialog id={id} editing={editing} onClose={close} onRestored={onRestored} />}
      {open === 'import' && (
        <SheetDialog document={editing.document} issued={issued} onClose={close} onApplyAll={handleWorkbook} />
      )}
      {open === 'share' && (
        <ShareDialog
          id={id}
          name={editing.document.fields.projectName || t('documents.untitled')}
          type={editing.document.type}
          onClose={close}
        />
      )}
      {open === 'issue' && (
        <IssueDialog
          id={id}
          editing={editing}
          onClose={close}
          onGo={(place) => {
            close();
            onGo(place);
          }}
        />
      )}
    </div>
  );
}

/** After a restore: what was in its place can be put back. */
export function RestoredNotice({ version, onUndo }: { version: DocumentVersion; onUndo: () => void }) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const when = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(version.createdAt));
  return (
    <Notice
      tone="success"
      live
      actions={
        <Button size="small" onClick={onUndo}>
          {t('versions.undo')}
        </Button>
      }
    >
      {t('versions.restored', { when })}
    </Notice>
  );
}
