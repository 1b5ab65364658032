import { type BimDocument, describeEirChange, type EirChange } from '@arcada/bim';
import { useLanguage } from '@arcada/platform';
import { Button } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../editing/editing-context.ts';
import { ChangeWords } from '../versions/change-list.tsx';

interface EirChangeItemProps {
  eir: BimDocument;
  change: EirChange;
  onTake: () => void;
  /** Absent where the plan's value isn't asked about. */
  onKeep?: (() => void) | undefined;
}

/** What the EIR says otherwise than the plan, with a button for each of both that can count. */
export function EirChangeItem({ eir, change: one, onTake, onKeep }: EirChangeItemProps) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const { document } = useEditing();
  const { own, ...told } = describeEirChange(document, eir, one, language);
  const { place, what, before, after } = told;
  const isValue = one.change.kind === 'field' || one.change.kind === 'cell';
  const nameOf = (value: string) =>
    isValue ? `${place} › ${value || t('trace.empty')}` : [place, what, before || after].filter(Boolean).join(' › ');
  // Nothing has taken the place of what only differs: both stand, each in its document.
  const stands = !one.isSince && (before !== '' || after !== '');
  const inPlan = stands ? before : own;
  return (
    <li>
      <ChangeWords change={one.change} told={stands ? { ...told, before: '', after: '' } : told} />
      {(inPlan !== '' || (stands && isValue)) && (
        <p className="tools-change-values">{t('trace.inPlan', { value: inPlan || t('trace.empty') })}</p>
      )}
      {stands && (after !== '' || isValue) && (
        <p className="tools-change-values">{t('trace.inEir', { value: after || t('trace.empty') })}</p>
      )}
      <p className="tools-eir-change-actions">
        <Button size="small" aria-label={t('trace.takeNamed', { name: nameOf(after) })} onClick={onTake}>
          {t('trace.take')}
        </Button>
        {onKeep && (
          <Button size="small" aria-label={t('trace.keepNamed', { name: nameOf(own || before) })} onClick={onKeep}>
            {t('trace.keep')}
          </Button>
        )}
      </p>
    </li>
  );
}
