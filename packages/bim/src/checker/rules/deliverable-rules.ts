import { namedCodes } from '../../document/named-codes.ts';
import { say } from '../../labels/translated.ts';
import { bepTypes, inTable, type Rule } from '../rule.ts';
import { atDeliverable, deliverableName, setDeliverable } from './deliverable-row.ts';

export const planReason = say(
  'ISO 19650-2 asks a TIDP for the owner, the date and the level of information need of each container.',
  'A ISO 19650-2 pede no TIDP o responsável, a data e o nível de informação necessária de cada contêiner.',
  'La ISO 19650-2 pide en el TIDP el responsable, la fecha y el nivel de información necesaria de cada contenedor.',
);

const owner: Rule = {
  id: 'deliverable-without-owner',
  severity: 'error',
  types: bepTypes,
  rule: say(
    'Every deliverable must have an owner.',
    'Todo entregável deve ter um responsável.',
    'Todo entregable debe tener un responsable.',
  ),
  reason: planReason,
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
        place: atDeliverable(row, 'owner'),
        parameters: { name: deliverableName(row), contact: contact ?? '', team: row.taskTeam },
        ...(contact && { edits: setDeliverable(row, 'owner', contact) }),
      };
    }
  },
};

const need: Rule = {
  id: 'deliverable-without-information-need',
  severity: 'error',
  types: bepTypes,
  rule: say(
    'Every deliverable must have a level of information need.',
    'Todo entregável deve ter um nível de informação necessária.',
    'Todo entregable debe tener un nivel de información necesaria.',
  ),
  reason: planReason,
  message: say(
    '{name} has no level of information need.',
    '{name} não tem nível de informação necessária.',
    '{name} no tiene nivel de información necesaria.',
  ),
  *check({ tables }) {
    for (const row of tables.deliverables) {
      if (namedCodes(row.informationNeed).length === 0)
        yield { place: atDeliverable(row, 'informationNeed'), parameters: { name: deliverableName(row) } };
    }
  },
};

const lodWithoutPurpose: Rule = {
  id: 'lod-without-purpose',
  severity: 'warning',
  types: bepTypes,
  rule: say(
    'A level of development must have a purpose.',
    'Um nível de desenvolvimento deve ter uma finalidade.',
    'Un nivel de desarrollo debe tener una finalidad.',
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
      // Of several needs only a purpose that they share says what this one is for.
      const [purpose, ...others] = new Set(namedCodes(row.informationNeed, purposes).map((code) => purposes.get(code)));
      yield {
        place: atDeliverable(row, 'purpose'),
        parameters: { name: deliverableName(row), lod: row.levelOfDevelopment },
        ...(purpose && others.length === 0 && { edits: setDeliverable(row, 'purpose', purpose) }),
      };
    }
  },
};

const none: Rule = {
  id: 'deliverables-missing',
  severity: 'error',
  types: ['bep-post'],
  rule: say(
    'The plan after appointment must list what is delivered.',
    'O plano após a contratação deve listar o que é entregue.',
    'El plan tras la contratación debe enumerar lo que se entrega.',
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

export const deliverableRules: readonly Rule[] = [owner, need, lodWithoutPurpose, none];
