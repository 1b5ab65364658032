import type { ServiceSeed } from '../service-texts.ts';

export const implementation: ServiceSeed = {
  id: 'implementation',
  price: { from: 18000, to: 52000 },
  reference: 'marina-coutinho',
  texts: {
    en: {
      tab: 'Implementation',
      title: 'From plan to Monday morning',
      audience: 'Design offices, contractors, and developers and owners who appoint them',
      outcome: 'Requirements, plan, CDE and checks at work on a live project',
      time: '4–6 months',
      offer: [
        'We put information management to work on a live project: requirements, execution plan, responsibility matrix, CDE workflow, templates and checks, with the people who will keep them going when we have left.',
        'For owners and developers, who appoint the others, we begin at their side of the table: we write the exchange information requirements (EIR) with you, prepare the tender, evaluate the execution plans of the bidders, and check deliveries before you accept them.',
        'One project first, then the office. What does not survive the first project is not rolled out.',
      ],
      process: [
        {
          name: 'Starting point',
          text: 'Two days of interviews and samples of models and documents; a page of findings.',
        },
        {
          name: 'Target',
          text: 'Five to ten things that should be different in half a year, each with a way to see it.',
        },
        {
          name: 'Pilot',
          text: 'One project, from appointment to its first milestone, with us in the weekly meetings.',
        },
        { name: 'Corrections', text: 'What nobody followed is removed or made easier. The standard gets shorter.' },
        {
          name: 'Roll-out',
          text: 'Templates and training for the next projects, and a named owner on your team.',
        },
      ],
      deliverables: [
        'Information standard of your office: naming, status, units, modelling conventions',
        'Templates for requirements, execution plan, matrix, TIDP and MIDP',
        'CDE set up with states, roles and the checks between them',
        'Indicators: containers on time, first-pass acceptance, age of clashes',
      ],
      needed: [
        'A pilot project that is still in the first third of its programme, and the agreement of its project manager',
        'An owner with at least one day a week for half a year',
        'Access to the CDE and to whoever administers it',
      ],
      duration: 'Four to six months; we are there weekly in the pilot, monthly afterwards.',
      priceUnit: 'for a pilot project and the roll-out, depending on the size of your organisation',
      example: {
        title: 'One standard in place of three',
        text: 'A practice of sixty people names its files in three ways. On one project we agree on a naming rule and the states of the CDE, check both automatically and leave out what is not followed within a month.',
        result:
          'The standard has eleven pages instead of seventy, and the share of containers accepted at the first pass is measured every week.',
      },
      questions: [
        {
          name: 'Do we need a new CDE?',
          text: 'Usually not. We set up states, roles and checks in the one you have. If it cannot do what the project needs, we say what is missing.',
        },
        {
          name: 'We are the client. Can you write our EIR and check what we receive?',
          text: 'Yes. As a developer or owner you get requirements that fit your decisions, tender documents, an evaluation of each execution plan, and a check of each delivery against your requirements, with a reason for everything that is sent back. We never work for a bidder in the same tender.',
        },
        {
          name: 'Does this get us certified to ISO 19650?',
          text: 'No. Certificates are issued by accredited bodies. The standard, the templates and the records that they ask for are part of the result.',
        },
        {
          name: 'How much of our time does it take?',
          text: 'The owner on your team needs a day a week. Everyone else gets an hour of training and shorter meetings.',
        },
      ],
      ask: 'Ask about implementation',
      message: 'I would like to talk about implementation. Our next project and its start: ',
    },
    'pt-BR': {
      tab: 'Implantação',
      title: 'Do plano à manhã de segunda-feira',
      audience: 'Escritórios de projeto, construtoras, e incorporadoras e proprietários que os contratam',
      outcome: 'Requisitos, plano, CDE e verificações em uso em um projeto real',
      time: '4 a 6 meses',
      offer: [
        'Colocamos a gestão da informação para funcionar em um projeto em curso: requisitos, plano de execução, matriz de responsabilidades, fluxo do CDE, modelos de documento e verificações, com as pessoas que vão mantê-los quando sairmos.',
        'Para quem contrata, como incorporadoras, proprietários e órgãos públicos, começamos pelo seu lado da mesa: escrevemos com você os requisitos de troca de informações (EIR), preparamos a licitação ou concorrência, avaliamos os planos de execução dos proponentes e conferimos as entregas antes do seu aceite.',
        'Primeiro um projeto, depois o escritório. O que não sobrevive ao primeiro projeto não se espalha.',
      ],
      process: [
        {
          name: 'Ponto de partida',
          text: 'Dois dias de entrevistas e amostras de modelos e documentos; uma página de constatações.',
        },
        {
          name: 'Metas',
          text: 'De cinco a dez coisas que devem estar diferentes em seis meses, cada uma com uma forma de verificar.',
        },
        { name: 'Piloto', text: 'Um projeto, da contratação ao primeiro marco, conosco nas reuniões semanais.' },
        { name: 'Correções', text: 'O que ninguém seguiu sai ou fica mais fácil. O padrão encolhe.' },
        {
          name: 'Expansão',
          text: 'Modelos e treinamento para os próximos projetos, e um responsável designado na sua empresa.',
        },
      ],
      deliverables: [
        'Padrão de informação do escritório: nomes, status, unidades, convenções de modelagem',
        'Modelos de requisitos, plano de execução, matriz, TIDP e MIDP',
        'CDE configurado com estados, papéis e as verificações entre eles',
        'Indicadores: contêineres no prazo, aceite na primeira vez, idade das interferências',
      ],
      needed: [
        'Um projeto-piloto que ainda esteja no primeiro terço do prazo, e a concordância de quem o gerencia',
        'Um responsável com pelo menos um dia por semana durante seis meses',
        'Acesso ao CDE e a quem o administra',
      ],
      duration: 'De quatro a seis meses; toda semana no piloto, todo mês depois dele.',
      priceUnit: 'por projeto-piloto e expansão, conforme o tamanho da sua organização',
      example: {
        title: 'Um padrão no lugar de três',
        text: 'Um escritório de sessenta pessoas nomeia os arquivos de três maneiras. Em um projeto, combinamos uma regra de nomes e os estados do CDE, verificamos ambos automaticamente e retiramos o que ninguém segue em um mês.',
        result:
          'O padrão tem onze páginas em vez de setenta, e a proporção de contêineres aceitos na primeira entrega é medida toda semana.',
      },
      questions: [
        {
          name: 'Precisamos de um CDE novo?',
          text: 'Em geral, não. Configuramos estados, papéis e verificações no que você já tem. Se ele não fizer o que o projeto precisa, dizemos o que falta.',
        },
        {
          name: 'Somos a parte contratante. Vocês escrevem o EIR e conferem o que recebemos?',
          text: 'Sim. Como incorporadora ou proprietário, você recebe requisitos ligados às suas decisões, os documentos da licitação ou concorrência, a avaliação de cada plano de execução e a conferência de cada entrega em relação aos seus requisitos, com o motivo de tudo o que for devolvido. Não trabalhamos para um proponente na mesma concorrência.',
        },
        {
          name: 'Isso nos certifica na ISO 19650?',
          text: 'Não. Certificados são emitidos por organismos acreditados. O padrão, os modelos e os registros que eles pedem fazem parte do resultado.',
        },
        {
          name: 'Quanto do nosso tempo isso toma?',
          text: 'O responsável na sua equipe precisa de um dia por semana. Os demais têm uma hora de treinamento e reuniões mais curtas.',
        },
      ],
      ask: 'Perguntar sobre implantação',
      message: 'Gostaria de conversar sobre implantação. Nosso próximo projeto e o início dele: ',
    },
    es: {
      tab: 'Implantación',
      title: 'Del plan al lunes por la mañana',
      audience: 'Estudios, constructoras, y promotoras y propietarios que los contratan',
      outcome: 'Requisitos, plan, CDE y comprobaciones en uso en un proyecto real',
      time: '4 a 6 meses',
      offer: [
        'Ponemos la gestión de la información a funcionar en un proyecto en curso: requisitos, plan de ejecución, matriz de responsabilidades, flujo del CDE, plantillas y comprobaciones, con las personas que los mantendrán cuando nos vayamos.',
        'Para quien contrata, como promotoras, propietarios y administraciones, empezamos por tu lado de la mesa: redactamos contigo los requisitos de intercambio de información (EIR), preparamos la licitación, evaluamos los planes de ejecución de los licitadores y comprobamos las entregas antes de que las aceptes.',
        'Primero un proyecto, después el estudio. Lo que no sobrevive al primer proyecto no se extiende.',
      ],
      process: [
        {
          name: 'Punto de partida',
          text: 'Dos días de entrevistas y muestras de modelos y documentos; una página de hallazgos.',
        },
        {
          name: 'Objetivo',
          text: 'De cinco a diez cosas que deben ser distintas en seis meses, cada una con una forma de comprobarlo.',
        },
        {
          name: 'Piloto',
          text: 'Un proyecto, de la adjudicación al primer hito, con nosotros en las reuniones semanales.',
        },
        {
          name: 'Correcciones',
          text: 'Lo que nadie siguió se elimina o se hace más fácil. El estándar se acorta.',
        },
        {
          name: 'Extensión',
          text: 'Plantillas y formación para los proyectos siguientes, y un responsable designado en tu empresa.',
        },
      ],
      deliverables: [
        'Estándar de información del estudio: nombres, estados, unidades, convenciones de modelado',
        'Plantillas de requisitos, plan de ejecución, matriz, TIDP y MIDP',
        'CDE configurado con estados, roles y las comprobaciones entre ellos',
        'Indicadores: contenedores a tiempo, aceptación a la primera, edad de las interferencias',
      ],
      needed: [
        'Un proyecto piloto que aún esté en el primer tercio de su plazo, y el acuerdo de quien lo dirige',
        'Un responsable con al menos un día por semana durante seis meses',
        'Acceso al CDE y a quien lo administra',
      ],
      duration: 'De cuatro a seis meses; cada semana en el piloto, cada mes después.',
      priceUnit: 'por proyecto piloto y extensión, según el tamaño de tu organización',
      example: {
        title: 'Un estándar en lugar de tres',
        text: 'Un estudio de sesenta personas nombra sus archivos de tres maneras. En un proyecto acordamos una regla de nombres y los estados del CDE, comprobamos ambos automáticamente y retiramos lo que nadie sigue en un mes.',
        result:
          'El estándar tiene once páginas en lugar de setenta, y cada semana se mide qué parte de los contenedores se acepta a la primera.',
      },
      questions: [
        {
          name: '¿Necesitamos un CDE nuevo?',
          text: 'Normalmente no. Configuramos estados, roles y comprobaciones en el que tienes. Si no puede hacer lo que el proyecto necesita, decimos qué falta.',
        },
        {
          name: 'Somos el cliente. ¿Redactáis nuestro EIR y comprobáis lo que recibimos?',
          text: 'Sí. Como promotora o propietario recibes requisitos ligados a tus decisiones, los documentos de la licitación, la evaluación de cada plan de ejecución y la comprobación de cada entrega frente a tus requisitos, con el motivo de todo lo que se devuelve. No trabajamos para un licitador en la misma licitación.',
        },
        {
          name: '¿Con esto obtenemos la certificación ISO 19650?',
          text: 'No. Los certificados los emiten entidades acreditadas. El estándar, las plantillas y los registros que piden forman parte del resultado.',
        },
        {
          name: '¿Cuánto tiempo nos exige?',
          text: 'El responsable de tu equipo necesita un día a la semana. Los demás tienen una hora de formación y reuniones más cortas.',
        },
      ],
      ask: 'Preguntar por la implantación',
      message: 'Me gustaría hablar de la implantación. Nuestro próximo proyecto y su inicio: ',
    },
  },
};
