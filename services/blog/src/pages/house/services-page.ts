interface ServiceStep {
  name: string;
  text: string;
}

interface ServiceTexts {
  tab: string;
  title: string;
  offer: string[];
  process: ServiceStep[];
  deliverables: string[];
  needed: string[];
  duration: string;
  /** Label of the link to the contact form, and the message that it fills in */
  ask: string;
  message: string;
}

interface ServicesPageTexts {
  title: string;
  lead: string;
  processTitle: string;
  deliverablesTitle: string;
  neededTitle: string;
  durationTitle: string;
}

export interface ServiceSeed {
  id: 'ai-consulting' | 'custom-development' | 'training' | 'implementation';
  texts: { en: ServiceTexts; 'pt-BR': ServiceTexts; es: ServiceTexts };
}

export interface ServicesPageSeed {
  texts: { en: ServicesPageTexts; 'pt-BR': ServicesPageTexts; es: ServicesPageTexts };
  services: ServiceSeed[];
}

export const servicesPage: ServicesPageSeed = {
  texts: {
    en: {
      title: 'Services',
      lead: 'Four ways to work with us. Each begins with a conversation about what you want to decide, build or stop doing.',
      processTitle: 'How it goes',
      deliverablesTitle: 'What you get',
      neededTitle: 'What we need from you',
      durationTitle: 'Typical duration',
    },
    'pt-BR': {
      title: 'Serviços',
      lead: 'Quatro maneiras de trabalhar conosco. Todas começam com uma conversa sobre o que você quer decidir, construir ou deixar de fazer.',
      processTitle: 'Como acontece',
      deliverablesTitle: 'O que você recebe',
      neededTitle: 'O que precisamos de você',
      durationTitle: 'Duração típica',
    },
    es: {
      title: 'Servicios',
      lead: 'Cuatro maneras de trabajar con nosotros. Todas empiezan con una conversación sobre lo que quieres decidir, construir o dejar de hacer.',
      processTitle: 'Cómo se desarrolla',
      deliverablesTitle: 'Qué recibes',
      neededTitle: 'Qué necesitamos de ti',
      durationTitle: 'Duración habitual',
    },
  },
  services: [
    {
      id: 'ai-consulting',
      texts: {
        en: {
          tab: 'AI consulting',
          title: 'Find out where AI helps, and where it does not',
          offer: [
            'We look at the work that your team repeats, from requirements to minutes, and test on your own documents what a language model does well, what it does badly and what it must not be given.',
            'You get a small number of uses that pay, each with its check by a person, its cost and the rules for your data. If the honest answer is that a spreadsheet formula is enough, we say so.',
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
              text: 'Right, wrong and unanswered are counted; time saved is set against time spent on checking.',
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
            'Você recebe poucos usos que valem a pena, cada um com a conferência por uma pessoa, o custo e as regras para os seus dados. Se a resposta honesta for que uma fórmula de planilha basta, dizemos.',
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
              text: 'Contamos certas, erradas e sem resposta; o tempo poupado é posto diante do tempo de conferência.',
            },
            { name: 'Decisão', text: 'Uma oficina em que você decide o que continua, o que para e quem é o dono.' },
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
            'Recibes unos pocos usos que compensan, cada uno con su comprobación por una persona, su coste y las reglas para tus datos. Si la respuesta honesta es que basta una fórmula de hoja de cálculo, lo decimos.',
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
    },
    {
      id: 'custom-development',
      texts: {
        en: {
          tab: 'Custom development',
          title: 'The tool that your process is missing',
          offer: [
            'Revit plug-ins, Dynamo graphs, Python scripts and small services between your CDE, your models and your lists. We build the part that cannot be bought and use what exists for the rest.',
            'You own the source. It is written to be read by your own people, comes with tests on your sample files, and has no licence check that stops your project when ours ends.',
          ],
          process: [
            {
              name: 'Problem',
              text: 'You show us the task at its slowest. We count how often it happens and what it costs.',
            },
            {
              name: 'Proposal',
              text: 'Two pages: what it will do, what it will not, how we shall both know that it works, fixed price.',
            },
            {
              name: 'First version',
              text: 'The narrowest useful version within two or three weeks, used on a real project.',
            },
            { name: 'Corrections', text: 'What your people say after a week of use decides what comes next.' },
            {
              name: 'Handover',
              text: 'Source, installer, manual, and an afternoon in which one of yours makes a change with us watching.',
            },
          ],
          deliverables: [
            'Installer or package for the agreed versions of your software',
            'Source code with tests and a short guide for whoever changes it',
            'Manual of a few pages in the language of your team',
            'Corrections of faults for three months after the handover',
          ],
          needed: [
            'One person who knows the task and has two hours a week for us',
            'Sample files that we may keep for the tests, anonymised if you wish',
            'A decision about versions and about who may install software',
          ],
          duration: 'Four to ten weeks from the proposal; a script may take one.',
          ask: 'Ask about custom development',
          message: 'I would like to talk about a custom tool. The task it should take over is: ',
        },
        'pt-BR': {
          tab: 'Desenvolvimento sob medida',
          title: 'A ferramenta que falta ao seu processo',
          offer: [
            'Plug-ins de Revit, rotinas de Dynamo, scripts de Python e pequenos serviços entre o seu CDE, os modelos e as listas. Construímos a parte que não se compra e usamos o que existe para o resto.',
            'O código-fonte é seu. É escrito para ser lido pela sua própria equipe, vem com testes sobre os seus arquivos de exemplo e não tem verificação de licença que pare o seu projeto quando o nosso acabar.',
          ],
          process: [
            {
              name: 'Problema',
              text: 'Você nos mostra a tarefa no seu pior dia. Contamos com que frequência acontece e quanto custa.',
            },
            {
              name: 'Proposta',
              text: 'Duas páginas: o que fará, o que não fará, como saberemos que funciona, preço fechado.',
            },
            { name: 'Primeira versão', text: 'A menor versão útil em duas ou três semanas, usada em um projeto real.' },
            {
              name: 'Correções',
              text: 'O que a sua equipe disser depois de uma semana de uso decide o que vem a seguir.',
            },
            {
              name: 'Entrega',
              text: 'Código, instalador, manual e uma tarde em que alguém seu faz uma alteração e nós assistimos.',
            },
          ],
          deliverables: [
            'Instalador ou pacote para as versões combinadas do seu software',
            'Código-fonte com testes e um guia curto para quem for alterá-lo',
            'Manual de poucas páginas no idioma da sua equipe',
            'Correção de falhas por três meses depois da entrega',
          ],
          needed: [
            'Uma pessoa que conheça a tarefa e tenha duas horas por semana para nós',
            'Arquivos de exemplo que possamos guardar para os testes, anonimizados se preferir',
            'Uma decisão sobre versões e sobre quem pode instalar software',
          ],
          duration: 'De quatro a dez semanas a partir da proposta; um script pode levar uma.',
          ask: 'Perguntar sobre desenvolvimento',
          message: 'Gostaria de conversar sobre uma ferramenta sob medida. A tarefa que ela deveria assumir é: ',
        },
        es: {
          tab: 'Desarrollo a medida',
          title: 'La herramienta que le falta a tu proceso',
          offer: [
            'Complementos de Revit, rutinas de Dynamo, scripts de Python y pequeños servicios entre tu CDE, tus modelos y tus listas. Construimos la parte que no se puede comprar y usamos lo que existe para el resto.',
            'El código fuente es tuyo. Está escrito para que lo lea tu propia gente, viene con pruebas sobre tus archivos de ejemplo y no tiene una comprobación de licencia que pare tu proyecto cuando acabe el nuestro.',
          ],
          process: [
            {
              name: 'Problema',
              text: 'Nos enseñas la tarea en su peor día. Contamos con qué frecuencia ocurre y cuánto cuesta.',
            },
            { name: 'Propuesta', text: 'Dos páginas: qué hará, qué no, cómo sabremos que funciona, precio cerrado.' },
            {
              name: 'Primera versión',
              text: 'La versión útil más pequeña en dos o tres semanas, usada en un proyecto real.',
            },
            { name: 'Correcciones', text: 'Lo que diga tu equipo tras una semana de uso decide qué viene después.' },
            {
              name: 'Entrega',
              text: 'Código, instalador, manual y una tarde en la que alguien tuyo hace un cambio mientras miramos.',
            },
          ],
          deliverables: [
            'Instalador o paquete para las versiones acordadas de tu software',
            'Código fuente con pruebas y una guía breve para quien lo modifique',
            'Manual de pocas páginas en el idioma de tu equipo',
            'Corrección de fallos durante tres meses después de la entrega',
          ],
          needed: [
            'Una persona que conozca la tarea y tenga dos horas semanales para nosotros',
            'Archivos de ejemplo que podamos guardar para las pruebas, anonimizados si lo prefieres',
            'Una decisión sobre versiones y sobre quién puede instalar software',
          ],
          duration: 'De cuatro a diez semanas desde la propuesta; un script puede llevar una.',
          ask: 'Preguntar por el desarrollo',
          message: 'Me gustaría hablar de una herramienta a medida. La tarea de la que debería encargarse es: ',
        },
      },
    },
    {
      id: 'training',
      texts: {
        en: {
          tab: 'Training',
          title: 'Training on your own models',
          offer: [
            'Short courses for modellers, coordinators and BIM managers, taught on your project instead of on a sample house. Subjects: information management to ISO 19650, coordination, Dynamo, Python for BIM, and reading and writing requirements.',
            'Groups are small, and each session ends with something that is used the next day: a checklist, a graph, a matrix that has been corrected.',
          ],
          process: [
            {
              name: 'Questions',
              text: 'A questionnaire of ten minutes and a look at one of your models tell us what people can do already.',
            },
            {
              name: 'Programme',
              text: 'You get a proposal by session, with the result of each. You strike out what you do not need.',
            },
            {
              name: 'Sessions',
              text: 'Three hours each, at your office or online, with at least half of the time at the keyboard.',
            },
            { name: 'Practice', text: 'A task between sessions, on the current project, with comments in writing.' },
            {
              name: 'After six weeks',
              text: 'An hour of questions: what is used, what is not, and what was in the way.',
            },
          ],
          deliverables: [
            'Programme with the aim and result of each session',
            'Exercises and files, free to use inside your company',
            'Checklists, graphs and templates made during the course',
            'A short note to the management: what was reached and what is still missing',
          ],
          needed: [
            'Between four and ten participants per group, released from project work for the sessions',
            'A model and its documents, which we may use in the course',
            'Computers with the agreed versions installed, tested one day before',
          ],
          duration: 'Four to six sessions over three to six weeks.',
          ask: 'Ask about training',
          message: 'I would like to talk about training. Number of people and subject: ',
        },
        'pt-BR': {
          tab: 'Treinamento',
          title: 'Treinamento nos seus próprios modelos',
          offer: [
            'Cursos curtos para modeladores, coordenadores e gerentes BIM, dados no seu projeto e não em uma casa de exemplo. Temas: gestão da informação segundo a ISO 19650, coordenação, Dynamo, Python para BIM, leitura e redação de requisitos.',
            'As turmas são pequenas, e cada encontro termina com algo que se usa no dia seguinte: uma lista de conferência, uma rotina, uma matriz corrigida.',
          ],
          process: [
            {
              name: 'Perguntas',
              text: 'Um questionário de dez minutos e um olhar sobre um modelo seu mostram o que as pessoas já sabem.',
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
            'Listas, rotinas e modelos de documento feitos durante o curso',
            'Uma nota breve à direção: o que se alcançou e o que ainda falta',
          ],
          needed: [
            'De quatro a dez participantes por turma, liberados do projeto durante os encontros',
            'Um modelo e seus documentos, que possamos usar no curso',
            'Computadores com as versões combinadas, testados na véspera',
          ],
          duration: 'De quatro a seis encontros, ao longo de três a seis semanas.',
          ask: 'Perguntar sobre treinamento',
          message: 'Gostaria de conversar sobre treinamento. Número de pessoas e tema: ',
        },
        es: {
          tab: 'Formación',
          title: 'Formación con tus propios modelos',
          offer: [
            'Cursos cortos para modeladores, coordinadores y gerentes BIM, impartidos con tu proyecto y no con una casa de ejemplo. Temas: gestión de la información según ISO 19650, coordinación, Dynamo, Python para BIM, lectura y redacción de requisitos.',
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
              text: 'Tres horas cada una, en tu oficina o en línea, con al menos la mitad del tiempo al teclado.',
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
            'Listas, rutinas y plantillas hechas durante el curso',
            'Una nota breve para la dirección: qué se alcanzó y qué falta todavía',
          ],
          needed: [
            'Entre cuatro y diez participantes por grupo, liberados del proyecto durante las sesiones',
            'Un modelo y sus documentos, que podamos usar en el curso',
            'Equipos con las versiones acordadas, probados la víspera',
          ],
          duration: 'De cuatro a seis sesiones, a lo largo de tres a seis semanas.',
          ask: 'Preguntar por la formación',
          message: 'Me gustaría hablar de formación. Número de personas y tema: ',
        },
      },
    },
    {
      id: 'implementation',
      texts: {
        en: {
          tab: 'Implementation',
          title: 'From the plan to the Monday morning',
          offer: [
            'We put information management to work on a live project: requirements, execution plan, responsibility matrix, CDE workflow, templates and checks, with the people who will keep them going when we have left.',
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
              text: 'Templates and training for the next projects, and one named owner in your house.',
            },
          ],
          deliverables: [
            'Information standard of your office: naming, status, units, modelling conventions',
            'Templates for requirements, execution plan, matrix, TIDP and MIDP',
            'CDE set up with states, roles and the checks between them',
            'Indicators: containers on time, first-pass acceptance, age of clashes',
          ],
          needed: [
            'A pilot project in its first third, and its project manager’s agreement',
            'An owner with at least one day a week for half a year',
            'Access to the CDE and to whoever administers it',
          ],
          duration: 'Four to six months; we are there weekly in the pilot, monthly afterwards.',
          ask: 'Ask about implementation',
          message: 'I would like to talk about implementation. Our next project and its start: ',
        },
        'pt-BR': {
          tab: 'Implantação',
          title: 'Do plano à manhã de segunda-feira',
          offer: [
            'Pomos a gestão da informação para funcionar em um projeto em curso: requisitos, plano de execução, matriz de responsabilidades, fluxo do CDE, modelos de documento e verificações, com as pessoas que vão mantê-los quando sairmos.',
            'Primeiro um projeto, depois o escritório. O que não sobrevive ao primeiro projeto não se espalha.',
          ],
          process: [
            {
              name: 'Ponto de partida',
              text: 'Dois dias de entrevistas e amostras de modelos e documentos; uma página de constatações.',
            },
            {
              name: 'Alvo',
              text: 'De cinco a dez coisas que devem estar diferentes em meio ano, cada uma com um modo de ver.',
            },
            { name: 'Piloto', text: 'Um projeto, da contratação ao primeiro marco, conosco nas reuniões semanais.' },
            { name: 'Correções', text: 'O que ninguém seguiu sai ou fica mais fácil. O padrão encolhe.' },
            {
              name: 'Expansão',
              text: 'Modelos e treinamento para os próximos projetos, e um dono nomeado na sua casa.',
            },
          ],
          deliverables: [
            'Padrão de informação do escritório: nomes, status, unidades, convenções de modelagem',
            'Modelos de requisitos, plano de execução, matriz, TIDP e MIDP',
            'CDE configurado com estados, papéis e as verificações entre eles',
            'Indicadores: contêineres no prazo, aceite na primeira vez, idade das interferências',
          ],
          needed: [
            'Um projeto-piloto no primeiro terço e a concordância de quem o gerencia',
            'Um dono com pelo menos um dia por semana durante meio ano',
            'Acesso ao CDE e a quem o administra',
          ],
          duration: 'De quatro a seis meses; toda semana no piloto, todo mês depois dele.',
          ask: 'Perguntar sobre implantação',
          message: 'Gostaria de conversar sobre implantação. Nosso próximo projeto e o início dele: ',
        },
        es: {
          tab: 'Implantación',
          title: 'Del plan al lunes por la mañana',
          offer: [
            'Ponemos la gestión de la información a funcionar en un proyecto en curso: requisitos, plan de ejecución, matriz de responsabilidades, flujo del CDE, plantillas y comprobaciones, con las personas que los mantendrán cuando nos vayamos.',
            'Primero un proyecto, después el estudio. Lo que no sobrevive al primer proyecto no se extiende.',
          ],
          process: [
            {
              name: 'Punto de partida',
              text: 'Dos días de entrevistas y muestras de modelos y documentos; una página de hallazgos.',
            },
            {
              name: 'Objetivo',
              text: 'De cinco a diez cosas que deben ser distintas en medio año, cada una con un modo de verlo.',
            },
            {
              name: 'Piloto',
              text: 'Un proyecto, del nombramiento al primer hito, con nosotros en las reuniones semanales.',
            },
            {
              name: 'Correcciones',
              text: 'Lo que nadie siguió se elimina o se hace más fácil. El estándar se acorta.',
            },
            {
              name: 'Extensión',
              text: 'Plantillas y formación para los proyectos siguientes, y un dueño con nombre en tu casa.',
            },
          ],
          deliverables: [
            'Estándar de información del estudio: nombres, estados, unidades, convenciones de modelado',
            'Plantillas de requisitos, plan de ejecución, matriz, TIDP y MIDP',
            'CDE configurado con estados, roles y las comprobaciones entre ellos',
            'Indicadores: contenedores a tiempo, aceptación a la primera, edad de las interferencias',
          ],
          needed: [
            'Un proyecto piloto en su primer tercio y el acuerdo de quien lo dirige',
            'Un dueño con al menos un día por semana durante medio año',
            'Acceso al CDE y a quien lo administra',
          ],
          duration: 'De cuatro a seis meses; cada semana en el piloto, cada mes después.',
          ask: 'Preguntar por la implantación',
          message: 'Me gustaría hablar de la implantación. Nuestro próximo proyecto y su inicio: ',
        },
      },
    },
  ],
};
