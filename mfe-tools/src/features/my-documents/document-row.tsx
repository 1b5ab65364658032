import { duplicateOf, type ListedDocument, languageNames, typeLabels } from '@arcada/bim';
import { dateFormat, links } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Badge, Menu, MenuItem, MenuRule, Notice } from '@arcada/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { documentAddress } from '../../shared/document-address.ts';
import { documentsApi } from '../../shared/documents.api.ts';
import { DownloadMenu } from '../../shared/files/download-menu.tsx';
import { leaveItem } from '../../shared/leave-item.ts';
import { ShareDialog } from '../../shared/share/share-dialog.tsx';
import { myDocumentsApi } from './my-documents.api.ts';

/** What has taken a document out of its list. */
export interface Moved {
  item: ListedDocument;
  how: 'removed' | 'archived' | 'unarchived';
}
interface DocumentRowProps {
  item: ListedDocument;
  onMoved: (moved: Moved) => void;
  onRestored: (item: ListedDocument) => void;
}

/** A document of the list, with what can be done with it. */
export function DocumentRow({ item, onMoved, onRestored }: DocumentRowProps) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [find, finding] = documentsApi.useLazyToolsDocumentQuery();
  const [create, creating] = documentsApi.useToolsDocumentCreateMutation();
  const [archive, archiving] = myDocumentsApi.useToolsDocumentArchiveMutation();
  const [remove, removing] = myDocumentsApi.useToolsDocumentRemoveMutation();
  const [restore, restoring] = myDocumentsApi.useToolsDocumentRestoreMutation();
  const [isSharing, setIsSharing] = useState(false);
  const name = item.title || t('documents.untitled');
  const error = finding.error ?? creating.error ?? archiving.error ?? removing.error ?? restoring.error;
  const isCopying = finding.isFetching || creating.isLoading;
  const isInBin = item.deletedAt !== null;
  const duplicate = async () => {
    const found = await find(item.id);
    const made = found.data && (await create(duplicateOf(found.data.document)));
    if (made?.data) navigate(documentAddress(made.data.id));
  };
  const row = useRef<HTMLLIElement>(null);
  /** What moves the document out of this list. */
  const move = async (moving: Promise<{ error?: unknown }>) => {
    const isMoved = !(await moving).error;
    if (isMoved) leaveItem(row.current);
    return isMoved;
  };
  const handleRestore = async () => {
    if (await move(restore(item.id))) onRestored(item);
  };
  const handleRemove = async () => {
    if (await move(remove(item.id))) onMoved({ item, how: 'removed' });
  };
  const handleArchive = async () => {
    const archived = !item.archived;
    if (await move(archive({ id: item.id, archived }))) onMoved({ item, how: archived ? 'archived' : 'unarchived' });
  };
  const when = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(item.updatedAt));
  return (
    <li ref={row} className="tools-document">
      <div className="tools-document-name">
        {isInBin ? (
          <span className="tools-document-title">{name}</span>
        ) : (
          <Link className="a-link tools-document-title" to={documentAddress(item.id)}>
            {name}
          </Link>
        )}
        <span className="a-small a-mute">
          {[typeLabels[item.type][language], item.number, item.revision, languageNames[item.language]]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span role="status" className="a-small a-mute">
          {isCopying && t('start.creating')}
        </span>
      </div>
      {item.changedSinceIssue && <Badge tone="warning">{t('documents.changedSinceIssue')}</Badge>}
      {item.status && <Badge tone="info">{item.status}</Badge>}
      {item.score !== null && (
        <span className="a-small tools-document-score">{t('documents.score', { score: item.score })}</span>
      )}
      <span className="a-small a-mute tools-document-when">{t('documents.changed', { when })}</span>
      {!isInBin && <DownloadMenu id={item.id} type={item.type} name={name} />}
      <Menu label={t('common.actions')} triggerLabel={t('documents.actions', { name })} align="end" framed>
        {isInBin ? (
          <MenuItem onClick={() => void handleRestore()}>{t('documents.restore')}</MenuItem>
        ) : (
          <>
            <MenuItem disabled={isCopying} onClick={() => void duplicate()}>
              {t('documents.duplicate')}
            </MenuItem>
            <MenuItem onClick={() => setIsSharing(true)}>{t('documents.share')}</MenuItem>
            <MenuItem
              onClick={() =>
                navigate(
                  item.projectId
                    ? links.project(item.projectId)
                    : `${links.newProject()}?${new URLSearchParams({ document: item.id })}`,
                )
              }
            >
              {t(item.projectId ? 'documents.openProject' : 'documents.createProject')}
            </MenuItem>
            <MenuItem onClick={() => void handleArchive()}>
              {t(item.archived ? 'documents.unarchive' : 'documents.archive')}
            </MenuItem>
            <MenuRule />
            <MenuItem onClick={() => void handleRemove()}>{t('documents.remove')}</MenuItem>
          </>
        )}
      </Menu>
      {error !== undefined && <Notice tone="danger">{errorText(error)}</Notice>}
      {isSharing && <ShareDialog id={item.id} name={name} type={item.type} onClose={() => setIsSharing(false)} />}
    </li>
  );
}
