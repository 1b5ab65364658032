import type { Translated } from '@arcada/contracts';
import { columnsOf, type TableName, tables } from '../document/tables.ts';
import { say } from './translated.ts';

export const tableLabels: Record<TableName, Translated> = {
  parties: say('Parties and roles', 'Partes e funções', 'Partes y funciones'),
  responsibilities: say('Responsibility matrix', 'Matriz de responsabilidades', 'Matriz de responsabilidades'),
  deliverables: say('Information delivery plan', 'Plano de entrega de informações', 'Plan de entrega de información'),
  milestones: say('Milestones', 'Marcos', 'Hitos'),
  naming: say('Naming fields', 'Campos de nomenclatura', 'Campos de nomenclatura'),
  softwareTools: say('Software', 'Softwares', 'Software'),
  exchangeFormats: say('Exchange formats', 'Formatos de troca', 'Formatos de intercambio'),
  risks: say('Risks', 'Riscos', 'Riesgos'),
  clashPairs: say('Clash pairs', 'Pares de interferência', 'Pares de interferencias'),
  statusCodes: say('Status codes', 'Códigos de status', 'Códigos de estado'),
  bimUses: say('BIM uses', 'Usos BIM', 'Usos BIM'),
  requirements: say('Requirements', 'Requisitos', 'Requisitos'),
  answers: say('Response to the EIR', 'Resposta ao EIR', 'Respuesta al EIR'),
  informationNeeds: say(
    'Level of information need',
    'Nível de informação necessária',
    'Nivel de información necesaria',
  ),
  revisionLog: say('Revision log', 'Histórico de revisões', 'Registro de revisiones'),
};

/** Columns that mean the same in several tables. */
const common = {
  acceptance: say('Acceptance criteria', 'Critérios de aceitação', 'Criterios de aceptación'),
  actor: say('Needed by', 'Solicitante', 'Solicitante'),
  answer: say('Answer in words', 'Resposta por escrito', 'Respuesta por escrito'),
  approvedBy: say('Approved by', 'Aprovado por', 'Aprobado por'),
  assignments: say('Responsibilities', 'Responsabilidades', 'Responsabilidades'),
  author: say('Author', 'Autor', 'Autor'),
  change: say('Change', 'Alteração', 'Cambio'),
  checkedBy: say('Checked by', 'Verificado por', 'Revisado por'),
  code: say('Code', 'Código', 'Código'),
  codes: say('Code list', 'Lista de códigos', 'Lista de códigos'),
  contact: say('Contact', 'Responsável', 'Responsable'),
  containerName: say('Container name', 'Nome do contêiner', 'Nombre del contenedor'),
  dataType: say('Data type', 'Tipo de dado', 'Tipo de dato'),
  date: say('Date', 'Data', 'Fecha'),
  days: say('Days to close', 'Dias para solução', 'Días para resolver'),
  decision: say('Decision supported', 'Decisão apoiada', 'Decisión que apoya'),
  description: say('Description', 'Descrição', 'Descripción'),
  discipline: say('Discipline', 'Disciplina', 'Disciplina'),
  disciplineA: say('Discipline A', 'Disciplina A', 'Disciplina A'),
  disciplineB: say('Discipline B', 'Disciplina B', 'Disciplina B'),
  dueDate: say('Due date', 'Data de entrega', 'Fecha de entrega'),
  email: say('Email', 'E-mail', 'Correo'),
  entity: say('IFC entity', 'Entidade IFC', 'Entidad IFC'),
  field: say('Field', 'Campo', 'Campo'),
  format: say('Format', 'Formato', 'Formato'),
  impact: say('Impact', 'Impacto', 'Impacto'),
  informationNeed: say('Level of information need', 'Nível de informação necessária', 'Nivel de información necesaria'),
  kind: say('Kind of information', 'Tipo de informação', 'Tipo de información'),
  levelOfDevelopment: say('LOD', 'LOD', 'LOD'),
  likelihood: say('Likelihood', 'Probabilidade', 'Probabilidad'),
  maxLength: say('Maximum length', 'Tamanho máximo', 'Longitud máxima'),
  meaning: say('Meaning', 'Significado', 'Significado'),
  milestone: say('Milestone', 'Marco', 'Hito'),
  minLength: say('Minimum length', 'Tamanho mínimo', 'Longitud mínima'),
  mitigation: say('Mitigation', 'Mitigação', 'Mitigación'),
  name: say('Name', 'Nome', 'Nombre'),
  note: say('Note', 'Observação', 'Observación'),
  ownPurpose: say('Own purpose', 'Finalidade própria', 'Finalidad propia'),
  ownRole: say('Own role', 'Função própria', 'Función propia'),
  ownUse: say('Own use', 'Uso próprio', 'Uso propio'),
  owner: say('Owner', 'Responsável', 'Responsable'),
  part: say('Part of the name', 'Parte do nome', 'Parte del nombre'),
  party: say('Party', 'Parte', 'Parte'),
  place: say('Where in the plan', 'Onde no plano', 'Dónde en el plan'),
  predefinedType: say('Predefined type', 'Tipo predefinido', 'Tipo predefinido'),
  presence: say('Presence', 'Presença', 'Presencia'),
  priority: say('Priority', 'Prioridade', 'Prioridad'),
  progress: say('Progress', 'Andamento', 'Avance'),
  purpose: say('Purpose', 'Finalidade', 'Finalidad'),
  requirement: say('Requirement', 'Requisito', 'Requisito'),
  response: say('Compliance', 'Conformidade', 'Cumplimiento'),
  restriction: say('Restriction', 'Restrição', 'Restricción'),
  reviewDate: say('Review date', 'Data de revisão', 'Fecha de revisión'),
  reviewDays: say('Days for review', 'Dias para análise', 'Días para revisión'),
  revision: say('Revision', 'Revisão', 'Revisión'),
  role: say('Role', 'Função', 'Función'),
  rule: say('Allowed characters', 'Caracteres permitidos', 'Caracteres permitidos'),
  set: say('Property set', 'Conjunto de propriedades', 'Conjunto de propiedades'),
  severity: say('Severity', 'Severidade', 'Severidad'),
  software: say('Software', 'Software', 'Software'),
  state: say('State', 'Situação', 'Situación'),
  status: say('Status', 'Status', 'Estado'),
  statusCode: say('Status code', 'Código de status', 'Código de estado'),
  task: say('Task', 'Tarefa', 'Tarea'),
  taskTeam: say('Task team', 'Equipe de tarefa', 'Equipo de tarea'),
  text: say('Requirement in full', 'Texto do requisito', 'Texto del requisito'),
  title: say('Title', 'Título', 'Título'),
  tolerance: say('Tolerance (mm)', 'Tolerância (mm)', 'Tolerancia (mm)'),
  unit: say('Unit', 'Unidade', 'Unidad'),
  use: say('Use', 'Uso', 'Uso'),
  values: say('Values', 'Valores', 'Valores'),
  version: say('Version', 'Versão', 'Versión'),
} as const satisfies Record<string, Translated>;

type ColumnName = { [N in TableName]: keyof (typeof tables)[N]['columns'] }[TableName];
const columnLabels: Record<ColumnName, Translated> = common;

/** The heading of a column. */
export const columnLabel = <N extends TableName>(
  table: N,
  column: keyof (typeof tables)[N]['columns'] & string,
): Translated =>
  table === 'informationNeeds' && column === 'name'
    ? say('Property or attribute', 'Propriedade ou atributo', 'Propiedad o atributo')
    : column === 'owner' && columnsOf(table).owner?.refers === 'parties'
      ? say('Owner (party)', 'Responsável (parte)', 'Responsable (parte)')
      : columnLabels[column as unknown as ColumnName];

/** Headings that columns had in any language: sheets that were exported then still have them. */
export const formerHeadings: { readonly [N in TableName]?: Readonly<Record<string, readonly string[]>> } = {
  answers: {
    response: ['Response', 'Atendimento'],
    answer: ['Answer', 'Resposta', 'Respuesta'],
    owner: ['Owner', 'Responsável', 'Responsable'],
  },
  bimUses: { owner: ['Owner', 'Responsável', 'Responsable'] },
};

/** The headings of all columns of a table, in their order. */
export const columnHeadings = (table: TableName): Readonly<Record<string, Translated>> =>
  Object.fromEntries(Object.keys(tables[table].columns).map((column) => [column, columnLabel(table, column as never)]));
