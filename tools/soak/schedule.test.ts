import { linkNames } from './links.ts';
import { sayFault, scheduleOf } from './schedule.ts';

const targets = { processes: ['gateway', 'store', 'database'], links: linkNames(true) };
const minutes = 10 * 60_000;

test('the same seed gives the same faults, another one others', () => {
  expect(scheduleOf(7, minutes, targets)).toEqual(scheduleOf(7, minutes, targets));
  expect(scheduleOf(8, minutes, targets)).not.toEqual(scheduleOf(7, minutes, targets));
});

test('ten minutes include every kind of fault and every way to cut a link, within the time', () => {
  const faults = scheduleOf(7, minutes, targets);
  expect(faults.length).toBeGreaterThan(100);
  const kinds = faults.map((fault) => ('how' in fault ? fault.how : fault.kind));
  expect([...new Set(kinds)].sort()).toEqual(['hanging', 'kill', 'lost-answers', 'refused', 'reset', 'stop']);
  expect(faults.every(({ at }) => at < minutes)).toBe(true);
  expect(new Set(faults.map(sayFault)).size).toBe(faults.length);
});
