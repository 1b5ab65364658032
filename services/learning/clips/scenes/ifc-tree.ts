import { tones } from '@arcada/drawing/ink';
import { box } from '@arcada/drawing/solids';
import type { Clip } from '../clip.ts';
import { type Camera, colours, mix, path, phase, plate, solids, text, verdict } from '../stage.ts';

const tree = [
  { name: 'IfcProject', depth: 0 },
  { name: 'IfcSite', depth: 1 },
  { name: 'IfcBuilding', depth: 2 },
  { name: 'IfcBuildingStorey 00', depth: 3 },
  { name: 'IfcWall #41', depth: 4 },
  { name: 'IfcDoor #42', depth: 4 },
  { name: 'IfcBuildingStorey 01', depth: 3 },
  { name: 'IfcWall #51', depth: 4 },
] as const;
const first = 4;
const step = 1.5;
const rowY = (row: number) => 78 + row * 40;
const camera: Camera = { x: 764, y: 212, scale: 23 };

function building(second: number): string {
  const at = Math.floor((second - first) / step);
  const lit = (row: number) => second >= first && second < first + 8 * step && (at === row || at < 3);
  const tone = (row: number, known: boolean) => (lit(row) ? tones.signal : known ? tones.blue : tones.paper);
  const fault = second > 27;
  const storey = (z: number, wall: number, door: boolean) => [
    box([-3.2, -2.4, z], [6.4, 4.8, 0.35], tones.stone),
    box([-3, -2.2, z + 0.35], [6, 0.4, 2], tone(wall, at > wall)),
    box([-3, -1.8, z + 0.35], [0.4, 4, 2], tone(wall, at > wall)),
    ...(door ? [box([0.2, 1.4, z + 0.35], [1.2, 0.3, 1.7], fault ? tones.coral : tone(5, at > 5))] : []),
  ];
  return solids(camera, [...storey(0, 4, true), ...storey(2.9, 7, false)], phase(second, 0, 1));
}

const properties = [
  { name: 'Pset_WallCommon', of: '#41', key: 'FireRating', value: 'EI 60', good: true },
  { name: 'Pset_DoorCommon', of: '#42', key: 'FireRating', value: '—', good: false },
  { name: 'Pset_WallCommon', of: '#51', key: 'FireRating', value: 'EI 60', good: true },
] as const;

export const ifcTree: Clip = {
  id: 'ifc-tree',
  seconds: 40,
  pace: 1.25,
  posterAt: 29.4,
  cues: [
    [
      0,
      4,
      'An IFC file looks like a building. Inside it is a tree.',
      'Um arquivo IFC parece um edifício. Por dentro, é uma árvore.',
      'Un archivo IFC parece un edificio. Por dentro es un árbol.',
    ],
    [
      4,
      8.4,
      'Project, site, building: one root, and places within places.',
      'Projeto, terreno, edifício: uma raiz e lugares dentro de lugares.',
      'Proyecto, emplazamiento, edificio: una raíz y lugares dentro de lugares.',
    ],
    [
      8.4,
      12.6,
      'Each storey contains its elements: here a wall and a door.',
      'Cada pavimento contém seus elementos: aqui, parede e porta.',
      'Cada planta contiene sus elementos: aquí un muro y una puerta.',
    ],
    [
      12.6,
      16.4,
      'A script walks through all of it, line by line, and forgets nothing.',
      'Um script percorre tudo, linha por linha, e não esquece nada.',
      'Un script lo recorre todo, línea a línea, y no olvida nada.',
    ],
    [
      16.4,
      20.4,
      'Properties aren’t in the element. They lie in a set …',
      'As propriedades não estão no elemento. Ficam em um conjunto …',
      'Las propiedades no están en el elemento. Están en un conjunto …',
    ],
    [
      20.4,
      24,
      '… and a relation ties the set to the element.',
      '… e uma relação liga o conjunto ao elemento.',
      '… y una relación une el conjunto con el elemento.',
    ],
    [
      24,
      27,
      'So the check asks: which element has no value at the end of that path?',
      'Então a verificação pergunta: que elemento não tem valor no fim desse caminho?',
      'Así que la prueba pregunta: ¿qué elemento no tiene valor al final del camino?',
    ],
    [
      27,
      31,
      'The door #42. It has the set, but nothing in FireRating.',
      'A porta #42. Tem o conjunto, mas nada em FireRating.',
      'La puerta #42. Tiene el conjunto, pero nada en FireRating.',
    ],
    [
      31,
      35.4,
      'The report names it by its GlobalId, which other tools know too.',
      'O relatório a identifica pelo GlobalId, que outras ferramentas também conhecem.',
      'El informe la nombra por su GlobalId, que otras herramientas también conocen.',
    ],
    [
      35.4,
      40,
      'Two of three are right. That is a figure to watch from export to export.',
      'Duas de três estão certas. É um número a acompanhar a cada exportação.',
      'Dos de tres están bien. Es una cifra que vigilar de exportación en exportación.',
    ],
  ],
  draw: (second) => {
    const at = Math.floor((second - first) / step);
    const walk = phase(second, 16, 17);
    return [
      ...tree.map(({ name, depth }, row) => {
        const shown = phase(second, first + row * step - 0.4, first + row * step + 0.2);
        const now = row === at && second < 16;
        const x = 44 + depth * 34;
        const y = rowY(row);
        return [
          depth > 0
            ? path(
                [
                  [x - 18, y - 22],
                  [x - 18, y + 2],
                  [x - 4, y + 2],
                ],
                shown,
                { colour: colours.line, width: 1.6 },
              )
            : '',
          plate(x, y - 14, name.length * 10.2 + 22, 30, {
            opacity: shown,
            fill: now ? '#fdf1df' : row === 5 && second > 27 ? '#fcebe9' : '#ffffff',
            stroke: now ? colours.signal : row === 5 && second > 27 ? colours.danger : colours.line,
            width: now ? 2.5 : 1.4,
          }),
          text(x + 11, y + 7, name, { anchor: 'start', size: 16, opacity: shown }),
        ].join('');
      }),
      building(second),
      ...properties.map(({ name, of, key, value, good }, row) => {
        const shown = phase(second, 17 + row * 0.7, 17.6 + row * 0.7) * walk;
        const y = 300 + row * 44;
        const linked = phase(second, 20.6 + row * 0.7, 21.4 + row * 0.7);
        return [
          plate(500, y, 400, 36, { opacity: shown, stroke: !good && second > 27 ? colours.danger : colours.line }),
          text(514, y + 24, `${of} ${name}`, { anchor: 'start', size: 14, opacity: shown, colour: colours.mute }),
          text(842, y + 24, `${key} ${value}`, { anchor: 'end', size: 14, opacity: shown * mix(0.25, 1, linked) }),
          path(
            [
              [496, y + 18],
              [[296, 296, 296][row] ?? 0, rowY([4, 5, 7][row] ?? 0)],
            ],
            linked * (1 - phase(second, 24, 24.8)),
            { colour: colours.blueprint, dash: '5 4' },
          ),
          verdict(872, y + 18, good, phase(second, 25 + row * 1.1, 25.5 + row * 1.1), 11),
        ].join('');
      }),
      text(44, 424, '2fZcUqLxH3Hw1hQ9dR0a42', {
        anchor: 'start',
        size: 18,
        colour: colours.danger,
        opacity: phase(second, 31.2, 32),
      }),
      text(458, 424, '2 / 3', {
        anchor: 'end',
        size: 26,
        font: 'Display',
        weight: 600,
        colour: colours.blueprint,
        opacity: phase(second, 36, 36.8),
      }),
    ].join('');
  },
};
