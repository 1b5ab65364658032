import type { BimDocument, Row } from '../document/document.schema.ts';
import { type OptionOf, options } from '../document/options.ts';
import { missingPlace, printedPlace } from './answer-place.ts';
import { countedAnswers } from './counted-answers.ts';
import { isCopyOf, isReworded } from './eir-text.ts';

export type TraceState = OptionOf<'response'> | 'open';
/** What the plan declares, in the words of its table; `open` while it declares nothing. */
export const traceStates: readonly TraceState[] = [...options.response, 'open'];

/** One requirement of the EIR and what the plan says to it. */
export interface TraceRow {
  /** The id of the row in `answers`; of a requirement that the plan doesn't know yet, the EIR's row id. */
  id: string;
  requirement: string;
  title: string;
  text: string;
  priority: Row<'answers'>['priority'];
  state: TraceState;
  response: Row<'answers'>['response'];
  answer: string;
  owner: string;
  /** Where the plan answers, in words; empty when it names no place. One that the plan doesn't have says so. */
  place: string;
  isPlaceMissing: boolean;
  /**
   * Against the EIR as it is now: the plan lacks the requirement, the EIR has reworded it, the plan's copy has another text
   * for no known reason of the EIR's, or the EIR doesn't have it.
   */
  drift: '' | 'new' | 'changed' | 'differs' | 'dropped';
}

export interface EirTrace {
  rows: readonly TraceRow[];
  counts: Record<TraceState, number>;
}

function driftOf(
  row: Row<'answers'>,
  link: BimDocument['eir'],
  now: ReadonlyMap<string, Row<'requirements'>> | undefined,
): TraceRow['drift'] {
  if (!now) return '';
  const current = now.get(row.id);
  if (!current) return 'dropped';
  if (isCopyOf(row, current)) return '';
  return isReworded(link, current) ? 'changed' : 'differs';
}

/** Each requirement of the EIR that a BEP answers, in the plan's language; with the EIR, also what changed in it since. */
export function eirTrace(bep: BimDocument, eir?: BimDocument): EirTrace {
  const now = eir && new Map(eir.tables.requirements.map((row) => [row.id, row]));
  const known = new Set(bep.tables.answers.map(({ id }) => id));
  const answered = countedAnswers(bep).map((row): TraceRow => {
    const { id, requirement, title, text, priority, response, answer, owner } = row;
    const place = printedPlace(bep, row.place);
    const isPlaceMissing = missingPlace(bep, row.place) !== undefined;
    const state = response || 'open';
    const drift = driftOf(row, bep.eir, now);
    return { id, requirement, title, text, priority, state, response, answer, owner, place, isPlaceMissing, drift };
  });
  const added = (eir?.tables.requirements ?? [])
    .filter(({ id }) => !known.has(id))
    .map(
      ({ id, code, title, text, priority }): TraceRow => ({
        id,
        requirement: code,
        title,
        text,
        priority,
        state: 'open',
        response: '',
        answer: '',
        owner: '',
        place: '',
        isPlaceMissing: false,
        drift: 'new',
      }),
    );
  const rows = [...answered, ...added];
  const counts = Object.fromEntries(
    traceStates.map((state) => [state, rows.filter((row) => row.state === state).length]),
  );
  return { rows, counts: counts as Record<TraceState, number> };
}
