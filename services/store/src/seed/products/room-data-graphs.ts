import type { ProductSeed } from '../product-seed.ts';

export const roomDataGraphs: ProductSeed = {
  id: 'room-data-graphs',
  name: 'Room Data Graphs',
  type: 'dynamo',
  category: 'data',
  price: 79,
  compatibility: 'Revit 2022–2026',
  related: ['parameter-bridge', 'advanced-dynamo-toolkit', 'sheet-set-builder'],
  releases: [
    { version: '1.5.0', date: '2026-05-19' },
    { version: '1.4.0', date: '2025-10-14' },
    { version: '1.3.0', date: '2025-03-11' },
  ],
  texts: {
    en: {
      description: 'Room data to a CSV file and back, and room areas compared with the brief.',
      body: [
        'Room data sheets live in two places: the designer has the model, the client has a table. These graphs keep the two together. The first writes the rooms with the parameters that you list, the second writes back the texts that changed, the third compares each area with the brief and shows what is outside your tolerance.',
        'Rows are matched by UniqueId, so a room that was renumbered meanwhile still receives its own data. Number, name, level and area are never written from the table.',
      ],
      inside: [
        { name: 'rooms-to-csv.dyn', text: 'Number, name, level, area and your parameters to CSV.' },
        { name: 'rooms-from-csv.dyn', text: 'Shows what changed in the table, then writes it.' },
        {
          name: 'area-against-brief.dyn',
          text: 'Rooms outside the tolerance, and rooms of the brief that are missing.',
        },
        { name: 'sample', text: 'A brief with four rooms.' },
      ],
      requirements: [
        'Revit 2022 to 2026 with Dynamo 2.10 or newer (engine CPython3)',
        'Text parameters for what is written back',
      ],
      notes: [
        ['area-against-brief.dyn lists rooms of the brief that are not in the model'],
        ['Rows are matched by UniqueId instead of by number'],
        ['The names of the parameters are one input, separated by semicolons'],
      ],
    },
    'pt-BR': {
      description: 'Dados de ambientes para CSV e de volta, e áreas comparadas com o programa de necessidades.',
      body: [
        'As fichas de ambientes vivem em dois lugares: o projetista tem o modelo, o cliente tem uma tabela. Estas rotinas mantêm os dois juntos. A primeira grava os ambientes com os parâmetros que você listar, a segunda devolve os textos alterados, a terceira compara cada área com o programa e mostra o que está fora da tolerância.',
        'As linhas são associadas pelo UniqueId, e um ambiente renumerado no meio do caminho continua recebendo os próprios dados. Número, nome, nível e área nunca são gravados a partir da tabela.',
      ],
      inside: [
        { name: 'rooms-to-csv.dyn', text: 'Número, nome, nível, área e os seus parâmetros para CSV.' },
        { name: 'rooms-from-csv.dyn', text: 'Mostra o que mudou na tabela e depois grava.' },
        { name: 'area-against-brief.dyn', text: 'Ambientes fora da tolerância e ambientes do programa que faltam.' },
        { name: 'sample', text: 'Um programa com quatro ambientes.' },
      ],
      requirements: [
        'Revit 2022 a 2026 com Dynamo 2.10 ou mais novo (motor CPython3)',
        'Parâmetros de texto para o que é gravado de volta',
      ],
      notes: [
        ['area-against-brief.dyn lista ambientes do programa que não estão no modelo'],
        ['As linhas são associadas pelo UniqueId em vez do número'],
        ['Os nomes dos parâmetros são uma entrada, separados por ponto e vírgula'],
      ],
    },
    es: {
      description: 'Datos de habitaciones a CSV y de vuelta, y superficies comparadas con el programa de necesidades.',
      body: [
        'Las fichas de habitaciones viven en dos sitios: el proyectista tiene el modelo, el cliente tiene una tabla. Estas rutinas mantienen ambos unidos. La primera escribe las habitaciones con los parámetros que indiques, la segunda devuelve los textos que cambiaron, la tercera compara cada superficie con el programa y muestra lo que queda fuera de la tolerancia.',
        'Las filas se emparejan por UniqueId, y una habitación renumerada entretanto sigue recibiendo sus propios datos. Número, nombre, nivel y área nunca se escriben desde la tabla.',
      ],
      inside: [
        { name: 'rooms-to-csv.dyn', text: 'Número, nombre, nivel, área y tus parámetros a CSV.' },
        { name: 'rooms-from-csv.dyn', text: 'Muestra lo que cambió en la tabla y después lo escribe.' },
        {
          name: 'area-against-brief.dyn',
          text: 'Habitaciones fuera de tolerancia y habitaciones del programa que faltan.',
        },
        { name: 'sample', text: 'Un programa con cuatro habitaciones.' },
      ],
      requirements: [
        'Revit 2022 a 2026 con Dynamo 2.10 o posterior (motor CPython3)',
        'Parámetros de texto para lo que se escribe de vuelta',
      ],
      notes: [
        ['area-against-brief.dyn lista habitaciones del programa que no están en el modelo'],
        ['Las filas se emparejan por UniqueId en lugar del número'],
        ['Los nombres de los parámetros son una entrada, separados por punto y coma'],
      ],
    },
  },
};
