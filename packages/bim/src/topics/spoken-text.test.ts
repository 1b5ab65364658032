import { check } from '../checker/check.ts';
import type { FieldName } from '../document/fields.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import { sampleDocument } from '../sample/sample-document.ts';
import { spokenText } from './spoken-text.ts';
import { textBlocks } from './text-blocks.ts';

const sample = sampleDocument('bep-post', 'en', '2026-09-01');
const emptied = (...names: FieldName[]) =>
  applyEdits({ ...sample, tables: { ...sample.tables, parties: [] } }, [
    ...names.map((field) => ({ op: 'field', field, value: Array.isArray(sample.fields[field]) ? [] : '' }) as const),
  ]);

test.each([
  ['The plan. Additions: {additionalRequirements}. It is read.', 'The plan. It is read.'],
  ['{additionalRequirements} applies. The plan is read.', 'The plan is read.'],
  ['Additions: {additionalRequirements}\nWords used in this plan:', 'Words used in this plan:'],
  ['Teams:\n1. {contractors} build.\n2. Others.', 'Teams:\n2. Others.'],
  ['Teams:\n- Construction: {contractors}.\n- Others.', 'Teams:\n- Others.'],
  [
    'For ({projectName}) and construction ({contractors}), and others.',
    'For ({projectName}) and construction, and others.',
  ],
  [
    '{projectName} is built by {contractors}. Then it opens.',
    '{projectName} is built by {contractors}. Then it opens.',
  ],
  ['Shared in {cde}. It stays.', 'Shared in {cde}. It stays.'],
  ['See {nobody}. It stays.', 'See {nobody}. It stays.'],
  ['{additionalRequirements}', '{additionalRequirements}'],
])('%j says %j while optional fields are empty', (text, spoken) => {
  expect(spokenText(emptied('additionalRequirements', 'contractors', 'cde'), text)).toBe(spoken);
});

test('a filled field leaves nothing out, and neither does a table that stands in for it', () => {
  const text = 'Additions: {additionalRequirements}.\nConstruction: {contractors}.';
  expect(spokenText(sample, text)).toBe(text);
});

test('only what is shown in square brackets is a finding', () => {
  const found = (text: string) => {
    const document = emptied('additionalRequirements');
    const [topic] = document.topics;
    const topics = topic ? [{ ...topic, text, requiredFields: ['additionalRequirements'] }] : [];
    const rules = check({ ...document, topics }, { today: '2026-09-01' }).map(({ rule }) => rule);
    const shown = textBlocks(document, text).flatMap((block) => (block.kind === 'paragraph' ? block.parts : []));
    return [rules.includes('topic-optional-empty'), shown.some(({ kind }) => kind === 'missing')];
  };
  expect(found('Additions: {additionalRequirements}. It is read.')).toEqual([false, false]);
  expect(found('Additions of {projectName}: {additionalRequirements}. It is read.')).toEqual([true, true]);
});
