interface AboutSection {
  title: string;
  text: string;
}

interface AboutTexts {
  title: string;
  lead: string;
  paragraphs: string[];
  workTitle: string;
  work: AboutSection[];
  principlesTitle: string;
  principles: AboutSection[];
  teamTitle: string;
  teamLead: string;
  figuresTitle: string;
  /** What a counted figure means, true for whatever producers publish, too; the numbers come from the catalogue when the page is rendered */
  figures: { products: string; courses: string; posts: string; languages: string };
  callTitle: string;
  callText: string;
  callButton: string;
}

export interface AboutSeed {
  /** Author ids, in page order */
  team: string[];
  texts: { en: AboutTexts; 'pt-BR': AboutTexts; es: AboutTexts };
}

export const about: AboutSeed = {
  team: ['helena-prado', 'diego-salazar', 'nora-whitfield', 'rafael-teixeira'],
  texts: {
    en: {
      title: 'About Arcada',
      lead: 'We help design and construction teams decide from their models, with plans people follow, tools they can read and AI that has been checked.',
      paragraphs: [
        'Arcada is a consultancy for information management, automation and artificial intelligence in building projects. We come from architecture, engineering and site offices, and all of us have been on the receiving end of a bad execution plan.',
        'That is why our work has two halves. One is advice: requirements, plans, matrices, training, a pilot that shows whether it holds. The other is tools: plug-ins, scripts, Dynamo graphs and assistants for documents. Each half keeps the other honest. Advice that cannot be put into a check tends to be vague, and a tool without a process speeds up the wrong thing.',
        'We work in English, Portuguese and Spanish, because many project teams do.',
      ],
      workTitle: 'How we work',
      work: [
        {
          title: 'We begin with a decision',
          text: 'Before we speak of software we ask what will be decided with the information, by whom and when. What serves no decision is left out of the plan.',
        },
        {
          title: 'We try it on a real project',
          text: 'A sample model agrees with everybody. We test on yours, with its warnings and its history, and show you what failed as well.',
        },
        {
          title: 'We write less',
          text: 'A plan that everyone has read beats a complete one. We count pages, and we take away rules that nobody follows.',
        },
        {
          title: 'We hand over',
          text: 'From the first week there is an owner on your team. At the end they can change the template, the graph or the script without us.',
        },
      ],
      principlesTitle: 'What you can rely on',
      principles: [
        {
          title: 'Open formats first',
          text: 'IFC, BCF, IDS, CSV and plain text wherever they suffice. Your information should outlive our tools and the subscription of any vendor.',
        },
        {
          title: 'Preview before writing',
          text: 'Our tools for models show a list of what they would change and wait for your yes. One Undo takes it back.',
        },
        {
          title: 'AI proposes, a person signs',
          text: 'Our assistants quote their source or say they don’t know. Your documents never reach a provider without your consent.',
        },
        {
          title: 'Figures with a formula',
          text: 'We show no number whose origin we cannot explain. An empty chart is better than an invented one.',
        },
        {
          title: 'No is an answer',
          text: 'If a task is not worth automating, or another firm is better placed for it, we tell you so in the first conversation.',
        },
      ],
      teamTitle: 'Team',
      teamLead: 'You work with the people who write here. Whoever makes the proposal is also there at the handover.',
      figuresTitle: 'What is on this site today',
      figures: {
        products: 'tools in the shop, each with its files and its changelog',
        courses: 'courses, each with a certificate',
        posts: 'articles in the blog',
        languages: 'languages to use this site in',
      },
      callTitle: 'Have a project in mind?',
      callText:
        'Write a few lines about it. The first conversation costs nothing and usually saves somebody a meeting.',
      callButton: 'Contact us',
    },
    'pt-BR': {
      title: 'Sobre a Arcada',
      lead: 'Ajudamos equipes de projeto e obra a decidir com base nos seus modelos, com planos que as pessoas seguem, ferramentas que dá para ler e IA verificada.',
      paragraphs: [
        'A Arcada é uma consultoria de gestão da informação, automação e inteligência artificial em projetos de construção. Viemos da arquitetura, da engenharia e do canteiro, e todos nós já recebemos um plano de execução ruim.',
        'Por isso o nosso trabalho tem duas metades. Uma é a consultoria: requisitos, planos, matrizes, treinamento, um piloto que mostra se aquilo se sustenta. A outra são as ferramentas: plugins, scripts, rotinas de Dynamo e assistentes para documentos. Uma mantém a outra honesta. Conselho que não cabe em uma verificação tende a ser vago, e ferramenta sem processo acelera a coisa errada.',
        'Trabalhamos em inglês, português e espanhol, porque muitas equipes de projeto também trabalham assim.',
      ],
      workTitle: 'Como trabalhamos',
      work: [
        {
          title: 'Começamos por uma decisão',
          text: 'Antes de falar de software, perguntamos o que será decidido com a informação, por quem e quando. O que não serve a nenhuma decisão fica fora do plano.',
        },
        {
          title: 'Testamos em um projeto real',
          text: 'Um modelo de exemplo concorda com todo mundo. Testamos no seu, com os avisos e a história que ele tem, e mostramos também o que falhou.',
        },
        {
          title: 'Escrevemos menos',
          text: 'Um plano que todos leram vale mais que um completo. Contamos páginas e retiramos as regras que ninguém segue.',
        },
        {
          title: 'Passamos o bastão',
          text: 'Desde a primeira semana há um responsável na sua equipe. No fim, ele altera o documento, a rotina ou o script sem nós.',
        },
      ],
      principlesTitle: 'Com o que você pode contar',
      principles: [
        {
          title: 'Formatos abertos primeiro',
          text: 'IFC, BCF, IDS, CSV e texto simples sempre que bastarem. A sua informação deve durar mais que as nossas ferramentas e que a assinatura de qualquer fornecedor.',
        },
        {
          title: 'Mostrar antes de gravar',
          text: 'Nossas ferramentas para modelos mostram a lista do que mudariam e esperam o seu sim. Um único Desfazer volta atrás.',
        },
        {
          title: 'A IA propõe, uma pessoa assina',
          text: 'Um assistente nosso cita a fonte ou diz que não sabe. Documentos seus só vão a um fornecedor com o seu consentimento.',
        },
        {
          title: 'Números com fórmula',
          text: 'Não mostramos número cuja origem não saibamos explicar. Um gráfico vazio é melhor que um inventado.',
        },
        {
          title: 'Não também é resposta',
          text: 'Se não vale a pena automatizar uma tarefa, ou se outra empresa está em melhor posição, dizemos na primeira conversa.',
        },
      ],
      teamTitle: 'Equipe',
      teamLead: 'Você trabalha com as pessoas que escrevem aqui. Quem faz a proposta também está na entrega.',
      figuresTitle: 'O que há neste site hoje',
      figures: {
        products: 'ferramentas na loja, cada uma com seus arquivos e seu histórico de versões',
        courses: 'cursos, cada um com certificado',
        posts: 'artigos no blog',
        languages: 'idiomas para usar este site',
      },
      callTitle: 'Tem um projeto em mente?',
      callText:
        'Escreva algumas linhas sobre ele. A primeira conversa não custa nada e costuma poupar uma reunião a alguém.',
      callButton: 'Fale conosco',
    },
    es: {
      title: 'Sobre Arcada',
      lead: 'Ayudamos a equipos de proyecto y obra a decidir a partir de sus modelos, con planes que se siguen, herramientas que se entienden e IA comprobada.',
      paragraphs: [
        'Arcada es una consultora de gestión de la información, automatización e inteligencia artificial en proyectos de edificación. Venimos de la arquitectura, la ingeniería y la obra, y todos hemos recibido alguna vez un mal plan de ejecución.',
        'Por eso nuestro trabajo tiene dos mitades. Una es el asesoramiento: requisitos, planes, matrices, formación, un piloto que muestra si aquello se sostiene. La otra son las herramientas: plugins, scripts, rutinas de Dynamo y asistentes para documentos. Cada mitad mantiene honesta a la otra. El consejo que no cabe en una comprobación suele ser vago, y una herramienta sin proceso acelera lo que no debe.',
        'Trabajamos en inglés, portugués y español, porque muchos equipos de proyecto lo hacen.',
      ],
      workTitle: 'Cómo trabajamos',
      work: [
        {
          title: 'Empezamos por una decisión',
          text: 'Antes de hablar de software preguntamos qué se decidirá con la información, quién y cuándo. Lo que no sirve a ninguna decisión queda fuera del plan.',
        },
        {
          title: 'Lo probamos en un proyecto real',
          text: 'Un modelo de ejemplo le da la razón a todo el mundo. Probamos en el tuyo, con sus advertencias y su historia, y te enseñamos también lo que falló.',
        },
        {
          title: 'Escribimos menos',
          text: 'Un plan que todos han leído vale más que uno completo. Contamos páginas y quitamos las reglas que nadie sigue.',
        },
        {
          title: 'Lo dejamos en tus manos',
          text: 'Desde la primera semana hay un responsable en tu equipo. Al final puede cambiar la plantilla, la rutina o el script sin nosotros.',
        },
      ],
      principlesTitle: 'Con qué puedes contar',
      principles: [
        {
          title: 'Primero, formatos abiertos',
          text: 'IFC, BCF, IDS, CSV y texto plano siempre que basten. Tu información debería durar más que nuestras herramientas y que la suscripción de cualquier fabricante.',
        },
        {
          title: 'Mostrar antes de escribir',
          text: 'Nuestras herramientas para modelos muestran la lista de lo que cambiarían y esperan tu sí. Un solo Deshacer lo revierte.',
        },
        {
          title: 'La IA propone, una persona firma',
          text: 'Un asistente nuestro cita su fuente o dice que no lo sabe. Tus documentos solo van a un proveedor con tu consentimiento.',
        },
        {
          title: 'Cifras con fórmula',
          text: 'No mostramos ningún número cuyo origen no podamos explicar. Un gráfico vacío es mejor que uno inventado.',
        },
        {
          title: 'No también es una respuesta',
          text: 'Si no merece la pena automatizar una tarea, o si otra empresa está mejor situada para ella, te lo decimos en la primera conversación.',
        },
      ],
      teamTitle: 'Equipo',
      teamLead: 'Trabajas con las personas que escriben aquí. Quien hace la propuesta también está en la entrega.',
      figuresTitle: 'Qué hay hoy en este sitio',
      figures: {
        products: 'herramientas en la tienda, cada una con sus archivos y su historial de versiones',
        courses: 'cursos, cada uno con certificado',
        posts: 'artículos en el blog',
        languages: 'idiomas para usar este sitio',
      },
      callTitle: '¿Tienes un proyecto en mente?',
      callText:
        'Escribe unas líneas sobre él. La primera conversación no cuesta nada y suele ahorrarle una reunión a alguien.',
      callButton: 'Contáctanos',
    },
  },
};
