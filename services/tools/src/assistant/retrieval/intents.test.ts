import type { Language } from '@arcada/contracts';
import { intentsOf } from './intents.ts';

test.each([
  ['en', 'What is a CDE?'],
  ['en', 'CDE meaning'],
  ['pt-BR', 'O que é um contêiner de informação?'],
  ['pt-BR', 'o q é LOIN'],
  ['es', '¿Qué significa S4?'],
] as const)('%s: "%s" asks for a definition and nothing else', (language, question) => {
  const { kinds, purpose: _, ...asked } = intentsOf(question, language);
  expect(kinds).toEqual(new Set());
  expect(asked).toEqual({
    definition: true,
    comparison: false,
    price: false,
    quantity: false,
    people: false,
    elsewhere: false,
    command: false,
    ability: false,
    secret: false,
    matter: '',
    sale: false,
    person: false,
    who: false,
    actor: false,
    when: false,
    offer: false,
    often: false,
    verbatim: false,
    alternatives: false,
    described: false,
    amount: false,
    counted: '',
    version: false,
    time: false,
    closed: false,
    runs: false,
    teaching: false,
    given: false,
    head: '',
  });
});

test.each([
  ['en', 'What clash tolerance should we set?', 'tolerance'],
  ['en', 'Which tolerance is usual?', 'tolerance'],
  ['en', 'What is a tolerance?', ''],
  ['pt-BR', 'Qual é a tolerância para interferências?', 'tolerancia'],
  ['es', '¿Qué tolerancia debo poner?', 'tolerancia'],
] as const)('%s: "%s" asks for one thing of others: "%s"', (language, question, head) => {
  expect(intentsOf(question, language).head).toBe(head);
});

test.each([
  ['en', 'How long may a clash stay open?'],
  ['pt-BR', 'Qual é o prazo de aprovação?'],
  ['es', '¿Cuántos días dura la revisión?'],
] as const)('%s: "%s" asks for a number', (language, question) => {
  expect(intentsOf(question, language).quantity).toBe(true);
});

test.each([
  ['en', 'How many people per group?', true],
  ['en', 'What is the group size for training?', true],
  ['en', 'How many days does it take?', false],
  ['pt-BR', 'Qual é o tamanho da turma?', true],
  ['pt-BR', 'Quantas pessoas por turma?', true],
  ['es', '¿Cuántas personas por grupo?', true],
  ['es', '¿Cuál es el tamaño del archivo?', false],
] as const)('%s: "%s" asks for a number of people: %s', (language, question, expected) => {
  expect(intentsOf(question, language).people).toBe(expected);
});

test.each([
  ['en', 'What does ISO 19650-5 require on penetration tests?', 'penetration tests?'],
  ['pt-BR', 'O que a NBR 15965 fala sobre classificação?', 'classificacao?'],
  ['es', '¿Qué dice la UNE-EN ISO 19650-2 acerca del CDE?', 'cde?'],
  ['en', 'Is there a course on ISO 19650?', ''],
] as const)('%s: "%s" asks a standard about "%s"', (language, question, matter) => {
  expect(intentsOf(question, language).matter).toBe(matter);
});

test.each([
  ['en', 'How much is Level Guard?'],
  ['pt-BR', 'quanto custa o Level Guard'],
  ['es', '¿Cuánto vale Level Guard?'],
] as const)('%s: "%s" asks for a price', (language, question) => {
  expect(intentsOf(question, language).price).toBe(true);
});

test.each([
  ['en', 'Who invented the laser scanner?', true],
  ['en', 'Who owns the model?', false],
  ['pt-BR', 'quem descobriu o Brasil', true],
  ['pt-BR', 'quem aprova uma mudança?', false],
  ['pt-BR', 'como se nomeia um modelo pela norma?', false],
  ['es', '¿A qué hora abre la oficina?', true],
  ['es', '¿Cómo se nombra un modelo según la norma?', false],
  ['es', '¿Es obligatorio por ley?', true],
  ['es', '¿Dónde está el origen del proyecto?', false],
] as const)('%s: "%s" asks for what no source of this site says: %s', (language, question, elsewhere) => {
  expect(intentsOf(question, language).elsewhere).toBe(elsewhere);
});

test.each([
  ['en', 'rename my views', true],
  ['en', 'how do I rename my views', false],
  ['pt-BR', 'apague o meu projeto', true],
  ['pt-BR', 'quem pode apagar um arquivo?', false],
  ['es', 'tradúceme el contrato', true],
  ['es', '¿quién borra un archivo?', false],
] as const)('%s: "%s" wants something done: %s', (language, question, command) => {
  expect(intentsOf(question, language).command).toBe(command);
});

test.each([
  ['en', 'Does BricsCAD read IDS?', true],
  ['en', 'Does the lead party read every report?', false],
  ['pt-BR', 'o SketchUp abre IFC4?', true],
  ['es', '¿Rhino importa archivos RVT?', true],
  ['es', '¿Quién abre las incidencias?', false],
] as const)('%s: "%s" asks what a program can do: %s', (language, question, ability) => {
  expect(intentsOf(question, language).ability).toBe(ability);
});

test.each([
  ['en', 'which course is about clashes', ['course', 'lesson']],
  ['pt-BR', 'plugin para níveis', ['product']],
  ['es', '¿hay un artículo en el blog sobre nombres?', ['post']],
  ['en', 'who is behind Arcada', ['page']],
  ['en', 'How do I name a file?', []],
] as const)('%s: "%s" names kinds of source', (language, question, kinds) => {
  expect([...intentsOf(question, language).kinds]).toEqual(kinds);
});

test.each([
  ['en', 'how much is a seat of Archicad', true],
  ['en', 'What does a Revit subscription cost?', true],
  ['en', 'how much of our time does it take', false],
  ['en', 'Who keeps the cost plan?', false],
  ['pt-BR', 'quanto custa o curso de famílias', true],
  ['pt-BR', 'qual o valor do Level Guard', true],
  ['pt-BR', 'qual o valor da propriedade no IFC', false],
  ['es', '¿Cuánto vale el curso?', true],
  ['es', 'precio de Level Guard', true],
  ['es', '¿Quién controla los costes?', false],
] as const)('%s: "%s" asks what something is sold for: %s', (language, question, sale) => {
  expect(intentsOf(question, language).sale).toBe(sale);
});

test.each([
  ['en', 'Who is the CEO of Arcada?', true],
  ['en', 'who teaches the Navisworks course', true],
  ['en', 'Who is responsible for the MIDP?', false],
  ['pt-BR', 'quem é o diretor da Arcada', true],
  ['pt-BR', 'quem dá o curso de Python', true],
  ['pt-BR', 'quem é o gerente BIM', false],
  ['es', '¿Quién es el director financiero?', true],
  ['es', '¿Quién imparte el curso de Python?', true],
  ['es', '¿Quién es la parte que designa?', false],
] as const)('%s: "%s" asks for a person by name: %s', (language, question, person) => {
  expect(intentsOf(question, language).person).toBe(person);
});

test.each([
  ['en', 'Do you have a course on Tekla?', true],
  ['en', 'Do the courses have captions?', false],
  ['pt-BR', 'vocês têm curso de SketchUp?', true],
  ['pt-BR', 'tem algum plugin pra TQS?', true],
  ['pt-BR', 'o curso tem certificado?', false],
  ['es', '¿Tenéis curso de CYPE?', true],
  ['es', 'hay algún producto para Civil 3D', true],
  ['es', '¿El curso tiene certificado?', false],
] as const)('%s: "%s" asks for an offer: %s', (language, question, offer) => {
  expect(intentsOf(question, language).offer).toBe(offer);
});

test.each([
  ['en', 'quote clause 5.4 of ISO 19650-2 word for word', true],
  ['en', 'Give me the full text of ISO 19650-1', true],
  ['en', 'What is ISO 19650-1 about?', false],
  ['pt-BR', 'transcreva a cláusula 5.1 da ISO 19650-2', true],
  ['pt-BR', 'me manda o texto completo da NBR ISO 19650-1', true],
  ['pt-BR', 'o que diz a ISO 19650-2 sobre o CDE', false],
  ['es', 'cítame literalmente el apartado 5.6 de la ISO 19650-2', true],
  ['es', 'pásame el texto íntegro de la UNE-EN ISO 19650-1', true],
  ['es', '¿de qué trata la ISO 19650-5?', false],
  ['en', 'Which page of ISO 19650-2 defines mobilization?', true],
  ['pt-BR', 'Em que página da ISO 19650-2 está a mobilização?', true],
  ['es', '¿En qué página de la ISO 19650-2 está la movilización?', true],
] as const)('%s: "%s" asks for the words of a standard: %s', (language, question, verbatim) => {
  expect(intentsOf(question, language).verbatim).toBe(verbatim);
});

test.each([
  ['en', 'What insurance does ISO 19650-5 require?', 'insurance'],
  ['pt-BR', 'que seguro a ISO 19650-2 exige da contratada', 'seguro'],
  ['es', '¿Qué seguro exige la ISO 19650-5?', 'seguro'],
  ['pt-BR', 'que informação a parte contratante exige', ''],
] as const)('%s: "%s" asks a standard whether it demands "%s"', (language, question, matter) => {
  expect(intentsOf(question, language).matter).toBe(matter);
});

test.each([
  ['en', 'From what contract value is BIM mandatory?', true],
  ['pt-BR', 'a partir de que valor o BIM é obrigatório', true],
  ['es', '¿Desde qué importe es obligatorio?', true],
  ['es', '¿Desde qué fecha es obligatorio?', false],
] as const)('%s: "%s" asks for a sum: %s', (language, question, amount) => {
  expect(intentsOf(question, language).amount).toBe(amount);
});

test.each([
  ['en', 'Who are your competitors?'],
  ['en', 'when is your next webinar'],
  ['pt-BR', 'quais são os concorrentes da Arcada'],
  ['pt-BR', 'vai fazer calor na obra?'],
  ['es', '¿Qué novedades traerá Revit 2029?'],
  ['es', '¿Hará viento mañana?'],
] as const)('%s: no source says "%s"', (language, question) => {
  expect(intentsOf(question, language).elsewhere).toBe(true);
});

test.each([
  ['en', 'What does Sheet Ledger do?', 'purpose'],
  ['pt-BR', 'para que serve o Sheet Ledger', 'purpose'],
  ['es', '¿Para qué sirve Sheet Ledger?', 'purpose'],
  ['en', 'does X open Y', 'closed'],
  ['en', 'I wonder if X opens Y', 'closed'],
  ['pt-BR', 'O X abre o Y?', 'closed'],
  ['pt-BR', 'quero saber se o X abre o Y', 'closed'],
  ['es', '¿X abre Y?', 'closed'],
  ['es', 'quiero saber si el X abre Y', 'closed'],
  ['en', 'which revit versions does it run on', 'runs'],
  ['pt-BR', 'em que versões do Revit funciona?', 'runs'],
  ['es', '¿con qué versiones de Revit funciona?', 'runs'],
  ['en', 'Who teaches Doors?', 'teaching'],
  ['pt-BR', 'quem ensina portas', 'teaching'],
  ['es', '¿Quién imparte puertas?', 'teaching'],
  ['en', 'do courses give a certificate', 'given'],
  ['pt-BR', 'o curso dá certificado?', 'given'],
  ['es', '¿dan certificado los cursos?', 'given'],
] as const)('%s: "%s" is known by its wording: %s', (language, question, intent) => {
  expect(intentsOf(question, language)[intent]).toBe(true);
});

test.each([
  ['en', 'How do I open Y in X?'],
  ['en', 'X and Y'],
  ['pt-BR', 'Em que X abro o Y?'],
  ['pt-BR', 'Como abro o Y no X?'],
  ['es', '¿Con qué X abro el Y?'],
  ['es', '¿Cuál es el X para Y?'],
] as const)('%s: yes or no is no answer to "%s"', (language, question) => {
  expect(intentsOf(question, language).closed).toBe(false);
});

test.each<[Language, string, boolean]>([
  ['en', 'Do I need to buy a CDE?', true],
  ['en', 'Does each person have to buy a seat?', false],
  ['pt-BR', 'Preciso comprar um?', true],
  ['es', '¿Tengo que comprar uno?', true],
  ['es', '¿Tengo que revisar uno?', false],
])('%s: what "%s" asks, no source says: %s', (language, question, elsewhere) => {
  expect(intentsOf(question, language).elsewhere).toBe(elsewhere);
});

test.each<[Language, string, boolean]>([
  ['en', 'and with Revit 2024?', true],
  ['en', 'and with the client?', false],
  ['pt-BR', 'E com o Revit 2024?', true],
  ['pt-BR', 'Serve para o Revit 2024?', true],
  ['es', '¿Y con Revit 2024?', true],
  ['es', '¿Sirve para Revit 2024?', true],
  ['es', '¿Para qué sirve?', false],
])('%s: "%s" asks on what it runs: %s', (language, question, runs) => {
  expect(intentsOf(question, language).runs).toBe(runs);
});
