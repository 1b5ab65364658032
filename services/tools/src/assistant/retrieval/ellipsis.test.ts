import type { Language } from '@arcada/contracts';
import type { Passage } from '../passages/passage.ts';
import { askedOf, nameAlone } from './ellipsis.ts';

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
