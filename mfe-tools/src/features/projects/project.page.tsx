import { links } from '@arcada/contracts';
import { useHead, useLanguage } from '@arcada/platform';
import { EmptyState } from '@arcada/ui';
import { AntdTheme } from '@arcada/ui/forms';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { isMissing } from '../../shared/is-missing.ts';
import { QueryStates } from '../../shared/query-states.tsx';
import { ProjectDocuments } from './project-documents.tsx';
import { ProjectEditor } from './project-editor.tsx';
import { projectsApi } from './projects.api.ts';
import './projects.css';

/** One of the user's projects: its fields, months and elements. */
export function Component() {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const { id = '' } = useParams();
  const query = projectsApi.useToolsProjectQuery(id, { refetchOnMountOrArgChange: true });
  const { currentData: project, error } = query;
  useHead({ title: project?.name ?? t('projects.title'), noIndex: true });
  return (
    <div className="a-container dash-page">
      <Link className="a-link a-small" to={links.projects()}>
        {t('projects.back')}
      </Link>
      {isMissing(error) ? (
        <EmptyState title={t('project.notFound')} />
      ) : (
        <QueryStates query={{ ...query, data: project }} />
      )}
      {project && !isMissing(error) && (
        <AntdTheme language={language}>
          <ProjectEditor key={project.id} project={project} />
          <ProjectDocuments key={`documents of ${project.id}`} projectId={project.id} />
        </AntdTheme>
      )}
    </div>
  );
}
