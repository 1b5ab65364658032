import { useSession } from '@arcada/platform';
import { Button, Card } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckState } from './check-state.tsx';
import { FileDrop } from './choose/file-drop.tsx';
import { RequirementsChoice } from './choose/requirements-choice.tsx';
import { useDroppedFiles } from './choose/use-dropped-files.ts';
import { useRequirements } from './choose/use-requirements.ts';
import { useModelCheck } from './use-model-check.ts';

/** Requirements, a model, and the check of one against the other. */
export function CheckForm() {
  const { t } = useTranslation('tools');
  const { user } = useSession();
  const requirements = useRequirements();
  const [way, setWay] = useState('document');
  const [model, setModel] = useState<File>();
  const check = useModelCheck();
  const running = check.state.status === 'running';
  const { ids, name = '' } = requirements.state;
  const ready = ids !== undefined && ids.specifications.length > 0 && model !== undefined;

  const handleIdsFile = (file: File) => {
    setWay('file');
    check.reset();
    void requirements.read(file, file.name);
  };
  const handleModel = (file: File) => {
    check.reset();
    setModel(file);
  };
  const dragging = useDroppedFiles((files) => {
    if (running) return;
    for (const file of files) {
      if (/\.(ids|xml)$/i.test(file.name)) handleIdsFile(file);
      else handleModel(file);
    }
  });
  return (
    <>
      <div className="check-choices">
        <Card padded as="section" className="check-card" aria-label={t('modelCheck.requirements')}>
          <h2>{t('modelCheck.requirements')}</h2>
          <RequirementsChoice
            requirements={requirements}
            way={way}
            onWay={setWay}
            onFile={handleIdsFile}
            onChange={check.reset}
            dragging={dragging}
            disabled={running}
          />
        </Card>
        <Card padded as="section" className="check-card" aria-label={t('modelCheck.model')}>
          <h2>{t('modelCheck.model')}</h2>
          <FileDrop
            label={t('modelCheck.modelFile')}
            hint={t('modelCheck.modelHint')}
            accept=".ifc"
            file={model}
            dragging={dragging}
            disabled={running}
            onFile={handleModel}
          />
        </Card>
      </div>
      <div className="a-row">
        <Button
          variant="primary"
          size="large"
          disabled={!ready || running}
          onClick={() => ids && model && void check.start(ids, name, model, user?.email ?? '')}
        >
          {t('modelCheck.start')}
        </Button>
        {!ready && !running && <p className="a-small a-mute">{t('modelCheck.needsBoth')}</p>}
      </div>
      <CheckState state={check.state} onCancel={check.cancel} />
    </>
  );
}
