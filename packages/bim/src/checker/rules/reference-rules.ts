import { forEachLanguage, type Translated } from '@arcada/contracts';
import type { Column, Referred } from '../../document/column.ts';
import { namedCodes, withCodes } from '../../document/named-codes.ts';
import { columnsOf, type TableName } from '../../document/tables.ts';
import type { AnyRow } from '../../edits/edit.ts';
import { fieldLabels } from '../../labels/field-labels.ts';
import { columnHeadings, tableLabels } from '../../labels/table-labels.ts';
import { say } from '../../labels/translated.ts';
import type { Facts } from '../facts.ts';
import { everyType, type Found, inField, inTable, type Rule, setCell, setField } from '../rule.ts';

const rowWord = say('row', 'linha', 'fila');
/** The cell in words: the same code is often wrong in several tables and rows. */
const whereOf = (facts: Facts, table: TableName, row: string, column: string): Translated =>
  forEachLanguage((language) => {
    const heading = columnHeadings(table)[column]?.[language] ?? column;
    return `${tableLabels[table][language]}, ${rowWord[language]} ${facts.rowNumber(table, row)}, ${heading}`;
  });

/** Codes in any table that are of no row of the table they refer to. */
function* unknownCodes(facts: Facts, referred: Referred): Iterable<Found> {
  if (!facts.own.has(referred)) return;
  for (const table of facts.ownTables()) {
    const columns = Object.entries(columnsOf(table)).filter(([, { refers }]: [string, Column]) => refers === referred);
    if (columns.length === 0) continue;
    for (const row of facts.tables[table] as AnyRow[]) {
      for (const [column, { many }] of columns) {
        const text = row[column];
        if (typeof text !== 'string' || text === '' || facts.has(referred, text)) continue;
        // All that are meant, so that the fix of one keeps that of another.
        const mended = many
          ? withCodes(text, (code) => facts.meant(referred, code) ?? code)
          : facts.meant(referred, text);
        for (const code of many ? namedCodes(text) : [text]) {
          if (facts.has(referred, code)) continue;
          const meant = facts.meant(referred, code);
          yield {
            place: inTable(table, row.id, column),
            parameters: { code, meant: meant ?? '', where: whereOf(facts, table, row.id, column) },
            ...(meant && mended && { edits: [setCell(table, row.id, column, mended)] }),
          };
        }
      }
    }
  }
}

const fix = say('Write it as {meant}.', 'Escrever como {meant}.', 'Escribirlo como {meant}.');
const reason = say(
  'A code that leads nowhere breaks schedules, filters and exports without a sign.',
  'Um código que não leva a nada quebra tabelas, filtros e exportações sem aviso.',
  'Un código que no lleva a nada rompe tablas, filtros y exportaciones sin aviso.',
);

const unknownParty: Rule = {
  id: 'unknown-party',
  severity: 'error',
  types: everyType,
  rule: say(
    'Every party named in a table must be in the list of parties.',
    'Toda parte citada em uma tabela deve estar na lista de partes.',
    'Toda parte citada en una tabla debe estar en la lista de partes.',
  ),
  reason,
  message: say(
    '{where}: there is no party with the code "{code}".',
    '{where}: não há parte com o código "{code}".',
    '{where}: no hay ninguna parte con el código "{code}".',
  ),
  fix,
  check: (facts) => unknownCodes(facts, 'parties'),
};

const inWords = (table: TableName) =>
  Object.entries(columnsOf(table)).flatMap(([column, { mayName }]: [string, Column]) =>
    mayName === 'parties' ? [[table, column] as const] : [],
  );
/** What codes of parties look like; names of people and roles have small letters or spaces. */
const codeShape = /^[A-Z][A-Z0-9]{1,5}$/;

const unknownPartyInWords: Rule = {
  id: 'unknown-party-in-words',
  severity: 'warning',
  types: everyType,
  rule: say(
    'A party’s code must be in the list of parties also where a person may be named.',
    'O código de uma parte deve estar na lista de partes também onde se pode indicar uma pessoa.',
    'El código de una parte debe estar en la lista de partes también donde se puede nombrar a una persona.',
  ),
  reason,
  message: say(
    '{where}: "{code}" looks like the code of a party, but no party has it.',
    '{where}: "{code}" parece o código de uma parte, mas nenhuma parte o tem.',
    '{where}: "{code}" parece el código de una parte, pero ninguna lo tiene.',
  ),
  fix,
  *check(facts) {
    if (!facts.tables.parties.some(({ code }) => codeShape.test(code))) return;
    const people = new Set(facts.tables.parties.map(({ contact }) => contact.trim()));
    for (const [table, column] of facts.ownTables().flatMap(inWords)) {
      for (const row of facts.tables[table] as AnyRow[]) {
        const text = String(row[column] ?? '').trim();
        if (text === '' || facts.has('parties', text) || people.has(text)) continue;
        const meant = facts.meant('parties', text);
        if (!meant && !codeShape.test(text)) continue;
        yield {
          place: inTable(table, row.id, column),
          parameters: { code: text, meant: meant ?? '', where: whereOf(facts, table, row.id, column) },
          ...(meant && { edits: [setCell(table, row.id, column, meant)] }),
        };
      }
    }
  },
};

const unknownMilestone: Rule = {
  id: 'unknown-milestone',
  severity: 'error',
  types: everyType,
  rule: say(
    'Every milestone named in a table must be in the list of milestones.',
    'Todo marco citado em uma tabela deve estar na lista de marcos.',
    'Todo hito citado en una tabla debe estar en la lista de hitos.',
  ),
  reason,
  message: say(
    '{where}: there is no milestone with the code "{code}".',
    '{where}: não há marco com o código "{code}".',
    '{where}: no hay ningún hito con el código "{code}".',
  ),
  fix,
  check: (facts) => unknownCodes(facts, 'milestones'),
};

const unknownNeed: Rule = {
  id: 'unknown-information-need',
  severity: 'error',
  types: everyType,
  rule: say(
    'Every level of information need that a deliverable names must be described.',
    'Todo nível de informação necessária citado por um entregável deve estar descrito.',
    'Todo nivel de información necesaria citado por un entregable debe estar descrito.',
  ),
  reason: say(
    'ISO 19650-1 asks for the level of information need of each deliverable; a name without a description asks for nothing. A deliverable that has to meet several names their codes with commas between them.',
    'A ISO 19650-1 pede o nível de informação necessária de cada entregável; um nome sem descrição não exige nada. Um entregável que deve atender a vários cita os códigos separados por vírgula.',
    'La ISO 19650-1 pide el nivel de información necesaria de cada entregable; un nombre sin descripción no exige nada. Un entregable que debe cumplir varios cita sus códigos separados por comas.',
  ),
  message: say(
    '{where}: the level of information need "{code}" is not described.',
    '{where}: o nível de informação necessária "{code}" não está descrito.',
    '{where}: el nivel de información necesaria "{code}" no está descrito.',
  ),
  fix,
  check: (facts) => unknownCodes(facts, 'informationNeeds'),
};

const unknownSoftware: Rule = {
  id: 'unknown-software',
  severity: 'error',
  types: everyType,
  rule: say(
    'Exchange formats must name software of the project.',
    'Os formatos de troca devem citar softwares do projeto.',
    'Los formatos de intercambio deben citar software del proyecto.',
  ),
  reason,
  message: say(
    '{where}: "{code}" is not in the list of software.',
    '{where}: "{code}" não está na lista de softwares.',
    '{where}: "{code}" no está en la lista de software.',
  ),
  fix,
  check: (facts) => unknownCodes(facts, 'softwareTools'),
};

const unknownStatus: Rule = {
  id: 'unknown-status',
  severity: 'error',
  types: everyType,
  rule: say(
    'Every status code must be in the project’s list.',
    'Todo código de status deve estar na lista do projeto.',
    'Todo código de estado debe estar en la lista del proyecto.',
  ),
  reason: say(
    'A status says what a container may be used for; one that no one defined can be used for anything.',
    'O status diz para que um contêiner pode ser usado; um status não definido permite qualquer uso.',
    'El estado dice para qué puede usarse un contenedor; uno sin definir permite cualquier uso.',
  ),
  message: say(
    '{where}: the status code "{code}" is not in the list.',
    '{where}: o código de status "{code}" não está na lista.',
    '{where}: el código de estado "{code}" no está en la lista.',
  ),
  fix,
  *check(facts) {
    yield* unknownCodes(facts, 'statusCodes');
    const code = facts.fields.status;
    if (!facts.own.has('statusCodes') || code === '' || facts.has('statusCodes', code)) return;
    const meant = facts.meant('statusCodes', code);
    yield {
      place: inField('status'),
      parameters: { code, meant: meant ?? '', where: fieldLabels.status },
      ...(meant && { edits: [setField('status', meant)] }),
    };
  },
};

export const referenceRules: readonly Rule[] = [
  unknownParty,
  unknownPartyInWords,
  unknownMilestone,
  unknownNeed,
  unknownSoftware,
  unknownStatus,
];
