import { centsToDollars, type Dashboard, monthAfter, projectDisciplines } from '@arcada/contracts';
import type { ProjectEntity } from './project.entity.ts';

/** What the figures are computed from. */
export type CountedProject = Pick<ProjectEntity, 'status' | 'discipline' | 'valueCents' | 'elementCount' | 'figures'>;

const monthsShown = 12;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** One decimal; a half goes away from zero, so that a loss reads as a gain of its size. */
function percentOf(part: number, whole: number): number {
  const tenths = (part * 1000) / whole;
  return (Math.sign(tenths) * Math.round(Math.abs(tenths))) / 10;
}

/** Percent from `before` to `now`, one decimal; null when there is nothing to compare with. */
export const changeInPercent = (now: number, before: number): number | null =>
  before === 0 ? null : percentOf(now - before, before);

/** Percent of a whole, one decimal; 0 of nothing. */
export const shareInPercent = (part: number, whole: number): number => (whole === 0 ? 0 : percentOf(part, whole));

/**
 * The dashboard's formulas, which its tooltips explain (mfe-tools, `dashboard.define`):
 * - active projects: those whose status is active;
 * - revenue of a month: the revenue recorded for it, in all projects: an archived one keeps what it earned;
 * - change: (this month − last month) ÷ last month;
 * - elements: of active projects, each as it was counted last;
 * - disciplines: active projects of each, their share of all active ones, and the sum of their values;
 * - hours of a month: the sum of those recorded, null when there are none.
 */
export function dashboardOf(projects: readonly CountedProject[], month: string, now: Date): Dashboard {
  const active = projects.filter(({ status }) => status === 'active');
  const counted = active.filter(({ elementCount }) => elementCount !== null);
  const figuresOf = (of: string) => projects.flatMap(({ figures }) => figures.filter((figure) => figure.month === of));
  const centsOf = (of: string) => sum(figuresOf(of).map(({ cents }) => cents));
  const hoursOf = (of: string) => {
    const hours = figuresOf(of).flatMap((figure) => (figure.hours === null ? [] : [figure.hours]));
    return hours.length ? Math.round(sum(hours) * 100) / 100 : null;
  };
  const [thisMonth, lastMonth] = [centsOf(month), centsOf(monthAfter(month, -1))];
  return {
    month,
    at: now.toISOString(),
    projects: projects.length,
    activeProjects: active.length,
    revenue: {
      thisMonth: centsToDollars(thisMonth),
      lastMonth: centsToDollars(lastMonth),
      change: changeInPercent(thisMonth, lastMonth),
    },
    elements: { count: sum(counted.map(({ elementCount }) => elementCount ?? 0)), projects: counted.length },
    disciplines: projectDisciplines.map((discipline) => {
      const those = active.filter((project) => project.discipline === discipline);
      return {
        discipline,
        projects: those.length,
        share: shareInPercent(those.length, active.length),
        value: centsToDollars(sum(those.map(({ valueCents }) => valueCents))),
      };
    }),
    months: Array.from({ length: monthsShown }, (_, index) => {
      const each = monthAfter(month, index + 1 - monthsShown);
      return { month: each, revenue: centsToDollars(centsOf(each)), hours: hoursOf(each) };
    }),
  };
}
