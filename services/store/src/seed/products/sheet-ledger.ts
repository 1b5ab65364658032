import type { ProductSeed } from '../product-seed.ts';

export const sheetLedger: ProductSeed = {
  id: 'sheet-ledger',
  name: 'Sheet Ledger',
  type: 'plugin',
  category: 'documentation',
  price: 129,
  compatibility: 'Revit 2021–2026',
  related: ['sheet-set-builder', 'container-name-checker', 'parameter-bridge'],
  releases: [
    { version: '2.2.0', date: '2026-04-21' },
    { version: '2.1.0', date: '2025-10-07' },
    { version: '2.0.0', date: '2025-03-25' },
  ],
  texts: {
    en: {
      description: 'Writes the sheet list with revisions to CSV and points out the sheets that are not ready to issue.',
      body: [
        'The evening before an issue is the wrong time to find an empty sheet. Sheet Ledger writes every sheet of the model with its current revision, dates, author, checker and number of views, and adds a remark to each one that is empty, was never issued or has not been checked.',
        'The ledger is a CSV file with the day and time in its name, so two of them side by side show what moved between two issues.',
      ],
      inside: [
        { name: 'SheetLedger.bundle', text: 'Package folder with PackageContents.xml and the add-in manifest.' },
        { name: 'source', text: 'C# project: the command with its four remarks and the CSV writer.' },
        { name: 'build.ps1', text: 'Builds for one Revit version and installs the bundle for your user.' },
        { name: 'README.md', text: 'Columns, remarks, installation.' },
      ],
      requirements: ['Revit 2021 to 2026 on Windows', '.NET SDK 8 to build (free)', 'No administrator rights'],
      notes: [
        ['Remark for names that begin or end with a space'],
        ['Revision date as a column of its own', 'Placeholder sheets are left out'],
        ['Cells that a spreadsheet could run as a formula are written as text'],
      ],
    },
    'pt-BR': {
      description: 'Grava em CSV a lista de pranchas com revisões e aponta as que não estão prontas para emissão.',
      body: [
        'A véspera da emissão é a pior hora para achar uma prancha vazia. O Sheet Ledger grava todas as pranchas do modelo com revisão atual, datas, autor, verificador e número de vistas, e acrescenta uma observação a cada uma que esteja vazia, nunca tenha sido emitida ou não tenha sido verificada.',
        'A lista é um arquivo CSV com dia e hora no nome: duas delas lado a lado mostram o que mudou entre duas emissões.',
      ],
      inside: [
        { name: 'SheetLedger.bundle', text: 'Pasta do pacote com PackageContents.xml e o manifesto do suplemento.' },
        { name: 'source', text: 'Projeto C#: o comando com suas quatro observações e a gravação do CSV.' },
        { name: 'build.ps1', text: 'Compila para uma versão do Revit e instala o pacote para o seu usuário.' },
        { name: 'README.md', text: 'Colunas, observações e instalação (em inglês).' },
      ],
      requirements: [
        'Revit 2021 a 2026 no Windows',
        '.NET SDK 8 para compilar (gratuito)',
        'Sem direitos de administrador',
      ],
      notes: [
        ['Observação para nomes que começam ou terminam com espaço'],
        ['Data da revisão em coluna própria', 'Pranchas de espaço reservado ficam de fora'],
        ['Células que uma planilha executaria como fórmula são gravadas como texto'],
      ],
    },
    es: {
      description: 'Escribe en CSV la lista de planos con revisiones y señala los que no están listos para emitirse.',
      body: [
        'La víspera de una emisión es mal momento para encontrar un plano vacío. Sheet Ledger escribe todos los planos del modelo con su revisión actual, fechas, autor, revisor y número de vistas, y añade una observación a cada uno que esté vacío, no se haya emitido nunca o no se haya comprobado.',
        'La lista es un archivo CSV con el día y la hora en el nombre: dos de ellas, una junto a otra, muestran qué cambió entre dos emisiones.',
      ],
      inside: [
        {
          name: 'SheetLedger.bundle',
          text: 'Carpeta del paquete con PackageContents.xml y el manifiesto del complemento.',
        },
        { name: 'source', text: 'Proyecto de C#: el comando con sus cuatro observaciones y la escritura del CSV.' },
        { name: 'build.ps1', text: 'Compila para una versión de Revit e instala el paquete para tu usuario.' },
        { name: 'README.md', text: 'Columnas, observaciones e instalación (en inglés).' },
      ],
      requirements: [
        'Revit 2021 a 2026 en Windows',
        '.NET SDK 8 para compilar (gratuito)',
        'Sin permisos de administrador',
      ],
      notes: [
        ['Observación para nombres que empiezan o terminan con un espacio'],
        ['Fecha de revisión en columna propia', 'Los planos de marcador de posición quedan fuera'],
        ['Las celdas que una hoja de cálculo ejecutaría como fórmula se escriben como texto'],
      ],
    },
  },
};
