import { useState } from 'react';

/**
 * What the dialog of a time to come opens with: the one that was chosen last, as the password may have been asked for
 * then and not given, until another one is planned.
 */
export function useChosenTime(planned: string | null): [string | null, (at: string) => void] {
  const [chosen, setChosen] = useState<{ at: string; insteadOf: string | null }>();
  const time = chosen?.insteadOf === planned ? chosen.at : planned;
  return [time, (at) => setChosen({ at, insteadOf: planned })];
}
