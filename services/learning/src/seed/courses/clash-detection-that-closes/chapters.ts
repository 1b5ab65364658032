import type { ChapterSeed } from '../../course-seed.ts';
import { say } from '../words.ts';
import { faultsInMatrix } from './faults-in-matrix.ts';
import { finalQuiz } from './final-quiz.ts';
import { orderWeek } from './order-week.ts';
import { resultsTask } from './results-task.ts';

export const clashChapters: ChapterSeed[] = [
  {
    id: 'before-the-test',
    title: say('Before the test', 'Antes do teste', 'Antes de la prueba'),
    lessons: [
      {
        id: 'from-result-to-issue',
        kind: 'video',
        clip: 'clash-found',
        poster: 'clash-found.jpg',
        title: say('From result to issue', 'Do resultado à questão', 'Del resultado al tema'),
        summary: say(
          'A duct meets a beam: six results become one issue, with an owner, a date and a proof that it is closed.',
          'Um duto encontra uma viga: seis resultados viram uma questão, com responsável, data e prova de que foi resolvida.',
          'Un conducto topa con una viga: seis resultados se vuelven un tema con responsable, fecha y prueba de cierre.',
        ),
        preview: true,
      },
      {
        id: 'a-matrix-of-pairs',
        kind: 'article',
        title: say('A matrix of pairs', 'Uma matriz de pares', 'Una matriz de pares'),
        summary: say(
          'Test fewer pairs and mean them: tolerance, severity and days to close for each.',
          'Teste menos pares e leve-os a sério: tolerância, gravidade e prazo para cada um.',
          'Prueba menos pares y en serio: tolerancia, gravedad y plazo para cada uno.',
        ),
        preview: true,
        files: [
          {
            file: 'clash-matrix.csv',
            name: say(
              'Clash matrix to begin with (CSV)',
              'Matriz de interferências inicial (CSV)',
              'Matriz de interferencias inicial (CSV)',
            ),
          },
        ],
      },
      {
        id: 'faults-in-a-matrix',
        kind: 'exercise',
        title: say(
          'Find the faults in a clash matrix',
          'Ache as falhas de uma matriz',
          'Encuentra los fallos de una matriz',
        ),
        summary: say(
          'Seven tests, four of which can’t work as they are written.',
          'Sete testes, dos quais quatro não funcionam como estão escritos.',
          'Siete pruebas, cuatro de las cuales no pueden funcionar tal como están.',
        ),
        exercise: faultsInMatrix,
      },
      {
        id: 'a-number-with-a-reason',
        kind: 'article',
        title: say('A number with a reason', 'Um número com motivo', 'Un número con motivo'),
        summary: say(
          'Tolerance and clearance are two things, and each figure has somebody who can vouch for it.',
          'Tolerância e folga são duas coisas, e cada número tem quem responda por ele.',
          'Tolerancia y holgura son dos cosas, y cada cifra tiene quien responda de ella.',
        ),
      },
      {
        id: 'the-hour-before',
        kind: 'article',
        title: say('The hour before', 'A hora anterior', 'La hora anterior'),
        summary: say(
          'Three files, five questions to each model, and sets that are sentences.',
          'Três arquivos, cinco perguntas a cada modelo e conjuntos que são frases.',
          'Tres archivos, cinco preguntas a cada modelo y conjuntos que son frases.',
        ),
      },
    ],
  },
  {
    id: 'after-the-test',
    title: say('After the test', 'Depois do teste', 'Después de la prueba'),
    lessons: [
      {
        id: 'group-assign-close',
        kind: 'article',
        title: say('Group, assign, close', 'Agrupar, atribuir, resolver', 'Agrupar, asignar, cerrar'),
        summary: say(
          'An hour of preparation, a short meeting, and five statuses that mean something.',
          'Uma hora de preparo, uma reunião curta e cinco status que querem dizer algo.',
          'Una hora de preparación, una reunión corta y cinco estados que significan algo.',
        ),
      },
      {
        id: 'twelve-become-one',
        kind: 'video',
        clip: 'twelve-become-one',
        poster: 'twelve-become-one.jpg',
        title: say(
          'Twelve results, three decisions',
          'Doze resultados, três decisões',
          'Doce resultados, tres decisiones',
        ),
        summary: say(
          'A wall and a rack of ducts: what is grouped, what isn’t, and what stops the clock.',
          'Uma parede e um conjunto de dutos: o que se agrupa, o que não e o que para o relógio.',
          'Un muro y un conjunto de conductos: qué se agrupa, qué no y qué detiene el reloj.',
        ),
      },
      {
        id: 'order-a-week',
        kind: 'exercise',
        title: say('Put a week in order', 'Ponha uma semana em ordem', 'Ordena una semana'),
        summary: say(
          'Seven steps from the shared models to the closed issue.',
          'Sete passos, dos modelos compartilhados à questão resolvida.',
          'Siete pasos, de los modelos compartidos al tema cerrado.',
        ),
        exercise: orderWeek,
      },
    ],
  },
  {
    id: 'final-task',
    title: say('One Monday', 'Uma segunda-feira', 'Un lunes'),
    lessons: [
      {
        id: 'from-hits-to-decisions',
        kind: 'article',
        title: say(
          'From forty results to two items',
          'De quarenta resultados a dois itens',
          'De cuarenta resultados a dos puntos',
        ),
        summary: say(
          'One Monday morning, worked through from the list to the minutes.',
          'Uma manhã de segunda, da lista à ata.',
          'Una mañana de lunes, de la lista al acta.',
        ),
        files: [
          {
            file: 'clash-results.csv',
            name: say(
              'Results of 15 June (CSV)',
              'Resultados de 15 de junho (CSV)',
              'Resultados del 15 de junio (CSV)',
            ),
          },
        ],
      },
      {
        id: 'prepare-a-meeting',
        kind: 'exercise',
        title: say(
          'Final task: prepare the meeting',
          'Tarefa final: prepare a reunião',
          'Tarea final: prepara la reunión',
        ),
        summary: say(
          'Forty results, two hours, nine answers that decide who is invited.',
          'Quarenta resultados, duas horas, nove respostas que decidem quem é convidado.',
          'Cuarenta resultados, dos horas, nueve respuestas que deciden a quién se invita.',
        ),
        files: [
          {
            file: 'clash-results-june-22.csv',
            name: say(
              'Results of 22 June (CSV)',
              'Resultados de 22 de junho (CSV)',
              'Resultados del 22 de junio (CSV)',
            ),
          },
          {
            file: 'clash-matrix.csv',
            name: say('Matrix of pairs (CSV)', 'Matriz de pares (CSV)', 'Matriz de pares (CSV)'),
          },
        ],
        exercise: resultsTask,
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
