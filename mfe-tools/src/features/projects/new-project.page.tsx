import { links, type ProjectInput } from '@arcada/contracts';
import { useDraft, useErrorText, useHead, useLanguage } from '@arcada/platform';
import { Notice } from '@arcada/ui';
import { AntdTheme } from '@arcada/ui/forms';
import { notify } from '@arcada/ui/toast';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { currentMonth } from '../../shared/current-month.ts';
import { documentsApi } from '../../shared/documents.api.ts';
import { isMissing } from '../../shared/is-missing.ts';
import { QueryStates } from '../../shared/query-states.tsx';
import { draftOfDocument } from './draft-of-document.ts';
import { FromDocument } from './from-document.tsx';
import { emptyDraft, type ProjectDraft } from './project-draft.ts';
import { ProjectForm } from './project-form.tsx';
import { projectsApi } from './projects.api.ts';
import './projects.css';

/** A new project, from nothing or from the document in the address. */
export function Component() {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const id = search.get('document') ?? '';
  const query = documentsApi.useToolsDocumentQuery(id, { skip: id === '' });
  const stored = id === '' ? undefined : query.currentData;
  const isGone = id !== '' && isMissing(query.error);
  useHead({ title: t('projects.new'), noIndex: true });
  return (
    <div className="a-container dash-page">
      <Link className="a-link a-small" to={links.projects()}>
        {t('projects.back')}
      </Link>
      <h1>{t('projects.new')}</h1>
      <AntdTheme language={language}>
        <FromDocument
          id={id}
          chosen={stored}
          onChange={(chosen) => setSearch(chosen ? { document: chosen } : {}, { replace: true })}
        />
        {isGone && <Notice tone="warning">{t('maker.notFound')}</Notice>}
        {(id === '' || isGone) && <NewProject begun={emptyDraft(currentMonth())} />}
        {stored && <NewProject key={id} documentId={id} begun={draftOfDocument(stored.document, currentMonth())} />}
        {id !== '' && !isGone && <QueryStates query={{ ...query, data: stored }} />}
      </AntdTheme>
    </div>
  );
}

interface NewProjectProps {
  begun: ProjectDraft;
  documentId?: string;
}

/** What is typed is kept in the browser until it is saved: for each document by itself. */
function NewProject({ begun, documentId }: NewProjectProps) {
  const { t } = useTranslation('tools');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const draft = useDraft<ProjectDraft>(documentId ? `new project of ${documentId}` : 'new project', begun);
  const [create, creating] = projectsApi.useToolsProjectCreateMutation();
  const handleSave = async (input: ProjectInput) => {
    const sent = draft.current();
    const { data } = await create({ ...input, ...(documentId && { documentId }) });
    if (!data) return;
    draft.clear(sent);
    notify({ title: t('project.created'), tone: 'success' });
    navigate(links.project(data.id), { replace: true });
  };
  return (
    <ProjectForm
      draft={draft.value}
      onChange={draft.change}
      saving={creating.isLoading}
      onSave={handleSave}
      actions={<span className="a-small a-mute">{t('projects.kept')}</span>}
      notices={creating.error && <Notice tone="danger">{errorText(creating.error)}</Notice>}
    />
  );
}
