import { tones } from '@arcada/drawing/ink';
import { box } from '@arcada/drawing/solids';
import type { Clip } from '../clip.ts';
import { type Camera, colours, mix, path, phase, plate, solids, text, verdict } from '../stage.ts';

/** The sheets on their stairs, with the second at which the question lands on each; the abbreviations are those of all three languages. */
const sheets = [
  { name: 'OIR', at: 4 },
  { name: 'AIR', at: 12 },
  { name: 'PIR', at: 20 },
  { name: 'EIR', at: 28 },
  { name: 'BEP', at: 37 },
  { name: 'TIDP', at: 46 },
  { name: 'MIDP', at: 53 },
] as const;
const [width, height] = [118, 92];
const placeOf = (index: number) => ({ x: 20 + index * 133, y: 30 + index * 36 });
/** The second at which the delivery passes each sheet on its way back up. */
const backAt = [88, 84, 80, 74, 71, 68, 65] as const;

/** What stands on a sheet, without a word. */
const signs: readonly ((x: number, y: number, share: number, second: number) => string)[] = [
  // A curve of cost that has to come down, and does at the end.
  (x, y, share, second) =>
    path(
      [
        [x + 16, y + 50],
        [x + 40, y + 42],
        [x + 64, y + 46],
        [x + 100, y + mix(36, 76, phase(second, 92, 95))],
      ],
      share,
      { colour: second > 93 ? colours.success : colours.danger, width: 3, arrow: true },
    ),
  (x, y, share) => solids({ x: x + 59, y: y + 62, scale: 9 }, [box([-2, -1, 0], [4, 2, 2], tones.teal)], share),
  (x, y, share, second) =>
    `<g opacity="${share.toFixed(1)}" transform="translate(${x + 59} ${y + 60}) rotate(45)"><rect x="-15" y="-15" width="30" height="30" fill="${second > 82 ? '#e4f4ec' : '#fff4e2'}" stroke="${second > 82 ? colours.success : colours.signal}" stroke-width="2.5"/></g>`,
  (x, y, share) =>
    [0, 1, 2]
      .map(
        (row) =>
          plate(x + 18, y + 40 + row * 16, 10, 10, { radius: 2, opacity: share }) +
          path(
            [
              [x + 36, y + 45 + row * 16],
              [x + 100, y + 45 + row * 16],
            ],
            share,
            { colour: colours.mute },
          ),
      )
      .join(''),
  (x, y, share) =>
    [30, 59, 88]
      .map(
        (at, index) =>
          `<g opacity="${share.toFixed(1)}" fill="${[colours.blueprint, '#2a9fb1', '#5c80ec'][index]}"><circle cx="${x + at}" cy="${y + 50}" r="8"/><path d="M${x + at - 12} ${y + 80}a12 14 0 0 1 24 0z"/></g>`,
      )
      .join(''),
  (x, y, share) =>
    [0, 1, 2]
      .map((index) =>
        plate(x + 16 + index * 30, y + 46, 24, 30, { radius: 3, opacity: share, stroke: '#2a9fb1', width: 2 }),
      )
      .join(''),
  (x, y, share) =>
    path(
      [
        [x + 14, y + 64],
        [x + 106, y + 64],
      ],
      share,
      { arrow: true },
    ) +
    [28, 48, 76]
      .map(
        (at) =>
          `<circle cx="${x + at}" cy="${y + 64}" r="6" fill="${colours.blueprint}" opacity="${share.toFixed(1)}"/>`,
      )
      .join(''),
];

function sheet(second: number, index: number): string {
  const { name, at } = sheets[index] as (typeof sheets)[number];
  const { x, y } = placeOf(index);
  const shown = phase(second, at - 1.2, at - 0.2);
  const written = phase(second, at + 1, at + 3);
  const asked = index < 4;
  const passed = phase(second, backAt[index] as number, (backAt[index] as number) + 0.6);
  return [
    plate(x, y, width, height, { opacity: shown, width: 2, stroke: asked ? colours.signal : colours.blueprint }),
    text(x + width / 2, y + 24, name, { size: 17, opacity: shown }),
    signs[index]?.(x, y, written, second) ?? '',
    verdict(x + width - 4, y + 4, true, passed, 12),
  ].join('');
}

/** The question on its way down, from sheet to sheet. */
function question(second: number): string {
  const next = sheets.findIndex(({ at }) => second < at);
  const shown = phase(second, 2, 3) * (1 - phase(second, 55, 56));
  if (shown <= 0) return '';
  const to = placeOf(next < 0 ? sheets.length - 1 : next);
  const from = next <= 0 ? { x: -60, y: 30 } : placeOf(next - 1);
  const at = sheets[next]?.at ?? 0;
  const share = next < 0 ? 1 : phase(second, at - 2, at);
  const x = mix(from.x, to.x, share) + 4;
  const y = mix(from.y, to.y, share) + 2 - Math.sin(share * Math.PI) * 24;
  return `<g opacity="${shown.toFixed(1)}"><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="17" fill="${colours.signal}"/>${text(x, y + 8, '?', { size: 23, font: 'Display', weight: 700, colour: '#ffffff' })}</g>`;
}

const unit: Camera = { x: 460, y: 396, scale: 15 };
/** The air-handling unit, drawn by those who deliver, with its five properties beside it. */
function delivery(second: number): string {
  const shown = phase(second, 57, 59);
  const rows = [92, 70, 110, 60, 84].map((length, row) => {
    const filled = phase(second, 60 + row * 0.7, 60.5 + row * 0.7);
    return (
      plate(610, 344 + row * 20, 13, 13, {
        radius: 3,
        opacity: shown,
        fill: filled > 0.5 ? colours.success : '#ffffff',
      }) +
      path(
        [
          [632, 351 + row * 20],
          [632 + length, 351 + row * 20],
        ],
        shown * (0.25 + filled * 0.75),
        { colour: colours.mute },
      )
    );
  });
  const body = [
    box([-5, -2, 0], [4, 4, 3.4], tones.teal),
    box([-1, -2, 0], [3, 4, 3.4], tones.paper),
    box([2, -2, 0], [3, 4, 3.4], tones.blue),
  ];
  return solids(unit, body, shown) + rows.join('');
}

/** A card that climbs the stairs: from the last sheet up to the first. */
function climbing(second: number): string {
  const shown = phase(second, 63, 64) * (1 - phase(second, 90, 91));
  if (shown <= 0) return '';
  const stops = [...backAt].reverse();
  const passed = stops.filter((at) => second >= at).length;
  const from = passed === 0 ? { x: 700, y: 330 } : placeOf(sheets.length - passed);
  const to = placeOf(Math.max(0, sheets.length - 1 - passed));
  const at = stops[passed] ?? 90;
  const share = passed === stops.length ? 0 : phase(second, at - 1.6, at);
  const x = mix(from.x, to.x, share) + 34;
  const y = mix(from.y, to.y, share) + height + 4;
  return plate(x, y, 50, 30, { opacity: shown, fill: '#e4f4ec', stroke: colours.success, width: 2, radius: 4 });
}

/** A delivery that no sheet asked for comes to the list of deliverables and goes no further. */
function unasked(second: number): string {
  const shown = phase(second, 95, 96) * (1 - phase(second, 103, 104));
  const x = mix(960, 852, phase(second, 96, 98));
  return (
    plate(x, 356, 50, 30, { opacity: shown, fill: '#fcebe9', stroke: colours.danger, width: 2, radius: 4 }) +
    verdict(x + 50, 356, false, phase(second, 98.5, 99) * (1 - phase(second, 103, 104)), 12)
  );
}

export const questionFollowed: Clip = {
  id: 'question-followed',
  seconds: 108,
  pace: 1,
  posterAt: 78,
  cues: [
    [
      0,
      5,
      'A hospital wants fewer unplanned repairs. That is an aim, not yet a model.',
      'Um hospital quer menos consertos imprevistos. É um objetivo, ainda não um modelo.',
      'Un hospital quiere menos averías imprevistas. Es un objetivo, aún no un modelo.',
    ],
    [
      5,
      10.5,
      'The OIR holds the aim of the organisation: which figure has to come down, and who looks at it.',
      'O OIR traz o objetivo da organização: que número precisa cair e quem o acompanha.',
      'El OIR recoge el objetivo de la organización: qué cifra debe bajar y quién la mira.',
    ],
    [
      10.5,
      18,
      'The AIR names what is operated: for each critical unit, its place, maker, interval and manual.',
      'O AIR nomeia o que se opera: de cada unidade crítica, lugar, fabricante, intervalo e manual.',
      'El AIR nombra lo que se opera: de cada unidad crítica, lugar, fabricante, intervalo y manual.',
    ],
    [
      18,
      26,
      'The PIR names the decision of the project: before handover, choose the maintenance contract.',
      'O PIR nomeia a decisão do projeto: escolher o contrato de manutenção antes da entrega.',
      'El PIR nombra la decisión del proyecto: elegir el contrato de mantenimiento antes de la entrega.',
    ],
    [
      26,
      30.5,
      'The EIR turns both into lines that a tenderer can price.',
      'O EIR transforma os dois em linhas que um licitante consegue orçar.',
      'El EIR convierte ambos en líneas que un licitador puede valorar.',
    ],
    [
      30.5,
      35,
      'Up to here, everybody has asked. No one has answered.',
      'Até aqui, todos perguntaram. Ninguém respondeu.',
      'Hasta aquí todos han preguntado. Nadie ha respondido.',
    ],
    [
      35,
      44,
      'The BEP is the turn: the team says who authors the data, who verifies it, and how it is checked.',
      'O BEP é a virada: a equipe diz quem produz os dados, quem os verifica e como se conferem.',
      'El BEP es el giro: el equipo dice quién produce los datos, quién los verifica y cómo se comprueban.',
    ],
    [
      44,
      51,
      'Each task team lists its containers in a TIDP: one owner and one date each.',
      'Cada equipe de tarefa lista os seus contêineres em um TIDP: um responsável e uma data para cada.',
      'Cada equipo de tarea lista sus contenedores en un TIDP: un responsable y una fecha para cada uno.',
    ],
    [
      51,
      56.5,
      'The MIDP puts them all on one line of time.',
      'O MIDP põe todos em uma só linha do tempo.',
      'El MIDP los pone todos en una sola línea de tiempo.',
    ],
    [
      56.5,
      64,
      'Now the work itself: one unit, and the five properties that the question needs.',
      'Agora o trabalho em si: uma unidade e as cinco propriedades de que a pergunta precisa.',
      'Ahora el trabajo en sí: una unidad y las cinco propiedades que la pregunta necesita.',
    ],
    [
      64,
      72,
      'The delivery climbs the same stairs. On time? From its owner? As the plan says?',
      'A entrega sobe a mesma escada. No prazo? Do responsável certo? Como diz o plano?',
      'La entrega sube la misma escalera. ¿A tiempo? ¿De su responsable? ¿Como dice el plan?',
    ],
    [
      72,
      78,
      'The EIR is the exam: each line that was asked for is there, or it is not.',
      'O EIR é a prova: cada linha pedida está lá, ou não está.',
      'El EIR es el examen: cada línea pedida está, o no está.',
    ],
    [
      78,
      83,
      'With these five facts the contract can be decided. The PIR has its answer.',
      'Com esses cinco dados dá para decidir o contrato. O PIR tem a sua resposta.',
      'Con esos cinco datos se puede decidir el contrato. El PIR tiene su respuesta.',
    ],
    [
      83,
      88,
      'The same facts go into the records of the building: the AIR is met.',
      'Os mesmos dados vão para o cadastro do edifício: o AIR está atendido.',
      'Los mismos datos pasan al registro del edificio: el AIR está cumplido.',
    ],
    [
      88,
      94.5,
      'A year later the figure of the first sheet falls. That is what the model was for.',
      'Um ano depois, o número da primeira folha cai. Era para isso que servia o modelo.',
      'Un año después baja la cifra de la primera hoja. Para eso era el modelo.',
    ],
    [
      94.5,
      102,
      'And a delivery that no sheet asked for? It is cost without a question.',
      'E uma entrega que nenhuma folha pediu? É custo sem pergunta.',
      '¿Y una entrega que ninguna hoja pidió? Es coste sin pregunta.',
    ],
    [
      102,
      108,
      'Read the chain down to ask, and up to check.',
      'Leia a cadeia para baixo ao pedir e para cima ao conferir.',
      'Lee la cadena hacia abajo al pedir y hacia arriba al comprobar.',
    ],
  ],
  draw: (second) =>
    [
      ...sheets.slice(1).map(({ at }, index) => {
        const [from, to] = [placeOf(index), placeOf(index + 1)];
        return path(
          [
            [from.x + width, from.y + height / 2],
            [to.x + width / 2, from.y + height / 2],
            [to.x + width / 2, to.y],
          ],
          phase(second, at - 2, at - 0.4),
          { colour: colours.line, width: 2 },
        );
      }),
      ...sheets.map((_, index) => sheet(second, index)),
      delivery(second),
      climbing(second),
      unasked(second),
      question(second),
    ].join(''),
};
