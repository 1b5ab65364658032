import { isTest, placeOf } from '../place.ts';
import { sourceRule } from '../rule.ts';

/** Services, their kit and the page server. */
function runsOnServer(path: string): boolean {
  const { kind, name, inner } = placeOf(path);
  return (
    kind === 'service' ||
    (kind === 'package' && name === 'service-kit') ||
    (kind === 'shell' && inner.startsWith('src/server/'))
  );
}

/** House rule 12: nothing that a timer does in a service or the page server ends its process. */
export const guardedTimers = sourceRule('guarded-timers', ({ path, bareTimers }) => {
  if (isTest(path) || !runsOnServer(path)) return [];
  return bareTimers.map(({ name: timer, line }) => ({
    line,
    message: `a fault in this ${timer} would end the process: pass its work through guarded() of service-kit`,
  }));
});
