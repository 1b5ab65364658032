import type { Language } from '@arcada/contracts';
import { answerLocally } from '../local/answer-locally.ts';
import type { Passage } from '../passages/passage.ts';
import { Retriever } from './retriever.ts';

const service = (language: Language, title: string, ...parts: [heading: string, text: string][]): Passage[] =>
  parts.map(([heading, text]) => ({
    id: 'page:services',
    kind: 'page',
    language,
    title,
    heading,
    aliases: [],
    text,
    href: '/services',
  }));

/** Three services in each language. */
const site: Passage[] = [
  ...service(
    'en',
    'AI consulting: Find out where AI helps',
    ['', 'We look at your tasks with you. A trial shows what a language model is good for.'],
    ['Price', 'AI consulting: $6,000.00 – $14,000.00 USD, per trial.'],
  ),
  ...service(
    'en',
    'Training: Training on your own models',
    ['', 'Short courses for coordinators.'],
    ['Price', 'Training: $3,200.00 – $8,500.00 USD, per group of four to ten people.'],
  ),
  ...service(
    'en',
    'Implementation: From plan to Monday morning',
    ['', 'We put information management to work on a live project.'],
    ['Price', 'Implementation: $18,000.00 – $52,000.00 USD, depending on the size of your organisation.'],
  ),
  ...service(
    'pt-BR',
    'Consultoria em IA: Descubra onde a IA ajuda',
    ['', 'Olhamos as suas tarefas com você. Um piloto mostra para que serve um modelo de linguagem.'],
    ['Preço', 'Consultoria em IA: $6,000.00 – $14,000.00 USD, por projeto-piloto.'],
  ),
  ...service(
    'pt-BR',
    'Treinamento: Treinamento nos seus próprios modelos',
    ['', 'Cursos curtos para coordenadores.'],
    ['Preço', 'Treinamento: $3,200.00 – $8,500.00 USD, por turma de quatro a dez pessoas.'],
  ),
  ...service(
    'pt-BR',
    'Implantação: Do plano à manhã de segunda-feira',
    ['', 'Colocamos a gestão da informação para funcionar em um projeto.'],
    ['Preço', 'Implantação: $18,000.00 – $52,000.00 USD, conforme o tamanho da sua organização.'],
  ),
  ...service(
    'es',
    'Consultoría de IA: Descubre dónde ayuda la IA',
    ['', 'Miramos tus tareas contigo. Un piloto muestra para qué sirve un modelo de lenguaje.'],
    ['Precio', 'Consultoría de IA: $6,000.00 – $14,000.00 USD, por proyecto piloto.'],
  ),
  ...service(
    'es',
    'Formación: Formación con tus propios modelos',
    ['', 'Cursos cortos para coordinadores.'],
    ['Precio', 'Formación: $3,200.00 – $8,500.00 USD, por grupo de cuatro a diez personas.'],
  ),
  ...service(
    'es',
    'Implantación: Del plan al lunes por la mañana',
    ['', 'Ponemos la gestión de la información a funcionar en un proyecto.'],
    ['Precio', 'Implantación: $18,000.00 – $52,000.00 USD, según el tamaño de tu organización.'],
  ),
];

let retriever: Retriever;
beforeAll(async () => {
  retriever = await Retriever.build(site);
});
const said = (question: string, language: Language, before: readonly string[] = []) =>
  answerLocally(retriever.find(question, language, before)).texts.map(({ text }) => text);

test.each<[Language, string]>([
  ['en', 'How much does training cost?'],
  ['en', 'Training price'],
  ['pt-BR', 'Quanto custa o treinamento?'],
  ['pt-BR', 'Qual é o preço do treinamento?'],
  ['es', '¿Cuánto cuesta la formación?'],
])('%s: "%s" is answered, though the service has the name of a kind', (language, question) => {
  expect(said(question, language)).toEqual([expect.stringContaining('$3,200.00 – $8,500.00')]);
});

test('the price of a training that is not given here is not known', () => {
  expect(said('How much does Archicad training cost?', 'en')).toEqual([]);
});

test.each<[Language, string, string, string]>([
  ['en', 'What does AI consulting cost?', 'And training?', '$3,200.00 – $8,500.00'],
  ['en', 'What does AI consulting cost?', 'What about implementation?', '$18,000.00 – $52,000.00'],
  ['en', 'What does implementation cost?', 'And AI consulting?', '$6,000.00 – $14,000.00'],
  ['pt-BR', 'Quanto custa a consultoria em IA?', 'E o treinamento?', '$3,200.00 – $8,500.00'],
  ['pt-BR', 'Quanto custa o treinamento?', 'E quanto à implantação?', '$18,000.00 – $52,000.00'],
  ['es', '¿Cuánto cuesta la consultoría de IA?', '¿Y la implantación?', '$18,000.00 – $52,000.00'],
  ['es', '¿Cuánto cuesta la implantación?', '¿Y la formación?', '$3,200.00 – $8,500.00'],
])('%s: after "%s", "%s" asks the same of another service', (language, before, question, price) => {
  for (const asked of [[before], [question, before]])
    expect(said(question, language, asked)).toEqual([expect.stringContaining(price)]);
});
