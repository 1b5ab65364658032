import type { ProductSeed } from '../product-seed.ts';

export const warningLedger: ProductSeed = {
  id: 'warning-ledger',
  name: 'Warning Ledger',
  type: 'plugin',
  category: 'quality',
  price: 99,
  compatibility: 'Revit 2021–2026',
  related: ['level-guard', 'sheet-ledger', 'delivery-plan-checker'],
  releases: [
    { version: '1.5.2', date: '2026-03-10' },
    { version: '1.5.0', date: '2025-12-16' },
    { version: '1.4.0', date: '2025-05-06' },
  ],
  texts: {
    en: {
      description: 'Groups the warnings of a Revit model, lists their elements and compares them with the last count.',
      body: [
        'A model with 1,200 warnings is not a problem of 1,200 parts: most come from a handful of causes. Warning Ledger groups them by text, puts the most frequent first and gives the element ids ready to be pasted into Select by ID.',
        'It remembers the counts of the last run for each model, so the next ledger shows which groups grew, which shrank and which are solved. That is the figure a model review needs.',
      ],
      inside: [
        { name: 'WarningLedger.bundle', text: 'Package folder with PackageContents.xml and the add-in manifest.' },
        { name: 'source', text: 'C# project: the command, the counts of the last run and the CSV writer.' },
        { name: 'build.ps1', text: 'Builds for one Revit version and installs the bundle for your user.' },
        { name: 'README.md', text: 'Columns, where the counts are kept, installation.' },
      ],
      requirements: ['Revit 2021 to 2026 on Windows', '.NET SDK 8 to build (free)', 'No administrator rights'],
      notes: [
        ['Models with characters in their title that no file name allows'],
        ['Solved warnings are listed with count 0'],
        ['Counts of the last run are kept for each model'],
      ],
    },
    'pt-BR': {
      description: 'Agrupa os avisos de um modelo Revit, lista os elementos e compara com a última contagem.',
      body: [
        'Um modelo com 1.200 avisos não tem 1.200 problemas: a maioria vem de poucas causas. O Warning Ledger agrupa os avisos por texto, põe os mais frequentes primeiro e dá os ids dos elementos prontos para colar em Selecionar por ID.',
        'Ele guarda as contagens da última execução de cada modelo, e a lista seguinte mostra que grupos cresceram, quais diminuíram e quais foram resolvidos. É o número de que uma revisão de modelo precisa.',
      ],
      inside: [
        { name: 'WarningLedger.bundle', text: 'Pasta do pacote com PackageContents.xml e o manifesto do suplemento.' },
        { name: 'source', text: 'Projeto C#: o comando, as contagens da última execução e a gravação do CSV.' },
        { name: 'build.ps1', text: 'Compila para uma versão do Revit e instala o pacote para o seu usuário.' },
        { name: 'README.md', text: 'Colunas, onde ficam as contagens e a instalação (em inglês).' },
      ],
      requirements: [
        'Revit 2021 a 2026 no Windows',
        '.NET SDK 8 para compilar (gratuito)',
        'Sem direitos de administrador',
      ],
      notes: [
        ['Modelos com caracteres no título que nenhum nome de arquivo aceita'],
        ['Avisos resolvidos são listados com contagem 0'],
        ['As contagens da última execução são guardadas para cada modelo'],
      ],
    },
    es: {
      description:
        'Agrupa las advertencias de un modelo de Revit, lista sus elementos y las compara con el último recuento.',
      body: [
        'Un modelo con 1.200 advertencias no tiene 1.200 problemas: la mayoría viene de unas pocas causas. Warning Ledger las agrupa por texto, pone primero las más frecuentes y da los identificadores de los elementos listos para pegar en Seleccionar por ID.',
        'Recuerda los recuentos de la última ejecución de cada modelo, y la lista siguiente muestra qué grupos crecieron, cuáles disminuyeron y cuáles se resolvieron. Es la cifra que necesita una revisión de modelo.',
      ],
      inside: [
        {
          name: 'WarningLedger.bundle',
          text: 'Carpeta del paquete con PackageContents.xml y el manifiesto del complemento.',
        },
        {
          name: 'source',
          text: 'Proyecto de C#: el comando, los recuentos de la última ejecución y la escritura del CSV.',
        },
        { name: 'build.ps1', text: 'Compila para una versión de Revit e instala el paquete para tu usuario.' },
        { name: 'README.md', text: 'Columnas, dónde se guardan los recuentos y la instalación (en inglés).' },
      ],
      requirements: [
        'Revit 2021 a 2026 en Windows',
        '.NET SDK 8 para compilar (gratuito)',
        'Sin permisos de administrador',
      ],
      notes: [
        ['Modelos con caracteres en el título que ningún nombre de archivo admite'],
        ['Las advertencias resueltas se listan con recuento 0'],
        ['Los recuentos de la última ejecución se guardan para cada modelo'],
      ],
    },
  },
};
