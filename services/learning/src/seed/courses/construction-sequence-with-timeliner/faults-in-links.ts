import type { FindFaultsSeed } from '../../course-seed.ts';
import { same, say } from '../words.ts';

const construct = same('Construct');
const temporary = same('Temporary');

export const faultsInLinks: FindFaultsSeed = {
  kind: 'find-faults',
  task: say(
    'Eight tasks of a programme with the elements that the rule has attached. Mark each line that would make the sequence say something false.',
    'Oito tarefas de um cronograma com os elementos que a regra associou. Marque cada linha que faria a sequência dizer algo falso.',
    'Ocho tareas de un programa con los elementos que la regla ha asociado. Marca cada línea que haría que la secuencia dijera algo falso.',
  ),
  columns: [
    say('Task', 'Tarefa', 'Tarea'),
    say('Code', 'Código', 'Código'),
    say('Task type', 'Tipo de tarefa', 'Tipo de tarea'),
    say('Elements', 'Elementos', 'Elementos'),
    say('Predecessor', 'Predecessora', 'Predecesora'),
  ],
  rows: [
    {
      id: 'p1',
      cells: [
        say('1 · Columns, level 1', '1 · Pilares, nível 1', '1 · Pilares, nivel 1'),
        same('B1-01-C'),
        construct,
        same('24'),
        say('Slab above ground level', 'Laje acima do térreo', 'Forjado sobre planta baja'),
      ],
      why: say(
        'One code, its elements, and what they stand on.',
        'Um código, os seus elementos e aquilo em que se apoiam.',
        'Un código, sus elementos y aquello en lo que se apoyan.',
      ),
    },
    {
      id: 'p2',
      cells: [
        say('2 · Scaffold, north', '2 · Andaime, norte', '2 · Andamio, norte'),
        same('B1-ZZ-T'),
        construct,
        same('12'),
        say('Foundation', 'Fundação', 'Cimentación'),
      ],
      fault: say(
        'Construct stays for good: the scaffold would stand before the finished facade for ever. It is Temporary.',
        'Construct fica para sempre: o andaime ficaria diante da fachada pronta. É Temporary.',
        'Construct se queda para siempre: el andamio seguiría ante la fachada terminada. Es Temporary.',
      ),
    },
    {
      id: 'p3',
      cells: [
        say('3 · Curing of the slab', '3 · Cura da laje', '3 · Curado del forjado'),
        same('–'),
        construct,
        same('0'),
        say('Slab above ground level', 'Laje acima do térreo', 'Forjado sobre planta baja'),
      ],
      why: say(
        'Time and no matter: no code, no elements, and a place in the chain.',
        'Tempo, e não matéria: sem código, sem elementos e com lugar na corrente.',
        'Tiempo y no materia: sin código, sin elementos y con su sitio en la cadena.',
      ),
    },
    {
      id: 'p4',
      cells: [
        say('4 · Masonry, level 1', '4 · Alvenaria, nível 1', '4 · Fábrica, nivel 1'),
        same('B1-01-M'),
        construct,
        same('0'),
        say('Props out, level 1', 'Retirada das escoras, nível 1', 'Retirada de puntales, nivel 1'),
      ],
      fault: say(
        'A code without elements: the masonry is missing in the model, or was given another code. In the film it is never built.',
        'Código sem elementos: a alvenaria falta no modelo ou recebeu outro código. No filme ela nunca é construída.',
        'Código sin elementos: la fábrica falta en el modelo o lleva otro código. En la película no se construye nunca.',
      ),
    },
    {
      id: 'p5',
      cells: [
        say('5 · Core walls, level 1', '5 · Paredes do núcleo, nível 1', '5 · Muros del núcleo, nivel 1'),
        same('B1-01-W'),
        construct,
        same('18'),
        say('Slab above ground level', 'Laje acima do térreo', 'Forjado sobre planta baja'),
      ],
      why: say(
        'In order by itself: it is line 6 that uses its code.',
        'Em ordem por si: quem usa o código dela é a linha 6.',
        'En orden por sí misma: es la línea 6 la que usa su código.',
      ),
    },
    {
      id: 'p6',
      cells: [
        say('6 · Formwork of the walls, level 2', '6 · Fôrmas das paredes, nível 2', '6 · Encofrado de muros, nivel 2'),
        same('B1-01-W'),
        temporary,
        same('18'),
        say('Slab above level 1', 'Laje acima do nível 1', 'Forjado sobre nivel 1'),
      ],
      fault: say(
        'The code of level 1 on a task of level 2: the walls below would disappear when the formwork is struck.',
        'O código do nível 1 em uma tarefa do nível 2: as paredes de baixo sumiriam na desforma.',
        'El código del nivel 1 en una tarea del nivel 2: los muros de abajo desaparecerían al desencofrar.',
      ),
    },
    {
      id: 'p7',
      cells: [
        say('7 · Close the opening, axis C', '7 · Fechar a abertura, eixo C', '7 · Cerrar el hueco, eje C'),
        same('B1-U1-O'),
        construct,
        same('3'),
        say('Slab above ground level', 'Laje acima do térreo', 'Forjado sobre planta baja'),
      ],
      fault: say(
        'The chiller has to come in through it: its delivery is the predecessor, not the slab.',
        'O chiller tem de entrar por ela: a predecessora é a entrega dele, não a laje.',
        'La enfriadora tiene que entrar por él: la predecesora es su entrega, no el forjado.',
      ),
    },
    {
      id: 'p8',
      cells: [
        say('8 · Old substation', '8 · Subestação antiga', '8 · Subestación antigua'),
        same('B0-00-X'),
        same('Demolish'),
        same('9'),
        same('–'),
      ],
      why: say(
        'It stands from the first day and disappears with its task.',
        'Está de pé desde o primeiro dia e some com a sua tarefa.',
        'Está en pie desde el primer día y desaparece con su tarea.',
      ),
    },
  ],
};
