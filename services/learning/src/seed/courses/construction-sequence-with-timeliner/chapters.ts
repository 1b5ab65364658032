import type { ChapterSeed } from '../../course-seed.ts';
import { say } from '../words.ts';
import { finalQuiz } from './final-quiz.ts';
import { orderSequence } from './order-sequence.ts';

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
