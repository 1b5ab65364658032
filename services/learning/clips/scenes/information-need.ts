import { tones } from '@arcada/drawing/ink';
import { patch, stroke } from '@arcada/drawing/lines';
import type { Solid } from '@arcada/drawing/sheet';
import { box } from '@arcada/drawing/solids';
import type { Clip } from '../clip.ts';
import { type Camera, colours, mix, onPaper, path, phase, plate, solids, text, verdict } from '../stage.ts';

/** The wall's opening first; frame, leaf and handle later. */
function door(second: number): Solid[] {
  const wall = (x: number, w: number, z: number, h: number) => box([x, -0.5, z], [w, 1, h], tones.paper);
  const list = [wall(-5, 3, 0, 7), wall(2, 3, 0, 7), wall(-2, 4, 5.2, 1.8)];
  if (second < 3.6) return list;
  const grown = phase(second, 10.6, 13);
  const leaf = box([-1.8, -0.12, 0.05], [3.6, 0.24, 4.95 * phase(second, 3.6, 5)], tones.blue, ({ left }) =>
    grown < 0.2
      ? []
      : [
          patch([left(0.5, 0.5), left(3.1, 0.5), left(3.1, 2), left(0.5, 2)], '#dce5ff', {
            stroke: colours.ink,
            opacity: grown,
          }),
          patch([left(0.5, 2.5), left(3.1, 2.5), left(3.1, 4.4), left(0.5, 4.4)], '#dce5ff', {
            stroke: colours.ink,
            opacity: grown,
          }),
          stroke([left(3.2, 2.3), left(2.8, 2.3)], { width: 4, opacity: grown }),
        ],
  );
  return [...list, leaf];
}

const bars = [
  { name: 'GEOMETRY', colour: '#1f4fd8', levels: [0.3, 0.55, 0.55, 0.55] },
  { name: 'ALPHANUMERIC', colour: '#f2a03d', levels: [0.12, 0.3, 0.6, 1] },
  { name: 'DOCUMENTATION', colour: '#1b8a5a', levels: [0, 0, 0.3, 1] },
] as const;
const camera: Camera = { x: 236, y: 318, scale: 26 };
/** The leaf's way, as a plan shows it. */
const swing = Array.from({ length: 13 }, (_, index) => {
  const angle = ((index / 12) * Math.PI) / 2;
  return onPaper(camera, [-1.8 + Math.cos(angle) * 3.6, 0.5 + Math.sin(angle) * 3.6, 0]);
});
const gates = [3.6, 10.6, 18, 25];

const rows = [
  { name: 'Width', value: '900', at: 4.8 },
  { name: 'Height', value: '2100', at: 5.6 },
  { name: 'FireRating', value: 'EI 30', at: 19 },
  { name: 'IsExternal', value: 'FALSE', at: 20 },
  { name: 'Manufacturer', value: 'ACME', at: 26 },
  { name: 'SerialNumber', value: '40-1187', at: 27 },
  { name: 'manual.pdf', value: '', at: 28 },
] as const;

export const informationNeed: Clip = {
  id: 'information-need',
  seconds: 40,
  pace: 1.2,
  posterAt: 30,
  cues: [
    [
      0,
      3.5,
      'One door. How much information does it need?',
      'Uma porta. De quanta informação ela precisa?',
      'Una puerta. ¿Cuánta información necesita?',
    ],
    [
      3.5,
      7,
      'That depends on what somebody has to decide with it.',
      'Depende do que alguém precisa decidir com ela.',
      'Depende de lo que alguien tenga que decidir con ella.',
    ],
    [
      7,
      10.5,
      'To lay out rooms: a leaf, a width, a height.',
      'Para distribuir ambientes: folha, largura, altura.',
      'Para distribuir espacios: hoja, ancho y alto.',
    ],
    [
      10.5,
      14.4,
      'To coordinate: the exact frame and the space that it opens into.',
      'Para coordenar: o batente exato e o espaço de abertura.',
      'Para coordinar: el marco exacto y el espacio de apertura.',
    ],
    [
      14.4,
      18,
      'From here on the geometry stays as it is.',
      'Daqui em diante, a geometria fica como está.',
      'De aquí en adelante, la geometría se queda como está.',
    ],
    [
      18,
      21.8,
      'To check fire safety: two properties and a certificate, not one more line.',
      'Para verificar incêndio: duas propriedades e um certificado, nem um traço a mais.',
      'Para revisar incendios: dos propiedades y un certificado, ni una línea más.',
    ],
    [
      21.8,
      25,
      'More detail would cost time and answer no question.',
      'Mais detalhe custaria tempo e não responderia a nada.',
      'Más detalle costaría tiempo y no respondería a nada.',
    ],
    [
      25,
      29.5,
      'To maintain it: maker, serial number and manual, verified at handover.',
      'Para manter: fabricante, número de série e manual, verificados na entrega.',
      'Para mantenerla: fabricante, número de serie y manual, verificados en la entrega.',
    ],
    [
      29.5,
      34.5,
      'Three bars that grow apart: geometry, alphanumeric information, documentation.',
      'Três barras que crescem separadas: geometria, informação alfanumérica, documentação.',
      'Tres barras que crecen por separado: geometría, información alfanumérica, documentación.',
    ],
    [
      34.5,
      40,
      'So ask for each object: for what purpose, at which milestone, for whom? Then how much.',
      'Então pergunte, para cada objeto: com que finalidade, em que marco, para quem? Depois, quanto.',
      'Así que pregunta por cada objeto: ¿con qué propósito, en qué hito, para quién? Después, cuánto.',
    ],
  ],
  draw: (second) => {
    const stage = gates.filter((gate) => second >= gate).length - 1;
    return [
      solids(camera, door(second)),
      path(swing, phase(second, 12.6, 14) * (1 - phase(second, 17.6, 18)), {
        colour: colours.signal,
        dash: '6 5',
        width: 3,
      }),
      ...bars.map(({ name, colour, levels }, row) => {
        const before = stage > 0 ? (levels[stage - 1] ?? 0) : 0;
        const level =
          stage < 0 ? 0 : mix(before, levels[stage] ?? 0, phase(second, gates[stage] ?? 0, (gates[stage] ?? 0) + 2));
        const y = 346 + row * 36;
        return [
          plate(500, y, 420, 16, { stroke: colours.line, radius: 8 }),
          level > 0.01 ? plate(500, y, 420 * level, 16, { stroke: 'none', fill: colour, radius: 8 }) : '',
          text(500, y - 4, name, { anchor: 'start', size: 13, colour: colours.mute }),
        ].join('');
      }),
      plate(500, 36, 420, 280, { stroke: colours.line }),
      ...rows.map(({ name, value, at }, row) => {
        const shown = phase(second, at, at + 0.6);
        const y = 70 + row * 36;
        return [
          text(520, y, name, { anchor: 'start', size: 18, opacity: shown, colour: colours.mute }),
          text(850, y, value, { anchor: 'end', size: 18, opacity: shown }),
          verdict(888, y - 6, true, phase(second, at + 0.6, at + 1), 10),
        ].join('');
      }),
      ...gates.map((gate, index) => {
        const x = 92 + index * 84;
        const now = index === stage;
        return [
          `<circle cx="${x}" cy="36" r="15" fill="${second >= gate ? (now ? colours.signal : '#ffffff') : colours.paper}" stroke="${second >= gate ? colours.ink : colours.line}" stroke-width="1.5"/>`,
          text(x, 42, String(index + 1), { size: 15, colour: second >= gate ? colours.ink : colours.mute }),
          index < 3
            ? path(
                [
                  [x + 19, 36],
                  [x + 65, 36],
                ],
                1,
                { colour: colours.line },
              )
            : '',
        ].join('');
      }),
    ].join('');
  },
};
