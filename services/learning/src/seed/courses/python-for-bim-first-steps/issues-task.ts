import type { EnterResultsSeed } from '../../course-seed.ts';
import { same, say } from '../words.ts';

/** Its answers are counted again from both schedules by a test. */
export const issuesTask: EnterResultsSeed = {
  kind: 'enter-results',
  task: say(
    'Final task. Two issues of one schedule, a month and some 240 doors apart. Write a script that answers the ten questions: read as in check_doors.py, compare as in compare_doors.py, but by the column Id, since marks were renumbered. Take spaces off all cells first. The list of ratings is EI 30, EI 60, EI 90 and none. Give doors by their Id, several separated by commas.',
    'Tarefa final. Duas emissões de uma tabela de cerca de 240 portas, com um mês entre elas. Escreva um script que resolva as dez perguntas: leia como em check_doors.py, compare como em compare_doors.py, mas pela coluna Id, porque as marcas foram renumeradas. Tire antes os espaços de todas as células. A lista de resistências é EI 30, EI 60, EI 90 e none. Dê as portas pelo Id, várias separadas por vírgula.',
    'Tarea final. Dos emisiones de una tabla de unas 240 puertas, con un mes entre ambas. Escribe un script que resuelva las diez preguntas: lee como en check_doors.py, compara como en compare_doors.py, pero por la columna Id, porque las marcas se renumeraron. Quita antes los espacios de todas las celdas. La lista de resistencias es EI 30, EI 60, EI 90 y none. Da las puertas por su Id, varias separadas por comas.',
  ),
  items: [
    {
      id: 'new',
      text: say(
        'How many doors are new in September?',
        'Quantas portas são novas em setembro?',
        '¿Cuántas puertas son nuevas en septiembre?',
      ),
      answer: '6',
      explanation: say(
        'All of them in the garage: new.keys() - old.keys().',
        'Todas na garagem: new.keys() - old.keys().',
        'Todas en el garaje: new.keys() - old.keys().',
      ),
    },
    {
      id: 'gone',
      text: say('Which doors are gone?', 'Que portas sumiram?', '¿Qué puertas ya no están?'),
      answer: '418301, 418751, 418754, 419262, 419747',
      explanation: say(
        'One on the ground level, three in the offices, one in the garage. Ask whether they were deleted or hidden by a filter of the schedule.',
        'Uma no térreo, três nos escritórios, uma na garagem. Pergunte se foram apagadas ou escondidas por um filtro da tabela.',
        'Una en planta baja, tres en oficinas, una en el garaje. Pregunta si se borraron o si las oculta un filtro de la tabla.',
      ),
    },
    {
      id: 'renumbered',
      text: say(
        'How many doors have another mark than in August?',
        'Quantas portas têm marca diferente da de agosto?',
        '¿Cuántas puertas tienen otra marca que en agosto?',
      ),
      answer: '8',
      explanation: say(
        'With the mark as key these would be eight new and eight deleted doors.',
        'Com a marca como chave, seriam oito portas novas e oito apagadas.',
        'Con la marca como clave serían ocho puertas nuevas y ocho borradas.',
      ),
    },
    {
      id: 'twice',
      text: say(
        'Which mark occurs twice in September?',
        'Que marca aparece duas vezes em setembro?',
        '¿Qué marca aparece dos veces en septiembre?',
      ),
      answer: 'B1.17',
      explanation: say(
        'One of the new doors took it. It is the reason why compare_doors.py refuses this file.',
        'Uma das portas novas ficou com ela. É por isso que compare_doors.py recusa este arquivo.',
        'Una de las puertas nuevas la tomó. Por eso compare_doors.py rechaza este archivo.',
      ),
    },
    {
      id: 'empty',
      text: say(
        'How many doors have no FireRating in September?',
        'Quantas portas estão sem FireRating em setembro?',
        '¿Cuántas puertas no tienen FireRating en septiembre?',
      ),
      answer: '13',
      explanation: say(
        'Nine as in August, of which three hold a space, and four more.',
        'As nove de agosto, três delas com um espaço, e mais quatro.',
        'Las nueve de agosto, tres de ellas con un espacio, y cuatro más.',
      ),
    },
    {
      id: 'level',
      text: say(
        'On which level are most of them? Give the name as in the file.',
        'Em que nível está a maioria delas? Dê o nome como no arquivo.',
        '¿En qué nivel está la mayoría? Da el nombre como en el archivo.',
      ),
      answer: '01 Offices | 01',
      explanation: say(
        'Seven of 13. One conversation with one person mends half of the report.',
        'Sete de 13. Uma conversa com uma pessoa resolve metade do relatório.',
        'Siete de 13. Una conversación con una persona arregla la mitad del informe.',
      ),
    },
    {
      id: 'spelling',
      text: say(
        'How many doors have a FireRating that is not in the list?',
        'Quantas portas têm um FireRating que não está na lista?',
        '¿Cuántas puertas tienen un FireRating que no está en la lista?',
      ),
      answer: '5',
      explanation: say(
        'EI30, EI60, EI-60, ei 30 and 30 min. A sixth, “EI 60” with a space behind it, is right once spaces are off.',
        'EI30, EI60, EI-60, ei 30 e 30 min. Uma sexta, “EI 60” com um espaço no fim, fica certa depois de tirar os espaços.',
        'EI30, EI60, EI-60, ei 30 y 30 min. Una sexta, «EI 60» con un espacio detrás, es correcta una vez quitados los espacios.',
      ),
    },
    {
      id: 'lowered',
      text: say(
        'Which doors have a lower rating of the list than in August?',
        'Que portas têm uma resistência da lista menor que em agosto?',
        '¿Qué puertas tienen una resistencia de la lista inferior a la de agosto?',
      ),
      answer: '418729, 418846, 419014',
      explanation: say(
        'Twice from EI 90 to EI 60, once from EI 60 to EI 30. These three go to the fire engineer today.',
        'Duas de EI 90 para EI 60, uma de EI 60 para EI 30. Essas três vão hoje ao engenheiro de incêndio.',
        'Dos de EI 90 a EI 60, una de EI 60 a EI 30. Estas tres van hoy al ingeniero de incendios.',
      ),
    },
    {
      id: 'changed',
      text: say(
        'How many doors that are in both issues differ in any column but Mark and Comments?',
        'Quantas portas presentes nas duas emissões diferem em alguma coluna que não seja Mark nem Comments?',
        '¿Cuántas puertas presentes en ambas emisiones difieren en alguna columna que no sea Mark ni Comments?',
      ),
      answer: '23',
      explanation: say(
        'With all columns there would be 40. If you count one more, spaces were compared too.',
        'Com todas as colunas seriam 40. Se contou uma a mais, os espaços entraram na comparação.',
        'Con todas las columnas serían 40. Si cuentas una más, se compararon también los espacios.',
      ),
    },
    {
      id: 'area',
      text: say(
        'What is the area of the doors on level “02 Offices” in September?',
        'Qual é a área das portas do nível “02 Offices” em setembro?',
        '¿Cuál es el área de las puertas del nivel «02 Offices» en septiembre?',
      ),
      unit: same('m²'),
      answer: '128.20',
      tolerance: 0.01,
      explanation: say(
        'Of 63 doors. In August there were 64 with 128.47 m².',
        'De 63 portas. Em agosto eram 64, com 128,47 m².',
        'De 63 puertas. En agosto eran 64, con 128,47 m².',
      ),
    },
  ],
};
