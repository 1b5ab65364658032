import { links, type Project, type ProjectInput } from '@arcada/contracts';
import { isApiError, useDraft, useErrorText, useLanguage } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { notify } from '@arcada/ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { draftOf, type ProjectDraft } from './project-draft.ts';
import { ProjectForm } from './project-form.tsx';
import { projectsApi } from './projects.api.ts';
import { RemoveProject } from './remove-project.tsx';

/** What is typed, and the version that it is based on. */
interface Editing {
  version: string;
  fields: ProjectDraft;
}

/** The form of a stored project: save, archive, delete. */
export function ProjectEditor({ project: read }: { project: Project }) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [change, changing] = projectsApi.useToolsProjectChangeMutation();
  const draft = useDraft<{ edited?: Editing }>(`project ${read.id}`, {});
  // The page's copy follows a moment after the response: until then the form must not show what was before.
  const project = changing.data && changing.data.updatedAt >= read.updatedAt ? changing.data : read;
  const stored: Editing = { version: project.version, fields: draftOf(project, language) };
  const [removing, setRemoving] = useState(false);
  const editing = draft.value.edited ?? stored;
  const outdated = editing.version !== project.version;
  const save = async (input: Partial<ProjectInput>, ifMatch = editing.version) => {
    const sent = draft.current();
    const { data } = await change({ id: project.id, change: input, ifMatch });
    if (!data) return;
    const typed = draft.current().edited;
    // What was typed while it was being saved is based on what is stored now.
    if (!draft.clear(sent) && sent.edited && typed) draft.change({ edited: { ...typed, version: data.version } });
    notify({ title: t('project.saved'), tone: 'success' });
  };
  const archived = project.status === 'archived';
  const changedElsewhere = isApiError(changing.error) && changing.error.status === 412;
  const discard = () => {
    draft.clear(draft.current());
    changing.reset();
  };
  return (
    <>
      <h1 className="dash-project-title">{project.name}</h1>
      <ProjectForm
        draft={editing.fields}
        onChange={(fields) => draft.change({ edited: { version: editing.version, fields } })}
        saving={changing.isLoading}
        onSave={(input) => void save(input)}
        notices={
          <>
            {outdated && (
              <Notice
                tone="warning"
                live
                actions={
                  <>
                    <Button size="small" onClick={discard}>
                      {t('project.takeStored')}
                    </Button>
                    <Button
                      size="small"
                      onClick={() => draft.change({ edited: { ...editing, version: project.version } })}
                    >
                      {t('project.keepMine')}
                    </Button>
                  </>
                }
              >
                {t('project.outdated')}
              </Notice>
            )}
            {changing.error !== undefined && !changedElsewhere && (
              <Notice tone="danger">{errorText(changing.error)}</Notice>
            )}
          </>
        }
        actions={
          <>
            {draft.value.edited ? (
              <Button onClick={discard}>{t('project.discard')}</Button>
            ) : (
              <Button onClick={() => void save({ status: archived ? 'active' : 'archived' }, project.version)}>
                {t(archived ? 'project.reactivate' : 'project.archive')}
              </Button>
            )}
            <Button variant="danger" onClick={() => setRemoving(true)}>
              {t('project.delete')}
            </Button>
          </>
        }
      />
      <RemoveProject
        project={project}
        open={removing}
        onClose={() => setRemoving(false)}
        onRemoved={() => {
          draft.clear(draft.current());
          navigate(links.projects(), { replace: true });
        }}
      />
    </>
  );
}
