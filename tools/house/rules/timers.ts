import { isTest, placeOf } from '../place.ts';
import { sourceRule } from '../rule.ts';

/** House rule 12: nothing that a timer does in a service ends its process. */
export const guardedTimers = sourceRule('guarded-timers', ({ path, bareTimers }) => {
  const { kind, name } = placeOf(path);
  if (isTest(path) || !(kind === 'service' || (kind === 'package' && name === 'service-kit'))) return [];
  return bareTimers.map(({ name: timer, line }) => ({
    line,
    message: `a fault in this ${timer} would end the process: pass its work through guarded() of service-kit`,
  }));
});
