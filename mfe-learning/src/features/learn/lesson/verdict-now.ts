import type { Verdict } from '@arcada/contracts';

/**
 * The result to show. The result of the submitted answers also arrives with the lesson when it is
 * refetched, possibly in another language; recognised by its number of attempts, it replaces the
 * submission's. An earlier result is never shown beside new answers, not even while these are being
 * sent or failed.
 */
export function verdictNow(sent: Verdict | undefined, last: Verdict | null, again: boolean): Verdict | undefined {
  const known = last ?? undefined;
  if (!sent) return again ? undefined : known;
  return known?.attempts === sent.attempts ? known : sent;
}
