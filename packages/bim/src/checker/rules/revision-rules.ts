import type { Row } from '../../document/document.schema.ts';
import type { Edit } from '../../edits/edit.ts';
import { firstIssue, laterIssue } from '../../issue/issue-edits.ts';
import {
  compareRevisions,
  isEarlierRevision,
  isSameRevision,
  latestBefore,
  logRowOf,
} from '../../issue/revision-order.ts';
import { say } from '../../labels/translated.ts';
import { type Facts, folded, repeated } from '../facts.ts';
import { everyType, type Found, inField, inTable, type Rule, setField } from '../rule.ts';
import { firstOutOfOrder, sortByDate } from './rows-by-date.ts';

const logReason = say(
  'The log tells readers what changed since the issue that they know.',
  'O histórico diz ao leitor o que mudou desde a emissão que ele conhece.',
  'El registro dice al lector qué ha cambiado desde la emisión que conoce.',
);
const dateReason = say(
  'Readers tell by the date which issue is the last one.',
  'É pela data que o leitor sabe qual é a última emissão.',
  'El lector sabe por la fecha cuál es la última emisión.',
);
/** Rows without those that are dated in the future: there it is their own date that is wrong. */
const upTo = (today: string, log: readonly Row<'revisionLog'>[]) => log.filter(({ date }) => date <= today);

/** By code, and rows of one code, or of codes that don't tell, by date. */
const byCode = (log: readonly Row<'revisionLog'>[]) =>
  log.toSorted((one, other) => compareRevisions(one.revision, other.revision) || one.date.localeCompare(other.date));

/** The edit that orders the log so; undefined where that leaves the calendar. */
function orderOf(sorted: readonly Row<'revisionLog'>[], today: string): Edit | undefined {
  if (firstOutOfOrder(upTo(today, sorted)) !== undefined) return undefined;
  return { op: 'order-rows', table: 'revisionLog', rows: sorted.map(({ id }) => id) };
}

/**
 * The edit that sorts a log by code, and rows of one code by date; undefined where that leaves the calendar or codes don't
 * tell: then it is a date that is wrong and not the order. Rows without a date, or with one in the future, say nothing.
 */
function inOrder(log: readonly Row<'revisionLog'>[], today: string): Edit | undefined {
  const sorted = byCode(log);
  const isTold = sorted.every((row, at) => {
    const above = sorted[at - 1];
    return !above || (compareRevisions(above.revision, row.revision) ?? 1) <= 0;
  });
  return isTold ? orderOf(sorted, today) : undefined;
}

/** Whether two rows are, or may be, of one day. */
const mayBeOfOneDay = (one: Row<'revisionLog'>, other: Row<'revisionLog'>) =>
  one.date === other.date || one.date === '' || other.date === '';
/** Whether a row belongs above another of its day by its code. */
const belongsAbove = (row: Row<'revisionLog'>, other: Row<'revisionLog'>) =>
  mayBeOfOneDay(row, other) && isEarlierRevision(row.revision, other.revision);

/**
 * The edit that moves rows above those of their day that come after them; the others, of which the codes don't tell, stay
 * as they are. Undefined where that leaves the calendar.
 */
function inOrderOfCodes(log: readonly Row<'revisionLog'>[], today: string): Edit | undefined {
  const sorted: Row<'revisionLog'>[] = [];
  for (const row of log) {
    const at = sorted.findIndex((other) => belongsAbove(row, other));
    sorted.splice(at < 0 ? sorted.length : at, 0, row);
  }
  return orderOf(sorted, today);
}
const laterOf = (one: string, other: string) => [one, other].sort()[1] ?? '';

const notInLog: Rule = {
  id: 'revision-not-in-log',
  severity: 'error',
  types: everyType,
  rule: say(
    'The document’s revision must be in the revision log.',
    'A revisão do documento deve estar no histórico.',
    'La revisión del documento debe estar en el registro.',
  ),
  reason: logReason,
  message: say(
    'Revision {revision} is not in the revision log.',
    'A revisão {revision} não está no histórico.',
    'La revisión {revision} no está en el registro.',
  ),
  fix: say('Add it to the log.', 'Incluir no histórico.', 'Añadirla al registro.'),
  *check({ document, tables, fields, context }) {
    const { bimManager, projectManager, status } = fields;
    const revision = fields.revision.trim();
    const log = tables.revisionLog;
    if (revision === '' || logRowOf(log, revision)) return;
    const author = bimManager || projectManager;
    const latest = upTo(context.today, log).reduce((day, { date }) => laterOf(day, date), '');
    const day = fields.date || context.today;
    const change = (log.length === 0 ? firstIssue : laterIssue)[document.language];
    const row = {
      id: `revision-${log.length + 1}`,
      revision,
      date: laterOf(day, latest),
      status,
      author,
      change,
    };
    // A row at the end makes no revision the last one that comes before another.
    const free = !log.some((one) => one.id === row.id || isEarlierRevision(revision, one.revision));
    yield {
      place: inTable('revisionLog'),
      parameters: { revision },
      ...(author && free && { edits: [{ op: 'insert-row', table: 'revisionLog', row }] }),
    };
  },
};

const behindLog: Rule = {
  id: 'revision-behind-log',
  severity: 'error',
  types: everyType,
  rule: say(
    'The document’s revision must be the last one of its log.',
    'A revisão do documento deve ser a última do histórico.',
    'La revisión del documento debe ser la última del registro.',
  ),
  reason: logReason,
  message: say(
    'The document says revision {revision}, but the log ends with {last}.',
    'O documento indica a revisão {revision}, mas o histórico termina em {last}.',
    'El documento indica la revisión {revision}, pero el registro termina en {last}.',
  ),
  fix: say('Set the revision to {last}.', 'Definir a revisão como {last}.', 'Poner la revisión {last}.'),
  *check({ tables, fields: { revision } }) {
    const log = tables.revisionLog;
    const last = log.at(-1)?.revision ?? '';
    if (last === '' || isSameRevision(last, revision) || !log.some((row) => isSameRevision(row.revision, revision)))
      return;
    // With an earlier one at its end it is the log that is out of order: the document must not go back to that.
    const isBehind = !isEarlierRevision(last, revision);
    yield {
      place: inField('revision'),
      parameters: { revision, last },
      ...(isBehind && { edits: [setField('revision', last)] }),
    };
  },
};

const loggedTwice: Rule = {
  id: 'revision-logged-twice',
  severity: 'warning',
  types: everyType,
  rule: say(
    'A revision must be in the revision log only once.',
    'Cada revisão deve estar no histórico uma única vez.',
    'Cada revisión debe estar en el registro una sola vez.',
  ),
  reason: say(
    'With two rows of one code, readers can’t tell which is the issue that they know.',
    'Com duas linhas do mesmo código, o leitor não sabe qual delas é a emissão que conhece.',
    'Con dos filas del mismo código, el lector no sabe cuál es la emisión que conoce.',
  ),
  message: say(
    'Revision {revision} is already in the log, in row {other}.',
    'A revisão {revision} já está no histórico, na linha {other}.',
    'La revisión {revision} ya está en el registro, en la fila {other}.',
  ),
  check: (facts) => loggedAgain(facts, (revision) => !isSameRevision(revision, facts.fields.revision)),
};

/** An issue writes into the log, and what it wrote stays: with two rows of its code it is not certain which that is. */
const ownLoggedTwice: Rule = {
  ...loggedTwice,
  id: 'own-revision-logged-twice',
  severity: 'error',
  check: (facts) => loggedAgain(facts, (revision) => isSameRevision(revision, facts.fields.revision)),
};

/** Rows of the log whose code is in it before. */
function* loggedAgain({ tables: { revisionLog: log } }: Facts, wanted: (revision: string) => boolean): Iterable<Found> {
  for (const { id, revision } of repeated(log, (row) => folded(row.revision))) {
    if (!wanted(revision)) continue;
    const other = log.findIndex((row) => isSameRevision(row.revision, revision)) + 1;
    yield { place: inTable('revisionLog', id, 'revision'), parameters: { revision, other } };
  }
}

const dateOtherThanLog: Rule = {
  id: 'date-other-than-in-log',
  severity: 'warning',
  types: everyType,
  rule: say(
    'The document’s date must be that of its revision in the log.',
    'A data do documento deve ser a da sua revisão no histórico.',
    'La fecha del documento debe ser la de su revisión en el registro.',
  ),
  reason: dateReason,
  message: say(
    'The document is dated {date}, but its revision {revision} has the date {logged} in the log.',
    'O documento tem a data {date}, mas no histórico a revisão {revision} tem a data {logged}.',
    'El documento lleva la fecha {date}, pero en el registro la revisión {revision} lleva la fecha {logged}.',
  ),
  fix: say(
    'Set the document’s date to that of the log, {logged}.',
    'Definir a data do documento como a do histórico, {logged}.',
    'Poner en el documento la fecha del registro, {logged}.',
  ),
  *check({ tables, fields: { date, revision }, context: { today } }) {
    const logged = logRowOf(tables.revisionLog, revision)?.date ?? '';
    // A date that is missing, in the future, or before an earlier revision's has a rule of its own.
    if (date === '' || logged === '' || date === logged || date > today || logged > today) return;
    if (datedBeforeOf(tables.revisionLog, revision, today)) return;
    // It is the field that is set: the row may be that of an issue, which stays.
    yield {
      place: inField('date'),
      parameters: { date, revision, logged },
      edits: [setField('date', logged)],
    };
  },
};

const datedBefore: Rule = {
  id: 'revision-dated-before-another',
  severity: 'error',
  types: everyType,
  rule: say(
    'The document’s revision must not be dated before an earlier one.',
    'A revisão do documento não deve ter data anterior à de uma revisão mais antiga.',
    'La revisión del documento no debe llevar una fecha anterior a la de otra previa.',
  ),
  reason: dateReason,
  message: say(
    'Revision {revision} is dated {date}, before {other} ({otherDate}): its date is wrong.',
    'A revisão {revision} tem a data {date}, anterior à de {other} ({otherDate}): a data está errada.',
    'La revisión {revision} lleva la fecha {date}, anterior a la de {other} ({otherDate}): la fecha es incorrecta.',
  ),
  *check({ tables, fields, context: { today } }) {
    const found = datedBeforeOf(tables.revisionLog, fields.revision, today);
    if (!found) return;
    const { row, other } = found;
    yield {
      place: inTable('revisionLog', row.id, 'date'),
      parameters: { revision: row.revision, date: row.date, other: other.revision, otherDate: other.date },
    };
  },
};

/** The row of the document's revision, and the one before it that is dated after it. */
function datedBeforeOf(log: readonly Row<'revisionLog'>[], revision: string, today: string) {
  const row = logRowOf(log, revision);
  const other = row && row.date !== '' && latestBefore(log, revision, today);
  return other && other.date > row.date ? { row, other } : undefined;
}

const datedAhead: Rule = {
  id: 'revision-dated-in-the-future',
  severity: 'warning',
  types: everyType,
  rule: say(
    'No revision in the log must be dated after today.',
    'Nenhuma revisão do histórico deve ter data posterior à de hoje.',
    'Ninguna revisión del registro debe llevar una fecha posterior a la de hoy.',
  ),
  reason: say(
    'Each revision issued before that day then seems to be older than this one.',
    'Toda revisão emitida antes desse dia parece então anterior a ela.',
    'Toda revisión emitida antes de ese día parece entonces anterior a ella.',
  ),
  message: say(
    'Revision {revision} is dated {date}, which is in the future.',
    'A revisão {revision} tem a data {date}, que está no futuro.',
    'La revisión {revision} lleva la fecha {date}, que está en el futuro.',
  ),
  *check({ tables, context: { today } }) {
    for (const { id, revision, date } of tables.revisionLog)
      if (date > today) yield { place: inTable('revisionLog', id, 'date'), parameters: { revision, date } };
  },
};

const logOrder: Rule = {
  id: 'revision-log-out-of-order',
  severity: 'warning',
  types: everyType,
  rule: say(
    'The revision log must follow the calendar.',
    'O histórico de revisões deve seguir o calendário.',
    'El registro de revisiones debe seguir el calendario.',
  ),
  reason: logReason,
  message: say(
    'Revision {revision} is dated {date}, before the one above it.',
    'A revisão {revision} tem a data {date}, anterior à de cima.',
    'La revisión {revision} lleva la fecha {date}, anterior a la de arriba.',
  ),
  fix: sortByDate,
  *check({ tables, fields, context: { today } }) {
    const log = tables.revisionLog;
    const row = outOfOrderOf(log, fields.revision, today);
    if (!row) return;
    const sorted = inOrder(log, today);
    yield {
      place: inTable('revisionLog', row.id, 'date'),
      parameters: { revision: row.revision, date: row.date },
      ...(sorted && { edits: [sorted] }),
    };
  },
};

/** The first row that is dated before one above it, unless that is the document's, whose date has a rule of its own. */
function outOfOrderOf(log: readonly Row<'revisionLog'>[], revision: string, today: string) {
  const id = firstOutOfOrder(upTo(today, log));
  const row = log.find((entry) => entry.id === id);
  return row && datedBeforeOf(log, revision, today)?.row === row ? undefined : row;
}

const codeOrder: Rule = {
  id: 'revision-log-codes-out-of-order',
  severity: 'warning',
  types: everyType,
  rule: say(
    'Revisions of one day must be in the log in their order.',
    'No histórico, as revisões de um mesmo dia devem estar em ordem.',
    'En el registro, las revisiones de un mismo día deben estar en orden.',
  ),
  reason: logReason,
  message: say(
    'Revision {revision} is below {other}, which comes after it.',
    'A revisão {revision} está abaixo de {other}, que vem depois dela.',
    'La revisión {revision} está debajo de {other}, que es posterior.',
  ),
  fix: say('Sort the rows by revision.', 'Ordenar as linhas por revisão.', 'Ordenar las filas por revisión.'),
  *check({ tables: { revisionLog: log }, context: { today } }) {
    // What the calendar tells has a rule of its own.
    if (firstOutOfOrder(upTo(today, log)) !== undefined) return;
    const sorted = inOrderOfCodes(log, today);
    for (const [at, row] of log.entries()) {
      const other = log.slice(0, at).findLast((above) => belongsAbove(row, above));
      if (!other) continue;
      yield {
        place: inTable('revisionLog', row.id, 'revision'),
        parameters: { revision: row.revision, other: other.revision },
        ...(sorted && { edits: [sorted] }),
      };
      return;
    }
  },
};

const contradiction: Rule = {
  id: 'revision-log-contradicts-itself',
  severity: 'warning',
  types: everyType,
  rule: say(
    'In the revision log, codes and dates must give the same order.',
    'No histórico de revisões, códigos e datas devem indicar a mesma ordem.',
    'En el registro de revisiones, los códigos y las fechas deben indicar el mismo orden.',
  ),
  reason: dateReason,
  message: say(
    'Revision {revision} is dated {date}, after {other} ({otherDate}): one of the dates or codes is wrong.',
    'A revisão {revision} tem a data {date}, posterior à de {other} ({otherDate}): uma das datas ou um dos códigos está errado.',
    'La revisión {revision} lleva la fecha {date}, posterior a la de {other} ({otherDate}): una de las fechas o uno de los códigos es incorrecto.',
  ),
  *check({ tables: { revisionLog: log }, fields, context: { today } }) {
    const ofDocument = datedBeforeOf(log, fields.revision, today)?.row;
    const ofOrder = outOfOrderOf(log, fields.revision, today);
    for (const [row, other] of contradictions(log, today)) {
      // What other rules say of the later one isn't said twice.
      const isSaid = other === ofDocument || (other === ofOrder && log.indexOf(row) < log.indexOf(other));
      if (isSaid) continue;
      yield {
        place: inTable('revisionLog', row.id, 'date'),
        parameters: { revision: row.revision, date: row.date, other: other.revision, otherDate: other.date },
      };
    }
  },
};

/** Neighbours by code of which the earlier one is dated after the later one; each pair with the earlier one first. */
function* contradictions(log: readonly Row<'revisionLog'>[], today: string) {
  const sorted = byCode(upTo(today, log).filter(({ date }) => date !== ''));
  for (const [at, row] of sorted.entries()) {
    // Codes that don't tell may stand between, and leave two others in either order.
    for (let place = at - 1; place >= 0; place -= 1) {
      const above = sorted[place];
      const order = above && compareRevisions(above.revision, row.revision);
      if (!above || order === undefined) continue;
      if (order < 0 && above.date > row.date) yield [above, row] as const;
      if (order > 0 && above.date < row.date) yield [row, above] as const;
      break;
    }
  }
}

export const revisionRules: readonly Rule[] = [
  notInLog,
  behindLog,
  ownLoggedTwice,
  loggedTwice,
  dateOtherThanLog,
  datedBefore,
  datedAhead,
  logOrder,
  codeOrder,
  contradiction,
];
