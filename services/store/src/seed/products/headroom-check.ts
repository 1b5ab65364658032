import type { ProductSeed } from '../product-seed.ts';

export const headroomCheck: ProductSeed = {
  id: 'headroom-check',
  name: 'Headroom Check',
  type: 'plugin',
  category: 'coordination',
  price: 199,
  compatibility: 'Revit 2021–2026',
  related: ['bcf-summary', 'level-guard', 'advanced-dynamo-toolkit'],
  releases: [
    { version: '1.4.0', date: '2026-05-26' },
    { version: '1.3.0', date: '2025-11-25' },
    { version: '1.2.0', date: '2025-06-17' },
  ],
  texts: {
    en: {
      description: 'Finds ducts, pipes, cable trays and conduits that hang lower than the clear height you ask for.',
      body: [
        'Clash tests find what touches; they do not find the duct at 1.94 m over a corridor. Headroom Check measures from the level below to the underside of every run, selects what is too low and writes a list with the height that is missing.',
        'Risers, and runs that pass through a floor, are left out, so the list holds what somebody has to move. Heights count from levels: add the floor build-up to the height that you choose.',
      ],
      inside: [
        { name: 'HeadroomCheck.bundle', text: 'Package folder with PackageContents.xml and the add-in manifest.' },
        { name: 'source', text: 'C# project: the command with its three heights and the CSV writer.' },
        { name: 'build.ps1', text: 'Builds for one Revit version and installs the bundle for your user.' },
        { name: 'README.md', text: 'What is measured, what is left out, installation.' },
      ],
      requirements: [
        'Revit 2021 to 2026 on Windows',
        '.NET SDK 8 to build (free)',
        'Runs in the host model; links are not measured',
      ],
      notes: [
        ['Duct and pipe fittings are measured too'],
        ['Runs that pass through a floor are left out', 'The list says how much height is missing'],
        ['The clear height is asked at each run: 2.10, 2.30 or 2.50 m'],
      ],
    },
    'pt-BR': {
      description: 'Encontra dutos, tubos, eletrocalhas e eletrodutos abaixo do pé-direito livre que você pedir.',
      body: [
        'O teste de interferências acha o que se toca; não acha o duto a 1,94 m sobre um corredor. O Headroom Check mede do nível inferior até a face de baixo de cada trecho, seleciona o que está baixo demais e grava uma lista com a altura que falta.',
        'Prumadas e trechos que atravessam a laje ficam de fora, e a lista mostra só o que alguém precisa mover. As alturas contam a partir dos níveis: some a espessura do piso à altura escolhida.',
      ],
      inside: [
        { name: 'HeadroomCheck.bundle', text: 'Pasta do pacote com PackageContents.xml e o manifesto do suplemento.' },
        { name: 'source', text: 'Projeto C#: o comando com suas três alturas e a gravação do CSV.' },
        { name: 'build.ps1', text: 'Compila para uma versão do Revit e instala o pacote para o seu usuário.' },
        { name: 'README.md', text: 'O que é medido, o que fica de fora e a instalação (em inglês).' },
      ],
      requirements: [
        'Revit 2021 a 2026 no Windows',
        '.NET SDK 8 para compilar (gratuito)',
        'Mede o modelo aberto; vínculos não são medidos',
      ],
      notes: [
        ['Também mede conexões de dutos e de tubos'],
        ['Trechos que atravessam a laje ficam de fora', 'A lista informa quanto falta de altura'],
        ['A altura livre é perguntada a cada execução: 2,10, 2,30 ou 2,50 m'],
      ],
    },
    es: {
      description: 'Encuentra conductos, tuberías, bandejas y tubos por debajo de la altura libre que pidas.',
      body: [
        'La detección de interferencias encuentra lo que se toca; no encuentra el conducto a 1,94 m sobre un pasillo. Headroom Check mide desde el nivel inferior hasta la cara de abajo de cada tramo, selecciona lo que está demasiado bajo y escribe una lista con la altura que falta.',
        'Los montantes y los tramos que atraviesan el forjado quedan fuera, y la lista muestra solo lo que alguien debe mover. Las alturas cuentan desde los niveles: suma el espesor del suelo a la altura elegida.',
      ],
      inside: [
        {
          name: 'HeadroomCheck.bundle',
          text: 'Carpeta del paquete con PackageContents.xml y el manifiesto del complemento.',
        },
        { name: 'source', text: 'Proyecto de C#: el comando con sus tres alturas y la escritura del CSV.' },
        { name: 'build.ps1', text: 'Compila para una versión de Revit e instala el paquete para tu usuario.' },
        { name: 'README.md', text: 'Qué se mide, qué queda fuera y la instalación (en inglés).' },
      ],
      requirements: [
        'Revit 2021 a 2026 en Windows',
        '.NET SDK 8 para compilar (gratuito)',
        'Mide el modelo abierto; los vínculos no se miden',
      ],
      notes: [
        ['También mide uniones de conductos y de tuberías'],
        ['Los tramos que atraviesan el forjado quedan fuera', 'La lista indica cuánta altura falta'],
        ['La altura libre se pregunta en cada ejecución: 2,10, 2,30 o 2,50 m'],
      ],
    },
  },
};
