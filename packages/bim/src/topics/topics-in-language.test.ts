import { type Language, languages } from '@arcada/contracts';
import type { BimDocument, Topic } from '../document/document.schema.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import { emptyDocument } from '../start/empty-document.ts';
import { textLanguage } from './text-language.ts';
import { topicsInLanguage } from './topics-in-language.ts';

const texts: Record<Language, { title: string; text: string }> = {
  en: { title: 'Delivery plan', text: 'The plan of {projectName} says who delivers what, and to whom it is sent.' },
  'pt-BR': {
    title: 'Plano de entregas',
    text: 'O plano de {projectName} diz quem entrega o quê e a quem, até os prazos do contrato, sem exceção.',
  },
  es: {
    title: 'Plan de entregas',
    text: 'El plan de {projectName} dice quién entrega qué y a quién, con los plazos del contrato y sin excepción.',
  },
};
const library = {
  en: [{ id: 'plan', ...texts.en }],
  'pt-BR': [{ id: 'plan', ...texts['pt-BR'] }],
  es: [{ id: 'plan', ...texts.es }],
};
const topic = (id: string, change: Partial<Topic>): Topic => ({
  id,
  topic: 'plan',
  category: 'deliverables',
  ownerRole: '',
  requiredFields: [],
  ...texts.en,
  ...change,
});
const withTopics = (...topics: Topic[]): BimDocument => ({ ...emptyDocument('bep-pre', 'pt-BR'), topics });

test('the small words of a text tell its language; names and few words tell none', () => {
  for (const language of languages) expect(textLanguage(texts[language].text)).toBe(language);
  expect(textLanguage('Autodesk Revit 2025, Navisworks Manage, Solibri Office')).toBeUndefined();
  expect(textLanguage('The CDE is {cde}')).toBeUndefined();
});

test('what has the words of the library takes those of the language, whichever it had', () => {
  const document = withTopics(topic('a', {}), topic('b', texts.es), topic('c', texts['pt-BR']));
  const { edits, kept } = topicsInLanguage(document, 'pt-BR', library);
  expect(kept).toEqual([]);
  expect(edits).toHaveLength(2);
  for (const { title, text } of applyEdits(document, edits).topics) expect({ title, text }).toEqual(texts['pt-BR']);
});

test('what its author has written is kept, and named while it is in another language', () => {
  const edited = topic('a', { text: `${texts.en.text} It is on the wall of the site office.` });
  const own = topic('b', {
    topic: '',
    title: 'Own',
    text: 'We meet on Mondays at the office and it is the lead who has the minutes.',
  });
  const rewritten = topic('c', { text: `${texts['pt-BR'].text} Não há outra.` });
  const { edits, kept } = topicsInLanguage(withTopics(edited, own, rewritten), 'pt-BR', library);
  expect(edits).toEqual([]);
  expect(kept.map(({ id }) => id)).toEqual(['a', 'b']);
});
