import type { ChapterSeed } from '../../course-seed.ts';
import { same, say } from '../words.ts';
import { faultsInScript } from './faults-in-script.ts';
import { finalQuiz } from './final-quiz.ts';
import { issuesTask } from './issues-task.ts';
import { orderScript } from './order-script.ts';
import { reportResults } from './report-results.ts';

const doors = {
  file: 'doors-may.csv',
  name: say('Door schedule, May (CSV)', 'Tabela de portas, maio (CSV)', 'Tabla de puertas, mayo (CSV)'),
};
const august = {
  file: 'doors-august.csv',
  name: say('Door schedule, August (CSV)', 'Tabela de portas, agosto (CSV)', 'Tabla de puertas, agosto (CSV)'),
};
const script = (file: string) => ({ file, name: same(`${file} (script)`) });

export const pythonChapters: ChapterSeed[] = [
  {
    id: 'one-loop',
    title: say('One loop', 'Um laço', 'Un bucle'),
    lessons: [
      {
        id: 'a-loop-walks-through-doors',
        kind: 'video',
        clip: 'element-loop',
        poster: 'element-loop.jpg',
        title: say('A loop walks through doors', 'Um laço percorre as portas', 'Un bucle recorre las puertas'),
        summary: say(
          'Six lines of Python, seen from inside: what runs when, and what the list holds after each turn.',
          'Seis linhas de Python vistas por dentro: o que roda quando, e o que a lista guarda a cada volta.',
          'Seis líneas de Python vistas por dentro: qué se ejecuta cuándo y qué guarda la lista en cada vuelta.',
        ),
        preview: true,
      },
      {
        id: 'your-first-run',
        kind: 'article',
        title: say('Your first run', 'A primeira execução', 'La primera ejecución'),
        summary: say(
          'Install Python, run ten lines, and read an error message without fright.',
          'Instale o Python, rode dez linhas e leia uma mensagem de erro sem susto.',
          'Instala Python, ejecuta diez líneas y lee un mensaje de error sin sustos.',
        ),
        files: [script('first_run.py')],
      },
      {
        id: 'read-a-schedule',
        kind: 'article',
        title: say('Read a schedule', 'Leia uma tabela', 'Lee una tabla'),
        summary: say(
          'Open an export without fear of separators, and find the rows that lack a value.',
          'Abra uma exportação sem medo de separadores e ache as linhas sem valor.',
          'Abre una exportación sin miedo a los separadores y encuentra las filas sin valor.',
        ),
        preview: true,
        files: [doors, script('find_missing.py')],
      },
      {
        id: 'order-the-script',
        kind: 'exercise',
        title: say('Put a script in order', 'Ponha um script em ordem', 'Ordena un script'),
        summary: say(
          'The lines are right, their order is not.',
          'As linhas estão certas; a ordem, não.',
          'Las líneas son correctas; el orden, no.',
        ),
        exercise: orderScript,
      },
    ],
  },
  {
    id: 'two-issues',
    title: say('Two issues of one schedule', 'Duas emissões da mesma tabela', 'Dos emisiones de la misma tabla'),
    lessons: [
      {
        id: 'what-changed-since-may',
        kind: 'article',
        title: say('What changed since May?', 'O que mudou desde maio?', '¿Qué cambió desde mayo?'),
        summary: say(
          'A key, a dictionary and three questions: what is new, what is gone, what is different.',
          'Uma chave, um dicionário e três perguntas: o que é novo, o que sumiu, o que está diferente.',
          'Una clave, un diccionario y tres preguntas: qué es nuevo, qué falta, qué es distinto.',
        ),
        files: [
          doors,
          {
            file: 'doors-june.csv',
            name: say('Door schedule, June (CSV)', 'Tabela de portas, junho (CSV)', 'Tabla de puertas, junio (CSV)'),
          },
          script('compare_doors.py'),
        ],
      },
      {
        id: 'faults-in-a-script',
        kind: 'exercise',
        title: say('Find the faults in a script', 'Ache as falhas de um script', 'Encuentra los fallos de un script'),
        summary: say(
          'Eight lines of a colleague; three of them do something else than meant.',
          'Oito linhas de um colega; três fazem outra coisa.',
          'Ocho líneas de un colega; tres hacen otra cosa.',
        ),
        exercise: faultsInScript,
      },
    ],
  },
  {
    id: 'reports-and-revit',
    title: say('Reports, and Revit itself', 'Relatórios e o próprio Revit', 'Informes y el propio Revit'),
    lessons: [
      {
        id: 'totals-for-a-report',
        kind: 'article',
        title: say('Totals for a report', 'Totais para um relatório', 'Totales para un informe'),
        summary: say(
          'From 240 rows to five lines that open in Excel by double click.',
          'De 240 linhas a cinco, em um arquivo que abre no Excel com dois cliques.',
          'De 240 filas a cinco, en un archivo que se abre en Excel con doble clic.',
        ),
        files: [august, script('report_doors.py')],
      },
      {
        id: 'change-the-report',
        kind: 'exercise',
        title: say('Change the report', 'Altere o relatório', 'Cambia el informe'),
        summary: say(
          'Four results from a real schedule, by changing a line or two.',
          'Quatro resultados de uma tabela real, mudando uma ou duas linhas.',
          'Cuatro resultados de una tabla real, cambiando una línea o dos.',
        ),
        files: [august, script('report_doors.py')],
        exercise: reportResults,
      },
      {
        id: 'inside-revit',
        kind: 'article',
        title: say('The same loop inside of Revit', 'O mesmo laço dentro do Revit', 'El mismo bucle dentro de Revit'),
        summary: say(
          'pyRevit and Dynamo: elements instead of rows, feet instead of millimetres.',
          'pyRevit e Dynamo: elementos em vez de linhas, pés em vez de milímetros.',
          'pyRevit y Dynamo: elementos en vez de filas, pies en vez de milímetros.',
        ),
        files: [script('list_doors_pyrevit.py')],
      },
    ],
  },
  {
    id: 'final-task',
    title: say(
      'A check that runs by itself',
      'Uma verificação que roda sozinha',
      'Una comprobación que se ejecuta sola',
    ),
    lessons: [
      {
        id: 'rules-with-names',
        kind: 'article',
        title: say('Rules with names', 'Regras com nome', 'Reglas con nombre'),
        summary: say(
          'Each rule a function, each evening a run, and a report that can be trusted.',
          'Cada regra, uma função; cada noite, uma execução; e um relatório confiável.',
          'Cada regla, una función; cada noche, una ejecución; y un informe fiable.',
        ),
        files: [doors, script('check_doors.py')],
      },
      {
        id: 'two-issues-checked',
        kind: 'exercise',
        title: say(
          'Final task: check two issues',
          'Tarefa final: confira duas emissões',
          'Tarea final: comprueba dos emisiones',
        ),
        summary: say(
          'Two schedules of 240 doors, ten results, one script of yours.',
          'Duas tabelas de 240 portas, dez resultados, um script seu.',
          'Dos tablas de 240 puertas, diez resultados, un script tuyo.',
        ),
        files: [
          august,
          {
            file: 'doors-september.csv',
            name: say(
              'Door schedule, September (CSV)',
              'Tabela de portas, setembro (CSV)',
              'Tabla de puertas, septiembre (CSV)',
            ),
          },
          script('check_doors.py'),
          script('compare_doors.py'),
        ],
        exercise: issuesTask,
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
