import type { ChapterSeed } from '../../course-seed.ts';
import { say } from '../words.ts';
import { finalQuiz } from './final-quiz.ts';
import { orderSetup } from './order-setup.ts';

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
    ],
  },
  {
    id: 'staying-in-step',
    title: say('Staying in step', 'Manter o passo', 'Mantener el paso'),
    lessons: [
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
        id: 'final-quiz',
        kind: 'quiz',
        title: say('Final quiz', 'Questionário final', 'Cuestionario final'),
        summary: say(
          'Four questions; three right answers pass.',
          'Quatro perguntas; três acertos aprovam.',
          'Cuatro preguntas; se aprueba con tres aciertos.',
        ),
        quiz: finalQuiz,
      },
    ],
  },
];
