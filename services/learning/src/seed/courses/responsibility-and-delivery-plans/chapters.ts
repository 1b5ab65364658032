import type { ChapterSeed } from '../../course-seed.ts';
import { say } from '../words.ts';
import { faultsInMatrix } from './faults-in-matrix.ts';
import { finalQuiz } from './final-quiz.ts';
import { orderChange } from './order-change.ts';
import { planTask } from './plan-task.ts';

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
        exercise: faultsInMatrix,
      },
      {
        id: 'from-process-to-rows',
        kind: 'article',
        title: say('From a process to its rows', 'De um processo às suas linhas', 'De un proceso a sus filas'),
        summary: say(
          'Seven sentences about a week become six rows, and one of them becomes three.',
          'Sete frases sobre uma semana viram seis linhas, e uma delas vira três.',
          'Siete frases sobre una semana se convierten en seis filas, y una de ellas en tres.',
        ),
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
        files: [
          {
            file: 'midp.csv',
            name: say('MIDP of the example (CSV)', 'MIDP do exemplo (CSV)', 'MIDP del ejemplo (CSV)'),
          },
          {
            file: 'milestones.csv',
            name: say('Calendar of gates (CSV)', 'Calendário de marcos (CSV)', 'Calendario de hitos (CSV)'),
          },
          {
            file: 'check_midp.py',
            name: say('check_midp.py (script)', 'check_midp.py (script)', 'check_midp.py (script)'),
          },
        ],
      },
      {
        id: 'backwards-from-the-gate',
        kind: 'article',
        title: say('Backwards from the gate', 'De trás para a frente', 'Hacia atrás desde el hito'),
        summary: say(
          'Five dates for one container, what predecessors do to you, and how a date is changed.',
          'Cinco datas para um contêiner, o que os predecessores fazem com você e como se muda uma data.',
          'Cinco fechas para un contenedor, lo que te hacen los predecesores y cómo se cambia una fecha.',
        ),
      },
      {
        id: 'a-delay-travels',
        kind: 'video',
        clip: 'delay-travels',
        poster: 'delay-travels.jpg',
        title: say('A delay travels', 'Um atraso viaja', 'Un retraso viaja'),
        summary: say(
          'Four containers in a row, four days of delay, and the one that pays for it.',
          'Quatro contêineres em fila, quatro dias de atraso e aquele que paga por eles.',
          'Cuatro contenedores en fila, cuatro días de retraso y el que los paga.',
        ),
      },
      {
        id: 'order-a-change',
        kind: 'exercise',
        title: say('Change a date', 'Mude uma data', 'Cambia una fecha'),
        summary: say(
          'Seven steps from the first doubt to a plan that agrees again.',
          'Sete passos, da primeira dúvida a um plano de novo coerente.',
          'Siete pasos, de la primera duda a un plan otra vez coherente.',
        ),
        exercise: orderChange,
      },
    ],
  },
  {
    id: 'final-task',
    title: say('Before you sign', 'Antes de assinar', 'Antes de firmar'),
    lessons: [
      {
        id: 'read-a-plan',
        kind: 'article',
        title: say('Read a plan', 'Ler um plano', 'Leer un plan'),
        summary: say(
          'Seven lines against a calendar: one of them holds.',
          'Sete linhas diante de um calendário: uma se sustenta.',
          'Siete líneas frente a un calendario: una se sostiene.',
        ),
      },
      {
        id: 'check-a-plan',
        kind: 'exercise',
        title: say('Final task: check a plan', 'Tarefa final: confira um plano', 'Tarea final: comprueba un plan'),
        summary: say(
          'Thirty-six deliverables, four gates, eight results to find.',
          'Trinta e seis entregáveis, quatro marcos, oito resultados a achar.',
          'Treinta y seis entregables, cuatro hitos, ocho resultados que encontrar.',
        ),
        files: [
          {
            file: 'midp-full.csv',
            name: say('Delivery plan (CSV)', 'Plano de entrega (CSV)', 'Plan de entrega (CSV)'),
          },
          {
            file: 'milestones.csv',
            name: say('Calendar of gates (CSV)', 'Calendário de marcos (CSV)', 'Calendario de hitos (CSV)'),
          },
        ],
        exercise: planTask,
      },
      {
        id: 'final-quiz',
        kind: 'quiz',
        title: say('Final quiz', 'Questionário final', 'Cuestionario final'),
        summary: say(
          'Nine questions of thirteen; eight right answers pass.',
          'Nove perguntas de treze; oito acertos aprovam.',
          'Nueve preguntas de trece; se aprueba con ocho aciertos.',
        ),
        quiz: finalQuiz,
      },
    ],
  },
];
