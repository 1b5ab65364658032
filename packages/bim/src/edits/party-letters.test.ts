import { sampleDocument } from '../sample/sample-document.ts';
import { applyEdits } from './apply-edits.ts';
import type { Edit } from './edit.ts';
import { noHistory, record, redo, undo } from './history.ts';
import { lettersOfRemoved, removeLetters } from './party-letters.ts';

const sample = sampleDocument('bep-post', 'en', '2026-09-01');
const code = (row: string, value: string): Edit => ({ op: 'cell', table: 'parties', row, column: 'code', value });
const partiesIn = ({ tables }: typeof sample) => [
  ...new Set(tables.responsibilities.flatMap(({ assignments }) => assignments.map(({ party }) => party))),
];

/** The sample without its architect, with the history of that. */
function withoutArchitect() {
  const [architect] = sample.tables.parties.filter((party) => party.code === 'ARC');
  const left = applyEdits(sample, [{ op: 'remove-row', table: 'parties', row: architect?.id ?? '' }]);
  const letters = lettersOfRemoved(sample, left);
  const removed = applyEdits(left, removeLetters(left, letters));
  const changed = { ...sample, tables: { ...sample.tables, parties: removed.tables.parties } };
  return { removed, letters, history: record(noHistory, sample, changed, '', letters) };
}

test('the letters of a removed party go with it and come back with it, also after others were written', () => {
  const { removed, letters, history } = withoutArchitect();
  expect(letters.length).toBeGreaterThan(1);
  expect(partiesIn(sample)).toContain('ARC');
  expect(partiesIn(removed)).not.toContain('ARC');
  const back = undo(history, removed);
  expect(back?.document).toEqual(sample);
  expect(redo(back?.history ?? noHistory, sample)?.document).toEqual(removed);
  const [{ row } = { row: '' }] = letters;
  const value = [{ party: 'STR', raci: 'AR' }];
  const written = applyEdits(removed, [{ op: 'cell', table: 'responsibilities', row, column: 'assignments', value }]);
  const later = undo(history, written)?.document.tables.responsibilities.find(({ id }) => id === row);
  expect(later?.assignments).toEqual(expect.arrayContaining([...value, expect.objectContaining({ party: 'ARC' })]));
});

test('parties that are replaced by others lose their letters, those in another order or without a code keep them', () => {
  const lost = (edits: readonly Edit[]) => [
    ...new Set(lettersOfRemoved(sample, applyEdits(sample, edits)).map(({ party }) => party)),
  ];
  expect(lost([code('p1', 'AAA'), code('p2', 'BBB')])).toEqual(
    expect.arrayContaining(sample.tables.parties.slice(0, 2).map((party) => party.code)),
  );
  const [first, second] = sample.tables.parties;
  expect(lost([code('p1', second?.code ?? ''), code('p2', first?.code ?? '')])).toEqual([]);
  expect(lost([code('p1', '')])).toEqual([]);
});
