import type { OptionList, OptionOf } from '../document/options.ts';
import { disciplineAliases } from './discipline-aliases.ts';
import { roleAliases } from './role-aliases.ts';

/** Likelihood and impact have the same levels; sheets write either gender. */
const levels = {
  low: 'L | B | Baixo | Baixa | Bajo | Baja',
  medium: 'M | Med | Moderate | Médio | Média | Moderado | Moderada',
  high: 'H | A | Alto | Alta',
};

/** What sheets write for an option besides its id and its labels, in any language, between vertical bars. */
export const optionAliases: { readonly [L in OptionList]?: { readonly [O in OptionOf<L>]?: string } } = {
  discipline: disciplineAliases,
  role: roleAliases,
  likelihood: levels,
  impact: levels,
  severity: {
    critical: 'Crítico',
    major: 'Maior | Mayor',
    minor: 'Menor',
  },
  riskState: { open: 'Aberta | Abierta', mitigated: 'Mitigada', closed: 'Encerrada | Fechado | Cerrada' },
  priority: {
    must: 'Must have | Required | Obrigatória | Obligatoria | High | Alta | Alto',
    should: 'Should have | Medium | Média | Médio',
    could: 'Could have | Nice to have | Optional | Opcional | Low | Baixa | Baixo | Baja | Bajo',
  },
  response: {
    full: 'Yes | Fully met | Compliant | Sim | Atende | Sí | Cumple',
    partly: 'Partial | Partially | Partially met | Parcial | Parcialmente | Atende parcialmente | Cumple parcialmente',
    none: 'No | Not compliant | Não | Não atende | No cumple',
  },
  deliverableStatus: {
    planned: 'Not started | Planejada | Não iniciado | Planificada | No iniciado',
    'in-progress': 'WIP | Ongoing | Work in progress | Em progresso | En progreso | En proceso',
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
