import type { ChapterSeed } from '../../course-seed.ts';
import { say } from '../words.ts';
import { nameFiles, orderRelease } from './exercises.ts';
import { finalQuiz } from './final-quiz.ts';

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
        durationSeconds: 55,
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
        durationSeconds: 420,
        preview: true,
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
        durationSeconds: 55,
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
        durationSeconds: 600,
        exercise: nameFiles,
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
        durationSeconds: 480,
        files: [
          {
            file: 'sharing-checklist.md',
            name: say(
              'Checklist before sharing (Markdown)',
              'Lista antes de compartilhar (Markdown)',
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
        durationSeconds: 300,
        exercise: orderRelease,
      },
      {
        id: 'two-plans-one-name',
        kind: 'article',
        title: say('Two plans with one name', 'Dois planos com o mesmo nome', 'Dos planes con el mismo nombre'),
        summary: say(
          'The BEP of the tender and the BEP of the delivery team answer different questions.',
          'O PEB da proposta e o PEB da equipe de entrega respondem a perguntas diferentes.',
          'El BEP de la oferta y el BEP del equipo de entrega responden a preguntas distintas.',
        ),
        durationSeconds: 420,
      },
      {
        id: 'final-quiz',
        kind: 'quiz',
        title: say('Final quiz', 'Questionário final', 'Cuestionario final'),
        summary: say(
          'Six questions; five right answers pass.',
          'Seis perguntas; cinco acertos aprovam.',
          'Seis preguntas; se aprueba con cinco aciertos.',
        ),
        durationSeconds: 480,
        quiz: finalQuiz,
      },
    ],
  },
];
