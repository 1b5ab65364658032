import type { EnterResultsSeed } from '../../course-seed.ts';
import { same, say } from '../words.ts';

/** Its answers are counted again from the schedule by a test. */
export const reportResults: EnterResultsSeed = {
  kind: 'enter-results',
  task: say(
    'Change report_doors.py, run it on the August schedule, and enter what it finds.',
    'Altere report_doors.py, rode na tabela de agosto e informe o que ele acha.',
    'Cambia report_doors.py, ejecútalo con la tabla de agosto y escribe lo que encuentra.',
  ),
  items: [
    {
      id: 'type',
      text: say(
        'Group by Type. Which type has the most doors?',
        'Agrupe por Type. Que tipo tem mais portas?',
        'Agrupa por Type. ¿Qué tipo tiene más puertas?',
      ),
      answer: 'T2-1010',
      explanation: say(
        '96 of 240. Only the word in door["Level"] changes; the rest of the script doesn’t know what it groups by.',
        '96 de 240. Só muda a palavra em door["Level"]; o resto do script não sabe pelo que agrupa.',
        '96 de 240. Solo cambia la palabra de door["Level"]; el resto del script no sabe por qué agrupa.',
      ),
    },
    {
      id: 'area',
      text: say(
        'What is the area of all doors together?',
        'Qual é a área de todas as portas juntas?',
        '¿Cuál es el área de todas las puertas juntas?',
      ),
      unit: same('m²'),
      answer: '483.33',
      tolerance: 0.01,
      explanation: say(
        'The sum over the levels. If you got far more, the comma was dropped instead of made a point.',
        'A soma dos níveis. Se deu muito mais, a vírgula foi apagada em vez de virar ponto.',
        'La suma de los niveles. Si te sale mucho más, la coma se borró en vez de hacerse punto.',
      ),
    },
    {
      id: 'narrow',
      text: say(
        'How many doors of level “01 Offices” are narrower than 1000 mm?',
        'Quantas portas do nível “01 Offices” têm menos de 1000 mm?',
        '¿Cuántas puertas del nivel «01 Offices» miden menos de 1000 mm?',
      ),
      answer: '28',
      explanation: say(
        'With int(door["Width"]) < 1000. Compared as texts there would be none: "885" begins with 8, "1000" with 1.',
        'Com int(door["Width"]) < 1000. Comparadas como texto, nenhuma: "885" começa com 8, "1000" com 1.',
        'Con int(door["Width"]) < 1000. Comparadas como texto, ninguna: "885" empieza por 8, "1000" por 1.',
      ),
    },
    {
      id: 'spaces',
      text: say(
        'How many cells of FireRating look empty, but hold a space?',
        'Quantas células de FireRating parecem vazias, mas contêm um espaço?',
        '¿Cuántas celdas de FireRating parecen vacías, pero contienen un espacio?',
      ),
      answer: '3',
      explanation: say(
        'cell and not cell.strip() finds them. A filter in Excel for blanks finds the other six.',
        'cell and not cell.strip() acha. O filtro de vazias do Excel acha as outras seis.',
        'cell and not cell.strip() las encuentra. El filtro de vacías de Excel encuentra las otras seis.',
      ),
    },
  ],
};
