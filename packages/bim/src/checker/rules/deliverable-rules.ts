import { addDays } from '../../document/days.ts';
import type { Row } from '../../document/document.schema.ts';
import { say } from '../../labels/translated.ts';
import type { Facts } from '../facts.ts';
import { bepTypes, inTable, type Rule, setCell } from '../rule.ts';

type Deliverable = Row<'deliverables'>;
const at = ({ id }: Deliverable, column?: string) => inTable('deliverables', id, column);
const nameOf = ({ containerName, title }: Deliverable) => containerName || title;
const set = ({ id }: Deliverable, column: string, value: unknown) => [setCell('deliverables', id, column, value)];

/** Calendar days that hold some working days, weekends included. */
const calendarDays = (working: number) => Math.ceil((working * 7) / 5);

interface Deadline {
  date: string;
  /** The last day to hand in what the milestone accepts: its date less the days for review. */
  last: string;
  days: number;
}

/** Milestones that have a date, by their code. */
const deadlinesOf = ({ tables }: Facts): ReadonlyMap<string, Deadline> =>
  new Map(
    tables.milestones
      .filter(({ date }) => date !== '')
      .map(({ code, date, reviewDays }) => {
        const days = reviewDays ?? 0;
        return [code, { date, days, last: addDays(date, -calendarDays(days)) }];
      }),
  );

const planned = say(
  'ISO 19650-2 asks a TIDP for the owner, the date and the level of information need of each container.',
  'A ISO 19650-2 pede no TIDP o responsável, a data e o nível de informação necessária de cada contêiner.',
  'La ISO 19650-2 pide en el TIDP el responsable, la fecha y el nivel de información necesaria de cada contenedor.',
);

const owner: Rule = {
  id: 'deliverable-without-owner',
  severity: 'error',
  types: bepTypes,
  rule: say(
    'Every deliverable has an owner.',
    'Todo entregável tem um responsável.',
    'Todo entregable tiene un responsable.',
  ),
  reason: planned,
  message: say('{name} has no owner.', '{name} não tem responsável.', '{name} no tiene responsable.'),
  fix: say(
    'Name {contact}, the contact of {team}.',
    'Indicar {contact}, contato de {team}.',
    'Indicar a {contact}, contacto de {team}.',
  ),
  *check({ tables, parties }) {
    for (const row of tables.deliverables) {
      if (row.owner.trim() !== '') continue;
      const contact = parties.get(row.taskTeam)?.contact;
      yield {
        place: at(row, 'owner'),
        parameters: { name: nameOf(row), contact: contact ?? '', team: row.taskTeam },
        ...(contact && { edits: set(row, 'owner', contact) }),
      };
    }
  },
};

const date: Rule = {
  id: 'deliverable-without-date',
  severity: 'error',
  types: bepTypes,
  rule: say('Every deliverable has a date.', 'Todo entregável tem uma data.', 'Todo entregable tiene una fecha.'),
  reason: planned,
  message: say('{name} has no due date.', '{name} não tem data de entrega.', '{name} no tiene fecha de entrega.'),
  fix: say(
    'Set it to {date}, the last day before the review for {milestone}.',
    'Definir {date}, último dia antes da análise do marco {milestone}.',
    'Poner {date}, el último día antes de la revisión del hito {milestone}.',
  ),
  *check(facts) {
    const deadlines = deadlinesOf(facts);
    for (const row of facts.tables.deliverables) {
      if (row.dueDate !== '') continue;
      const day = deadlines.get(row.milestone)?.last;
      yield {
        place: at(row, 'dueDate'),
        parameters: { name: nameOf(row), date: day ?? '', milestone: row.milestone },
        ...(day && { edits: set(row, 'dueDate', day) }),
      };
    }
  },
};

const need: Rule = {
  id: 'deliverable-without-information-need',
  severity: 'error',
  types: bepTypes,
  rule: say(
    'Every deliverable has a level of information need.',
    'Todo entregável tem um nível de informação necessária.',
    'Todo entregable tiene un nivel de información necesaria.',
  ),
  reason: planned,
  message: say(
    '{name} has no level of information need.',
    '{name} não tem nível de informação necessária.',
    '{name} no tiene nivel de información necesaria.',
  ),
  *check({ tables }) {
    for (const row of tables.deliverables) {
      if (row.informationNeed === '') yield { place: at(row, 'informationNeed'), parameters: { name: nameOf(row) } };
    }
  },
};

const afterMilestone: Rule = {
  id: 'deliverable-after-milestone',
  severity: 'error',
  types: bepTypes,
  rule: say(
    'No deliverable is due after its milestone.',
    'Nenhum entregável vence depois do seu marco.',
    'Ningún entregable vence después de su hito.',
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
        place: at(row, 'dueDate'),
        parameters: { name: nameOf(row), date: row.dueDate, milestone: row.milestone, limit, last },
        edits: set(row, 'dueDate', last),
      };
    }
  },
};

const noTimeToReview: Rule = {
  id: 'deliverable-without-review-time',
  severity: 'warning',
  types: bepTypes,
  rule: say(
    'A deliverable is due early enough for the review of its milestone.',
    'Um entregável vence a tempo da análise do seu marco.',
    'Un entregable vence a tiempo para la revisión de su hito.',
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
        place: at(row, 'dueDate'),
        parameters: {
          name: nameOf(row),
          date: row.dueDate,
          milestone: row.milestone,
          days,
          last,
        },
        edits: set(row, 'dueDate', last),
      };
    }
  },
};

const lodWithoutPurpose: Rule = {
  id: 'lod-without-purpose',
  severity: 'warning',
  types: bepTypes,
  rule: say(
    'A level of development has a purpose.',
    'Um nível de desenvolvimento tem uma finalidade.',
    'Un nivel de desarrollo tiene una finalidad.',
  ),
  reason: say(
    'Without the purpose no one can tell whether the level is too low, or detail that no one pays for.',
    'Sem a finalidade não se sabe se o nível é baixo demais ou um detalhe que ninguém paga.',
    'Sin la finalidad no se sabe si el nivel es insuficiente o un detalle que nadie paga.',
  ),
  message: say(
    '{name} has LOD {lod} without a purpose.',
    '{name} tem LOD {lod} sem finalidade.',
    '{name} tiene LOD {lod} sin finalidad.',
  ),
  fix: say(
    'Take the purpose of its level of information need.',
    'Usar a finalidade do seu nível de informação necessária.',
    'Usar la finalidad de su nivel de información necesaria.',
  ),
  *check({ tables }) {
    const purposes = new Map(tables.informationNeeds.map(({ code, purpose }) => [code, purpose]));
    for (const row of tables.deliverables) {
      if (row.levelOfDevelopment === '' || row.purpose !== '') continue;
      const purpose = purposes.get(row.informationNeed);
      yield {
        place: at(row, 'purpose'),
        parameters: { name: nameOf(row), lod: row.levelOfDevelopment },
        ...(purpose && { edits: set(row, 'purpose', purpose) }),
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
    'What was due has been shared.',
    'O que venceu já foi compartilhado.',
    'Lo que ha vencido ya se ha compartido.',
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
      yield { place: at(row, 'progress'), parameters: { name: nameOf(row), date: row.dueDate } };
    }
  },
};

const none: Rule = {
  id: 'deliverables-missing',
  severity: 'error',
  types: ['bep-post'],
  rule: say(
    'The plan after appointment lists what is delivered.',
    'O plano após a contratação lista o que é entregue.',
    'El plan tras la contratación enumera lo que se entrega.',
  ),
  reason: say(
    'ISO 19650-2 gathers the TIDPs of all task teams in the MIDP.',
    'A ISO 19650-2 reúne os TIDPs de todas as equipes no MIDP.',
    'La ISO 19650-2 reúne los TIDP de todos los equipos en el MIDP.',
  ),
  message: say(
    'The information delivery plan is empty.',
    'O plano de entrega de informações está vazio.',
    'El plan de entrega de información está vacío.',
  ),
  *check({ tables }) {
    if (tables.deliverables.length === 0) yield { place: inTable('deliverables') };
  },
};

export const deliverableRules: readonly Rule[] = [
  owner,
  date,
  need,
  afterMilestone,
  noTimeToReview,
  lodWithoutPurpose,
  overdue,
  none,
];
