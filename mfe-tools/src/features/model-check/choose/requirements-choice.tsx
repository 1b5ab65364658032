import { SpinnerBlock, TabPanel, Tabs } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { DocumentChoice } from './document-choice.tsx';
import { FileDrop } from './file-drop.tsx';
import { RequirementsSummary } from './requirements-summary.tsx';
import type { Requirements } from './use-requirements.ts';

interface RequirementsChoiceProps {
  requirements: Requirements;
  /** `document` or `file`. */
  way: string;
  onWay: (way: string) => void;
  onFile: (file: File) => void;
  /** Other requirements are being chosen. */
  onChange: () => void;
  dragging: boolean;
  disabled: boolean;
}

/** An IDS made from one of the user's documents, or an .ids file. */
export function RequirementsChoice(props: RequirementsChoiceProps) {
  const { requirements, way, onWay, onFile, onChange, dragging, disabled } = props;
  const { t } = useTranslation('tools');
  const { state } = requirements;
  const handleWay = (next: string) => {
    if (next === way || disabled) return;
    requirements.clear();
    onChange();
    onWay(next);
  };
  return (
    <>
      <Tabs
        id="requirements"
        label={t('modelCheck.ways')}
        items={[
          { key: 'document', label: t('modelCheck.fromDocument') },
          { key: 'file', label: t('modelCheck.fromFile') },
        ]}
        value={way}
        onChange={handleWay}
      />
      <TabPanel tabs="requirements" name={way}>
        {way === 'document' ? (
          <DocumentChoice requirements={requirements} onChange={onChange} disabled={disabled} />
        ) : (
          <FileDrop
            label={t('modelCheck.idsFile')}
            hint={t('modelCheck.idsHint')}
            accept=".ids,.xml"
            file={undefined}
            dragging={dragging}
            disabled={disabled}
            onFile={onFile}
          />
        )}
      </TabPanel>
      {state.reading ? <SpinnerBlock label={t('common.loading')} /> : <RequirementsSummary state={state} />}
    </>
  );
}
