import { oneOf } from '@arcada/platform';

const dayMilliseconds = 86_400_000;
const longestDays = 366;
/** More days than these are shown by month. */
const daysByDay = 92;
export const namedSpans = ['7', '30', '90', 'year'] as const;
export type NamedSpan = (typeof namedSpans)[number];

/** Days in UTC, both included. */
export interface Span {
  from: string;
  to: string;
}
/** Days that are shown as one bar and one row. */
export interface Bucket extends Span {
  kind: 'day' | 'month';
}
export type ChosenSpan = { name: NamedSpan | 'own'; span: Span; fault?: 'reversed' | 'tooLong' };

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMilliseconds).toISOString().slice(0, 10);
const isDay = (text: string | null): text is string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') && !Number.isNaN(Date.parse(text ?? ''));
export const countDays = ({ from, to }: Span) => (Date.parse(to) - Date.parse(from)) / dayMilliseconds + 1;
export const today = () => new Date().toISOString().slice(0, 10);

/** The span that ends today; a year is the last 12 months, the current one included. */
export function spanNamed(name: NamedSpan, to: string): Span {
  if (name !== 'year') return { from: dayAfter(to, 1 - Number(name)), to };
  const month = new Date(`${to.slice(0, 7)}-01`);
  month.setUTCMonth(month.getUTCMonth() - 11);
  return { from: month.toISOString().slice(0, 10), to };
}

/** What the address asks for: days of its own, or one of the named spans. */
export function spanOf(search: URLSearchParams, now: string): ChosenSpan {
  const [from, to] = [search.get('from'), search.get('to')];
  if (!isDay(from) && !isDay(to)) {
    const name = oneOf(namedSpans, search.get('span')) ?? '30';
    return { name, span: spanNamed(name, now) };
  }
  const end = isDay(to) ? to : now;
  const span = { from: isDay(from) ? from : dayAfter(end, -29), to: end };
  if (span.from > span.to) return { name: 'own', span, fault: 'reversed' };
  if (countDays(span) > longestDays) return { name: 'own', span, fault: 'tooLong' };
  return { name: 'own', span };
}

/** What the address asks for that is neither a day nor a named span. */
export function unknownIn(search: URLSearchParams): string[] {
  const [named, ...ends] = ['span', 'from', 'to'].map((name) => search.get(name)?.trim().slice(0, 100) || null);
  return [oneOf(namedSpans, named ?? null) ? null : named, ...ends.filter((end) => !isDay(end))].filter(
    (value) => typeof value === 'string',
  );
}

/** As many days right before. */
export const spanBefore = (span: Span): Span => ({
  from: dayAfter(span.from, -countDays(span)),
  to: dayAfter(span.from, -1),
});

export const daysIn = (span: Span): string[] =>
  Array.from({ length: countDays(span) }, (_, at) => dayAfter(span.from, at));

/** Oldest first: the days, or in longer spans the months. */
export function bucketsOf(span: Span): Bucket[] {
  const days = daysIn(span);
  if (days.length <= daysByDay) return days.map((day) => ({ kind: 'day', from: day, to: day }));
  const buckets: Bucket[] = [];
  for (const day of days) {
    const last = buckets.at(-1);
    if (last?.from.slice(0, 7) === day.slice(0, 7)) last.to = day;
    else buckets.push({ kind: 'month', from: day, to: day });
  }
  return buckets;
}
