import { type Tone, tones } from '@arcada/drawing/ink';
import type { Solid } from '@arcada/drawing/sheet';
import { box } from '@arcada/drawing/solids';
import type { Clip } from '../clip.ts';
import { type Camera, colours, mix, path, phase, plate, solids, text, verdict } from '../stage.ts';

const camera: Camera = { x: 370, y: 262, scale: 30 };
const beamBottom = 2;

/** The duct comes in from the left, meets the beam, and later drops below it. */
function model(second: number): Solid[] {
  const arrived = phase(second, 2.5, 5);
  const dropped = phase(second, 27, 29.5);
  const z = mix(beamBottom + 0.5, beamBottom - 1.7, dropped);
  const found = second > 6 && second < 27.4;
  const from = mix(-13, -5.5, arrived);
  const duct = (x: number, length: number, tone: Tone) => box([x, -0.7, z], [length, 1.4, 1.2], tone);
  const beam = (y: number, length: number) => box([-0.7, y, beamBottom], [1.4, length, 2.2], tones.blue);
  const list = [beam(-5, 4.3), beam(0.7, 4.3)];
  if (found)
    return [
      ...list,
      duct(from, 4.8, tones.paper),
      duct(0.7, 4.8 + from + 5.5, tones.paper),
      box([-0.7, -0.7, beamBottom], [1.4, 1.4, 2.2], second % 1 < 0.5 && second < 9 ? tones.signal : tones.coral),
    ];
  if (second >= 27.4)
    return [
      box([-0.7, -5, beamBottom], [1.4, 10, 2.2], tones.blue),
      duct(from, 11, dropped < 1 ? tones.signal : tones.green),
    ];
  return [
    ...list,
    box([-0.7, -0.7, beamBottom], [1.4, 1.4, 2.2], tones.blue),
    duct(from, Math.min(11, Math.max(0.1, -0.7 - from)), tones.paper),
    ...(second > 5 ? [duct(0.7, 4.8 * phase(second, 5, 6) + 0.01, tones.paper)] : []),
  ];
}

const rows = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'];

/** Six results on the right become one issue with an owner and a date. */
function results(second: number): string {
  const grouped = phase(second, 18.6, 20.4);
  const closed = second > 31.5;
  const list = rows.map((name, index) => {
    const shown = phase(second, 12.8 + index * 0.45, 13.3 + index * 0.45);
    const y = mix(96 + index * 44, 110, grouped);
    return [
      plate(690, y, 200, 36, { opacity: shown * (1 - grouped * 0.7) }),
      text(708, y + 24, `${name}  ${[120, 120, 118, 120, 90, 120][index]} mm`, {
        anchor: 'start',
        size: 16,
        opacity: shown * (1 - grouped),
      }),
    ].join('');
  });
  const card = phase(second, 20, 21);
  const owned = phase(second, 22.6, 23.2);
  return [
    ...list,
    plate(680, 96, 220, 170, {
      opacity: card,
      fill: closed ? '#e4f4ec' : '#ffffff',
      width: 2,
      stroke: closed ? colours.success : colours.ink,
    }),
    text(700, 132, '6 × → 1', { anchor: 'start', size: 24, opacity: card }),
    text(700, 170, 'B-3 / 02', { anchor: 'start', size: 18, opacity: card, colour: colours.mute }),
    text(700, 206, 'INS', { anchor: 'start', size: 20, opacity: owned, colour: colours.blueprint }),
    text(700, 240, '2026-05-18', { anchor: 'start', size: 18, opacity: phase(second, 24, 24.6) }),
    verdict(872, 240, true, phase(second, 31.5, 32.1), 17),
  ].join('');
}

function clearance(second: number): string {
  const shown = phase(second, 33, 34.2);
  if (shown <= 0) return '';
  const shell = box([-5.5, -1.2, beamBottom - 2.2], [11, 2.4, 2.2], ['#f2a03d', '#f2a03d', '#f2a03d']);
  return (
    solids(camera, [shell], shown * 0.22) + text(560, 420, '+ 50 mm', { size: 20, opacity: shown, colour: '#8a5207' })
  );
}

export const clashFound: Clip = {
  id: 'clash-found',
  seconds: 40,
  pace: 1.3,
  posterAt: 24,
  cues: [
    [0, 2.4, 'A beam holds its place.', 'Uma viga ocupa o seu lugar.', 'Una viga ocupa su sitio.'],
    [
      2.4,
      6,
      'A duct from another model wants the same place.',
      'Um duto de outro modelo quer o mesmo lugar.',
      'Un conducto de otro modelo quiere el mismo sitio.',
    ],
    [
      6,
      9.4,
      'Hard clash: two solids share a volume. Here, 120 mm deep.',
      'Interferência física: dois sólidos dividem um volume. Aqui, 120 mm.',
      'Interferencia física: dos sólidos comparten un volumen. Aquí, 120 mm.',
    ],
    [
      9.4,
      12.6,
      'A tolerance decides what counts: 10 mm hides paint, not steel.',
      'A tolerância decide o que conta: 10 mm escondem tinta, não aço.',
      'La tolerancia decide qué cuenta: 10 mm ocultan pintura, no acero.',
    ],
    [
      12.6,
      16,
      'The test lists six results: one for each segment of the same duct.',
      'O teste lista seis resultados: um por trecho do mesmo duto.',
      'La prueba da seis resultados: uno por tramo del mismo conducto.',
    ],
    [
      16,
      20,
      'Six lines, one problem. Grouped by place, they are one issue.',
      'Seis linhas, um problema. Agrupadas por lugar, são uma questão só.',
      'Seis líneas, un problema. Agrupadas por lugar, son un solo tema.',
    ],
    [
      20,
      23.8,
      'An issue has a place, an owner who can solve it …',
      'Uma questão tem lugar, um responsável que pode resolvê-la …',
      'Un tema tiene un lugar, un responsable que puede resolverlo …',
    ],
    [
      23.8,
      27,
      '… and a date. Without them it is a picture.',
      '… e uma data. Sem isso, é só uma imagem.',
      '… y una fecha. Sin eso es solo una imagen.',
    ],
    [
      27,
      30.4,
      'The owner moves the duct in their own model, not in the federated one.',
      'O responsável move o duto no próprio modelo, não no federado.',
      'El responsable mueve el conducto en su modelo, no en el federado.',
    ],
    [
      30.4,
      33,
      'The test runs again: resolved, by geometry and not by a click.',
      'O teste roda de novo: resolvida pela geometria, não por um clique.',
      'La prueba se repite: resuelta por geometría, no por un clic.',
    ],
    [
      33,
      36.6,
      'Last question: is there room for insulation? That is a clearance test.',
      'Última pergunta: cabe o isolamento? Isso é um teste de folga.',
      'Última pregunta: ¿cabe el aislamiento? Eso es una prueba de holgura.',
    ],
    [36.6, 40, 'It fits with 50 mm all around.', 'Cabe, com 50 mm em toda a volta.', 'Cabe, con 50 mm alrededor.'],
  ],
  draw: (second) =>
    [
      solids(camera, model(second)),
      path(
        [
          [404, 128],
          [452, 92],
          [520, 92],
        ],
        phase(second, 7, 8) * (second < 27 ? 1 : 0),
        { colour: colours.danger },
      ),
      text(530, 99, '120 mm', {
        anchor: 'start',
        size: 22,
        colour: colours.danger,
        opacity: phase(second, 7.6, 8.2) * (1 - phase(second, 26.6, 27)),
      }),
      text(530, 132, '> 10 mm', {
        anchor: 'start',
        size: 18,
        colour: colours.mute,
        opacity: phase(second, 9.8, 10.4) * (1 - phase(second, 26.6, 27)),
      }),
      results(second),
      clearance(second),
      verdict(640, 413, true, phase(second, 37, 37.6), 14),
    ].join(''),
};
