import { Button, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { ReportView } from './report/report-view.tsx';
import { useFaultText } from './use-fault-text.ts';
import type { ModelCheckState } from './use-model-check.ts';
import { type CheckProgress, checkPhases } from './work/messages.ts';

/** How long each phase takes of the whole, from 0 to 1, as measured with files of 50 MB. */
const begins = { reading: 0, opening: 0.05, checking: 0.7 } as const;

function shareOf({ phase, share }: CheckProgress): number {
  const next = checkPhases[checkPhases.indexOf(phase) + 1];
  return begins[phase] + ((next ? begins[next] : 1) - begins[phase]) * share;
}

/** Progress, the report, or why there is none. */
export function CheckState({ state, onCancel }: { state: ModelCheckState; onCancel: () => void }) {
  const { t } = useTranslation('tools');
  const faultText = useFaultText();
  switch (state.status) {
    case 'idle':
      return null;
    case 'running':
      return (
        <div className="check-progress">
          <p role="status">{t(`modelCheck.phase.${state.progress.phase}`)}</p>
          <div className="a-row">
            <progress value={shareOf(state.progress)} max={1} aria-label={t('modelCheck.progress')} />
            <Button size="small" onClick={onCancel}>
              {t('common.cancel')}
            </Button>
          </div>
        </div>
      );
    case 'cancelled':
      return <Notice live>{t('modelCheck.cancelled')}</Notice>;
    case 'fault':
      return (
        <Notice tone="danger" title={t('modelCheck.faultTitle')}>
          {faultText(state.fault)}
        </Notice>
      );
    case 'done':
      return <ReportView key={state.modelName} {...state} />;
  }
}
