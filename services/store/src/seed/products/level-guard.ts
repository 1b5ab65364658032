import type { ProductSeed } from '../product-seed.ts';

export const levelGuard: ProductSeed = {
  id: 'level-guard',
  name: 'Level Guard',
  type: 'plugin',
  category: 'quality',
  price: 219,
  compatibility: 'Revit 2021–2026',
  featuredPlace: 3,
  related: ['warning-ledger', 'headroom-check', 'grid-and-level-builder'],
  releases: [
    { version: '1.8.0', date: '2026-07-14' },
    { version: '1.7.0', date: '2026-02-03' },
    { version: '1.6.1', date: '2025-09-02' },
  ],
  texts: {
    en: {
      description: 'Finds elements hosted on the wrong level before the coordinator does.',
      body: [
        'A wash basin on level 02 that is modelled from level 01 with an offset looks right in every view, and is wrong in every schedule, export and quantity. Level Guard compares the level that an element declares with the level that it stands on, selects those that differ and lists them with both levels.',
        'It only reads: nothing in the model changes. You get the source and a build script that makes the add-in for the Revit version on your machine, so it can be reviewed by your IT department and adapted to your categories.',
      ],
      inside: [
        { name: 'LevelGuard.bundle', text: 'Package folder with PackageContents.xml and the add-in manifest.' },
        { name: 'source', text: 'C# project: the command, the level rule and the CSV writer, about 150 lines.' },
        { name: 'build.ps1', text: 'Builds for one Revit version and installs the bundle for your user.' },
        { name: 'README.md', text: 'Installation, removal and how to change the tolerance.' },
      ],
      requirements: ['Revit 2021 to 2026 on Windows', '.NET SDK 8 to build (free)', 'No administrator rights'],
      notes: [
        ['Plumbing fixtures, casework and electrical equipment are checked too'],
        ['Builds for Revit 2026 (.NET 8)', 'The list is a CSV file in Documents'],
        ['Nested families follow their parent and are no longer reported'],
      ],
    },
    'pt-BR': {
      description: 'Encontra elementos hospedados no nível errado antes que o coordenador encontre.',
      body: [
        'Um lavatório do nível 02 modelado a partir do nível 01 com deslocamento parece certo em todas as vistas, e está errado em todas as tabelas, exportações e quantitativos. O Level Guard compara o nível que o elemento declara com o nível em que ele está de fato, seleciona os que diferem e lista os dois níveis.',
        'Ele só lê: nada muda no modelo. Você recebe o código-fonte e um script que compila o suplemento para a versão do Revit da sua máquina, de modo que a TI pode revisá-lo e você pode adaptá-lo às suas categorias.',
      ],
      inside: [
        { name: 'LevelGuard.bundle', text: 'Pasta do pacote com PackageContents.xml e o manifesto do suplemento.' },
        { name: 'source', text: 'Projeto C#: o comando, a regra de níveis e a gravação do CSV, cerca de 150 linhas.' },
        { name: 'build.ps1', text: 'Compila para uma versão do Revit e instala o pacote para o seu usuário.' },
        { name: 'README.md', text: 'Instalação, remoção e como mudar a tolerância (em inglês).' },
      ],
      requirements: [
        'Revit 2021 a 2026 no Windows',
        '.NET SDK 8 para compilar (gratuito)',
        'Sem direitos de administrador',
      ],
      notes: [
        ['Também verifica louças e metais, armários e equipamentos elétricos'],
        ['Compila para o Revit 2026 (.NET 8)', 'A lista é um arquivo CSV em Documentos'],
        ['Famílias aninhadas seguem a família principal e não são mais apontadas'],
      ],
    },
    es: {
      description: 'Encuentra elementos alojados en el nivel equivocado antes de que lo haga el coordinador.',
      body: [
        'Un lavabo del nivel 02 modelado desde el nivel 01 con un desfase se ve bien en todas las vistas y está mal en todas las tablas, exportaciones y mediciones. Level Guard compara el nivel que declara un elemento con el nivel en el que está realmente, selecciona los que difieren y los lista con ambos niveles.',
        'Solo lee: nada cambia en el modelo. Recibes el código fuente y un script que compila el complemento para la versión de Revit de tu equipo, de modo que el departamento de sistemas puede revisarlo y tú adaptarlo a tus categorías.',
      ],
      inside: [
        {
          name: 'LevelGuard.bundle',
          text: 'Carpeta del paquete con PackageContents.xml y el manifiesto del complemento.',
        },
        {
          name: 'source',
          text: 'Proyecto de C#: el comando, la regla de niveles y la escritura del CSV, unas 150 líneas.',
        },
        { name: 'build.ps1', text: 'Compila para una versión de Revit e instala el paquete para tu usuario.' },
        { name: 'README.md', text: 'Instalación, desinstalación y cómo cambiar la tolerancia (en inglés).' },
      ],
      requirements: [
        'Revit 2021 a 2026 en Windows',
        '.NET SDK 8 para compilar (gratuito)',
        'Sin permisos de administrador',
      ],
      notes: [
        ['También revisa aparatos sanitarios, muebles de obra y equipos eléctricos'],
        ['Compila para Revit 2026 (.NET 8)', 'La lista es un archivo CSV en Documentos'],
        ['Las familias anidadas siguen a la principal y ya no se señalan'],
      ],
    },
  },
};
