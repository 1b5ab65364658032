import type { Language, Translated } from '@arcada/contracts';
import type { BimDocument, Row } from '../document/document.schema.ts';
import type { OptionOf } from '../document/options.ts';
import type { TableName } from '../document/tables.ts';
import type { AnyRow, Edit } from '../edits/edit.ts';
import { newRow } from '../edits/new-row.ts';
import { fold } from '../labels/fold.ts';
import { optionLabel } from '../labels/option-labels.ts';
import { say } from '../labels/translated.ts';

/**
 * Codes to begin with, as national annexes of ISO 19650-2 and project practice have them: an example, which a project
 * edits to what it has agreed.
 */
export const exampleTables = ['statusCodes', 'naming'] as const satisfies readonly TableName[];
export type ExampleTable = (typeof exampleTables)[number];

export type Codes = readonly (readonly [code: string, meaning: Translated])[];

const accepted = (stage: number) =>
  say(
    `Authorised and accepted for stage ${stage}`,
    `Autorizado e aceito para a etapa ${stage}`,
    `Autorizado y aceptado para la fase ${stage}`,
  );
export const exampleStatuses: Readonly<Record<OptionOf<'containerState'>, Codes>> = {
  wip: [['S0', say('Work in progress', 'Trabalho em andamento', 'Trabajo en curso')]],
  shared: [
    ['S1', say('Suitable for coordination', 'Adequado para coordenação', 'Apto para coordinación')],
    ['S2', say('Suitable for information', 'Adequado para informação', 'Apto para información')],
    [
      'S3',
      say('Suitable for review and comment', 'Adequado para análise e comentários', 'Apto para revisión y comentarios'),
    ],
    ['S4', say('Suitable for review and authorisation', 'Adequado para autorização', 'Apto para autorización')],
    ['S5', say('Suitable for review and acceptance', 'Adequado para aceitação', 'Apto para aceptación')],
  ],
  published: [
    ['A1', accepted(1)],
    ['A2', accepted(2)],
    ['A3', accepted(3)],
    ['A4', accepted(4)],
    ['A5', accepted(5)],
    [
      'B1',
      say('Accepted in part, with comments', 'Aceito em parte, com comentários', 'Aceptado en parte, con comentarios'),
    ],
  ],
  archived: [],
};

export type Part = Exclude<OptionOf<'namingPart'>, 'other'>;
type Field = Pick<Row<'naming'>, 'rule' | 'minLength' | 'maxLength'> & { codes: Codes };
const codeList = (codes: Codes): Field => ({ rule: 'codes', minLength: null, maxLength: null, codes });

/** In the order of a name. */
export const exampleParts: Readonly<Record<Part, Field>> = {
  project: { rule: 'letters-digits', minLength: 2, maxLength: 6, codes: [] },
  originator: { rule: 'letters-digits', minLength: 2, maxLength: 6, codes: [] },
  functional: codeList([
    ['01', say('Building or zone 1', 'Edifício ou zona 1', 'Edificio o zona 1')],
    ['02', say('Building or zone 2', 'Edifício ou zona 2', 'Edificio o zona 2')],
    ['EX', say('External works', 'Áreas externas', 'Urbanización')],
    ['XX', say('Not applicable', 'Não se aplica', 'No aplica')],
    ['ZZ', say('Several or all', 'Vários ou todos', 'Varios o todos')],
  ]),
  spatial: codeList([
    ['B1', say('Basement 1', 'Subsolo 1', 'Sótano 1')],
    ['00', say('Ground floor', 'Térreo', 'Planta baja')],
    ['01', say('First floor', 'Primeiro pavimento', 'Planta primera')],
    ['02', say('Second floor', 'Segundo pavimento', 'Planta segunda')],
    ['M1', say('Mezzanine above level 1', 'Mezanino acima do pavimento 1', 'Entreplanta sobre la planta 1')],
    ['RF', say('Roof', 'Cobertura', 'Cubierta')],
    ['XX', say('No level applies', 'Sem pavimento', 'Sin planta')],
    ['ZZ', say('Several or all levels', 'Vários ou todos os pavimentos', 'Varias o todas las plantas')],
  ]),
  form: codeList([
    ['M3', say('3D model', 'Modelo 3D', 'Modelo 3D')],
    ['M2', say('2D model', 'Modelo 2D', 'Modelo 2D')],
    ['CM', say('Combined (federated) model', 'Modelo combinado (federado)', 'Modelo combinado (federado)')],
    ['CR', say('Clash report', 'Relatório de interferências', 'Informe de interferencias')],
    ['DR', say('Drawing', 'Desenho', 'Plano')],
    ['SH', say('Schedule', 'Tabela', 'Tabla')],
    ['SP', say('Specification', 'Memorial descritivo', 'Pliego de condiciones')],
    ['RP', say('Report', 'Relatório', 'Informe')],
    ['CA', say('Calculations', 'Memória de cálculo', 'Cálculos')],
    ['BQ', say('Bill of quantities', 'Planilha de quantitativos', 'Mediciones y presupuesto')],
    ['CP', say('Cost plan', 'Plano de custos', 'Plan de costes')],
    ['PR', say('Programme', 'Cronograma', 'Planificación')],
    ['MI', say('Minutes', 'Ata de reunião', 'Acta de reunión')],
    ['CO', say('Correspondence', 'Correspondência', 'Correspondencia')],
  ]),
  discipline: codeList([
    ['A', say('Architecture', 'Arquitetura', 'Arquitectura')],
    ['C', say('Civil works', 'Infraestrutura civil', 'Obra civil')],
    ['E', say('Electrical', 'Elétrica', 'Electricidad')],
    ['G', say('Survey', 'Topografia', 'Topografía')],
    ['I', say('Interior design', 'Interiores', 'Interiorismo')],
    ['K', say('Client', 'Cliente', 'Cliente')],
    ['L', say('Landscape', 'Paisagismo', 'Paisajismo')],
    ['M', say('Mechanical', 'Mecânica', 'Mecánica')],
    ['P', say('Plumbing', 'Hidrossanitário', 'Fontanería')],
    ['Q', say('Cost', 'Custos', 'Costes')],
    ['S', say('Structure', 'Estrutura', 'Estructura')],
    ['W', say('Contractor', 'Construtora', 'Contratista')],
    ['Y', say('Specialist designer', 'Projetista especialista', 'Proyectista especialista')],
    ['Z', say('General', 'Geral', 'General')],
  ]),
  number: { rule: 'digits', minLength: 4, maxLength: 4, codes: [] },
};

const insert = <N extends ExampleTable>(table: N, values: Partial<Omit<Row<N>, 'id'>>): Edit => ({
  op: 'insert-row',
  table,
  row: newRow(table, values) as AnyRow,
});

function statusEdits({ tables, language }: BimDocument): Edit[] {
  const known = new Set(tables.statusCodes.map(({ code }) => fold(code)));
  return (Object.keys(exampleStatuses) as OptionOf<'containerState'>[]).flatMap((state) =>
    exampleStatuses[state]
      .filter(([code]) => !known.has(fold(code)))
      .map(([code, meaning]) => insert('statusCodes', { code, meaning: meaning[language], state })),
  );
}

/** The codes of originators are those of the parties, once the project has some. */
function fieldOf({ tables }: BimDocument, part: Part, language: Language) {
  const { codes, ...field } = exampleParts[part];
  const parties = tables.parties
    .filter(({ code }) => /^[\p{L}\d]{1,40}$/u.test(code))
    .map(({ code, name }) => ({ code, meaning: name }));
  if (part === 'originator' && parties.length > 0) return { ...field, ...codeList([]), codes: parties };
  return { ...field, codes: codes.map(([code, meaning]) => ({ code, meaning: meaning[language] })) };
}

function namingEdits(document: BimDocument): Edit[] {
  const { tables, language } = document;
  return (Object.keys(exampleParts) as Part[]).flatMap((part): Edit[] => {
    const field = fieldOf(document, part, language);
    const rows = tables.naming.filter((row) => row.part === part);
    if (rows.length === 0) {
      return [insert('naming', { field: optionLabel('namingPart', part)[language], part, ...field })];
    }
    return rows
      .filter(({ rule, codes }) => rule === 'codes' && codes.length === 0 && field.codes.length > 0)
      .map(({ id }) => ({ op: 'cell', table: 'naming', row: id, column: 'codes', value: field.codes }));
  });
}

/** The edits that add example codes, in the document's language; codes and fields that it has stay as they are. */
export const exampleCodeEdits = (document: BimDocument, table: ExampleTable): Edit[] =>
  table === 'statusCodes' ? statusEdits(document) : namingEdits(document);
