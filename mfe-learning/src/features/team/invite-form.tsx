import {
  type InvitationFault,
  type InvitationResults,
  type Language,
  languageNames,
  languages,
  maxInvitations,
  type TeamSeats,
} from '@arcada/contracts';
import { useDraft, useErrorText, useLanguage } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { Field, SelectInput, TextArea } from '@arcada/ui/forms';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { peopleOf, written } from './addresses.ts';
import { useAct } from './last-act.tsx';
import { PeoplePicker } from './people-picker.tsx';
import { teamApi } from './team.api.ts';

const noList = { text: '' };

/**
 * Invites one person or a pasted list; a line that comes again is merged with the first. Who could not be invited stays
 * in the field, with the reason below.
 */
export function InviteForm({ team }: { team: TeamSeats }) {
  const { t } = useTranslation('learning');
  const { courseId } = team;
  const errorText = useErrorText();
  const draft = useDraft(`invite ${courseId}`, noList);
  const { text } = draft.value;
  const [fault, setFault] = useState<string>();
  const [results, setResults] = useState<InvitationResults>();
  const { language: used } = useLanguage();
  const [chosen, setChosen] = useState<Language>();
  const language = chosen ?? used;
  const [merged, setMerged] = useState(0);
  const isSending = useRef(false);
  const act = useAct();
  const [invite, inviting] = teamApi.useLearningSeatInviteMutation();
  const handleType = (list: string) => {
    if (inviting.isLoading) return;
    draft.change({ text: list });
    setFault(undefined);
    if (inviting.error) inviting.reset();
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    const { people, repeated } = peopleOf(text);
    const tooLong = people.length > maxInvitations;
    setResults(undefined);
    setFault(
      tooLong
        ? t('seats.tooLong', { count: people.length, max: maxInvitations })
        : people.length === 0
          ? t('seats.required')
          : undefined,
    );
    if (tooLong || people.length === 0) return;
    isSending.current = true;
    act.begin();
    const { data } = await invite({ courseId, people, language });
    isSending.current = false;
    if (!data) return;
    // The answers are in the order of the list, whose addresses are written as they were typed.
    setResults(data.map(({ email, fault: found }, at) => ({ email: people[at]?.email ?? email, fault: found })));
    setMerged(repeated);
    const left = people.filter((_, at) => data[at]?.fault);
    if (left.length > 0) draft.change({ text: left.map(written).join('\n') });
    else draft.clear(draft.current());
  };
  const refused = results?.filter((result) => result.fault) ?? [];
  const sent = (results?.length ?? 0) - refused.length;
  return (
    <form className="a-stack learn-team-invite" onSubmit={handleSubmit} noValidate>
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
          onChange={(event) => handleType(event.target.value)}
        />
      </Field>
      <PeoplePicker team={team} text={text} onChange={handleType} />
      <Field label={t('seats.language')}>
        <SelectInput
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={language}
          onChange={(value) => setChosen(languages.find((one) => one === value))}
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
      {act.isLast && sent > 0 && (
        <Notice tone="success" live>
          {t('seats.sent', { count: sent })} {merged > 0 && t('team.merged', { count: merged })}
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice tone="warning" live title={t('seats.notSent')}>
          <ul className="learn-seat-faults">
            {refused.map(({ email, fault: found }) => (
              <li key={email}>
                {email}: {t(faultKey(email, found, team))}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </form>
  );
}

function faultKey(email: string, fault: InvitationFault | null, { own, free }: TeamSeats) {
  if (fault === 'invalid' && !email.includes('@')) return 'seats.fault_noAddress';
  // The button for a seat of one's own is there only where it can give one.
  if (fault === 'own' && own) return 'seats.fault_ownSeated';
  if (fault === 'own' && free === 0) return 'seats.fault_none-free';
  return `seats.fault_${fault}`;
}
