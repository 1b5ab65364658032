import type { Translated } from '@arcada/contracts';
import { same, say } from '../labels/translated.ts';

/** First in the number of each document and the name of each container. */
export const projectCode = say('NHC', 'CVN', 'CRN');

/** The sample project's fields that are written; choices and codes are the same in all languages. */
export const projectWords = {
  appointmentReference: say('NHT-2026-014', 'FSP-2026-014', 'CSE-2026-014'),
  projectName: say('Northgate Health Centre', 'Centro de Saúde Vila Nova', 'Centro de Salud Ribera Norte'),
  clientName: say('Northgate Health Trust', 'Fundação Saúde Paranaense', 'Consorcio Sanitario del Ebro'),
  location: say('Leeds, United Kingdom', 'Curitiba, Brasil', 'Zaragoza, España'),
  description: say(
    'New health centre of 8,400 m² on three floors, with 42 consulting rooms, diagnostic imaging and day surgery, on the site of a former depot.',
    'Novo centro de saúde de 8.400 m² em três pavimentos, com 42 consultórios, diagnóstico por imagem e cirurgia ambulatorial, no terreno de um antigo depósito.',
    'Nuevo centro de salud de 8.400 m² en tres plantas, con 42 consultas, diagnóstico por imagen y cirugía ambulatoria, en el solar de un antiguo almacén.',
  ),
  appointingParty: say('Northgate Health Trust', 'Fundação Saúde Paranaense', 'Consorcio Sanitario del Ebro'),
  leadAppointedParty: say('Harbour Architects', 'Ateliê Araucária Arquitetura', 'Estudio Moncayo Arquitectos'),
  projectManager: say('Helen Marsh', 'Marina Teixeira', 'Lucía Ferrer'),
  bimManager: say('David Okafor', 'Rafael Nakamura', 'Andrés Beltrán'),
  classification: say('Uniclass 2015', 'ABNT NBR 15965', 'GuBIMClass'),
  coordinateSystem: say(
    'British National Grid (EPSG:27700), heights to Ordnance Datum Newlyn',
    'SIRGAS 2000 / UTM 22S (EPSG:31982), altitudes do datum de Imbituba',
    'ETRS89 / UTM 30N (EPSG:25830), cotas referidas a Alicante',
  ),
  cde: say(
    'Autodesk Construction Cloud, provided by the appointing party',
    'Autodesk Construction Cloud, fornecido pela parte contratante',
    'Autodesk Construction Cloud, proporcionado por la parte que designa',
  ),
  federationStrategy: say(
    'One model for each discipline and building, federated every week from the shared area by the BIM manager. All models have the same origin and levels; no discipline models the elements of another.',
    'Um modelo por disciplina e edificação, federado toda semana pelo gerente BIM a partir da área compartilhada. Todos os modelos têm a mesma origem e os mesmos níveis; nenhuma disciplina modela elementos de outra.',
    'Un modelo por disciplina y edificio, federado cada semana por el BIM manager desde el área compartida. Todos los modelos tienen el mismo origen y los mismos niveles; ninguna disciplina modela elementos de otra.',
  ),
  additionalRequirements: say(
    'The existing depot is scanned before demolition; the point cloud is delivered with the concept design.',
    'O depósito existente será escaneado antes da demolição; a nuvem de pontos é entregue com o estudo preliminar.',
    'El almacén existente se escanea antes de la demolición; la nube de puntos se entrega con el anteproyecto.',
  ),
} as const satisfies Record<string, Translated>;

/** Fields that are lists. Deliverables stand in the middle of a sentence. */
export const projectLists = {
  architects: [projectWords.leadAppointedParty],
  engineers: [
    say('Calder Structures', 'Vértice Engenharia Estrutural', 'Ibérica de Estructuras'),
    say('Aire Building Services', 'Fluxo Engenharia de Instalações', 'Cierzo Instalaciones'),
  ],
  contractors: [say('Pennine Construction', 'Construtora Iguaçu', 'Construcciones Pilar')],
  software: [same('Autodesk Revit'), same('Navisworks Manage'), same('Solibri Office')],
  deliverables: [
    say(
      'discipline models and a federated model',
      'modelos por disciplina e modelo federado',
      'modelos por disciplina y modelo federado',
    ),
    say('drawings and schedules', 'desenhos e tabelas', 'planos y tablas'),
    say('asset data in COBie', 'dados dos ativos em COBie', 'datos de los activos en COBie'),
  ],
} as const;

export const projectChoices = {
  revision: 'P01',
  status: 'S2',
  projectType: 'health',
  projectSize: 'medium',
  levelOfDevelopment: '350',
  measurementUnits: 'mm',
  coordinationMethod: 'federated',
  namingSeparator: '-',
} as const;

export const sampleStandard = {
  en: 'bs-en-iso-19650',
  'pt-BR': 'abnt-nbr-iso-19650',
  es: 'une-en-iso-19650',
} as const;
