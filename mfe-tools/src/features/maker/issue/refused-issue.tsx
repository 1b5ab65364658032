import { type IssueFinding, type Place, rules } from '@arcada/bim';
import { useLanguage } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uniqueKeys } from '../../../shared/unique-keys.ts';

/** Of one rule: how many are listed at first, and how many are added each time. */
const atFirst = 3;
const step = 50;

interface RefusedIssueProps {
  findings: readonly IssueFinding[];
  onGo: (place: Place) => void;
}

/** Why a document isn't issued: errors by rule, each of which leads to its place. */
export function RefusedIssue({ findings, onGo }: RefusedIssueProps) {
  const { t } = useTranslation('tools');
  return (
    <>
      <Notice tone="danger" title={t('issue.refused', { count: findings.length })}>
        {t('issue.refusedText')}
      </Notice>
      {[...Map.groupBy(findings, ({ rule }) => rule)].map(([rule, errors]) => (
        <RuleErrors key={rule} rule={rule} errors={errors} onGo={onGo} />
      ))}
    </>
  );
}

interface RuleErrorsProps {
  rule: string;
  errors: readonly IssueFinding[];
  onGo: (place: Place) => void;
}

function RuleErrors({ rule, errors, onGo }: RuleErrorsProps) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const [shown, setShown] = useState(atFirst);
  // A newer service may have rules that this page doesn't know.
  // A heading with a count after it: without the sentence's full stop.
  const name = (rules.find(({ id }) => id === rule)?.rule[language] ?? rule).replace(/\.$/, '');
  const listed = errors.slice(0, shown);
  const keys = uniqueKeys(listed.map(({ place, message }) => JSON.stringify([place, message])));
  const rest = errors.length - shown;
  return (
    <section className="tools-issue-rule">
      <h3>{t('issue.rule', { name, count: errors.length })}</h3>
      <ul className="tools-issue-errors">
        {listed.map(({ place, message }, at) => (
          <li key={keys[at]}>
            <button type="button" className="tools-finding-go" onClick={() => onGo(place as unknown as Place)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button size="small" onClick={() => setShown(shown + step)}>
          {t('issue.more', { count: Math.min(step, rest) })}
        </Button>
      )}
    </section>
  );
}
