export interface CategorySeed {
  id: string;
  name: { en: string; 'pt-BR': string; es: string };
  description: { en: string; 'pt-BR': string; es: string };
}

export const categories: CategorySeed[] = [
  {
    id: 'bim-management',
    name: { en: 'BIM management', 'pt-BR': 'Gestão BIM', es: 'Gestión BIM' },
    description: {
      en: 'Plans, responsibilities, model health and the running of a BIM office.',
      'pt-BR': 'Planos, responsabilidades, saúde dos modelos e o dia a dia de uma equipe BIM.',
      es: 'Planes, responsabilidades, salud de los modelos y el día a día de un equipo BIM.',
    },
  },
  {
    id: 'coordination',
    name: { en: 'Coordination', 'pt-BR': 'Coordenação', es: 'Coordinación' },
    description: {
      en: 'Federation, clashes, exchanges between disciplines and the meetings that close them.',
      'pt-BR': 'Federação, interferências, trocas entre disciplinas e as reuniões que as resolvem.',
      es: 'Federación, interferencias, intercambios entre disciplinas y las reuniones que los cierran.',
    },
  },
  {
    id: 'automation',
    name: { en: 'Automation', 'pt-BR': 'Automação', es: 'Automatización' },
    description: {
      en: 'Dynamo, Python and small tools that survive the next upgrade.',
      'pt-BR': 'Dynamo, Python e pequenas ferramentas que sobrevivem à próxima atualização.',
      es: 'Dynamo, Python y pequeñas herramientas que sobreviven a la próxima actualización.',
    },
  },
  {
    id: 'ai-in-practice',
    name: { en: 'AI in practice', 'pt-BR': 'IA na prática', es: 'IA en la práctica' },
    description: {
      en: 'Where language models save hours in project work, and what a person must still check.',
      'pt-BR': 'Onde os modelos de linguagem poupam horas no projeto e o que uma pessoa ainda precisa conferir.',
      es: 'Dónde los modelos de lenguaje ahorran horas en el proyecto y qué debe comprobar todavía una persona.',
    },
  },
  {
    id: 'standards',
    name: { en: 'Standards', 'pt-BR': 'Normas', es: 'Normas' },
    description: {
      en: 'ISO 19650 and its neighbours, read for the people who have to work with them on Monday.',
      'pt-BR': 'A ISO 19650 e as normas vizinhas, lidas para quem precisa trabalhar com elas na segunda-feira.',
      es: 'La ISO 19650 y sus normas vecinas, leídas para quienes trabajan con ellas el lunes.',
    },
  },
];
