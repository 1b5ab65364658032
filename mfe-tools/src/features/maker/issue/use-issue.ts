import {
  applyEdits,
  type BimDocument,
  check,
  explain,
  type Finding,
  type IssuedDocument,
  type IssueFacts,
  type IssueFinding,
  isDraft,
  issueEdits,
  mayBeIssued,
  type StoredDocument,
} from '@arcada/bim';
import type { Language } from '@arcada/contracts';
import { isApiError, useErrorText, useLanguage } from '@arcada/platform';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../../shared/local-day.ts';
import type { StoredEditing } from '../saving/use-stored-document.ts';
import { versionsApi } from '../versions/versions.api.ts';

export type IssueState =
  | { at: 'form' }
  | { at: 'busy' }
  /** Errors stop the issue; each has its place. */
  | { at: 'refused'; findings: readonly IssueFinding[] }
  | { at: 'failed'; message: string }
  /** What was written for the issue couldn't be saved. */
  | { at: 'unsaved' }
  | { at: 'done'; issued: IssuedDocument; document: BimDocument };

const errorsIn = (findings: readonly Finding[], language: Language): IssueFinding[] =>
  findings
    .filter(({ severity }) => severity === 'error')
    .map((finding) => ({
      rule: finding.rule,
      severity: finding.severity,
      place: { ...finding.place },
      message: explain(finding, language).message,
    }));

/** Issues the document: checked here so that a refusal changes nothing, then saved, and checked again by the service. */
export function useIssue(id: string, editing: StoredEditing) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const [send] = versionsApi.useToolsDocumentIssueMutation();
  const [state, setState] = useState<IssueState>({ at: 'form' });
  const run = async (facts: IssueFacts): Promise<IssueState> => {
    const planned = applyEdits(editing.current(), issueEdits(editing.current(), facts));
    const found = check(planned, { today: localDay() });
    if (!mayBeIssued(found) && !isDraft(planned)) return { at: 'refused', findings: errorsIn(found, language) };
    setState({ at: 'busy' });
    editing.replace(planned);
    const ifMatch = await editing.settle();
    if (ifMatch === undefined) return { at: 'unsaved' };
    const document = editing.current();
    const { data, error } = await send({ id, ifMatch });
    if (data) return { at: 'done', issued: data, document };
    const { status = 0, problem } = isApiError(error) ? error : {};
    if (status === 422) return { at: 'refused', findings: (problem?.findings as IssueFinding[] | undefined) ?? [] };
    if (status !== 412 || !problem?.current) return { at: 'failed', message: errorText(error) };
    editing.takeOver(problem.current as StoredDocument);
    return { at: 'failed', message: t('issue.changedElsewhere') };
  };
  const { status } = editing;
  // Saved by itself since, or by a choice between two versions.
  useEffect(() => {
    if (status === 'saved') setState((state) => (state.at === 'unsaved' ? { at: 'form' } : state));
  }, [status]);
  return {
    state,
    issue: async (facts: IssueFacts) => setState(await run(facts)),
    again: () => setState({ at: 'form' }),
  };
}
