import { say } from '../../labels/translated.ts';
import { bepTypes, type Rule } from '../rule.ts';
import { deadlinesOf } from './deadlines.ts';
import { atDeliverable, type Deliverable, deliverableName, setDeliverable } from './deliverable-row.ts';
import { planReason } from './deliverable-rules.ts';

const date: Rule = {
  id: 'deliverable-without-date',
  severity: 'error',
  types: bepTypes,
  rule: say(
    'Every deliverable must have a date.',
    'Todo entregável deve ter uma data.',
    'Todo entregable debe tener una fecha.',
  ),
  reason: planReason,
  message: say('{name} has no due date.', '{name} não tem data de entrega.', '{name} no tiene fecha de entrega.'),
  fix: say(
    'Set it to {date}, the last day before the review for {milestone}.',
    'Definir {date}, último dia antes da análise do marco {milestone}.',
    'Poner {date}, el último día antes de la revisión del hito {milestone}.',
  ),
  *check(facts) {
    const deadlines = deadlinesOf(facts);
    for (const row of facts.tables.deliverables) {
      if (row.dueDate !== '' || facts.unreadDay('deliverables', row.id, 'dueDate') !== undefined) continue;
      const day = deadlines.get(row.milestone)?.last;
      yield {
        place: atDeliverable(row, 'dueDate'),
        parameters: { name: deliverableName(row), date: day ?? '', milestone: row.milestone },
        ...(day && { edits: setDeliverable(row, 'dueDate', day) }),
      };
    }
  },
};

const afterMilestone: Rule = {
  id: 'deliverable-after-milestone',
  severity: 'error',
  types: bepTypes,
  rule: say(
    'No deliverable may be due after its milestone.',
    'Nenhum entregável pode vencer depois do seu marco.',
    'Ningún entregable puede vencer después de su hito.',
  ),
  reason: say(
    'The decision at the milestone would be taken without it.',
    'A decisão do marco seria tomada sem ele.',
    'La decisión del hito se tomaría sin él.',
  ),
  message: say(
    '{name} is due on {date}, after {milestone} on {limit}.',
    '{name} vence em {date}, depois de {milestone} em {limit}.',
    '{name} vence el {date}, después de {milestone} el {limit}.',
  ),
  fix: say('Move it to {last}.', 'Mover para {last}.', 'Moverlo al {last}.'),
  *check(facts) {
    const deadlines = deadlinesOf(facts);
    for (const row of facts.tables.deliverables) {
      const deadline = deadlines.get(row.milestone);
      if (!deadline || row.dueDate <= deadline.date) continue;
      const { date: limit, last } = deadline;
      yield {
        place: atDeliverable(row, 'dueDate'),
        parameters: { name: deliverableName(row), date: row.dueDate, milestone: row.milestone, limit, last },
        edits: setDeliverable(row, 'dueDate', last),
      };
    }
  },
};

const noTimeToReview: Rule = {
  id: 'deliverable-without-review-time',
  severity: 'warning',
  types: bepTypes,
  rule: say(
    'A deliverable must be due early enough for the review of its milestone.',
    'Um entregável deve vencer a tempo da análise do seu marco.',
    'Un entregable debe vencer a tiempo para la revisión de su hito.',
  ),
  reason: say(
    'What is handed in during the review is accepted unread or delays the milestone.',
    'O que é entregue durante a análise é aceito sem leitura ou atrasa o marco.',
    'Lo que se entrega durante la revisión se acepta sin leer o retrasa el hito.',
  ),
  message: say(
    '{name} is due on {date}; {milestone} needs {days} working days for review, so it is due by {last}.',
    '{name} vence em {date}; {milestone} exige {days} dias úteis de análise, então o prazo é {last}.',
    '{name} vence el {date}; {milestone} exige {days} días hábiles de revisión, así que el plazo es el {last}.',
  ),
  fix: say('Move it to {last}.', 'Mover para {last}.', 'Moverlo al {last}.'),
  *check(facts) {
    const deadlines = deadlinesOf(facts);
    for (const row of facts.tables.deliverables) {
      const deadline = deadlines.get(row.milestone);
      if (!deadline || row.dueDate <= deadline.last || row.dueDate > deadline.date) continue;
      const { days, last } = deadline;
      yield {
        place: atDeliverable(row, 'dueDate'),
        parameters: {
          name: deliverableName(row),
          date: row.dueDate,
          milestone: row.milestone,
          days,
          last,
        },
        edits: setDeliverable(row, 'dueDate', last),
      };
    }
  },
};

const open: ReadonlySet<Deliverable['progress']> = new Set(['', 'planned', 'in-progress', 'rejected']);
const overdue: Rule = {
  id: 'deliverable-overdue',
  severity: 'warning',
  types: ['bep-post'],
  rule: say(
    'What was due must have been shared.',
    'O que venceu já deve ter sido compartilhado.',
    'Lo que ha vencido debe haberse compartido ya.',
  ),
  reason: say(
    'A plan with dates that have passed is no longer followed by anyone.',
    'Um plano com datas vencidas deixa de ser seguido.',
    'Un plan con fechas pasadas deja de seguirse.',
  ),
  message: say(
    '{name} was due on {date} and has not been shared.',
    '{name} venceu em {date} e não foi compartilhado.',
    '{name} venció el {date} y no se ha compartido.',
  ),
  *check({ tables, context: { today } }) {
    for (const row of tables.deliverables) {
      if (row.dueDate === '' || row.dueDate >= today || !open.has(row.progress)) continue;
      yield { place: atDeliverable(row, 'progress'), parameters: { name: deliverableName(row), date: row.dueDate } };
    }
  },
};

export const deliverableDateRules: readonly Rule[] = [date, afterMilestone, noTimeToReview, overdue];
