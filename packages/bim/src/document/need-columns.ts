import type { Row } from './document.schema.ts';

type Need = Row<'informationNeeds'>;

/** What a kind of information has in its set and its name; of other kinds both stay empty. */
const readBy: Readonly<Record<'set' | 'name', ReadonlySet<Need['kind']>>> = {
  set: new Set(['property', 'classification', 'part-of'] as const),
  name: new Set(['property', 'attribute', 'part-of', 'documentation', 'geometry'] as const),
};

/** The columns in which a need has a text that says nothing of this kind of information. */
export const unreadColumns = (need: Pick<Need, 'kind' | 'set' | 'name'>): ('set' | 'name')[] =>
  need.kind === ''
    ? []
    : (['set', 'name'] as const).filter((column) => need[column].trim() !== '' && !readBy[column].has(need.kind));
