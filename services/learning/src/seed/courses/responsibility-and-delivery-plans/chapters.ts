import type { ChapterSeed } from '../../course-seed.ts';
import { say } from '../words.ts';
import { faultsInMatrix } from './faults-in-matrix.ts';
import { finalQuiz } from './final-quiz.ts';

export const responsibilityChapters: ChapterSeed[] = [
  {
    id: 'who',
    title: say('Who answers', 'Quem responde', 'Quién responde'),
    lessons: [
      {
        id: 'one-accountable',
        kind: 'article',
        title: say('One accountable party', 'Uma só parte responde', 'Una sola parte responde'),
        summary: say(
          'Four letters, two rules and the questions that a row must answer.',
          'Quatro letras, duas regras e as perguntas a que uma linha precisa responder.',
          'Cuatro letras, dos reglas y las preguntas que debe responder una fila.',
        ),
        durationSeconds: 480,
        preview: true,
        files: [
          {
            file: 'responsibility-matrix.csv',
            name: say('Matrix to begin with (CSV)', 'Matriz inicial (CSV)', 'Matriz inicial (CSV)'),
          },
        ],
      },
      {
        id: 'faults-in-a-matrix',
        kind: 'exercise',
        title: say('Find the faults in a matrix', 'Ache as falhas de uma matriz', 'Encuentra los fallos de una matriz'),
        summary: say(
          'Eight rows, ready to be signed. Four shouldn’t be.',
          'Oito linhas prontas para assinar. Quatro não deveriam.',
          'Ocho filas listas para firmar. Cuatro no deberían.',
        ),
        durationSeconds: 480,
        exercise: faultsInMatrix,
      },
    ],
  },
  {
    id: 'what-and-when',
    title: say('What comes when', 'O que vem quando', 'Qué llega cuándo'),
    lessons: [
      {
        id: 'three-plans-become-one',
        kind: 'video',
        clip: 'plans-gather',
        poster: 'plans-gather.jpg',
        title: say('Three plans become one', 'Três planos viram um', 'Tres planes se vuelven uno'),
        summary: say(
          'TIDPs gathered along time show what none of them could show alone.',
          'TIDPs reunidos no tempo mostram o que nenhum mostraria sozinho.',
          'Los TIDP reunidos en el tiempo muestran lo que ninguno mostraba solo.',
        ),
        durationSeconds: 48,
        preview: true,
      },
      {
        id: 'a-date-that-holds',
        kind: 'article',
        title: say('A date that holds', 'Uma data que se sustenta', 'Una fecha que se sostiene'),
        summary: say(
          'Six columns of a delivery plan, and five checks that take a minute each.',
          'Seis colunas de um plano de entregas e cinco conferências de um minuto cada.',
          'Seis columnas de un plan de entregas y cinco comprobaciones de un minuto cada una.',
        ),
        durationSeconds: 480,
        files: [
          {
            file: 'midp.csv',
            name: say('MIDP of the example (CSV)', 'MIDP do exemplo (CSV)', 'MIDP del ejemplo (CSV)'),
          },
          {
            file: 'check_midp.py',
            name: say('check_midp.py (script)', 'check_midp.py (script)', 'check_midp.py (script)'),
          },
        ],
      },
      {
        id: 'final-quiz',
        kind: 'quiz',
        title: say('Final quiz', 'Questionário final', 'Cuestionario final'),
        summary: say(
          'Five questions; four right answers pass.',
          'Cinco perguntas; quatro acertos aprovam.',
          'Cinco preguntas; se aprueba con cuatro aciertos.',
        ),
        durationSeconds: 360,
        quiz: finalQuiz,
      },
    ],
  },
];
