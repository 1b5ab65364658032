import { TopicFinder } from './topic-finder.ts';

const finder = new TopicFinder();
beforeAll(() => finder.onApplicationBootstrap());

/** What authors write, with the topic that a BIM manager expects first. */
const sentences = [
  ['en', 'Files are named any old way and nobody finds the right one', 'bep-container-naming'],
  ['en', 'The architects and the surveyors use different coordinates', 'bep-units-and-coordinates'],
  ['en', 'Who do I call when the contractor does not respond to an issue?', 'bep-contacts-and-escalation'],
  ['en', 'The client wants IFC4 files every month', 'bep-exchange-formats'],
  ['pt-BR', 'Os dutos batem nas vigas e ninguém resolve as interferências', 'bep-clash-strategy'],
  ['pt-BR', 'Quem monta o modelo federado toda semana?', 'bep-federation-strategy'],
  ['pt-BR', 'Precisamos combinar a pauta das reuniões de coordenação', 'bep-coordination-meetings'],
  ['pt-BR', 'Quando cada equipe entrega o seu TIDP?', 'bep-tidp'],
  ['pt-BR', 'O que pode dar errado com a informação e quem cuida disso?', 'bep-delivery-risks'],
  ['es', 'Hay interferencias entre las bandejas eléctricas y las vigas', 'bep-clash-strategy'],
  ['es', '¿Con qué códigos clasificamos los elementos?', 'bep-classification'],
  ['es', 'El equipo no tiene competencia con el software nuevo', 'bep-capability-and-capacity'],
  ['es', '¿Quién aprueba el paso de compartido a publicado en el CDE?', 'bep-cde-workflow'],
  ['es', '¿Qué revisiones y estados lleva cada plano?', 'bep-status-and-revision-control'],
] as const;

test.each([
  ['A clash between MRI shielding and services', 'bep-clash-strategy'],
  ['Who signs off the federated model each week?', 'bep-federation-strategy'],
])('the one word that names a topic counts more than others of its text: %s', (text, topic) => {
  expect([...finder.find('bep-post', text, 'en').fits.keys()][0]).toBe(topic);
});

test('of what authors write, the expected topic comes first in three of four, and is among the best four', () => {
  const places = sentences.map(([language, text, topic]) => {
    const at = [...finder.find('bep-post', text, language).fits.keys()].indexOf(topic);
    return { text, at: at < 0 ? Number.POSITIVE_INFINITY : at };
  });
  expect(places.filter(({ at }) => at > 0).slice(sentences.length / 4)).toEqual([]);
  expect(places.filter(({ at }) => at > 3)).toEqual([]);
});
