import { links, type ProjectInput } from '@arcada/contracts';
import { useDraft, useErrorText, useHead, useLanguage } from '@arcada/platform';
import { Notice } from '@arcada/ui';
import { AntdTheme } from '@arcada/ui/forms';
import { notify } from '@arcada/ui/toast';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { currentMonth } from '../../shared/current-month.ts';
import { emptyDraft, type ProjectDraft } from './project-draft.ts';
import { ProjectForm } from './project-form.tsx';
import { projectsApi } from './projects.api.ts';
import './projects.css';

/** A new project. What is typed is kept in the browser until it is saved. */
export function Component() {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const draft = useDraft<ProjectDraft>('new project', emptyDraft(currentMonth()));
  const [create, creating] = projectsApi.useToolsProjectCreateMutation();
  useHead({ title: t('projects.new'), noIndex: true });
  const handleSave = async (input: ProjectInput) => {
    const sent = draft.current();
    const { data } = await create(input);
    if (!data) return;
    draft.clear(sent);
    notify({ title: t('project.created'), tone: 'success' });
    navigate(links.project(data.id), { replace: true });
  };
  return (
    <div className="a-container dash-page">
      <Link className="a-link a-small" to={links.projects()}>
        {t('projects.back')}
      </Link>
      <h1>{t('projects.new')}</h1>
      <AntdTheme language={language}>
        <ProjectForm
          draft={draft.value}
          onChange={draft.change}
          saving={creating.isLoading}
          onSave={handleSave}
          actions={<span className="a-small a-mute">{t('projects.kept')}</span>}
          notices={creating.error && <Notice tone="danger">{errorText(creating.error)}</Notice>}
        />
      </AntdTheme>
    </div>
  );
}
