import type { TeamSeats } from '@arcada/contracts';
import { useTranslation } from 'react-i18next';
import { CsvButton } from '../../shared/csv-button.tsx';
import { Reminder, SendAgain } from './group-mails.tsx';
import { NarrowFields } from './narrow-fields.tsx';
import { PeopleTable } from './people-table.tsx';
import { holds, isIn, type Person, textOf } from './standing.ts';
import { rowsOf } from './team-csv.ts';
import { nothing, useNarrowing } from './use-narrowing.ts';

interface PeopleSectionProps {
  team: TeamSeats;
  onOpen: (person: Person) => void;
}

/** Those who have a seat, or are invited to one. */
export function PeopleSection({ team, onOpen }: PeopleSectionProps) {
  const { t } = useTranslation('learning');
  const narrowing = useNarrowing();
  const { seats, former } = team;
  const waiting = seats.filter(isIn.waiting);
  const invited = seats.filter(isIn.invited);
  const { words, group, narrowed } = seats.length > 1 ? narrowing : nothing;
  const shown = seats.filter((seat) => holds(textOf(seat), words.trim()) && (!group || isIn[group](seat)));
  return (
    <section className="a-stack">
      <h2>{t('seats.people')}</h2>
      {seats.length === 0 && <p className="a-mute">{t('seats.none')}</p>}
      {seats.length > 1 && (
        <NarrowFields
          label={t('team.search')}
          narrowing={narrowing}
          total={seats.length}
          countOf={(one) => seats.filter(isIn[one]).length}
          shown={shown.length}
        />
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
