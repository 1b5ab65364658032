import { INK } from '@arcada/drawing/ink';
import type { Clip } from '../clip.ts';
import { colours, path, phase, plate, text, verdict } from '../stage.ts';

const doorX = (door: number) => 440 + (door % 4) * 130;
const doorY = (door: number) => (door < 4 ? 46 : 206);
/** The door that is meant to differ, and the one that was typed differently. */
const [other, mistyped] = [2, 5];

const at = {
  lines: 2.5,
  rated: 7,
  raised: 14,
  moved: 21,
  changed: 28,
  typed: 35,
  doubt: 42,
  second: 50,
  home: 53,
  good: 58,
};

/** What a door's rating is at a second, and whether it is its own. */
function ratingOf(second: number, door: number): string {
  if (second < at.rated + 1.5) return '';
  if (second < at.raised + 1.5) return 'EI 30';
  if (door === other && second >= at.changed + 1) return 'EI 30';
  if (door === mistyped && second >= at.typed + 1 && second < at.home + 1) return 'EI60';
  return 'EI 60';
}

const isOwn = (second: number) => second >= at.moved + 1.5 && second < at.home + 1;

function door(second: number, index: number): string {
  const shown = phase(second, 0.4 + index * 0.15, 1.2 + index * 0.15);
  const [x, y] = [doorX(index), doorY(index)];
  const rating = ratingOf(second, index);
  const odd = (index === other && second >= at.changed + 1 && second < at.home + 1) || rating === 'EI60';
  const typed = index === other && second >= at.home + 1;
  const colour = odd ? colours.danger : typed ? colours.success : INK;
  return [
    plate(x - 24, y, 48, 86, { fill: '#f1efe8', width: 2, radius: 2, opacity: shown }),
    plate(x - 19, y + 5, 38, 81, { fill: odd ? '#f9e1de' : '#dce5ff', radius: 1, opacity: shown }),
    `<circle cx="${x + 12}" cy="${y + 48}" r="3" fill="${INK}" opacity="${shown.toFixed(1)}"/>`,
    isOwn(second) ? plate(x - 46, y + 94, 92, 32, { stroke: odd ? colours.danger : colours.signal, width: 2 }) : '',
    text(x, y + 116, rating, { size: 18, colour, weight: odd ? 700 : 500 }),
  ].join('');
}

function typeCard(y: number, name: string, rating: string, share: number, colour: string): string {
  return [
    plate(40, y, 236, 118, { stroke: colour, width: 2.5, opacity: share }),
    plate(40, y, 236, 36, { fill: colour, stroke: colour, radius: 6, opacity: share }),
    text(158, y + 25, name, { size: 18, colour: '#ffffff', weight: 600, opacity: share }),
    text(56, y + 66, 'Width', { size: 16, anchor: 'start', colour: colours.mute, opacity: share }),
    text(260, y + 66, '1010', { size: 16, anchor: 'end', opacity: share }),
    text(56, y + 98, 'FireRating', { size: 16, anchor: 'start', colour: colours.mute, opacity: share }),
    text(260, y + 98, rating, { size: 18, anchor: 'end', weight: 600, opacity: share }),
  ].join('');
}

function typeRating(second: number): string {
  if (second < at.rated) return '';
  if (second < at.raised) return 'EI 30';
  return isOwn(second) ? '–' : 'EI 60';
}

/** From the type to each of its doors; dashed while the doors have values of their own. */
const ties = (second: number) =>
  Array.from({ length: 8 }, (_, index) => {
    const fromSecond = index === other && second >= at.home;
    const [start, bend, above] = fromSecond ? [313, 356, 20] : [105, 332, index < 4 ? 32 : 192];
    const colour = fromSecond ? colours.success : colours.blueprint;
    const share = fromSecond ? phase(second, at.home, at.home + 1.5) : phase(second, at.lines, at.lines + 2);
    return path(
      [
        [278, start],
        [bend, start],
        [bend, above],
        [doorX(index), above],
        [doorX(index), doorY(index) - 2],
      ],
      share,
      { colour, width: fromSecond ? 3 : 1.6, opacity: isOwn(second) ? 0.3 : 1, ...(isOwn(second) && { dash: '4 5' }) },
    );
  }).join('');

/** The schedule: how many doors of each rating. */
function counts(second: number): string {
  const found = Array.from({ length: 8 }, (_, index) => ratingOf(second, index)).filter(Boolean);
  const lines = [...new Set(found)].sort();
  const shown = phase(second, at.rated + 2, at.rated + 3);
  return lines
    .map((rating, row) => {
      const x = 390 + row * 190;
      const many = found.filter((one) => one === rating).length;
      return (
        plate(x, 366, 172, 54, { fill: '#fff', stroke: colours.mute, opacity: shown }) +
        text(x + 86, 400, `${many} × ${rating}`, { size: 21, weight: 600, opacity: shown })
      );
    })
    .join('');
}

export const oneTypeManyDoors: Clip = {
  id: 'one-type-many-doors',
  seconds: 72,
  pace: 1,
  posterAt: 40,
  cues: [
    [
      0,
      7,
      'One type, eight doors. What stands at the type holds for all of them.',
      'Um tipo, oito portas. O que está no tipo vale para todas.',
      'Un tipo, ocho puertas. Lo que está en el tipo vale para todas.',
    ],
    [
      7,
      13.5,
      'The rating is written once, and the schedule counts eight.',
      'A resistência é escrita uma vez, e a tabela conta oito.',
      'La resistencia se escribe una vez, y la tabla cuenta ocho.',
    ],
    [
      13.5,
      20.5,
      'The fire plan asks for more: one value changes, and with it all eight doors.',
      'A planta de incêndio pede mais: muda um valor e, com ele, as oito portas.',
      'El plano de incendios pide más: cambia un valor y, con él, las ocho puertas.',
    ],
    [
      20.5,
      27.5,
      'Now the parameter is bound to the instance. The type is empty, each door has a value of its own.',
      'Agora o parâmetro passa à instância. O tipo fica vazio, e cada porta tem o seu valor.',
      'Ahora el parámetro pasa al ejemplar. El tipo queda vacío y cada puerta tiene su valor.',
    ],
    [
      27.5,
      34.5,
      'One door is changed by hand. Was that a decision, or a slip?',
      'Uma porta é mudada à mão. Foi decisão ou descuido?',
      'Una puerta se cambia a mano. ¿Fue una decisión o un descuido?',
    ],
    [
      34.5,
      41.5,
      'Another one loses a space. For the schedule that is a third rating.',
      'Outra perde um espaço. Para a tabela, é uma terceira resistência.',
      'Otra pierde un espacio. Para la tabla es una tercera resistencia.',
    ],
    [
      41.5,
      49.5,
      'Eight doors, three ratings, and the file can’t say which of them is meant.',
      'Oito portas, três resistências, e o arquivo não diz qual é a intencional.',
      'Ocho puertas, tres resistencias, y el archivo no dice cuál es la que se quiere.',
    ],
    [
      49.5,
      57,
      'If a door really differs, it gets a type of its own, with a name that says so.',
      'Se uma porta é mesmo diferente, ganha um tipo próprio, com um nome que o diz.',
      'Si una puerta es de verdad distinta, recibe un tipo propio, con un nombre que lo dice.',
    ],
    [
      57,
      64,
      'Two types, two ratings: each value stands in one place, and can be asked for there.',
      'Dois tipos, duas resistências: cada valor está em um só lugar, e ali se pergunta por ele.',
      'Dos tipos, dos resistencias: cada valor está en un solo sitio, y ahí se pregunta por él.',
    ],
    [
      64,
      72,
      'Type or instance is not a detail. It decides how many places can be wrong.',
      'Tipo ou instância não é detalhe. Decide em quantos lugares pode haver erro.',
      'Tipo o ejemplar no es un detalle. Decide en cuántos sitios puede haber un error.',
    ],
  ],
  draw: (second) => {
    const doubt = phase(second, at.doubt, at.doubt + 0.6) * (1 - phase(second, at.second, at.second + 0.6));
    return [
      ties(second),
      typeCard(56, 'D1-1010', typeRating(second), phase(second, 0, 1), colours.blueprint),
      typeCard(264, 'D1-1010-EI30', 'EI 30', phase(second, at.second, at.second + 1), colours.success),
      ...Array.from({ length: 8 }, (_, index) => door(second, index)),
      counts(second),
      verdict(352, 393, false, doubt, 16),
      verdict(352, 393, true, phase(second, at.good, at.good + 0.6), 16),
    ].join('');
  },
};
