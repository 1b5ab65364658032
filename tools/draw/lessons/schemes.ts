import { ink, label, screen, signal } from '../at-work/screen.ts';
import { arrow, box, daysBetween, monthAndDay, stroke, tag } from './shapes.ts';

/** From the client's question to the plan of deliveries. */
export function chain(): string {
  const ask = '#1f3a6e';
  const answer = '#1c4a3c';
  const rows = [46, 86, 126, 166, 206];
  const [oir, air, eir, bep, tidp] = rows as [number, number, number, number, number];
  return screen('OIR → MIDP', [
    tag(170, oir, 60, 'OIR', ask),
    arrow(185, oir + 20, 185, air),
    arrow(215, oir + 20, 215, air),
    tag(140, air, 56, 'AIR', ask),
    tag(204, air, 56, 'PIR', ask),
    arrow(185, air + 20, 185, eir),
    arrow(215, air + 20, 215, eir),
    tag(170, eir, 60, 'EIR', ask),
    stroke([40, 156, 360, 156], signal, '4 3'),
    label(44, 151, '?', { size: 11, fill: signal }),
    label(44, 170, '!', { size: 11, fill: signal }),
    arrow(200, eir + 20, 200, bep),
    tag(170, bep, 60, 'BEP', answer),
    ...[60, 130, 200].flatMap((x) => [
      stroke([200, bep + 20, 200, bep + 30, x + 30, bep + 30], ink.mute),
      arrow(x + 30, bep + 30, x + 30, tidp),
      tag(x, tidp, 60, 'TIDP', answer),
    ]),
    arrow(260, tidp + 10, 290, tidp + 10),
    tag(290, tidp, 60, 'MIDP', answer),
  ]);
}

/** The same seven fields for a building and for a road. */
export function names(): string {
  const fills = ['#1f3a6e', '#2b4f94', '#1c5a66', '#1c4a3c', '#5b4a1e', '#5a2f2a', '#3b3f63'];
  const rows = ['HSP-ARC-B1-02-DR-A-0104', 'HSP-EST-B1-ZZ-M3-S-0001', 'R14-OAE-J2-K06-DR-S-0003'];
  const widths = [48, 48, 40, 44, 40, 32, 56];
  return screen(
    '1 – 7',
    rows.flatMap((name, row) => {
      const y = 62 + row * 56;
      let x = 22;
      return name.split('-').flatMap((part, at) => {
        const wide = widths[at] ?? 40;
        const left = x;
        x += wide + 8;
        return [
          tag(left, y, wide, part, fills[at] ?? ink.bar),
          ...(at < 6 ? [label(left + wide + 1.5, y + 13.5, '-', { size: 9, fill: ink.mute })] : []),
          ...(row === 0
            ? [label(left + wide / 2, y - 8, String(at + 1), { size: 8, fill: ink.mute, anchor: 'middle' })]
            : []),
        ];
      });
    }),
  );
}

/** Counted back from the decision, in working days. */
export function backwards(): string {
  const steps = [
    { from: '2026-07-24', to: '2026-08-05', days: 8, fill: '#2b4f94' },
    { from: '2026-08-05', to: '2026-08-10', days: 3, fill: '#1c5a66' },
    { from: '2026-08-10', to: '2026-08-17', days: 5, fill: '#5b4a1e' },
    { from: '2026-08-17', to: '2026-08-31', days: 10, fill: '#1c4a3c' },
  ];
  const first = '2026-07-20';
  const xOf = (date: string) => 24 + daysBetween(first, date) * 8;
  return screen('G4 = 2026-08-31', [
    ...steps.flatMap(({ from, to, days, fill }, at) => {
      const y = 60 + at * 38;
      const isDue = from === '2026-08-10';
      return [
        stroke([xOf(from), y, xOf(from), 222], isDue ? signal : ink.line, '3 3'),
        box(xOf(from), y, daysBetween(from, to) * 8, 24, { fill, stroke: ink.line }),
        label((xOf(from) + xOf(to)) / 2, y + 15.5, String(days), { size: 11, anchor: 'middle' }),
        label(xOf(from), 234, monthAndDay(from), { size: 8, fill: isDue ? signal : ink.mute, anchor: 'middle' }),
      ];
    }),
    stroke([xOf('2026-08-31'), 44, xOf('2026-08-31'), 222], '#d9604e'),
    label(xOf('2026-08-31'), 40, 'G4', { size: 10, fill: '#d9604e', anchor: 'middle' }),
    label(xOf('2026-08-31'), 234, '08-31', { size: 8, fill: ink.mute, anchor: 'middle' }),
  ]);
}

/** What TimeLiner shows of each task type, and when: its Configure tab with the colours of the course. */
export function appearances(): string {
  const [blue, red, yellow, teal] = ['#5c80ec', '#d9604e', '#e3c04a', '#2a9d90'];
  const rows = [
    ['Construct', [blue, 'Model', teal, signal, 'Hide']],
    ['Demolish', [red, 'Hide', teal, signal, 'Model']],
    ['Temporary', [yellow, 'Hide', teal, signal, 'Hide']],
  ] as const;
  const heads = ['Start', 'End', 'Early', 'Late', 'Sim. Start'];
  const xOf = (column: number) => 92 + column * 60;
  return screen('TimeLiner > Configure', [
    ...heads.map((head, at) => label(xOf(at) + 26, 66, head, { size: 9, fill: ink.mute, anchor: 'middle' })),
    box(xOf(2) - 5, 52, 118, 148, { stroke: signal, dash: '4 3' }),
    ...rows.flatMap(([name, cells], row) => {
      const y = 80 + row * 40;
      return [
        stroke([12, y + 32, 388, y + 32]),
        label(14, y + 15, name, { size: 10 }),
        ...cells.map((cell, at) =>
          cell.startsWith('#')
            ? box(xOf(at), y, 52, 22, { fill: cell, stroke: ink.line })
            : label(xOf(at) + 26, y + 15, cell, { size: 9.5, fill: ink.text, anchor: 'middle' }),
        ),
      ];
    }),
    label(xOf(2) + 54, 218, 'Planned against Actual', { size: 9, fill: signal, anchor: 'middle' }),
  ]);
}

/** Internal origin, project base point and survey point, seen from above. */
export function points(): string {
  const [x, y] = [236, 150];
  const grid = [0, 40, 80, 120].flatMap((away, at) => [
    stroke([x + away, y + 16, x + away, y - 96]),
    label(x + away, y + 28, String(at + 1), { size: 9, fill: ink.mute, anchor: 'middle' }),
  ]);
  const axes = [0, 40, 80].flatMap((away, at) => [
    stroke([x - 16, y - away, x + 136, y - away]),
    label(x - 26, y - away + 3, 'ABC'[at] ?? '', { size: 9, fill: ink.mute }),
  ]);
  const [sx, sy] = [70, 214];
  return screen('E, N, H, °', [
    ...grid,
    ...axes,
    box(x + 6, y - 86, 108, 80, { stroke: ink.blue }),
    stroke([sx, sy, sx, 60], ink.line, '2 3'),
    stroke([sx, sy, 376, sy], ink.line, '2 3'),
    label(sx + 6, 66, 'N', { size: 10, fill: ink.mute }),
    label(366, sy - 6, 'E', { size: 10, fill: ink.mute }),
    stroke([sx, sy, x, y], signal, '5 3'),
    // The symbols that Revit draws: a triangle, a circle with a cross, and a small cross.
    `<path d="M${sx} ${sy - 9}L${sx + 8} ${sy + 5}L${sx - 8} ${sy + 5}Z" fill="${ink.ground}" stroke="${signal}" stroke-width="1.4"/>`,
    label(sx - 26, sy + 4, '3', { size: 12, fill: signal }),
    `<circle cx="${x}" cy="${y}" r="8" fill="${ink.ground}" stroke="${ink.blue}" stroke-width="1.4"/>`,
    stroke([x - 8, y, x + 8, y], ink.blue),
    stroke([x, y - 8, x, y + 8], ink.blue),
    label(x - 30, y + 20, '2', { size: 12, fill: ink.blue }),
    stroke([x - 46, y + 30, x - 36, y + 40], '#6cc7d3'),
    stroke([x - 36, y + 30, x - 46, y + 40], '#6cc7d3'),
    label(x - 60, y + 39, '1', { size: 12, fill: '#6cc7d3' }),
  ]);
}
