import type { ChapterSeed } from '../../course-seed.ts';
import { say } from '../words.ts';
import { faultsInParameters } from './faults-in-parameters.ts';
import { finalQuiz } from './final-quiz.ts';
import { orderParameter } from './order-parameter.ts';
import { scheduleTask } from './schedule-task.ts';

export const familyChapters: ChapterSeed[] = [
  {
    id: 'before-the-family',
    title: say('Before the family', 'Antes da família', 'Antes de la familia'),
    lessons: [
      {
        id: 'a-door-grows',
        kind: 'video',
        clip: 'information-need',
        poster: 'information-need.jpg',
        title: say('A door grows', 'Uma porta cresce', 'Una puerta crece'),
        summary: say(
          'Geometry, alphanumeric information and documentation grow at different times, for different people.',
          'Geometria, informação alfanumérica e documentação crescem em momentos diferentes, para pessoas diferentes.',
          'Geometría, información alfanumérica y documentación crecen en momentos distintos, para personas distintas.',
        ),
        preview: true,
      },
      {
        id: 'one-table-for-one-family',
        kind: 'article',
        title: say('One table for one family', 'Uma tabela para uma família', 'Una tabla para una familia'),
        summary: say(
          'Each parameter has a question behind it. Write the questions first.',
          'Todo parâmetro tem uma pergunta por trás. Escreva primeiro as perguntas.',
          'Cada parámetro tiene una pregunta detrás. Escribe antes las preguntas.',
        ),
        files: [
          {
            file: 'door-parameters.csv',
            name: say('Parameters of the door (CSV)', 'Parâmetros da porta (CSV)', 'Parámetros de la puerta (CSV)'),
          },
        ],
      },
      {
        id: 'faults-in-parameters',
        kind: 'exercise',
        title: say(
          'Find the faults in a parameter table',
          'Ache as falhas da tabela de parâmetros',
          'Encuentra los fallos de la tabla de parámetros',
        ),
        summary: say(
          'Seven parameters of a door; three will cause trouble later.',
          'Sete parâmetros de uma porta; três vão dar problema depois.',
          'Siete parámetros de una puerta; tres darán problemas después.',
        ),
        exercise: faultsInParameters,
      },
    ],
  },
  {
    id: 'from-family-to-file',
    title: say('From family to file', 'Da família ao arquivo', 'De la familia al archivo'),
    lessons: [
      {
        id: 'parameters-that-survive',
        kind: 'article',
        title: say('Parameters that survive', 'Parâmetros que duram', 'Parámetros que duran'),
        summary: say(
          'A GUID, a file with an owner, and the way into a property set.',
          'Um GUID, um arquivo com responsável e o caminho até um conjunto de propriedades.',
          'Un GUID, un archivo con responsable y el camino hasta un conjunto de propiedades.',
        ),
      },
      {
        id: 'a-family-is-tested',
        kind: 'article',
        title: say('A family is tested', 'Uma família é testada', 'Una familia se prueba'),
        summary: say(
          'Five tests in half an hour, before it is in eight hundred places.',
          'Cinco testes em meia hora, antes que esteja em oitocentos lugares.',
          'Cinco pruebas en media hora, antes de que esté en ochocientos sitios.',
        ),
      },
      {
        id: 'order-a-parameter',
        kind: 'exercise',
        title: say('From the question to the file', 'Da pergunta ao arquivo', 'De la pregunta al archivo'),
        summary: say(
          'Seven steps of one parameter, in their order.',
          'Sete passos de um parâmetro, em ordem.',
          'Siete pasos de un parámetro, en orden.',
        ),
        exercise: orderParameter,
      },
    ],
  },
  {
    id: 'final-task',
    title: say('Before the permit', 'Antes da aprovação', 'Antes del permiso'),
    lessons: [
      {
        id: 'one-type-many-doors',
        kind: 'video',
        clip: 'one-type-many-doors',
        poster: 'one-type-many-doors.jpg',
        title: say('One type, many doors', 'Um tipo, muitas portas', 'Un tipo, muchas puertas'),
        summary: say(
          'A rating at the type, at each door, and at a type of its own: in how many places it can be wrong.',
          'A resistência no tipo, em cada porta e em um tipo próprio: em quantos lugares pode haver erro.',
          'La resistencia en el tipo, en cada puerta y en un tipo propio: en cuántos sitios puede haber un error.',
        ),
      },
      {
        id: 'values-that-count',
        kind: 'article',
        title: say('Values that count', 'Valores que contam', 'Valores que cuentan'),
        summary: say(
          'Eight doors read by hand: empty, none, copied and contradicting.',
          'Oito portas lidas à mão: vazias, nenhuma, copiadas e contraditórias.',
          'Ocho puertas leídas a mano: vacías, ninguna, copiadas y contradictorias.',
        ),
      },
      {
        id: 'check-a-schedule',
        kind: 'exercise',
        title: say(
          'Final task: check a schedule',
          'Tarefa final: confira uma tabela',
          'Tarea final: comprueba una tabla',
        ),
        summary: say(
          'Thirty-two doors a week before the permit, ten results to find.',
          'Trinta e duas portas uma semana antes da aprovação, dez resultados a achar.',
          'Treinta y dos puertas una semana antes del permiso, diez resultados que encontrar.',
        ),
        files: [
          {
            file: 'door-schedule.csv',
            name: say('Schedule of 32 doors (CSV)', 'Tabela de 32 portas (CSV)', 'Tabla de 32 puertas (CSV)'),
          },
          {
            file: 'door-parameters.csv',
            name: say('Table of parameters (CSV)', 'Tabela de parâmetros (CSV)', 'Tabla de parámetros (CSV)'),
          },
        ],
        exercise: scheduleTask,
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
