import type { Translated } from '../texts/languages.ts';

/** What is said of each fault of a quiz or an exercise; `{place}` counts from 1. */
export const taskFaultTexts = {
  fewQuestions: { en: 'Add a question.', 'pt-BR': 'Adicione uma pergunta.', es: 'Añade una pregunta.' },
  question: {
    en: 'Question {place}: write the question.',
    'pt-BR': 'Pergunta {place}: escreva a pergunta.',
    es: 'Pregunta {place}: escribe la pregunta.',
  },
  fewOptions: {
    en: 'Question {place}: it needs at least two options.',
    'pt-BR': 'Pergunta {place}: são necessárias pelo menos duas opções.',
    es: 'Pregunta {place}: hacen falta al menos dos opciones.',
  },
  option: {
    en: 'Question {place}: write option {option} or remove it.',
    'pt-BR': 'Pergunta {place}: escreva a opção {option} ou remova-a.',
    es: 'Pregunta {place}: escribe la opción {option} o elimínala.',
  },
  right: {
    en: 'Question {place}: mark the right answer.',
    'pt-BR': 'Pergunta {place}: marque a resposta certa.',
    es: 'Pregunta {place}: marca la respuesta correcta.',
  },
  explanation: {
    en: 'Question {place}: write why it is right.',
    'pt-BR': 'Pergunta {place}: escreva por que está certo.',
    es: 'Pregunta {place}: escribe por qué es correcto.',
  },
  task: { en: 'Write the task.', 'pt-BR': 'Escreva a tarefa.', es: 'Escribe la tarea.' },
  fewItems: {
    en: 'At least this many items are needed: {count}.',
    'pt-BR': 'Itens necessários, no mínimo: {count}.',
    es: 'Elementos necesarios, como mínimo: {count}.',
  },
  itemText: {
    en: 'Item {place} has no text.',
    'pt-BR': 'O item {place} não tem texto.',
    es: 'El elemento {place} no tiene texto.',
  },
  itemExplanation: {
    en: 'Item {place}: write why its answer is right.',
    'pt-BR': 'Item {place}: escreva por que a resposta está certa.',
    es: 'Elemento {place}: escribe por qué su respuesta es correcta.',
  },
  sameItem: {
    en: 'Item {place} is the same as an earlier one: learners could not distinguish them.',
    'pt-BR': 'O item {place} é igual a um anterior: ninguém saberia distingui-los.',
    es: 'El elemento {place} es igual que uno anterior: nadie podría distinguirlos.',
  },
  fewFields: {
    en: 'Add the fields of the name.',
    'pt-BR': 'Adicione os campos do nome.',
    es: 'Añade los campos del nombre.',
  },
  fieldName: {
    en: 'Field {place} has no name.',
    'pt-BR': 'O campo {place} não tem nome.',
    es: 'El campo {place} no tiene nombre.',
  },
  sameField: {
    en: 'Field {place} has the same name as an earlier one.',
    'pt-BR': 'O campo {place} tem o nome de um anterior.',
    es: 'El campo {place} se llama como uno anterior.',
  },
  fieldCode: {
    en: 'Field {place}: each code needs its letters and its meaning.',
    'pt-BR': 'Campo {place}: cada código precisa do próprio código e do significado.',
    es: 'Campo {place}: cada código necesita el propio código y su significado.',
  },
  sameCode: {
    en: 'Field {place}: the code “{part}” appears twice.',
    'pt-BR': 'Campo {place}: o código “{part}” aparece duas vezes.',
    es: 'Campo {place}: el código «{part}» aparece dos veces.',
  },
  exampleName: {
    en: 'Write an example of a right name.',
    'pt-BR': 'Escreva um exemplo de nome certo.',
    es: 'Escribe un ejemplo de nombre correcto.',
  },
  exampleParts: {
    en: 'Parts in the example: {parts}; fields: {fields}. The numbers must match.',
    'pt-BR': 'Partes no exemplo: {parts}; campos: {fields}. Os números precisam ser iguais.',
    es: 'Partes en el ejemplo: {parts}; campos: {fields}. Deben ser las mismas.',
  },
  examplePart: {
    en: 'The example has “{part}” in field {field}, which that field does not accept.',
    'pt-BR': 'O exemplo tem “{part}” no campo {field}, que não aceita isso.',
    es: 'El ejemplo tiene «{part}» en el campo {field}, que no lo admite.',
  },
  itemName: {
    en: 'Item {place} has no right name.',
    'pt-BR': 'O item {place} não tem o nome certo.',
    es: 'El elemento {place} no tiene el nombre correcto.',
  },
  itemAnswer: {
    en: 'Item {place} has no right answer.',
    'pt-BR': 'O item {place} não tem a resposta certa.',
    es: 'El elemento {place} no tiene la respuesta correcta.',
  },
  itemParts: {
    en: 'Parts in the right name of item {place}: {parts}; fields: {fields}. The numbers must match.',
    'pt-BR': 'Partes no nome certo do item {place}: {parts}; campos: {fields}. Os números precisam ser iguais.',
    es: 'Partes en el nombre correcto del elemento {place}: {parts}; campos: {fields}. Deben ser las mismas.',
  },
  itemPart: {
    en: 'The right name of item {place} has “{part}” in field {field}, which that field does not accept: use one of its codes, or up to {length} characters where it has none.',
    'pt-BR':
      'O nome certo do item {place} tem “{part}” no campo {field}, que não aceita isso: um dos códigos dele ou, se não tiver nenhum, até {length} caracteres.',
    es: 'El nombre correcto del elemento {place} tiene «{part}» en el campo {field}, que no lo admite: uno de sus códigos o, si no tiene ninguno, hasta {length} caracteres.',
  },
  fewColumns: {
    en: 'Add the columns of the table.',
    'pt-BR': 'Adicione as colunas da tabela.',
    es: 'Añade las columnas de la tabla.',
  },
  columnName: {
    en: 'Column {place} has no name.',
    'pt-BR': 'A coluna {place} não tem nome.',
    es: 'La columna {place} no tiene nombre.',
  },
  sameColumn: {
    en: 'Column {place} has the same name as an earlier one.',
    'pt-BR': 'A coluna {place} tem o nome de uma anterior.',
    es: 'La columna {place} se llama como una anterior.',
  },
  fewRows: {
    en: 'The table needs at least two rows.',
    'pt-BR': 'A tabela precisa de pelo menos duas linhas.',
    es: 'La tabla necesita al menos dos filas.',
  },
  cells: {
    en: 'Row {place} needs as many cells as there are columns: {count}.',
    'pt-BR': 'A linha {place} precisa de tantas células quantas são as colunas: {count}.',
    es: 'La fila {place} necesita tantas celdas como columnas hay: {count}.',
  },
  firstCell: {
    en: 'The first cell of row {place} is empty.',
    'pt-BR': 'A primeira célula da linha {place} está vazia.',
    es: 'La primera celda de la fila {place} está vacía.',
  },
  faultText: {
    en: 'Row {place} is marked as wrong: explain the mistake.',
    'pt-BR': 'A linha {place} está marcada como errada: escreva o que há de errado nela.',
    es: 'La fila {place} está marcada como errónea: escribe qué tiene de malo.',
  },
  noFault: {
    en: 'Mark at least one row as wrong.',
    'pt-BR': 'Marque pelo menos uma linha como errada.',
    es: 'Marca al menos una fila como errónea.',
  },
} satisfies Record<string, Translated>;
