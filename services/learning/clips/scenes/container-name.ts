import { type Tone, tones } from '@arcada/drawing/ink';
import { stroke } from '@arcada/drawing/lines';
import type { Solid } from '@arcada/drawing/sheet';
import { box } from '@arcada/drawing/solids';
import type { Clip } from '../clip.ts';
import { colours, mix, path, phase, plate, solids, text, verdict } from '../stage.ts';

const fields = [
  { code: 'HSP', from: 3.5 },
  { code: 'ARC', from: 7 },
  { code: 'B1', from: 10.5 },
  { code: '02', from: 14 },
  { code: 'DR', from: 17.5 },
  { code: 'A', from: 20.5 },
  { code: '0104', from: 23.5 },
] as const;
const letter = 25;
const gap = 38;
const widths = fields.map(({ code }) => code.length * letter);
const start = (960 - widths.reduce((sum, width) => sum + width, 0) - gap * 6) / 2;
const left = fields.map(
  (_, index) => start + widths.slice(0, index).reduce((sum, width) => sum + width, 0) + gap * index,
);

/** Two buildings of three storeys; what the field means is coloured. */
function buildings(second: number): string {
  const tone = (building: number, level: number): Tone => {
    if (second < 3.5 || second > 17.5) return tones.blue;
    if (second < 7) return tones.signal;
    if (second < 10.5) return tones.blue;
    if (second < 14) return building === 1 ? tones.signal : tones.blue;
    return building === 1 && level === 2 ? tones.signal : tones.paper;
  };
  const list: Solid[] = [box([-6.5, -2.5, -0.4], [13, 5, 0.4], tones.paper)];
  for (const [building, x] of [
    [1, -5.8],
    [2, 1.4],
  ] as const) {
    for (let level = 0; level < 3; level += 1) {
      list.push(
        box([x, -1.8, level * 1.7], [4.4, 3.6, 1.6], tone(building, level), ({ left: face }) =>
          [0.7, 1.9, 3.1].map((u) =>
            stroke([face(u, 0.5), face(u + 0.7, 0.5), face(u + 0.7, 1.2), face(u, 1.2)], {
              closed: true,
              fill: '#ffffff',
            }),
          ),
        ),
      );
    }
  }
  return solids({ x: 330, y: 214, scale: 22 }, list);
}

function sheet(second: number): string {
  const shown = phase(second, 17.5, 18.5);
  const [x, y] = [640, 96];
  return [
    plate(x, y, 210, 148, { opacity: shown, radius: 3 }),
    path(
      [
        [x + 20, y + 20],
        [x + 150, y + 20],
        [x + 150, y + 90],
        [x + 90, y + 90],
        [x + 90, y + 124],
        [x + 20, y + 124],
        [x + 20, y + 20],
      ],
      phase(second, 18, 19.6),
      { colour: colours.blueprint, width: 3 },
    ),
    plate(x + 120, y + 104, 82, 36, { opacity: shown, radius: 0, fill: second > 20.5 ? '#fdf1df' : '#ffffff' }),
    text(x + 161, y + 128, second > 23.5 ? 'A 0104' : second > 20.5 ? 'A' : '', { size: 17, opacity: shown }),
  ].join('');
}

const person = (second: number) => {
  const shown = phase(second, 7, 7.8) * (1 - phase(second, 16.5, 17.3));
  return `<g opacity="${shown}"><circle cx="716" cy="120" r="22" fill="#dce5ff" stroke="${colours.ink}"/><path d="M676 194q0 -44 40 -44t40 44z" fill="#dce5ff" stroke="${colours.ink}"/></g>${text(716, 226, 'ARC', { opacity: shown })}`;
};

const wrong = [
  { name: 'hsp-arc-B1-02-DR-A-0104', from: 30 },
  { name: 'HSP-ARC-B1-02-DR-A-0104_P03', from: 33 },
  { name: 'HSP-ARC-B1-02-DR-A-0104-2026-03-02', from: 36 },
] as const;

function refused(second: number): string {
  return wrong
    .map(({ name, from }, index) => {
      const shown = phase(second, from, from + 0.6);
      const y = 96 + index * 62;
      return [
        plate(150, y, 610, 44, { opacity: shown }),
        text(170, y + 29, name, { anchor: 'start', size: 21, opacity: shown }),
        verdict(800, y + 22, false, phase(second, from + 0.9, from + 1.4), 15),
      ].join('');
    })
    .join('');
}

export const containerName: Clip = {
  id: 'container-name',
  seconds: 44,
  pace: 1.25,
  posterAt: 27.5,
  cues: [
    [
      0,
      3.5,
      'A name has seven fields. Each answers one question; the codes are yours.',
      'Um nome tem sete campos. Cada um responde a uma pergunta; os códigos são seus.',
      'Un nombre tiene siete campos. Cada uno responde a una pregunta; los códigos son tuyos.',
    ],
    [
      3.5,
      7,
      'Project: one code for the contract, fixed at appointment.',
      'Projeto: um código para o contrato, fixado na contratação.',
      'Proyecto: un código para el contrato, fijado en la adjudicación.',
    ],
    [
      7,
      10.5,
      'Originator: the organisation that answers for the content, from an open list.',
      'Originador: a organização que responde pelo conteúdo, de uma lista aberta.',
      'Originador: la organización que responde del contenido, de una lista abierta.',
    ],
    [
      10.5,
      14,
      'Functional breakdown: here, building 1.',
      'Divisão funcional: aqui, o edifício 1.',
      'División funcional: aquí, el edificio 1.',
    ],
    [
      14,
      17.5,
      'Spatial breakdown: level 2. There are codes for several levels and for none, too.',
      'Divisão espacial: nível 2. Há códigos também para vários níveis e para nenhum.',
      'División espacial: nivel 2. Hay códigos también para varios niveles y para ninguno.',
    ],
    [
      17.5,
      20.5,
      'Form: a drawing, whether as PDF or as DWG.',
      'Forma: um desenho, seja em PDF ou em DWG.',
      'Forma: un plano, sea en PDF o en DWG.',
    ],
    [
      20.5,
      23.5,
      'Discipline: that of the author, always.',
      'Disciplina: a do autor, sempre.',
      'Disciplina: la del autor, siempre.',
    ],
    [
      23.5,
      28.6,
      'Number: the next free one. It has no meaning and is never used again.',
      'Número: o próximo livre. Não tem significado e nunca é reutilizado.',
      'Número: el siguiente libre. No tiene significado y nunca se reutiliza.',
    ],
    [
      28.6,
      33,
      'What doesn’t fit is refused. Lower case is another name to most servers.',
      'O que não cabe é recusado. Minúsculas são outro nome na maioria dos servidores.',
      'Lo que no encaja se rechaza. Las minúsculas son otro nombre en la mayoría de los servidores.',
    ],
    [
      33,
      36,
      'A revision in the name breaks every link at each issue.',
      'Revisão no nome quebra todos os vínculos a cada emissão.',
      'La revisión en el nombre rompe todos los vínculos en cada emisión.',
    ],
    [
      36,
      40,
      'So does a date. Revision and status are metadata.',
      'Data também. Revisão e status são metadados.',
      'La fecha también. Revisión y estado son metadatos.',
    ],
    [
      40,
      44,
      'Seven fields, checked before the file is shared.',
      'Sete campos, conferidos antes de compartilhar o arquivo.',
      'Siete campos, comprobados antes de compartir el archivo.',
    ],
  ],
  draw: (second) => {
    const scene = 1 - phase(second, 28.6, 29.4);
    return [
      scene > 0
        ? `<g opacity="${scene.toFixed(2)}">${buildings(second)}${person(second)}${sheet(second)}</g>`
        : refused(second),
      ...fields.flatMap(({ code, from }, index) => {
        const [x, width] = [left[index] ?? 0, widths[index] ?? 0];
        const shown = phase(second, from, from + 0.6);
        const now = second >= from && second < (fields[index + 1]?.from ?? 27);
        return [
          plate(x - 10, 352, width + 20, 62, {
            fill: now ? '#fdf1df' : '#ffffff',
            stroke: now ? colours.signal : colours.line,
            width: now ? 2.5 : 1.5,
            dash: shown ? undefined : '5 4',
          }),
          text(x + width / 2, mix(330, 398, shown), code, { size: 40, opacity: shown }),
          index < 6
            ? text(x + width + gap / 2, 396, '-', {
                size: 30,
                opacity: phase(second, from + 0.5, from + 1),
                colour: colours.mute,
              })
            : '',
          text(x + width / 2, 342, String(index + 1), { size: 13, colour: colours.mute }),
        ];
      }),
      verdict(left[6] ? left[6] + (widths[6] ?? 0) + 36 : 0, 383, true, phase(second, 40.3, 40.9), 16),
    ].join('');
  },
};
