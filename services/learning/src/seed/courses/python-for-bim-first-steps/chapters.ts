import type { ChapterSeed } from '../../course-seed.ts';
import { say } from '../words.ts';
import { finalQuiz } from './final-quiz.ts';
import { orderScript } from './order-script.ts';

const doors = {
  file: 'doors-may.csv',
  name: say('Door schedule, May (CSV)', 'Tabela de portas, maio (CSV)', 'Tabla de puertas, mayo (CSV)'),
};

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
        id: 'read-a-schedule',
        kind: 'article',
        title: say('Read a schedule', 'Leia uma tabela', 'Lee una tabla'),
        summary: say(
          'Open an export without fear of separators, and find the rows that lack a value.',
          'Abra uma exportação sem medo de separadores e ache as linhas sem valor.',
          'Abre una exportación sin miedo a los separadores y encuentra las filas sin valor.',
        ),
        preview: true,
        files: [
          doors,
          {
            file: 'find_missing.py',
            name: say('find_missing.py (script)', 'find_missing.py (script)', 'find_missing.py (script)'),
          },
        ],
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
          {
            file: 'compare_doors.py',
            name: say('compare_doors.py (script)', 'compare_doors.py (script)', 'compare_doors.py (script)'),
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
        quiz: finalQuiz,
      },
    ],
  },
];
