import type { Row } from '../../document/document.schema.ts';
import { options } from '../../document/options.ts';
import { optionLabel } from '../../labels/option-labels.ts';
import { say } from '../../labels/translated.ts';
import { folded } from '../facts.ts';
import { bepAndEir, bepTypes, inField, inTable, type Rule, setCell, setField } from '../rule.ts';

type Tool = Row<'softwareTools'>;

/** Versions compare by their numbers: 2024.2 is before 2025. */
const byVersion = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });

function byName(tools: readonly Tool[]): Map<string, Tool[]> {
  const groups = new Map<string, Tool[]>();
  for (const tool of tools) {
    const name = folded(tool.name);
    if (name !== '' && tool.version !== '') groups.set(name, [...(groups.get(name) ?? []), tool]);
  }
  return groups;
}

const twoVersions: Rule = {
  id: 'software-two-versions',
  severity: 'error',
  types: bepAndEir,
  rule: say(
    'The project uses one version of each software.',
    'O projeto usa uma única versão de cada software.',
    'El proyecto usa una única versión de cada software.',
  ),
  reason: say(
    'Models saved in a newer version cannot be opened by teams with the older one.',
    'Modelos salvos em versão mais nova não abrem para quem tem a versão anterior.',
    'Los modelos guardados en una versión más nueva no se abren con la anterior.',
  ),
  message: say(
    '{name} is listed in several versions: {versions}.',
    '{name} aparece em várias versões: {versions}.',
    '{name} figura en varias versiones: {versions}.',
  ),
  fix: say('Use {newest} everywhere.', 'Usar {newest} em todo o projeto.', 'Usar {newest} en todo el proyecto.'),
  *check({ tables }) {
    for (const tools of byName(tables.softwareTools).values()) {
      const versions = [...new Set(tools.map(({ version }) => version.trim()))].sort(byVersion);
      const newest = versions.at(-1);
      const older = tools.find(({ version }) => version.trim() !== newest);
      if (!older || !newest) continue;
      const native = tables.exchangeFormats.filter(
        ({ format, software }) => isNative(format, older.name) && tools.some(({ name }) => name === software),
      );
      yield {
        place: inTable('softwareTools', older.id, 'version'),
        parameters: { name: older.name, versions: versions.join(', '), newest },
        edits: [
          ...tools.map(({ id }) => setCell('softwareTools', id, 'version', newest)),
          ...native.map(({ id }) => setCell('exchangeFormats', id, 'version', newest)),
        ],
      };
    }
  },
};

/** Formats whose version is that of the program that writes them. */
const nativeOf: Readonly<Record<string, RegExp>> = { rvt: /\brevit\b/i, nwd: /\bnavisworks\b/i };
const isNative = (format: string, name: string) => Object.hasOwn(nativeOf, format) && nativeOf[format]?.test(name);

const nativeVersion: Rule = {
  id: 'native-format-version',
  severity: 'error',
  types: bepAndEir,
  rule: say(
    'A native format has the version of its software.',
    'Um formato nativo tem a versão do seu software.',
    'Un formato nativo tiene la versión de su software.',
  ),
  reason: say(
    'Revit cannot save to an earlier version: files of another version than the one agreed cannot be exchanged.',
    'O Revit não salva em versão anterior: arquivos de versão diferente da acordada não podem ser trocados.',
    'Revit no guarda en una versión anterior: no se pueden intercambiar archivos de otra versión que la acordada.',
  ),
  message: say(
    '{format} {version} does not match {name} {tool}.',
    '{format} {version} não corresponde a {name} {tool}.',
    '{format} {version} no corresponde a {name} {tool}.',
  ),
  fix: say(
    'Set the format’s version to {tool}.',
    'Definir a versão do formato como {tool}.',
    'Poner la versión {tool} en el formato.',
  ),
  *check({ tables }) {
    for (const { id, format, version } of tables.exchangeFormats) {
      const tool = tables.softwareTools.find(({ name }) => isNative(format, name));
      if (!tool || version === '' || tool.version === '' || version.includes(tool.version)) continue;
      yield {
        place: inTable('exchangeFormats', id, 'version'),
        parameters: { format: optionLabel('exchangeFormat', format), version, name: tool.name, tool: tool.version },
        edits: [setCell('exchangeFormats', id, 'version', tool.version)],
      };
    }
  },
};

/** The IFC schema that a text means: releases that IDS 1.0 knows. */
export function ifcSchemaOf(version: string): 'IFC2X3' | 'IFC4' | 'IFC4X3' | undefined {
  const bare = folded(version).replaceAll(/[\s._-]/g, '');
  if (/^(IFC)?2X3/.test(bare)) return 'IFC2X3';
  if (/^(IFC)?4X?3/.test(bare)) return 'IFC4X3';
  return /^(IFC)?4($|ADD|TC|0)/.test(bare) ? 'IFC4' : undefined;
}

const ifcVersion: Rule = {
  id: 'ifc-version-unknown',
  severity: 'warning',
  types: bepAndEir,
  rule: say(
    'IFC is exchanged in a published schema.',
    'O IFC é trocado em um esquema publicado.',
    'El IFC se intercambia en un esquema publicado.',
  ),
  reason: say(
    'IDS 1.0 and most tools know IFC2X3, IFC4 and IFC4X3.',
    'O IDS 1.0 e a maioria das ferramentas conhecem IFC2X3, IFC4 e IFC4X3.',
    'IDS 1.0 y la mayoría de las herramientas conocen IFC2X3, IFC4 e IFC4X3.',
  ),
  message: say(
    '"{version}" is not IFC2X3, IFC4 or IFC4X3.',
    '"{version}" não é IFC2X3, IFC4 nem IFC4X3.',
    '"{version}" no es IFC2X3, IFC4 ni IFC4X3.',
  ),
  *check({ tables }) {
    for (const { id, format, version } of tables.exchangeFormats) {
      if (format !== 'ifc' || version === '' || ifcSchemaOf(version)) continue;
      yield { place: inTable('exchangeFormats', id, 'version'), parameters: { version } };
    }
  },
};

const archive = say('Exchange and archive of models', 'Troca e arquivo de modelos', 'Intercambio y archivo de modelos');
const noOpenFormat: Rule = {
  id: 'open-format-missing',
  severity: 'warning',
  types: bepAndEir,
  rule: say(
    'Models are exchanged in an open format, too.',
    'Os modelos também são trocados em formato aberto.',
    'Los modelos se intercambian también en un formato abierto.',
  ),
  reason: say(
    'ISO 19650-1 recommends open formats; native files cannot be checked against an IDS nor read in twenty years.',
    'A ISO 19650-1 recomenda formatos abertos; arquivos nativos não podem ser verificados com um IDS nem lidos daqui a vinte anos.',
    'La ISO 19650-1 recomienda formatos abiertos; los archivos nativos no se pueden comprobar con un IDS ni leer dentro de veinte años.',
  ),
  message: say(
    'IFC is not among the exchange formats.',
    'O IFC não está entre os formatos de troca.',
    'IFC no está entre los formatos de intercambio.',
  ),
  fix: say('Add IFC4.', 'Incluir IFC4.', 'Añadir IFC4.'),
  *check({ document, tables }) {
    if (tables.exchangeFormats.some(({ format }) => format === 'ifc')) return;
    const row = { id: 'format-ifc', format: 'ifc', version: 'IFC4', use: archive[document.language], software: '' };
    const free = !tables.exchangeFormats.some(({ id }) => id === row.id);
    yield {
      place: inTable('exchangeFormats'),
      ...(free && { edits: [{ op: 'insert-row', table: 'exchangeFormats', row }] }),
    };
  },
};

const unlistedTool: Rule = {
  id: 'software-not-in-list',
  severity: 'warning',
  types: bepAndEir,
  rule: say(
    'The list of software and the table of versions name the same software.',
    'A lista de softwares e a tabela de versões citam os mesmos softwares.',
    'La lista de software y la tabla de versiones nombran el mismo software.',
  ),
  reason: say(
    'Two lists that differ leave open which one is agreed.',
    'Duas listas diferentes deixam em aberto qual foi acordada.',
    'Dos listas distintas no dejan claro cuál se acordó.',
  ),
  message: say(
    '{name} has a version but is not in the list of software.',
    '{name} tem versão, mas não está na lista de softwares.',
    '{name} tiene versión, pero no está en la lista de software.',
  ),
  fix: say('Add it to the list.', 'Incluir na lista.', 'Añadirlo a la lista.'),
  *check({ tables, fields }) {
    const listed = new Set(fields.software.map(folded));
    let software = fields.software;
    for (const { id, name } of tables.softwareTools) {
      if (name === '' || listed.has(folded(name))) continue;
      listed.add(folded(name));
      software = [...software, name];
      yield {
        place: inTable('softwareTools', id, 'name'),
        parameters: { name },
        edits: [setField('software', software)],
      };
    }
  },
};

const withoutVersion: Rule = {
  ...unlistedTool,
  id: 'software-without-version',
  fix: undefined,
  message: say(
    '{name} is in the list of software but has no version.',
    '{name} está na lista de softwares, mas não tem versão.',
    '{name} está en la lista de software, pero no tiene versión.',
  ),
  *check({ tables, fields }) {
    const known = new Set(tables.softwareTools.map(({ name }) => folded(name)));
    for (const name of fields.software) {
      if (name !== '' && !known.has(folded(name))) yield { place: inField('software'), parameters: { name } };
    }
  },
};

const known: ReadonlySet<string> = new Set(options.exchangeFormat.filter((format) => format !== 'other'));
const unlistedFormat: Rule = {
  id: 'deliverable-format-unlisted',
  severity: 'warning',
  types: bepTypes,
  rule: say(
    'Deliverables come in formats that the project exchanges.',
    'Os entregáveis usam formatos de troca do projeto.',
    'Los entregables usan formatos de intercambio del proyecto.',
  ),
  reason: say(
    'For a format that is not listed no version is agreed.',
    'Para um formato não listado não há versão acordada.',
    'Para un formato que no figura no hay versión acordada.',
  ),
  message: say(
    '{name}: {format} is not among the exchange formats.',
    '{name}: {format} não está entre os formatos de troca.',
    '{name}: {format} no está entre los formatos de intercambio.',
  ),
  *check({ tables }) {
    if (tables.exchangeFormats.length === 0) return;
    const listed: ReadonlySet<string> = new Set(tables.exchangeFormats.map(({ format }) => format));
    for (const { id, format, containerName, title } of tables.deliverables) {
      const missing = format
        .toLowerCase()
        .match(/[a-z0-9]+/g)
        ?.find((word) => known.has(word) && !listed.has(word));
      if (!missing) continue;
      yield {
        place: inTable('deliverables', id, 'format'),
        parameters: { name: containerName || title, format: optionLabel('exchangeFormat', missing) },
      };
    }
  },
};

export const softwareRules: readonly Rule[] = [twoVersions, nativeVersion, unlistedTool, withoutVersion];
export const formatRules: readonly Rule[] = [ifcVersion, noOpenFormat, unlistedFormat];
