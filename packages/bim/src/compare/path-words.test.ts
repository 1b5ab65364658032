import { sampleDocument } from '../sample/sample-document.ts';
import { pathInWords } from './path-words.ts';

const sample = sampleDocument('bep-post', 'en', '2026-09-01');

test.each([
  ['fields.description', 'Project info › Description'],
  ['tables.parties.0.name', `Project team › Parties and roles › ${sample.tables.parties[0]?.code} › Name`],
  ['tables.parties', 'Project team › Parties and roles'],
  ['tables.parties.99.name', 'Project team › Parties and roles › Name'],
  ['topics.0.text', `Customise topics › ${sample.topics[0]?.title} › text`],
  ['topics', 'Customise topics'],
  ['eir.taken.fields.cde', 'Linked EIR'],
  ['other', 'other'],
  ['', ''],
])('the path %j is told as %j', (path, words) => {
  expect(pathInWords(sample, path, 'en')).toBe(words);
});
