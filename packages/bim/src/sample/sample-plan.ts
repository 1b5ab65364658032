import { say } from '../labels/translated.ts';

/** Milestones by their distance in days from the document's own date. */
export const milestones = [
  {
    code: 'M1',
    name: say('Mobilisation', 'Mobilização', 'Movilización'),
    after: 28,
    reviewDays: 5,
    acceptance: say(
      'A test file of each task team has passed through the common data environment.',
      'Um arquivo de teste de cada equipe de tarefa passou pelo ambiente comum de dados.',
      'Un archivo de prueba de cada equipo de tarea ha pasado por el entorno común de datos.',
    ),
  },
  {
    code: 'M2',
    name: say('Developed design', 'Projeto básico', 'Proyecto básico'),
    after: 140,
    reviewDays: 10,
    acceptance: say(
      'No critical clash is open; the areas match the brief within 2%.',
      'Nenhuma interferência crítica em aberto; as áreas conferem com o programa com desvio de até 2%.',
      'No queda ninguna interferencia crítica abierta; las superficies cumplen el programa con un desvío máximo del 2 %.',
    ),
  },
  {
    code: 'M3',
    name: say('Technical design', 'Projeto executivo', 'Proyecto de ejecución'),
    after: 280,
    reviewDays: 10,
    acceptance: say(
      'The models pass the IDS of the plan; no critical or major clash is open.',
      'Os modelos atendem ao IDS do plano; nenhuma interferência crítica ou grave em aberto.',
      'Los modelos cumplen el IDS del plan; no queda ninguna interferencia crítica ni grave abierta.',
    ),
  },
  {
    code: 'M4',
    name: say('Handover', 'Entrega da obra', 'Entrega de la obra'),
    after: 820,
    reviewDays: 15,
    acceptance: say(
      'As-built models and asset data are verified on a sample of 10% of the rooms.',
      'Modelos como construído e dados dos ativos verificados em amostra de 10% dos ambientes.',
      'Modelos conforme a obra y datos de los activos verificados en una muestra del 10 % de los espacios.',
    ),
  },
] as const;

const model = { form: 'M3', format: 'IFC, RVT', purpose: 'coordination', informationNeed: 'N1' } as const;
const drawing = { form: 'DR', format: 'PDF', purpose: 'permit', informationNeed: 'N2' } as const;

/** Rows of the TIDPs; the container's name is made of the naming fields. */
export const deliverables = [
  {
    team: 'BIM',
    discipline: 'Z',
    form: 'RP',
    format: 'PDF',
    purpose: 'coordination',
    informationNeed: 'N1',
    lod: '',
    milestone: 'M1',
    before: 7,
    title: say('Mobilisation report', 'Relatório de mobilização', 'Informe de movilización'),
  },
  {
    team: 'ARC',
    discipline: 'A',
    ...model,
    lod: '300',
    milestone: 'M2',
    before: 14,
    title: say('Architectural model', 'Modelo de arquitetura', 'Modelo de arquitectura'),
  },
  {
    team: 'STR',
    discipline: 'S',
    ...model,
    lod: '300',
    milestone: 'M2',
    before: 14,
    title: say('Structural model', 'Modelo de estrutura', 'Modelo de estructura'),
  },
  {
    team: 'MEP',
    discipline: 'M',
    ...model,
    lod: '300',
    milestone: 'M2',
    before: 15,
    title: say('Mechanical services model', 'Modelo de instalações mecânicas', 'Modelo de instalaciones mecánicas'),
  },
  {
    team: 'MEP',
    discipline: 'E',
    ...model,
    lod: '300',
    milestone: 'M2',
    before: 15,
    title: say('Electrical services model', 'Modelo de instalações elétricas', 'Modelo de instalaciones eléctricas'),
  },
  {
    team: 'BIM',
    discipline: 'Z',
    ...model,
    lod: '300',
    milestone: 'M2',
    before: 14,
    title: say('Federated model', 'Modelo federado', 'Modelo federado'),
  },
  {
    team: 'ARC',
    discipline: 'A',
    form: 'SH',
    format: 'XLSX',
    purpose: 'quantities',
    informationNeed: 'N3',
    lod: '',
    milestone: 'M2',
    before: 16,
    title: say('Schedule of areas', 'Quadro de áreas', 'Cuadro de superficies'),
  },
  {
    team: 'ARC',
    discipline: 'A',
    ...drawing,
    lod: '350',
    milestone: 'M3',
    before: 21,
    title: say('Fire strategy plans', 'Plantas de prevenção de incêndio', 'Planos de protección contra incendios'),
  },
  {
    team: 'STR',
    discipline: 'S',
    ...drawing,
    lod: '350',
    milestone: 'M3',
    before: 21,
    title: say('Structural general arrangement', 'Plantas de fôrma', 'Planos generales de estructura'),
  },
  {
    team: 'ARC',
    discipline: 'A',
    ...model,
    lod: '350',
    milestone: 'M3',
    before: 14,
    title: say(
      'Architectural model for construction',
      'Modelo de arquitetura para execução',
      'Modelo de arquitectura para ejecución',
    ),
  },
  {
    team: 'CON',
    discipline: 'Z',
    ...model,
    purpose: 'handover',
    informationNeed: 'N4',
    lod: '500',
    milestone: 'M4',
    before: 30,
    title: say('As-built model', 'Modelo como construído', 'Modelo conforme a obra'),
  },
  {
    team: 'CON',
    discipline: 'M',
    form: 'SH',
    format: 'XLSX (COBie)',
    purpose: 'operation',
    informationNeed: 'N4',
    lod: '',
    milestone: 'M4',
    before: 21,
    title: say('Asset data', 'Dados dos ativos', 'Datos de los activos'),
  },
] as const;

export const risks = [
  {
    description: say(
      'Task teams work with different versions of the authoring software.',
      'Equipes de tarefa trabalham com versões diferentes do software de autoria.',
      'Los equipos de tarea trabajan con versiones distintas del software de autoría.',
    ),
    likelihood: 'medium',
    impact: 'high',
    owner: 'BIM',
    mitigation: say(
      'One version for the whole project; an upgrade only after a milestone and a test on copies.',
      'Uma única versão em todo o projeto; atualização somente após um marco e teste em cópias.',
      'Una única versión en todo el proyecto; se actualiza solo después de un hito y de probar con copias.',
    ),
  },
  {
    description: say(
      'The survey of the existing depot arrives after the start of design.',
      'O levantamento do depósito existente chega depois do início do projeto.',
      'El levantamiento del almacén existente llega después del inicio del diseño.',
    ),
    likelihood: 'low',
    impact: 'medium',
    owner: 'CLI',
    mitigation: say(
      'Point cloud ordered before the appointment; the first federation is done with the cadastral plan.',
      'Nuvem de pontos contratada antes da assinatura; a primeira federação usa a planta cadastral.',
      'Nube de puntos encargada antes del contrato; la primera federación usa el plano catastral.',
    ),
  },
  {
    description: say(
      'Asset data is collected only at the end and is incomplete at handover.',
      'Os dados dos ativos são coletados só no fim e estão incompletos na entrega.',
      'Los datos de los activos se recogen solo al final y están incompletos en la entrega.',
    ),
    likelihood: 'high',
    impact: 'high',
    owner: 'CON',
    mitigation: say(
      'Data drop every two months from the start of works, checked against the IDS.',
      'Entrega parcial de dados a cada dois meses desde o início da obra, verificada com o IDS.',
      'Entrega parcial de datos cada dos meses desde el inicio de la obra, comprobada con el IDS.',
    ),
  },
] as const;
