import type { Language, SourceKind } from '@arcada/contracts';
import type { Passage } from '../passages/passage.ts';
import { Retriever } from '../retrieval/retriever.ts';
import { refersBack } from './back-reference.ts';
import { quoteBest } from './quote.ts';
import { isWhole } from './whole-sentence.ts';

const passage: Omit<Passage, 'text'> = {
  id: 'topic:plan',
  kind: 'topic',
  language: 'en',
  title: 'Delivery plan',
  heading: '',
  aliases: [],
  href: '/tools',
};
const quotesOf = async (...lines: string[]) => {
  const retriever = await Retriever.build([{ ...passage, text: lines.join('\n') }]);
  return quoteBest(retriever.find('Who owns the delivery plan of the task teams?', 'en')).texts.map(({ text }) => text);
};

test('quotes what can be read by itself, though other sentences have more of the words', async () => {
  const quotes = await quotesOf(
    'The delivery plan gathers the plans of the task teams for [project name]. [lead appointed party] owns the plan.',
    'The owner of the delivery plan:',
    'brings the delivery plans of the task teams together;',
    'Every row of the plan has an owner.',
  );
  expect(quotes).toEqual(['Every row of the plan has an owner.']);
});

test.each([
  ['How is the delivery plan of the task teams kept?', 'Each team keeps its own rows.'],
  [
    'What mistakes are made with the delivery plan of the task teams?',
    'Typical mistakes: a delivery plan of the task teams without owners.',
  ],
])('"%s": what to avoid comes first only when it is asked for', async (question, first) => {
  const text = ['Each team keeps its own rows.', 'Typical mistakes: a delivery plan of the task teams without owners.'];
  const retriever = await Retriever.build([{ ...passage, text: text.join('\n') }]);
  expect(quoteBest(retriever.find(question, 'en')).texts[0]?.text).toBe(first);
});

test('quotes fragments when a source has nothing else', async () => {
  expect(await quotesOf('an owner of the delivery plan;', 'a date of the delivery plan;', 'a colour;')).toEqual([
    'an owner of the delivery plan;',
    'a date of the delivery plan;',
  ]);
});

test.each([
  ['{projectName} has one plan.', false],
  ['El plan es de [parte designada principal].', false],
  ['«programa de tareas» y su dueño.', false],
  ['é enviado pelo CDE.', false],
  ['buildingSMART publishes the standard.', true],
  ['bSDD lists properties.', true],
  ['¿Quién aprueba el plan?', true],
  ['10 working days pass before the milestone.', true],
  ['The index a[0] is the first.', true],
  ['Those above are the codes of the national annex.', false],
  ['Os da tabela são os do anexo nacional.', false],
  ['Los de la tabla son los del anexo nacional.', false],
])('%s: can be read by itself: %s', (sentence, whole) => {
  expect(isWhole(sentence)).toBe(whole);
});

const shop: Omit<Passage, 'text'> = { ...passage, id: 'course:doors', kind: 'course', title: 'Doors in Python' };
const facts = 'Price: $79.00. 12 lessons, 1 hour. Instructor: Nora Whitfield. Software: Python 3.13.';
const about = ['Architects who read door schedules', 'Doors and Python for beginners'];
const firstOf = async (question: string, ...parts: Passage[]) => {
  const retriever = await Retriever.build(parts);
  return quoteBest(retriever.find(question, 'en')).citations.map(({ id, excerpt }) => `${id}: ${excerpt}`);
};

test.each([
  ['how much is the course Doors in Python', 'Price: $79.00. 12 lessons, 1 hour.'],
  ['who teaches the course Doors in Python', 'Instructor: Nora Whitfield.'],
  ['how many lessons has the course Doors in Python', 'Price: $79.00. 12 lessons, 1 hour.'],
  ['which version of Python is for the course Doors in Python', 'Software: Python 3.13.'],
])('"%s" quotes the sentence of the whole source that states it', async (question, sentence) => {
  const cited = await firstOf(question, { ...shop, text: about.join('\n') }, { ...shop, text: facts });
  expect(cited[0]?.startsWith(`course:doors: ${sentence}`)).toBe(true);
});

test('of two sources that state a price, the one that is named less is not quoted', async () => {
  const other: Passage = { ...shop, id: 'course:walls', title: 'Walls in Python', text: 'Price: $99.00.' };
  expect(await firstOf('how much is Doors in Python', { ...shop, text: facts }, other)).toEqual([
    'course:doors: Price: $79.00. 12 lessons, 1 hour.',
  ]);
});

test('a heading that asks the question keeps its own sentence', async () => {
  const page: Omit<Passage, 'text'> = { ...passage, id: 'page:services', kind: 'page', title: 'Custom tools' };
  const cited = await firstOf(
    'who owns the source code of the custom tools',
    { ...page, heading: 'Price', text: 'Custom tools have a fixed price.' },
    { ...page, heading: 'Who owns the source code?', text: 'You do, from the handover.' },
  );
  expect(cited[0]).toBe('page:services: You do, from the handover.');
});

const source = (id: string, language: Language, title: string, ...lines: string[]): Passage => ({
  ...passage,
  id,
  kind: id.split(':')[0] as SourceKind,
  language,
  title,
  text: lines.join('\n'),
});
/** The same small site in each language. */
const site: Passage[] = [
  source(
    'product:ledger',
    'en',
    'Sheet Ledger',
    'Writes the sheet list.',
    'Price: $129.00. Current version: 2.2.0. Works with: Revit 2021–2026.',
    'It has read 1.200 sheets.',
  ),
  source(
    'course:doors',
    'en',
    'Doors That Close',
    'Set up doors.',
    'Price: $79.00. 12 lessons, 1 hour. Instructor: Diego Salazar. Software: Revit 2026.',
    'Site engineers who read about doors.',
  ),
  source('lesson:doors/first', 'en', 'A door in two days', 'Doors close after two days.'),
  source(
    'term:bep',
    'en',
    'BIM execution plan (BEP)',
    'Plan of how a delivery team works. It is confirmed at appointment.',
  ),
  source('term:pre-appointment-bep', 'en', 'Pre-appointment BEP', 'Version of the plan that comes with a tender.'),
  source(
    'help:certificate-validity',
    'en',
    'How long a course certificate is valid',
    'A course certificate does not expire.',
    'The certificate is issued when all lessons of the course are completed.',
  ),
  source(
    'product:ledger',
    'pt-BR',
    'Sheet Ledger',
    'Grava a lista de folhas.',
    'Preço: $129.00. Versão atual: 2.2.0. Compatível com: Revit 2021–2026.',
    'Já leu 1.200 folhas.',
  ),
  source(
    'course:doors',
    'pt-BR',
    'Portas que fecham',
    'Prepare portas.',
    'Preço: $79.00. 12 aulas, 1 hora. Instrutor: Diego Salazar. Software: Revit 2026.',
    'Engenheiros que leem sobre portas.',
  ),
  source(
    'term:bep',
    'pt-BR',
    'Plano de execução BIM (BEP)',
    'Plano de como a equipe trabalha. É confirmado na contratação.',
  ),
  source('term:pre-appointment-bep', 'pt-BR', 'BEP pré-contratação', 'Versão do plano que vem com a proposta.'),
  source(
    'help:certificate-validity',
    'pt-BR',
    'Validade do certificado de um curso',
    'O certificado de um curso não vence.',
    'O certificado é emitido quando todas as aulas do curso estão completas.',
  ),
  source(
    'product:ledger',
    'es',
    'Sheet Ledger',
    'Escribe la lista de planos.',
    'Precio: $129.00. Versión actual: 2.2.0. Compatible con: Revit 2021–2026.',
    'Ha leído 1.200 planos.',
  ),
  source(
    'course:doors',
    'es',
    'Puertas que se cierran',
    'Prepara puertas.',
    'Precio: $79.00. 12 lecciones, 1 hora. Instructor: Diego Salazar. Software: Revit 2026.',
    'Ingenieros que leen sobre puertas.',
  ),
  source(
    'term:bep',
    'es',
    'Plan de ejecución BIM (BEP)',
    'Plan de cómo trabaja el equipo. Se confirma en la designación.',
  ),
  source('term:pre-appointment-bep', 'es', 'BEP previo a la designación', 'Versión del plan que llega con la oferta.'),
  source(
    'help:certificate-validity',
    'es',
    'Validez del certificado de un curso',
    'El certificado de un curso no caduca.',
    'El certificado se emite cuando todas las lecciones del curso están completas.',
  ),
];
const ofSite = async (question: string, language: Language) =>
  quoteBest((await Retriever.build(site)).find(question, language));

test.each<[Language, string, string[]]>([
  [
    'en',
    'how much is Sheet Ledger and which revit versions does it run on',
    ['Sheet Ledger: $129.00.', 'Sheet Ledger: works with Revit 2021–2026.'],
  ],
  [
    'en',
    'what does Sheet Ledger do, what is its price and what version is it',
    ['Writes the sheet list.', 'Sheet Ledger: $129.00.', 'Sheet Ledger: current version 2.2.0.'],
  ],
  [
    'en',
    'who teaches Doors That Close and how long is it',
    ['Doors That Close: instructor Diego Salazar.', 'Doors That Close: $79.00. 12 lessons, 1 hour.'],
  ],
  [
    'en',
    'how many lessons has the course Doors That Close and what does it cost',
    ['Doors That Close: $79.00. 12 lessons, 1 hour.'],
  ],
  ['pt-BR', 'Sheet Ledger preço e versão', ['Sheet Ledger: $129.00.', 'Sheet Ledger: versão atual 2.2.0.']],
  [
    'pt-BR',
    'quem ensina o curso Portas que fecham e quantas aulas tem',
    ['Portas que fecham: instrutor Diego Salazar.', 'Portas que fecham: $79.00. 12 aulas, 1 hora.'],
  ],
  ['es', 'para qué sirve Sheet Ledger y cuánto cuesta', ['Escribe la lista de planos.', 'Sheet Ledger: $129.00.']],
  [
    'es',
    'cuánto cuesta Sheet Ledger y con qué versiones de Revit funciona',
    ['Sheet Ledger: $129.00.', 'Sheet Ledger: compatible con Revit 2021–2026.'],
  ],
])('%s: "%s" quotes a sentence for each kind that is asked for', async (language, question, sentences) => {
  const { texts, citations } = await ofSite(question, language);
  expect(texts.map(({ text }) => text)).toEqual(sentences);
  expect(citations).toHaveLength(1);
  expect(texts.every(({ citations: [number] }) => number === 1)).toBe(true);
});

const plugIn = (id: string, language: Language, title: string, works: string, price: string) =>
  source(`product:${id}`, language, title, works, price, '2.0.0: The list is written twice.');

test.each<[Language, string, string, string, string, string]>([
  ['en', 'How much does the Revit plug-in cost?', 'How much does Ducts cost?', 'Plug-in for Revit', 'Price', 'Script'],
  ['pt-BR', 'Quanto custa o plugin do Revit?', 'Quanto custa o Ducts?', 'Plugin do Revit', 'Preço', 'Script'],
  ['es', '¿Cuánto cuesta el plugin de Revit?', '¿Cuánto cuesta Ducts?', 'Plugin de Revit', 'Precio', 'Script'],
])('%s: "%s" names each one and its price, and "%s" one', async (language, ofKind, ofOne, works, price, other) => {
  const retriever = await Retriever.build([
    plugIn('ducts', language, 'Ducts', `${works}.`, `${price}: $20.00.`),
    plugIn('doors', language, 'Doors', `${works}.`, `${price}: $30.00.`),
    plugIn('files', language, 'Files', `${other}.`, `${price}: $40.00.`),
    source('term:revit', language, 'Revit', 'Autodesk.'),
    source('topic:use', language, 'Use', 'In Dynamo, Revit, Excel.'),
  ]);
  const textsOf = (question: string) => quoteBest(retriever.find(question, language)).texts.map(({ text }) => text);
  expect(textsOf(ofKind)).toEqual(['Ducts: $20.00.', 'Doors: $30.00.']);
  expect(textsOf(ofOne)).toEqual(['Ducts: $20.00.']);
});

test('a name with a colon is set off from its price by a dash', async () => {
  const doors = { ...shop, title: 'Python: Doors', text: facts };
  const { texts } = quoteBest((await Retriever.build([doors])).find('how much is Python: Doors', 'en'));
  expect(texts.map(({ text }) => text)).toEqual(['Python: Doors – $79.00. 12 lessons, 1 hour.']);
});

test('beside the entry that says what a thing is, nothing that only mentions it is quoted', async () => {
  const retriever = await Retriever.build([
    source('term:eir', 'en', 'EIR', 'Requirements for one appointment.'),
    source('post:days', 'en', 'From EIR to plan', '9:00 – Everyone reads the EIR.'),
  ]);
  const cited = (question: string) => quoteBest(retriever.find(question, 'en')).citations.map(({ id }) => id);
  expect(cited('What is an EIR?')).toEqual(['term:eir']);
  expect(cited('Who reads the EIR at nine?')).toContain('post:days');
});

test('what a version brought is quoted only when versions are asked about', async () => {
  const parts = ['Writes the list of doors.', '2.0.0: Doors are listed twice on export'].map((text) => ({
    ...source('product:ducts', 'en', 'Ducts', text),
  }));
  const retriever = await Retriever.build(parts);
  const first = (question: string) => quoteBest(retriever.find(question, 'en')).texts[0]?.text;
  expect(first('are the doors in Ducts listed twice on export?')).toBe('Writes the list of doors.');
  expect(first('which version of Ducts has doors listed twice on export?')).toBe(
    '2.0.0: Doors are listed twice on export',
  );
});

test.each<[Language, string, string]>([
  ['en', 'Who teaches Doors That Close?', 'Doors That Close: instructor Diego Salazar.'],
  ['pt-BR', 'Quem ensina Portas que fecham?', 'Portas que fecham: instrutor Diego Salazar.'],
  ['es', '¿Quién enseña Puertas que se cierran?', 'Puertas que se cierran: instructor Diego Salazar.'],
  ['en', 'how long is the course Doors That Close', 'Doors That Close: $79.00. 12 lessons, 1 hour.'],
  ['en', 'do courses give a certificate', 'The certificate is issued when all lessons of the course are completed.'],
  ['pt-BR', 'os cursos dão certificado?', 'O certificado é emitido quando todas as aulas do curso estão completas.'],
  [
    'es',
    '¿los cursos dan certificado?',
    'El certificado se emite cuando todas las lecciones del curso están completas.',
  ],
])('%s: "%s" quotes only what states it', async (language, question, sentence) => {
  expect((await ofSite(question, language)).texts.map(({ text }) => text)).toEqual([sentence]);
});

test.each<[Language, string, string[]]>([
  [
    'en',
    'difference between pre-appointment BEP and the one after appointment',
    ['term:pre-appointment-bep', 'term:bep'],
  ],
  [
    'en',
    'what is the difference between a BEP and a BEP before appointment?',
    ['term:bep', 'term:pre-appointment-bep'],
  ],
  [
    'pt-BR',
    'qual a diferença entre o BEP antes da contratação e o de depois',
    ['term:pre-appointment-bep', 'term:bep'],
  ],
  ['es', 'diferencia entre el BEP previo a la designación y el posterior', ['term:pre-appointment-bep', 'term:bep']],
])('%s: "%s" quotes the definitions of both', async (language, question, ids) => {
  const { texts, citations } = await ofSite(question, language);
  expect(citations.map(({ id }) => id)).toEqual(ids);
  expect(texts.map(({ citations: [number] }) => number)).toEqual([1, 2]);
});

test('a source that is much less probable than the best one is not quoted', async () => {
  const refund = source('help:refund', 'en', 'Refund of an order', 'Ask our team for a refund on the contact page.');
  const licences = source(
    'post:licences',
    'en',
    'Licences in a practice',
    'How to find out what licences cost with one script.',
  );
  const packages = source('term:wbs', 'en', 'Work breakdown', 'Divides the work into packages of time and cost.');
  const retriever = await Retriever.build([licences, packages, refund, ...site]);
  const { citations } = quoteBest(retriever.find("money back if the script doesn't work", 'en'));
  expect(citations.map(({ id }) => id)).toEqual(['help:refund']);
});

test('a name that begins with a dot stays in its sentence', async () => {
  const retriever = await Retriever.build([
    { ...passage, text: 'The plan has an owner.\n.NET SDK 8 owns the delivery plan' },
  ]);
  const { texts } = quoteBest(retriever.find('Which SDK owns the delivery plan?', 'en'));
  expect(texts.map(({ text }) => text)).toContain('.NET SDK 8 owns the delivery plan');
});

test('an entry of the glossary is quoted as a whole, and so is what takes back a sentence of another source', async () => {
  const codes = 'Status codes of the first annex: S6 authorises the project model.';
  const since = 'The revision of 2021 withdrew them.';
  const term: Passage = {
    ...passage,
    id: 'term:s6',
    kind: 'term',
    title: 'S6',
    text: `${codes} Nobody misses S7. ${since}`,
  };
  expect(await firstOf('Does the status code S6 exist?', term)).toEqual([
    `term:s6: ${codes} Nobody misses S7. ${since}`,
  ]);
  const post: Passage = {
    ...passage,
    id: 'post:s6',
    kind: 'post',
    title: 'Codes',
    text: `${codes} ${since} A stamp is blue.`,
  };
  expect(await firstOf('Does the status code S6 exist?', post)).toEqual([`post:s6: ${codes} ${since}`]);
});

test.each<[Language, string, boolean]>([
  ['en', 'However, nobody uses it.', true],
  ['en', 'The annex withdrew them in 2021.', true],
  ['en', 'Items are listed by name.', false],
  ['en', 'Notes are kept.', false],
  ['pt-BR', 'A revisão de 2021 os retirou.', true],
  ['pt-BR', 'Ela não vale mais.', true],
  ['pt-BR', 'Elementos têm nome.', false],
  ['es', 'Sin embargo, nadie lo usa.', true],
  ['es', 'Él lo decide.', true],
  ['es', 'Estados y revisiones son metadatos.', false],
])('%s: "%s" goes on with the sentence before it: %s', (language, sentence, back) => {
  expect(refersBack(sentence, language)).toBe(back);
});

test('a yes to another question is not quoted beside what answers', async () => {
  const cited = await firstOf(
    'requirements of the client in the EIR',
    { ...passage, id: 'topic:eir', title: 'EIR', text: 'The EIR of a client states its requirements.' },
    {
      ...passage,
      id: 'page:services',
      kind: 'page',
      title: 'EIR',
      heading: 'Can you write our EIR?',
      text: 'Yes. The client gets requirements.',
      isAnswer: true,
    },
  );
  expect(cited).toEqual(['topic:eir: The EIR of a client states its requirements.']);
});
