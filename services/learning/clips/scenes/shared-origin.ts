import { tones } from '@arcada/drawing/ink';
import { ground } from '@arcada/drawing/lines';
import type { Solid } from '@arcada/drawing/sheet';
import { box, tube } from '@arcada/drawing/solids';
import type { Clip } from '../clip.ts';
import { type Camera, colours, marks, mix, onPaper, path, phase, plate, solids, text, verdict } from '../stage.ts';

const home: Camera = { x: 470, y: 250, scale: 26 };

const slabs = [0, 2.4, 4.8];
const structure: Solid[] = slabs.flatMap((z) => [
  box([-3, -2.5, z], [6, 5, 0.25], tones.paper),
  ...(z < 4.8
    ? [
        [-2.8, -2.3],
        [2.4, -2.3],
        [-2.8, 1.9],
        [2.4, 1.9],
      ].map(([x, y]) => box([x ?? 0, y ?? 0, z + 0.25], [0.4, 0.4, 2.15], tones.deep))
    : []),
]);
const walls: Solid[] = slabs
  .slice(0, 2)
  .flatMap((z) => [
    box([-2.4, -2.3, z + 0.25], [4.8, 0.25, 2.15], tones.blue),
    box([-2.8, -1.9, z + 0.25], [0.25, 3.8, 2.15], tones.blue),
  ]);
const services: Solid[] = slabs.slice(0, 2).map((z) => tube('x', [-2.5, 0.4, z + 1.7], 5, 0.28, tones.teal));

/** Where each model lies: read with its own origin, by file origin, and by the shared point. */
const places = (second: number) => {
  const byFile = phase(second, 8, 10);
  const shared = phase(second, 21, 24);
  const move = (alone: [number, number], wrong: [number, number]): Camera => ({
    scale: home.scale,
    x: home.x + mix(mix(alone[0], wrong[0], byFile), 0, shared),
    y: home.y + mix(mix(alone[1], wrong[1], byFile), 0, shared),
  });
  return { walls: move([-310, 20], [-52, 30]), structure: move([0, 20], [0, 0]), services: move([310, 20], [74, -34]) };
};

const mark = ([x, y]: readonly [number, number], name: string, opacity: number) =>
  `<g opacity="${opacity.toFixed(2)}"><circle cx="${x}" cy="${y}" r="9" fill="#ffffff" stroke="${colours.danger}" stroke-width="2"/><path d="M${x - 14} ${y}H${x + 14}M${x} ${y - 14}V${y + 14}" stroke="${colours.danger}" stroke-width="2"/></g>${text(x, y + 34, name, { size: 15, opacity, colour: colours.danger })}`;

export const sharedOrigin: Clip = {
  id: 'shared-origin',
  seconds: 38,
  pace: 1.3,
  posterAt: 31,
  cues: [
    [
      0,
      4,
      'Three models, three authors: architecture, structure, services.',
      'Três modelos, três autores: arquitetura, estrutura, instalações.',
      'Tres modelos, tres autores: arquitectura, estructura, instalaciones.',
    ],
    [
      4,
      8,
      'Each has a zero of its own. Alone, each of them is right.',
      'Cada um tem o seu zero. Sozinho, cada um está certo.',
      'Cada uno tiene su cero. Por separado, los tres están bien.',
    ],
    [
      8,
      12,
      'Linked origin to origin, they lie where their files say: side by side.',
      'Vinculados origem a origem, ficam onde o arquivo manda: lado a lado.',
      'Vinculados origen a origen, quedan donde dice su archivo: al lado.',
    ],
    [
      12,
      16,
      'Dragging them into place by hand helps today. The next export undoes it.',
      'Arrastar à mão resolve hoje. A próxima exportação desfaz tudo.',
      'Arrastrarlos a mano sirve hoy. La próxima exportación lo deshace.',
    ],
    [
      16,
      20.6,
      'So one point of the site is agreed: east, north, height, and the turn to true north.',
      'Por isso se combina um ponto do terreno: leste, norte, cota e o giro ao norte.',
      'Por eso se acuerda un punto del terreno: este, norte, cota y giro al norte.',
    ],
    [
      20.6,
      25,
      'Each model acquires it. Nothing is dragged, and all land in one place.',
      'Cada modelo o adquire. Nada se arrasta, e todos caem no lugar.',
      'Cada modelo lo adquiere. Nada se arrastra y todos caen en su sitio.',
    ],
    [
      25,
      29,
      'Now measure: the crossing of axes A and 1, in every model, on every level.',
      'Agora meça: o cruzamento dos eixos A e 1, em cada modelo e nível.',
      'Ahora mide: el cruce de los ejes A y 1, en cada modelo y nivel.',
    ],
    [
      29,
      33,
      'Zero, zero, zero. Anything else is a reason to stop before the first clash test.',
      'Zero, zero, zero. Outro valor é motivo para parar antes do primeiro teste.',
      'Cero, cero, cero. Otro valor es motivo para parar antes de la primera prueba.',
    ],
    [
      33,
      38,
      'Write point, turn and units into the plan, and check them at each release.',
      'Escreva ponto, giro e unidades no plano e confira a cada emissão.',
      'Escribe punto, giro y unidades en el plan y compruébalos en cada emisión.',
    ],
  ],
  draw: (second) => {
    const at = places(second);
    const own = phase(second, 4, 5) * (1 - phase(second, 16, 16.6));
    const point = phase(second, 16, 17);
    const [px, py] = onPaper(home, [-5.5, 3.5, 0]);
    const joined = second >= 24;
    const drag = second > 12 && second < 15.6 ? Math.sin((second - 12) * 1.7) * 16 : 0;
    return [
      marks(home, ground(-6, -4, 12, 8), phase(second, 16, 18)),
      joined
        ? solids(home, [...structure, ...walls, ...services])
        : [
            solids(at.structure, structure, phase(second, 0.6, 1.4)),
            solids({ ...at.walls, x: at.walls.x + Math.max(0, drag) }, walls, phase(second, 0, 0.8)),
            solids({ ...at.services, x: at.services.x - Math.max(0, drag) }, services, phase(second, 1.2, 2)),
          ].join(''),
      ...[at.walls, at.structure, at.services].map((camera) => mark([camera.x - 78, camera.y + 46], '0,0,0', own)),
      mark([px, py], '', point),
      plate(60, 356, 236, 84, { opacity: point }),
      text(78, 382, 'E 331 250.400', { anchor: 'start', size: 17, opacity: point }),
      text(78, 406, 'N 7 394 110.000', { anchor: 'start', size: 17, opacity: phase(second, 17.4, 18) }),
      text(78, 430, 'Z 742.150   ∠ 12.5°', { anchor: 'start', size: 17, opacity: phase(second, 18.6, 19.2) }),
      ...['ARC', 'EST', 'INS'].map((name, row) => {
        const shown = phase(second, 25.5 + row * 0.9, 26 + row * 0.9);
        return [
          text(730, 150 + row * 44, `${name}  A/1`, { anchor: 'start', size: 19, opacity: shown }),
          text(886, 150 + row * 44, '0 mm', {
            anchor: 'end',
            size: 19,
            opacity: phase(second, 29 + row * 0.6, 29.4 + row * 0.6),
          }),
          verdict(912, 143 + row * 44, true, phase(second, 29.4 + row * 0.6, 29.8 + row * 0.6), 12),
        ].join('');
      }),
      path(
        [
          [560, 156],
          [720, 156],
        ],
        phase(second, 26, 27),
        { colour: colours.blueprint, dash: '5 4' },
      ),
    ].join('');
  },
};
