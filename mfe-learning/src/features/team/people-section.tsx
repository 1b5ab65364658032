import type { TeamSeats } from '@arcada/contracts';
import { Field, SelectInput, TextInput } from '@arcada/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CsvButton } from '../../shared/csv-button.tsx';
import { Reminder, SendAgain } from './group-mails.tsx';
import { PeopleTable } from './people-table.tsx';
import { type Group, groups, isIn, matches, type Person } from './standing.ts';
import { rowsOf } from './team-csv.ts';

interface PeopleSectionProps {
  team: TeamSeats;
  onOpen: (person: Person) => void;
}

/** Those who have a seat, or are invited to one. */
export function PeopleSection({ team, onOpen }: PeopleSectionProps) {
  const { t } = useTranslation('learning');
  const [words, setWords] = useState('');
  const [group, setGroup] = useState<Group>();
  const { seats, former } = team;
  const waiting = seats.filter(isIn.waiting);
  const invited = seats.filter(isIn.invited);
  const narrowed = words.trim() !== '' || group !== undefined;
  const shown = seats.filter((seat) => matches(seat, words.trim()) && (!group || isIn[group](seat)));
  return (
    <section className="a-stack">
      <h2>{t('seats.people')}</h2>
      {seats.length === 0 && <p className="a-mute">{t('seats.none')}</p>}
      {seats.length > 1 && (
        <div className="learn-team-search">
          <Field label={t('team.search')}>
            <TextInput
              type="search"
              autoComplete="off"
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          </Field>
          <Field label={t('team.show')}>
            <SelectInput
              value={group ?? 'all'}
              onChange={(value) => setGroup(groups.find((one) => one === value))}
              options={[
                { value: 'all', label: t('team.group_all', { count: seats.length }) },
                ...groups.map((one) => ({
                  value: one,
                  label: t(`team.group_${one}`, { count: seats.filter(isIn[one]).length }),
                })),
              ]}
            />
          </Field>
        </div>
      )}
      {seats.length > 1 && (
        <p className="a-small a-mute" role="status">
          {t('team.shown', { count: shown.length, total: seats.length })}
        </p>
      )}
      {team.own && <p className="a-small a-mute">{t('team.ownNotListed')}</p>}
      {shown.length > 0 && <PeopleTable people={shown} onOpen={onOpen} />}
      {invited.length > 0 && <SendAgain courseId={team.courseId} people={invited} />}
      {waiting.length > 0 && <Reminder courseId={team.courseId} people={waiting} />}
      {(narrowed ? shown : [...seats, ...former]).length > 0 && (
        <CsvButton
          name={`team-${team.courseId}.csv`}
          text={narrowed ? t('csv.downloadShown') : undefined}
          rows={() => rowsOf(narrowed ? { seats: shown, former: [] } : team, t)}
        />
      )}
    </section>
  );
}
