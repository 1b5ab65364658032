import { applyEdits } from '../edits/apply-edits.ts';
import { readDocument } from '../importing/read-document.ts';
import { sampleDocument } from '../sample/sample-document.ts';
import { fromEir } from '../start/from-eir.ts';
import { cleanDocument } from './clean-document.ts';
import { documentSchema } from './document.schema.ts';

const sample = sampleDocument('bep-post', 'en', '2026-09-01');
const [risk] = sample.tables.risks;
const [topic] = sample.topics;
const pasted = applyEdits(sample, [
  { op: 'field', field: 'description', value: 'Line one\u000BLine two\u0000' },
  { op: 'field', field: 'projectName', value: 'Line one\u000CLine two\uFFFE' },
  { op: 'field', field: 'architects', value: ['A\u000BB', 'C'] },
  { op: 'cell', table: 'risks', row: risk?.id ?? '', column: 'description', value: 'a\u000Bb\ud800' },
  { op: 'cell', table: 'risks', row: risk?.id ?? '', column: 'owner', value: 'a\u000Bb' },
  { op: 'topic', topic: topic?.id ?? '', change: { title: 'a\u000Bb', text: 'a\u000Bb\u0007\tc\n' } },
]);

test('what the schema refuses leaves every text; breaks stay where a text may have several lines', () => {
  expect(documentSchema.safeParse(pasted).success).toBe(false);
  const clean = cleanDocument(pasted, sample);
  expect(clean.fields).toMatchObject({
    description: 'Line one\nLine two',
    projectName: 'Line one Line two',
    architects: ['A B', 'C'],
  });
  expect(clean.tables.risks[0]).toMatchObject({ description: 'a\nb\uFFFD', owner: 'a b' });
  expect(clean.topics[0]).toMatchObject({ title: 'a b', text: 'a\nb\tc\n' });
  expect(documentSchema.safeParse(clean).success).toBe(true);
  expect(clean).toEqual(cleanDocument(pasted));
});

test('what has no such characters is the same, so that only a change is one', () => {
  expect(cleanDocument(sample)).toBe(sample);
  const clean = cleanDocument(pasted, sample);
  expect(clean.tables.parties).toBe(sample.tables.parties);
  expect(clean.tables.risks[1]).toBe(sample.tables.risks[1]);
});

test('a file is read without them, also in what a plan has taken over of its EIR', () => {
  const plan = fromEir(sampleDocument('eir', 'en', '2026-09-01'), 'e1');
  const json = JSON.stringify(plan).replaceAll('"description":"', String.raw`"description":"\u000b`);
  const read = readDocument(json, 'en');
  expect('document' in read && read.document.fields.description).toBe(`\n${plan.fields.description}`);
  expect(readDocument('{"type":"eir","language":"en","tables":{"gone":[{"a":"\\u000b"}]}}', 'en')).toMatchObject({
    faults: [{ path: 'tables' }],
  });
});
