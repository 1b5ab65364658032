import type { ChapterSeed } from '../../course-seed.ts';
import { say } from '../words.ts';
import { faultsInLinks } from './faults-in-links.ts';
import { finalQuiz } from './final-quiz.ts';
import { orderSequence } from './order-sequence.ts';
import { programmeTask } from './programme-task.ts';

export const sequenceChapters: ChapterSeed[] = [
  {
    id: 'programme-and-model',
    title: say('Programme and model', 'Cronograma e modelo', 'Programa y modelo'),
    lessons: [
      {
        id: 'the-days-run',
        kind: 'video',
        clip: 'build-sequence',
        poster: 'build-sequence.jpg',
        title: say('The days run', 'Os dias passam', 'Pasan los días'),
        summary: say(
          'Six tasks, one fault: a bar chart hides it, a model shows it.',
          'Seis tarefas, uma falha: o gráfico de barras a esconde, o modelo a mostra.',
          'Seis tareas, un fallo: el diagrama de barras lo esconde, el modelo lo enseña.',
        ),
        preview: true,
      },
      {
        id: 'rules-instead-of-hands',
        kind: 'article',
        title: say('Rules instead of hands', 'Regras em vez de mãos', 'Reglas en lugar de manos'),
        summary: say(
          'One code in the programme, one set in the model, one rule between them.',
          'Um código no cronograma, um conjunto no modelo, uma regra entre os dois.',
          'Un código en el programa, un conjunto en el modelo, una regla entre ambos.',
        ),
        files: [
          {
            file: 'programme.csv',
            name: say('Programme of the example (CSV)', 'Cronograma do exemplo (CSV)', 'Programa del ejemplo (CSV)'),
          },
        ],
      },
      {
        id: 'pieces-that-can-be-built',
        kind: 'article',
        title: say('Pieces that can be built', 'Peças que se podem construir', 'Piezas que se pueden construir'),
        summary: say(
          'One day, one team, one place: what to ask of a model before its first task.',
          'Um dia, uma equipe, um lugar: o que pedir a um modelo antes da primeira tarefa.',
          'Un día, un equipo, un sitio: qué pedir a un modelo antes de su primera tarea.',
        ),
      },
      {
        id: 'order-the-work',
        kind: 'exercise',
        title: say('Put the preparation in order', 'Ponha o preparo em ordem', 'Ordena la preparación'),
        summary: say(
          'Seven steps from the first set to the meeting on site.',
          'Sete passos, do primeiro conjunto à reunião na obra.',
          'Siete pasos, del primer conjunto a la reunión en obra.',
        ),
        exercise: orderSequence,
      },
    ],
  },
  {
    id: 'planned-and-actual',
    title: say('Planned and actual', 'Planejado e realizado', 'Previsto y real'),
    lessons: [
      {
        id: 'late-against-what',
        kind: 'video',
        clip: 'late-against-what',
        poster: 'late-against-what.jpg',
        title: say('Late against what?', 'Atrasado em relação a quê?', '¿Retraso respecto a qué?'),
        summary: say(
          'Three colours, a date that no one reported, and a plan that was bent to what happened.',
          'Três cores, uma data que ninguém informou e um plano ajustado ao que aconteceu.',
          'Tres colores, una fecha que nadie informó y un plan ajustado a lo que pasó.',
        ),
      },
      {
        id: 'two-dates-for-each-task',
        kind: 'article',
        title: say('Two dates for each task', 'Duas datas para cada tarefa', 'Dos fechas para cada tarea'),
        summary: say(
          'What late means, and how to hold a meeting in which faults are found.',
          'O que quer dizer atraso e como fazer uma reunião em que se acham falhas.',
          'Qué significa retraso y cómo hacer una reunión en la que se encuentran fallos.',
        ),
      },
      {
        id: 'faults-in-links',
        kind: 'exercise',
        title: say(
          'Find what makes a film lie',
          'Ache o que faz o filme mentir',
          'Encuentra lo que hace mentir a la película',
        ),
        summary: say(
          'Eight tasks with their elements; four of them show something that isn’t so.',
          'Oito tarefas com os seus elementos; quatro mostram algo que não é verdade.',
          'Ocho tareas con sus elementos; cuatro muestran algo que no es así.',
        ),
        exercise: faultsInLinks,
      },
    ],
  },
  {
    id: 'final-task',
    title: say('A Friday on site', 'Uma sexta na obra', 'Un viernes en obra'),
    lessons: [
      {
        id: 'seven-questions',
        kind: 'article',
        title: say('Seven questions to a programme', 'Sete perguntas a um cronograma', 'Siete preguntas a un programa'),
        summary: say(
          'What a table shows in a quarter of an hour, and no film does.',
          'O que uma tabela mostra em quinze minutos, e filme nenhum mostra.',
          'Lo que una tabla muestra en un cuarto de hora y ninguna película.',
        ),
      },
      {
        id: 'question-a-programme',
        kind: 'exercise',
        title: say(
          'Final task: question a programme',
          'Tarefa final: interrogue um cronograma',
          'Tarea final: interroga un programa',
        ),
        summary: say(
          'Twenty-four tasks with actual dates, nine results to find.',
          'Vinte e quatro tarefas com datas reais, nove resultados a achar.',
          'Veinticuatro tareas con fechas reales, nueve resultados que encontrar.',
        ),
        files: [
          {
            file: 'programme-full.csv',
            name: say(
              'Programme with actual dates (CSV)',
              'Cronograma com datas reais (CSV)',
              'Programa con fechas reales (CSV)',
            ),
          },
        ],
        exercise: programmeTask,
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
