import { Wholes } from '../src/model/wholes.ts';
import { modelOf } from './ifc.fixture.ts';
import { rel, wall } from './lines.fixture.ts';

const length = 5000;
/** Each wall is part of the next one. */
const chain = Array.from({ length }, (_, at) => [
  wall(at + 1, 'IFC4'),
  ...(at === 0 ? [] : [rel(length + at, 'IFCRELAGGREGATES', `#${at + 1},(#${at})`)]),
]).flat();

test.each([
  ['none', () => false, 0],
  ['the last', (whole: number) => whole === length, length - 1],
  ['the one in the middle', (whole: number) => whole === 2500, 2499],
] as const)('looks at each whole once, however long the chain: %s is asked for', async (_name, isAsked, parts) => {
  const model = await modelOf('IFC4', ...chain);
  const seen: number[] = [];
  const isPart = new Wholes(model).search('IFCRELAGGREGATES', (whole) => {
    seen.push(whole);
    return isAsked(whole);
  });
  const found = Array.from({ length }, (_, at) => at + 1).filter(isPart);
  expect(found).toEqual(Array.from({ length: parts }, (_, at) => at + 1));
  expect(seen).toHaveLength(length - 1);
});
