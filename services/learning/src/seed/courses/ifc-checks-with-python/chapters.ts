import type { ChapterSeed } from '../../course-seed.ts';
import { say } from '../words.ts';
import { faultsInExport } from './faults-in-export.ts';
import { finalQuiz } from './final-quiz.ts';

const sample = {
  file: 'two-storeys.ifc',
  name: say('Sample with two storeys (IFC4)', 'Exemplo com dois pavimentos (IFC4)', 'Ejemplo con dos plantas (IFC4)'),
};
const reader = {
  file: 'ifc_text.py',
  name: say('ifc_text.py (script)', 'ifc_text.py (script)', 'ifc_text.py (script)'),
};

export const ifcChapters: ChapterSeed[] = [
  {
    id: 'inside-the-file',
    title: say('Inside the file', 'Dentro do arquivo', 'Dentro del archivo'),
    lessons: [
      {
        id: 'a-tree-inside',
        kind: 'video',
        clip: 'ifc-tree',
        poster: 'ifc-tree.jpg',
        title: say('A tree inside', 'Por dentro, uma árvore', 'Por dentro, un árbol'),
        summary: say(
          'Project, storeys, elements, property sets: one walk through all of it, and one door without a value.',
          'Projeto, pavimentos, elementos, conjuntos de propriedades: um percurso completo e uma porta sem valor.',
          'Proyecto, plantas, elementos, conjuntos de propiedades: un recorrido completo y una puerta sin valor.',
        ),
        preview: true,
      },
      {
        id: 'read-ifc-as-text',
        kind: 'article',
        title: say('Read IFC as text', 'Leia o IFC como texto', 'Lee el IFC como texto'),
        summary: say(
          'Five lines that explain the format, and a reader that you can understand in full.',
          'Cinco linhas que explicam o formato e um leitor que se entende por inteiro.',
          'Cinco líneas que explican el formato y un lector que se entiende entero.',
        ),
        files: [sample, reader],
      },
    ],
  },
  {
    id: 'check-an-export',
    title: say('Check an export', 'Confira uma exportação', 'Comprueba una exportación'),
    lessons: [
      {
        id: 'requirements-as-a-table',
        kind: 'article',
        title: say('Requirements as a table', 'Requisitos em tabela', 'Requisitos en una tabla'),
        summary: say(
          'What the client can read and the script can check: the same four columns.',
          'O que o cliente lê e o script confere: as mesmas quatro colunas.',
          'Lo que el cliente lee y el script comprueba: las mismas cuatro columnas.',
        ),
        files: [
          sample,
          reader,
          {
            file: 'requirements.csv',
            name: say('Requirements (CSV)', 'Requisitos (CSV)', 'Requisitos (CSV)'),
          },
          {
            file: 'check_ifc.py',
            name: say('check_ifc.py (script)', 'check_ifc.py (script)', 'check_ifc.py (script)'),
          },
        ],
      },
      {
        id: 'faults-in-an-export',
        kind: 'exercise',
        title: say(
          'Find the faults in an export',
          'Ache as falhas de uma exportação',
          'Encuentra los fallos de una exportación',
        ),
        summary: say(
          'Six lines of a report. Which of them would you send back?',
          'Seis linhas de um relatório. Quais você devolveria?',
          'Seis líneas de un informe. ¿Cuáles devolverías?',
        ),
        exercise: faultsInExport,
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
