import type { ChapterSeed } from '../../course-seed.ts';
import { same, say } from '../words.ts';
import { deliveryTask } from './delivery-task.ts';
import { faultsInExport } from './faults-in-export.ts';
import { finalQuiz } from './final-quiz.ts';
import { orderWalk } from './order-walk.ts';
import { walkByHand } from './walk-by-hand.ts';

const sample = {
  file: 'two-storeys.ifc',
  name: say('Sample with two storeys (IFC4)', 'Exemplo com dois pavimentos (IFC4)', 'Ejemplo con dos plantas (IFC4)'),
};
const script = (file: string) => ({ file, name: same(`${file} (script)`) });
const reader = script('ifc_text.py');
const typed = {
  file: 'door-types.ifc',
  name: say(
    'Four doors and two types (IFC4)',
    'Quatro portas e dois tipos (IFC4)',
    'Cuatro puertas y dos tipos (IFC4)',
  ),
};
const delivery = {
  file: 'delivery.ifc',
  name: say('Delivery of a clinic (IFC4)', 'Entrega de uma clínica (IFC4)', 'Entrega de una clínica (IFC4)'),
};
const specifications = {
  file: 'doors.ids',
  name: say(
    'Requirements of the doors (IDS 1.0)',
    'Requisitos das portas (IDS 1.0)',
    'Requisitos de las puertas (IDS 1.0)',
  ),
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
      {
        id: 'walk-by-hand',
        kind: 'exercise',
        title: say('Walk by hand', 'Percorra à mão', 'Recórrelo a mano'),
        summary: say(
          'Four questions to a file of thirty lines, with nothing but an editor.',
          'Quatro perguntas a um arquivo de trinta linhas, só com um editor.',
          'Cuatro preguntas a un archivo de treinta líneas, solo con un editor.',
        ),
        files: [sample, reader],
        exercise: walkByHand,
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
          script('check_ifc.py'),
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
    ],
  },
  {
    id: 'types-and-libraries',
    title: say('Types and libraries', 'Tipos e bibliotecas', 'Tipos y bibliotecas'),
    lessons: [
      {
        id: 'relations-and-types',
        kind: 'article',
        title: say('Relations and types', 'Relações e tipos', 'Relaciones y tipos'),
        summary: say(
          'Half of the values stand at the type. Four doors that show how to find them.',
          'Metade dos valores está no tipo. Quatro portas mostram como achá-los.',
          'La mitad de los valores está en el tipo. Cuatro puertas muestran cómo encontrarlos.',
        ),
        files: [typed, reader, script('check_relations.py')],
      },
      {
        id: 'order-the-walk',
        kind: 'exercise',
        title: say('From the door to its type', 'Da porta ao tipo', 'De la puerta a su tipo'),
        summary: say(
          'Seven steps to a value that the door doesn’t hold itself.',
          'Sete passos até um valor que a porta não tem.',
          'Siete pasos hasta un valor que la puerta no tiene.',
        ),
        exercise: orderWalk,
      },
      {
        id: 'with-a-library',
        kind: 'article',
        title: say(
          'The same check with IfcOpenShell',
          'A mesma verificação com IfcOpenShell',
          'La misma comprobación con IfcOpenShell',
        ),
        summary: say(
          'What a library takes off your hands, and what stays yours.',
          'O que uma biblioteca faz por você e o que continua seu.',
          'Qué hace una biblioteca por ti y qué sigue siendo tuyo.',
        ),
        files: [typed, script('check_with_library.py')],
      },
    ],
  },
  {
    id: 'final-task',
    title: say('A delivery', 'Uma entrega', 'Una entrega'),
    lessons: [
      {
        id: 'a-delivery-is-accepted',
        kind: 'article',
        title: say('A delivery is accepted, or not', 'Aceitar uma entrega, ou não', 'Aceptar una entrega, o no'),
        summary: say(
          'Five gates, one line for each cause, and requirements that any checker reads.',
          'Cinco portões, uma linha por causa e requisitos que qualquer verificador lê.',
          'Cinco controles, una línea por causa y requisitos que lee cualquier comprobador.',
        ),
        files: [delivery, specifications],
      },
      {
        id: 'check-a-delivery',
        kind: 'exercise',
        title: say(
          'Final task: check a delivery',
          'Tarefa final: confira uma entrega',
          'Tarea final: comprueba una entrega',
        ),
        summary: say(
          'A clinic with 48 doors, ten results, one decision.',
          'Uma clínica com 48 portas, dez resultados, uma decisão.',
          'Una clínica con 48 puertas, diez resultados, una decisión.',
        ),
        files: [
          delivery,
          {
            file: 'delivery-requirements.csv',
            name: say(
              'Requirements of the delivery (CSV)',
              'Requisitos da entrega (CSV)',
              'Requisitos de la entrega (CSV)',
            ),
          },
          specifications,
          reader,
          script('check_ifc.py'),
          script('check_relations.py'),
        ],
        exercise: deliveryTask,
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
