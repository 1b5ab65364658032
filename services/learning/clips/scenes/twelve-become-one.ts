import { type Tone, tones } from '@arcada/drawing/ink';
import { patch } from '@arcada/drawing/lines';
import type { Solid } from '@arcada/drawing/sheet';
import { box } from '@arcada/drawing/solids';
import type { Clip } from '../clip.ts';
import { type Camera, colours, mix, path, phase, plate, solids, text, verdict } from '../stage.ts';

const camera: Camera = { x: 330, y: 212, scale: 26 };
const wall = { long: 12, high: 7, thick: 0.8 };
/** Where ducts meet the wall: ten of a rack, one that runs low, one that runs high. */
const hits = [
  ...Array.from({ length: 10 }, (_, index) => ({ y: 1 + (index % 5) * 1.15, z: index < 5 ? 3.2 : 4.4 })),
  { y: 9, z: 1 },
  { y: 10, z: 5 },
];
const rack = 10;
/** When the third duct is led around the wall, and when its clash is gone. */
const moved = (second: number) => phase(second, 79, 82);

function model(second: number): Solid[] {
  const opened = phase(second, 58, 60);
  const body = box([0, 0, 0], [wall.thick, wall.long, wall.high], tones.paper, ({ right }) => [
    ...(opened > 0
      ? [
          patch(
            [right(0.6, 2.8), right(7.1, 2.8), right(7.1, mix(2.8, 5.6, opened)), right(0.6, mix(2.8, 5.6, opened))],
            '#d8d5cc',
            { stroke: colours.ink, width: 1.6 },
          ),
        ]
      : []),
    ...hits.flatMap(({ y, z }, index) => {
      const solved = index < rack ? second > 58.5 : index === rack && second > 81;
      return second > 12 + index * 0.5 && !solved
        ? [
            patch(
              [right(y - 0.2, z - 0.2), right(y + 1, z - 0.2), right(y + 1, z + 1), right(y - 0.2, z + 1)],
              '#f08a80',
              {
                stroke: colours.danger,
                width: 1.6,
              },
            ),
          ]
        : [];
    }),
  ]);
  const ducts = hits.map(({ y, z }, index) => {
    const come = phase(second, 3 + index * 0.35, 5 + index * 0.35);
    const tone: Tone = index < rack ? tones.teal : index === rack ? tones.blue : tones.green;
    const away = index === rack ? moved(second) * 3.4 : 0;
    return box([wall.thick + (1 - come) * 6, y + away, z], [mix(0.05, 3.4, come), 0.8, 0.8], tone);
  });
  return [body, ...ducts.filter((_, index) => second > 3 + index * 0.35)];
}

const cards = [
  { from: 0, count: 10, y: 60, solvedAt: 66, colour: '#2a9fb1' },
  { from: 10, count: 1, y: 190, solvedAt: 84, colour: '#1f4fd8' },
  { from: 11, count: 1, y: 300, solvedAt: 93, colour: '#1b8a5a' },
] as const;

/** The day of the project that a second stands for: the age of an issue. */
const dayAt = (second: number) => Math.max(0, Math.floor((second - 40) / 2.8));

function dots(second: number): string {
  const grouped = phase(second, 26, 30);
  return hits
    .map((_, index) => {
      const shown = phase(second, 12 + index * 0.5, 12.4 + index * 0.5);
      const card = cards.find(({ from, count }) => index >= from && index < from + count) ?? cards[0];
      const [listX, listY] = [640 + (index % 4) * 56, 90 + Math.floor(index / 4) * 52];
      const at = index - card.from;
      const [x, y] = [
        mix(listX, 620 + (at % 5) * 22, grouped),
        mix(listY, card.y + 28 + Math.floor(at / 5) * 22, grouped),
      ];
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(mix(13, 7, grouped) * shown).toFixed(1)}" fill="${mix(0, 1, grouped) > 0.5 ? card.colour : colours.danger}"/>`;
    })
    .join('');
}

function cardOf(second: number, index: number): string {
  const { y, count, solvedAt } = cards[index] as (typeof cards)[number];
  const shown = phase(second, 29, 31);
  const owned = phase(second, 34 + index, 35 + index);
  const solved = second > solvedAt;
  const accepted = index === 2;
  const age = dayAt(Math.min(second, solvedAt));
  const old = age > 10 && !solved;
  const done = phase(second, solvedAt, solvedAt + 0.6);
  const fill = solved ? (accepted ? '#f1efe9' : '#e4f4ec') : '#ffffff';
  return [
    plate(596, y, 320, 92, {
      opacity: shown,
      fill,
      width: 2,
      stroke: solved && !accepted ? colours.success : colours.ink,
    }),
    text(746, y + 40, `${count} → 1`, { anchor: 'start', size: 20, opacity: shown }),
    text(616, y + 80, ['EST', 'INS', 'INS'][index] ?? '', {
      anchor: 'start',
      size: 18,
      opacity: owned,
      colour: colours.blueprint,
      weight: 600,
    }),
    text(680, y + 80, ['06-22', '06-22', '06-29'][index] ?? '', { anchor: 'start', size: 18, opacity: owned }),
    second > 40
      ? `<circle cx="884" cy="${y + 30}" r="22" fill="${old ? '#fcebe9' : '#f1efe9'}" stroke="${old ? colours.danger : colours.line}" stroke-width="2"/>${text(884, y + 37, String(age), { size: 19, colour: old ? colours.danger : colours.ink, weight: 600 })}`
      : '',
    accepted
      ? path(
          [
            [790, y + 76],
            [802, y + 66],
            [810, y + 80],
            [822, y + 64],
            [832, y + 78],
            [856, y + 74],
          ],
          done,
          { colour: colours.blueprint, width: 3 },
        )
      : verdict(884, y + 72, true, done, 12),
  ].join('');
}

export const twelveBecomeOne: Clip = {
  id: 'twelve-become-one',
  seconds: 104,
  pace: 1,
  posterAt: 38,
  cues: [
    [
      0,
      6,
      'A wall, and twelve ducts on their way through it.',
      'Uma parede e doze dutos a caminho de atravessá-la.',
      'Un muro y doce conductos que van a atravesarlo.',
    ],
    [
      6,
      12,
      'In their own models all of them are right. No one has drawn a hole.',
      'Nos modelos de cada equipe, todos estão certos. Ninguém desenhou um furo.',
      'En sus propios modelos todos son correctos. Nadie ha dibujado un hueco.',
    ],
    [
      12,
      19,
      'The test counts what it is asked to count: twelve results.',
      'O teste conta o que se manda contar: doze resultados.',
      'La prueba cuenta lo que se le pide contar: doce resultados.',
    ],
    [
      19,
      25.5,
      'Twelve red points in a report, and nothing in it that anybody could do tomorrow.',
      'Doze pontos vermelhos em um relatório, e nada que alguém possa fazer amanhã.',
      'Doce puntos rojos en un informe, y nada que alguien pueda hacer mañana.',
    ],
    [
      25.5,
      33,
      'Group by decision. Ten share one opening; two have nothing to do with it.',
      'Agrupe por decisão. Dez dividem uma abertura; dois não têm nada a ver com ela.',
      'Agrupa por decisión. Diez comparten un hueco; dos no tienen nada que ver.',
    ],
    [
      33,
      40,
      'Each issue gets one owner and one date. The opening belongs to structure, not to services.',
      'Cada questão ganha um responsável e uma data. A abertura é de estruturas, não de instalações.',
      'Cada tema recibe un responsable y una fecha. El hueco es de estructuras, no de instalaciones.',
    ],
    [
      40,
      48,
      'From now on a number runs along: the age in days. It is the only one worth reporting.',
      'A partir daqui corre um número: a idade em dias. É o único que vale relatar.',
      'Desde ahora corre un número: la edad en días. Es el único que vale la pena informar.',
    ],
    [
      48,
      56,
      'The meeting decides on the opening. The number runs on: a decision doesn’t change a model.',
      'A reunião decide a abertura. O número continua: decisão não muda modelo.',
      'La reunión decide el hueco. El número sigue: una decisión no cambia un modelo.',
    ],
    [
      56,
      62,
      'The structural engineer draws it, in their own model, and shares.',
      'O projetista de estruturas a desenha, no próprio modelo, e compartilha.',
      'El ingeniero de estructuras lo dibuja, en su propio modelo, y comparte.',
    ],
    [
      62,
      69,
      'The next run finds ten results less. Now the number stops: resolved by geometry.',
      'A execução seguinte acha dez resultados a menos. Agora o número para: resolvida pela geometria.',
      'La siguiente ejecución halla diez resultados menos. Ahora el número se detiene: lo resuelve la geometría.',
    ],
    [
      69,
      77,
      'The two others are more than ten days old. Hidden in the group, no one would see them.',
      'As outras duas têm mais de dez dias. Escondidas no grupo, ninguém as veria.',
      'Los otros dos tienen más de diez días. Escondidos en el grupo, nadie los vería.',
    ],
    [
      77,
      86,
      'The low duct moves aside: its owner could do that alone, without a meeting.',
      'O duto baixo se desloca: o responsável podia fazer isso sozinho, sem reunião.',
      'El conducto bajo se aparta: su responsable podía hacerlo solo, sin reunión.',
    ],
    [
      86,
      95,
      'The last one stays. Somebody accepts it, with a name and a reason. That is all that approved means.',
      'O último fica. Alguém o aceita, com nome e motivo. Aprovada quer dizer só isso.',
      'El último se queda. Alguien lo acepta, con nombre y motivo. Aprobado solo significa eso.',
    ],
    [
      95,
      104,
      'Twelve results, three decisions, and not one of them was “clash number 217”.',
      'Doze resultados, três decisões, e nenhuma era a “interferência número 217”.',
      'Doce resultados, tres decisiones, y ninguna era la «interferencia número 217».',
    ],
  ],
  draw: (second) =>
    [
      solids(camera, model(second)),
      text(726, 44, '12', {
        size: 30,
        font: 'Display',
        weight: 700,
        colour: colours.danger,
        opacity: phase(second, 18, 19) * (1 - phase(second, 25, 26)),
      }),
      ...cards.map((_, index) => cardOf(second, index)),
      dots(second),
    ].join(''),
};
