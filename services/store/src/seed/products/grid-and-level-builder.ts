import type { ProductSeed } from '../product-seed.ts';

export const gridAndLevelBuilder: ProductSeed = {
  id: 'grid-and-level-builder',
  name: 'Grid and Level Builder',
  type: 'dynamo',
  category: 'modelling',
  price: 59,
  compatibility: 'Revit 2022–2026',
  related: ['sheet-set-builder', 'advanced-dynamo-toolkit', 'level-guard'],
  releases: [
    { version: '1.2.0', date: '2026-01-27' },
    { version: '1.1.0', date: '2025-07-08' },
    { version: '1.0.0', date: '2025-03-04' },
  ],
  texts: {
    en: {
      description: 'Sets up levels, grids and floor plans of a new model from a list and two rows of bay widths.',
      body: [
        'The first hour of a model decides how well it federates. These graphs build its skeleton from figures that the whole team has agreed: levels from a list in metres, axes from bay widths, and a floor plan for each level, named the same way every time.',
        'Run against a model that exists, the first graph shows which levels are off and by how much; it moves them only when you ask. Grid letters leave out I and O, which look like 1 and 0 on a drawing.',
      ],
      inside: [
        { name: 'levels-from-csv.dyn', text: 'Creates levels; compares those that exist and moves them on request.' },
        { name: 'grids-from-spacing.dyn', text: 'Numbers along X, letters along Y, from bay widths in metres.' },
        { name: 'plans-for-levels.dyn', text: 'A floor plan for every level that has none.' },
        { name: 'sample', text: 'A level list for a building of three storeys.' },
      ],
      requirements: ['Revit 2022 to 2026 with Dynamo 2.10 or newer (engine CPython3)'],
      notes: [
        ['New graph: plans-for-levels.dyn'],
        ['Letters I and O are left out', 'Axes run past the last bay by the overhang that you set'],
        ['First release'],
      ],
    },
    'pt-BR': {
      description:
        'Monta níveis, eixos e plantas de um modelo novo a partir de uma lista e de duas sequências de vãos.',
      body: [
        'A primeira hora de um modelo decide como ele se federa. Estas rotinas constroem o esqueleto a partir de números acordados por toda a equipe: níveis de uma lista em metros, eixos a partir dos vãos e uma planta para cada nível, sempre com o mesmo padrão de nome.',
        'Em um modelo existente, a primeira rotina mostra que níveis estão fora e por quanto; só os move se você pedir. As letras dos eixos pulam I e O, que em um desenho parecem 1 e 0.',
      ],
      inside: [
        { name: 'levels-from-csv.dyn', text: 'Cria níveis; compara os existentes e os move se você pedir.' },
        { name: 'grids-from-spacing.dyn', text: 'Números em X, letras em Y, a partir dos vãos em metros.' },
        { name: 'plans-for-levels.dyn', text: 'Uma planta para cada nível que ainda não tem.' },
        { name: 'sample', text: 'Uma lista de níveis de um edifício de três pavimentos.' },
      ],
      requirements: ['Revit 2022 a 2026 com Dynamo 2.10 ou mais novo (motor CPython3)'],
      notes: [
        ['Nova rotina: plans-for-levels.dyn'],
        ['As letras I e O ficam de fora', 'Os eixos passam do último vão pela distância que você definir'],
        ['Primeira versão'],
      ],
    },
    es: {
      description:
        'Prepara niveles, rejillas y plantas de un modelo nuevo a partir de una lista y dos series de vanos.',
      body: [
        'La primera hora de un modelo decide lo bien que se federa. Estas rutinas construyen su esqueleto con cifras acordadas por todo el equipo: niveles de una lista en metros, ejes a partir de los vanos y una planta para cada nivel, nombrada siempre igual.',
        'En un modelo existente, la primera rutina muestra qué niveles difieren y cuánto; solo los mueve si se lo pides. Las letras de los ejes omiten I y O, que en un plano parecen 1 y 0.',
      ],
      inside: [
        { name: 'levels-from-csv.dyn', text: 'Crea niveles; compara los existentes y los mueve si se lo pides.' },
        { name: 'grids-from-spacing.dyn', text: 'Números en X, letras en Y, a partir de vanos en metros.' },
        { name: 'plans-for-levels.dyn', text: 'Una planta para cada nivel que no la tiene.' },
        { name: 'sample', text: 'Una lista de niveles de un edificio de tres plantas.' },
      ],
      requirements: ['Revit 2022 a 2026 con Dynamo 2.10 o posterior (motor CPython3)'],
      notes: [
        ['Nueva rutina: plans-for-levels.dyn'],
        ['Las letras I y O quedan fuera', 'Los ejes sobrepasan el último vano la distancia que fijes'],
        ['Primera versión'],
      ],
    },
  },
};
