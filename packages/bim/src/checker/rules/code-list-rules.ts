import type { Row } from '../../document/document.schema.ts';
import { limits } from '../../document/limits.ts';
import { options } from '../../document/options.ts';
import { splitEntries } from '../../grid/entries.ts';
import { optionLabel } from '../../labels/option-labels.ts';
import { say } from '../../labels/translated.ts';
import { separatorOf } from '../../naming/container-name.ts';
import { limitFault, takesCodes } from '../../naming/naming-field.ts';
import { repeated } from '../facts.ts';
import { bepAndEir, bepTypes, inTable, type Rule, setCell } from '../rule.ts';

const partMissing: Rule = {
  id: 'naming-part-missing',
  severity: 'hint',
  types: bepAndEir,
  rule: say(
    'Names should have the seven parts that most projects agree on.',
    'Os nomes devem ter as sete partes usuais.',
    'Los nombres deben tener las siete partes habituales.',
  ),
  reason: say(
    'National annexes of ISO 19650-2 build names of project, originator, functional and spatial breakdown, form, discipline and number.',
    'Anexos nacionais da ISO 19650-2 formam o nome com projeto, autor, divisão funcional e espacial, tipo, disciplina e número.',
    'Los anexos nacionales de la ISO 19650-2 forman el nombre con proyecto, creador, desglose funcional y espacial, tipo, disciplina y número.',
  ),
  message: say(
    'No naming field is for: {part}.',
    'Nenhum campo de nomenclatura para: {part}.',
    'Ningún campo de nomenclatura para: {part}.',
  ),
  *check({ tables }) {
    if (tables.naming.length === 0) return;
    const parts = new Set(tables.naming.map(({ part }) => part));
    for (const part of options.namingPart) {
      if (part !== 'other' && !parts.has(part)) {
        yield { place: inTable('naming'), parameters: { part: optionLabel('namingPart', part) } };
      }
    }
  },
};

const namingMissing: Rule = {
  id: 'naming-missing',
  severity: 'warning',
  types: bepAndEir,
  rule: say(
    'The project must have naming fields.',
    'O projeto deve ter campos de nomenclatura.',
    'El proyecto debe tener campos de nomenclatura.',
  ),
  reason: partMissing.reason,
  message: say(
    'There are no naming fields, so names cannot be checked.',
    'Não há campos de nomenclatura, portanto os nomes não podem ser verificados.',
    'No hay campos de nomenclatura, así que no se pueden comprobar los nombres.',
  ),
  *check({ tables }) {
    if (tables.naming.length === 0) yield { place: inTable('naming') };
  },
};

const codesReason = say(
  'A name is split into its fields again; a code list with mistakes makes this impossible.',
  'O nome é dividido de novo em campos; uma lista de códigos com erros impede isso.',
  'El nombre se vuelve a dividir en campos; una lista de códigos con errores lo impide.',
);
const setCodes = ({ id }: Row<'naming'>, codes: Row<'naming'>['codes']) => [setCell('naming', id, 'codes', codes)];

const codesEmpty: Rule = {
  id: 'naming-codes-empty',
  severity: 'error',
  types: bepAndEir,
  rule: say(
    'A field with a code list must have codes.',
    'Um campo com lista de códigos deve ter códigos.',
    'Un campo con lista de códigos debe tener códigos.',
  ),
  reason: codesReason,
  message: say(
    '{field}: the code list is empty.',
    '{field}: a lista de códigos está vazia.',
    '{field}: la lista de códigos está vacía.',
  ),
  *check({ tables }) {
    for (const { id, field, rule, codes } of tables.naming) {
      if (rule === 'codes' && !codes.some(({ code }) => code !== '')) {
        yield { place: inTable('naming', id, 'codes'), parameters: { field } };
      }
    }
  },
};

const codesBesideLimits: Rule = {
  id: 'naming-code-unfit',
  severity: 'warning',
  types: bepAndEir,
  rule: say(
    'Codes must fit the characters and lengths that their field allows.',
    'Os códigos devem respeitar os caracteres e tamanhos que o campo permite.',
    'Los códigos deben respetar los caracteres y longitudes que permite el campo.',
  ),
  reason: say(
    'Names must be of the code list, whatever else is allowed; who reads the field’s limits alone makes other ones.',
    'Os nomes devem usar a lista de códigos, não importa o que mais se permita; quem lê só os limites do campo cria outros.',
    'Los nombres deben usar la lista de códigos, se permita lo que se permita; quien lea solo los límites del campo creará otros.',
  ),
  message: say(
    '{field}: the codes {codes} don’t fit the allowed characters or lengths.',
    '{field}: os códigos {codes} não respeitam os caracteres ou tamanhos permitidos.',
    '{field}: los códigos {codes} no respetan los caracteres o longitudes permitidos.',
  ),
  fix: say('Allow the codes of the list.', 'Permitir os códigos da lista.', 'Permitir los códigos de la lista.'),
  *check({ tables }) {
    for (const row of tables.naming) {
      const unfit = row.rule === 'codes' ? [] : row.codes.filter(({ code }) => code !== '' && limitFault(row, code));
      if (unfit.length === 0) continue;
      yield {
        place: inTable('naming', row.id, 'rule'),
        parameters: { field: row.field, codes: unfit.map(({ code }) => code).join(', ') },
        edits: [setCell('naming', row.id, 'rule', 'codes')],
      };
    }
  },
};

const codesTwice: Rule = {
  id: 'naming-code-twice',
  severity: 'warning',
  types: bepAndEir,
  rule: say(
    'A code must be in its list only once.',
    'Um código deve aparecer uma só vez na lista.',
    'Un código debe figurar una sola vez en su lista.',
  ),
  reason: codesReason,
  message: say(
    '{field}: the code {code} is listed twice.',
    '{field}: o código {code} aparece duas vezes.',
    '{field}: el código {code} aparece dos veces.',
  ),
  fix: say('Keep the first one.', 'Manter o primeiro.', 'Mantener el primero.'),
  *check({ tables }) {
    for (const row of tables.naming) {
      const [twice, ...more] = repeated(row.codes, ({ code }) => code);
      if (!twice) continue;
      const dropped = new Set([twice, ...more]);
      yield {
        place: inTable('naming', row.id, 'codes'),
        parameters: { field: row.field, code: twice.code },
        edits: setCodes(
          row,
          row.codes.filter((code) => !dropped.has(code)),
        ),
      };
    }
  },
};

/** The list with a code split into its parts, wherever it stands. */
const splitCode = ({ codes }: Row<'naming'>, code: string, parts: readonly string[]) =>
  codes.flatMap((one) => (one.code === code ? parts.map((part) => ({ code: part, meaning: '' })) : [one]));

const codeUnfit: Rule = {
  id: 'naming-code-with-separator',
  severity: 'error',
  types: bepAndEir,
  rule: say(
    'No code may contain the separator.',
    'Nenhum código pode conter o separador.',
    'Ningún código puede contener el separador.',
  ),
  reason: codesReason,
  message: say(
    '{field}: the code "{code}" contains the separator, a space or a comma.',
    '{field}: o código "{code}" contém o separador, um espaço ou uma vírgula.',
    '{field}: el código "{code}" contiene el separador, un espacio o una coma.',
  ),
  fix: say('Split it into {codes}.', 'Separar em {codes}.', 'Separarlo en {codes}.'),
  *check({ document, tables }) {
    const separator = separatorOf(document);
    for (const row of tables.naming) {
      const copies = new Map<string, number>();
      for (const { code } of row.codes) copies.set(code, (copies.get(code) ?? 0) + 1);
      for (const { code, meaning } of row.codes) {
        if (!code.includes(separator) && !/[\s,;|]/.test(code)) continue;
        // Written before commas were read as marks between codes.
        const parts = meaning === '' ? splitEntries(code, 'codes') : [code];
        const isList = parts.length > 1 && parts.every((part) => !part.includes(separator) && !/\s/.test(part));
        const length = row.codes.length + (copies.get(code) ?? 0) * (parts.length - 1);
        yield {
          place: inTable('naming', row.id, 'codes'),
          parameters: { field: row.field, code, codes: parts.join(', ') },
          ...(isList && length <= limits.codesOfField && { edits: setCodes(row, splitCode(row, code, parts)) }),
        };
      }
    }
  },
};

const originators: Rule = {
  id: 'task-team-not-originator',
  severity: 'warning',
  types: bepTypes,
  rule: say(
    'Every task team must be a code of the originator field.',
    'Toda equipe de tarefa deve ser um código do campo autor.',
    'Todo equipo de tarea debe ser un código del campo creador.',
  ),
  reason: say(
    'Otherwise the team cannot name what it delivers.',
    'Caso contrário, a equipe não consegue nomear o que entrega.',
    'De lo contrario, el equipo no puede nombrar lo que entrega.',
  ),
  message: say(
    'Task teams without a code in the field {field}: {party}.',
    'Equipes sem código no campo {field}: {party}.',
    'Equipos sin código en el campo {field}: {party}.',
  ),
  fix: say('Add them to the code list.', 'Incluir na lista de códigos.', 'Añadirlos a la lista de códigos.'),
  *check({ tables, parties }) {
    const field = tables.naming.find((row) => row.part === 'originator' && takesCodes(row));
    if (!field) return;
    const codes = new Set(field.codes.map(({ code }) => code));
    const teams = [...new Set(tables.deliverables.map(({ taskTeam }) => taskTeam))];
    const missing = teams.flatMap((team) => (codes.has(team) ? [] : (parties.get(team) ?? [])));
    if (missing.length === 0) return;
    yield {
      place: inTable('naming', field.id, 'codes'),
      parameters: { party: missing.map(({ code }) => code).join(', '), field: field.field },
      edits: setCodes(field, [...field.codes, ...missing.map(({ code, name: meaning }) => ({ code, meaning }))]),
    };
  },
};

export const codeListRules: readonly Rule[] = [
  namingMissing,
  partMissing,
  codesEmpty,
  codesBesideLimits,
  codesTwice,
  codeUnfit,
  originators,
];
