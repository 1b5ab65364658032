import type { ChapterSeed } from '../../course-seed.ts';
import { say } from '../words.ts';
import { faultsInLinks } from './faults-in-links.ts';
import { finalQuiz } from './final-quiz.ts';
import { logTask } from './log-task.ts';
import { orderSetup } from './order-setup.ts';
import { placePoints } from './place-points.ts';

export const revitChapters: ChapterSeed[] = [
  {
    id: 'one-place',
    title: say('One place', 'Um só lugar', 'Un solo lugar'),
    lessons: [
      {
        id: 'three-models-one-point',
        kind: 'video',
        clip: 'shared-origin',
        poster: 'shared-origin.jpg',
        title: say('Three models, one point', 'Três modelos, um ponto', 'Tres modelos, un punto'),
        summary: say(
          'Why right models lie in wrong places, and what one agreed point changes.',
          'Por que modelos certos ficam em lugares errados, e o que um ponto combinado muda.',
          'Por qué modelos correctos quedan en sitios equivocados y qué cambia un punto acordado.',
        ),
        preview: true,
      },
      {
        id: 'which-point-is-which',
        kind: 'article',
        title: say('Which point is which', 'Qual ponto é qual', 'Qué punto es cuál'),
        summary: say(
          'Three points, three purposes, and the one that you share.',
          'Três pontos, três finalidades, e o que você compartilha.',
          'Tres puntos, tres finalidades, y el que se comparte.',
        ),
        preview: true,
      },
      {
        id: 'order-the-setup',
        kind: 'exercise',
        title: say('Put the setup in order', 'Ponha a preparação em ordem', 'Ordena la preparación'),
        summary: say(
          'Six steps of a project’s first hour. One wrong turn, and a model has to be moved by hand.',
          'Seis passos da primeira hora de um projeto. Uma troca, e um modelo precisará ser movido à mão.',
          'Seis pasos de la primera hora de un proyecto. Un cambio de orden y habrá que mover un modelo a mano.',
        ),
        exercise: orderSetup,
      },
      {
        id: 'five-figures',
        kind: 'article',
        title: say('Five figures and a sentence', 'Cinco números e uma frase', 'Cinco cifras y una frase'),
        summary: say(
          'From the grid to the world and back, by hand, once.',
          'Da malha para o mundo e de volta, à mão, uma vez.',
          'De la retícula al mundo y de vuelta, a mano, una vez.',
        ),
      },
      {
        id: 'place-points',
        kind: 'exercise',
        title: say('Place two points', 'Posicione dois pontos', 'Sitúa dos puntos'),
        summary: say(
          'A corner of the building and a boundary stone, computed both ways.',
          'Um canto do edifício e um marco de divisa, calculados nos dois sentidos.',
          'Una esquina del edificio y un mojón, calculados en los dos sentidos.',
        ),
        exercise: placePoints,
      },
    ],
  },
  {
    id: 'staying-in-step',
    title: say('Staying in step', 'Manter o passo', 'Mantener el paso'),
    lessons: [
      {
        id: 'a-level-moves',
        kind: 'video',
        clip: 'a-level-moves',
        poster: 'a-level-moves.jpg',
        title: say('A level moves', 'Um nível muda', 'Un nivel se mueve'),
        summary: say(
          'The same 120 millimetres in three models: one owns the level, one monitors it, one has traced it.',
          'Os mesmos 120 milímetros em três modelos: um responde pelo nível, um o monitora, um o traçou.',
          'Los mismos 120 milímetros en tres modelos: uno responde del nivel, otro lo supervisa, otro lo calcó.',
        ),
      },
      {
        id: 'levels-grids-and-a-check',
        kind: 'article',
        title: say(
          'Levels, grids and a quarter of an hour',
          'Níveis, eixos e um quarto de hora',
          'Niveles, ejes y un cuarto de hora',
        ),
        summary: say(
          'Copy and monitor what others own, answer the review, and check before you share.',
          'Copie e monitore o que é dos outros, responda à revisão e confira antes de compartilhar.',
          'Copia y supervisa lo ajeno, responde a la revisión y comprueba antes de compartir.',
        ),
        files: [
          {
            file: 'model-check.xlsx',
            name: say(
              'Check before sharing a model (Excel)',
              'Conferência antes de compartilhar (Excel)',
              'Comprobación antes de compartir (Excel)',
            ),
          },
          {
            file: 'model-check.md',
            name: say(
              'Check before sharing a model (Markdown)',
              'Conferência antes de compartilhar (Markdown)',
              'Comprobación antes de compartir (Markdown)',
            ),
          },
        ],
      },
      {
        id: 'what-you-share',
        kind: 'article',
        title: say('What you share', 'O que você compartilha', 'Lo que compartes'),
        summary: say(
          'Links, cuts, and the view that is exported: a quarter of an hour between two files.',
          'Vínculos, divisões e a vista exportada: quinze minutos entre dois arquivos.',
          'Vínculos, cortes y la vista que se exporta: un cuarto de hora entre dos archivos.',
        ),
      },
      {
        id: 'faults-in-links',
        kind: 'exercise',
        title: say(
          'Find the faults in the links',
          'Ache as falhas nos vínculos',
          'Encuentra los fallos en los vínculos',
        ),
        summary: say(
          'Seven links of a services model, before it is shared.',
          'Sete vínculos de um modelo de instalações, antes de compartilhar.',
          'Siete vínculos de un modelo de instalaciones, antes de compartirlo.',
        ),
        exercise: faultsInLinks,
      },
    ],
  },
  {
    id: 'final-task',
    title: say('Six weeks of shares', 'Seis semanas de envios', 'Seis semanas de envíos'),
    lessons: [
      {
        id: 'read-a-log',
        kind: 'article',
        title: say('Read a log', 'Ler um log', 'Leer un registro'),
        summary: say(
          'Six lines, and what each tells you about a team.',
          'Seis linhas e o que cada uma diz sobre uma equipe.',
          'Seis líneas y lo que cada una te dice de un equipo.',
        ),
      },
      {
        id: 'check-the-shares',
        kind: 'exercise',
        title: say(
          'Final task: check six weeks',
          'Tarefa final: confira seis semanas',
          'Tarea final: comprueba seis semanas',
        ),
        summary: say(
          'Eighteen shares of three models, ten results to find.',
          'Dezoito envios de três modelos, dez resultados a achar.',
          'Dieciocho envíos de tres modelos, diez resultados que encontrar.',
        ),
        files: [
          {
            file: 'share-log.csv',
            name: say('Log of shares (CSV)', 'Log de envios (CSV)', 'Registro de envíos (CSV)'),
          },
        ],
        exercise: logTask,
      },
      {
        id: 'final-quiz',
        kind: 'quiz',
        title: say('Final quiz', 'Questionário final', 'Cuestionario final'),
        summary: say(
          'Nine questions of thirteen; seven right answers pass.',
          'Nove perguntas de treze; sete acertos aprovam.',
          'Nueve preguntas de trece; se aprueba con siete aciertos.',
        ),
        quiz: finalQuiz,
      },
    ],
  },
];
