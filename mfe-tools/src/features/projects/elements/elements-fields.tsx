import { elementSources } from '@arcada/contracts';
import { Field, SelectInput, TextInput } from '@arcada/ui/forms';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../../shared/local-day.ts';
import type { ProjectDraft } from '../project-draft.ts';
import { CountFile } from './count-file.tsx';

interface ElementsFieldsProps {
  draft: ProjectDraft;
  onChange: (change: Partial<ProjectDraft>) => void;
  error: (name: string) => string | undefined;
}

/** The number of elements, where it comes from and when; counted from a file or typed. */
export function ElementsFields({ draft, onChange, error }: ElementsFieldsProps) {
  const { t } = useTranslation('tools');
  return (
    <fieldset className="dash-fieldset">
      <legend>{t('project.elements')}</legend>
      <p className="a-small a-mute">{t('elements.text')}</p>
      <CountFile onCount={onChange} />
      <div className="dash-fields">
        <Field label={t('elements.count')} error={error('count')}>
          <TextInput
            inputMode="numeric"
            maxLength={9}
            value={draft.count}
            onChange={(event) =>
              onChange({ count: event.target.value, source: 'manual', countedOn: draft.countedOn || localDay() })
            }
          />
        </Field>
        <Field label={t('elements.source')}>
          <SelectInput
            value={draft.source}
            onChange={(source) => onChange({ source: source as ProjectDraft['source'] })}
            options={elementSources.map((value) => ({ value, label: t(`elementSource.${value}`) }))}
          />
        </Field>
        <Field label={t('elements.countedOn')} error={error('countedOn')}>
          <TextInput
            type="date"
            value={draft.countedOn}
            onChange={(event) => onChange({ countedOn: event.target.value })}
          />
        </Field>
      </div>
    </fieldset>
  );
}
