import { idsReasonWords } from '@arcada/bim';
import { useLanguage } from '@arcada/platform';
import { Disclosure, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { uniqueKeys } from '../../../shared/unique-keys.ts';
import { useFaultText } from '../use-fault-text.ts';
import type { RequirementsState } from './use-requirements.ts';

/** The page stays quick; who mends an IDS begins with the first. */
const shownFindings = 100;

/** What the chosen requirements hold, or why they can't be checked. */
export function RequirementsSummary({ state }: { state: RequirementsState }) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const faultText = useFaultText();
  const { name = '', ids, findings = [], leftOut = [], isPart, fault } = state;
  if (fault) {
    return (
      <Notice tone="danger" title={name}>
        {faultText(fault)}
      </Notice>
    );
  }
  const specifications = ids?.specifications ?? [];
  const listed = findings.slice(0, shownFindings);
  const keys = uniqueKeys(listed.map(({ en }) => en));
  const count = specifications.reduce((sum, { requirements }) => sum + requirements.length, 0);
  return (
    <div className="a-stack">
      {findings.length > 0 && (
        <Notice tone="danger" title={t('modelCheck.invalid', { name, count: findings.length })}>
          <ul className="check-findings">
            {listed.map((text, at) => (
              <li key={keys[at]}>{text[language]}</li>
            ))}
          </ul>
        </Notice>
      )}
      {ids && specifications.length === 0 && (
        <Notice tone="warning">{t(isPart ? 'files.idsNoneChosen' : 'modelCheck.nothingToCheck')}</Notice>
      )}
      {specifications.length > 0 && (
        <p role="status">
          <strong>{name}</strong>
          {': '}
          {t('modelCheck.specifications', { count: specifications.length })}, {t('modelCheck.counted', { count })}
        </p>
      )}
      {leftOut.length > 0 && (
        <Disclosure title={t('modelCheck.leftOut', { count: leftOut.length })}>
          <ul className="check-findings">
            {leftOut.map(({ row, name, reason }) => (
              <li key={`${row} ${reason}`}>
                {name}: {idsReasonWords[reason][language]}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
