import type { IssueFinding, Place } from '@arcada/bim';
import { Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

interface RefusedIssueProps {
  findings: readonly IssueFinding[];
  onGo: (place: Place) => void;
}

/** Why a document isn't issued: each error leads to its place. */
export function RefusedIssue({ findings, onGo }: RefusedIssueProps) {
  const { t } = useTranslation('tools');
  return (
    <>
      <Notice tone="danger" title={t('issue.refused', { count: findings.length })}>
        {t('issue.refusedText')}
      </Notice>
      <ul className="tools-issue-errors">
        {findings.map(({ rule, place, message }) => (
          <li key={JSON.stringify([rule, place, message])}>
            <button type="button" className="tools-finding-go" onClick={() => onGo(place as unknown as Place)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
