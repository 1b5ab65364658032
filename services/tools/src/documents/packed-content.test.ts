import { documentSchema, fromEir, linkLimits, sampleDocument } from '@arcada/bim';
import { pack, unpack } from './packed-content.ts';

const plan = fromEir(sampleDocument('eir', 'en', '2026-09-01'), 'e1');

test('a link from before links were bounded is read, cut to what it can have to say', async () => {
  const asked = Object.fromEntries(Array.from({ length: linkLimits.asked + 9 }, (_, row) => [`r${row}`, 'a1']));
  const differs = Array.from({ length: linkLimits.differs + 9 }, () => 'field cde');
  const stored = {
    ...plan,
    eir: { documentId: 'e1', documentNumber: '', revision: '', projectName: '', asked, differs },
  };
  expect(documentSchema.safeParse(stored).error?.issues.map(({ path }) => path)).toEqual([
    ['eir', 'asked'],
    ['eir', 'differs'],
  ]);
  const { eir } = await unpack((await pack(stored)).data);
  expect([Object.keys(eir?.asked ?? {}).length, eir?.differs?.length]).toEqual([linkLimits.asked, linkLimits.differs]);
  expect(await unpack((await pack(plan)).data)).toEqual(plan);
});
