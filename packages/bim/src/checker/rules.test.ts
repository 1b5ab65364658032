import { languages } from '@arcada/contracts';
import { applyEdits } from '../edits/apply-edits.ts';
import { sampleDocument } from '../sample/sample-document.ts';
import { check, explain, type Finding } from './check.ts';
import type { Place } from './rule.ts';
import { ruleCases } from './rule-cases.fixture.ts';
import { rules } from './rules.ts';

const today = '2026-09-01';
const idsOf = (findings: readonly Finding[]) => [...new Set(findings.map(({ rule }) => rule))].toSorted();
const spotOf = (place: Place): string | undefined => {
  if (place.kind === 'field') return place.field;
  if (place.kind === 'topic') return place.topic;
  return place.kind === 'table' ? place.row : undefined;
};

describe.each(ruleCases)('$rule', ({ rule, edits, type = 'bep-post', also = [], fix, leaves, at, eir, unread }) => {
  const sample = sampleDocument(type, 'en', today);
  const broken = applyEdits(sample, edits);
  const findings = check(broken, { today, eir, unread });
  const own = findings.filter((finding) => finding.rule === rule);

  test('finds the mistake, at its place, and nothing else', () => {
    expect(broken).not.toEqual(sample);
    expect(idsOf(findings)).toEqual([rule, ...also].toSorted());
    if (at) expect(own.map(({ place }) => spotOf(place))).toContain(at);
  });

  test(fix ? 'its fix mends it and breaks nothing' : 'offers no fix that it cannot be sure of', () => {
    expect(own.some((finding) => finding.edits)).toBe(fix === true);
    if (!fix) return;
    const mended = own.reduce((document, { edits = [] }) => applyEdits(document, edits), broken);
    expect(mended).not.toEqual(broken);
    const left = check(mended, { today, eir, unread });
    expect(idsOf(left)).not.toContain(rule);
    expect(idsOf(left).filter((id) => !also.includes(id))).toEqual(leaves ? [leaves] : []);
    if (!leaves) expect(left.length).toBeLessThan(findings.length);
  });

  test('says so in each language, with every parameter filled', () => {
    for (const finding of own) {
      for (const language of languages) {
        const words = explain(finding, language);
        for (const text of Object.values(words))
          if (text !== undefined) expect(text).not.toMatch(/\{(?!budget|project)\w+\}|undefined/);
        expect(words.fix === undefined).toBe(finding.edits === undefined);
      }
    }
  });
});

test('every rule has a case, an id of its own, and different words in each language', () => {
  expect([...new Set(ruleCases.map(({ rule }) => rule))].toSorted()).toEqual(rules.map(({ id }) => id).toSorted());
  for (const { rule, reason } of rules) {
    for (const words of [rule, reason]) expect(new Set(Object.values(words)).size).toBe(3);
  }
});
