import { holdsWords } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Field, PickInput } from '@arcada/ui/forms';
import { useTranslation } from 'react-i18next';
import { auditActions } from './actions.ts';

interface ActionFilterProps {
  /** As `actionName` calls it. */
  value: string | undefined;
  /** Only actions of this one, if any. */
  service: string | undefined;
  onChange: (action: string | undefined) => void;
}

const serviceOf = (action: string) => action.slice(0, action.indexOf('.'));

/** One action, found by the words that the list has for it. */
export function ActionFilter({ value, service, onChange }: ActionFilterProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const words = auditActions.map((action) => t(`actions.${action}`));
  const labels = new Map<string, string>(
    auditActions.map((action, at) => {
      const label = words[at] ?? action;
      // Several areas have deliveries that are tried again.
      const isShared = words.indexOf(label) !== words.lastIndexOf(label);
      return [action, isShared ? `${label} (${t(`services.${serviceOf(action)}`)})` : label];
    }),
  );
  const labelOf = (action: string) => labels.get(action) ?? action;
  const offered = auditActions.filter((action) => !service || serviceOf(action) === service);
  return (
    <Field label={t('audit.action')}>
      <PickInput
        value={value ? [value] : []}
        options={offered
          .map((action) => ({ value: action, label: labelOf(action) }))
          .sort((one, other) => one.label.localeCompare(other.label, language))}
        has={(action, typed) => holdsWords(labelOf(action), typed.trim())}
        labelOf={labelOf}
        loading={false}
        emptyText={t('offers.none')}
        placeholder={t('audit.allActions')}
        // Another one takes the place of the first.
        onChange={(actions) => onChange(actions.at(-1))}
      />
    </Field>
  );
}
