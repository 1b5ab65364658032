import { say } from '../labels/translated.ts';
import { projectLists, projectWords } from './sample-project.ts';

const [structures, services] = projectLists.engineers;
const [builder] = projectLists.contractors;

export const parties = [
  {
    code: 'CLI',
    name: projectWords.appointingParty,
    role: 'appointing-party',
    discipline: '',
    contact: say('Janet Holroyd', 'Paulo Ribas', 'Carmen Lostal'),
    email: 'cli@example.com',
  },
  {
    code: 'PMG',
    name: say('Keystone Project Management', 'Prumo Gerenciamento de Projetos', 'Atria Gestión de Proyectos'),
    role: 'project-manager',
    discipline: '',
    contact: projectWords.projectManager,
    email: 'pmg@example.com',
  },
  {
    code: 'BIM',
    name: say('Datum Information Management', 'Datum Gestão da Informação', 'Datum Gestión de la Información'),
    role: 'bim-manager',
    discipline: '',
    contact: projectWords.bimManager,
    email: 'bim@example.com',
  },
  {
    code: 'ARC',
    name: projectWords.leadAppointedParty,
    role: 'architect',
    discipline: 'architecture',
    contact: say('Sophie Lindqvist', 'Beatriz Camargo', 'Elena Urrutia'),
    email: 'arc@example.com',
  },
  {
    code: 'STR',
    name: structures,
    role: 'engineer',
    discipline: 'structure',
    contact: say('Martin Hale', 'Otávio Brandt', 'Javier Sanz'),
    email: 'str@example.com',
  },
  {
    code: 'MEP',
    name: services,
    role: 'engineer',
    discipline: 'mechanical',
    contact: say('Priya Nair', 'Camila Duarte', 'Nuria Pastor'),
    email: 'mep@example.com',
  },
  {
    code: 'CON',
    name: builder,
    role: 'contractor',
    discipline: '',
    contact: say('Owen Price', 'Sérgio Antunes', 'Tomás Gracia'),
    email: 'con@example.com',
  },
] as const;

/** A task, its milestone, and who has which part in it. */
export const responsibilities = [
  {
    task: say(
      'Keep the BIM execution plan up to date',
      'Manter o plano de execução BIM atualizado',
      'Mantener actualizado el plan de ejecución BIM',
    ),
    milestone: 'M1',
    raci: { BIM: 'AR', ARC: 'C', STR: 'C', MEP: 'C', CLI: 'I' },
  },
  {
    task: say(
      'Set up the common data environment',
      'Configurar o ambiente comum de dados',
      'Configurar el entorno común de datos',
    ),
    milestone: 'M1',
    raci: { CLI: 'A', BIM: 'R', ARC: 'C', PMG: 'I' },
  },
  {
    task: say('Model the architecture', 'Modelar a arquitetura', 'Modelar la arquitectura'),
    milestone: 'M2',
    raci: { ARC: 'AR', STR: 'C', MEP: 'C', BIM: 'I' },
  },
  {
    task: say('Model the structure', 'Modelar a estrutura', 'Modelar la estructura'),
    milestone: 'M2',
    raci: { STR: 'AR', ARC: 'C', BIM: 'I' },
  },
  {
    task: say('Model the building services', 'Modelar as instalações', 'Modelar las instalaciones'),
    milestone: 'M2',
    raci: { MEP: 'AR', ARC: 'C', STR: 'C', BIM: 'I' },
  },
  {
    task: say(
      'Federate the models and run clash detection',
      'Federar os modelos e detectar interferências',
      'Federar los modelos y detectar interferencias',
    ),
    milestone: 'M3',
    raci: { BIM: 'A', ARC: 'R', STR: 'R', MEP: 'R', CON: 'I' },
  },
  {
    task: say(
      'Authorise information for construction',
      'Autorizar as informações para a obra',
      'Autorizar la información para la obra',
    ),
    milestone: 'M3',
    raci: { ARC: 'A', BIM: 'R', PMG: 'C', CON: 'I' },
  },
  {
    task: say('Verify the as-built model', 'Verificar o modelo como construído', 'Verificar el modelo conforme a obra'),
    milestone: 'M4',
    raci: { CON: 'AR', ARC: 'C', MEP: 'C', BIM: 'R', CLI: 'I' },
  },
] as const;
