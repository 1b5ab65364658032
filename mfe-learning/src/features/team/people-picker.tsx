import { holdsWords, type TeamSeats } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Field, PickInput } from '@arcada/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { enrolmentApi } from '../../shared/enrolment/enrolment.api.ts';
import { peopleOf, written } from './addresses.ts';
import { knownPeople } from './known-people.ts';
import { textOf } from './standing.ts';
import { teamApi } from './team.api.ts';

interface PeoplePickerProps {
  team: TeamSeats;
  /** The list of addresses as it is typed. */
  text: string;
  onChange: (text: string) => void;
}

/** Puts people of the buyer's other teams into the list of addresses; nothing while there is no other team. */
export function PeoplePicker({ team, text, onChange }: PeoplePickerProps) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const [isAsked, setIsAsked] = useState(false);
  const { data: mine } = enrolmentApi.useLearningTeamsQuery(undefined, { refetchOnMountOrArgChange: 5 });
  const { data: teams, error, isFetching } = teamApi.useLearningTeamsWithPeopleQuery(undefined, { skip: !isAsked });
  if (!mine?.some(({ courseId }) => courseId !== team.courseId)) return null;
  const people = knownPeople(teams ?? [], team, language);
  const listed = new Set(peopleOf(text).people.map(({ email }) => email.toLowerCase()));
  const chosen = people.map(({ key }) => key).filter((key) => listed.has(key));
  const searched = new Map(people.map(({ key, person }) => [key, textOf(person)]));
  const handleChange = (keys: string[]) => {
    const left = chosen.filter((key) => !keys.includes(key));
    const kept =
      left.length > 0 ? peopleOf(text).people.filter(({ email }) => !left.includes(email.toLowerCase())) : [];
    const added = people.filter(({ key }) => keys.includes(key) && !listed.has(key));
    // Without removals what was typed stays as it is.
    const before = left.length > 0 ? kept.map(written) : [text.trimEnd()];
    onChange([...before, ...added.map(written)].filter(Boolean).join('\n'));
  };
  return (
    <Field label={t('team.known')} hint={t('team.knownHint')}>
      <PickInput
        value={chosen}
        options={people.map(({ key, name, email }) => ({ value: key, label: name ? `${name} (${email})` : email }))}
        has={(key, words) => holdsWords(searched.get(key) ?? '', words.trim())}
        labelOf={(key) => people.find((one) => one.key === key)?.name ?? key}
        loading={isFetching}
        emptyText={error ? errorText(error) : t(isFetching || !teams ? 'common.loading' : 'team.knownNone')}
        onOpen={() => setIsAsked(true)}
        onChange={handleChange}
      />
    </Field>
  );
}
