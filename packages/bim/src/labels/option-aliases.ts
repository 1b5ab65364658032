import type { OptionList, OptionOf } from '../document/options.ts';
import { disciplineAliases } from './discipline-aliases.ts';
import { roleAliases } from './role-aliases.ts';

/** Likelihood and impact have the same levels; sheets write either gender, or the places of the usual scale of five. */
const levels = {
  low: 'L | B | Baixo | Baixa | Bajo | Baja | 1 | 2',
  medium: 'M | 3 | Med | Moderate | Médio | Média | Moderado | Moderada',
  high: 'H | A | Alto | Alta | 4 | 5',
};

/** What sheets write for an option besides its id and its labels, in any language, between vertical bars. */
export const optionAliases: { readonly [L in OptionList]?: { readonly [O in OptionOf<L>]?: string } } = {
  discipline: disciplineAliases,
  role: roleAliases,
  likelihood: levels,
  impact: levels,
  // A scale of three has the same places in every sheet.
  severity: {
    critical: 'Crítico | High | Alta | Alto',
    major: 'Maior | Mayor | Medium | Média | Médio | Moderate | Moderada',
    minor: 'Menor | Low | Baixa | Baixo | Baja | Bajo',
  },
  riskState: {
    open: 'Aberta | Abierta | Em aberto | Active | Ativo | Ativa | Activo | Activa',
    mitigated: 'Mitigada | Controlled | Controlado | Controlada',
    closed: 'Encerrada | Fechado | Fechada | Cerrada',
  },
  priority: {
    must: 'Must have | Required | Obrigatório | Obligatorio | High | Alta | Alto',
    should: 'Should have | Medium | Média | Médio',
    could: 'Could have | Nice to have | Optional | Opcional | Low | Baixa | Baixo | Baja | Bajo',
  },
  response: {
    full: 'Yes | Fully met | Compliant | Complies | Sim | Atende | Atendida | Conforme | Sí | Cumple | Cumplida',
    partly: `Partial | Partially | Partially met | Parcial | Parcialmente | Atende parcialmente | Em parte
      | Cumple parcialmente | En parte`,
    none: `No | Not compliant | Non-compliant | Não | Não atende | Não conforme | No cumple | No conforme
      | Não atendida | No cumplida`,
    review: 'Review | Revisar',
  },
  needPresence: {
    required:
      'Mandatory | Must | Yes | Obrigatório | Obligatorio | Exigida | Exigido | Requerida | Requerido | Sim | Sí',
    optional: 'May | Could | Facultativa | Facultativo | Desejável | Deseable',
    prohibited: 'Forbidden | Not allowed | Proibido | Prohibido',
  },
  needKind: {
    property: 'Properties | Pset | Propriedades | Propiedades',
    attribute: 'Attributes | Atributos',
    classification: 'Classifications | Classificações | Clasificaciones',
    material: 'Materials | Materiais | Materiales',
    documentation: 'Document | Documents | Documento | Documentos',
    geometry: 'Geometrical | Geométrica',
  },
  restriction: {
    any: 'Any | Qualquer | Cualquiera',
    equals: 'Equals | Equal | Igual | =',
    'one-of': 'List | Enumeration | Lista | Enumeração | Enumeración',
    pattern: 'Regex | Regular expression | Expressão regular | Expresión regular',
    range: 'Bounds | Between | Faixa | Entre | Rango',
    length: 'Tamanho',
  },
  containerState: {
    wip: 'In progress | Draft | Em andamento | Em elaboração | Minuta | Rascunho | En curso | En elaboración | Borrador',
    shared: 'Compartilhada | Compartida',
    published: 'Publicada | Issued | Emitido | Emitida',
    archived: 'Archive | Arquivada | Archivada | Arquivo | Archivo',
  },
  namingPart: {
    project: 'Project code | Código do projeto | Código del proyecto',
    originator: 'Company | Empresa | Originador | Emisor',
    functional: 'Volume | System | Volume/System | Volumen | Sistema | Zone | Zona',
    spatial: 'Level | Location | Level/Location | Nível | Pavimento | Planta',
    form: 'Type | Document type | Information type | Tipo',
    discipline: 'Role | Função | Rol | Especialidade | Especialidad',
    number: 'Sequence | Sequential number | Sequencial | Secuencial | Numeração | Numeración',
  },
  namingRule: {
    codes: 'Codes | List | Códigos | Lista',
    letters: 'Alphabetic | Alfabético',
    digits: 'Numbers | Numeric | Números | Numérico',
    'letters-digits': 'Alphanumeric | Alfanumérico',
  },
  raci: { R: 'Responsável | Responsable', A: 'Approver | Aprovador | Aprobador', C: 'Consultada', I: 'Informada' },
  deliverableStatus: {
    planned: `Not started | To do | Pending | Planejada | Não iniciado | A fazer | Pendente | Planificada | No iniciado
      | Por hacer | Pendiente`,
    'in-progress': `WIP | Ongoing | Started | Work in progress | Em progresso | Em elaboração | En progreso | En proceso
      | En elaboración`,
    shared: 'Compartilhada | Compartida',
    accepted: 'Approved | Aceita | Aprovado | Aprovada | Aceptada | Aprobado | Aprobada',
    rejected: 'Rejeitada | Reprovado | Reprovada | Rechazada',
  },
  exchangeFormat: { xlsx: 'Excel', rvt: 'Revit', nwd: 'Navisworks', dwg: 'AutoCAD' },
  purpose: {
    coordination: 'Clash detection | 3D coordination | Compatibilização',
    quantities: 'QTO | Quantity take-off | Levantamento de quantitativos',
    cost: 'Cost estimation | Estimating | 5D',
    programme: 'Schedule | Scheduling | 4D',
    permit: 'Permits | Building permit | Licença | Licencia',
    handover: 'Entrega',
    other: 'Outro | Otro | Others | Outros | Otros',
    operation: 'Operations | Operação e manutenção | Operation and maintenance | Operación y mantenimiento | O&M',
  },
  bimUse: {
    'existing-conditions': 'Existing conditions',
    coordination: 'Coordination | Clash detection | Compatibilização | Coordenação | Coordinación',
    quantities: 'QTO | Quantities | Quantitativos | Mediciones',
    'cost-estimation': '5D | Cost estimate | Cost estimation | Estimating | Orçamento | Orçamentação | Presupuesto',
    'phase-planning': '4D | 4D planning | Phase planning',
    'record-modelling': 'As built | As-built model | Record model | Record modelling',
    'asset-management': 'Facility management | Facilities management',
    other: 'Outros | Otros | Others',
  },
};
