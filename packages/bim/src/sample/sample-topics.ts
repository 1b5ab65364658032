import type { Translated } from '@arcada/contracts';
import type { Category } from '../document/families.ts';
import type { OptionOf } from '../document/options.ts';
import { say } from '../labels/translated.ts';

interface SampleTopic {
  title: Translated;
  text: Translated;
  ownerRole: OptionOf<'role'>;
  requiredFields: readonly string[];
}

/** One short topic for each category; the library has the full ones. */
export const topics: Record<Category, SampleTopic> = {
  general_info: {
    title: say(
      'Project and purpose of this plan',
      'Projeto e finalidade deste plano',
      'Proyecto y finalidad de este plan',
    ),
    text: say(
      '{projectName} ({location}) is being built for {clientName}. This plan says how the delivery team produces and exchanges information.',
      'O empreendimento {projectName}, em {location}, está sendo construído para o cliente {clientName}. Este plano define como a equipe de entrega produz e troca informações.',
      'El proyecto {projectName}, en {location}, se desarrolla para el cliente {clientName}. Este plan define cómo el equipo de entrega produce e intercambia la información.',
    ),
    ownerRole: 'bim-manager',
    requiredFields: ['projectName', 'location', 'clientName'],
  },
  organization: {
    title: say('Information management', 'Gestão da informação', 'Gestión de la información'),
    text: say(
      '{bimManager} manages information for {leadAppointedParty}. {projectManager} decides what cannot be settled between task teams.',
      '{bimManager} gerencia as informações em nome da parte contratada principal ({leadAppointedParty}). {projectManager} decide o que as equipes de tarefa não resolverem entre si.',
      '{bimManager} gestiona la información en nombre de la parte designada principal ({leadAppointedParty}). {projectManager} decide lo que los equipos de tarea no resuelvan entre sí.',
    ),
    ownerRole: 'bim-manager',
    requiredFields: ['bimManager', 'leadAppointedParty', 'projectManager', 'responsibilities'],
  },
  technical_standards: {
    title: say(
      'Standard, classification and units',
      'Norma, classificação e unidades',
      'Norma, clasificación y unidades',
    ),
    text: say(
      'Work follows {bimStandard}. Elements are classified by {classification}. Models use {measurementUnits} and {coordinateSystem}.',
      'O trabalho segue a {bimStandard}. Os elementos são classificados conforme {classification}. Os modelos usam {measurementUnits} e {coordinateSystem}.',
      'El trabajo sigue la {bimStandard}. Los elementos se clasifican según {classification}. Los modelos usan {measurementUnits} y {coordinateSystem}.',
    ),
    ownerRole: 'bim-manager',
    requiredFields: ['bimStandard', 'classification', 'measurementUnits', 'coordinateSystem', 'naming'],
  },
  processes: {
    title: say(
      'Common data environment and federation',
      'Ambiente comum de dados e federação',
      'Entorno común de datos y federación',
    ),
    text: say(
      'The common data environment is {cde}.\n\n{federationStrategy}',
      'O ambiente comum de dados é {cde}.\n\n{federationStrategy}',
      'El entorno común de datos es {cde}.\n\n{federationStrategy}',
    ),
    ownerRole: 'information-manager',
    requiredFields: ['cde', 'federationStrategy', 'clashPairs'],
  },
  deliverables: {
    title: say('What is delivered', 'O que é entregue', 'Qué se entrega'),
    text: say(
      'The delivery team delivers: {deliverables}. Dates, owners and formats are in the information delivery plan.',
      'A equipe de entrega fornece: {deliverables}. Datas, responsáveis e formatos estão no plano de entrega de informações.',
      'El equipo de entrega facilita: {deliverables}. Las fechas, los responsables y los formatos están en el plan de entrega de información.',
    ),
    ownerRole: 'task-team-manager',
    requiredFields: ['deliverables', 'milestones'],
  },
  technical_requirements: {
    title: say('Software and formats', 'Softwares e formatos', 'Software y formatos'),
    text: say(
      'The appointing party reviews models made with {software}; any tool may be used that delivers the formats required here.',
      'A parte contratante analisa modelos produzidos com {software}; qualquer ferramenta que entregue os formatos exigidos é aceita.',
      'La parte que designa revisa modelos producidos con {software}; se acepta cualquier herramienta que entregue los formatos exigidos.',
    ),
    ownerRole: 'appointing-party',
    requiredFields: ['software', 'exchangeFormats'],
  },
  processes_deliveries: {
    title: say('Review and authorisation', 'Análise e autorização', 'Revisión y autorización'),
    text: say(
      '{appointingParty} reviews each delivery in {cde} within the days given for its milestone, and accepts it or returns it with reasons.',
      '{appointingParty} analisa cada entrega no ambiente comum de dados ({cde}) no prazo previsto para o marco e a aceita ou devolve com justificativa.',
      '{appointingParty} revisa cada entrega en el entorno común de datos ({cde}) en el plazo previsto para su hito y la acepta o la devuelve con motivos.',
    ),
    ownerRole: 'appointing-party',
    requiredFields: ['appointingParty', 'cde', 'milestones'],
  },
  org_requirements: {
    title: say('Contents of the tender response', 'Conteúdo da proposta', 'Contenido de la oferta'),
    text: say(
      'Tenderers for {projectName} name the people who manage information, with their experience, and hand in a pre-appointment BIM execution plan.',
      'Os licitantes do projeto {projectName} indicam os profissionais que gerenciam as informações, com sua experiência, e apresentam um plano de execução BIM pré-contratação.',
      'Los licitadores del proyecto {projectName} indican las personas que gestionan la información, con su experiencia, y presentan un plan de ejecución BIM precontractual.',
    ),
    ownerRole: 'project-manager',
    requiredFields: ['projectName'],
  },
  post_construction: {
    title: say(
      'Handover of asset information',
      'Entrega das informações dos ativos',
      'Entrega de la información de los activos',
    ),
    text: say(
      'At handover the contractor delivers verified as-built models and the asset data to {appointingParty}.',
      'Na entrega da obra, a construtora fornece a {appointingParty} os modelos como construídos verificados e os dados dos ativos.',
      'En la entrega de la obra, el contratista facilita a {appointingParty} los modelos conforme a obra verificados y los datos de los activos.',
    ),
    ownerRole: 'asset-manager',
    requiredFields: ['appointingParty', 'informationNeeds'],
  },
  project_context: {
    title: say('Strategic brief', 'Diretrizes estratégicas', 'Directrices estratégicas'),
    text: say(
      '{clientName} is building {projectName} in {location}.\n\n{description}',
      '{clientName} constrói o empreendimento {projectName} em {location}.\n\n{description}',
      '{clientName} promueve el proyecto {projectName} en {location}.\n\n{description}',
    ),
    ownerRole: 'appointing-party',
    requiredFields: ['clientName', 'projectName', 'location', 'description'],
  },
  information_requirements: {
    title: say('Questions for each stage', 'Perguntas de cada etapa', 'Preguntas de cada etapa'),
    text: say(
      'The requirements of this document are questions that {clientName} must be able to answer at each milestone.',
      'Os requisitos deste documento são perguntas que {clientName} precisa conseguir responder em cada marco.',
      'Los requisitos de este documento son preguntas que {clientName} debe poder responder en cada hito.',
    ),
    ownerRole: 'project-manager',
    requiredFields: ['clientName', 'requirements'],
  },
  decisions_performance: {
    title: say('Decision points', 'Pontos de decisão', 'Puntos de decisión'),
    text: say(
      '{projectManager} presents the answers at each milestone. The board decides on them within the days for review.',
      '{projectManager} apresenta as respostas em cada marco. A diretoria decide dentro do prazo de análise.',
      '{projectManager} presenta las respuestas en cada hito. La dirección decide dentro del plazo de revisión.',
    ),
    ownerRole: 'project-manager',
    requiredFields: ['projectManager', 'milestones'],
  },
  compliance_stakeholders: {
    title: say('Permits and authorities', 'Licenças e órgãos', 'Licencias y organismos'),
    text: say(
      'Information for the permits in {location} is taken from the same models as the design, never drawn again.',
      'As informações para as licenças em {location} são extraídas dos mesmos modelos do projeto, sem redesenho.',
      'La información para las licencias en {location} se obtiene de los mismos modelos que el diseño, sin volver a dibujarla.',
    ),
    ownerRole: 'project-manager',
    requiredFields: ['location'],
  },
  risk_management: {
    title: say('Information risks', 'Riscos da informação', 'Riesgos de la información'),
    text: say(
      'Risks to information are in the register of this document. {projectManager} reviews them at every milestone.',
      'Os riscos da informação estão no registro deste documento. {projectManager} os revisa em cada marco.',
      'Los riesgos de la información están en el registro de este documento. {projectManager} los revisa en cada hito.',
    ),
    ownerRole: 'information-manager',
    requiredFields: ['projectManager', 'risks'],
  },
  purpose_context: {
    title: say('Scope of the asset', 'Escopo do ativo', 'Alcance del activo'),
    text: say(
      'The asset is {projectName}, {location}.\n\n{description}',
      'O ativo é {projectName}, {location}.\n\n{description}',
      'El activo es {projectName}, {location}.\n\n{description}',
    ),
    ownerRole: 'asset-manager',
    requiredFields: ['projectName', 'location', 'description'],
  },
  operational_info: {
    title: say('Asset register', 'Cadastro de ativos', 'Registro de activos'),
    text: say(
      'Assets are classified by {classification} and held in the register of {appointingParty}.',
      'Os ativos são classificados conforme {classification} e mantidos no cadastro da parte contratante ({appointingParty}).',
      'Los activos se clasifican según {classification} y se mantienen en el registro de la parte que designa ({appointingParty}).',
    ),
    ownerRole: 'asset-manager',
    requiredFields: ['classification', 'appointingParty', 'informationNeeds'],
  },
  documentation_warranties: {
    title: say('Manuals and warranties', 'Manuais e garantias', 'Manuales y garantías'),
    text: say(
      'Each manual and warranty is linked to its asset in {cde} before handover.',
      'Cada manual e cada garantia é vinculado ao seu ativo no ambiente comum de dados ({cde}) antes da entrega.',
      'Cada manual y cada garantía se vincula a su activo en el entorno común de datos ({cde}) antes de la entrega.',
    ),
    ownerRole: 'contractor',
    requiredFields: ['cde'],
  },
  monitoring_performance: {
    title: say('Energy and water', 'Energia e água', 'Energía y agua'),
    text: say(
      '{clientName} compares metered energy and water with the design targets every month.',
      '{clientName} compara todo mês o consumo medido de energia e água com as metas de projeto.',
      '{clientName} compara cada mes la energía y el agua medidas con los objetivos de diseño.',
    ),
    ownerRole: 'asset-manager',
    requiredFields: ['clientName'],
  },
  security_lifecycle: {
    title: say('Sensitivity of information', 'Sensibilidade das informações', 'Sensibilidad de la información'),
    text: say(
      'Information about security systems of {projectName} is shared only with those who need it for their work.',
      'As informações sobre os sistemas de segurança do projeto {projectName} são compartilhadas somente com quem precisa delas para trabalhar.',
      'La información sobre los sistemas de seguridad del proyecto {projectName} se comparte solo con quienes la necesitan para su trabajo.',
    ),
    ownerRole: 'security-lead',
    requiredFields: ['projectName'],
  },
  org_strategy: {
    title: say('Objectives and information', 'Objetivos e informações', 'Objetivos e información'),
    text: say(
      '{clientName} runs its buildings on information that is collected once and used for all its decisions.',
      '{clientName} opera suas edificações com informações coletadas uma única vez e usadas em todas as suas decisões.',
      '{clientName} gestiona sus edificios con información que se recoge una sola vez y se usa en todas sus decisiones.',
    ),
    ownerRole: 'appointing-party',
    requiredFields: ['clientName'],
  },
  regulatory_requirements: {
    title: say('Legal register', 'Registro de obrigações legais', 'Registro de obligaciones legales'),
    text: say(
      '{bimStandard} and the laws in force in {location} apply to all information of the organisation.',
      'A {bimStandard} e as leis vigentes em {location} se aplicam a todas as informações da organização.',
      'La {bimStandard} y las leyes vigentes en {location} se aplican a toda la información de la organización.',
    ),
    ownerRole: 'information-manager',
    requiredFields: ['bimStandard', 'location'],
  },
  asset_management: {
    title: say('Asset management policy', 'Política de gestão de ativos', 'Política de gestión de activos'),
    text: say(
      'Decisions on assets weigh life-cycle cost, risk and service to patients; {projectManager} keeps the criteria.',
      'As decisões sobre ativos consideram custo do ciclo de vida, risco e atendimento aos pacientes; {projectManager} mantém os critérios.',
      'Las decisiones sobre activos consideran el coste del ciclo de vida, el riesgo y el servicio a los pacientes; {projectManager} mantiene los criterios.',
    ),
    ownerRole: 'asset-manager',
    requiredFields: ['projectManager'],
  },
  risk_change_management: {
    title: say('Changes of requirements', 'Mudanças de requisitos', 'Cambios de requisitos'),
    text: say(
      'A change of these requirements is proposed in writing, decided by {clientName} and recorded in the revision log.',
      'Toda mudança destes requisitos é proposta por escrito, decidida por {clientName} e registrada no histórico de revisões.',
      'Todo cambio de estos requisitos se propone por escrito, lo decide {clientName} y se anota en el registro de revisiones.',
    ),
    ownerRole: 'information-manager',
    requiredFields: ['clientName', 'revisionLog'],
  },
  performance_integration: {
    title: say('Connected systems', 'Sistemas integrados', 'Sistemas integrados'),
    text: say(
      'The systems of record of {clientName} use one identifier for each building, space and asset.',
      'Os sistemas de registro de {clientName} usam um único identificador para cada edificação, espaço e ativo.',
      'Los sistemas de registro de {clientName} usan un único identificador para cada edificio, espacio y activo.',
    ),
    ownerRole: 'information-manager',
    requiredFields: ['clientName'],
  },
};
