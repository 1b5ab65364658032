import { tones } from '@arcada/drawing/ink';
import { box } from '@arcada/drawing/solids';
import type { Clip } from '../clip.ts';
import { colours, mix, path, phase, plate, solids, text, verdict } from '../stage.ts';

const teams = [
  { code: 'ARC', tone: tones.blue, colour: '#1f4fd8', y: 62 },
  { code: 'EST', tone: tones.deep, colour: '#5c80ec', y: 190 },
  { code: 'INS', tone: tones.teal, colour: '#2a9fb1', y: 318 },
] as const;
/** Deliverables by their form, with the week in which they are due; the fourth is first planned after its milestone. */
const items = [
  { team: 0, code: 'M3', week: 2, late: 2 },
  { team: 0, code: 'DR', week: 4, late: 4 },
  { team: 1, code: 'M3', week: 3, late: 3 },
  { team: 1, code: 'RP', week: 4.4, late: 6 },
  { team: 2, code: 'M3', week: 3.6, late: 3.6 },
  { team: 2, code: 'SH', week: 1.4, late: 1.4 },
] as const;
const order = [5, 0, 2, 4, 1, 3];
const milestone = 5;
const weekX = (week: number) => 566 + week * 54;

function deliverable(second: number, index: number): string {
  const item = items[index] as (typeof items)[number];
  const team = teams[item.team] as (typeof teams)[number];
  const shown = phase(second, 4.5 + index * 0.5, 5 + index * 0.5);
  const moved = phase(second, 14 + order.indexOf(index) * 0.6, 15.4 + order.indexOf(index) * 0.6);
  const cured = phase(second, 27.5, 29);
  const week = mix(item.late, item.week, cured);
  const [fromX, fromY] = [118, team.y + 24 + (index % 2) * 40];
  const [toX, toY] = [weekX(week) - 88, 104 + order.indexOf(index) * 48];
  const [x, y] = [mix(fromX, toX, moved), mix(fromY, toY, moved)];
  const late = item.late > milestone && second > 22.5 && cured < 0.9;
  return [
    plate(x, y, 108, 32, {
      opacity: shown,
      stroke: late ? colours.danger : team.colour,
      width: 2,
      fill: late ? '#fcebe9' : '#ffffff',
    }),
    text(x + 54, y + 22, item.code, { size: 16, opacity: shown }),
    `<circle cx="${(x + 108).toFixed(1)}" cy="${(y + 16).toFixed(1)}" r="${(5 * moved).toFixed(1)}" fill="${late ? colours.danger : team.colour}"/>`,
    verdict(
      x - 16,
      y + 16,
      !late,
      phase(second, 23 + order.indexOf(index) * 0.3, 23.4 + order.indexOf(index) * 0.3),
      10,
    ),
  ].join('');
}

export const plansGather: Clip = {
  id: 'plans-gather',
  seconds: 38,
  pace: 1.25,
  posterAt: 25.6,
  cues: [
    [
      0,
      4.4,
      'Three task teams: architecture, structure, services.',
      'Três equipes de tarefa: arquitetura, estrutura, instalações.',
      'Tres equipos de tarea: arquitectura, estructura, instalaciones.',
    ],
    [
      4.4,
      9,
      'Each writes its own plan, the TIDP: which containers, by whom, for when.',
      'Cada uma escreve o seu plano, o TIDP: que contêineres, por quem, para quando.',
      'Cada uno escribe su plan, el TIDP: qué contenedores, de quién, para cuándo.',
    ],
    [
      9,
      13.6,
      'An item without an owner, a date and a level of information need isn’t planned yet.',
      'Um item sem responsável, data e nível de informação necessária ainda não está planejado.',
      'Un elemento sin responsable, fecha y nivel de información necesaria aún no está planificado.',
    ],
    [
      13.6,
      18.6,
      'The lead party gathers all of them in one plan along time: the MIDP.',
      'A parte principal reúne todos em um só plano ao longo do tempo: o MIDP.',
      'La parte principal los reúne todos en un solo plan en el tiempo: el MIDP.',
    ],
    [
      18.6,
      22.4,
      'Now the milestone is seen beside them. What must be there on that day?',
      'Agora se vê o marco ao lado. O que precisa estar pronto naquele dia?',
      'Ahora se ve el hito al lado. ¿Qué debe estar listo ese día?',
    ],
    [
      22.4,
      27,
      'Five are in time. The report comes after the decision that it is for.',
      'Cinco chegam a tempo. O relatório vem depois da decisão a que serve.',
      'Cinco llegan a tiempo. El informe llega después de la decisión a la que sirve.',
    ],
    [
      27,
      31,
      'No one could see that in a single TIDP. The team moves it forward.',
      'Ninguém veria isso em um TIDP isolado. A equipe o antecipa.',
      'Nadie lo vería en un solo TIDP. El equipo lo adelanta.',
    ],
    [
      31,
      34.4,
      'When a date changes, its TIDP changes first, then the MIDP.',
      'Quando uma data muda, muda primeiro o TIDP e depois o MIDP.',
      'Cuando cambia una fecha, cambia antes el TIDP y después el MIDP.',
    ],
    [
      34.4,
      38,
      'Both are tables with a revision, not annexes of a PDF.',
      'Ambos são tabelas com revisão, não anexos de um PDF.',
      'Ambos son tablas con revisión, no anexos de un PDF.',
    ],
  ],
  draw: (second) => {
    const axis = phase(second, 13, 14.4);
    const gate = phase(second, 18.8, 19.8);
    return [
      ...teams.map(({ code, tone, y }, index) => {
        const shown = phase(second, index * 0.7, index * 0.7 + 0.7);
        return [
          plate(30, y, 216, 112, { opacity: shown, stroke: colours.line, fill: '#ffffff' }),
          solids({ x: 72, y: y + 62, scale: 15 }, [box([-1, -1, 0], [2, 2, 1.4], tone)], shown),
          text(72, y + 98, code, { size: 15, opacity: shown }),
        ].join('');
      }),
      plate(330, 62, 600, 368, { opacity: axis, stroke: colours.line }),
      text(346, 90, 'MIDP', {
        anchor: 'start',
        size: 20,
        font: 'Display',
        weight: 600,
        colour: colours.blueprint,
        opacity: axis,
      }),
      path(
        [
          [570, 412],
          [912, 412],
        ],
        axis,
        { width: 2 },
      ),
      ...[1, 2, 3, 4, 5, 6].map((week) =>
        text(weekX(week), 398, String(week), { size: 13, colour: colours.mute, opacity: axis }),
      ),
      path(
        [
          [weekX(milestone), 404],
          [weekX(milestone), 78],
        ],
        gate,
        { colour: colours.signal, width: 3 },
      ),
      gate > 0.9 ? `<path d="M${weekX(milestone)} 78l22 9l-22 9z" fill="${colours.signal}"/>` : '',
      ...items.map((_, index) => deliverable(second, index)),
      path(
        [
          [250, 246],
          [322, 246],
        ],
        phase(second, 13.2, 14) * (1 - phase(second, 20, 20.6)),
        { colour: colours.blueprint, width: 3, arrow: true },
      ),
      text(908, 90, second < 31 ? 'P01' : 'P02', { anchor: 'end', size: 18, opacity: axis }),
    ].join('');
  },
};
