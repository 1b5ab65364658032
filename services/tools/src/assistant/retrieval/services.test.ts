import { type Language, languages } from '@arcada/contracts';
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
    ...(heading.endsWith('?') && { isAnswer: true }),
  }));

/** Three services in each language. */
const site: Passage[] = [
  ...service(
    'en',
    'AI consulting: Find out where AI helps',
    ['', 'We look at your tasks with you. A trial shows what a language model is good for.'],
    ['Price', 'AI consulting: $6,000.00 – $14,000.00 USD, per trial.'],
    ['Will our documents train someone’s model?', 'No. We use a provider whose terms exclude training.'],
    ['Do we need our own IT team?', 'One contact is enough. The trial runs in your environment or in ours.'],
  ),
  ...service(
    'en',
    'Training: Training on your own models',
    ['', 'Short courses for coordinators.'],
    ['Price', 'Training: $3,200.00 – $8,500.00 USD, per group of four to ten people.'],
    ['Typical duration', 'Four to six sessions over three to six weeks.'],
    [
      'Is it online (remote) or in person (at our office)?',
      'Both are possible: at your office or online. Online sessions have at most eight people.',
    ],
    ['How does it differ from your online courses?', 'The courses teach on our files. Training is about your model.'],
  ),
  ...service(
    'en',
    'Implementation: From plan to Monday morning',
    ['', 'We put information management to work on a live project.'],
    ['Price', 'Implementation: $18,000.00 – $52,000.00 USD, depending on the size of your organisation.'],
    ['Do we need a new CDE?', 'Usually not. We set up states in the one you have.'],
    ['We are the client. Can you write our EIR and check what we receive?', 'Yes. You get requirements that fit.'],
    ['How much of our time does it take?', 'The owner needs a day a week. Everyone else gets an hour of training.'],
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
    ['Duração típica', 'De quatro a seis encontros, ao longo de três a seis semanas.'],
    [
      'É on-line (a distância) ou presencial (no nosso escritório)?',
      'Das duas formas: no seu escritório ou on-line. Pela internet, são no máximo oito pessoas.',
    ],
    [
      'Qual é a diferença para os cursos on-line?',
      'Os cursos usam nossos arquivos. O treinamento trata do seu modelo.',
    ],
  ),
  ...service(
    'pt-BR',
    'Implantação: Do plano à manhã de segunda-feira',
    ['', 'Colocamos a gestão da informação para funcionar em um projeto.'],
    ['Preço', 'Implantação: $18,000.00 – $52,000.00 USD, conforme o tamanho da sua organização.'],
    ['Somos o cliente. Vocês escrevem o EIR e conferem o que recebemos?', 'Sim. Você recebe requisitos adequados.'],
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
    ['Duración habitual', 'De cuatro a seis sesiones, a lo largo de tres a seis semanas.'],
    [
      '¿Es en línea (a distancia) o presencial (en nuestro estudio)?',
      'De las dos formas: en tu estudio o en línea. Por internet son ocho personas como máximo.',
    ],
  ),
  ...service(
    'es',
    'Implantación: Del plan al lunes por la mañana',
    ['', 'Ponemos la gestión de la información a funcionar en un proyecto.'],
    ['Precio', 'Implantación: $18,000.00 – $52,000.00 USD, según el tamaño de tu organización.'],
    ['Somos el cliente. ¿Redactáis nuestro EIR y comprobáis lo que recibimos?', 'Sí. Recibes requisitos adecuados.'],
  ),
];

const eir: Record<Language, string> = {
  en: 'Requirements for one appointment. Who writes the EIR is the client.',
  'pt-BR': 'Requisitos de uma contratação. Quem escreve o EIR é o cliente.',
  es: 'Requisitos de un contrato. Quien redacta el EIR es el cliente.',
};
for (const language of languages)
  site.push({ ...(site[0] as Passage), id: 'term:eir', kind: 'term', language, title: 'EIR', text: eir[language] });
site.push({
  ...(site[0] as Passage),
  id: 'term:cde',
  kind: 'term',
  title: 'CDE',
  text: 'Agreed source of information.',
});

const groups: Record<Language, [string, string]> = {
  en: ['Group', 'Group of spaces of one size.'],
  'pt-BR': ['Turma', 'Turma de um tamanho.'],
  es: ['Grupo', 'Grupo de espacios de un tamaño.'],
};
for (const language of languages) {
  const [title, text] = groups[language];
  site.push({ ...(site[0] as Passage), id: 'term:group', kind: 'term', language, title, text });
}

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

test.each<[Language, string, string]>([
  ['en', 'Do you offer online training?', 'How much does it cost?'],
  ['en', 'Do you offer online training?', 'What is the price?'],
  ['en', 'Do you offer online training?', 'How much?'],
  ['en', 'Do you offer online training?', 'Is it free?'],
  ['pt-BR', 'Vocês dão treinamento on-line?', 'Quanto custa?'],
  ['pt-BR', 'Vocês dão treinamento on-line?', 'Qual é o preço?'],
  ['es', '¿Dais formación en línea?', '¿Cuánto cuesta?'],
  ['es', '¿Dais formación en línea?', '¿Qué precio tiene?'],
  ['es', '¿Dais formación en línea?', '¿Es gratis?'],
])('%s: after "%s", "%s" asks for its price', (language, before, question) => {
  expect(said(question, language, [before])).toEqual([expect.stringContaining('$3,200.00 – $8,500.00')]);
});

test('a service of the same kind that is not offered is as unknown as when it is asked by itself', () => {
  const [first, second] = ['What does AI consulting cost?', 'And BIM consulting?'];
  expect(said('What does BIM consulting cost?', 'en')).toEqual([]);
  expect(said(second, 'en', [first])).toEqual([]);
  expect(said('How long does it take?', 'en', [second, first])).toEqual([]);
});

test('after the price of another service was asked by its name, it is about that one', () => {
  expect(said('How long does it take?', 'en', ['And training?', 'What does AI consulting cost?'])).toEqual([
    'Four to six sessions over three to six weeks.',
  ]);
});

test.each<[Language, string, string, string]>([
  ['en', 'What does training cost?', 'And the duration?', 'Cost'],
  ['pt-BR', 'Quanto custa o treinamento?', 'E a duração?', 'Custo'],
  ['es', '¿Cuánto cuesta la formación?', '¿Y la duración?', 'Coste'],
])('%s: after "%s", "%s" asks for no price, though "%s" is a name', async (language, before, question, title) => {
  const [any] = site as [Passage];
  const named = await Retriever.build([...site, { ...any, id: 'topic:cost', kind: 'topic', language, title }]);
  const { texts } = answerLocally(named.find(question, language, [before]));
  expect(texts.map(({ text }) => text).join()).toMatch(/weeks|semanas/);
  expect(texts.map(({ text }) => text).join()).not.toContain('$');
});

test.each<[Language, string, string]>([
  ['en', 'Can you write our EIR?', 'Yes. You get requirements that fit.'],
  ['en', 'Can you write our EIR as a client?', 'Yes. You get requirements that fit.'],
  [
    'en',
    'Do you train online?',
    'Both are possible: at your office or online. Online sessions have at most eight people.',
  ],
  [
    'en',
    'Do you offer online training?',
    'Both are possible: at your office or online. Online sessions have at most eight people.',
  ],
  [
    'en',
    'Is the training remote?',
    'Both are possible: at your office or online. Online sessions have at most eight people.',
  ],
  [
    'en',
    'Can the training take place at our office?',
    'Both are possible: at your office or online. Online sessions have at most eight people.',
  ],
  ['en', 'Will you train an AI model on our documents?', 'No. We use a provider whose terms exclude training.'],
  ['en', 'Do we need our own IT team?', 'One contact is enough. The trial runs in your environment or in ours.'],
  ['en', 'How much of our time does it take?', 'The owner needs a day a week. Everyone else gets an hour of training.'],
  ['pt-BR', 'Vocês escrevem o nosso EIR?', 'Sim. Você recebe requisitos adequados.'],
  [
    'pt-BR',
    'O treinamento é a distância?',
    'Das duas formas: no seu escritório ou on-line. Pela internet, são no máximo oito pessoas.',
  ],
  [
    'pt-BR',
    'Vocês dão treinamento on-line?',
    'Das duas formas: no seu escritório ou on-line. Pela internet, são no máximo oito pessoas.',
  ],
  [
    'pt-BR',
    'Vocês oferecem treinamento online?',
    'Das duas formas: no seu escritório ou on-line. Pela internet, são no máximo oito pessoas.',
  ],
  [
    'pt-BR',
    'O treinamento é presencial?',
    'Das duas formas: no seu escritório ou on-line. Pela internet, são no máximo oito pessoas.',
  ],
  [
    'pt-BR',
    'Vocês dão treinamento no nosso escritório?',
    'Das duas formas: no seu escritório ou on-line. Pela internet, são no máximo oito pessoas.',
  ],
  [
    'pt-BR',
    'Tem treinamento remoto?',
    'Das duas formas: no seu escritório ou on-line. Pela internet, são no máximo oito pessoas.',
  ],
  ['es', '¿Podéis redactar nuestro EIR?', 'Sí. Recibes requisitos adecuados.'],
  [
    'es',
    '¿Dais formación en línea?',
    'De las dos formas: en tu estudio o en línea. Por internet son ocho personas como máximo.',
  ],
  [
    'es',
    '¿Dan formación en línea?',
    'De las dos formas: en tu estudio o en línea. Por internet son ocho personas como máximo.',
  ],
  [
    'es',
    '¿La formación es presencial?',
    'De las dos formas: en tu estudio o en línea. Por internet son ocho personas como máximo.',
  ],
  [
    'es',
    '¿Dan formación a distancia?',
    'De las dos formas: en tu estudio o en línea. Por internet son ocho personas como máximo.',
  ],
  [
    'es',
    '¿Ofrecéis formación online?',
    'De las dos formas: en tu estudio o en línea. Por internet son ocho personas como máximo.',
  ],
  [
    'es',
    '¿Hay formación remota?',
    'De las dos formas: en tu estudio o en línea. Por internet son ocho personas como máximo.',
  ],
])('%s: "%s" is given the whole answer of the listed question that it asks, alone', (language, question, answer) => {
  expect(said(question, language).join(' ')).toBe(answer);
});

test.each<[Language, string]>([
  ['en', 'Do we need a CDE?'],
  ['en', 'Who writes the EIR?'],
  ['pt-BR', 'Quem escreve o EIR?'],
  ['es', '¿Quién redacta el EIR?'],
  ['en', 'Do you offer online courses?'],
  ['pt-BR', 'Vocês oferecem cursos on-line?'],
  ['es', '¿Ofrecéis cursos online?'],
])('%s: "%s" asks something else than a listed question with its words', (language, question) => {
  expect(retriever.find(question, language).listed).toBeUndefined();
});

test.each<[Language, string]>([
  ['en', 'How many people per group?'],
  ['en', 'What is the group size for training?'],
  ['pt-BR', 'Quantas pessoas por turma?'],
  ['pt-BR', 'Qual é o tamanho da turma no treinamento?'],
  ['es', '¿Cuántas personas por grupo?'],
  ['es', '¿Cuál es el tamaño del grupo de formación?'],
])('%s: "%s" is answered by what says how many people', (language, question) => {
  expect(said(question, language)).toEqual([
    expect.stringMatching(/group of four to ten people|turma de quatro a dez pessoas|grupo de cuatro a diez personas/),
  ]);
});
