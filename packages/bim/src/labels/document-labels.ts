import type { Language, Translated } from '@arcada/contracts';
import { type Category, type DocumentType, familyOf } from '../document/families.ts';
import type { StepId } from '../document/steps.ts';
import { say } from './translated.ts';

export const typeLabels: Record<DocumentType, Translated> = {
  'bep-pre': say(
    'BIM execution plan (pre-appointment)',
    'Plano de execução BIM (pré-contratação)',
    'Plan de ejecución BIM (precontractual)',
  ),
  'bep-post': say('BIM execution plan', 'Plano de execução BIM', 'Plan de ejecución BIM'),
  eir: say(
    'Exchange information requirements',
    'Requisitos de troca de informações',
    'Requisitos de intercambio de información',
  ),
  pir: say(
    'Project information requirements',
    'Requisitos de informações do projeto',
    'Requisitos de información del proyecto',
  ),
  air: say(
    'Asset information requirements',
    'Requisitos de informações do ativo',
    'Requisitos de información del activo',
  ),
  oir: say(
    'Organizational information requirements',
    'Requisitos de informações da organização',
    'Requisitos de información de la organización',
  ),
};

/** The abbreviation by which people know a kind of document; it is the same in all three languages. */
export const abbreviationOf = (type: DocumentType) => familyOf(type).toUpperCase();

/** A type as it is chosen from a list: requirements with the abbreviation that people know them by. */
export function typeChoice(type: DocumentType, language: Language): string {
  const name = typeLabels[type][language];
  return familyOf(type) === 'bep' ? name : `${name} (${abbreviationOf(type)})`;
}

export const stepLabels: Record<StepId, Translated> = {
  'basic-information': say('Basic information', 'Informações básicas', 'Información básica'),
  'project-info': say('Project info', 'Dados do projeto', 'Datos del proyecto'),
  'project-team': say('Project team', 'Equipe do projeto', 'Equipo del proyecto'),
  'bim-standards': say('BIM standards', 'Normas BIM', 'Normas BIM'),
  'software-tools': say('Software and tools', 'Softwares e ferramentas', 'Software y herramientas'),
  deliverables: say('Deliverables', 'Entregáveis', 'Entregables'),
  topics: say('Customise topics', 'Personalizar tópicos', 'Personalizar temas'),
};

export const categoryLabels: Record<Category, Translated> = {
  general_info: say('General information', 'Informações gerais', 'Información general'),
  organization: say('Organisation', 'Organização', 'Organización'),
  technical_standards: say('Technical standards', 'Padrões técnicos', 'Estándares técnicos'),
  processes: say('Processes', 'Processos', 'Procesos'),
  deliverables: say('Deliverables', 'Entregáveis', 'Entregables'),
  technical_requirements: say('Technical requirements', 'Requisitos técnicos', 'Requisitos técnicos'),
  processes_deliveries: say('Processes and deliveries', 'Processos e entregas', 'Procesos y entregas'),
  org_requirements: say('Organisational requirements', 'Requisitos organizacionais', 'Requisitos organizativos'),
  post_construction: say('Post-construction', 'Pós-obra', 'Posconstrucción'),
  project_context: say('Project context', 'Contexto do projeto', 'Contexto del proyecto'),
  information_requirements: say('Information requirements', 'Requisitos de informação', 'Requisitos de información'),
  decisions_performance: say('Decisions and performance', 'Decisões e desempenho', 'Decisiones y desempeño'),
  compliance_stakeholders: say(
    'Compliance and stakeholders',
    'Conformidade e partes interessadas',
    'Cumplimiento y partes interesadas',
  ),
  risk_management: say('Risk management', 'Gestão de riscos', 'Gestión de riesgos'),
  purpose_context: say('Purpose and context', 'Finalidade e contexto', 'Finalidad y contexto'),
  operational_info: say('Operational information', 'Informações operacionais', 'Información operativa'),
  documentation_warranties: say(
    'Documentation and warranties',
    'Documentação e garantias',
    'Documentación y garantías',
  ),
  monitoring_performance: say('Monitoring and performance', 'Monitoramento e desempenho', 'Seguimiento y desempeño'),
  security_lifecycle: say('Security and life cycle', 'Segurança e ciclo de vida', 'Seguridad y ciclo de vida'),
  org_strategy: say('Organisational strategy', 'Estratégia organizacional', 'Estrategia de la organización'),
  regulatory_requirements: say('Regulatory requirements', 'Requisitos regulatórios', 'Requisitos normativos'),
  asset_management: say('Asset management', 'Gestão de ativos', 'Gestión de activos'),
  risk_change_management: say(
    'Risk and change management',
    'Gestão de riscos e mudanças',
    'Gestión de riesgos y cambios',
  ),
  performance_integration: say('Performance and integration', 'Desempenho e integração', 'Desempeño e integración'),
};
