import { options } from '../../document/options.ts';
import { optionLabel } from '../../labels/option-labels.ts';
import { say } from '../../labels/translated.ts';
import { folded } from '../facts.ts';
import { bepAndEir, bepTypes, inTable, type Rule } from '../rule.ts';

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
    'IFC must be exchanged in a published schema.',
    'O IFC deve ser trocado em um esquema publicado.',
    'El IFC debe intercambiarse en un esquema publicado.',
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
    'Models should be exchanged in an open format, too.',
    'Os modelos também devem ser trocados em formato aberto.',
    'Los modelos deben intercambiarse también en un formato abierto.',
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

const known: ReadonlySet<string> = new Set(options.exchangeFormat.filter((format) => format !== 'other'));
const unlistedFormat: Rule = {
  id: 'deliverable-format-unlisted',
  severity: 'warning',
  types: bepTypes,
  rule: say(
    'Deliverables must come in formats that the project exchanges.',
    'Os entregáveis devem usar formatos de troca do projeto.',
    'Los entregables deben usar formatos de intercambio del proyecto.',
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

export const formatRules: readonly Rule[] = [ifcVersion, noOpenFormat, unlistedFormat];
