import type { ServiceSeed } from '../service-texts.ts';

export const aiConsulting: ServiceSeed = {
  id: 'ai-consulting',
  texts: {
    en: {
      tab: 'AI consulting',
      title: 'Find out where AI helps, and where it does not',
      offer: [
        'We look at the work that your team repeats, from requirements to minutes, and test on your own documents what a language model does well, what it does badly and what it must not be given.',
        'You get a short list of use cases that pay off, each with its running cost, its human check and its data rules. If the honest answer is that a spreadsheet formula is enough, we say so.',
      ],
      process: [
        {
          name: 'Conversation',
          text: 'An hour on your work, your contracts and what may leave your network. No preparation.',
        },
        {
          name: 'Observation',
          text: 'We sit with three or four people at real tasks and note where the hours go.',
        },
        {
          name: 'Trial',
          text: 'Two or three uses, tried on your documents, with a set of questions whose answers you know.',
        },
        {
          name: 'Measure',
          text: 'We count right, wrong and missing answers, and weigh time saved against time spent checking.',
        },
        { name: 'Decision', text: 'A workshop in which you decide what goes on, what stops and who owns it.' },
      ],
      deliverables: [
        'Report of the trial with every question, answer and judgement',
        'Rules of use on two pages: permitted data, checks, records',
        'Working prototype of the uses that you keep, with its test questions',
        'Estimate of running costs by provider and by volume',
      ],
      needed: [
        'A sponsor who can decide, and three or four people for two half days each',
        'Thirty to fifty typical documents that we may read under a confidentiality agreement',
        'A contact for IT and data protection',
      ],
      duration: 'Three to five weeks, with the decision in the last.',
      ask: 'Ask about AI consulting',
      message: 'I would like to talk about AI consulting. The work that takes us most time is: ',
    },
    'pt-BR': {
      tab: 'Consultoria em IA',
      title: 'Descubra onde a IA ajuda e onde não ajuda',
      offer: [
        'Olhamos o trabalho que a sua equipe repete, dos requisitos às atas, e testamos nos seus próprios documentos o que um modelo de linguagem faz bem, o que faz mal e o que não se deve entregar a ele.',
        'Você recebe uma lista curta de usos que valem a pena, cada um com o custo de operação, a verificação humana e as regras para os dados. Se a resposta honesta for que uma fórmula de planilha basta, dizemos.',
      ],
      process: [
        {
          name: 'Conversa',
          text: 'Uma hora sobre o seu trabalho, os contratos e o que pode sair da sua rede. Sem preparação.',
        },
        {
          name: 'Observação',
          text: 'Acompanhamos três ou quatro pessoas em tarefas reais e anotamos para onde vão as horas.',
        },
        {
          name: 'Ensaio',
          text: 'Dois ou três usos, testados nos seus documentos, com perguntas cuja resposta você conhece.',
        },
        {
          name: 'Medição',
          text: 'Contamos respostas certas, erradas e ausentes e comparamos o tempo poupado com o tempo gasto na verificação.',
        },
        { name: 'Decisão', text: 'Uma oficina em que você decide o que continua, o que para e quem é o responsável.' },
      ],
      deliverables: [
        'Relatório do ensaio com cada pergunta, resposta e avaliação',
        'Regras de uso em duas páginas: dados permitidos, conferências, registros',
        'Protótipo funcional dos usos que você mantiver, com as perguntas de teste',
        'Estimativa de custo de operação por fornecedor e por volume',
      ],
      needed: [
        'Um patrocinador que possa decidir e três ou quatro pessoas por dois meios períodos cada',
        'De trinta a cinquenta documentos típicos, que possamos ler sob acordo de confidencialidade',
        'Um contato de TI e de proteção de dados',
      ],
      duration: 'De três a cinco semanas, com a decisão na última.',
      ask: 'Perguntar sobre consultoria em IA',
      message: 'Gostaria de conversar sobre consultoria em IA. O trabalho que mais nos toma tempo é: ',
    },
    es: {
      tab: 'Consultoría de IA',
      title: 'Descubre dónde ayuda la IA y dónde no',
      offer: [
        'Miramos el trabajo que tu equipo repite, de los requisitos a las actas, y probamos con tus propios documentos qué hace bien un modelo de lenguaje, qué hace mal y qué no se le debe entregar.',
        'Recibes una lista corta de usos que compensan, cada uno con su coste de operación, su revisión humana y sus reglas de datos. Si la respuesta honesta es que basta una fórmula de hoja de cálculo, lo decimos.',
      ],
      process: [
        {
          name: 'Conversación',
          text: 'Una hora sobre tu trabajo, tus contratos y lo que puede salir de tu red. Sin preparación.',
        },
        {
          name: 'Observación',
          text: 'Acompañamos a tres o cuatro personas en tareas reales y anotamos adónde van las horas.',
        },
        {
          name: 'Ensayo',
          text: 'Dos o tres usos, probados con tus documentos y con preguntas cuya respuesta conoces.',
        },
        {
          name: 'Medición',
          text: 'Contamos aciertos, errores y silencios; el tiempo ahorrado se compara con el de comprobar.',
        },
        { name: 'Decisión', text: 'Un taller en el que decides qué sigue, qué se detiene y quién es el dueño.' },
      ],
      deliverables: [
        'Informe del ensayo con cada pregunta, respuesta y valoración',
        'Reglas de uso en dos páginas: datos permitidos, comprobaciones, registros',
        'Prototipo funcional de los usos que conserves, con sus preguntas de prueba',
        'Estimación del coste de operación por proveedor y por volumen',
      ],
      needed: [
        'Un patrocinador que pueda decidir y tres o cuatro personas durante dos medias jornadas cada una',
        'De treinta a cincuenta documentos típicos que podamos leer bajo acuerdo de confidencialidad',
        'Un contacto de TI y de protección de datos',
      ],
      duration: 'De tres a cinco semanas, con la decisión en la última.',
      ask: 'Preguntar por la consultoría de IA',
      message: 'Me gustaría hablar de la consultoría de IA. El trabajo que más tiempo nos lleva es: ',
    },
  },
};
