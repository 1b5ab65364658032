import type { Row } from '../../document/document.schema.ts';
import { ownWords } from '../../document/own-words.ts';
import { optionLabel } from '../../labels/option-labels.ts';
import { same, say } from '../../labels/translated.ts';
import type { Facts } from '../facts.ts';
import { bepTypes, everyType, inTable, type Rule } from '../rule.ts';
import { missingCell } from './row-rules.ts';

const notChosen = say('(not chosen)', '(não escolhida)', '(sin elegir)');

const roleWithoutName: Rule = {
  id: 'role-without-name',
  severity: 'error',
  types: everyType,
  rule: say('Every role must have a name.', 'Toda função deve ter um nome.', 'Toda función debe tener un nombre.'),
  reason: say(
    'A role that no person holds is work that no one does.',
    'Uma função sem pessoa é um trabalho que ninguém faz.',
    'Una función sin persona es un trabajo que nadie hace.',
  ),
  message: say(
    '{party}: no person is named for the role {role}.',
    '{party}: não há pessoa indicada para a função {role}.',
    '{party}: no se ha indicado ninguna persona para la función {role}.',
  ),
  *check({ tables }) {
    for (const row of tables.parties) {
      const { id, code, role, contact } = row;
      if (contact.trim() !== '') continue;
      const own = ownWords(row, 'role');
      const named = own ? same(own) : role === '' ? notChosen : optionLabel('role', role);
      yield { place: inTable('parties', id, 'contact'), parameters: { party: code, role: named } };
    }
  },
};

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const emailWrong: Rule = {
  id: 'email-wrong',
  severity: 'warning',
  types: everyType,
  rule: say(
    'Email addresses must be complete.',
    'Os e-mails devem estar completos.',
    'Los correos deben estar completos.',
  ),
  reason: say(
    'Contacts are used for escalation, when there is no time to look for an address.',
    'Os contatos servem para o escalonamento, quando não há tempo para procurar um endereço.',
    'Los contactos sirven para escalar problemas, cuando no hay tiempo de buscar una dirección.',
  ),
  message: say(
    '"{email}" is not an email address.',
    '"{email}" não é um e-mail válido.',
    '"{email}" no es un correo válido.',
  ),
  *check({ tables }) {
    for (const { id, email } of tables.parties) {
      if (email !== '' && !emailShape.test(email))
        yield { place: inTable('parties', id, 'email'), parameters: { email } };
    }
  },
};

const partyIdle: Rule = {
  id: 'party-without-part',
  severity: 'hint',
  types: bepTypes,
  rule: say(
    'Every party must have a part in the responsibility matrix.',
    'Toda parte deve participar da matriz de responsabilidades.',
    'Toda parte debe participar en la matriz de responsabilidades.',
  ),
  reason: say(
    'A party that is in no row doesn’t know what is expected of it.',
    'Uma parte que não está em nenhuma linha não sabe o que se espera dela.',
    'Una parte que no está en ninguna fila no sabe qué se espera de ella.',
  ),
  message: say(
    '{party} is in no row of the responsibility matrix.',
    '{party} não aparece em nenhuma linha da matriz de responsabilidades.',
    '{party} no aparece en ninguna fila de la matriz de responsabilidades.',
  ),
  *check({ tables }) {
    if (tables.responsibilities.length === 0) return;
    const busy = new Set(
      tables.responsibilities.flatMap(({ assignments }) =>
        assignments.filter(({ raci }) => raci !== '').map(({ party }) => party),
      ),
    );
    for (const { id, code } of tables.parties) {
      if (code !== '' && !busy.has(code)) yield { place: inTable('parties', id), parameters: { party: code } };
    }
  },
};

const deliveringTeams = ({ tables }: Facts) =>
  new Set(tables.deliverables.map(({ taskTeam }) => taskTeam).filter((code) => code !== ''));

const proposedUnnamed: Rule = {
  id: 'proposed-people-unnamed',
  severity: 'warning',
  types: ['bep-pre'],
  rule: say(
    'A plan before appointment must name the people whom it proposes.',
    'Um plano antes da contratação deve nomear as pessoas que propõe.',
    'Un plan previo a la designación debe nombrar a las personas que propone.',
  ),
  reason: say(
    'The tender is judged by the experience of people; companies alone can’t be compared.',
    'A proposta é julgada pela experiência das pessoas; só com empresas não há o que comparar.',
    'La oferta se juzga por la experiencia de las personas; solo con empresas no hay qué comparar.',
  ),
  message: say(
    'The parties have no one of the delivery team: name who is proposed, with role and person.',
    'As partes não têm ninguém da equipe de entrega: indique quem é proposto, com função e pessoa.',
    'Entre las partes no hay nadie del equipo de entrega: indica a quién se propone, con función y persona.',
  ),
  *check({ tables }) {
    const isProposed = ({ role, contact }: Row<'parties'>) => role !== 'appointing-party' && contact.trim() !== '';
    if (!tables.parties.some(isProposed)) yield { place: inTable('parties') };
  },
};

const teamWithoutTask: Rule = {
  id: 'task-team-without-task',
  severity: 'warning',
  types: ['bep-post'],
  rule: say(
    'After appointment every party with deliverables must do some row of the detailed responsibility matrix.',
    'Depois da contratação, toda parte com entregáveis deve executar alguma linha da matriz detalhada.',
    'Tras la designación, toda parte con entregables debe ejecutar alguna fila de la matriz detallada.',
  ),
  reason: say(
    'ISO 19650-2 makes each party’s requirements and delivery plan of the rows that are its own.',
    'Pela ISO 19650-2, os requisitos e o plano de entrega de cada parte saem das linhas que são dela.',
    'Según la ISO 19650-2, los requisitos y el plan de entrega de cada parte salen de las filas que son suyas.',
  ),
  message: say(
    '{party} has deliverables, and no row of the responsibility matrix in which it is responsible.',
    '{party} tem entregáveis e não executa nenhuma linha da matriz de responsabilidades.',
    '{party} tiene entregables y no ejecuta ninguna fila de la matriz de responsabilidades.',
  ),
  *check(facts) {
    const { tables } = facts;
    if (tables.responsibilities.length === 0) return;
    const busy = new Set(
      tables.responsibilities.flatMap(({ assignments }) =>
        assignments.filter(({ raci }) => raci.includes('R')).map(({ party }) => party),
      ),
    );
    const teams = deliveringTeams(facts);
    for (const { id, code } of tables.parties) {
      if (teams.has(code) && !busy.has(code)) yield { place: inTable('parties', id), parameters: { party: code } };
    }
  },
};

const riskWithoutOwner = missingCell(
  'risk-without-owner',
  'risks',
  'owner',
  {
    rule: say(
      'Every risk must have an owner.',
      'Todo risco deve ter um responsável.',
      'Todo riesgo debe tener un responsable.',
    ),
    reason: say(
      'ISO 19650-2 asks for a risk register; a risk without an owner is not managed.',
      'A ISO 19650-2 pede um registro de riscos; um risco sem responsável não é gerenciado.',
      'La ISO 19650-2 pide un registro de riesgos; un riesgo sin responsable no se gestiona.',
    ),
    message: say(
      'The risk "{name}" has no owner.',
      'O risco "{name}" não tem responsável.',
      'El riesgo "{name}" no tiene responsable.',
    ),
  },
  ({ description }) => description,
);

const useWithoutDecision = missingCell(
  'bim-use-without-decision',
  'bimUses',
  'decision',
  {
    rule: say(
      'Every BIM use must support a decision.',
      'Todo uso BIM deve apoiar uma decisão.',
      'Todo uso BIM debe apoyar una decisión.',
    ),
    reason: say(
      'A use that supports no decision costs work and returns nothing.',
      'Um uso que não apoia nenhuma decisão custa trabalho e não traz retorno.',
      'Un uso que no apoya ninguna decisión cuesta trabajo y no aporta nada.',
    ),
    message: say(
      'The BIM use in row {row} names no decision that it supports.',
      'O uso BIM da linha {row} não indica a decisão que apoia.',
      'El uso BIM de la fila {row} no indica la decisión que apoya.',
    ),
  },
  ({ use }) => use,
);

export const peopleRules: readonly Rule[] = [
  roleWithoutName,
  emailWrong,
  partyIdle,
  proposedUnnamed,
  teamWithoutTask,
  riskWithoutOwner,
  useWithoutDecision,
];
