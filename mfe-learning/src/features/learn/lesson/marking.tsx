import { attemptPauses, dateFormat, freeAttempts, type Lesson, minutesText, type Verdict } from '@arcada/contracts';
import { isApiError, useErrorText, useLanguage } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { minuteAfter, useUntil } from '../../../shared/use-until.ts';
import { FormattedText } from './formatted-text.tsx';

/** Whether answers are marked: those of the enrolled, which are stored, and an author's who tries a draft. */
export type Marked = boolean | 'trial';

/** Under which answers are kept until they are sent; a trial's apart from a learner's. */
export const answersKey = ({ courseId, id }: Pick<Lesson, 'courseId' | 'id'>, marked: Marked): string =>
  `${marked === 'trial' ? 'trial' : 'answers'} ${courseId} ${id}`;

interface MarkingProps {
  verdict: Verdict | undefined;
  marked: Marked;
  pending: boolean;
  error: unknown;
  /** Share of right answers needed, 0 to 1. */
  passMark: number;
  /** Whether the result has just arrived: it then gets the focus of the removed button. */
  fresh: boolean;
  onAgain: () => void;
}

/** The button that submits answers for marking, or the result and a button for another attempt. */
export function Marking({ verdict, marked, pending, error, passMark, fresh, onAgain }: MarkingProps) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const { language } = useLanguage();
  const result = useRef<HTMLDivElement>(null);
  const until = useUntil(verdict?.retryAt);
  useEffect(() => {
    if (fresh) result.current?.focus();
  }, [fresh]);
  if (!marked) return <Notice>{t('marking.enrolled')}</Notice>;
  const words = errorText(error);
  if (!verdict) {
    return (
      <>
        {error !== undefined && <Notice tone="danger">{isApiError(error) ? words : t('common.unexpected')}</Notice>}
        <div className="a-row">
          <Button type="submit" variant="primary" loading={pending} loadingLabel={t('marking.pending')}>
            {t('marking.check')}
          </Button>
          <span className="a-small a-mute">
            {t('marking.rule', { mark: Math.round(passMark * 100) })}{' '}
            {marked !== 'trial' &&
              t('marking.pauses', {
                count: freeAttempts + 1,
                first: minutesText(attemptPauses.first),
                most: minutesText(attemptPauses.longest),
              })}
          </span>
        </div>
      </>
    );
  }
  const waits = until !== undefined;
  const values = { score: Math.round(verdict.score * 100), attempts: verdict.attempts };
  return (
    <div ref={result} tabIndex={-1} className="learn-result a-stack">
      {error !== undefined && (
        <Notice tone="danger" live>
          {isApiError(error) ? words : t('common.unexpected')}
        </Notice>
      )}
      <Notice
        live
        tone={verdict.passed ? 'success' : 'warning'}
        title={t(verdict.passed ? 'marking.passed' : 'marking.failed', values)}
        actions={
          <Button size="small" disabled={waits} onClick={onAgain}>
            {t('marking.again')}
          </Button>
        }
      >
        {marked === 'trial' ? (
          <p>{t('marking.trial')}</p>
        ) : (
          <p>{t(verdict.passed ? 'marking.passedText' : 'marking.failedText', { count: verdict.attempts })}</p>
        )}
        {hidesAnswers(verdict) && <p>{t('marking.hidden')}</p>}
        {waits && (
          <p>{t('marking.pause', { time: dateFormat(language, { timeStyle: 'short' }).format(minuteAfter(until)) })}</p>
        )}
      </Notice>
    </div>
  );
}

/** Before it is passed, wrong answers come without solutions, unless the author shows them. */
const hidesAnswers = ({ passed, items }: Verdict) =>
  !passed && !items.some(({ correct, solution }) => !correct && solution);

/** The result for one answer. */
export function ItemVerdict({ verdict, id }: { verdict: Verdict | undefined; id: string }) {
  const { t } = useTranslation('learning');
  const item = verdict?.items.find((candidate) => candidate.id === id);
  if (!item) return null;
  return (
    <div className={`learn-verdict learn-verdict--${item.correct ? 'right' : 'wrong'}`}>
      <p>
        <strong>{t(item.correct ? 'marking.right' : 'marking.wrong')}</strong>
        {!item.correct && item.solution && (
          <>
            {' '}
            {t('marking.solution')} <FormattedText text={item.solution} formatted={item.formatted?.solution} />
          </>
        )}
      </p>
      {item.explanation && (
        <p>
          <FormattedText text={item.explanation} formatted={item.formatted?.explanation} />
        </p>
      )}
    </div>
  );
}
