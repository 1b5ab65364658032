import { dayText, freeRevision, type IssueFacts, isIssued, limits, type Row } from '@arcada/bim';
import { useLanguage } from '@arcada/platform';
import { Field, TextArea, TextInput } from '@arcada/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

interface IssueFormProps {
  id: string;
  facts: IssueFacts;
  /** Revisions that were issued already. */
  issued: readonly string[];
  /** The revision before this one, when it is dated after it. */
  after: Row<'revisionLog'> | undefined;
  onChange: (facts: IssueFacts) => void;
  onSubmit: () => void;
}

/** What the revision log will say about the issue. */
export function IssueForm({ id, facts, issued, after, onChange, onSubmit }: IssueFormProps) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const { revision } = facts;
  const faults: Partial<Record<keyof IssueFacts, string>> = {};
  if (isIssued(revision, issued))
    faults.revision = t('issue.issued', { revision, next: freeRevision(revision, issued) });
  if (after)
    faults.date = t('issue.datedBefore', { revision: after.revision, when: dayText(after.date, language) });
  const text = (name: keyof IssueFacts, type = 'text', required = true) => (
    <Field label={t(`issue.${name}`)} required={required} error={faults[name]}>
      <TextInput
        type={type}
        value={facts[name]}
        maxLength={limits.short}
        onChange={(event) => onChange({ ...facts, [name]: event.target.value })}
      />
    </Field>
  );
  return (
    <form id={id} className="tools-issue-form" onSubmit={handleSubmit}>
      {text('revision')}
      {text('date', 'date')}
      {text('author')}
      {text('checkedBy', 'text', false)}
      {text('approvedBy', 'text', false)}
      <Field label={t('issue.change')} required>
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
