import { typeLabels } from '@arcada/bim';
import { useErrorText, useLanguage } from '@arcada/platform';
import { CloseIcon, IconButton, Notice } from '@arcada/ui';
import { Field, SelectInput } from '@arcada/ui/forms';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { documentAddress } from '../../shared/document-address.ts';
import { documentChoice } from '../../shared/document-choice.ts';
import { documentsApi } from '../../shared/documents.api.ts';
import { leaveItem } from '../../shared/leave-item.ts';
import { QueryStates } from '../../shared/query-states.tsx';
import { projectsApi } from './projects.api.ts';

const fresh = { refetchOnMountOrArgChange: true };

/** The documents of a project: opened, taken in, and out again. */
export function ProjectDocuments({ projectId }: { projectId: string }) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const own = documentsApi.useToolsDocumentsQuery({ project: projectId, pageSize: 100 }, fresh);
  const all = documentsApi.useToolsDocumentsQuery({ pageSize: 100 }, fresh);
  const [add, adding] = projectsApi.useToolsProjectDocumentAddMutation();
  const [remove, removing] = projectsApi.useToolsProjectDocumentRemoveMutation();
  const free = (all.data?.items ?? []).filter((item) => item.projectId === null);
  const error = adding.error ?? removing.error;
  const untitled = t('documents.untitled');
  const handleRemove = async (documentId: string, item: HTMLElement | null) => {
    const { error } = await remove({ id: projectId, documentId });
    if (!error) leaveItem(item);
  };
  return (
    <section className="dash-documents">
      <h2>{t('projectDocuments.title')}</h2>
      <QueryStates query={own} />
      {own.data?.items.length === 0 && <p className="a-mute">{t('projectDocuments.none')}</p>}
      {own.data && (
        <ul tabIndex={-1}>
          {own.data.items.map(({ id, title, type, number, revision, status }) => (
            <li key={id}>
              <div>
                <Link className="a-link" to={documentAddress(id)}>
                  {title || untitled}
                </Link>
                <span className="a-small a-mute">
                  {[typeLabels[type][language], number, revision, status].filter(Boolean).join(' · ')}
                </span>
              </div>
              <IconButton
                bare
                label={t('projectDocuments.takeOut', { name: [title || untitled, number].filter(Boolean).join(' · ') })}
                icon={<CloseIcon />}
                onClick={({ currentTarget }) => void handleRemove(id, currentTarget.closest('li'))}
              />
            </li>
          ))}
        </ul>
      )}
      {error !== undefined && <Notice tone="danger">{errorText(error)}</Notice>}
      {free.length > 0 && (
        <Field label={t('projectDocuments.add')} className="dash-from">
          <SelectInput
            value=""
            onChange={(documentId) => {
              if (documentId) void add({ id: projectId, documentId });
            }}
            options={[
              { value: '', label: t('modelCheck.chooseDocument') },
              ...free.map((item) => ({
                value: item.id,
                label: documentChoice(item, untitled, language),
                disabled: adding.isLoading,
              })),
            ]}
          />
        </Field>
      )}
    </section>
  );
}
