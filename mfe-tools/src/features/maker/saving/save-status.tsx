import { type BimDocument, pathInWords } from '@arcada/bim';
import { type Language, links } from '@arcada/contracts';
import { isApiError, useErrorText, useLanguage } from '@arcada/platform';
import { Button, CheckIcon, Notice } from '@arcada/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { StoredEditing } from './use-stored-document.ts';

/** Whether the document is saved, in a few words. */
export function SaveStatus({ editing }: { editing: StoredEditing }) {
  const { t } = useTranslation('tools');
  const { status, merged } = editing;
  return (
    <span role="status" className="a-small a-mute tools-save-status">
      {status === 'saved' && <CheckIcon size={16} />}
      {status === 'saved' && merged ? t('saving.savedMerged') : t(`saving.${status}`)}
    </span>
  );
}

const mostFaults = 5;

/** What the service has refused: where, and why. */
function faultsOf(error: unknown, refused: BimDocument | undefined, language: Language): string[] {
  const errors = (refused && isApiError(error) && error.problem?.errors) || [];
  const told = errors.map(({ path, message }) =>
    [refused && pathInWords(refused, path, language), message].filter(Boolean).join(': '),
  );
  return [...new Set(told)].slice(0, mostFaults);
}

/** What the author must know or decide about saving: a failure, versions to choose from, what a closed tab left. */
export function SaveNotices({ editing }: { editing: StoredEditing }) {
  const { t } = useTranslation('tools');
  const errorText = useErrorText();
  const { status, error, refused, unkept, offered, take, refuse, ask, save } = editing;
  const { pathname, search } = useLocation();
  const { language } = useLanguage();
  // Their places are those of the content that was refused.
  const faults = useMemo(() => faultsOf(error, refused, language), [error, refused, language]);
  const text = unkept ? 'saving.unkeptText' : faults.length > 0 ? 'saving.refusedText' : 'saving.failedText';
  const isGone = isApiError(error) && error.status === 404;
  const isSignedOut = isApiError(error) && error.status === 401;
  return (
    <>
      {offered && (
        <Notice
          live
          title={t('saving.leftTitle')}
          actions={
            <>
              <Button size="small" onClick={take}>
                {t('saving.leftTake')}
              </Button>
              <Button size="small" variant="ghost" onClick={refuse}>
                {t('saving.leftRefuse')}
              </Button>
            </>
          }
        >
          {t('saving.leftText')}
        </Notice>
      )}
      {error !== undefined && status !== 'conflict' && (
        <Notice
          tone="danger"
          actions={
            !isGone && (
              <>
                <Button size="small" onClick={save}>
                  {t('saving.again')}
                </Button>
                {isSignedOut && (
                  <Link className="a-link" to={links.auth(pathname + search)}>
                    {t('saving.signIn')}
                  </Link>
                )}
              </>
            )
          }
        >
          {isGone && !unkept ? t('saving.gone') : t(text, { message: errorText(error) })}
          {faults.length > 0 && (
            <ul>
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      {status === 'conflict' && (
        <Notice
          tone="warning"
          live
          actions={
            <Button size="small" onClick={ask}>
              {t('saving.choose')}
            </Button>
          }
        >
          {t('saving.conflictText')}
        </Notice>
      )}
    </>
  );
}
