import { say } from '../../labels/translated.ts';
import { bepTypes, everyType, inTable, type Rule } from '../rule.ts';
import { missingCell } from './row-rules.ts';
import { firstOutOfOrder, inOrder, sortByDate } from './rows-by-date.ts';

const milestoneOrder: Rule = {
  id: 'milestones-out-of-order',
  severity: 'warning',
  types: everyType,
  rule: say(
    'Milestones must follow each other in time.',
    'Os marcos devem seguir a ordem do tempo.',
    'Los hitos deben seguir el orden del tiempo.',
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
      'Every milestone must have acceptance criteria.',
      'Todo marco deve ter critérios de aceitação.',
      'Todo hito debe tener criterios de aceptación.',
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
    'Every milestone must have something to accept.',
    'Todo marco deve ter algo a aceitar.',
    'Todo hito debe tener algo que aceptar.',
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
    'Every milestone must say how long the review takes.',
    'Todo marco deve informar o prazo de análise.',
    'Todo hito debe indicar cuánto dura la revisión.',
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
    'Open risks must be reviewed in time.',
    'Riscos abertos devem ser revistos no prazo.',
    'Los riesgos abiertos deben revisarse a tiempo.',
  ),
  reason: say(
    'A register that no one reviews describes the risks of last year.',
    'Um registro que ninguém revê descreve os riscos do ano passado.',
    'Un registro que nadie revisa describe los riesgos del año pasado.',
  ),
  message: say(
    'The review of the risk in row {row} was due on {date}.',
    'A revisão do risco da linha {row} venceu em {date}.',
    'La revisión del riesgo de la fila {row} venció el {date}.',
  ),
  *check({ tables, context: { today } }) {
    for (const { id, reviewDate, state } of tables.risks) {
      if (reviewDate === '' || reviewDate >= today || state === 'closed') continue;
      yield { place: inTable('risks', id, 'reviewDate'), parameters: { date: reviewDate } };
    }
  },
};

export const milestoneRules: readonly Rule[] = [
  milestoneOrder,
  milestoneAcceptance,
  milestoneIdle,
  reviewTime,
  riskReviewPast,
];
