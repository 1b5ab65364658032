import type { TableName, tables } from '../document/tables.ts';

type Aliases = {
  readonly [N in TableName]?: { readonly [C in keyof (typeof tables)[N]['columns']]?: string };
};

/** What own tables of teams write above a column besides its headings, in any language, between vertical bars. */
export const headingAliases: Aliases = {
  parties: {
    code: 'Party code | Company code | Originator | Abbreviation | Código da empresa | Sigla | Código de empresa | Siglas',
    name: 'Company | Organisation | Organization | Party | Empresa | Organização | Parte | Organización | Razón social',
    role: 'Function | Position | Cargo | Papel | Rol',
    discipline: 'Trade | Speciality | Especialidade | Especialidad',
    contact: 'Contact person | Person | Contact name | Contato | Pessoa de contato | Contacto | Persona de contacto',
    email: 'E-mail | Mail | Email address | Correo electrónico | Endereço de e-mail',
  },
  responsibilities: {
    task: 'Activity | Work | Process | Deliverable | Atividade | Processo | Actividad | Proceso | Trabajo',
    milestone: 'Stage | Gate | Phase | Etapa | Fase',
    note: 'Notes | Comment | Comments | Remarks | Notas | Comentários | Observações | Comentarios | Observaciones',
  },
  deliverables: {
    containerName: `File name | Filename | File | Document name | Document number | Container | Container ID | Model name
      | Nome do arquivo | Arquivo | Nome do documento | Contêiner | Código do documento | Nombre del archivo | Archivo
      | Nombre de archivo | Nombre del documento | Contenedor | Código del documento`,
    title: `Description | Document title | Deliverable | Content | Descrição | Título do documento | Entregável | Conteúdo
      | Descripción | Título del documento | Entregable | Contenido`,
    taskTeam: `Team | Originator | Company | Responsible team | Party | Equipe | Empresa | Parte | Equipe responsável | Equipo
      | Equipo responsable`,
    owner: `Author | Responsible | Responsible person | Owner name | Produced by | Autor | Elaborado por | Pessoa responsável
      | Persona responsable | Encargado`,
    milestone: 'Stage | Gate | Phase | Data drop | Etapa | Fase',
    dueDate: `Delivery date | Date | Due | Deadline | Delivery | Issue date | Planned date | Data | Data prevista | Prazo
      | Entrega | Data de emissão | Fecha | Fecha límite | Plazo | Fecha prevista | Fecha de emisión`,
    format: `File type | File format | Type | Extension | Tipo de arquivo | Formato do arquivo | Extensão | Tipo de archivo
      | Formato de archivo | Extensión`,
    informationNeed: 'LOIN | Need | Information need | LOIN code | Necessidade | Código LOIN | Necesidad | NIN | NNI',
    levelOfDevelopment: 'Level of development | LOD level | Nível de desenvolvimento | ND | Nivel de desarrollo',
    purpose: 'Use | Reason | Uso | Objetivo | Motivo',
    statusCode: `Suitability | Suitability code | Status | Suitability/Status | Adequação | Código de adequação | Idoneidad
      | Código de idoneidad`,
    progress: '% complete | Completion | State | Situação | Avanço | Progresso | Situación | Progreso',
  },
  milestones: {
    code: 'ID | No | Milestone code | Milestone | Marco | Hito | Código do marco | Código del hito',
    name: 'Title | Description | Stage | Phase | Título | Descrição | Etapa | Fase | Descripción',
    date: 'Due date | Deadline | Planned date | Data prevista | Prazo | Fecha prevista | Fecha límite | Plazo',
    acceptance: 'Criteria | Acceptance | Critérios | Aceitação | Criterios | Aceptación',
    reviewDays:
      'Review days | Review period | Review | Prazo de análise | Dias de análise | Plazo de revisión | Revisión',
  },
  softwareTools: {
    name: 'Software | Product | Tool | Application | Produto | Ferramenta | Aplicativo | Producto | Herramienta',
    version: 'Release | Edition | Edição | Edición',
    use: 'Purpose | Used for | Finalidade | Função | Finalidad | Función',
    party: 'Company | Team | User | Empresa | Equipe | Usuário | Equipo | Usuario',
  },
  exchangeFormats: {
    format: 'File format | File type | Formato do arquivo | Tipo de arquivo | Formato de archivo | Tipo de archivo',
    version: 'Release | Schema | Esquema',
    use: 'Purpose | Used for | Finalidade | Finalidad',
    software: 'Tool | Product | Ferramenta | Produto | Herramienta | Producto',
  },
  risks: {
    description: 'Risk | Title | Event | Risco | Evento | Riesgo | Título',
    likelihood: 'Probability | Chance | Frequência | Frecuencia',
    impact: 'Severity | Consequence | Severidade | Consequência | Severidad | Consecuencia',
    owner: 'Responsible | Risk owner | Encarregado | Dono do risco | Encargado | Dueño del riesgo',
    mitigation: `Action | Response | Measures | Measure | Control | Treatment | Ação | Resposta | Medidas | Tratamento | Acción
      | Respuesta | Tratamiento`,
    reviewDate: 'Review | Next review | Próxima revisão | Próxima revisión | Revisão | Revisión',
    state: 'Status | Estado',
  },
  clashPairs: {
    disciplineA: 'Discipline 1 | First discipline | A | Disciplina 1',
    disciplineB: 'Discipline 2 | Second discipline | B | Against | Disciplina 2',
    tolerance: 'Tolerance | Clearance | Tolerância | Folga | Tolerancia | Holgura',
    severity: 'Priority | Importance | Prioridade | Gravidade | Prioridad | Gravedad',
    days: 'Days | Time to close | Dias | Prazo | Días | Plazo',
    party: 'Responsible | Owner | Team | Responsável | Equipe | Responsable | Equipo',
  },
  statusCodes: {
    code: 'Status | Suitability | Suitability code | Código de estado | Adequação | Idoneidad',
    meaning: 'Description | Descrição | Descripción',
    state: 'CDE state | Container state | Estado do contêiner | Estado del contenedor',
  },
  bimUses: {
    use: 'BIM use | Uso BIM',
    decision: 'Objective | Purpose | Goal | Objetivo | Decisão | Decisión',
    owner: 'Responsible | Party | Team | Parte | Equipe | Equipo',
    milestone: 'Stage | Phase | Etapa | Fase',
  },
  requirements: {
    code: 'ID | No | Number | Requirement ID | Requirement No | Número | ID do requisito | ID del requisito',
    title: 'Name | Subject | Topic | Nome | Assunto | Nombre | Asunto',
    text: 'Requirement | Description | Text | Requisito | Descrição | Texto | Descripción',
    priority: 'Importance | Obligation | Importância | Obrigação | Importancia | Obligación',
    milestone: 'Stage | Phase | Etapa | Fase',
    actor: 'Requested by | Stakeholder | Actor | Solicitado por | Ator | Interessado | Interesado',
  },
  informationNeeds: {
    code: 'LOIN | LOIN code | Need | Código LOIN | Necessidade | Necesidad',
    entity: 'Entity | IFC class | Class | Object | IFC | Classe IFC | Entidade | Objeto | Clase IFC | Entidad',
    predefinedType: 'Type | IFC type | Tipo | Tipo IFC',
    set: 'Pset | PSet name | Property set name | Grupo de propriedades | Grupo de propiedades',
    name: 'Property | Attribute | Property name | Parameter | Propriedade | Atributo | Parâmetro | Propiedad | Parámetro',
    dataType: 'Datatype | Value type | Tipo de valor',
    presence: 'Required | Cardinality | Obligation | Obrigatório | Cardinalidade | Obligatorio | Cardinalidad',
    values: 'Value | Allowed values | Valor | Valores permitidos',
    milestone: 'Stage | Phase | Etapa | Fase',
    note: 'Notes | Comments | Remarks | Notas | Observações | Observaciones',
  },
  revisionLog: {
    revision: 'Rev | Rev. | Version | Versão | Versión',
    change: 'Description | Changes | Reason | Descrição | Alterações | Descripción | Cambios',
    author: 'By | Prepared by | Issued by | Elaborado por | Emitido por | Preparado por',
    checkedBy: 'Checked | Reviewed by | Revisado por | Verificado',
    approvedBy: 'Approved | Authorised by | Aprovado | Aprobado',
  },
};

/** The other names of a column. */
export const aliasesOf = (table: TableName, column: string): string[] => {
  const own: Readonly<Record<string, string | undefined>> = headingAliases[table] ?? {};
  return (own[column] ?? '')
    .split('|')
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
};
