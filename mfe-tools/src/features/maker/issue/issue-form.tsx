import {
  dayText,
  freeRevision,
  type IssueFacts,
  isDatedAhead,
  isIssued,
  latestBefore,
  limits,
  type Row,
} from '@arcada/bim';
import { useFormErrors, useLanguage } from '@arcada/platform';
import { Field, TextArea, TextInput } from '@arcada/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

interface IssueFormProps {
  id: string;
  facts: IssueFacts;
  /** Revisions that were issued already. */
  issued: readonly string[];
  /** On the user's own calendar. */
  today: string;
  /** What the document's revision log says so far. */
  log: readonly Row<'revisionLog'>[];
  onChange: (facts: IssueFacts) => void;
  onSubmit: () => void;
}

const needed = ['revision', 'date', 'author', 'change'] as const satisfies readonly (keyof IssueFacts)[];

/** What the revision log will say about the issue. */
export function IssueForm({ id, facts, issued, today, log, onChange, onSubmit }: IssueFormProps) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const { form, errors, showErrors } = useFormErrors<keyof IssueFacts>(t);
  const { revision } = facts;
  const faults: Partial<Record<keyof IssueFacts, string>> = {};
  if (isIssued(revision, issued))
    faults.revision = t('issue.issued', { revision, next: freeRevision(revision, issued) });
  const previous = latestBefore(log, revision, today);
  if (previous && facts.date !== '' && facts.date < previous.date)
    faults.date = t('issue.datedBefore', {
      revision: previous.revision,
      when: dayText(previous.date, language),
    });
  if (isDatedAhead(facts.date, today)) faults.date = t('issue.datedAhead', { today: dayText(today, language) });
  const isMissing = (name: keyof IssueFacts) => facts[name].trim() === '';
  const error = (name: keyof IssueFacts) => faults[name] ?? (isMissing(name) ? errors[name] : undefined);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const missing = needed.filter(isMissing);
    const wrong = showErrors((translate) => ({
      ...Object.fromEntries(missing.map((name) => [name, translate('common.required')])),
      ...faults,
    }));
    if (!wrong) onSubmit();
  };
  const text = (name: keyof IssueFacts, type = 'text', required = true) => (
    <Field label={t(`issue.${name}`)} required={required} error={error(name)}>
      <TextInput
        type={type}
        value={facts[name]}
        maxLength={limits.short}
        onChange={(event) => onChange({ ...facts, [name]: event.target.value })}
      />
    </Field>
  );
  return (
    <form ref={form} id={id} className="tools-issue-form" onSubmit={handleSubmit} noValidate>
      {text('revision')}
      {text('date', 'date')}
      {text('author')}
      {text('checkedBy', 'text', false)}
      {text('approvedBy', 'text', false)}
      <Field label={t('issue.change')} required error={error('change')}>
        <TextArea
          rows={3}
          value={facts.change}
          maxLength={limits.long}
          onChange={(event) => onChange({ ...facts, change: event.target.value })}
        />
      </Field>
    </form>
  );
}
