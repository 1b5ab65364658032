import type { ProductSeed } from '../product-seed.ts';

export const advancedDynamoToolkit: ProductSeed = {
  id: 'advanced-dynamo-toolkit',
  name: 'Advanced Dynamo Toolkit',
  type: 'dynamo',
  category: 'modelling',
  price: 149,
  compatibility: 'Revit 2022–2026',
  featuredPlace: 1,
  related: ['grid-and-level-builder', 'sheet-set-builder', 'room-data-graphs'],
  releases: [
    { version: '3.2.0', date: '2026-06-09' },
    { version: '3.1.0', date: '2026-01-20' },
    { version: '3.0.0', date: '2025-08-12' },
    { version: '2.4.0', date: '2025-02-18' },
  ],
  texts: {
    en: {
      description: 'Six Dynamo graphs for the weekly chores of a Revit model, each with a dry run before it writes.',
      body: [
        'Renaming forty views, renumbering a floor of rooms, placing markers where the clash report says: none of it is hard, all of it takes an afternoon. These six graphs do one chore each. Every graph that changes the model first shows the list of what it would do; you switch Write to True when the list is right, and one Undo takes it back.',
        'The logic of each graph is a short Python node that you can read in a few minutes. There are no custom nodes and no packages to install, so a graph still opens after the next Revit upgrade.',
      ],
      inside: [
        { name: 'rename-views.dyn', text: 'Finds and replaces text in view names; skips names that are taken.' },
        {
          name: 'renumber-rooms.dyn',
          text: 'Numbers placed rooms level by level in reading order, with the prefix that you choose.',
        },
        { name: 'copy-parameter.dyn', text: 'Copies one parameter to another for a whole category.' },
        {
          name: 'remove-unplaced-rooms.dyn',
          text: 'Lists unplaced, open and redundant rooms; deletes the unplaced ones on request.',
        },
        {
          name: 'place-clash-markers.dyn',
          text: 'Places a family at each point of a clash list in CSV; a sample list is included.',
        },
        { name: 'revision-matrix.dyn', text: 'Writes sheets against revisions to a CSV file.' },
        { name: 'sample', text: 'A clash list with two points.' },
      ],
      requirements: [
        'Revit 2022 to 2026 with Dynamo 2.10 or newer (engine CPython3)',
        'For the clash markers: a loaded family that needs no host',
      ],
      notes: [
        ['New graph: revision-matrix.dyn', 'renumber-rooms.dyn takes the row height as an input'],
        ['place-clash-markers.dyn writes the name of the clash into Comments'],
        ['All graphs moved to CPython3 and lost their package dependencies', 'Every graph that writes has a dry run'],
        ['copy-parameter.dyn skips read-only parameters and says so'],
      ],
    },
    'pt-BR': {
      description:
        'Seis rotinas de Dynamo para as tarefas semanais de um modelo Revit, todas com simulação antes de gravar.',
      body: [
        'Renomear quarenta vistas, renumerar os ambientes de um pavimento, marcar os pontos do relatório de interferências: nada disso é difícil, mas tudo leva uma tarde. Cada uma das seis rotinas resolve uma tarefa. As que alteram o modelo mostram antes a lista do que seria feito; você muda Write para True quando a lista estiver certa, e um único Desfazer volta atrás.',
        'A lógica de cada rotina é um nó Python curto, que se lê em poucos minutos. Não há nós personalizados nem pacotes para instalar, por isso a rotina continua abrindo depois da próxima atualização do Revit.',
      ],
      inside: [
        { name: 'rename-views.dyn', text: 'Localiza e substitui texto nos nomes das vistas; pula nomes já usados.' },
        {
          name: 'renumber-rooms.dyn',
          text: 'Numera os ambientes por nível, em ordem de leitura, com o prefixo que você escolher.',
        },
        { name: 'copy-parameter.dyn', text: 'Copia um parâmetro para outro em toda uma categoria.' },
        {
          name: 'remove-unplaced-rooms.dyn',
          text: 'Lista ambientes não colocados, abertos e redundantes; exclui os não colocados se você pedir.',
        },
        {
          name: 'place-clash-markers.dyn',
          text: 'Coloca uma família em cada ponto de uma lista de interferências em CSV; acompanha uma lista de exemplo.',
        },
        { name: 'revision-matrix.dyn', text: 'Grava em CSV a matriz de pranchas por revisão.' },
        { name: 'sample', text: 'Uma lista de interferências com dois pontos.' },
      ],
      requirements: [
        'Revit 2022 a 2026 com Dynamo 2.10 ou mais novo (motor CPython3)',
        'Para os marcadores de interferência: uma família carregada que não precise de hospedeiro',
      ],
      notes: [
        ['Nova rotina: revision-matrix.dyn', 'renumber-rooms.dyn recebe a altura da fileira como entrada'],
        ['place-clash-markers.dyn grava o nome da interferência em Comentários'],
        [
          'Todas as rotinas passaram para CPython3 e não dependem mais de pacotes',
          'Toda rotina que grava tem simulação',
        ],
        ['copy-parameter.dyn pula parâmetros somente leitura e avisa'],
      ],
    },
    es: {
      description:
        'Seis rutinas de Dynamo para las tareas semanales de un modelo de Revit, todas con ensayo antes de escribir.',
      body: [
        'Renombrar cuarenta vistas, renumerar las habitaciones de una planta, marcar los puntos del informe de interferencias: nada de eso es difícil, pero todo ocupa una tarde. Cada una de las seis rutinas resuelve una tarea. Las que modifican el modelo muestran antes la lista de lo que harían; cambias Write a True cuando la lista es correcta, y un solo Deshacer lo revierte.',
        'La lógica de cada rutina es un nodo de Python corto que se lee en unos minutos. No hay nodos personalizados ni paquetes que instalar, así que la rutina sigue abriendo después de la próxima actualización de Revit.',
      ],
      inside: [
        { name: 'rename-views.dyn', text: 'Busca y reemplaza texto en los nombres de vistas; omite los ya usados.' },
        {
          name: 'renumber-rooms.dyn',
          text: 'Numera las habitaciones nivel por nivel, en orden de lectura, con el prefijo que elijas.',
        },
        { name: 'copy-parameter.dyn', text: 'Copia un parámetro en otro para toda una categoría.' },
        {
          name: 'remove-unplaced-rooms.dyn',
          text: 'Lista habitaciones sin colocar, abiertas y redundantes; borra las no colocadas si se lo pides.',
        },
        {
          name: 'place-clash-markers.dyn',
          text: 'Coloca una familia en cada punto de una lista de interferencias en CSV; incluye una lista de ejemplo.',
        },
        { name: 'revision-matrix.dyn', text: 'Escribe en CSV la matriz de planos por revisión.' },
        { name: 'sample', text: 'Una lista de interferencias con dos puntos.' },
      ],
      requirements: [
        'Revit 2022 a 2026 con Dynamo 2.10 o posterior (motor CPython3)',
        'Para los marcadores de interferencias: una familia cargada que no necesite anfitrión',
      ],
      notes: [
        ['Nueva rutina: revision-matrix.dyn', 'renumber-rooms.dyn recibe la altura de fila como entrada'],
        ['place-clash-markers.dyn escribe el nombre de la interferencia en Comentarios'],
        [
          'Todas las rutinas pasaron a CPython3 y ya no dependen de paquetes',
          'Toda rutina que escribe tiene ensayo previo',
        ],
        ['copy-parameter.dyn omite los parámetros de solo lectura y lo indica'],
      ],
    },
  },
};
