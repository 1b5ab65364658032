import { type Tone, tones } from '@arcada/drawing/ink';
import { patch, stroke } from '@arcada/drawing/lines';
import { box } from '@arcada/drawing/solids';
import type { Clip } from '../clip.ts';
import { type Camera, colours, mix, onPaper, path, phase, plate, solids, text, verdict } from '../stage.ts';

const stations = [
  { x: 128, code: 'S0', sign: 'M-9 9L-9 3L5 -11L11 -5L-3 9z M2 -8L8 -2' },
  { x: 362, code: 'S1', sign: 'M-16 0L16 0 M-10 -6L-16 0L-10 6 M10 -6L16 0L10 6' },
  { x: 596, code: 'A4', sign: 'M-8 11L-8 -11L10 -11L5 -5L10 1L-8 1' },
  { x: 830, code: '', sign: 'M-13 -9L13 -9L13 -2L-13 -2z M-11 -2L-11 10L11 10L11 -2 M-4 3L4 3' },
] as const;
const floor = 290;
const camera = (x: number, lift = 0): Camera => ({ x, y: floor - lift, scale: 22 });

/** The container: a slab with a small plan on it, and a tag that says status and revision. */
function container(x: number, lift: number, tone: Tone, tag: string, opacity = 1): string {
  const body = box([-1.5, -1.5, 0], [3, 3, 0.8], tone, ({ top }) => [
    patch([top(0.4, 0.4), top(2.6, 0.4), top(2.6, 2.6), top(0.4, 2.6)], '#ffffff', { stroke: colours.ink, width: 1 }),
    stroke([top(0.9, 0.9), top(2.1, 0.9), top(2.1, 1.7), top(1.5, 1.7), top(1.5, 2.2), top(0.9, 2.2)], {
      closed: true,
      stroke: colours.blueprint,
      width: 1.6,
    }),
  ]);
  const top = floor - lift - 82;
  return [
    solids(camera(x, lift + 12), [body], opacity),
    plate(x - 58, top - 22, 116, 30, { radius: 15, opacity }),
    text(x, top - 1, tag, { size: 17, opacity }),
  ].join('');
}

/** Signs instead of words, for the clip has one picture for all languages: a pen, an exchange, a flag, a drawer. */
function platform(x: number, code: string, sign: string, shown: number): string {
  const slab = box([-3, -3, -0.5], [6, 6, 0.5], tones.paper);
  return [
    solids(camera(x, (shown - 1) * 20), [slab], shown),
    text(x, 118, code, { size: 34, font: 'Display', weight: 600, colour: colours.blueprint, opacity: shown }),
    `<path d="${sign}" transform="translate(${x} 400)" fill="none" stroke="${colours.mute}" stroke-width="2" opacity="${shown.toFixed(1)}"/>`,
  ].join('');
}

const gate = (x: number, second: number, from: number, steps: number) =>
  Array.from({ length: steps }, (_, step) =>
    verdict(x, 226 + (step - (steps - 1) / 2) * 36, true, phase(second, from + step * 1.3, from + step * 1.3 + 0.5)),
  ).join('');

/** Other teams look at a shared container; they don't move it. */
function readers(second: number): string {
  const shown = phase(second, 17.5, 18.5) * (1 - phase(second, 33, 34));
  return [
    [300, tones.teal],
    [424, tones.green],
  ]
    .map(([x, tone]) => {
      const place = { x: x as number, y: 366, scale: 14 };
      const [fromX, fromY] = onPaper(place, [0, 0, 1.6]);
      return [
        solids(place, [box([-0.8, -0.8, 0], [1.6, 1.6, 1.4], tone as Tone)], shown),
        path(
          [
            [fromX, fromY - 8],
            [mix(fromX, 362, 0.6), 302],
          ],
          shown * phase(second, 18.5, 19.5),
          {
            colour: colours.blueprint,
            dash: '5 4',
            arrow: true,
          },
        ),
      ].join('');
    })
    .join('');
}

const along = (second: number, from: number, to: number, start: number, end: number) => {
  const share = phase(second, from, to);
  return { x: mix(start, end, share), lift: Math.sin(share * Math.PI) * 46 };
};

function working(second: number): string {
  if (second < 13.8) {
    const version = 1 + Math.min(2, Math.floor(Math.max(0, second - 4) / 1.6));
    return container(
      128,
      Math.max(0, Math.sin(second * 3.9)) * (second > 4 && second < 8.8 ? 4 : 0),
      tones.blue,
      `P01.0${version}`,
      phase(second, 2.4, 3.2),
    );
  }
  return container(
    128,
    0,
    tones.blue,
    second < 21.5 ? 'P02.01' : 'P02.02',
    phase(second, 17, 18) * (1 - phase(second, 23.8, 24)),
  );
}

/** Authorised at S4 by the lead party, then accepted at S5 by the client. */
const statusAt = (second: number) => (second < 31 ? 'S1' : second < 32.7 ? 'S4' : 'S5');

function shared(second: number): string {
  const first = along(second, 13.8, 15.8, 128, 362);
  const old = along(second, 24, 26.4, 362, 830);
  const next = along(second, 24, 26, 128, 362);
  const status = `${statusAt(second)} P02`;
  const published = along(second, 34.2, 36.4, 362, 596);
  return [
    second >= 13.8
      ? container(
          second < 24 ? first.x : old.x,
          second < 24 ? first.lift : old.lift * 1.7,
          second < 26.4 ? tones.blue : tones.stone,
          second < 26.4 ? 'S1 P01' : 'P01',
        )
      : '',
    second >= 24
      ? container(
          second < 34.2 ? next.x : published.x,
          second < 34.2 ? next.lift : published.lift,
          second < 36.4 ? (second < 31 ? tones.blue : tones.signal) : tones.green,
          second < 36.4 ? status : 'A4 C01',
        )
      : '',
  ].join('');
}

export const cdeStates: Clip = {
  id: 'cde-states',
  seconds: 44,
  pace: 1.25,
  posterAt: 27.6,
  cues: [
    [
      0,
      4,
      'Four states, and one question for each container: what may I use this for?',
      'Quatro estados e uma pergunta para cada contêiner: para que posso usar isto?',
      'Cuatro estados y una pregunta para cada contenedor: ¿para qué puedo usar esto?',
    ],
    [
      4,
      9,
      'Work in progress belongs to one task team. P01.01, P01.02, P01.03: drafts, and no one else builds on them.',
      'O trabalho em andamento é de uma só equipe de tarefa. P01.01, P01.02, P01.03: rascunhos em que mais ninguém se apoia.',
      'El trabajo en curso es de un solo equipo de tarea. P01.01, P01.02, P01.03: borradores en los que nadie más se apoya.',
    ],
    [
      9,
      13.8,
      'Check the form, review the content, approve for sharing: three steps, all inside the team.',
      'Conferir a forma, revisar o conteúdo, aprovar para compartilhar: três passos, todos dentro da equipe.',
      'Comprobar la forma, revisar el contenido, aprobar para compartir: tres pasos, todos dentro del equipo.',
    ],
    [
      13.8,
      17.4,
      'Now it is shared: status S1, suitable for coordination, revision P01.',
      'Agora está compartilhado: status S1, adequado para coordenação, revisão P01.',
      'Ahora está compartido: estado S1, apto para coordinación, revisión P01.',
    ],
    [
      17.4,
      21.4,
      'Other teams refer to it. They do not change it; the author already works on P02.',
      'As outras equipes o usam como referência. Não o alteram; o autor já trabalha na P02.',
      'Los demás equipos lo usan como referencia. No lo modifican; el autor ya trabaja en la P02.',
    ],
    [
      21.4,
      27.4,
      'P02 is shared, and P01 goes to the archive. It is replaced, not lost.',
      'A P02 é compartilhada, e a P01 vai para o arquivo. Foi substituída, não perdida.',
      'Se comparte la P02 y la P01 pasa al archivo. Se sustituye, no se pierde.',
    ],
    [
      27.4,
      31,
      'The drawing stays as it is; the question changes.',
      'O desenho fica como está; o que muda é a pergunta.',
      'El plano queda como está; lo que cambia es la pregunta.',
    ],
    [
      31,
      34.2,
      'S4: for the lead party to authorise. S5: for the client to accept.',
      'S4: para a parte líder autorizar. S5: para o cliente aceitar.',
      'S4: para que la parte líder autorice. S5: para que el cliente acepte.',
    ],
    [
      34.2,
      39,
      'Published: on this project A4, revision C01. Only now may the site build from it.',
      'Publicado: neste projeto, A4, revisão C01. Só agora a obra pode construir com ele.',
      'Publicado: en este proyecto, A4, revisión C01. Solo ahora la obra puede construir con él.',
    ],
    [
      39,
      44,
      'The archive keeps every replaced version, with who, when and why.',
      'O arquivo guarda cada versão substituída, com quem, quando e por quê.',
      'El archivo guarda cada versión sustituida, con quién, cuándo y por qué.',
    ],
  ],
  draw: (second) =>
    [
      ...stations.map(({ x, code, sign }, index) =>
        platform(
          x,
          index === 1 && second < 34.2 ? statusAt(second) : code,
          sign,
          phase(second, index * 0.5, index * 0.5 + 0.7),
        ),
      ),
      ...[245, 479].map((x) =>
        path(
          [
            [x, 150],
            [x, 330],
          ],
          phase(second, 2, 3),
          { colour: colours.line, width: 2, dash: '6 5' },
        ),
      ),
      gate(245, second < 18 ? second : Math.max(0, second - 11.8), 9.2, 3),
      gate(479, second, 31.6, 2),
      readers(second),
      working(second),
      shared(second),
      ...['P01  2026-07-14  ANA', 'P02  2026-07-16  ANA'].map((row, index) =>
        text(830, 436 + index * 20, row, {
          size: 13,
          colour: colours.mute,
          opacity: phase(second, 40 + index, 40.6 + index),
        }),
      ),
    ].join(''),
};
