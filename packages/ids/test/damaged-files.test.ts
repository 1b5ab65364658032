import { auditIds } from '../src/audit/audit-ids.ts';
import { checkModel } from '../src/check/check-model.ts';
import { IdsFormError } from '../src/document/ids-error.ts';
import { readIds } from '../src/document/read-ids.ts';
import { writeIds } from '../src/document/write-ids.ts';
import { openModel } from '../src/model/open-model.ts';
import { StepError } from '../src/step/step-error.ts';
import { documentOf, specification, wholeDocument } from './documents.fixture.ts';
import { bytesOf, guid, ifcText } from './ifc.fixture.ts';
import { rel, set, single, wall, wallType } from './lines.fixture.ts';

const rounds = 400;

/** Pseudo-random numbers, the same at every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % below;
  };
}

/** Puts in, takes out or overwrites a few characters. */
function damage(text: string, pieces: readonly string[], next: (below: number) => number): string {
  let damaged = text;
  for (let times = 1 + next(4); times > 0; times--) {
    const at = next(damaged.length);
    const piece = next(3) === 0 ? '' : (pieces[next(pieces.length)] ?? '');
    damaged = damaged.slice(0, at) + piece + damaged.slice(at + next(4));
  }
  return damaged;
}

const model = ifcText(
  'IFC4',
  `#20=IFCPROJECT(${guid(20)},$,'P',$,$,$,$,$,#21);`,
  '#21=IFCUNITASSIGNMENT((#22));',
  '#22=IFCSIUNIT(*,.LENGTHUNIT.,.MILLI.,.METRE.);',
  wall(1, 'IFC4'),
  wallType(5, '(#6)'),
  rel(7, 'IFCRELDEFINESBYTYPE', '(#1),#5'),
  set(6, 'Pset_WallCommon', 8),
  single(8, 'FireRating', "IFCLABEL('R\\X\\E960')"),
  "#9=IFCMATERIAL('Brick',$,$);",
  rel(10, 'IFCRELASSOCIATESMATERIAL', '(#1),#9'),
);
const requirements = documentOf(
  ...wholeDocument.specifications.map((one) => specification(one.requirements, { ifcVersion: ['IFC4'] })),
);

test('a damaged model is checked, or refused with a clear error', async () => {
  const next = numbers(7);
  const pieces = [
    "'",
    '(',
    ')',
    '#',
    '$',
    '*',
    ';',
    ',',
    '.',
    '/*',
    '*/',
    '\\X2\\',
    '\\',
    '=',
    '-',
    '9',
    '\u0000',
    '\n',
  ];
  let refused = 0;
  for (let round = 0; round < rounds; round++) {
    try {
      await checkModel(await openModel(bytesOf(damage(model, pieces, next))), requirements);
    } catch (error) {
      expect(error).toBeInstanceOf(StepError);
      refused++;
    }
  }
  expect(refused).toBeGreaterThan(10);
  expect(refused).toBeLessThan(rounds);
});

test('a damaged IDS is used, found invalid, or refused with its faults', async () => {
  const next = numbers(11);
  const xml = writeIds(wholeDocument);
  const pieces = ['<', '>', '&', '"', 'xs:pattern', '(', '[', '{', '/>', '</', 'value="', 'IFCX', '*', '\\'];
  const opened = await openModel(bytesOf(model));
  let refused = 0;
  for (let round = 0; round < rounds; round++) {
    try {
      const document = readIds(damage(xml, pieces, next));
      if ((await auditIds(document)).length === 0) await checkModel(opened, document);
    } catch (error) {
      expect(error).toBeInstanceOf(IdsFormError);
      refused++;
    }
  }
  expect(refused).toBeGreaterThan(10);
  expect(refused).toBeLessThan(rounds);
});
