import type { ServiceSeed } from '../service-texts.ts';

export const training: ServiceSeed = {
  id: 'training',
  price: { from: 3200, to: 8500 },
  reference: 'lucia-ferrandis',
  texts: {
    en: {
      tab: 'Training',
      title: 'Training on your own models',
      audience: 'Modellers, coordinators, BIM managers, and owners’ staff who write or check requirements',
      outcome: 'A team that does the work by itself',
      time: '3–6 weeks',
      offer: [
        'Short courses for modellers, coordinators and BIM managers, taught on your project instead of on a sample house. Subjects: information management to ISO 19650, coordination, Dynamo, Python for BIM, and reading and writing requirements.',
        'Groups are small, and each session ends with something that is used the next day: a checklist, a graph, a matrix that has been corrected.',
      ],
      process: [
        {
          name: 'Questions',
          text: 'A ten-minute questionnaire and a look at one of your models tell us what people can do already.',
        },
        {
          name: 'Programme',
          text: 'You get a proposal by session, with the result of each. You strike out what you do not need.',
        },
        {
          name: 'Sessions',
          text: 'Three hours each, at your office or online, with at least half of the time at the keyboard.',
        },
        { name: 'Practice', text: 'A task between sessions, on the current project, with written comments.' },
        {
          name: 'After six weeks',
          text: 'An hour of questions: what is used, what is not, and what was in the way.',
        },
      ],
      deliverables: [
        'Programme with the aim and result of each session',
        'Exercises and files, free to use inside your company',
        'Checklists, graphs and templates made during the course',
        'A short note to management: what was achieved and what is still missing',
      ],
      needed: [
        'Between four and ten participants per group, released from project work for the sessions',
        'A model and its documents, which we may use in the course',
        'Computers with the agreed versions installed, tested one day before',
      ],
      duration: 'Four to six sessions over three to six weeks.',
      priceUnit: 'per group of four to ten people',
      example: {
        title: 'Coordination for a team of eight',
        text: 'Eight coordinators take five sessions of three hours on the federated model of their current project. Between the sessions they sort their own clashes by the rules from the course.',
        result:
          'They leave with search sets, a meeting agenda and a one-page rule for which clashes are discussed at all.',
      },
      questions: [
        {
          name: 'Is it online (remote) or in person (at our office)?',
          text: 'Both are possible: at your office or online. Online sessions have at most eight people, so that we can see each screen.',
        },
        {
          name: 'Which languages do you teach in?',
          text: 'In English, Portuguese and Spanish. The material is in the language of the group.',
        },
        {
          name: 'How does it differ from your online courses?',
          text: 'The courses teach a subject on our sample files, at any time. Training is about your model and your standards, with someone who answers.',
        },
      ],
      ask: 'Ask about training',
      message: 'I would like to talk about training. Number of people and subject: ',
    },
    'pt-BR': {
      tab: 'Treinamento',
      title: 'Treinamento nos seus próprios modelos',
      audience: 'Modeladores, coordenadores, gerentes BIM e equipes do contratante que escrevem ou conferem requisitos',
      outcome: 'Uma equipe que faz o trabalho sozinha',
      time: '3 a 6 semanas',
      offer: [
        'Cursos curtos para modeladores, coordenadores e gerentes BIM, dados no seu projeto e não em uma casa de exemplo. Temas: gestão da informação segundo a ISO 19650, coordenação, Dynamo, Python para BIM, leitura e redação de requisitos.',
        'As turmas são pequenas, e cada encontro termina com algo que se usa no dia seguinte: um checklist, uma rotina, uma matriz corrigida.',
      ],
      process: [
        {
          name: 'Perguntas',
          text: 'Um questionário de dez minutos e a análise de um dos seus modelos mostram o que as pessoas já sabem.',
        },
        {
          name: 'Programa',
          text: 'Você recebe uma proposta por encontro, com o resultado de cada um, e risca o que não precisa.',
        },
        {
          name: 'Encontros',
          text: 'Três horas cada, no seu escritório ou a distância, com pelo menos metade do tempo no teclado.',
        },
        { name: 'Prática', text: 'Uma tarefa entre encontros, no projeto em curso, com comentários por escrito.' },
        {
          name: 'Depois de seis semanas',
          text: 'Uma hora de perguntas: o que se usa, o que não se usa e o que atrapalhou.',
        },
      ],
      deliverables: [
        'Programa com objetivo e resultado de cada encontro',
        'Exercícios e arquivos, de uso livre dentro da sua empresa',
        'Checklists, rotinas e modelos de documento feitos durante o curso',
        'Uma nota breve à direção: o que se alcançou e o que ainda falta',
      ],
      needed: [
        'De quatro a dez participantes por turma, liberados do projeto durante os encontros',
        'Um modelo e seus documentos, que possamos usar no curso',
        'Computadores com as versões combinadas, testados na véspera',
      ],
      duration: 'De quatro a seis encontros, ao longo de três a seis semanas.',
      priceUnit: 'por turma de quatro a dez pessoas',
      example: {
        title: 'Coordenação para uma equipe de oito',
        text: 'Oito coordenadores fazem cinco encontros de três horas sobre o modelo federado do projeto em curso. Entre os encontros, organizam suas próprias interferências pelas regras do curso.',
        result:
          'Saem com conjuntos de busca, uma pauta de reunião e uma regra de uma página sobre quais interferências vale a pena discutir.',
      },
      questions: [
        {
          name: 'É on-line (a distância) ou presencial (no nosso escritório)?',
          text: 'Das duas formas: no seu escritório ou on-line. Pela internet, são no máximo oito pessoas, para que possamos ver cada tela.',
        },
        {
          name: 'Em quais idiomas vocês ensinam?',
          text: 'Em português, inglês e espanhol. O material vem no idioma da turma.',
        },
        {
          name: 'Qual é a diferença para os cursos on-line?',
          text: 'Os cursos ensinam um tema com nossos arquivos de exemplo, a qualquer hora. O treinamento trata do seu modelo e dos seus padrões, com alguém que responde.',
        },
      ],
      ask: 'Perguntar sobre treinamento',
      message: 'Gostaria de conversar sobre treinamento. Número de pessoas e tema: ',
    },
    es: {
      tab: 'Formación',
      title: 'Formación con tus propios modelos',
      audience: 'Modeladores, coordinadores, BIM managers y equipos del promotor que redactan o comprueban requisitos',
      outcome: 'Un equipo que hace el trabajo por sí mismo',
      time: '3 a 6 semanas',
      offer: [
        'Cursos cortos para modeladores, coordinadores y BIM managers, impartidos con tu proyecto y no con una casa de ejemplo. Temas: gestión de la información según ISO 19650, coordinación, Dynamo, Python para BIM, lectura y redacción de requisitos.',
        'Los grupos son pequeños y cada sesión termina con algo que se usa al día siguiente: una lista de comprobación, una rutina, una matriz corregida.',
      ],
      process: [
        {
          name: 'Preguntas',
          text: 'Un cuestionario de diez minutos y un vistazo a uno de tus modelos nos dicen qué sabe ya la gente.',
        },
        {
          name: 'Programa',
          text: 'Recibes una propuesta por sesión, con el resultado de cada una, y tachas lo que no necesitas.',
        },
        {
          name: 'Sesiones',
          text: 'Tres horas cada una, en tu estudio o en línea, con al menos la mitad del tiempo al teclado.',
        },
        {
          name: 'Práctica',
          text: 'Una tarea entre sesiones, en el proyecto en curso, con comentarios por escrito.',
        },
        { name: 'Seis semanas después', text: 'Una hora de preguntas: qué se usa, qué no y qué lo impidió.' },
      ],
      deliverables: [
        'Programa con el objetivo y el resultado de cada sesión',
        'Ejercicios y archivos, de uso libre dentro de tu empresa',
        'Listas de comprobación, rutinas y plantillas hechas durante el curso',
        'Una nota breve para la dirección: qué se alcanzó y qué falta todavía',
      ],
      needed: [
        'Entre cuatro y diez participantes por grupo, liberados del proyecto durante las sesiones',
        'Un modelo y sus documentos, que podamos usar en el curso',
        'Equipos con las versiones acordadas, probados la víspera',
      ],
      duration: 'De cuatro a seis sesiones, a lo largo de tres a seis semanas.',
      priceUnit: 'por grupo de cuatro a diez personas',
      example: {
        title: 'Coordinación para un equipo de ocho',
        text: 'Ocho coordinadores hacen cinco sesiones de tres horas sobre el modelo federado de su proyecto actual. Entre sesiones ordenan sus propias interferencias con las reglas del curso.',
        result:
          'Salen con conjuntos de búsqueda, un orden del día y una regla de una página sobre qué interferencias merece la pena tratar.',
      },
      questions: [
        {
          name: '¿Es en línea (a distancia) o presencial (en nuestro estudio)?',
          text: 'De las dos formas: en tu estudio o en línea. Por internet son ocho personas como máximo, para que podamos ver cada pantalla.',
        },
        {
          name: '¿En qué idiomas se imparte?',
          text: 'En español, inglés y portugués. El material está en el idioma del grupo.',
        },
        {
          name: '¿En qué se diferencia de los cursos en línea?',
          text: 'Los cursos enseñan un tema con nuestros archivos de ejemplo, a cualquier hora. La formación trata de tu modelo y tus estándares, con alguien que responde.',
        },
      ],
      ask: 'Preguntar por la formación',
      message: 'Me gustaría hablar de formación. Número de personas y tema: ',
    },
  },
};
