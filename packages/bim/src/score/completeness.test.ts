import { check } from '../checker/check.ts';
import { documentTypes } from '../document/families.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import { sampleDocument } from '../sample/sample-document.ts';
import { emptyDocument } from '../start/empty-document.ts';
import { fromEir } from '../start/from-eir.ts';
import { completeness } from './completeness.ts';

const today = '2026-09-01';
const scoreOf = (document: Parameters<typeof check>[0]) => completeness(document, check(document, { today }));

test('a sample is complete, an empty document is nearly empty', () => {
  for (const type of documentTypes) {
    expect(scoreOf(sampleDocument(type, 'en', today)).score).toBe(100);
    const { score, parts } = scoreOf(emptyDocument(type, 'en'));
    expect(score).toBeLessThan(15);
    expect(parts.filter(({ id, done }) => id !== 'rules' && done > 0)).toEqual([]);
  }
});

test('the score is what its formula says', () => {
  const broken = applyEdits(sampleDocument('bep-post', 'en', today), [
    { op: 'cell', table: 'parties', row: 'p4', column: 'email', value: 'sophie at example.com' },
    { op: 'remove-topic', topic: 'o1' },
  ]);
  const { score, parts } = scoreOf(broken);
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  const reached = parts.reduce((sum, { weight, done, total }) => sum + (weight * done) / total, 0);
  expect(score).toBe(Math.floor((100 * reached) / weights));
  expect(parts.find(({ id }) => id === 'topics')).toEqual({ id: 'topics', weight: 15, done: 4, total: 5 });
  expect(parts.map(({ id }) => id)).not.toContain('answers');
});

test('a plan that is linked to an EIR counts its answers', () => {
  const bep = fromEir(sampleDocument('eir', 'en', today), 'eir-1');
  const part = scoreOf(bep).parts.find(({ id }) => id === 'answers');
  expect(part).toMatchObject({ done: 0, total: 4 });
});

test('a document that errors stop from being issued is not nearly complete', () => {
  const unnumbered = applyEdits(sampleDocument('bep-post', 'en', today), [
    { op: 'field', field: 'documentNumber', value: '' },
  ]);
  expect(scoreOf(unnumbered).score).toBe(79);
});
