import type { Course, Language, SourceKind } from '@arcada/contracts';
import { coursePassages } from '../passages/neighbour-passages.ts';
import type { Passage } from '../passages/passage.ts';
import { Retriever } from '../retrieval/retriever.ts';
import { quoteBest } from './quote.ts';
import { isStatement } from './whole-sentence.ts';

const source = (id: string, language: Language, title: string, text: string, isOutline = false): Passage => ({
  id,
  kind: id.split(':')[0] as SourceKind,
  language,
  title,
  heading: '',
  aliases: [],
  text,
  isOutline,
  href: '/',
});
const quotesOf = async (question: string, language: Language, ...passages: Passage[]) =>
  quoteBest((await Retriever.build(passages)).find(question, language)).citations.map(
    ({ id, excerpt }) => `${id}: ${excerpt}`,
  );

test.each([
  ['What has to be ready on that day?', false],
  ['“What has to be ready?”', false],
  ['It is ready on that day.', true],
])('"%s" states something: %s', (sentence, whole) => {
  expect(isStatement(sentence)).toBe(whole);
});

test.each<[Language, string, string, string, string]>([
  [
    'en',
    'How many days may a puncture stay open?',
    'Record a puncture with its place, severity and days to close',
    'Punctures are listed by severity.',
    'A puncture that is serious stays open for 5 working days at most.',
  ],
  [
    'pt-BR',
    'Quantos dias um furo pode ficar aberto?',
    'Registrar um furo com lugar, gravidade e dias para fechar',
    'Os furos são listados por gravidade.',
    'Um furo grave fica aberto por no máximo 5 dias úteis.',
  ],
  [
    'es',
    '¿Cuántos días puede estar abierto un pinchazo?',
    'Registrar un pinchazo con lugar, gravedad y días para cerrarlo',
    'Los pinchazos se ordenan por gravedad.',
    'Un pinchazo grave está abierto 5 días hábiles como máximo.',
  ],
])('%s: "%s" is answered by a number of days, not by what a course aims at', async (language, question, ...lines) => {
  const [aim = '', other = '', stated = ''] = lines;
  const quotes = await quotesOf(
    question,
    language,
    source('course:tyres', language, 'Tyres', aim, true),
    source('post:tyres', language, 'Tyres', other),
    source('topic:tyres', language, 'Tyres', stated),
  );
  expect(quotes).toEqual([`topic:tyres: ${stated}`]);
});

test('the hours of a course are not the days that something else takes', async () => {
  const facts = 'Price: $79.00. 12 lessons, 1 hour. Instructor: Diego Salazar.';
  const quotes = await quotesOf(
    'How many days does the repair of tyres take?',
    'en',
    source('course:tyres', 'en', 'Repair of tyres', facts),
    source('topic:workshop', 'en', 'Workshop', 'The repair of tyres takes 3 days.'),
  );
  expect(quotes).toEqual(['topic:workshop: The repair of tyres takes 3 days.']);
});

test.each<[Language, string, string, string]>([
  [
    'en',
    'Who authorises the release of a drawing?',
    'A release is a change of the purpose of an authorised drawing.',
    'The lead appointed party authorises the release of each drawing.',
  ],
  [
    'pt-BR',
    'Quem autoriza a liberação de uma prancha?',
    'Liberação é uma mudança na finalidade de uma prancha autorizada.',
    'A parte contratada principal autoriza a liberação de cada prancha.',
  ],
  [
    'es',
    '¿Quién autoriza la emisión de un plano?',
    'La emisión es un cambio del fin de un plano autorizado.',
    'La parte designada principal autoriza la emisión de cada plano.',
  ],
])('%s: "%s" is answered by what says who does it', async (language, question, other, stated) => {
  const quotes = await quotesOf(
    question,
    language,
    source('topic:release', language, 'Release', other),
    source('topic:flow', language, 'Flow', stated),
  );
  expect(quotes).toEqual([`topic:flow: ${stated}`]);
});

test.each<[Language, string, string, string]>([
  ['en', 'When is the register updated?', 'The register is updated by hand.', 'The register is updated every month.'],
  [
    'pt-BR',
    'Quando o cadastro é atualizado?',
    'Primeiro o cadastro é atualizado, depois o mapa.',
    'O cadastro é atualizado todo mês.',
  ],
  [
    'es',
    '¿Cuándo se actualiza el registro?',
    'Antes se actualiza el registro, después el mapa.',
    'El registro se actualiza cada mes.',
  ],
])('%s: "%s" is answered by a time', async (language, question, other, stated) => {
  const quotes = await quotesOf(
    question,
    language,
    source('post:register', language, 'Notes', other),
    source('topic:register', language, 'Upkeep', stated),
  );
  expect(quotes).toEqual([`topic:register: ${stated}`]);
});

test('the entry of what is asked about stays beside what says when', async () => {
  const quotes = await quotesOf(
    'When is the model register updated?',
    'en',
    source('term:model-register', 'en', 'Model register', 'List of all models of a project.'),
    source('topic:upkeep', 'en', 'Upkeep', 'The model register is updated every month.'),
  );
  expect(quotes).toEqual([
    'topic:upkeep: The model register is updated every month.',
    'term:model-register: List of all models of a project.',
  ]);
});

test('what a course aims at and asks of its learners states nothing of its subject', () => {
  const course = {
    title: 'Tyres',
    description: 'Repair them.',
    body: [],
    durationMinutes: 60,
    outcomes: ['Find a puncture'],
    audience: ['Riders'],
    requirements: [],
    syllabus: [{ title: 'Start', lessons: [{ title: 'A patch' }] }],
  };
  expect(coursePassages(course as unknown as Course, 'en').map(({ isOutline = false }) => isOutline)).toEqual([
    false,
    true,
    true,
    true,
  ]);
});
