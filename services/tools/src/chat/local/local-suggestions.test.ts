import { type DocumentType, sampleDocument } from '@arcada/bim';
import { libraryFolder } from '../../library-folder.ts';
import { readLibrary } from '../../read-library.ts';
import { TopicLibrary } from '../../topics/topic-library.ts';
import { LocalEngine } from './local-engine.ts';
import { LocalSuggestions } from './local-suggestions.ts';
import { localTexts } from './local-texts.ts';
import { TopicFinder } from './topic-finder.ts';

const finder = new TopicFinder();
const library = new TopicLibrary(readLibrary(libraryFolder));
beforeAll(() => finder.onApplicationBootstrap());

const handover = ['bep-milestones-and-acceptance', 'bep-midp', 'bep-exchange-formats'];

/** Goals as BIM managers write them, with the topics of which one is expected first; written before the ranking was. */
const goals = [
  ['en', 'bep-pre', 'Our goal is COBie handover to the facility manager', handover],
  ['en', 'bep-post', 'Every file must be found by its name, so we want one nomenclature', ['bep-container-naming']],
  ['en', 'bep-post', 'A common data environment where nothing is used before it was checked', ['bep-cde-workflow']],
  ['en', 'eir', 'We want asset data in COBie for facility management at handover', ['eir-asset-data-drop']],
  ['pt-BR', 'bep-pre', 'Queremos entregar o COBie para a operação e a manutenção do edifício', handover],
  ['pt-BR', 'bep-post', 'O objetivo é compatibilizar os projetos, sem choques na obra', ['bep-clash-strategy']],
  ['pt-BR', 'eir', 'Definir o LOD e o LOIN de cada fase', ['eir-level-of-information-need']],
  ['es', 'bep-pre', 'El objetivo es la recepción de la obra con los datos de activos en COBie', handover],
  ['es', 'bep-post', 'Queremos un modelo federado cada semana con todas las disciplinas', ['bep-federation-strategy']],
  [
    'es',
    'bep-post',
    'Que esté claro quién responde de cada tarea, con una matriz RACI',
    ['bep-detailed-responsibility-matrix'],
  ],
] as const satisfies readonly (readonly ['en' | 'pt-BR' | 'es', DocumentType, string, readonly string[]])[];

const questions = [
  ['en', 'What should the mobilisation plan contain?'],
  ['pt-BR', 'O que deve constar no plano de mobilização?'],
  ['es', '¿Qué debe contener el plan de movilización?'],
] as const;
/** What was said before, about other things. */
const before = {
  en: 'Our goal is COBie handover to the facility manager. We want a federated model and a clash test every week; questions of the tender are answered with the plan.',
  'pt-BR':
    'Queremos entregar o COBie para a operação. Um modelo federado e interferências toda semana; as dúvidas da licitação são respondidas com o plano.',
  es: 'Queremos entregar los datos de activos en COBie. Un modelo federado e interferencias cada semana; las dudas de la licitación se responden con el plan.',
} as const;

test.each(questions)('%s: a topic that is asked for by its name comes first: "%s"', (language, question) => {
  const suggestions = new LocalSuggestions(finder, library);
  const document = { ...sampleDocument('bep-pre', language, '2026-09-01'), topics: [] };
  const [best] = suggestions.suggest(document, `${before[language]}\n${question}`, language);
  expect(best?.topic.id).toBe('bep-mobilisation');
  expect(best?.reason).toMatch(/mobili[sz]|movili[sz]/i);
});

test.each(goals)('%s, %s: the goal "%s" suggests its topic first', (language, type, goal, expected) => {
  const suggestions = new LocalSuggestions(finder, library);
  const document = { ...sampleDocument(type, language, '2026-09-01'), topics: [] };
  const [best] = suggestions.suggest(document, goal, language);
  expect(expected).toContain(best?.topic.id);
});

test.each([
  ['en', 'We use prefabricated timber elements, what do I have to write?', 'It has words of yours: '],
  ['pt-BR', 'Precisamos coordenar aberturas em lajes e a manutenção de bombas', 'Tem palavras suas: '],
  ['es', 'Necesitamos coordinar aberturas en forjados y el mantenimiento de bombas', 'Tiene palabras tuyas: '],
] as const)(
  '%s: of an English document, the chat names what is suggested for words in common',
  (language, text, lead) => {
    const document = sampleDocument('bep-post', 'en', '2026-09-01');
    const suggestions = new LocalSuggestions(finder, library).suggest(document, text, language);
    const convention = suggestions.find(({ topic }) => topic.id === 'bep-modelling-conventions');
    expect(convention?.reason).toContain(lead);
    const title = library.find({}, language).find(({ id }) => id === 'bep-modelling-conventions')?.title;
    const said = new LocalEngine(finder, library).reply(document, [], text, language);
    expect(said).toContain(`${localTexts.close[language]}\n- `);
    expect(said).toContain(`- ${title}`);
  },
);

test('a topic on what was written is said to be about it', () => {
  const document = { ...sampleDocument('bep-post', 'en', '2026-09-01'), topics: [] };
  const [best] = new LocalSuggestions(finder, library).suggest(document, 'We want one nomenclature of files', 'en');
  expect(best?.reason).toContain('It is about what you mentioned: ');
});
