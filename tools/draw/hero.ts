import { type Flat, type Point, project } from './geometry.ts';
import { DRAFT, INK, tones } from './ink.ts';
import { dimension, ground, stroke } from './lines.ts';
import { type Mark, paintOrder, type Solid } from './sheet.ts';
import { box } from './solids.ts';

const width = 560;
const height = 440;
const scale = 17.5;
const [w, d, storey, slab] = [11, 7, 3.1, 0.4];
const floors = 3;
const coral = tones.coral[2];

const round = (value: number) => Number(value.toFixed(1));

/** What is found appears in these steps of a quarter of a second; everything else is there from the start. */
interface Step {
  at: number;
  marks: readonly Mark[];
}

/** The element on the wrong level: it hangs below the slab of the level that it says it stands on. */
const lost = { at: [6.6, 5.1, 2 * storey - 1.45] as Point, size: [2.4, 1.5, 1.05] as Point };

function building(): Solid[] {
  const solids: Solid[] = [];
  for (let floor = 0; floor <= floors; floor += 1) {
    const z = floor * storey;
    solids.push(box([0, 0, z], [w, d, slab], tones.paper));
    if (floor === floors) break;
    for (const x of [0.5, w / 2 - 0.6, w - 1.7]) {
      for (const y of [0.5, d - 1.7]) {
        if (y > 1 && x > 1 && x < w - 2) continue;
        solids.push(box([x, y, z + slab], [1.2, 1.2, storey - slab], tones.blue));
      }
    }
    solids.push(box([2.6, 3.6, z + slab], [1.8, 1.3, 0.9], tones.deep));
    if (floor !== 1) solids.push(box([6.4, 3.9, z + slab], [2.2, 1.4, 0.9], tones.stone));
  }
  return solids;
}

/** A level's outline, a little larger than the slab. */
const level = (floor: number): Mark => {
  const [from, X, Y, z] = [-0.7, w + 0.7, d + 0.7, floor * storey + slab];
  return stroke(
    [
      [from, Y, z],
      [X, Y, z],
      [X, from, z],
    ],
    { stroke: DRAFT, width: 1.6, dash: '7 4' },
  );
};

function frame(at: Point, size: Point): Mark[] {
  const [x, y, z] = [at[0] - 0.25, at[1] - 0.25, at[2] - 0.25];
  const [X, Y, Z] = [at[0] + size[0] + 0.25, at[1] + size[1] + 0.25, at[2] + size[2] + 0.25];
  const line = (points: Point[], closed = false) => stroke(points, { stroke: coral, width: 2.4, closed });
  return [
    line(
      [
        [x, Y, z],
        [X, Y, z],
        [X, Y, Z],
        [x, Y, Z],
      ],
      true,
    ),
    line([
      [X, Y, z],
      [X, y, z],
      [X, y, Z],
      [X, Y, Z],
    ]),
    line([
      [x, Y, Z],
      [x, y, Z],
      [X, y, Z],
    ]),
  ];
}

const found: Point = [lost.at[0] + lost.size[0] + 0.25, lost.at[1] + lost.size[1], lost.at[2] + 0.4];

/** Level Guard at work: levels are read from below, and one element is found that hangs on the wrong one. */
export function heroSvg(): string {
  const still: Mark[] = [
    ...ground(0, 0, w, d),
    ...paintOrder([...building(), box(lost.at, lost.size, tones.stone)]).flatMap(({ marks }) => marks),
    ...dimension([0, d, 0], [0, d, floors * storey], [-1.5, 1.5, 0]),
  ];
  const steps: Step[] = [
    ...Array.from({ length: floors + 1 }, (_, floor): Step => ({ at: floor + 1, marks: [level(floor)] })),
    { at: floors + 2, marks: box(lost.at, lost.size, tones.coral).marks },
    { at: floors + 3, marks: frame(lost.at, lost.size) },
  ];
  const all = [...still, ...steps.flatMap(({ marks }) => marks)];
  const xs = all.flatMap(({ points }) => points.map(([x]) => x));
  const ys = all.flatMap(({ points }) => points.map(([, y]) => y));
  const dx = width / 2 - 46 - ((Math.min(...xs) + Math.max(...xs)) / 2) * scale;
  const dy = height / 2 - ((Math.min(...ys) + Math.max(...ys)) / 2) * scale;
  const place = ([x, y]: Flat): Flat => [round(x * scale + dx), round(y * scale + dy)];
  const draw = ({ points, closed, fill, stroke: ink, width: pen, dash, opacity }: Mark) => {
    const look = [
      fill && `fill="${fill}"`,
      ink ? ink !== INK && `stroke="${ink}"` : 'stroke="none"',
      pen && `stroke-width="${pen}"`,
      dash && `stroke-dasharray="${dash}"`,
      opacity && `opacity="${opacity}"`,
    ].filter(Boolean);
    return `<path ${look.join(' ')} d="M${points.map((point) => place(point).join(' ')).join('L')}${closed ? 'z' : ''}"/>`;
  };
  const group = (at: number, body: string) => `<g class="s" style="animation-delay:${at * 250}ms">${body}</g>`;
  const [x, y] = place(project(found));
  const [labelX, labelY] = [width - 132, y - 66];
  const label = [
    `<path stroke="${coral}" stroke-width="1.6" d="M${x} ${y}L${labelX - 14} ${labelY + 22}H${labelX}"/>`,
    `<rect x="${labelX}" y="${labelY}" width="124" height="44" rx="8" fill="#fff" stroke="${coral}" stroke-width="1.4"/>`,
    `<g stroke="none" fill="${INK}" font-family="ui-monospace,SFMono-Regular,Menlo,DejaVu Sans Mono,monospace" font-weight="600">`,
    `<text x="${labelX + 14}" y="${labelY + 27}" font-size="15">L3 → L2</text></g>`,
    `<path stroke="${coral}" stroke-width="2.4" d="M${labelX + 100} ${labelY + 14}v10m0 5v.6"/>`,
  ].join('');
  const body = [
    still.map(draw).join(''),
    ...steps.map(({ at, marks }) => group(at, marks.map(draw).join(''))),
    group(floors + 4, label),
  ].join('');
  const style =
    '.s{animation:a .25s both}@keyframes a{from{opacity:0}}@media (prefers-reduced-motion:reduce){.s{animation:none}}';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke="${INK}" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round"><style>${style}</style>${body}</svg>`;
}
