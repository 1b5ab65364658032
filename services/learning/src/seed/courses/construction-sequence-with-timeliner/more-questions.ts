import type { QuizSeed } from '../../course-seed.ts';
import { same, say } from '../words.ts';

export const moreQuestions: QuizSeed['questions'] = [
  {
    id: 'growing',
    kind: 'single',
    text: say(
      'Four levels end one, one, two and three days late. What do you report?',
      'Quatro níveis terminam com um, um, dois e três dias de atraso. O que você relata?',
      'Cuatro niveles acaban con uno, uno, dos y tres días de retraso. ¿Qué informas?',
    ),
    options: [
      {
        id: 'trend',
        text: say(
          'Where it leads: the date of the roof and its crane',
          'Aonde leva: a data da cobertura e do guindaste',
          'Adónde lleva: la fecha de la cubierta y de su grúa',
        ),
        right: true,
      },
      { id: 'three', text: say('Three days', 'Três dias', 'Tres días') },
      {
        id: 'none',
        text: say('Nothing: it is in tolerance', 'Nada: está na tolerância', 'Nada: está dentro de tolerancia'),
      },
    ],
    explanation: say(
      'The size of a delay is known on site. Its growth isn’t, and it is what can still be decided about.',
      'O tamanho do atraso a obra conhece. O crescimento, não, e é sobre ele que ainda se pode decidir.',
      'El tamaño del retraso lo conoce la obra. Su crecimiento no, y sobre él aún se puede decidir.',
    ),
  },
  {
    id: 'no-code',
    kind: 'single',
    text: say(
      'How does curing get into the sequence?',
      'Como a cura entra na sequência?',
      '¿Cómo entra el curado en la secuencia?',
    ),
    options: [
      {
        id: 'task',
        text: say('As a task without a code', 'Como tarefa sem código', 'Como tarea sin código'),
        right: true,
      },
      {
        id: 'elements',
        text: say('With the elements of the slab', 'Com os elementos da laje', 'Con los elementos del forjado'),
      },
      { id: 'out', text: say('Not at all', 'Não entra', 'No entra') },
    ],
    explanation: say(
      'With the elements of the slab it would be built twice; left out, columns stand on fresh concrete.',
      'Com os elementos da laje, ela seria construída duas vezes; de fora, os pilares ficam sobre concreto fresco.',
      'Con los elementos del forjado se construiría dos veces; sin él, los pilares se apoyan en hormigón fresco.',
    ),
  },
  {
    id: 'empty-task',
    kind: 'single',
    text: say(
      'In the simulation a task without elements looks like …',
      'Na simulação, uma tarefa sem elementos parece …',
      'En la simulación, una tarea sin elementos parece …',
    ),
    options: [
      {
        id: 'unbegun',
        text: say('one that hasn’t begun', 'uma que não começou', 'una que no ha empezado'),
        right: true,
      },
      { id: 'red', text: say('an error, in red', 'um erro, em vermelho', 'un error, en rojo') },
      { id: 'done', text: say('one that is finished', 'uma terminada', 'una terminada') },
    ],
    explanation: say(
      'Nothing appears in both cases. Only a table tells them apart.',
      'Nos dois casos não aparece nada. Só uma tabela os distingue.',
      'En ambos casos no aparece nada. Solo una tabla los distingue.',
    ),
  },
  {
    id: 'machine',
    kind: 'single',
    text: say(
      'What is the predecessor of closing an opening for a chiller?',
      'Qual é a predecessora de fechar a abertura de um chiller?',
      '¿Cuál es la predecesora de cerrar el hueco de una enfriadora?',
    ),
    options: [
      {
        id: 'machine',
        text: say('The chiller in its place', 'O chiller no lugar', 'La enfriadora en su sitio'),
        right: true,
      },
      { id: 'slab', text: say('The slab above it', 'A laje acima', 'El forjado superior') },
      { id: 'facade', text: say('The facade', 'A fachada', 'La fachada') },
    ],
    explanation: say(
      'Without this link each day of the sequence is right and the machine stays outside.',
      'Sem esse vínculo cada dia da sequência está certo, e a máquina fica do lado de fora.',
      'Sin ese vínculo cada día de la secuencia es correcto y la máquina se queda fuera.',
    ),
  },
  {
    id: 'unstarted-end',
    kind: 'single',
    text: say(
      'A task has an actual end and no actual start. What do you do?',
      'Uma tarefa tem término real e não tem início real. O que você faz?',
      'Una tarea tiene fin real y no inicio real. ¿Qué haces?',
    ),
    options: [
      { id: 'look', text: say('Go and look', 'Vou ver', 'Ir a mirar'), right: true },
      { id: 'fill', text: say('Enter the planned start', 'Ponho o início previsto', 'Poner el inicio previsto') },
      { id: 'delete', text: say('Delete the end', 'Apago o término', 'Borrar el fin') },
    ],
    explanation: say(
      'One of the two dates is missing or invented. Only the place itself knows which.',
      'Uma das duas datas falta ou foi inventada. Só o lugar sabe qual.',
      'Una de las dos fechas falta o es inventada. Solo el propio sitio sabe cuál.',
    ),
  },
  {
    id: 'same-code',
    kind: 'single',
    text: say(
      'Two tasks carry the code B1-01-W. What does the simulation show?',
      'Duas tarefas têm o código B1-01-W. O que a simulação mostra?',
      'Dos tareas llevan el código B1-01-W. ¿Qué muestra la simulación?',
    ),
    options: [
      {
        id: 'twice',
        text: say(
          'The same walls in both tasks',
          'As mesmas paredes nas duas tarefas',
          'Los mismos muros en las dos tareas',
        ),
        right: true,
      },
      { id: 'first', text: say('Only the first task', 'Só a primeira tarefa', 'Solo la primera tarea') },
      {
        id: 'half',
        text: say('Half of the walls in each', 'Metade das paredes em cada', 'La mitad de los muros en cada una'),
      },
    ],
    explanation: say(
      'The rule attaches everything that has the code. Walls that stand count as not begun.',
      'A regra associa tudo o que tem o código. Paredes de pé contam como não iniciadas.',
      'La regla asocia todo lo que lleva el código. Muros en pie cuentan como no empezados.',
    ),
  },
  {
    id: 'task-types',
    kind: 'multiple',
    text: say('Which of these are Temporary?', 'Quais destas são Temporary?', '¿Cuáles de estas son Temporary?'),
    options: [
      { id: 'props', text: say('Props', 'Escoras', 'Puntales'), right: true },
      { id: 'scaffold', text: say('Scaffold', 'Andaime', 'Andamio'), right: true },
      {
        id: 'substation',
        text: say(
          'An old building that is pulled down',
          'Um edifício antigo a demolir',
          'Un edificio antiguo que se derriba',
        ),
      },
      { id: 'facade', text: say('Facade', 'Fachada', 'Fachada') },
    ],
    explanation: say(
      'What comes and goes is Temporary. What stands at the beginning and goes is Demolish.',
      'O que vem e vai é Temporary. O que está lá no início e sai é Demolish.',
      'Lo que viene y se va es Temporary. Lo que está al principio y se va es Demolish.',
    ),
  },
  {
    id: 'decision-line',
    kind: 'single',
    text: say('Which sentence belongs in the report?', 'Que frase entra no relatório?', '¿Qué frase va en el informe?'),
    options: [
      {
        id: 'decide',
        text: say(
          'Decide by 8 May: two shifts, or another date for the crane',
          'Decidir até 8 de maio: dois turnos ou outra data para o guindaste',
          'Decidir antes del 8 de mayo: dos turnos u otra fecha para la grúa',
        ),
        right: true,
      },
      { id: 'list', text: say('Ten tasks are late', 'Dez tarefas estão atrasadas', 'Diez tareas van con retraso') },
      { id: 'film', text: say('See the film, minute 2', 'Ver o filme, minuto 2', 'Ver la película, minuto 2') },
    ],
    explanation: say(
      'A date, two ways, and somebody who can say yes or no.',
      'Uma data, dois caminhos e alguém que pode dizer sim ou não.',
      'Una fecha, dos caminos y alguien que puede decir sí o no.',
    ),
  },
  {
    id: 'table-first',
    kind: 'single',
    text: say(
      'A Monday, 15 June: a task planned to end on Friday 12 June ended today. How many working days late?',
      'Segunda, 15 de junho: uma tarefa prevista para sexta, 12, terminou hoje. Quantos dias úteis de atraso?',
      'Lunes 15 de junio: una tarea prevista para el viernes 12 ha acabado hoy. ¿Cuántos días laborables de retraso?',
    ),
    options: [
      { id: '1', text: same('1'), right: true },
      { id: '3', text: same('3') },
      { id: '0', text: same('0') },
    ],
    explanation: say(
      'The weekend doesn’t count. Whoever counts calendar days makes each Monday a small disaster.',
      'O fim de semana não conta. Quem conta dias corridos faz de cada segunda um pequeno desastre.',
      'El fin de semana no cuenta. Quien cuenta días naturales hace de cada lunes un pequeño desastre.',
    ),
  },
];
