import { applyEdits, type BimDocument, check, explain, type Finding, sampleDocument, type Topic } from '@arcada/bim';
import { libraryFolder } from '../../library-folder.ts';
import { readLibrary } from '../../read-library.ts';
import { TopicLibrary } from '../../topics/topic-library.ts';
import { LocalEngine } from './local-engine.ts';
import { localTexts } from './local-texts.ts';
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

/** With a subject that only a library of other documents has, and words that topics of this one have, too. */
const security = [
  ['en', 'Sensitive pharmacy store: access to drawings must be restricted and information classified'],
  ['pt-BR', 'Farmácia sensível: o acesso aos desenhos deve ser restrito e a informação classificada'],
  ['es', 'Farmacia sensible: el acceso a los planos debe restringirse y la información clasificarse'],
] as const;

test.each(security)(
  '%s: a word in common is no topic about it: another is told of, or an own one',
  (language, text) => {
    const said = engine.reply({ ...plan, topics: all }, [], text, language).split('\n\n')[0] ?? '';
    const titleIn = (id: string) => library.find({}, language).find((topic) => topic.id === id)?.title;
    expect(said).toContain(localTexts.nothing[language]);
    expect(said).toContain(`- ${titleIn('air-security-management-plan')} (AIR)`);
    expect(said).toContain(localTexts.own[language]);
    expect(said).not.toContain(localTexts.present[language]);
    for (const id of ['bep-classification', 'bep-standards-and-definitions', 'bep-modelling-conventions'])
      expect(said).not.toContain(titleIn(id));
  },
);

test('a topic that the author wrote on the subject is known as such', () => {
  const own: Topic = { ...(all[0] as Topic), topic: '', title: 'Information security' };
  expect(reply({ ...plan, topics: [...all, own] }, security[0][1])).toBe(
    `${localTexts.present.en}\n- Information security\n${localTexts.noOthers.en}`,
  );
});

test('of a topic that shares one word of several, nothing is claimed', () => {
  expect(reply({ ...plan, topics: all }, 'Survey control, point clouds')).not.toContain('Status and revision control');
});

test('topics that are only near are named as such', () => {
  const said = reply({ ...plan, topics: all }, 'Who do I call when the contractor does not respond to an issue?');
  expect(said).toContain(`${localTexts.close.en}\n- `);
  expect(said).toContain('- Contacts and escalation');
});

test.each([
  ['en', 'We use prefabricated timber elements, what do I have to write?', 'I found no topic'],
  ['pt-BR', 'E a madeira pré-fabricada?', 'Não encontrei'],
  ['es', '¿Y la madera prefabricada?', 'No he encontrado'],
] as const)('%s: what the library has nothing on is said to be so', (language, text, nothing) => {
  expect(engine.reply(plan, [], text, language)).toMatch(new RegExp(`^${nothing}`));
});

const [finding] = check(applyEdits(plan, [{ op: 'field', field: 'clientName', value: '' }]), {
  today: '2026-09-01',
}) as [Finding];

test.each([
  ['en', 'Who is the BIM manager?', 'In this document:\n- BIM manager: David Okafor'],
  ['pt-BR', 'Quem é o gerente BIM?', 'Neste documento:\n- Gerente BIM: David Okafor'],
  ['es', '¿Quién es el BIM manager?', 'En este documento:\n- BIM manager: David Okafor'],
  ['en', 'Who approved P01?', 'In this document:\n- Revision log › P01 › Approved by: not filled in yet'],
] as const)('%s: "%s" is answered from the document, and by nothing else', (language, text, said) => {
  expect(engine.reply(plan, [], text, language)).toBe(said);
  expect(engine.reply(plan, [finding], text, language)).toBe(said);
});

test.each([
  ['en', 'What does the checker find?', 'Are there errors in this document?'],
  ['pt-BR', 'O que o verificador encontra?', 'Há erros neste documento?'],
  ['es', '¿Qué encuentra el verificador?', '¿Hay errores en este documento?'],
] as const)('%s: that the checker finds nothing is said only where it is asked for', (language, ...questions) => {
  for (const text of questions) {
    expect(engine.reply(plan, [], text, language)).toBe(localTexts.complete[language]);
    const listed = engine.reply(plan, [finding], text, language);
    expect(listed).toContain(explain(finding, language).message);
    expect(engine.reply(plan, [finding], text, language, [listed])).toBe(listed);
  }
  expect(engine.reply(plan, [], 'COBie', language)).not.toContain(localTexts.complete[language]);
});

test.each([
  ['en', 'When is M9?'],
  ['pt-BR', 'Quando é o M9?'],
  ['es', '¿Cuándo es M9?'],
] as const)('%s: "%s": that the document doesn’t have it is said', (language, text) => {
  expect(engine.reply(plan, [], text, language).split('\n')[0]).toBe(localTexts.noValue[language]);
});
