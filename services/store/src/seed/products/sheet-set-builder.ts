import type { ProductSeed } from '../product-seed.ts';

export const sheetSetBuilder: ProductSeed = {
  id: 'sheet-set-builder',
  name: 'Sheet Set Builder',
  type: 'dynamo',
  category: 'documentation',
  price: 69,
  compatibility: 'Revit 2022–2026',
  related: ['sheet-ledger', 'grid-and-level-builder', 'advanced-dynamo-toolkit'],
  releases: [
    { version: '2.0.0', date: '2026-03-24' },
    { version: '1.3.0', date: '2025-09-30' },
    { version: '1.2.0', date: '2025-02-25' },
  ],
  texts: {
    en: {
      description: 'Creates sheets from a list, places views on them and finds gaps in the numbering.',
      body: [
        'The sheet list is agreed in the delivery plan long before the sheets exist. These graphs take it from there: sheets with number, name and title block from one CSV file, views on sheets from another.',
        'What exists is left alone, so the graphs can be run again each time the list grows. The third graph reads only: it lists sheets without views and the holes in each numbering series.',
      ],
      inside: [
        { name: 'sheets-from-csv.dyn', text: 'Creates the missing sheets with the title block type that you name.' },
        {
          name: 'place-views.dyn',
          text: 'Places views in the centre of sheets; views on a sheet already are left there.',
        },
        { name: 'sheet-gaps.dyn', text: 'Empty sheets and gaps within each hundred of a series.' },
        { name: 'sample', text: 'A sheet list and a placement list.' },
      ],
      requirements: ['Revit 2022 to 2026 with Dynamo 2.10 or newer (engine CPython3)', 'A loaded title block'],
      notes: [
        ['CPython3, no package dependencies', 'A dry run for both graphs that write'],
        ['sheet-gaps.dyn knows that a series starts anew at each hundred'],
        ['place-views.dyn uses the centre of the sheet instead of its corner'],
      ],
    },
    'pt-BR': {
      description: 'Cria pranchas a partir de uma lista, posiciona vistas nelas e encontra falhas na numeração.',
      body: [
        'A lista de pranchas é acordada no plano de entregas muito antes de as pranchas existirem. Estas rotinas partem daí: pranchas com número, nome e carimbo a partir de um CSV, vistas nas pranchas a partir de outro.',
        'O que já existe não é tocado, e as rotinas podem rodar de novo sempre que a lista crescer. A terceira só lê: mostra pranchas sem vistas e os buracos de cada série de numeração.',
      ],
      inside: [
        { name: 'sheets-from-csv.dyn', text: 'Cria as pranchas que faltam com o tipo de carimbo que você indicar.' },
        {
          name: 'place-views.dyn',
          text: 'Posiciona vistas no centro das pranchas; as já posicionadas ficam onde estão.',
        },
        { name: 'sheet-gaps.dyn', text: 'Pranchas vazias e falhas dentro de cada centena de uma série.' },
        { name: 'sample', text: 'Uma lista de pranchas e uma de posicionamento.' },
      ],
      requirements: ['Revit 2022 a 2026 com Dynamo 2.10 ou mais novo (motor CPython3)', 'Um carimbo carregado'],
      notes: [
        ['CPython3, sem dependência de pacotes', 'Simulação nas duas rotinas que gravam'],
        ['sheet-gaps.dyn sabe que a série recomeça a cada centena'],
        ['place-views.dyn usa o centro da prancha em vez do canto'],
      ],
    },
    es: {
      description: 'Crea planos a partir de una lista, coloca vistas en ellos y encuentra huecos en la numeración.',
      body: [
        'La lista de planos se acuerda en el plan de entregas mucho antes de que existan. Estas rutinas parten de ahí: planos con número, nombre y cuadro de rotulación a partir de un CSV, vistas en planos a partir de otro.',
        'Lo que existe no se toca, así que las rutinas pueden ejecutarse de nuevo cada vez que crece la lista. La tercera solo lee: muestra planos sin vistas y los huecos de cada serie de numeración.',
      ],
      inside: [
        {
          name: 'sheets-from-csv.dyn',
          text: 'Crea los planos que faltan con el tipo de cuadro de rotulación que indiques.',
        },
        {
          name: 'place-views.dyn',
          text: 'Coloca vistas en el centro de los planos; las ya colocadas se quedan donde están.',
        },
        { name: 'sheet-gaps.dyn', text: 'Planos vacíos y huecos dentro de cada centena de una serie.' },
        { name: 'sample', text: 'Una lista de planos y una de colocación.' },
      ],
      requirements: [
        'Revit 2022 a 2026 con Dynamo 2.10 o posterior (motor CPython3)',
        'Un cuadro de rotulación cargado',
      ],
      notes: [
        ['CPython3, sin dependencia de paquetes', 'Ensayo previo en las dos rutinas que escriben'],
        ['sheet-gaps.dyn sabe que la serie vuelve a empezar en cada centena'],
        ['place-views.dyn usa el centro del plano en lugar de la esquina'],
      ],
    },
  },
};
