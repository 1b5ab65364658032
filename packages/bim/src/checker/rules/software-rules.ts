import type { Row } from '../../document/document.schema.ts';
import { optionLabel } from '../../labels/option-labels.ts';
import { softwareKey } from '../../labels/software-names.ts';
import { say } from '../../labels/translated.ts';
import { bepAndEir, inField, inTable, type Rule, setCell, setField } from '../rule.ts';

type Tool = Row<'softwareTools'>;

/** Versions compare by their numbers: 2024.2 is before 2025. */
const byVersion = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });

function byName(tools: readonly Tool[]): Map<string, Tool[]> {
  const groups = new Map<string, Tool[]>();
  for (const tool of tools) {
    const name = softwareKey(tool.name);
    if (name !== '' && tool.version !== '') groups.set(name, [...(groups.get(name) ?? []), tool]);
  }
  return groups;
}

const twoVersions: Rule = {
  id: 'software-two-versions',
  severity: 'error',
  types: bepAndEir,
  rule: say(
    'The project must use only one version of each software.',
    'O projeto deve usar uma única versão de cada software.',
    'El proyecto debe usar una única versión de cada software.',
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
          ...native.map(({ id }) => setCell('exchangeFormats', id, 'version', releaseOf(newest))),
        ],
      };
    }
  },
};

/** The release of a version: point releases, such as 2025.4, write the files of theirs. */
const releaseOf = (version: string) => /\d+/.exec(version)?.[0] ?? version.trim();

/** Formats whose version is the release of the program that writes them. */
const nativeOf: Readonly<Record<string, RegExp>> = { rvt: /\brevit\b(?!\s+server)/i, nwd: /\bnavisworks\b/i };
const isNative = (format: string, name: string) => Object.hasOwn(nativeOf, format) && nativeOf[format]?.test(name);

const nativeVersion: Rule = {
  id: 'native-format-version',
  severity: 'error',
  types: bepAndEir,
  rule: say(
    'A native format must have the release of its software.',
    'Um formato nativo deve ter a versão anual do seu software.',
    'Un formato nativo debe tener la versión anual de su software.',
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
    'Set the format’s version to {release}.',
    'Definir a versão do formato como {release}.',
    'Poner la versión {release} en el formato.',
  ),
  *check({ tables }) {
    for (const { id, format, version, software } of tables.exchangeFormats) {
      const native = tables.softwareTools.filter(({ name }) => isNative(format, name));
      const tool = native.find(({ name }) => name === software) ?? native[0];
      if (!tool || version === '' || tool.version === '') continue;
      const release = releaseOf(tool.version);
      if (version.includes(release)) continue;
      yield {
        place: inTable('exchangeFormats', id, 'version'),
        parameters: {
          ...{ format: optionLabel('exchangeFormat', format), version },
          ...{ name: tool.name, tool: tool.version, release },
        },
        edits: [setCell('exchangeFormats', id, 'version', release)],
      };
    }
  },
};

const unlistedTool: Rule = {
  id: 'software-not-in-list',
  severity: 'warning',
  types: bepAndEir,
  rule: say(
    'The list of software and the table of versions must name the same software.',
    'A lista de softwares e a tabela de versões devem citar os mesmos softwares.',
    'La lista de software y la tabla de versiones deben nombrar el mismo software.',
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
    const listed = new Set(fields.software.map(softwareKey));
    let software = fields.software;
    for (const { id, name } of tables.softwareTools) {
      if (name === '' || listed.has(softwareKey(name))) continue;
      listed.add(softwareKey(name));
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
    const known = new Set(tables.softwareTools.map(({ name }) => softwareKey(name)));
    for (const name of fields.software) {
      if (name !== '' && !known.has(softwareKey(name))) yield { place: inField('software'), parameters: { name } };
    }
  },
};

export const softwareRules: readonly Rule[] = [twoVersions, nativeVersion, unlistedTool, withoutVersion];
