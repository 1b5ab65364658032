import { type BimDocument, sampleDocument, type Topic } from '@arcada/bim';
import { libraryFolder } from '../../library-folder.ts';
import { readLibrary } from '../../read-library.ts';
import { TopicLibrary } from '../../topics/topic-library.ts';
import { LocalEngine } from './local-engine.ts';
import { TopicFinder } from './topic-finder.ts';

const finder = new TopicFinder();
const library = new TopicLibrary(readLibrary(libraryFolder));
const engine = new LocalEngine(finder, library);
beforeAll(() => finder.onApplicationBootstrap());

const plan: BimDocument = { ...sampleDocument('bep-post', 'en', '2026-09-01'), topics: [] };
const all = library.find({ family: 'bep' }, 'en').map(
  ({ id, category, title, text, ownerRole }): Topic => ({
    id,
    topic: id,
    category,
    title,
    text,
    ownerRole,
    requiredFields: [],
  }),
);
const withTopics = (...ids: string[]): BimDocument => ({ ...plan, topics: all.filter(({ id }) => ids.includes(id)) });
const reply = (document: BimDocument, text: string) => engine.reply(document, [], text, 'en').split('\n\n')[0];

test('a topic that the document has is named as such, and others are proposed', () => {
  expect(reply(plan, 'We need COBie')).toMatch(/^These topics of the library fit what you wrote:\n- Milestones/);
  const said = reply(withTopics('bep-milestones-and-acceptance'), 'We need COBie');
  expect(said).toContain('already has these topics on it:\n- Milestones and acceptance tests\nThese topics');
  expect(said?.match(/Milestones and acceptance tests/g)).toHaveLength(1);
});

test('when the document has all that fits, no topic is proposed', () => {
  expect(reply({ ...plan, topics: all }, 'We need COBie')).toMatch(
    /already has[\s\S]*The library has no further topic/,
  );
});

test.each([
  ['en', 'We use prefabricated timber elements, what do I have to write?', 'I found no topic'],
  ['pt-BR', 'E a madeira pré-fabricada?', 'Não encontrei'],
  ['es', '¿Y la madera prefabricada?', 'No he encontrado'],
] as const)('%s: what the library has nothing on is said to be so', (language, text, nothing) => {
  expect(engine.reply(plan, [], text, language)).toMatch(new RegExp(`^${nothing}`));
});
