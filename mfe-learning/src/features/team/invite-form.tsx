import { type InvitationResults, type Language, languages, maxInvitations } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Button, Field, Notice, SelectInput, TextArea } from '@arcada/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNames } from '../../shared/language-names.ts';
import { addressesOf } from './addresses.ts';
import { teamApi } from './team.api.ts';

/** Invites one person or a pasted list. Who could not be invited stays in the field, with the reason below. */
export function InviteForm({ courseId }: { courseId: string }) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const [results, setResults] = useState<InvitationResults>();
  const { language: used } = useLanguage();
  const [chosen, setChosen] = useState<Language>();
  const language = chosen ?? used;
  const isSending = useRef(false);
  const [invite, inviting] = teamApi.useLearningSeatInviteMutation();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    const emails = addressesOf(text);
    const tooLong = emails.length > maxInvitations;
    setResults(undefined);
    setFault(
      tooLong
        ? t('seats.tooLong', { count: emails.length, max: maxInvitations })
        : emails.length === 0
          ? t('seats.required')
          : undefined,
    );
    if (tooLong || emails.length === 0) return;
    isSending.current = true;
    const { data } = await invite({ courseId, emails, language });
    isSending.current = false;
    if (!data) return;
    setResults(data);
    setText(
      data
        .filter(({ fault: found }) => found)
        .map(({ email }) => email)
        .join('\n'),
    );
  };
  const refused = results?.filter((result) => result.fault) ?? [];
  const sent = (results?.length ?? 0) - refused.length;
  return (
    <form className="a-stack" onSubmit={handleSubmit} noValidate>
      <Field
        label={t('seats.email')}
        hint={t('seats.emailHint', { max: maxInvitations })}
        error={fault ?? (inviting.error && errorText(inviting.error))}
      >
        <TextArea
          rows={3}
          autoComplete="off"
          spellCheck={false}
          value={text}
          readOnly={inviting.isLoading}
          onChange={(event) => {
            setText(event.target.value);
            setFault(undefined);
            if (inviting.error) inviting.reset();
          }}
        />
      </Field>
      <Field label={t('seats.language')}>
        <SelectInput
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={language}
          onChange={(event) => setChosen(event.target.value as Language)}
        />
      </Field>
      <div>
        <Button
          type="submit"
          variant="primary"
          loading={inviting.isLoading}
          loadingLabel={t('seats.inviting')}
          onClick={(event) => {
            // The second press of a double one may come when the first is through, and the field is empty.
            if (event.detail > 1) event.preventDefault();
          }}
        >
          {t('seats.invite')}
        </Button>
      </div>
      {sent > 0 && (
        <Notice tone="success" live>
          {t('seats.sent', { count: sent })}
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice tone="warning" live title={t('seats.notSent')}>
          <ul className="learn-seat-faults">
            {refused.map(({ email, fault: found }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an address may be in the list twice
              <li key={at}>
                {email}: {t(`seats.fault_${found}`)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </form>
  );
}
