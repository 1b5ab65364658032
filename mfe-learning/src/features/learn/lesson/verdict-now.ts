import type { Verdict } from '@arcada/contracts';

/**
 * The verdict to show. That on the answers just sent also comes with the lesson when this is read again, then in the
 * lesson's language, which may have changed since: told by its number of attempts, it takes the place of what the sending
 * brought. An earlier one never stands beside new answers, not even while these are on their way or could not be sent.
 */
export function verdictNow(sent: Verdict | undefined, last: Verdict | null, again: boolean): Verdict | undefined {
  const known = last ?? undefined;
  if (!sent) return again ? undefined : known;
  return known?.attempts === sent.attempts ? known : sent;
}
