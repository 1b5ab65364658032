import type { Passage } from '../passages/passage.ts';
import { Retriever } from './retriever.ts';

const passage: Passage = {
  id: 'topic:flow',
  kind: 'topic',
  language: 'es',
  title: 'Entregas',
  heading: '',
  aliases: [],
  text: 'La parte designada principal autoriza la emisión del plano.',
  href: '/',
};

test('a Spanish verb whose vowel changes is known by its everyday words, too', async () => {
  const none = { alike: [], outside: [] };
  const words = { en: none, 'pt-BR': none, es: { ...none, alike: ['aprobar autorizar'] } };
  const retriever = await Retriever.build([passage], { questions: new Map(), words });
  const [verb] = retriever.find('¿Quién aprueba la emisión?', 'es').units;
  expect(verb?.choices).toEqual([{ stems: ['autoriz'], strength: 0.5 }]);
});
