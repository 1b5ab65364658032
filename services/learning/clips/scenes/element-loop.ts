import { tones } from '@arcada/drawing/ink';
import { patch } from '@arcada/drawing/lines';
import { box } from '@arcada/drawing/solids';
import type { Clip } from '../clip.ts';
import { colours, mix, path, phase, plate, solids, text, verdict } from '../stage.ts';

const doors = [
  { mark: 'D-01', rating: 'EI 30' },
  { mark: 'D-02', rating: 'EI 60' },
  { mark: 'D-03', rating: '' },
  { mark: 'D-04', rating: 'EI 30' },
  { mark: 'D-05', rating: '' },
] as const;
const code = [
  'missing = []',
  'for door in doors:',
  '    rating = door["FireRating"]',
  '    if not rating.strip():',
  '        missing.append(door["Mark"])',
  'print(missing)',
];
const first = 11;
const turn = 3;
const end = first + doors.length * turn;
const doorX = (index: number) => 92 + index * 96;

/** Which line of the script runs, counted from 0; -1 before it starts. */
function lineAt(second: number): number {
  if (second < 5) return -1;
  if (second < 8) return 0;
  if (second < first) return 1;
  if (second >= end) return 5;
  const index = Math.floor((second - first) / turn);
  const step = Math.floor(((second - first) % turn) / (turn / 4));
  if (step < 3) return step + 1;
  return doors[index]?.rating ? 3 : 4;
}

const door = (index: number, active: boolean, fault: boolean) =>
  solids({ x: doorX(index), y: 280, scale: 18 }, [
    box([-1.6, -0.35, 0], [3.2, 0.7, 5.4], fault ? tones.coral : active ? tones.signal : tones.blue, ({ left }) => [
      patch([left(0.45, 0), left(2.75, 0), left(2.75, 4.8), left(0.45, 4.8)], '#ffffff', {
        stroke: colours.ink,
        width: 1.2,
      }),
      patch([left(2.3, 2.2), left(2.5, 2.2), left(2.5, 2.6), left(2.3, 2.6)], colours.ink),
    ]),
  ]);

export const elementLoop: Clip = {
  id: 'element-loop',
  seconds: 36,
  pace: 1.25,
  posterAt: 25.5,
  cues: [
    [
      0,
      5,
      'Five doors of a schedule. Two lack their fire rating, and no one wants to read 800 lines.',
      'Cinco portas de uma tabela. Duas sem resistência ao fogo, e ninguém quer ler 800 linhas.',
      'Cinco puertas de una tabla. A dos les falta la resistencia al fuego; nadie lee 800 líneas.',
    ],
    [
      5,
      8,
      'First an empty list: here go the names of what is missing.',
      'Primeiro, uma lista vazia: para os nomes do que falta.',
      'Primero, una lista vacía: para los nombres de lo que falta.',
    ],
    [
      8,
      11,
      'The loop takes one door after the other.',
      'O laço pega uma porta após a outra.',
      'El bucle toma una puerta tras otra.',
    ],
    [
      11,
      14,
      'D-01 has a rating. The test is false; on to the next.',
      'D-01 tem valor. O teste é falso; passa à próxima.',
      'D-01 tiene valor. La prueba es falsa; sigue la próxima.',
    ],
    [
      14,
      17,
      'D-02 too. The four lines stay the same for each door.',
      'D-02 também. As quatro linhas são as mesmas para todas.',
      'D-02 también. Las cuatro líneas son las mismas para todas.',
    ],
    [
      17,
      20,
      'D-03 is empty: its mark goes into the list.',
      'D-03 está vazia: a marca vai para a lista.',
      'D-03 está vacía: su marca va a la lista.',
    ],
    [
      20,
      23,
      'strip() also finds the cell that holds only a space.',
      'strip() também acha a célula que só tem um espaço.',
      'strip() también encuentra la celda con solo un espacio.',
    ],
    [23, 26, 'D-05 is such a cell.', 'D-05 é uma dessas células.', 'D-05 es una de esas celdas.'],
    [
      26,
      30,
      'After the last door, the line behind the loop runs once.',
      'Depois da última porta, a linha após o laço roda uma vez.',
      'Tras la última puerta, la línea tras el bucle corre una vez.',
    ],
    [
      30,
      36,
      'Two names to send to the author. With 800 doors the script would be just as long.',
      'Dois nomes para mandar ao autor. Com 800 portas, o script teria o mesmo tamanho.',
      'Dos nombres para enviar al autor. Con 800 puertas, el script sería igual de largo.',
    ],
  ],
  draw: (second) => {
    const line = lineAt(second);
    const index =
      second >= first && second < end ? Math.floor((second - first) / turn) : second >= end ? doors.length : -1;
    const found = doors.filter(({ rating }, place) => !rating && second >= first + place * turn + turn * 0.78);
    return [
      ...doors.map(({ mark, rating }, place) => {
        const shown = phase(second, place * 0.35, place * 0.35 + 0.6);
        const known = place < index || (place === index && second >= first + place * turn + turn * 0.28);
        const fault = !rating && (place < index || (place === index && second >= first + place * turn + turn * 0.6));
        return `<g opacity="${shown.toFixed(2)}">${door(place, place === index, fault)}${text(doorX(place), 322, mark, { size: 16 })}${plate(doorX(place) - 38, 334, 76, 30, { fill: known && !rating ? '#fcebe9' : '#ffffff', stroke: known && !rating ? colours.danger : colours.line })}${text(doorX(place), 355, rating, { size: 15 })}${verdict(doorX(place), 386, Boolean(rating), known && (place < index || second >= first + place * turn + turn * 0.6) ? 1 : 0, 11)}</g>`;
      }),
      index >= 0 && index < doors.length
        ? path(
            [
              [doorX(index), 100],
              [doorX(index), 142],
            ],
            1,
            { colour: colours.signal, width: 4, arrow: true },
          )
        : '',
      plate(556, 92, 380, 210, { fill: '#0e1726', stroke: '#0e1726', radius: 10 }),
      line >= 0 ? plate(564, 110 + line * 30, 364, 28, { fill: '#1f4fd8', stroke: 'none', radius: 4 }) : '',
      ...code.map((words, row) =>
        text(576, 130 + row * 30, words, {
          anchor: 'start',
          size: 15.4,
          colour: '#fbfaf7',
          opacity: mix(0.2, 1, phase(second, 3 + row * 0.3, 3.4 + row * 0.3)),
        }),
      ),
      plate(556, 330, 380, 54, { opacity: phase(second, 6, 6.6) }),
      text(576, 364, `[${found.map(({ mark }) => `"${mark}"`).join(', ')}]`, {
        anchor: 'start',
        size: 20,
        opacity: phase(second, 6, 6.6),
        colour: second >= end + 0.5 ? colours.danger : colours.ink,
      }),
    ].join('');
  },
};
