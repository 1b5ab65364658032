import type { BimDocument } from '../../document/document.schema.ts';
import { say } from '../../labels/translated.ts';
import { bepTypes, everyType, inField, inTable, type Rule, setField } from '../rule.ts';
import { missingCell } from './row-rules.ts';

/** The first row that is dated before one above it; rows without a date are passed over. */
function firstOutOfOrder(rows: readonly { id: string; date: string }[]): string | undefined {
  let latest = '';
  for (const { id, date } of rows) {
    if (date === '') continue;
    if (date < latest) return id;
    latest = date;
  }
  return undefined;
}

const inOrder = (table: 'milestones' | 'revisionLog', tables: BimDocument['tables']) => ({
  op: 'order-rows' as const,
  table,
  rows: [...tables[table]]
    .sort((one, other) => (one.date || '9999').localeCompare(other.date || '9999'))
    .map(({ id }) => id),
});

const sortByDate = say('Sort the rows by date.', 'Ordenar as linhas por data.', 'Ordenar las filas por fecha.');

const milestoneOrder: Rule = {
  id: 'milestones-out-of-order',
  severity: 'warning',
  types: everyType,
  rule: say(
    'Milestones follow each other in time.',
    'Os marcos seguem a ordem do tempo.',
    'Los hitos siguen el orden del tiempo.',
  ),
  reason: say(
    'A milestone dated before the one above it is usually a typing mistake in the year.',
    'Um marco com data anterior ao de cima costuma ser erro de digitação no ano.',
    'Un hito con fecha anterior al de arriba suele ser un error de escritura en el año.',
  ),
  message: say(
    '{milestone} is dated before the milestone above it.',
    '{milestone} tem data anterior ao marco acima.',
    '{milestone} tiene fecha anterior al hito de arriba.',
  ),
  fix: sortByDate,
  *check({ tables }) {
    const id = firstOutOfOrder(tables.milestones);
    const row = tables.milestones.find((milestone) => milestone.id === id);
    if (!row) return;
    yield {
      place: inTable('milestones', row.id, 'date'),
      parameters: { milestone: row.code || row.name },
      edits: [inOrder('milestones', tables)],
    };
  },
};

const milestoneAcceptance = missingCell(
  'milestone-without-acceptance',
  'milestones',
  'acceptance',
  {
    rule: say(
      'Every milestone has acceptance criteria.',
      'Todo marco tem critérios de aceitação.',
      'Todo hito tiene criterios de aceptación.',
    ),
    reason: say(
      'Without criteria the acceptance is a matter of opinion, and of dispute.',
      'Sem critérios, a aceitação vira questão de opinião e de disputa.',
      'Sin criterios, la aceptación es cuestión de opinión y de disputa.',
    ),
    message: say(
      '{name} has no acceptance criteria.',
      '{name} não tem critérios de aceitação.',
      '{name} no tiene criterios de aceptación.',
    ),
  },
  ({ code, name }) => code || name,
);

const milestoneIdle: Rule = {
  id: 'milestone-without-deliverable',
  severity: 'hint',
  types: bepTypes,
  rule: say(
    'Every milestone has something to accept.',
    'Todo marco tem algo a aceitar.',
    'Todo hito tiene algo que aceptar.',
  ),
  reason: say(
    'A milestone without deliverables is a date in a calendar, not an exchange of information.',
    'Um marco sem entregáveis é uma data no calendário, não uma troca de informações.',
    'Un hito sin entregables es una fecha en el calendario, no un intercambio de información.',
  ),
  message: say(
    'Nothing is delivered for {milestone}.',
    'Nada é entregue para {milestone}.',
    'No se entrega nada para {milestone}.',
  ),
  *check({ tables }) {
    if (tables.deliverables.length === 0) return;
    const used = new Set(tables.deliverables.map(({ milestone }) => milestone));
    for (const { id, code } of tables.milestones) {
      if (code !== '' && !used.has(code)) yield { place: inTable('milestones', id), parameters: { milestone: code } };
    }
  },
};

const reviewTime: Rule = {
  id: 'milestone-without-review-time',
  severity: 'warning',
  types: ['bep-post', 'eir'],
  rule: say(
    'Every milestone says how long the review takes.',
    'Todo marco informa o prazo de análise.',
    'Todo hito indica cuánto dura la revisión.',
  ),
  reason: say(
    'The dates of deliverables depend on the time for review and authorisation.',
    'As datas dos entregáveis dependem do prazo de análise e autorização.',
    'Las fechas de los entregables dependen del plazo de revisión y autorización.',
  ),
  message: say(
    '{milestone} has no days for review.',
    '{milestone} não tem dias para análise.',
    '{milestone} no tiene días para revisión.',
  ),
  *check({ tables }) {
    for (const { id, code, name, reviewDays } of tables.milestones) {
      if (reviewDays === null) {
        yield { place: inTable('milestones', id, 'reviewDays'), parameters: { milestone: code || name } };
      }
    }
  },
};

const riskReviewPast: Rule = {
  id: 'risk-review-past',
  severity: 'hint',
  types: everyType,
  rule: say(
    'Open risks are reviewed in time.',
    'Riscos abertos são revistos no prazo.',
    'Los riesgos abiertos se revisan a tiempo.',
  ),
  reason: say(
    'A register that no one reviews describes the risks of last year.',
    'Um registro que ninguém revê descreve os riscos do ano passado.',
    'Un registro que nadie revisa describe los riesgos del año pasado.',
  ),
  message: say(
    'The review of this risk was due on {date}.',
    'A revisão deste risco venceu em {date}.',
    'La revisión de este riesgo venció el {date}.',
  ),
  *check({ tables, context: { today } }) {
    for (const { id, reviewDate, state } of tables.risks) {
      if (reviewDate === '' || reviewDate >= today || state === 'closed') continue;
      yield { place: inTable('risks', id, 'reviewDate'), parameters: { date: reviewDate } };
    }
  },
};

const logReason = say(
  'The log tells readers what changed since the issue that they know.',
  'O histórico diz ao leitor o que mudou desde a emissão que ele conhece.',
  'El registro dice al lector qué ha cambiado desde la emisión que conoce.',
);
const laterOf = (one: string, other: string) => [one, other].sort()[1] ?? '';
const firstIssue = say('First issue', 'Primeira emissão', 'Primera emisión');
const laterIssue = say('Updated issue', 'Emissão atualizada', 'Emisión actualizada');

const notInLog: Rule = {
  id: 'revision-not-in-log',
  severity: 'error',
  types: everyType,
  rule: say(
    'The document’s revision is in the revision log.',
    'A revisão do documento está no histórico.',
    'La revisión del documento está en el registro.',
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
    'The document’s revision is the last one of its log.',
    'A revisão do documento é a última do histórico.',
    'La revisión del documento es la última del registro.',
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
    'The revision log follows the calendar.',
    'O histórico de revisões segue o calendário.',
    'El registro de revisiones sigue el calendario.',
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

export const milestoneRules: readonly Rule[] = [
  milestoneOrder,
  milestoneAcceptance,
  milestoneIdle,
  reviewTime,
  riskReviewPast,
];
export const revisionRules: readonly Rule[] = [notInLog, behindLog, logOrder];
