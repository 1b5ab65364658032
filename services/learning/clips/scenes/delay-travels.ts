import { INK } from '@arcada/drawing/ink';
import type { Clip } from '../clip.ts';
import { colours, mix, path, phase, plate, text, verdict } from '../stage.ts';

const dayX = (day: number) => 120 + day * 25;
const rowY = (row: number) => 96 + row * 78;
const rows = [
  { name: 'ARC', colour: '#1f4fd8' },
  { name: 'EST', colour: '#5c80ec' },
  { name: 'INS', colour: '#2a9fb1' },
  { name: 'EST DR', colour: '#5c80ec' },
] as const;
/** Days of work from first to last: as planned, with the delay, and after half a model was shared in time. */
const spans = [
  { planned: [0, 6], late: [0, 10], mended: [0, 10] },
  { planned: [6, 12], late: [10, 16], mended: [7, 13] },
  { planned: [12, 18], late: [16, 22], mended: [13, 19] },
  { planned: [18, 24], late: [22, 28], mended: [19, 25] },
] as const;
const latest = [
  { day: 21, row: 2, name: 'G3' },
  { day: 30, row: 3, name: 'G4' },
] as const;
const lateAt = [27, 35, 39, 46] as const;
const mendedAt = [999, 59, 61, 63] as const;

function spanAt(second: number, row: number): readonly [from: number, to: number] {
  const { planned, late, mended } = spans[row] as (typeof spans)[number];
  const delayed = phase(second, lateAt[row] as number, (lateAt[row] as number) + 3);
  const cured = phase(second, mendedAt[row] as number, (mendedAt[row] as number) + 2.4);
  return [
    mix(mix(planned[0], late[0], delayed), mended[0], cured),
    mix(mix(planned[1], late[1], delayed), mended[1], cured),
  ];
}

function bar(second: number, row: number): string {
  const { name, colour } = rows[row] as (typeof rows)[number];
  const shown = phase(second, 1.5 + row * 1.2, 2.5 + row * 1.2);
  const [from, to] = spanAt(second, row);
  const limit = latest.find((one) => one.row === row)?.day ?? 99;
  const over = to > limit + 0.2;
  const y = rowY(row);
  return [
    text(24, y + 22, name, { anchor: 'start', size: 17, opacity: shown }),
    plate(dayX(from), y, (to - from) * 25 * shown, 32, { fill: colour, stroke: INK, radius: 4, opacity: shown }),
    row === 0
      ? plate(dayX(6), y, (to - 6) * 25, 32, {
          fill: colours.danger,
          radius: 4,
          opacity: to > 6.05 ? 1 : 0,
        })
      : '',
    `<circle cx="${dayX(to).toFixed(1)}" cy="${y + 16}" r="${(8 * shown).toFixed(1)}" fill="${over ? colours.danger : '#ffffff'}" stroke="${INK}" stroke-width="2"/>`,
  ].join('');
}

/** The room that is left between a due date and the latest date of its gate. */
function float(second: number, { day, row, name }: (typeof latest)[number]): string {
  const shown = phase(second, 17 + (row - 2) * 2, 18 + (row - 2) * 2);
  const gate = phase(second, 11 + (row - 2), 12 + (row - 2));
  const [, to] = spanAt(second, row);
  const left = Math.round(day - to);
  const y = rowY(row);
  const tight = left < 0;
  return [
    path(
      [
        [dayX(day), y - 26],
        [dayX(day), y + 48],
      ],
      gate,
      { colour: colours.signal, width: 3 },
    ),
    text(dayX(day) + 8, y - 14, name, { anchor: 'start', size: 17, opacity: gate, colour: '#8a5207' }),
    plate(dayX(to) + 9, y + 4, Math.max(0, (day - to) * 25 - 11), 24, {
      fill: '#e4f4ec',
      stroke: colours.success,
      dash: '4 4',
      radius: 3,
      opacity: tight ? 0 : shown,
    }),
    text(dayX(Math.max(day, to)) + 14, y + 26, left > 0 ? `+${left}` : String(left), {
      anchor: 'start',
      size: 20,
      weight: 600,
      colour: tight ? colours.danger : colours.success,
      opacity: shown,
    }),
  ].join('');
}

/** Each container begins with the one before it. */
const waits = (second: number) =>
  [0, 1, 2]
    .map((row) => {
      const [, end] = spanAt(second, row);
      const [start] = spanAt(second, row + 1);
      const from = row === 0 ? Math.min(end, mix(end, start, phase(second, 57, 58))) : end;
      return path(
        [
          [dayX(from), rowY(row) + 26],
          [dayX(from), rowY(row) + 55],
          [dayX(start) + 6, rowY(row) + 55],
          [dayX(start) + 6, rowY(row + 1) - 2],
        ],
        phase(second, 7 + row, 8 + row),
        { colour: colours.mute, width: 2, arrow: true },
      );
    })
    .join('');

/** Half of the model, shared on the day that was promised for all of it. */
function half(second: number): string {
  const shown = phase(second, 54, 55);
  return (
    plate(dayX(7) - 13, rowY(0) - 34, 26, 26, {
      fill: '#dfe7fb',
      stroke: colours.blueprint,
      width: 2,
      opacity: shown,
    }) + text(dayX(7), rowY(0) - 15, '½', { size: 18, opacity: shown, colour: colours.blueprint })
  );
}

function revisions(second: number): string {
  const first = phase(second, 72, 73);
  const then = phase(second, 76, 77);
  const card = (x: number, name: string, share: number) =>
    plate(x, 24, 104, 40, { opacity: share, stroke: colours.blueprint, width: 2 }) +
    text(x + 52, 50, name, { size: 17, opacity: share });
  return (
    card(640, 'TIDP P02', first) +
    path(
      [
        [748, 44],
        [790, 44],
      ],
      phase(second, 75, 76),
      { colour: colours.blueprint, width: 3, arrow: true },
    ) +
    card(796, 'MIDP P02', then)
  );
}

export const delayTravels: Clip = {
  id: 'delay-travels',
  seconds: 100,
  pace: 1,
  posterAt: 50,
  cues: [
    [
      0,
      7,
      'Four containers, one behind the other. Each bar is the work of a team, each dot a due date.',
      'Quatro contêineres, um atrás do outro. Cada barra é o trabalho de uma equipe; cada ponto, uma data.',
      'Cuatro contenedores, uno tras otro. Cada barra es el trabajo de un equipo; cada punto, una fecha.',
    ],
    [
      7,
      11,
      'Each begins with the one before it: its predecessor.',
      'Cada um começa com o anterior: o seu predecessor.',
      'Cada uno empieza con el anterior: su predecesor.',
    ],
    [
      11,
      16.5,
      'The orange lines are the latest dates: what comes later misses the decision.',
      'As linhas laranja são as datas limite: o que vier depois perde a decisão.',
      'Las líneas naranjas son las fechas límite: lo que llegue después pierde la decisión.',
    ],
    [
      16.5,
      24,
      'Between dot and line lies the float: three days at the first gate, six at the second.',
      'Entre o ponto e a linha fica a folga: três dias no primeiro marco, seis no segundo.',
      'Entre el punto y la línea está la holgura: tres días en el primer hito, seis en el segundo.',
    ],
    [
      24,
      31,
      'Now the first model needs four days more than its team had promised.',
      'Agora o primeiro modelo precisa de quatro dias além do que a equipe prometeu.',
      'Ahora el primer modelo necesita cuatro días más de lo que prometió su equipo.',
    ],
    [
      31,
      38.5,
      'The second needs all of its six days. It has no float, so the delay is handed on.',
      'O segundo precisa dos seus seis dias. Não tem folga, então passa o atraso adiante.',
      'El segundo necesita sus seis días enteros. No tiene holgura: el retraso pasa al siguiente.',
    ],
    [
      38.5,
      45,
      'The third is pushed over the line. One day too late for the decision at the gate.',
      'O terceiro é empurrado além da linha. Um dia tarde demais para a decisão do marco.',
      'El tercero es empujado más allá de la línea. Un día tarde para la decisión del hito.',
    ],
    [
      45,
      52,
      'The fourth has six days of float and swallows four. It was late, and no one noticed.',
      'O quarto tem seis dias de folga e engole quatro. Atrasou, e ninguém percebeu.',
      'El cuarto tiene seis días de holgura y se traga cuatro. Se retrasó y nadie lo notó.',
    ],
    [
      52,
      58,
      'Before a gate is moved: ask what the next team really needs to begin.',
      'Antes de mover um marco, pergunte do que a próxima equipe precisa mesmo para começar.',
      'Antes de mover un hito, pregunta qué necesita de verdad el siguiente equipo para empezar.',
    ],
    [
      58,
      64.5,
      'Half of the model, shared a day after its date, lets the others begin.',
      'Meio modelo, compartilhado um dia depois da data, permite que os outros comecem.',
      'Medio modelo, compartido un día después de su fecha, deja empezar a los demás.',
    ],
    [
      64.5,
      71,
      'Two days of float at the gate. The decision holds.',
      'Dois dias de folga no marco. A decisão se mantém.',
      'Dos días de holgura en el hito. La decisión se mantiene.',
    ],
    [
      71,
      75.5,
      'Then on paper: the team that is late issues its TIDP anew.',
      'Depois, no papel: a equipe atrasada emite de novo o seu TIDP.',
      'Después, en papel: el equipo que se retrasa emite de nuevo su TIDP.',
    ],
    [
      75.5,
      82,
      'The MIDP follows, as one revision with every date that moved.',
      'O MIDP vem atrás, em uma revisão só, com todas as datas que mudaram.',
      'El MIDP la sigue, en una sola revisión, con todas las fechas que se movieron.',
    ],
    [
      82,
      90,
      'In the report there are two lines: who caused the delay, and who would have paid for it.',
      'No relatório há duas linhas: quem causou o atraso e quem pagaria por ele.',
      'En el informe hay dos líneas: quién causó el retraso y quién lo habría pagado.',
    ],
    [
      90,
      100,
      'A plan doesn’t keep its dates by itself. It shows early enough whom to ask.',
      'Um plano não cumpre as datas sozinho. Ele mostra a tempo a quem perguntar.',
      'Un plan no cumple las fechas por sí solo. Muestra a tiempo a quién preguntar.',
    ],
  ],
  draw: (second) => {
    const days = phase(second, 0, 1.5);
    const blame = phase(second, 83, 84);
    return [
      ...Array.from({ length: 7 }, (_, index) =>
        path(
          [
            [dayX(index * 5), 76],
            [dayX(index * 5), 400],
          ],
          days,
          { colour: colours.line, width: 1, dash: '3 6' },
        ),
      ),
      ...Array.from({ length: 7 }, (_, index) =>
        text(dayX(index * 5), 420, String(index * 5), { size: 14, colour: colours.mute, opacity: days }),
      ),
      waits(second),
      ...rows.map((_, row) => bar(second, row)),
      ...latest.map((one) => float(second, one)),
      half(second),
      revisions(second),
      verdict(dayX(22), rowY(2) + 58, false, phase(second, 42.5, 43) * (1 - phase(second, 61, 62)), 13),
      verdict(dayX(19), rowY(2) + 58, true, phase(second, 65, 65.5), 13),
      plate(14, rowY(0) - 6, 92, 44, { fill: 'none', stroke: colours.danger, width: 3, opacity: blame }),
      plate(14, rowY(2) - 6, 92, 44, {
        fill: 'none',
        stroke: colours.signal,
        width: 3,
        opacity: phase(second, 86, 87),
      }),
    ].join('');
  },
};
