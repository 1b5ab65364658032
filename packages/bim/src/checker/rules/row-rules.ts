import type { Translated } from '@arcada/contracts';
import type { Column } from '../../document/column.ts';
import { ownWordColumns, ownWords } from '../../document/own-words.ts';
import { isEmpty } from '../../document/required-fields.ts';
import { requiredTables } from '../../document/required-tables.ts';
import { columnsOf, type TableName } from '../../document/tables.ts';
import type { AnyRow } from '../../edits/edit.ts';
import { bare } from '../../labels/fold.ts';
import { columnHeadings, tableLabels } from '../../labels/table-labels.ts';
import { say } from '../../labels/translated.ts';
import { repeated } from '../facts.ts';
import { bepAndEir, bepTypes, dropRow, everyType, inTable, type Rule } from '../rule.ts';

/** Columns whose absence has a rule with words of its own. */
const ownRule: ReadonlySet<string> = new Set([
  'deliverables.owner',
  'deliverables.dueDate',
  'deliverables.informationNeed',
  'parties.contact',
  'risks.owner',
  'milestones.acceptance',
  'bimUses.decision',
  'answers.response',
]);

const requiredColumns = (table: TableName): readonly string[] =>
  Object.entries(columnsOf(table))
    .filter(([name, column]: [string, Column]) => column.required && !ownRule.has(`${table}.${name}`))
    .map(([name]) => name);

const rowIncomplete: Rule = {
  id: 'row-incomplete',
  severity: 'error',
  types: everyType,
  rule: say(
    'Every row must have the values that its table requires.',
    'Toda linha deve ter os valores que a tabela exige.',
    'Toda fila debe tener los valores que exige su tabla.',
  ),
  reason: say(
    'A row that is half filled in cannot be planned, followed or checked.',
    'Uma linha incompleta não pode ser planejada, acompanhada nem verificada.',
    'Una fila incompleta no se puede planificar, seguir ni comprobar.',
  ),
  message: say(
    '{table}, row {row}: {column} is missing.',
    '{table}, linha {row}: falta "{column}".',
    '{table}, fila {row}: falta "{column}".',
  ),
  *check(facts) {
    for (const table of facts.ownTables()) {
      const columns = requiredColumns(table);
      const headings = columnHeadings(table);
      for (const row of facts.tables[table] as AnyRow[]) {
        for (const column of columns) {
          if (!isEmpty(row[column]) || facts.unreadDay(table, row.id, column) !== undefined) continue;
          yield {
            place: inTable(table, row.id, column),
            parameters: { table: tableLabels[table], column: headings[column] ?? column },
          };
        }
      }
    }
  },
};

const dateUnreadable: Rule = {
  id: 'date-unreadable',
  severity: 'error',
  types: everyType,
  rule: say(
    'Dates must be written so that they can be read.',
    'As datas devem ser escritas de modo que possam ser lidas.',
    'Las fechas deben escribirse de modo que se puedan leer.',
  ),
  reason: say(
    'Only who wrote it knows which day is meant; until then the cell has no date.',
    'Só quem a escreveu sabe qual é o dia; até lá, a célula fica sem data.',
    'Solo quien la escribió sabe qué día es; hasta entonces, la celda no tiene fecha.',
  ),
  message: say(
    '{table}, row {row}, {column}: "{text}" cannot be read as a date.',
    '{table}, linha {row}, {column}: "{text}" não pode ser lida como data.',
    '{table}, fila {row}, {column}: "{text}" no se puede leer como fecha.',
  ),
  *check(facts) {
    for (const { table, row: id, column, text } of facts.context.unread ?? []) {
      const rows = facts.own.has(table) ? (facts.tables[table] as AnyRow[]) : [];
      const row = rows.find((one) => one.id === id);
      if (!columnsOf(table)[column]?.required || !row || !isEmpty(row[column])) continue;
      const heading = columnHeadings(table)[column] ?? column;
      yield { place: inTable(table, id, column), parameters: { table: tableLabels[table], column: heading, text } };
    }
  },
};

const tableEmpty: Rule = {
  id: 'table-empty',
  severity: 'warning',
  types: everyType,
  rule: say(
    'Tables that belong to the contents of such a document must have rows.',
    'As tabelas que fazem parte do conteúdo deste tipo de documento devem ter linhas.',
    'Las tablas que forman parte del contenido de este tipo de documento deben tener filas.',
  ),
  reason: say(
    'Readers look for them: a part that is missing reads as work that was forgotten.',
    'Os leitores procuram por elas: uma parte que falta parece trabalho esquecido.',
    'Los lectores las buscan: una parte que falta parece trabajo olvidado.',
  ),
  message: say('{table}: the table is empty.', '{table}: a tabela está vazia.', '{table}: la tabla está vacía.'),
  *check({ document, tables }) {
    // A topic that needs the table says so itself.
    const said = new Set(document.topics.flatMap(({ requiredFields }) => requiredFields));
    for (const table of requiredTables[document.type])
      if (tables[table].length === 0 && !said.has(table))
        yield { place: inTable(table), parameters: { table: tableLabels[table] } };
  },
};

const coded: readonly TableName[] = ['parties', 'milestones', 'statusCodes', 'requirements'];

const codeTwice: Rule = {
  id: 'code-twice',
  severity: 'error',
  types: everyType,
  rule: say(
    'A code must name only one row.',
    'Um código deve identificar uma única linha.',
    'Un código debe identificar una sola fila.',
  ),
  reason: say(
    'Other tables refer to rows by their code; with two, no one knows which is meant.',
    'Outras tabelas se referem às linhas pelo código; com dois, não se sabe qual vale.',
    'Otras tablas se refieren a las filas por su código; con dos, no se sabe cuál vale.',
  ),
  message: say(
    '{table}, row {row}: the code "{code}" is already used.',
    '{table}, linha {row}: o código "{code}" já foi usado.',
    '{table}, fila {row}: el código "{code}" ya se ha usado.',
  ),
  *check({ tables }) {
    for (const table of coded) {
      const rows = tables[table] as { id: string; code: string }[];
      for (const { id, code } of repeated(rows, (row) => row.code)) {
        yield { place: inTable(table, id, 'code'), parameters: { table: tableLabels[table], code } };
      }
    }
  },
};

/** Rows that say the same twice, by a key; the later one can be removed. */
const repetition = <N extends 'clashPairs' | 'bimUses' | 'exchangeFormats'>(
  id: string,
  table: N,
  keyOf: (row: AnyRow) => string,
  words: Pick<Rule, 'rule' | 'message'>,
): Rule => ({
  id,
  severity: 'warning',
  types: bepAndEir,
  reason: say(
    'Two rows about the same thing drift apart, and each reader finds another one.',
    'Duas linhas sobre a mesma coisa divergem, e cada leitor encontra uma.',
    'Dos filas sobre lo mismo acaban divergiendo, y cada lector encuentra una.',
  ),
  fix: say('Remove the later row.', 'Remover a última linha.', 'Quitar la última fila.'),
  ...words,
  *check({ tables }) {
    for (const row of repeated(tables[table] as AnyRow[], keyOf)) {
      yield { place: inTable(table, row.id), edits: [dropRow(table, row.id)] };
    }
  },
});
const joined = (...parts: unknown[]) => (parts.every((part) => part) ? parts.join('\n') : '');

const clashTwice = repetition(
  'clash-pair-twice',
  'clashPairs',
  ({ disciplineA, disciplineB }) => joined(...[disciplineA, disciplineB].toSorted()),
  {
    rule: say(
      'Each pair of disciplines must have only one clash rule.',
      'Cada par de disciplinas deve ter uma só regra de interferência.',
      'Cada par de disciplinas debe tener una sola regla de interferencias.',
    ),
    message: say(
      'The pair of disciplines in row {row} is already listed.',
      'O par de disciplinas da linha {row} já está na lista.',
      'El par de disciplinas de la fila {row} ya está en la lista.',
    ),
  },
);
const nameOfUse = ({ use, ownUse }: AnyRow) => (use === 'other' ? bare(String(ownUse)) : use);
const useTwice = repetition('bim-use-twice', 'bimUses', (row) => joined(nameOfUse(row), row.milestone || '-'), {
  rule: say(
    'Each BIM use must be listed only once.',
    'Cada uso BIM deve aparecer uma só vez.',
    'Cada uso BIM debe aparecer una sola vez.',
  ),
  message: say(
    'The BIM use in row {row} is already listed.',
    'O uso BIM da linha {row} já está na lista.',
    'El uso BIM de la fila {row} ya está en la lista.',
  ),
});
const formatTwice = repetition(
  'exchange-format-twice',
  'exchangeFormats',
  ({ format, version, software, use }) => joined(format, version, software || '-', use),
  {
    rule: say(
      'Each exchange format must be listed only once for each use.',
      'Cada formato de troca deve aparecer uma só vez por uso.',
      'Cada formato de intercambio debe aparecer una sola vez por uso.',
    ),
    message: say(
      'The exchange format in row {row} is already listed for the same use.',
      'O formato de troca da linha {row} já está na lista para o mesmo uso.',
      'El formato de intercambio de la fila {row} ya está en la lista para el mismo uso.',
    ),
  },
);

/** A required cell with words of its own. */
export const missingCell = (
  id: string,
  table: TableName,
  column: string,
  words: { rule: Translated; reason: Translated; message: Translated },
  nameOf: (row: AnyRow) => unknown,
): Rule => ({
  id,
  severity: 'error',
  types: everyType,
  ...words,
  *check({ tables }) {
    for (const row of tables[table] as AnyRow[]) {
      if (isEmpty(row[column]))
        yield { place: inTable(table, row.id, column), parameters: { name: String(nameOf(row)) } };
    }
  },
});

/** The choice "other" in a row of a table has to be said in words, in a column of its own. */
const unnamed = (
  id: string,
  table: TableName,
  column: string,
  types: Rule['types'],
  words: { rule: Translated; message: Translated },
): Rule => ({
  id,
  severity: 'error',
  types,
  ...words,
  reason: say(
    '"Other" tells the team nothing about what is meant.',
    '"Outro" não diz à equipe o que se quer.',
    '"Otro" no le dice al equipo qué se quiere.',
  ),
  *check({ tables }) {
    for (const row of tables[table] as AnyRow[])
      if (row[column] === 'other' && ownWords(row, column) === undefined)
        yield { place: inTable(table, row.id, ownWordColumns[column]) };
  },
});
const useUnnamed = unnamed('bim-use-unnamed', 'bimUses', 'use', bepAndEir, {
  rule: say(
    'A BIM use that the list lacks must have a name.',
    'Um uso BIM que não está na lista deve ter nome.',
    'Un uso BIM que no está en la lista debe tener nombre.',
  ),
  message: say(
    'The BIM use in row {row} is "Other": name it under "Own use".',
    'O uso BIM da linha {row} é "Outro": dê o nome em "Uso próprio".',
    'El uso BIM de la fila {row} es "Otro": ponle nombre en "Uso propio".',
  ),
});
const roleUnnamed = unnamed('role-unnamed', 'parties', 'role', everyType, {
  rule: say(
    'A role that the list lacks must have a name.',
    'Uma função que não está na lista deve ter nome.',
    'Una función que no está en la lista debe tener nombre.',
  ),
  message: say(
    'The role in row {row} is "Other": name it under "Own role".',
    'A função da linha {row} é "Outra": dê o nome em "Função própria".',
    'La función de la fila {row} es "Otra": ponle nombre en "Función propia".',
  ),
});
const purposeWords = {
  rule: say(
    'A purpose that the list lacks must have a name.',
    'Uma finalidade que não está na lista deve ter nome.',
    'Una finalidad que no está en la lista debe tener nombre.',
  ),
  message: say(
    'The purpose in row {row} is "Other": name it under "Own purpose".',
    'A finalidade da linha {row} é "Outra": dê o nome em "Finalidade própria".',
    'La finalidad de la fila {row} es "Otra": ponle nombre en "Finalidad propia".',
  ),
};
const needPurposeUnnamed = unnamed(
  'information-need-purpose-unnamed',
  'informationNeeds',
  'purpose',
  everyType,
  purposeWords,
);
const deliverablePurposeUnnamed = unnamed(
  'deliverable-purpose-unnamed',
  'deliverables',
  'purpose',
  bepTypes,
  purposeWords,
);

export const rowRules: readonly Rule[] = [
  rowIncomplete,
  dateUnreadable,
  tableEmpty,
  codeTwice,
  clashTwice,
  useTwice,
  useUnnamed,
  roleUnnamed,
  needPurposeUnnamed,
  deliverablePurposeUnnamed,
  formatTwice,
];
