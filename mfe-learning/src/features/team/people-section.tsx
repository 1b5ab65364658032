import type { TeamSeats } from '@arcada/contracts';
import { useTranslation } from 'react-i18next';
import { Reminder, SendAgain } from './group-mails.tsx';
import { NarrowFields } from './narrow-fields.tsx';
import { PeopleFiles } from './people-files.tsx';
import { PeopleTable } from './people-table.tsx';
import { countPeople, isIn, isInGroup, narrow, type Person } from './standing.ts';
import { rowsOf } from './team-csv.ts';
import { type Narrowing, nothing } from './use-narrowing.ts';

interface PeopleSectionProps {
  team: TeamSeats;
  narrowing: Narrowing;
  onOpen: (person: Person) => void;
}

/** Those who have a seat, or are invited to one. */
export function PeopleSection({ team, narrowing: given, onOpen }: PeopleSectionProps) {
  const { t } = useTranslation('learning');
  const { seats, former } = team;
  const waiting = seats.filter(isIn.waiting);
  const invited = seats.filter(isIn.invited);
  const hasFields = seats.length + former.length > 1;
  const narrowing = hasFields ? given : nothing;
  const { narrowed } = narrowing;
  const shown = narrow(seats, narrowing);
  const shownFormer = narrow(former, narrowing);
  return (
    <section className="a-stack">
      <h2>{t('seats.people')}</h2>
      {seats.length === 0 && <p className="a-mute">{t('seats.none')}</p>}
      {hasFields && (
        <NarrowFields
          label={t('team.search')}
          narrowing={given}
          total={seats.length}
          former={
            former.length > 0
              ? { shown: shownFormer.length, total: former.length, everybody: countPeople([...seats, ...former]) }
              : undefined
          }
          countOf={(one) => countPeople([...seats, ...former].filter((person) => isInGroup(one, person)))}
          shown={shown.length}
        />
      )}
      {team.own && <p className="a-small a-mute">{t('team.ownNotListed')}</p>}
      {shown.length > 0 && <PeopleTable people={shown} onOpen={onOpen} />}
      {narrowed && shown.length + shownFormer.length === 0 && <p className="a-mute">{t('team.noneFound')}</p>}
      {invited.length > 0 && <SendAgain courseId={team.courseId} people={invited} />}
      {waiting.length > 0 && <Reminder courseId={team.courseId} people={waiting} />}
      {shown.length + shownFormer.length > 0 && (
        <PeopleFiles
          name={`team-${team.courseId}`}
          narrowed={narrowed}
          rows={() => rowsOf({ seats: shown, former: shownFormer }, t)}
        />
      )}
    </section>
  );
}
