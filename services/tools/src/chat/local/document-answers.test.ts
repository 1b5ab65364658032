import { applyEdits, type DocumentType, sampleDocument } from '@arcada/bim';
import type { Language } from '@arcada/contracts';
import { valuesAsked } from './document-answers.ts';

const answersTo = (text: string, language: Language = 'en', type: DocumentType = 'bep-post') =>
  valuesAsked(sampleDocument(type, language, '2026-11-30'), text, language, language).map(
    ({ place, value }) => `${place}: ${value}`,
  );

test.each<[Language, string, string[]]>([
  ['en', 'Who is the BIM manager?', ['BIM manager: David Okafor']],
  ['en', "Who's the client?", ['Client name: Northgate Health Trust']],
  ['en', 'Who is the lead appointed party of this project?', ['Lead appointed party: Harbour Architects']],
  ['en', 'Who is the appointing party?', ['Appointing party: Northgate Health Trust']],
  ['en', 'Who is David Okafor?', ['BIM manager: David Okafor']],
  ['en', 'What is the date?', ['Date: 30 November 2026']],
  ['pt-BR', 'Quem é o gerente BIM?', ['Gerente BIM: Rafael Nakamura']],
  ['pt-BR', 'Quem é o BIM manager?', ['Gerente BIM: Rafael Nakamura']],
  ['es', '¿Quién es el BIM manager?', ['BIM manager: Andrés Beltrán']],
  ['es', '¿Quién es el cliente?', ['Nombre del cliente: Consorcio Sanitario del Ebro']],
])('%s: "%s" is answered by the field whose label it has', (language, question, values) => {
  expect(answersTo(question, language)).toEqual(values);
  expect(answersTo(question, language, 'eir')).toEqual(values);
});

test.each<[Language, string, string[]]>([
  ['en', 'When is M3?', ['Milestones › M3 › Date: 6 September 2027']],
  ['en', 'When is the technical design due?', ['Milestones › M3 › Date: 6 September 2027']],
  ['en', 'How many days for review does M3 have?', ['Milestones › M3 › Days for review: 10']],
  ['en', 'Who is the structural engineer?', ['Parties and roles › STR › Contact: Martin Hale']],
  [
    'en',
    'Who is responsible for the federated model?',
    ['Information delivery plan › NHC-BIM-MB-ZZ-M3-Z-0001 › Owner: David Okafor'],
  ],
  [
    'en',
    'Who is Martin Hale?',
    ['Parties and roles › STR › Name: Calder Structures', 'Parties and roles › STR › Role: Engineer'],
  ],
  ['en', 'Who approved P01?', ['Revision log › P01 › Approved by: ']],
  [
    'en',
    'What is the status code S2?',
    ['Status codes › S2 › Meaning: For information', 'Status codes › S2 › State: Shared'],
  ],
  [
    'en',
    'What is the tolerance between structure and architecture?',
    ['Clash pairs › Architecture · Structure › Tolerance (mm): 10'],
  ],
  [
    'en',
    'How many days do we have to close a critical clash?',
    [
      'Clash pairs › Architecture · Structure › Days to close: 5',
      'Clash pairs › Structure · Mechanical › Days to close: 5',
    ],
  ],
  ['pt-BR', 'Quando é o M3?', ['Marcos › M3 › Data: 6 de setembro de 2027']],
  [
    'pt-BR',
    'Qual é a tolerância entre estrutura e arquitetura?',
    ['Pares de interferência › Arquitetura · Estrutura › Tolerância (mm): 10'],
  ],
  ['es', '¿Cuándo es M3?', ['Hitos › M3 › Fecha: 6 de septiembre de 2027']],
  [
    'es',
    '¿Cuántos días para resolver una interferencia crítica?',
    [
      'Pares de interferencias › Arquitectura · Estructura › Días para resolver: 5',
      'Pares de interferencias › Estructura · Mecánica › Días para resolver: 5',
    ],
  ],
])('%s: "%s" is answered by the row and the column that it names', (language, question, values) => {
  expect(answersTo(question, language)).toEqual(values);
});

test.each<[Language, string]>([
  ['en', 'How do we name files?'],
  ['en', 'What is coordination?'],
  ['en', 'What is a CDE?'],
  ['en', 'What should M3 contain?'],
  ['en', 'Who do I call when the contractor does not respond to an issue?'],
  ['en', 'When is M9?'],
  ['en', 'David Okafor is the BIM manager.'],
  ['pt-BR', 'Onde fica o projeto?'],
  ['pt-BR', 'O que deve constar no plano de mobilização?'],
  ['es', '¿Y la madera prefabricada?'],
])('%s: "%s" is not taken for a question of the document’s values', (language, question) => {
  expect(answersTo(question, language)).toEqual([]);
});

test('a field that is empty is answered as such', () => {
  const document = applyEdits(sampleDocument('eir', 'en', '2026-11-30'), [
    { op: 'field', field: 'bimManager', value: '' },
  ]);
  expect(valuesAsked(document, 'Who is the BIM manager?', 'en', 'pt-BR')).toEqual([
    { place: 'Gerente BIM', value: '' },
  ]);
});
