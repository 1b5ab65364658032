import { type Tone, tones } from '@arcada/drawing/ink';
import { ground } from '@arcada/drawing/lines';
import type { Clip } from '../clip.ts';
import { type Camera, colours, marks, mix, path, phase, plate, solids, text, verdict } from '../stage.ts';
import { buildingTasks, grown } from './small-building.ts';

const camera: Camera = { x: 232, y: 316, scale: 26 };

/** Planned start and end, and what happened; a task without an actual date is one of which nothing is known. */
const tasks = [
  { planned: [0, 2], actual: [0, 2] },
  { planned: [2, 3.5], actual: [1.4, 3.2] },
  { planned: [3.5, 5], actual: [4.4, 7.2] },
  { planned: [5, 6.5], actual: undefined },
  { planned: [6.5, 8], actual: undefined },
] as const;
/** What is planned once it has been bent to what happened. */
const bent = [
  [0, 2],
  [1.4, 3.2],
  [4.4, 7.2],
  [7.2, 8.7],
  [8.7, 10],
] as const;

const at = { days: 7, first: 14, second: 21, late: 28, over: 36, unknown: 43, adjusted: 52, kept: 61 };
const days = 10.2;
const dayX = (day: number) => 548 + (day / days) * 366;

/** The day of today, which waits while a case is explained. */
const dayAt = (second: number) =>
  mix(0, 2, phase(second, at.days, at.days + 4)) +
  mix(0, 1.2, phase(second, at.first, at.first + 3.5)) +
  mix(0, 1.6, phase(second, at.second, at.second + 4)) +
  mix(0, 1.2, phase(second, at.late, at.late + 4));

const isBent = (second: number) =>
  phase(second, at.adjusted, at.adjusted + 2.5) * (1 - phase(second, at.kept, at.kept + 2));

/** TimeLiner has one appearance for all that is late: at the start and at the end. */
type Case = 'time' | 'early' | 'late' | 'unknown';
const looks: Record<Case, { colour: string; tone: Tone }> = {
  time: { colour: '#5c80ec', tone: tones.blue },
  early: { colour: '#2a9d90', tone: tones.teal },
  late: { colour: colours.signal, tone: tones.signal },
  unknown: { colour: colours.mute, tone: tones.paper },
};

function caseOf(index: number, day: number, second: number): Case {
  const task = tasks[index];
  if (!task?.actual) return 'unknown';
  if (isBent(second) > 0.5) return 'time';
  const { planned, actual } = task;
  if (actual[0] > planned[0] || Math.min(day, actual[1]) > planned[1] + 0.05) return 'late';
  return actual[0] < planned[0] ? 'early' : 'time';
}

function bar(index: number, second: number): string {
  const task = tasks[index];
  if (!task) return '';
  const day = dayAt(second);
  const shown = phase(second, 0.6 + index * 0.5, 1.2 + index * 0.5);
  const share = isBent(second);
  const [from, to] = [0, 1].map((end) => mix(task.planned[end] ?? 0, bent[index]?.[end] ?? 0, share)) as [
    number,
    number,
  ];
  const y = 76 + index * 62;
  const done = task.actual && Math.min(day, task.actual[1]) - task.actual[0];
  const should = !task.actual && day > from && share < 0.5 && second > at.over;
  return [
    text(512, y + 32, buildingTasks[index]?.code ?? '', { anchor: 'start', size: 17, opacity: shown }),
    plate(dayX(from), y, dayX(to) - dayX(from), 20, {
      opacity: shown,
      stroke: should ? colours.danger : colours.ink,
      width: should ? 2.5 : 1.4,
      radius: 4,
      ...(share > 0.5 && { dash: '5 4' }),
    }),
    task.actual && done !== undefined && done > 0
      ? plate(dayX(task.actual[0]), y + 24, dayX(task.actual[0] + done) - dayX(task.actual[0]), 20, {
          fill: looks[caseOf(index, day, second)].colour,
          stroke: 'none',
          radius: 4,
        })
      : '',
    should ? text(dayX(from) + 22, y + 41, '?', { size: 22, weight: 700, colour: colours.danger }) : '',
  ].join('');
}

const building = (second: number) => {
  const day = dayAt(second);
  return tasks.flatMap(({ actual }, index) => {
    if (!actual) return [];
    const done = Math.min(1, Math.max(0, (day - actual[0]) / (actual[1] - actual[0])));
    return grown(buildingTasks[index]?.parts ?? [], done, looks[caseOf(index, day, second)].tone);
  });
};

/** The agreed programme, put away under its revision. */
const kept = (second: number) => {
  const share = phase(second, at.kept, at.kept + 1.5);
  return [
    plate(380, 48, 96, 40, { stroke: colours.success, width: 2.5, opacity: share }),
    text(428, 75, 'P · C01', { size: 18, weight: 600, colour: colours.success, opacity: share }),
    path(
      [
        [476, 68],
        [500, 68],
      ],
      share,
      { colour: colours.success, arrow: true },
    ),
  ].join('');
};

export const lateAgainstWhat: Clip = {
  id: 'late-against-what',
  seconds: 76,
  pace: 1,
  posterAt: 40,
  cues: [
    [
      0,
      7,
      'Each task has two pairs of dates. The outline is what was planned, the bar below it what happened.',
      'Cada tarefa tem dois pares de datas. O contorno é o planejado; a barra abaixo, o que aconteceu.',
      'Cada tarea tiene dos pares de fechas. El contorno es lo previsto; la barra de debajo, lo que pasó.',
    ],
    [
      7,
      14,
      'Task 1.1 begins and ends as planned: blue, and no question.',
      'A tarefa 1.1 começa e termina como planejado: azul, e nenhuma pergunta.',
      'La tarea 1.1 empieza y termina según lo previsto: azul, y ninguna pregunta.',
    ],
    [
      14,
      21,
      'Task 1.2 begins before its day. Did the one before it really end?',
      'A tarefa 1.2 começa antes do seu dia. A anterior terminou mesmo?',
      'La tarea 1.2 empieza antes de su día. ¿Terminó de verdad la anterior?',
    ],
    [
      21,
      28,
      'Task 1.3 begins late. What kept it, and whom does it keep now?',
      'A tarefa 1.3 começa tarde. O que a segurou, e quem ela segura agora?',
      'La tarea 1.3 empieza tarde. ¿Qué la retuvo y a quién retiene ahora?',
    ],
    [
      28,
      36,
      'It is still going after its planned end: late as well, in the same colour. Behind it stands 2.2.',
      'Ela continua depois do fim planejado: também é atraso, na mesma cor. Atrás dela está a 2.2.',
      'Sigue después de su fin previsto: también es retraso, del mismo color. Detrás está la 2.2.',
    ],
    [
      36,
      43,
      'Today 2.2 should run. It has no actual date, and so no colour. Did no one come, or did no one report it?',
      'Hoje a 2.2 deveria estar em curso. Não tem data real, nem cor. Ninguém veio, ou ninguém informou?',
      'Hoy debería estar en marcha la 2.2. No tiene fecha real ni color. ¿No vino nadie o no informó nadie?',
    ],
    [
      43,
      51.5,
      'The model can’t tell. Agree who reports, on which weekday, and what counts as done.',
      'O modelo não sabe dizer. Combine quem informa, em que dia da semana e o que conta como pronto.',
      'El modelo no puede saberlo. Acuerda quién informa, qué día de la semana y qué cuenta como hecho.',
    ],
    [
      51.5,
      60.5,
      'Now someone adjusts the plan to what has happened. Everything is blue, and nothing is ever late.',
      'Agora alguém ajusta o plano ao que aconteceu. Tudo fica azul, e nada se atrasa nunca.',
      'Ahora alguien ajusta el plan a lo que ha pasado. Todo es azul y nada se retrasa nunca.',
    ],
    [
      60.5,
      68,
      'So the agreed programme is kept, with its revision, as a container in the CDE.',
      'Por isso o cronograma combinado é guardado, com a sua revisão, como contêiner no CDE.',
      'Por eso el programa acordado se guarda, con su revisión, como contenedor en el CDE.',
    ],
    [
      68,
      76,
      'Late against what? Against what was agreed. Only then does a colour say something.',
      'Atrasado em relação a quê? Ao que foi combinado. Só então uma cor diz alguma coisa.',
      '¿Retraso respecto a qué? A lo acordado. Solo entonces un color dice algo.',
    ],
  ],
  draw: (second) => {
    const day = dayAt(second);
    const wrong = phase(second, at.adjusted + 3, at.adjusted + 3.6) * (1 - phase(second, at.kept, at.kept + 0.6));
    return [
      marks(camera, ground(-4, -3, 8, 6), 1),
      solids(camera, building(second)),
      plate(500, 60, 430, 330, { stroke: colours.line, opacity: phase(second, 0, 0.8) }),
      ...tasks.map((_, index) => bar(index, second)),
      second > at.days
        ? path(
            [
              [dayX(day), 66],
              [dayX(day), 384],
            ],
            1,
            { colour: colours.blueprint, width: 2 },
          )
        : '',
      verdict(428, 330, false, wrong, 17),
      verdict(428, 330, true, phase(second, at.kept + 6, at.kept + 6.6), 17),
      kept(second),
    ].join('');
  },
};
