import { INK } from '@arcada/drawing/ink';
import type { Clip } from '../clip.ts';
import { colours, mix, path, phase, plate, text, verdict } from '../stage.ts';

const at = { tied: 7, moved: 14, told: 20, chosen: 31, clash: 36, measured: 44, mended: 52, lower: 61, good: 70 };
const names = ['ARC', 'EST', 'INS'] as const;
const [architect, structure, services] = [0, 1, 2];
const left = (model: number) => 44 + model * 302;
const width = 266;
const storey = { high: 178, low: 216, ground: 388 };

/** How far level 01 has come down in a model: by the change, and in the structure by design. */
function levelOf(model: number, second: number): number {
  const heard = [at.moved, at.chosen + 2, at.mended + 3][model] ?? 0;
  const down = mix(storey.high, storey.low, phase(second, heard, heard + 1.6));
  return model === structure ? down + 25 * phase(second, at.lower, at.lower + 1.5) : down;
}

const line = (x: number, y: number, long: number, colour: string, dash?: string) =>
  path(
    [
      [x, y],
      [x + long, y],
    ],
    1,
    { colour, width: 2, ...(dash && { dash }) },
  );

const levelHead = (model: number, second: number, share: number): string => {
  const y = levelOf(model, second);
  const x = left(model);
  const traced = model === services && second < at.mended + 1;
  const colour = traced ? colours.mute : colours.blueprint;
  const height = model === structure && second > at.lower + 0.8 ? '+3.40' : y > storey.high + 19 ? '+3.48' : '+3.60';
  return `<g opacity="${share.toFixed(2)}">${[
    line(x + 14, y, width - 28, colour, traced ? '3 6' : '14 5'),
    `<circle cx="${x + 26}" cy="${y}" r="13" fill="#ffffff" stroke="${colour}" stroke-width="2"/>`,
    text(x + 26, y + 5, '01', { size: 14, colour, weight: 600 }),
    text(x + width - 16, y - 9, height, { size: 15, anchor: 'end', colour }),
  ].join('')}</g>`;
};

/** Floor and walls, slab and columns, or a duct: each hangs on its own model's level. */
function parts(model: number, second: number): string {
  const x = left(model);
  const y = levelOf(model, second);
  if (model === architect)
    return [
      plate(x + 48, y, width - 64, 9, { fill: '#dce5ff', radius: 0 }),
      plate(x + 58, y + 9, 12, storey.ground - y - 9, { fill: '#f1efe8', radius: 0 }),
      plate(x + width - 40, y + 9, 12, storey.ground - y - 9, { fill: '#f1efe8', radius: 0 }),
      plate(x + 118, storey.ground - 92, 52, 92, { fill: '#f9efe0', radius: 0 }),
    ].join('');
  if (model === structure)
    return [
      plate(x + 48, y + 2, width - 64, 26, { fill: '#8fa6b8', radius: 0 }),
      plate(x + 58, y + 28, 22, storey.ground - y - 28, { fill: '#8fa6b8', radius: 0 }),
      plate(x + width - 50, y + 28, 22, storey.ground - y - 28, { fill: '#8fa6b8', radius: 0 }),
    ].join('');
  const shown = phase(second, at.clash - 2, at.clash);
  const slab = levelOf(structure, second);
  const bad = second > at.clash && second < at.mended + 4;
  return [
    // The structure as it is linked.
    plate(x + 48, slab + 2, width - 64, 26, {
      fill: '#e3e8ec',
      stroke: colours.mute,
      dash: '4 4',
      radius: 0,
      opacity: shown,
    }),
    plate(x + 52, y + 60, width - 72, 24, {
      fill: bad ? '#f5c9c4' : '#bfe3de',
      stroke: bad ? colours.danger : INK,
      width: bad ? 2.5 : 1.4,
      radius: 3,
    }),
    `<path d="M${x + 90} ${y + 60}V${y}M${x + width - 60} ${y + 60}V${y}" stroke="${INK}" stroke-width="1.4"/>`,
  ].join('');
}

/** From the architect's level to a copy of it, above the models. */
const tie = (model: number, share: number, second: number): string => {
  if (share <= 0) return '';
  const [from, to] = [left(architect) + 26, left(model) + 26];
  const y = model === structure ? 78 : 60;
  return [
    path(
      [
        [from, levelOf(architect, second) - 14],
        [from, y],
        [to, y],
        [to, levelOf(model, second) - 14],
      ],
      share,
      { colour: colours.blueprint, width: 2.2, arrow: share >= 1 },
    ),
    share >= 1 ? `<circle cx="${(from + to) / 2}" cy="${y}" r="6" fill="${colours.blueprint}"/>` : '',
  ].join('');
};

/** What a review can end in: later, no, different on purpose, follow. */
const signs = ['…', '×', '≠', '↓'] as const;
const review = (second: number): string => {
  const share = phase(second, at.told, at.told + 0.8) * (1 - phase(second, at.chosen + 5, at.chosen + 6));
  const again = phase(second, at.lower + 1.5, at.lower + 2.2) * (1 - phase(second, at.good - 1, at.good));
  const chosen = second > at.lower ? 2 : second > at.chosen ? 3 : -1;
  const opacity = Math.max(share, again);
  if (opacity <= 0) return '';
  const x = left(structure) + 58;
  return signs
    .map((sign, index) => {
      const open = second > at.lower ? 1 : phase(second, at.told + 3 + index * 1.2, at.told + 3.6 + index * 1.2);
      const isChosen = index === chosen;
      return (
        plate(x + index * 42, 302, 36, 36, {
          stroke: isChosen ? colours.success : colours.ink,
          fill: isChosen ? '#dff2e8' : '#ffffff',
          width: isChosen ? 2.5 : 1.2,
          opacity: opacity * open,
        }) + text(x + 18 + index * 42, 327, sign, { size: 20, weight: 700, opacity: opacity * open })
      );
    })
    .join('');
};

const message = (model: number, share: number): string =>
  share > 0
    ? plate(left(model) + width - 62, 98, 44, 30, {
        fill: '#fdf1e0',
        stroke: colours.signal,
        width: 2.5,
        opacity: share,
      }) +
      path(
        [
          [left(model) + width - 60, 100],
          [left(model) + width - 40, 115],
          [left(model) + width - 20, 100],
        ],
        share,
        { colour: colours.signal },
      )
    : '';

const measured = (second: number): string => {
  const share = phase(second, at.measured, at.measured + 1) * (1 - phase(second, at.mended + 2, at.mended + 3));
  if (share <= 0) return '';
  const x = left(services) + 118;
  return [
    path(
      [
        [x, storey.high],
        [x, storey.low],
      ],
      share,
      { colour: colours.danger, width: 3, opacity: share },
    ),
    text(x + 10, storey.low - 13, '120 mm', {
      size: 17,
      weight: 700,
      anchor: 'start',
      colour: colours.danger,
      opacity: share,
    }),
  ].join('');
};

export const aLevelMoves: Clip = {
  id: 'a-level-moves',
  seconds: 78,
  pace: 1,
  posterAt: 40,
  cues: [
    [
      0,
      7,
      'One level in three models. The architect owns it; structure and services build on it.',
      'Um nível em três modelos. A arquitetura responde por ele; estrutura e instalações se apoiam nele.',
      'Un nivel en tres modelos. Arquitectura responde de él; estructura e instalaciones se apoyan en él.',
    ],
    [
      7,
      14,
      'The structure copies and monitors it: a tie remains. The services trace it by hand: a line, and no tie.',
      'A estrutura o copia e monitora: fica uma ligação. Instalações o traça à mão: uma linha, sem ligação.',
      'Estructura lo copia y supervisa: queda un vínculo. Instalaciones lo calca a mano: una línea, sin vínculo.',
    ],
    [
      14,
      20,
      'The architect lowers level 01 by 120 millimetres. On a plan no one sees it.',
      'A arquitetura baixa o nível 01 em 120 milímetros. Em planta, ninguém vê.',
      'Arquitectura baja el nivel 01 en 120 milímetros. En planta no lo ve nadie.',
    ],
    [
      20,
      31,
      'At the next reload the structure gets a message. It can postpone it, reject it, accept the difference, or modify its own level.',
      'Na próxima recarga, a estrutura recebe um aviso. Pode adiar, rejeitar, aceitar a diferença ou modificar o seu nível.',
      'Al recargar, estructura recibe un aviso. Puede posponerlo, rechazarlo, aceptar la diferencia o modificar su nivel.',
    ],
    [
      31,
      36.5,
      'The change is meant and agreed: modify. The slab follows.',
      'A mudança é intencional e combinada: modificar. A laje acompanha.',
      'El cambio es intencionado y está acordado: modificar. El forjado lo sigue.',
    ],
    [
      36.5,
      44,
      'The services get no message. Their level is where it was, and the slab now lies in the duct.',
      'Instalações não recebe aviso. O seu nível está onde estava, e a laje agora atravessa o duto.',
      'Instalaciones no recibe aviso. Su nivel sigue donde estaba, y el forjado está ahora en el conducto.',
    ],
    [
      44,
      52,
      'The quarter of an hour before sharing would have found it: 120 millimetres, by one measurement.',
      'O quarto de hora antes de compartilhar teria achado isso: 120 milímetros, com uma medição.',
      'El cuarto de hora antes de compartir lo habría encontrado: 120 milímetros, con una medición.',
    ],
    [
      52,
      61,
      'The traced line goes, the level is copied and monitored. The duct hangs on it, and comes down with it.',
      'A linha traçada sai, o nível é copiado e monitorado. O duto depende dele e desce com ele.',
      'La línea calcada desaparece, el nivel se copia y supervisa. El conducto depende de él y baja con él.',
    ],
    [
      61,
      70,
      'If the structure lies 80 millimetres lower by design, the difference is accepted once, and named.',
      'Se a estrutura fica 80 milímetros abaixo por projeto, aceita-se a diferença uma vez, com nome.',
      'Si la estructura queda 80 milímetros más baja por diseño, la diferencia se acepta una vez, con nombre.',
    ],
    [
      70,
      78,
      'Levels move in every project. What counts is that each model hears of it.',
      'Níveis mudam em todo projeto. O que conta é que cada modelo fique sabendo.',
      'Los niveles cambian en todo proyecto. Lo que cuenta es que cada modelo se entere.',
    ],
  ],
  draw: (second) => {
    const ties: [number, number][] = [
      [structure, phase(second, at.tied, at.tied + 2)],
      [services, phase(second, at.mended + 1, at.mended + 3)],
    ];
    const clash = phase(second, at.clash, at.clash + 0.6) * (1 - phase(second, at.mended + 3, at.mended + 3.6));
    return [
      ...names.map((name, model) => {
        const shown = phase(second, 0.3 + model * 0.6, 1.1 + model * 0.6);
        const hasLevel = model === architect ? shown : phase(second, at.tied + 1 + model, at.tied + 2 + model);
        return `<g opacity="${shown.toFixed(2)}">${[
          plate(left(model), 92, width, 334, { stroke: colours.line }),
          text(left(model) + width / 2, 416, name, { size: 18, weight: 600, colour: colours.mute }),
          line(left(model) + 14, storey.ground, width - 28, INK),
          hasLevel > 0 || model === architect ? parts(model, second) : '',
        ].join('')}</g>${levelHead(model, second, hasLevel)}`;
      }),
      ...ties.map(([model, share]) => tie(model, share, second)),
      message(structure, phase(second, at.told, at.told + 0.6) * (1 - phase(second, at.chosen + 1, at.chosen + 2))),
      review(second),
      measured(second),
      verdict(left(services) + width / 2, levelOf(services, second) + 72, false, clash, 17),
      ...names.map((_, model) =>
        verdict(
          left(model) + width - 30,
          366,
          true,
          phase(second, at.good + model * 0.5, at.good + 0.6 + model * 0.5),
          16,
        ),
      ),
    ].join('');
  },
};
