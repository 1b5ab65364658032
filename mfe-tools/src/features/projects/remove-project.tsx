import type { Project } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { Button, Dialog, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { projectsApi } from './projects.api.ts';

interface RemoveProjectProps {
  project: Project;
  open: boolean;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before a project is deleted for good. */
export function RemoveProject({ project, open, onClose, onRemoved }: RemoveProjectProps) {
  const { t } = useTranslation('tools');
  const errorText = useErrorText();
  const [remove, removing] = projectsApi.useToolsProjectRemoveMutation();
  const close = () => {
    removing.reset();
    onClose();
  };
  const handleSure = async () => {
    if (!(await remove(project.id)).error) onRemoved();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('project.deleteTitle', { name: project.name })}
      closeLabel={t('common.close')}
      footer={
        <div className="a-row">
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button
            variant="danger"
            loading={removing.isLoading}
            loadingLabel={t('project.deleting')}
            onClick={() => void handleSure()}
          >
            {t('project.delete')}
          </Button>
        </div>
      }
    >
      <div className="a-stack">
        {removing.error !== undefined && <Notice tone="danger">{errorText(removing.error)}</Notice>}
        <p>{t('project.deleteText')}</p>
      </div>
    </Dialog>
  );
}
