import type { ChapterSeed } from '../../course-seed.ts';
import { say } from '../words.ts';
import { nameFiles, orderRelease } from './exercises.ts';
import { faultsInRequirements } from './faults-in-requirements.ts';
import { finalQuiz } from './final-quiz.ts';
import { registerTask } from './register-task.ts';

export const isoChapters: ChapterSeed[] = [
  {
    id: 'from-question-to-container',
    title: say('From question to container', 'Da pergunta ao contêiner', 'De la pregunta al contenedor'),
    lessons: [
      {
        id: 'four-states',
        kind: 'video',
        clip: 'cde-states',
        poster: 'cde-states.jpg',
        title: say('Four states, one container', 'Quatro estados, um contêiner', 'Cuatro estados, un contenedor'),
        summary: say(
          'A drawing on its way from the first draft to the site, and what each state permits.',
          'Uma prancha a caminho da obra, do primeiro rascunho à publicação, e o que cada estado permite.',
          'Un plano camino de la obra, del primer borrador a la publicación, y lo que permite cada estado.',
        ),
        preview: true,
      },
      {
        id: 'the-chain-of-requirements',
        kind: 'article',
        title: say('The chain of requirements', 'A cadeia de requisitos', 'La cadena de requisitos'),
        summary: say(
          'Seven abbreviations are one sentence: who asks what, why, and who delivers it when.',
          'Sete siglas formam uma frase: quem pergunta o quê, por quê, e quem entrega quando.',
          'Siete siglas forman una frase: quién pregunta qué, por qué, y quién lo entrega y cuándo.',
        ),
        preview: true,
      },
      {
        id: 'a-question-followed',
        kind: 'video',
        clip: 'question-followed',
        poster: 'question-followed.jpg',
        title: say(
          'A question, followed down and up',
          'Uma pergunta, na descida e na subida',
          'Una pregunta, de bajada y de subida',
        ),
        summary: say(
          'One aim of a hospital becomes seven sheets, one model and one decision.',
          'Um objetivo de um hospital vira sete folhas, um modelo e uma decisão.',
          'Un objetivo de un hospital se convierte en siete hojas, un modelo y una decisión.',
        ),
      },
      {
        id: 'faults-in-requirements',
        kind: 'exercise',
        title: say('Send requirements back', 'Devolva requisitos', 'Devuelve requisitos'),
        summary: say(
          'Eight lines of an EIR. Four of them would cost money and answer nothing.',
          'Oito linhas de um EIR. Quatro custariam dinheiro e não responderiam a nada.',
          'Ocho líneas de un EIR. Cuatro costarían dinero y no responderían a nada.',
        ),
        exercise: faultsInRequirements,
      },
    ],
  },
  {
    id: 'names',
    title: say('Names', 'Nomes', 'Nombres'),
    lessons: [
      {
        id: 'seven-fields',
        kind: 'video',
        clip: 'container-name',
        poster: 'container-name.jpg',
        title: say('Seven fields of a name', 'Os sete campos de um nome', 'Los siete campos de un nombre'),
        summary: say(
          'A name is put together field by field, and three that look right are refused.',
          'Um nome é montado campo a campo, e três que parecem certos são recusados.',
          'Un nombre se compone campo a campo, y tres que parecen correctos se rechazan.',
        ),
        files: [
          {
            file: 'container-fields.csv',
            name: say(
              'Table of fields and codes (CSV)',
              'Tabela de campos e códigos (CSV)',
              'Tabla de campos y códigos (CSV)',
            ),
          },
        ],
      },
      {
        id: 'name-five-files',
        kind: 'exercise',
        title: say('Name five files', 'Dê nome a cinco arquivos', 'Nombra cinco archivos'),
        summary: say(
          'Five files are waiting to be shared. Give each its name.',
          'Cinco arquivos esperam para ser compartilhados. Dê a cada um o seu nome.',
          'Cinco archivos esperan a ser compartidos. Da a cada uno su nombre.',
        ),
        exercise: nameFiles,
      },
      {
        id: 'a-list-that-lives',
        kind: 'article',
        title: say('A list that lives', 'Uma lista viva', 'Una lista viva'),
        summary: say(
          'The codes behind the name: for a building, for a road, and for the day on which they change.',
          'Os códigos por trás do nome: para um edifício, para uma rodovia e para o dia em que mudam.',
          'Los códigos detrás del nombre: para un edificio, para una carretera y para el día en que cambian.',
        ),
      },
    ],
  },
  {
    id: 'states-and-plans',
    title: say('States and plans', 'Estados e planos', 'Estados y planes'),
    lessons: [
      {
        id: 'status-and-revision',
        kind: 'article',
        title: say('Status and revision', 'Status e revisão', 'Estado y revisión'),
        summary: say(
          'One says what a container is good for, the other which version it is. Mixing them up costs a week.',
          'Um diz para que o contêiner serve; a outra, qual é a versão. Confundi-los custa uma semana.',
          'Uno dice para qué sirve el contenedor; la otra, qué versión es. Confundirlos cuesta una semana.',
        ),
        files: [
          {
            file: 'sharing-checklist.xlsx',
            name: say(
              'Checklist before sharing (Excel)',
              'Checklist antes de compartilhar (Excel)',
              'Lista antes de compartir (Excel)',
            ),
          },
          {
            file: 'sharing-checklist.md',
            name: say(
              'Checklist before sharing (Markdown)',
              'Checklist antes de compartilhar (Markdown)',
              'Lista antes de compartir (Markdown)',
            ),
          },
        ],
      },
      {
        id: 'order-a-release',
        kind: 'exercise',
        title: say('Put a release in order', 'Ponha uma emissão em ordem', 'Ordena una emisión'),
        summary: say(
          'Seven steps from the first draft to the archive.',
          'Sete passos, do primeiro rascunho ao arquivo.',
          'Siete pasos, del primer borrador al archivo.',
        ),
        exercise: orderRelease,
      },
      {
        id: 'two-plans-one-name',
        kind: 'article',
        title: say('Two plans with one name', 'Dois planos com o mesmo nome', 'Dos planes con el mismo nombre'),
        summary: say(
          'The BEP of the tender and the BEP of the delivery team answer different questions.',
          'O BEP da proposta e o BEP da equipe de entrega respondem a perguntas diferentes.',
          'El BEP de la oferta y el BEP del equipo de entrega responden a preguntas distintas.',
        ),
      },
      {
        id: 'who-lets-it-through',
        kind: 'article',
        title: say('Who lets it through', 'Quem deixa passar', 'Quién lo deja pasar'),
        summary: say(
          'Four looks at a container, each with its question, its time and its way of saying no.',
          'Quatro olhares sobre um contêiner, cada um com a sua pergunta, o seu prazo e o seu jeito de dizer não.',
          'Cuatro miradas a un contenedor, cada una con su pregunta, su plazo y su manera de decir que no.',
        ),
      },
    ],
  },
  {
    id: 'final-task',
    title: say('Take a project over', 'Assuma um projeto', 'Asume un proyecto'),
    lessons: [
      {
        id: 'read-a-register',
        kind: 'article',
        title: say('Read a register', 'Ler um registro', 'Leer un registro'),
        summary: say(
          'Seven lines taken apart by hand, and the order of filters that finds the rest.',
          'Sete linhas desmontadas à mão e a ordem de filtros que acha o resto.',
          'Siete líneas desmontadas a mano y el orden de filtros que encuentra el resto.',
        ),
      },
      {
        id: 'audit-a-register',
        kind: 'exercise',
        title: say(
          'Final task: audit a register',
          'Tarefa final: audite um registro',
          'Tarea final: audita un registro',
        ),
        summary: say(
          'Thirty-six lines of a real kind, eight results to find.',
          'Trinta e seis linhas como as da vida real, oito resultados a achar.',
          'Treinta y seis líneas como las de verdad, ocho resultados que encontrar.',
        ),
        files: [
          {
            file: 'cde-register.csv',
            name: say('Register of the CDE (CSV)', 'Registro do CDE (CSV)', 'Registro del CDE (CSV)'),
          },
          {
            file: 'container-fields.csv',
            name: say(
              'Table of fields and codes (CSV)',
              'Tabela de campos e códigos (CSV)',
              'Tabla de campos y códigos (CSV)',
            ),
          },
        ],
        exercise: registerTask,
      },
      {
        id: 'final-quiz',
        kind: 'quiz',
        title: say('Final quiz', 'Questionário final', 'Cuestionario final'),
        summary: say(
          'Ten questions of fourteen; eight right answers pass.',
          'Dez perguntas de catorze; oito acertos aprovam.',
          'Diez preguntas de catorce; se aprueba con ocho aciertos.',
        ),
        quiz: finalQuiz,
      },
    ],
  },
];
