import { sampleDocument } from '../sample/sample-document.ts';
import { applyEdits } from './apply-edits.ts';
import { isOwnWord, ownWordEdits } from './own-word-edits.ts';

const sample = sampleDocument('bep-post', 'en', '2026-09-01');

test('texts that no option has are taken as other, with these words', () => {
  const { bimUses, parties } = sample.tables;
  const [use, other] = bimUses;
  const refused = [
    { id: use?.id ?? '', columnId: 'use', text: ' Crane planning ' },
    { id: other?.id ?? '', columnId: 'owner', text: 'Nobody' },
    { id: other?.id ?? '', columnId: 'use', text: 'x'.repeat(201) },
    { id: 'gone', columnId: 'use', text: 'Lost' },
    { columnId: 'use', text: 'No row' },
  ];
  const after = applyEdits(sample, ownWordEdits('bimUses', bimUses, refused));
  expect(after.tables.bimUses).toEqual([{ ...use, use: 'other', ownUse: 'Crane planning' }, ...bimUses.slice(1)]);
  expect(refused.map((one) => isOwnWord(after.tables.bimUses[0] ?? { id: '' }, one))).toEqual([
    ...[true, false, false, false, false],
  ]);
  const [party] = parties;
  const role = { id: party?.id ?? '', columnId: 'role', text: 'Acoustician' };
  expect(ownWordEdits('parties', parties, [role])).toHaveLength(2);
  expect(ownWordEdits('parties', [{ ...party, id: role.id, ownRole: 'Friend' }], [role])).toEqual([]);
  // Software says its use in free words.
  expect(ownWordEdits('softwareTools', sample.tables.softwareTools, [{ ...role, columnId: 'use' }])).toEqual([]);
});
