import type { ProductSeed } from '../product-seed.ts';

export const parameterBridge: ProductSeed = {
  id: 'parameter-bridge',
  name: 'Parameter Bridge',
  type: 'plugin',
  category: 'data',
  price: 179,
  compatibility: 'Revit 2021–2026',
  related: ['room-data-graphs', 'sheet-ledger', 'ifc-property-counter'],
  releases: [
    { version: '3.0.1', date: '2026-08-18' },
    { version: '3.0.0', date: '2026-06-23' },
    { version: '2.5.0', date: '2025-12-02' },
    { version: '2.4.0', date: '2025-04-08' },
  ],
  texts: {
    en: {
      description: 'Takes instance parameters of the selected elements to a CSV file and writes your edits back.',
      body: [
        'Some data is faster to fill in a table, and some people who know it never open Revit. Parameter Bridge exports the parameters that you list for the elements that you select; the import compares the table with the model and writes only what differs, in one step for Undo.',
        'Rows are matched by UniqueId, so they can be sorted, filtered and deleted freely. Values that Revit does not accept, such as a text in a length, are refused one by one and shown with their element.',
      ],
      inside: [
        {
          name: 'ParameterBridge.bundle',
          text: 'Package folder with PackageContents.xml and a manifest with two commands.',
        },
        { name: 'source', text: 'C# project: export, import, the CSV reader and writer, about 230 lines.' },
        { name: 'build.ps1', text: 'Builds for one Revit version and installs the bundle for your user.' },
        { name: 'README.md', text: 'The list of parameters, what is refused, installation.' },
      ],
      requirements: ['Revit 2021 to 2026 on Windows', '.NET SDK 8 to build (free)', 'No administrator rights'],
      notes: [
        ['Quoted cells with line breaks are read correctly'],
        ['Export and import are two commands', 'The list of parameters is a text file in Documents'],
        ['Refused values are listed with element and parameter'],
        ['Numbers are written as the project shows them, with units'],
      ],
    },
    'pt-BR': {
      description: 'Leva parâmetros de instância dos elementos selecionados para um CSV e grava suas edições de volta.',
      body: [
        'Há dados que se preenchem mais rápido em tabela, e quem os conhece muitas vezes nunca abre o Revit. O Parameter Bridge exporta os parâmetros que você listar dos elementos que selecionar; a importação compara a tabela com o modelo e grava só o que difere, em um único passo de Desfazer.',
        'As linhas são associadas pelo UniqueId, por isso podem ser ordenadas, filtradas e excluídas à vontade. Valores que o Revit não aceita, como um texto em um comprimento, são recusados um a um e mostrados com o elemento.',
      ],
      inside: [
        {
          name: 'ParameterBridge.bundle',
          text: 'Pasta do pacote com PackageContents.xml e um manifesto com dois comandos.',
        },
        { name: 'source', text: 'Projeto C#: exportação, importação, leitura e gravação de CSV, cerca de 230 linhas.' },
        { name: 'build.ps1', text: 'Compila para uma versão do Revit e instala o pacote para o seu usuário.' },
        { name: 'README.md', text: 'A lista de parâmetros, o que é recusado e a instalação (em inglês).' },
      ],
      requirements: [
        'Revit 2021 a 2026 no Windows',
        '.NET SDK 8 para compilar (gratuito)',
        'Sem direitos de administrador',
      ],
      notes: [
        ['Células entre aspas com quebra de linha são lidas corretamente'],
        ['Exportar e importar são dois comandos', 'A lista de parâmetros é um arquivo de texto em Documentos'],
        ['Valores recusados são listados com elemento e parâmetro'],
        ['Números são gravados como o projeto os mostra, com unidades'],
      ],
    },
    es: {
      description:
        'Lleva parámetros de ejemplar de los elementos seleccionados a un CSV y devuelve tus cambios al modelo.',
      body: [
        'Hay datos que se rellenan antes en una tabla, y quienes los conocen a menudo nunca abren Revit. Parameter Bridge exporta los parámetros que indiques de los elementos que selecciones; la importación compara la tabla con el modelo y escribe solo lo que difiere, en un único paso de Deshacer.',
        'Las filas se emparejan por UniqueId, así que pueden ordenarse, filtrarse y borrarse con libertad. Los valores que Revit no acepta, como un texto en una longitud, se rechazan uno por uno y se muestran con su elemento.',
      ],
      inside: [
        {
          name: 'ParameterBridge.bundle',
          text: 'Carpeta del paquete con PackageContents.xml y un manifiesto con dos comandos.',
        },
        {
          name: 'source',
          text: 'Proyecto de C#: exportación, importación, lectura y escritura de CSV, unas 230 líneas.',
        },
        { name: 'build.ps1', text: 'Compila para una versión de Revit e instala el paquete para tu usuario.' },
        { name: 'README.md', text: 'La lista de parámetros, lo que se rechaza y la instalación (en inglés).' },
      ],
      requirements: [
        'Revit 2021 a 2026 en Windows',
        '.NET SDK 8 para compilar (gratuito)',
        'Sin permisos de administrador',
      ],
      notes: [
        ['Las celdas entre comillas con saltos de línea se leen correctamente'],
        ['Exportar e importar son dos comandos', 'La lista de parámetros es un archivo de texto en Documentos'],
        ['Los valores rechazados se listan con elemento y parámetro'],
        ['Los números se escriben como los muestra el proyecto, con unidades'],
      ],
    },
  },
};
