import { workingDaysBefore } from '../../document/days.ts';
import type { Facts } from '../facts.ts';

export interface Deadline {
  date: string;
  /** The last day to hand in what the milestone accepts: its date less the working days for review. */
  last: string;
  days: number;
}

/** Milestones that have a date, by their code. */
export const deadlinesOf = ({ tables }: Facts): ReadonlyMap<string, Deadline> =>
  new Map(
    tables.milestones
      .filter(({ date }) => date !== '')
      .map(({ code, date, reviewDays }) => {
        const days = reviewDays ?? 0;
        return [code, { date, days, last: workingDaysBefore(date, days) }];
      }),
  );
