import type { BimDocument } from '@arcada/bim';
import { links, type ProjectInput } from '@arcada/contracts';
import { useDraft, useErrorText, useHead, useLanguage } from '@arcada/platform';
import { Notice } from '@arcada/ui';
import { AntdTheme } from '@arcada/ui/forms';
import { notify } from '@arcada/ui/toast';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { currentMonth } from '../../shared/current-month.ts';
import { documentsApi } from '../../shared/documents.api.ts';
import { isMissing } from '../../shared/is-missing.ts';
import { QueryStates } from '../../shared/query-states.tsx';
import { UndoNotice } from '../../shared/undo-notice.tsx';
import { draftOfDocument, filledFields, typedIn } from './draft-of-document.ts';
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
  const [openedWith] = useState(id);
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
        {(id !== openedWith || id === '' || isGone || stored) && (
          <NewProject openedWith={openedWith} documentId={isGone ? '' : id} document={stored?.document} />
        )}
        {id !== '' && !isGone && <QueryStates query={{ ...query, data: stored }} />}
      </AntdTheme>
    </div>
  );
}

const labels = {
  name: 'project.name',
  client: 'project.client',
  discipline: 'project.discipline',
  startMonth: 'project.start',
  endMonth: 'project.end',
} as const;

interface NewProjectProps {
  /** The document with which the page was opened; another one can be chosen while something is typed. */
  openedWith: string;
  documentId: string;
  document: BimDocument | undefined;
}

/**
 * What is typed is kept in the browser until it is saved: for each document with which the page was opened by itself. What a
 * document says fills in the rest.
 */
function NewProject({ openedWith, documentId, document }: NewProjectProps) {
  const { t } = useTranslation('tools');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const draft = useDraft<Partial<ProjectDraft>>(openedWith ? `new project of ${openedWith}` : 'new project', {});
  const [undone, setUndone] = useState('');
  const [create, creating] = projectsApi.useToolsProjectCreateMutation();
  const month = currentMonth();
  const source = undone === documentId ? undefined : document;
  const begun = useMemo(() => (source ? draftOfDocument(source, month) : emptyDraft(month)), [source, month]);
  const filled = filledFields(draft.value, begun, month);
  const handleSave = async (input: ProjectInput) => {
    const sent = draft.current();
    const { data } = await create({ ...input, ...(documentId && { documentId }) });
    if (!data) return;
    draft.clear(sent);
    notify({ title: t('project.created'), tone: 'success' });
    navigate(links.project(data.id), { replace: true });
  };
  return (
    <>
      {filled.length > 0 && (
        <UndoNotice onUndo={() => setUndone(documentId)}>
          {t('projects.filled', { fields: filled.map((name) => t(labels[name])).join(', ') })}
        </UndoNotice>
      )}
      <ProjectForm
        draft={{ ...begun, ...draft.value }}
        onChange={(next) => draft.change(typedIn(draft.current(), begun, next))}
        saving={creating.isLoading}
        onSave={handleSave}
        actions={<span className="a-small a-mute">{t('projects.kept')}</span>}
        notices={creating.error && <Notice tone="danger">{errorText(creating.error)}</Notice>}
      />
    </>
  );
}
