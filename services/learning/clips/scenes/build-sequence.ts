import { tones } from '@arcada/drawing/ink';
import { ground } from '@arcada/drawing/lines';
import type { Solid } from '@arcada/drawing/sheet';
import { tube } from '@arcada/drawing/solids';
import type { Clip } from '../clip.ts';
import { type Camera, colours, marks, mix, path, phase, plate, solids, text, verdict } from '../stage.ts';
import { buildingTasks, grown } from './small-building.ts';

const camera: Camera = { x: 250, y: 308, scale: 27 };
const spans = [
  [0, 2],
  [2, 3.5],
  [3.5, 5],
  [5, 6.5],
  [6.5, 8],
] as const;
const tasks = [
  ...buildingTasks.map((task, at) => ({ ...task, from: spans[at]?.[0] ?? 0, to: spans[at]?.[1] ?? 0 })),
  { code: '3.1', from: 4.2, to: 5.4, parts: [] },
];
const days = 9.6;
const dayX = (day: number) => 560 + (day / days) * 350;

/** The programme's day: it runs twice, once with the fault and once without. */
const dayAt = (second: number) =>
  second < 22
    ? mix(0, 4.7, Math.min(1, Math.max(0, (second - 7) / 9)))
    : mix(0, 9.5, Math.min(1, Math.max(0, (second - 28) / 9)));
const ductStart = (second: number) => mix(4.2, 8.1, phase(second, 23, 25.4));

function building(day: number, second: number): Solid[] {
  const list = tasks.slice(0, 5).flatMap(({ from, to, parts }) => {
    const done = Math.min(1, Math.max(0, (day - from) / (to - from)));
    return grown(parts, done, done < 1 ? tones.signal : tones.blue);
  });
  const start = ductStart(second);
  const duct = Math.min(1, Math.max(0, (day - start) / 1.2));
  if (duct <= 0) return list;
  const early = start < 6.5;
  return [
    ...list,
    tube('x', [-3, 2.72, 4.3], 5.8 * duct, 0.3, early ? tones.coral : duct < 1 ? tones.signal : tones.teal),
  ];
}

export const buildSequence: Clip = {
  id: 'build-sequence',
  seconds: 42,
  pace: 1.2,
  posterAt: 36,
  cues: [
    [
      0,
      3.6,
      'A programme says when. A model says what and where.',
      'Um cronograma diz quando. Um modelo diz o quê e onde.',
      'Un programa dice cuándo. Un modelo dice qué y dónde.',
    ],
    [
      3.6,
      7,
      'Link each task to its elements by a rule, not by hand.',
      'Ligue cada tarefa aos seus elementos por regra, não à mão.',
      'Une cada tarea a sus elementos con una regla, no a mano.',
    ],
    [
      7,
      11,
      'Now the days run. What is being built is orange, what is done is blue.',
      'Agora os dias passam. Em construção, laranja; pronto, azul.',
      'Ahora pasan los días. En construcción, naranja; hecho, azul.',
    ],
    [
      11,
      15,
      'Foundation, columns, first slab: each stands on something.',
      'Fundação, pilares, primeira laje: cada peça se apoia em algo.',
      'Cimentación, pilares, primer forjado: cada pieza se apoya en algo.',
    ],
    [
      15,
      18.6,
      'Task 3.1 hangs a duct below a slab that doesn’t exist yet.',
      'A tarefa 3.1 pendura um duto sob uma laje que ainda não existe.',
      'La tarea 3.1 cuelga un conducto de un forjado que aún no existe.',
    ],
    [
      18.6,
      22,
      'In the bar chart no one saw it. In the model no one can miss it.',
      'No gráfico de barras ninguém viu. No modelo, todos veem.',
      'En el diagrama de barras nadie lo vio. En el modelo es evidente.',
    ],
    [
      22,
      25.6,
      'The task moves behind 2.3, and gets it as a predecessor.',
      'A tarefa passa para depois da 2.3 e a recebe como predecessora.',
      'La tarea pasa detrás de la 2.3 y la recibe como predecesora.',
    ],
    [
      25.6,
      28.4,
      'The change is made in the programme; the model follows.',
      'A mudança se faz no cronograma; o modelo acompanha.',
      'El cambio se hace en el programa; el modelo lo sigue.',
    ],
    [
      28.4,
      33,
      'Once more from day zero, twice as fast.',
      'De novo, do dia zero, em dobro da velocidade.',
      'Otra vez desde el día cero, al doble de velocidad.',
    ],
    [
      33,
      37.4,
      'Two columns’ height, two slabs, then the duct.',
      'Dois lances de pilares, duas lajes e, então, o duto.',
      'Dos tramos de pilares, dos forjados y entonces el conducto.',
    ],
    [
      37.4,
      42,
      'A sequence that can be built. Show it to those who will build it, before they start.',
      'Uma sequência que se pode construir. Mostre-a a quem vai construir, antes do início.',
      'Una secuencia que se puede construir. Enséñala a quien va a construir, antes de empezar.',
    ],
  ],
  draw: (second) => {
    const day = dayAt(second);
    const faulty = second > 15 && second < 23;
    return [
      marks(camera, ground(-4, -3, 8, 6), 1),
      solids(camera, building(day, second)),
      plate(500, 60, 430, 300, { stroke: colours.line, opacity: phase(second, 0, 0.8) }),
      ...tasks.map(({ code, from, to }, row) => {
        const shown = phase(second, 0.6 + row * 0.35, 1.1 + row * 0.35);
        const start = row === 5 ? ductStart(second) : from;
        const length = row === 5 ? 1.2 : to - from;
        const y = 84 + row * 44;
        const done = Math.min(1, Math.max(0, (day - start) / length));
        const bad = row === 5 && faulty;
        return [
          text(516, y + 19, code, { anchor: 'start', size: 16, opacity: shown }),
          plate(dayX(start), y, dayX(start + length) - dayX(start), 26, {
            opacity: shown,
            fill: '#ffffff',
            stroke: bad ? colours.danger : colours.ink,
            width: bad ? 2.5 : 1.2,
            radius: 4,
          }),
          done > 0
            ? plate(dayX(start), y, (dayX(start + length) - dayX(start)) * done, 26, {
                stroke: 'none',
                fill: bad ? colours.danger : done < 1 ? colours.signal : '#5c80ec',
                radius: 4,
              })
            : '',
        ].join('');
      }),
      second > 7
        ? path(
            [
              [dayX(day), 70],
              [dayX(day), 350],
            ],
            1,
            { colour: colours.blueprint, width: 2 },
          )
        : '',
      verdict(470, 318, false, faulty ? phase(second, 15.4, 16) : 0, 16),
      verdict(470, 318, true, phase(second, 37.6, 38.2), 16),
      ...[0, 1, 2].map((row) =>
        path(
          [
            [500, 96 + row * 44],
            [380, [330, 296, 260][row] ?? 0],
          ],
          phase(second, 4 + row * 0.6, 4.8 + row * 0.6) * (1 - phase(second, 6.6, 7)),
          { colour: colours.blueprint, dash: '5 4' },
        ),
      ),
    ].join('');
  },
};
