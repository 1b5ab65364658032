import { type Finding, type Step, type StepId, stepLabels } from '@arcada/bim';
import { useLanguage } from '@arcada/platform';
import { VisuallyHidden } from '@arcada/ui';
import { Field, SelectInput } from '@arcada/ui/forms';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { stepsWidth, useWide } from '../editing/use-wide.ts';
import { StepLinks } from '../on-use.tsx';
import { errorsByStep } from './step-faults.ts';

interface StepNavProps {
  steps: readonly Step[];
  current: string;
  /** Steps whose faults are shown. */
  seen: ReadonlySet<string>;
  findings: readonly Finding[];
  addressOf: (step: string) => string;
  onGo: (step: string) => void;
}

/** The steps in their order: links on wide screens, a list to choose from on phones. */
export function StepNav({ steps, current, seen, findings, addressOf, onGo }: StepNavProps) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const wide = useWide(stepsWidth);
  const errors = errorsByStep(findings);
  const labelOf = (step: string) => stepLabels[step as StepId][language];
  const at = steps.findIndex(({ id }) => id === current);
  const items = steps.map(({ id }) => {
    const count = seen.has(id) ? (errors.get(id) ?? 0) : 0;
    return {
      key: id,
      status: seen.has(id) ? (count > 0 ? ('error' as const) : ('finish' as const)) : ('wait' as const),
      title: (
        <Link to={addressOf(id)} aria-current={id === current ? 'step' : undefined}>
          {labelOf(id)}
          {count > 0 && <VisuallyHidden> ({t('form.errors', { count })})</VisuallyHidden>}
        </Link>
      ),
    };
  });
  return (
    <nav aria-label={t('form.steps')}>
      {wide ? (
        <StepLinks steps={items} current={current} />
      ) : (
        <Field label={t('form.stepOf', { number: at + 1, count: steps.length })}>
          <SelectInput
            value={current}
            onChange={onGo}
            options={steps.map(({ id }, index) => ({ value: id, label: `${index + 1}. ${labelOf(id)}` }))}
          />
        </Field>
      )}
    </nav>
  );
}
