import type { ServiceSeed } from '../service-texts.ts';

export const aiConsulting: ServiceSeed = {
  id: 'ai-consulting',
  price: { from: 6000, to: 14000 },
  reference: 'esteban-villalba',
  texts: {
    en: {
      tab: 'AI consulting',
      title: 'Find out where AI helps, and where it does not',
      audience: 'Practices, contractors and owners who are asked what AI could do for them',
      outcome: 'A tested shortlist of uses, with costs and rules',
      time: '3–5 weeks',
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
      priceUnit: 'per trial, depending on the number of use cases',
      example: {
        title: 'An assistant for bid questions',
        text: 'A structural office answers the same forty questions in every bid. We index its past bids, write 120 test questions with known answers and try two language models on them.',
        result:
          'Before anything is bought, the office knows how many answers are right, wrong or missing, what each one costs and who has to check it.',
      },
      questions: [
        {
          name: 'Will our documents train someone’s model?',
          text: 'No. We use a provider whose terms exclude training, or a model on your own machines. You approve the choice in writing before the first document is read.',
        },
        {
          name: 'What if AI turns out not to be worth it?',
          text: 'Then the report says so and names the simpler way: a template, a formula or a script. You pay for the trial and nothing else.',
        },
        {
          name: 'Do we need our own IT team?',
          text: 'One contact who can answer questions about data protection is enough. During the trial the prototype runs in your environment or in ours, as you prefer.',
        },
      ],
      ask: 'Ask about AI consulting',
      message: 'I would like to talk about AI consulting. The work that takes us most time is: ',
    },
    'pt-BR': {
      tab: 'Consultoria em IA',
      title: 'Descubra onde a IA ajuda e onde não ajuda',
      audience: 'Escritórios, construtoras e incorporadoras que precisam decidir o que fazer com IA',
      outcome: 'Uma lista testada de usos, com custos e regras',
      time: '3 a 5 semanas',
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
          name: 'Piloto',
          text: 'Dois ou três usos, testados nos seus documentos, com perguntas cuja resposta você conhece.',
        },
        {
          name: 'Medição',
          text: 'Contamos respostas certas, erradas e ausentes e comparamos o tempo poupado com o tempo gasto na verificação.',
        },
        { name: 'Decisão', text: 'Uma oficina em que você decide o que continua, o que para e quem é o responsável.' },
      ],
      deliverables: [
        'Relatório do piloto com cada pergunta, resposta e avaliação',
        'Regras de uso em duas páginas: dados permitidos, conferências, registros',
        'Protótipo funcional dos usos que você mantiver, com as perguntas de teste',
        'Estimativa de custo de operação por fornecedor e por volume',
      ],
      needed: [
        'Um patrocinador que possa decidir e três ou quatro pessoas, cada uma disponível por dois meios turnos',
        'De trinta a cinquenta documentos típicos, que possamos ler sob acordo de confidencialidade',
        'Um contato de TI e de proteção de dados',
      ],
      duration: 'De três a cinco semanas, com a decisão na última.',
      priceUnit: 'por projeto-piloto, conforme o número de casos de uso',
      example: {
        title: 'Um assistente para perguntas de licitação',
        text: 'Um escritório de estruturas responde às mesmas quarenta perguntas em toda licitação. Indexamos as propostas anteriores, escrevemos 120 perguntas de teste com respostas conhecidas e testamos dois modelos de linguagem.',
        result:
          'Antes de qualquer compra, o escritório sabe quantas respostas estão certas, erradas ou faltando, quanto custa cada uma e quem precisa conferi-la.',
      },
      questions: [
        {
          name: 'Nossos documentos vão treinar o modelo de alguém?',
          text: 'Não. Usamos um provedor cujos termos excluem o treinamento ou um modelo em suas próprias máquinas. Você aprova a escolha por escrito antes da leitura do primeiro documento.',
        },
        {
          name: 'E se a IA não valer a pena?',
          text: 'O relatório diz isso e indica o caminho mais simples: um modelo de documento, uma fórmula ou um script. Você paga só o piloto.',
        },
        {
          name: 'Precisamos de uma equipe de TI própria?',
          text: 'Basta um contato que responda a perguntas sobre proteção de dados. Durante o piloto, o protótipo roda no seu ambiente ou no nosso, como preferir.',
        },
      ],
      ask: 'Perguntar sobre consultoria em IA',
      message: 'Gostaria de conversar sobre consultoria em IA. O trabalho que mais nos toma tempo é: ',
    },
    es: {
      tab: 'Consultoría de IA',
      title: 'Descubre dónde ayuda la IA y dónde no',
      audience: 'Estudios, constructoras y promotoras que tienen que decidir qué hacer con la IA',
      outcome: 'Una lista probada de usos, con costes y reglas',
      time: '3 a 5 semanas',
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
          name: 'Piloto',
          text: 'Dos o tres usos, probados con tus documentos y con preguntas cuya respuesta conoces.',
        },
        {
          name: 'Medición',
          text: 'Contamos las respuestas correctas, las erróneas y las que faltan, y comparamos el tiempo ahorrado con el que lleva comprobarlas.',
        },
        { name: 'Decisión', text: 'Un taller en el que decides qué sigue, qué se detiene y quién es el responsable.' },
      ],
      deliverables: [
        'Informe del piloto con cada pregunta, respuesta y valoración',
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
      priceUnit: 'por proyecto piloto, según el número de casos de uso',
      example: {
        title: 'Un asistente para preguntas de licitación',
        text: 'Un estudio de estructuras responde las mismas cuarenta preguntas en cada licitación. Indexamos sus ofertas anteriores, escribimos 120 preguntas de prueba con respuestas conocidas y probamos dos modelos de lenguaje.',
        result:
          'Antes de comprar nada, el estudio sabe cuántas respuestas son correctas, erróneas o faltan, cuánto cuesta cada una y quién tiene que revisarla.',
      },
      questions: [
        {
          name: '¿Nuestros documentos entrenarán el modelo de alguien?',
          text: 'No. Usamos un proveedor cuyas condiciones excluyen el entrenamiento o un modelo en tus propias máquinas. Apruebas la elección por escrito antes de que se lea el primer documento.',
        },
        {
          name: '¿Y si la IA no compensa?',
          text: 'Entonces el informe lo dice y propone el camino más sencillo: una plantilla, una fórmula o un script. Pagas solo el piloto.',
        },
        {
          name: '¿Necesitamos un equipo de TI propio?',
          text: 'Basta con un contacto que responda preguntas sobre protección de datos. Durante el piloto, el prototipo funciona en tu entorno o en el nuestro, como prefieras.',
        },
      ],
      ask: 'Preguntar por la consultoría de IA',
      message: 'Me gustaría hablar de la consultoría de IA. El trabajo que más tiempo nos lleva es: ',
    },
  },
};
