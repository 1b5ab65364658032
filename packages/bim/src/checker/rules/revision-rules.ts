import { firstIssue, laterIssue } from '../../issue/issue-edits.ts';
import { say } from '../../labels/translated.ts';
import { everyType, inField, inTable, type Rule, setField } from '../rule.ts';
import { firstOutOfOrder, inOrder, sortByDate } from './rows-by-date.ts';

const logReason = say(
  'The log tells readers what changed since the issue that they know.',
  'O histórico diz ao leitor o que mudou desde a emissão que ele conhece.',
  'El registro dice al lector qué ha cambiado desde la emisión que conoce.',
);
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
    const { revision, bimManager, projectManager, status } = fields;
    const log = tables.revisionLog;
    if (revision === '' || log.some((row) => row.revision === revision)) return;
    const author = bimManager || projectManager;
    const latest = log.map(({ date }) => date).reduce(laterOf, '');
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
    const free = !log.some(({ id }) => id === row.id);
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
    if (last === '' || last === revision || !log.some((row) => row.revision === revision)) return;
    yield { place: inField('revision'), parameters: { revision, last }, edits: [setField('revision', last)] };
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
    'Revision {revision} is dated before the one above it.',
    'A revisão {revision} tem data anterior à de cima.',
    'La revisión {revision} tiene fecha anterior a la de arriba.',
  ),
  fix: sortByDate,
  *check({ tables }) {
    const id = firstOutOfOrder(tables.revisionLog);
    const row = tables.revisionLog.find((entry) => entry.id === id);
    if (!row) return;
    yield {
      place: inTable('revisionLog', row.id, 'date'),
      parameters: { revision: row.revision },
      edits: [inOrder('revisionLog', tables)],
    };
  },
};

export const revisionRules: readonly Rule[] = [notInLog, behindLog, logOrder];
