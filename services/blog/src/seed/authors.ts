export interface AuthorSeed {
  id: string;
  name: string;
  role: { en: string; 'pt-BR': string; es: string };
  bio: { en: string; 'pt-BR': string; es: string };
}

export const authors: AuthorSeed[] = [
  {
    id: 'helena-prado',
    name: 'Helena Prado',
    role: {
      en: 'Information management lead',
      'pt-BR': 'Líder de gestão da informação',
      es: 'Responsable de gestión de la información',
    },
    bio: {
      en: 'Architect. Writes and reviews execution plans, responsibility matrices and information standards, and has worked on both sides of the tender table. Prefers a one-page plan that is followed to a long one that is filed.',
      'pt-BR':
        'Arquiteta. Escreve e revisa planos de execução, matrizes de responsabilidades e padrões de informação, e já esteve dos dois lados da concorrência. Prefere um plano de uma página que se cumpre a um longo que se arquiva.',
      es: 'Arquitecta. Escribe y revisa planes de ejecución, matrices de responsabilidades y estándares de información, y conoce los dos lados de la licitación. Prefiere un plan de una página que se cumple a uno largo que se archiva.',
    },
  },
  {
    id: 'diego-salazar',
    name: 'Diego Salazar',
    role: {
      en: 'Coordination lead',
      'pt-BR': 'Líder de coordenação',
      es: 'Responsable de coordinación',
    },
    bio: {
      en: 'Mechanical engineer. Runs federated models and the meetings around them, from the first grid check to the last open topic. Counts the age of a clash, not the number of clashes.',
      'pt-BR':
        'Engenheiro mecânico. Cuida de modelos federados e das reuniões em torno deles, da primeira conferência de eixos ao último tópico em aberto. Conta a idade das interferências, não a quantidade.',
      es: 'Ingeniero mecánico. Lleva modelos federados y las reuniones que los rodean, desde la primera comprobación de ejes hasta el último tema abierto. Cuenta la edad de las interferencias, no su número.',
    },
  },
  {
    id: 'nora-whitfield',
    name: 'Nora Whitfield',
    role: {
      en: 'Computational designer',
      'pt-BR': 'Designer computacional',
      es: 'Diseñadora computacional',
    },
    bio: {
      en: 'Structural technician turned programmer. Builds Dynamo graphs, Python scripts and Revit plug-ins that a colleague can read, and deletes the ones that nobody runs.',
      'pt-BR':
        'Técnica em estruturas que virou programadora. Cria rotinas de Dynamo, scripts de Python e plugins de Revit que um colega consegue ler, e apaga os que ninguém usa.',
      es: 'Técnica de estructuras convertida en programadora. Crea rutinas de Dynamo, scripts de Python y plugins de Revit que un colega puede leer, y borra los que nadie usa.',
    },
  },
  {
    id: 'rafael-teixeira',
    name: 'Rafael Teixeira',
    role: {
      en: 'AI and data lead',
      'pt-BR': 'Líder de IA e dados',
      es: 'Responsable de IA y datos',
    },
    bio: {
      en: 'Civil engineer who moved from site records to data. Connects language models to the documents that a practice already has, and spends more time on checking answers than on producing them.',
      'pt-BR':
        'Engenheiro civil que foi dos registros de obra para os dados. Liga modelos de linguagem aos documentos que o escritório já tem e gasta mais tempo conferindo respostas do que produzindo.',
      es: 'Ingeniero civil que pasó de los registros de obra a los datos. Conecta modelos de lenguaje con los documentos que el estudio ya tiene y dedica más tiempo a comprobar respuestas que a producirlas.',
    },
  },
];
