import { say } from '../labels/translated.ts';
import { projectCode } from './sample-project.ts';

/** Code lists of the sample: a project's own, as every project's are. */
export const naming = [
  {
    field: say('Project', 'Projeto', 'Proyecto'),
    part: 'project',
    rule: 'codes',
    codes: [{ code: projectCode, meaning: say('Health centre', 'Centro de saúde', 'Centro de salud') }],
  },
  {
    field: say('Originator', 'Autor', 'Creador'),
    part: 'originator',
    rule: 'codes',
    codes: [
      { code: 'BIM', meaning: say('Information manager', 'Gestor da informação', 'Gestor de la información') },
      { code: 'ARC', meaning: say('Architects', 'Arquitetura', 'Arquitectura') },
      { code: 'STR', meaning: say('Structural engineers', 'Engenharia estrutural', 'Ingeniería de estructuras') },
      { code: 'MEP', meaning: say('Services engineers', 'Engenharia de instalações', 'Ingeniería de instalaciones') },
      { code: 'CON', meaning: say('Contractor', 'Construtora', 'Contratista') },
    ],
  },
  {
    field: say('Functional breakdown', 'Divisão funcional', 'Desglose funcional'),
    part: 'functional',
    rule: 'codes',
    codes: [
      { code: 'MB', meaning: say('Main building', 'Edifício principal', 'Edificio principal') },
      { code: 'EX', meaning: say('External works', 'Áreas externas', 'Urbanización') },
      { code: 'ZZ', meaning: say('Whole project', 'Todo o projeto', 'Todo el proyecto') },
    ],
  },
  {
    field: say('Spatial breakdown', 'Divisão espacial', 'Desglose espacial'),
    part: 'spatial',
    rule: 'codes',
    codes: [
      { code: '00', meaning: say('Ground floor', 'Térreo', 'Planta baja') },
      { code: '01', meaning: say('First floor', 'Primeiro pavimento', 'Planta primera') },
      { code: '02', meaning: say('Second floor', 'Segundo pavimento', 'Planta segunda') },
      { code: 'XX', meaning: say('No level applies', 'Sem pavimento', 'Sin planta') },
      { code: 'ZZ', meaning: say('All levels', 'Todos os pavimentos', 'Todas las plantas') },
    ],
  },
  {
    field: say('Form', 'Tipo de documento', 'Tipo de documento'),
    part: 'form',
    rule: 'codes',
    codes: [
      { code: 'M3', meaning: say('3D model', 'Modelo 3D', 'Modelo 3D') },
      { code: 'DR', meaning: say('Drawing', 'Desenho', 'Plano') },
      { code: 'SH', meaning: say('Schedule', 'Tabela', 'Tabla') },
      { code: 'RP', meaning: say('Report', 'Relatório', 'Informe') },
    ],
  },
  {
    field: say('Discipline', 'Disciplina', 'Disciplina'),
    part: 'discipline',
    rule: 'codes',
    codes: [
      { code: 'A', meaning: say('Architecture', 'Arquitetura', 'Arquitectura') },
      { code: 'S', meaning: say('Structure', 'Estrutura', 'Estructura') },
      { code: 'M', meaning: say('Mechanical', 'Mecânica', 'Mecánica') },
      { code: 'E', meaning: say('Electrical', 'Elétrica', 'Electricidad') },
      { code: 'Z', meaning: say('General', 'Geral', 'General') },
    ],
  },
  { field: say('Number', 'Número', 'Número'), part: 'number', rule: 'digits', length: 4, codes: [] },
] as const;

export const statusCodes = [
  { code: 'S0', meaning: say('Work in progress', 'Trabalho em andamento', 'Trabajo en curso'), state: 'wip' },
  { code: 'S1', meaning: say('For coordination', 'Para coordenação', 'Para coordinación'), state: 'shared' },
  { code: 'S2', meaning: say('For information', 'Para informação', 'Para información'), state: 'shared' },
  {
    code: 'S3',
    meaning: say('For review and comment', 'Para análise e comentários', 'Para revisión y comentarios'),
    state: 'shared',
  },
  { code: 'S4', meaning: say('For authorisation', 'Para autorização', 'Para autorización'), state: 'shared' },
  { code: 'S5', meaning: say('For acceptance', 'Para aceitação', 'Para aceptación'), state: 'shared' },
  {
    code: 'A1',
    meaning: say('Authorised and accepted', 'Autorizado e aceito', 'Autorizado y aceptado'),
    state: 'published',
  },
] as const;

export const bimUses = [
  {
    use: 'coordination',
    decision: say(
      'Release of openings and services routes',
      'Liberação de aberturas e rotas de instalações',
      'Aprobación de huecos y trazados de instalaciones',
    ),
    owner: 'BIM',
    milestone: 'M3',
  },
  {
    use: 'quantities',
    decision: say(
      'Budget approval at each milestone',
      'Aprovação do orçamento em cada marco',
      'Aprobación del presupuesto en cada hito',
    ),
    owner: 'ARC',
    milestone: 'M2',
  },
  {
    use: 'energy-analysis',
    decision: say(
      'Choice of façade and plant',
      'Escolha da fachada e dos equipamentos',
      'Elección de la fachada y los equipos',
    ),
    owner: 'MEP',
    milestone: 'M2',
  },
  {
    use: 'asset-management',
    decision: say(
      'Start of operation with complete asset data',
      'Início da operação com dados completos dos ativos',
      'Inicio de la operación con datos completos de los activos',
    ),
    owner: 'CON',
    milestone: 'M4',
  },
] as const;

export const softwareTools = [
  {
    name: 'Autodesk Revit',
    version: '2025',
    party: 'ARC',
    use: say('Authoring of all models', 'Autoria de todos os modelos', 'Autoría de todos los modelos'),
  },
  {
    name: 'Navisworks Manage',
    version: '2025',
    party: 'BIM',
    use: say(
      'Federation and clash detection',
      'Federação e detecção de interferências',
      'Federación y detección de interferencias',
    ),
  },
  {
    name: 'Solibri Office',
    version: '24.9',
    party: 'BIM',
    use: say('Rule-based model checking', 'Verificação de modelos por regras', 'Comprobación de modelos por reglas'),
  },
] as const;

export const exchangeFormats = [
  {
    format: 'ifc',
    version: 'IFC4',
    software: 'Autodesk Revit',
    use: say('Exchange and archive of models', 'Troca e arquivo de modelos', 'Intercambio y archivo de modelos'),
  },
  {
    format: 'rvt',
    version: '2025',
    software: 'Autodesk Revit',
    use: say('Work between task teams', 'Trabalho entre equipes de tarefa', 'Trabajo entre equipos de tarea'),
  },
  {
    format: 'bcf',
    version: '2.1',
    software: 'Solibri Office',
    use: say('Coordination issues', 'Apontamentos de coordenação', 'Incidencias de coordinación'),
  },
  {
    format: 'pdf',
    version: 'PDF/A-2',
    software: '',
    use: say('Drawings and reports', 'Desenhos e relatórios', 'Planos e informes'),
  },
  {
    format: 'xlsx',
    version: '2021',
    software: '',
    use: say('Schedules and asset data', 'Tabelas e dados dos ativos', 'Tablas y datos de los activos'),
  },
  {
    format: 'cobie',
    version: '2.4',
    software: '',
    use: say('Asset data at handover', 'Dados dos ativos na entrega', 'Datos de los activos en la entrega'),
  },
] as const;

export const clashPairs = [
  { disciplineA: 'architecture', disciplineB: 'structure', tolerance: 10, severity: 'critical', days: 5, party: 'ARC' },
  { disciplineA: 'structure', disciplineB: 'mechanical', tolerance: 25, severity: 'critical', days: 5, party: 'MEP' },
  { disciplineA: 'mechanical', disciplineB: 'electrical', tolerance: 25, severity: 'major', days: 10, party: 'MEP' },
  { disciplineA: 'architecture', disciplineB: 'mechanical', tolerance: 50, severity: 'minor', days: 15, party: 'ARC' },
] as const;
