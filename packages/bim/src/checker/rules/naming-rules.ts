import type { BimDocument } from '../../document/document.schema.ts';
import { say } from '../../labels/translated.ts';
import { checkName, separatorOf } from '../../naming/container-name.ts';
import { projectCode, withProjectCode } from '../../naming/project-code.ts';
import { folded, repeated } from '../facts.ts';
import { bepAndEir, bepTypes, inField, inTable, type Rule, setCell, setField } from '../rule.ts';

/** The name as it was probably meant: upper case, no spaces, the project's separator, and its code if it has only one. */
function mended(document: BimDocument, name: string): string | undefined {
  const candidate = folded(name)
    .replaceAll(/\s+/g, '')
    .replaceAll(/[-_.–—]/g, separatorOf(document));
  const code = projectCode(document);
  const coded = code === undefined ? undefined : withProjectCode(document, candidate, code);
  return [candidate, coded].find((one) => one !== undefined && one !== name && checkName(document, one).fits);
}

const nameUnfit: Rule = {
  id: 'container-name-unfit',
  severity: 'error',
  types: bepTypes,
  rule: say(
    'Container names must follow the project’s naming fields.',
    'Os nomes dos contêineres devem seguir os campos de nomenclatura do projeto.',
    'Los nombres de los contenedores deben seguir los campos de nomenclatura del proyecto.',
  ),
  reason: say(
    'ISO 19650-2 asks for a unique name from agreed fields; the common data environment rejects others.',
    'A ISO 19650-2 pede um nome único a partir de campos acordados; o ambiente comum de dados rejeita outros.',
    'La ISO 19650-2 pide un nombre único con campos acordados; el entorno común de datos rechaza los demás.',
  ),
  message: say(
    '{name} does not fit: {fields}.',
    '{name} está fora do padrão: {fields}.',
    '{name} no cumple la nomenclatura: {fields}.',
  ),
  fix: say('Rename it to {meant}.', 'Renomear para {meant}.', 'Cambiar el nombre a {meant}.'),
  *check({ document, tables }) {
    if (tables.naming.length === 0) return;
    const taken = new Set(tables.deliverables.map(({ containerName }) => containerName));
    for (const { id, containerName: name } of tables.deliverables) {
      if (name === '') continue;
      const { fits, parts, extra } = checkName(document, name);
      if (fits) continue;
      const failing = parts.filter(({ fault }) => fault).map(({ field }) => field.field);
      const meant = mended(document, name);
      const free = meant && !taken.has(meant);
      yield {
        place: inTable('deliverables', id, 'containerName'),
        parameters: { name, fields: [...failing, ...extra].join(', '), meant: meant ?? '' },
        ...(free && { edits: [setCell('deliverables', id, 'containerName', meant)] }),
      };
    }
  },
};

const numberUnfit: Rule = {
  id: 'document-number-unfit',
  severity: 'warning',
  types: bepAndEir,
  rule: say(
    'The document’s own number should follow the project’s naming fields.',
    'O número do próprio documento deveria seguir os campos de nomenclatura do projeto.',
    'El número del propio documento debería seguir los campos de nomenclatura del proyecto.',
  ),
  reason: say(
    'The document is a container, too: its number stands on the cover and in the footer, and the common data environment checks it like any other.',
    'O documento também é um contêiner: seu número aparece na capa e no rodapé, e o ambiente comum de dados o verifica como qualquer outro.',
    'El documento también es un contenedor: su número aparece en la portada y en el pie, y el entorno común de datos lo comprueba como cualquier otro.',
  ),
  message: say(
    'The document number {name} does not fit: {fields}.',
    'O número do documento {name} está fora do padrão: {fields}.',
    'El número del documento {name} no cumple la nomenclatura: {fields}.',
  ),
  fix: say('Change it to {meant}.', 'Alterar para {meant}.', 'Cambiarlo a {meant}.'),
  *check({ document, tables, fields: { documentNumber: name } }) {
    if (tables.naming.length === 0 || name.trim() === '') return;
    const { fits, parts, extra } = checkName(document, name);
    if (fits) return;
    const failing = parts.filter(({ fault }) => fault).map(({ field }) => field.field);
    const meant = mended(document, name);
    yield {
      place: inField('documentNumber'),
      parameters: { name, fields: [...failing, ...extra].join(', '), meant: meant ?? '' },
      ...(meant && { edits: [setField('documentNumber', meant)] }),
    };
  },
};

/** Gives names the next number that no container has; it remembers how far names that differ in it only have counted. */
function numbering(document: BimDocument, taken: Set<string>): (name: string) => string | undefined {
  const separator = separatorOf(document);
  const at = document.tables.naming.findIndex(({ part }) => part === 'number');
  const reached = new Map<string, number>();
  return (name) => {
    const parts = name.split(separator);
    const digits = parts[at] ?? '';
    if (at < 0 || !/^\d{1,9}$/.test(digits)) return undefined;
    const key = parts.with(at, '0'.repeat(digits.length)).join(separator);
    const withNumber = (number: number) => parts.with(at, String(number).padStart(digits.length, '0')).join(separator);
    let number = Math.max(reached.get(key) ?? 0, Number(digits));
    while (taken.has(withNumber(number))) number++;
    const candidate = withNumber(number);
    reached.set(key, number);
    if (!checkName(document, candidate).fits) return undefined;
    taken.add(candidate);
    return candidate;
  };
}

const nameTwice: Rule = {
  id: 'container-name-twice',
  severity: 'error',
  types: bepTypes,
  rule: say(
    'Each container must have a name of its own.',
    'Cada contêiner deve ter um nome único.',
    'Cada contenedor debe tener un nombre único.',
  ),
  reason: say(
    'The second file overwrites the first in the common data environment.',
    'O segundo arquivo sobrescreve o primeiro no ambiente comum de dados.',
    'El segundo archivo sobrescribe el primero en el entorno común de datos.',
  ),
  message: say('{name} is used twice.', '{name} é usado duas vezes.', '{name} se usa dos veces.'),
  fix: say('Rename this one to {meant}.', 'Renomear este para {meant}.', 'Cambiar el nombre de este a {meant}.'),
  *check({ document, tables }) {
    const taken = new Set(tables.deliverables.map(({ containerName }) => containerName));
    const next = numbering(document, taken);
    for (const { id, containerName: name } of repeated(tables.deliverables, (row) => row.containerName)) {
      const meant = next(name);
      yield {
        place: inTable('deliverables', id, 'containerName'),
        parameters: { name, meant: meant ?? '' },
        ...(meant && { edits: [setCell('deliverables', id, 'containerName', meant)] }),
      };
    }
  },
};

const wrongOriginator: Rule = {
  id: 'originator-not-task-team',
  severity: 'warning',
  types: bepTypes,
  rule: say(
    'The originator in a name must be the deliverable’s task team.',
    'O autor no nome deve ser a equipe de tarefa do entregável.',
    'El creador en el nombre debe ser el equipo de tarea del entregable.',
  ),
  reason: say(
    'The name says one team, the plan another: both wait for each other.',
    'O nome indica uma equipe e o plano, outra: uma espera pela outra.',
    'El nombre indica un equipo y el plan, otro: cada uno espera al otro.',
  ),
  message: say(
    '{name} names {originator} as originator, but its task team is {team}.',
    '{name} indica {originator} como autor, mas a equipe de tarefa é {team}.',
    '{name} indica {originator} como creador, pero su equipo de tarea es {team}.',
  ),
  fix: say(
    'Set the task team to {originator}.',
    'Definir a equipe como {originator}.',
    'Poner {originator} como equipo de tarea.',
  ),
  *check({ document, tables, parties }) {
    const at = tables.naming.findIndex(({ part }) => part === 'originator');
    if (at < 0) return;
    const separator = separatorOf(document);
    for (const { id, containerName: name, taskTeam: team } of tables.deliverables) {
      const originator = name.split(separator)[at] ?? '';
      if (originator === team || team === '' || !parties.has(originator)) continue;
      yield {
        place: inTable('deliverables', id, 'taskTeam'),
        parameters: { name, originator, team },
        edits: [setCell('deliverables', id, 'taskTeam', originator)],
      };
    }
  },
};

export const namingRules: readonly Rule[] = [nameUnfit, numberUnfit, nameTwice, wrongOriginator];
