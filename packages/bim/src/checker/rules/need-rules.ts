import { entityNamesOf, type SchemaName } from '@arcada/ids';
import type { Row } from '../../document/document.schema.ts';
import { limits } from '../../document/limits.ts';
import { namedCodes } from '../../document/named-codes.ts';
import { unreadColumns } from '../../document/need-columns.ts';
import { looksLikeList } from '../../grid/entries.ts';
import { bareBound, withPoint } from '../../ids/decimal.ts';
import { ifcSchemasOf } from '../../ids/ifc-schemas.ts';
import { nearest } from '../../labels/nearest.ts';
import { needColumnLabel } from '../../labels/need-labels.ts';
import { optionLabel } from '../../labels/option-labels.ts';
import { columnLabel } from '../../labels/table-labels.ts';
import { say } from '../../labels/translated.ts';
import { bepTypes, everyType, inTable, type Rule, setCell } from '../rule.ts';

type Need = Row<'informationNeeds'>;
type NeedColumn = 'set' | 'name' | 'dataType';

const asked: Readonly<Partial<Record<Need['kind'], readonly NeedColumn[]>>> = {
  property: ['set', 'name', 'dataType'],
  attribute: ['name'],
  classification: ['set'],
  'part-of': ['name'],
  documentation: ['name'],
  geometry: ['name'],
};

const incomplete: Rule = {
  id: 'information-need-incomplete',
  severity: 'error',
  types: everyType,
  rule: say(
    'An information need must say exactly what is asked for.',
    'Uma necessidade de informação deve dizer exatamente o que é pedido.',
    'Una necesidad de información debe decir exactamente qué se pide.',
  ),
  reason: say(
    'A property has a set, a name and a type; without them no program can check it.',
    'Uma propriedade tem conjunto, nome e tipo; sem eles nenhum programa consegue verificá-la.',
    'Una propiedad tiene conjunto, nombre y tipo; sin ellos ningún programa puede comprobarla.',
  ),
  message: say('{code}: {column} is missing.', '{code}: falta "{column}".', '{code}: falta "{column}".'),
  *check({ tables }) {
    for (const row of tables.informationNeeds) {
      for (const column of asked[row.kind] ?? []) {
        if (row[column].trim() !== '') continue;
        yield {
          place: inTable('informationNeeds', row.id, column),
          parameters: { code: row.code, column: needColumnLabel(row.kind, column) },
        };
      }
    }
  },
};

const entityShape = /^Ifc[A-Z][A-Za-z0-9]*$/i;
const entity: Rule = {
  id: 'information-need-entity',
  severity: 'error',
  types: everyType,
  rule: say(
    'An information need must name an entity of IFC.',
    'Uma necessidade de informação deve citar uma entidade IFC.',
    'Una necesidad de información debe nombrar una entidad de IFC.',
  ),
  reason: say(
    'Models are checked by entity: IfcWall is understood by all programs, "wall" by none.',
    'Os modelos são verificados por entidade: IfcWall é entendido por todos os programas, "parede" por nenhum.',
    'Los modelos se comprueban por entidad: IfcWall lo entienden todos los programas; "muro", ninguno.',
  ),
  message: say(
    '"{entity}" is not the name of an IFC entity.',
    '"{entity}" não é nome de entidade IFC.',
    '"{entity}" no es el nombre de una entidad IFC.',
  ),
  fix: say('Write it as {meant}.', 'Escrever como {meant}.', 'Escribirlo como {meant}.'),
  *check({ tables }) {
    for (const { id, entity: name } of tables.informationNeeds) {
      if (name === '' || entityShape.test(name)) continue;
      const meant = /^[A-Z][A-Za-z0-9]*$/.test(name.trim()) ? `Ifc${name.trim()}` : undefined;
      yield {
        place: inTable('informationNeeds', id, 'entity'),
        parameters: { entity: name, meant: meant ?? '' },
        ...(meant && { edits: [setCell('informationNeeds', id, 'entity', meant)] }),
      };
    }
  },
};

/** Each name is compared with all of the schema: the first ones say enough. */
const mostMended = 50;
const everySchema: readonly SchemaName[] = ['IFC2X3', 'IFC4', 'IFC4X3'];
const unknownEntity: Rule = {
  id: 'information-need-entity-unknown',
  severity: 'error',
  types: everyType,
  rule: say(
    'The entity of an information need must be in the IFC version of the project.',
    'A entidade de uma necessidade de informação deve existir na versão IFC do projeto.',
    'La entidad de una necesidad de información debe existir en la versión de IFC del proyecto.',
  ),
  reason: say(
    'No model has such elements, so no check ever finds that something is missing.',
    'Nenhum modelo tem esses elementos, e nenhuma verificação descobre o que falta.',
    'Ningún modelo tiene esos elementos, y ninguna comprobación descubre lo que falta.',
  ),
  message: say(
    '{versions} has no entity "{entity}".',
    'Não há entidade "{entity}" em {versions}.',
    'No hay ninguna entidad "{entity}" en {versions}.',
  ),
  fix: say('Write it as {meant}.', 'Escrever como {meant}.', 'Escribirlo como {meant}.'),
  *check({ tables }) {
    const named = ifcSchemasOf(tables);
    const schemas = named.length > 0 ? named : everySchema;
    const known = entityNamesOf(schemas);
    let unknown = 0;
    for (const { id, entity: written } of tables.informationNeeds) {
      const name = written.trim().toUpperCase();
      if (!entityShape.test(name) || known.has(name)) continue;
      const meant = ++unknown > mostMended ? undefined : known.get(nearest(name, known.keys()) ?? '');
      yield {
        place: inTable('informationNeeds', id, 'entity'),
        parameters: { entity: written, versions: schemas.join(', '), meant: meant ?? '' },
        ...(meant && { edits: [setCell('informationNeeds', id, 'entity', meant)] }),
      };
    }
  },
};

const numberIn = (text: string) => Number(withPoint(text));
const isNumber = (text: string) => text === '' || Number.isFinite(numberIn(text));
const isPattern = (text: string) => {
  try {
    return Boolean(new RegExp(text, 'u'));
  } catch {
    return false;
  }
};

/** What is wrong with the values of a restriction. */
function valuesFault({ restriction, values }: Need): 'none' | 'one' | 'range' | 'length' | 'pattern' | undefined {
  const written = values.filter((value) => value !== '');
  if (restriction === '' || restriction === 'any') return undefined;
  if (written.length === 0) return 'none';
  if (restriction === 'equals' && written.length > 1) return 'one';
  if (restriction === 'range' && (values.length > 2 || !values.map(bareBound).every(isNumber))) return 'range';
  if (
    restriction === 'range' &&
    written.length === 2 &&
    numberIn(bareBound(values[0] ?? '', 0)) > numberIn(bareBound(values[1] ?? '', 1))
  )
    return 'range';
  if (restriction === 'length' && !values.every((value) => /^\d*$/.test(value))) return 'length';
  return restriction === 'pattern' && !written.every(isPattern) ? 'pattern' : undefined;
}
const faults = {
  none: say('the values are missing', 'faltam os valores', 'faltan los valores'),
  one: say('there are several values', 'há vários valores', 'hay varios valores'),
  range: say(
    'a range has a lower and an upper number',
    'um intervalo tem um número mínimo e um máximo',
    'un intervalo tiene un número mínimo y uno máximo',
  ),
  length: say('a length is a whole number', 'um comprimento é um número inteiro', 'una longitud es un número entero'),
  pattern: say('the pattern cannot be read', 'o padrão não pode ser lido', 'el patrón no se puede leer'),
} as const;

const restriction: Rule = {
  id: 'information-need-values',
  severity: 'error',
  types: everyType,
  rule: say(
    'A restriction must have values that fit it.',
    'Uma restrição deve ter valores compatíveis.',
    'Una restricción debe tener valores compatibles.',
  ),
  reason: say(
    'A restriction without fitting values accepts nothing, or everything.',
    'Uma restrição sem valores compatíveis não aceita nada, ou aceita tudo.',
    'Una restricción sin valores compatibles no acepta nada, o lo acepta todo.',
  ),
  message: say('{code} {name}: {fault}.', '{code} {name}: {fault}.', '{code} {name}: {fault}.'),
  fix: say('Allow any one of the values.', 'Permitir qualquer um dos valores.', 'Permitir cualquiera de los valores.'),
  *check({ tables }) {
    for (const row of tables.informationNeeds) {
      const fault = valuesFault(row);
      if (!fault) continue;
      yield {
        place: inTable('informationNeeds', row.id, 'values'),
        parameters: { code: row.code, name: row.name, fault: faults[fault] },
        ...(fault === 'one' && { edits: [setCell('informationNeeds', row.id, 'restriction', 'one-of')] }),
      };
    }
  },
};

const listAsValue: Rule = {
  id: 'information-need-list-in-value',
  severity: 'warning',
  types: everyType,
  rule: say(
    'Each allowed value must be an entry of its own.',
    'Cada valor permitido deve ser uma entrada separada.',
    'Cada valor permitido debe ser una entrada propia.',
  ),
  reason: say(
    'A model must then have the whole text, such as "REI 60|REI 120", word for word; no element passes.',
    'O modelo precisaria ter o texto inteiro, como "REI 60|REI 120", palavra por palavra; nenhum elemento passa.',
    'El modelo tendría que tener el texto entero, como "REI 60|REI 120", palabra por palabra; ningún elemento lo cumple.',
  ),
  message: say(
    '{code} {name}: "{value}" is one value, but looks like a list.',
    '{code} {name}: "{value}" é um só valor, mas parece uma lista.',
    '{code} {name}: "{value}" es un solo valor, pero parece una lista.',
  ),
  fix: say('Split it into {values}.', 'Separar em {values}.', 'Separarlo en {values}.'),
  *check({ tables }) {
    for (const { id, code, name, restriction, values } of tables.informationNeeds) {
      if (restriction !== 'one-of') continue;
      // Beside other values a comma or a slash is most likely a part of the text.
      const isList = (value: string) =>
        (values.length === 1 || /[;|\n]/.test(value)) && looksLikeList(value).length > 1;
      const found = values.find(isList);
      if (found === undefined) continue;
      const split = [...new Set(values.flatMap((value) => (isList(value) ? looksLikeList(value) : [value])))];
      yield {
        place: inTable('informationNeeds', id, 'values'),
        parameters: { code, name, value: found, values: split.map((value) => `"${value}"`).join(', ') },
        ...(split.length <= limits.values && { edits: [setCell('informationNeeds', id, 'values', split)] }),
      };
    }
  },
};

/** What IDS compares with values. */
const withValues: ReadonlySet<Need['kind']> = new Set(['property', 'attribute', 'classification', 'material']);
const isEmpty = ({ values }: Need) => values.every((value) => value === '');

/** A text in a place where this kind of information has none is most likely one of its values. */
const unread: Rule = {
  id: 'information-need-unread',
  severity: 'warning',
  types: everyType,
  rule: say(
    'What an information need asks for must stand where its kind of information has it.',
    'O que uma necessidade de informação pede deve estar onde o seu tipo de informação o prevê.',
    'Lo que pide una necesidad de información debe estar donde lo prevé su tipo de información.',
  ),
  reason: say(
    'Neither the IDS nor the model check reads it there: a brick wall passes where concrete was meant.',
    'Nem o IDS nem a verificação do modelo o lê ali: uma parede de tijolo passa onde se queria concreto.',
    'Ni el IDS ni la comprobación del modelo lo leen ahí: un muro de ladrillo pasa donde se quería hormigón.',
  ),
  message: say(
    '{code}: "{text}" in "{column}" is not read for this kind of information ({kind}).',
    '{code}: "{text}" em "{column}" não é lido neste tipo de informação ({kind}).',
    '{code}: "{text}" en "{column}" no se lee en este tipo de información ({kind}).',
  ),
  fix: say('Move it to the values.', 'Mover para os valores.', 'Pasarlo a los valores.'),
  *check({ tables }) {
    for (const row of tables.informationNeeds) {
      const columns = unreadColumns(row);
      const isValue =
        columns.length === 1 && isEmpty(row) && (row.kind === 'material' || row.kind === 'classification');
      for (const column of columns) {
        const text = row[column].trim();
        yield {
          place: inTable('informationNeeds', row.id, column),
          parameters: {
            code: row.code,
            text,
            column: columnLabel('informationNeeds', column),
            kind: optionLabel('needKind', row.kind),
          },
          ...(isValue && {
            edits: [
              setCell('informationNeeds', row.id, 'restriction', 'equals'),
              setCell('informationNeeds', row.id, 'values', [text]),
              setCell('informationNeeds', row.id, column, ''),
            ],
          }),
        };
      }
    }
  },
};

const unrestricted: Rule = {
  id: 'information-need-unrestricted',
  severity: 'warning',
  types: everyType,
  rule: say(
    'Values must have a restriction that says how they count.',
    'Valores devem ter uma restrição que diga como eles contam.',
    'Los valores deben tener una restricción que diga cómo cuentan.',
  ),
  reason: say(
    'Without one the IDS and the model check accept any value.',
    'Sem ela, o IDS e a verificação do modelo aceitam qualquer valor.',
    'Sin ella, el IDS y la comprobación del modelo aceptan cualquier valor.',
  ),
  message: say(
    '{code} {name}: the values {values} restrict nothing.',
    '{code} {name}: os valores {values} não restringem nada.',
    '{code} {name}: los valores {values} no restringen nada.',
  ),
  fix: say('Allow these values only.', 'Permitir apenas estes valores.', 'Permitir solo estos valores.'),
  *check({ tables }) {
    for (const row of tables.informationNeeds) {
      const { id, code, name, restriction, values, kind } = row;
      if (!withValues.has(kind) || isEmpty(row) || (restriction !== '' && restriction !== 'any')) continue;
      const written = values.filter((value) => value !== '');
      yield {
        place: inTable('informationNeeds', id, 'restriction'),
        parameters: { code, name, values: written.map((value) => `"${value}"`).join(', ') },
        edits: [
          setCell('informationNeeds', id, 'restriction', written.length > 1 ? 'one-of' : 'equals'),
          setCell('informationNeeds', id, 'values', written),
        ],
      };
    }
  },
};

const unused: Rule = {
  id: 'information-need-unused',
  severity: 'hint',
  types: bepTypes,
  rule: say(
    'Every level of information need must be asked of a deliverable.',
    'Todo nível de informação necessária deve ser pedido de um entregável.',
    'Todo nivel de información necesaria debe pedirse en un entregable.',
  ),
  reason: say(
    'What no deliverable carries is delivered by no one. A deliverable that has to meet several names their codes with commas between them.',
    'O que nenhum entregável contém não é entregue por ninguém. Um entregável que deve atender a vários cita os códigos separados por vírgula.',
    'Lo que ningún entregable contiene no lo entrega nadie. Un entregable que debe cumplir varios cita sus códigos separados por comas.',
  ),
  message: say(
    'No deliverable has the level of information need {code}.',
    'Nenhum entregável tem o nível de informação necessária {code}.',
    'Ningún entregable tiene el nivel de información necesaria {code}.',
  ),
  *check({ tables, has }) {
    if (tables.deliverables.length === 0) return;
    const known = { has: (code: string) => has('informationNeeds', code) };
    const used = new Set(tables.deliverables.flatMap(({ informationNeed }) => namedCodes(informationNeed, known)));
    for (const { id, code } of tables.informationNeeds) {
      if (code === '' || used.has(code)) continue;
      used.add(code);
      yield { place: inTable('informationNeeds', id, 'code'), parameters: { code } };
    }
  },
};

export const needRules: readonly Rule[] = [
  incomplete,
  entity,
  unknownEntity,
  restriction,
  listAsValue,
  unread,
  unrestricted,
  unused,
];
