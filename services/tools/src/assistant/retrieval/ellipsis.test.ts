import type { Language } from '@arcada/contracts';
import type { Passage } from '../passages/passage.ts';
import { askedOf, isSameKind, nameAlone } from './ellipsis.ts';

test.each<[Language, string, string]>([
  ['en', 'And training?', 'training'],
  ['en', 'and what about the TIDP?', 'TIDP'],
  ['en', 'How about AI consulting?', 'AI consulting'],
  ['en', 'And who owns it?', ''],
  ['en', 'And what is a federated model?', ''],
  ['en', 'And is it free?', ''],
  ['en', 'Training?', ''],
  ['pt-BR', 'E o treinamento?', 'treinamento'],
  ['pt-BR', 'E quanto à implantação?', 'implantação'],
  ['pt-BR', 'E quem aprova?', ''],
  ['es', '¿Y el desarrollo a medida?', 'desarrollo a medida'],
  ['es', '¿Y qué hay de la formación?', 'formación'],
  ['es', '¿Y quién lo actualiza?', ''],
])('%s: "%s" has only the name "%s"', (language, question, name) => {
  expect(nameAlone(question, language)).toBe(name);
});

test('asks the same of another thing, where the first is named', () => {
  const passage = {
    title: 'AI consulting: Where AI helps',
    aliases: [] as string[],
    language: 'en',
  } as unknown as Passage;
  expect(askedOf('training', 'What does AI consulting cost?', passage)?.replace(/ +/g, ' ')).toBe(
    'What does training cost?',
  );
  expect(askedOf('training', 'What does a door cost?', passage)).toBeUndefined();
});

test.each<[Language, string, string, string, boolean]>([
  ['en', 'What does AI consulting cost?', 'BIM consulting', 'AI consulting', true],
  ['en', 'What does training cost?', 'training duration', 'Training', false],
  ['en', 'What does training cost?', 'duration of training', 'Training', false],
  ['pt-BR', 'Quanto custa a consultoria em IA?', 'consultoria BIM', 'Consultoria em IA', true],
  ['pt-BR', 'Quanto custa o treinamento?', 'duração do treinamento', 'Treinamento', false],
  ['es', '¿Cuánto cuesta la consultoría de IA?', 'consultoría BIM', 'Consultoría de IA', true],
  ['es', '¿Cuánto cuesta la formación?', 'duración de la formación', 'Formación', false],
])('%s: after "%s", "%s" is of the kind of "%s": %s', (language, asked, name, title, same) => {
  const passage = { title, aliases: [] as string[], language } as unknown as Passage;
  expect(isSameKind(name, asked, passage)).toBe(same);
});
