import type { ProductSeed } from '../product-seed.ts';

export const bimAutomationScriptsPack: ProductSeed = {
  id: 'bim-automation-scripts-pack',
  name: 'BIM Automation Scripts Pack',
  type: 'script',
  category: 'data',
  price: 89,
  compatibility: 'Python 3.9+',
  featuredPlace: 2,
  related: ['container-name-checker', 'ifc-property-counter', 'delivery-plan-checker'],
  releases: [
    { version: '2.3.0', date: '2026-05-05' },
    { version: '2.2.0', date: '2025-11-11' },
    { version: '2.0.0', date: '2025-05-27' },
    { version: '1.6.0', date: '2025-01-14' },
  ],
  texts: {
    en: {
      description:
        'Five readable Python scripts for the files around a model: rename, audit, compare, register, verify.',
      body: [
        'Much of a delivery happens outside the model: files that must be renamed to the project standard, schedules that changed since last month, folders whose content somebody has to vouch for. Each of the five scripts does one of these from the command line and prints its findings in plain sentences.',
        'They run with plain Python, write nothing unless you ask and end with a status that a scheduled task or a pipeline can act on. Every script comes with sample data that contains faults on purpose, so you see what a finding looks like before you use your own files.',
      ],
      inside: [
        {
          name: 'rename_from_csv.py',
          text: 'Renames files from a list; shows first, refuses conflicts, writes an undo list.',
        },
        { name: 'audit_schedule.py', text: 'Empty cells, repeated marks and bad numbers in an exported schedule.' },
        { name: 'compare_schedules.py', text: 'Rows added, removed and changed between two exports.' },
        { name: 'register_folder.py', text: 'Register of a folder with size, date and SHA-256 of each file.' },
        { name: 'verify_delivery.py', text: 'Compares a received folder with its register.' },
        { name: 'sample', text: 'Schedules, files and a register with faults on purpose.' },
      ],
      requirements: ['Python 3.9 or newer on Windows, macOS or Linux; no packages', 'Schedules as CSV with headers'],
      notes: [
        ['New script: verify_delivery.py', 'register_folder.py skips hidden files'],
        ['rename_from_csv.py can swap two names in one list'],
        ['Every script answers --help and returns an exit status', 'Sample data for each script'],
        ['compare_schedules.py stops when a key is used twice instead of comparing the wrong rows'],
      ],
    },
    'pt-BR': {
      description:
        'Cinco scripts Python legíveis para os arquivos em torno do modelo: renomear, auditar, comparar, registrar, conferir.',
      body: [
        'Boa parte de uma entrega acontece fora do modelo: arquivos que precisam seguir o padrão de nomes do projeto, tabelas que mudaram desde o mês passado, pastas cujo conteúdo alguém tem de garantir. Cada um dos cinco scripts faz uma dessas coisas pela linha de comando e mostra o resultado em frases simples.',
        'Rodam com Python puro, não gravam nada sem que você peça e terminam com um código que uma tarefa agendada ou um pipeline pode usar. Todos trazem dados de exemplo com falhas de propósito, para você ver como é um apontamento antes de usar seus próprios arquivos.',
      ],
      inside: [
        {
          name: 'rename_from_csv.py',
          text: 'Renomeia arquivos a partir de uma lista; mostra antes, recusa conflitos e grava uma lista para desfazer.',
        },
        {
          name: 'audit_schedule.py',
          text: 'Células vazias, marcas repetidas e números inválidos em uma tabela exportada.',
        },
        { name: 'compare_schedules.py', text: 'Linhas incluídas, removidas e alteradas entre duas exportações.' },
        { name: 'register_folder.py', text: 'Registro de uma pasta com tamanho, data e SHA-256 de cada arquivo.' },
        { name: 'verify_delivery.py', text: 'Compara uma pasta recebida com o seu registro.' },
        { name: 'sample', text: 'Tabelas, arquivos e um registro com falhas de propósito.' },
      ],
      requirements: [
        'Python 3.9 ou mais novo no Windows, macOS ou Linux; nenhum pacote',
        'Tabelas em CSV com cabeçalho',
      ],
      notes: [
        ['Novo script: verify_delivery.py', 'register_folder.py ignora arquivos ocultos'],
        ['rename_from_csv.py consegue trocar dois nomes na mesma lista'],
        ['Todo script responde a --help e devolve um código de saída', 'Dados de exemplo para cada script'],
        ['compare_schedules.py para quando uma chave se repete, em vez de comparar as linhas erradas'],
      ],
    },
    es: {
      description:
        'Cinco scripts de Python legibles para los archivos que rodean al modelo: renombrar, auditar, comparar, registrar, verificar.',
      body: [
        'Buena parte de una entrega ocurre fuera del modelo: archivos que deben seguir la norma de nombres del proyecto, tablas que cambiaron desde el mes pasado, carpetas de cuyo contenido alguien tiene que responder. Cada uno de los cinco scripts hace una de esas cosas desde la línea de comandos y muestra el resultado en frases sencillas.',
        'Funcionan con Python sin añadidos, no escriben nada si no se lo pides y terminan con un código que puede usar una tarea programada o un pipeline. Todos traen datos de ejemplo con fallos a propósito, para ver cómo es un aviso antes de usar tus archivos.',
      ],
      inside: [
        {
          name: 'rename_from_csv.py',
          text: 'Renombra archivos según una lista; muestra antes, rechaza conflictos y deja una lista para deshacer.',
        },
        {
          name: 'audit_schedule.py',
          text: 'Celdas vacías, marcas repetidas y números no válidos en una tabla exportada.',
        },
        { name: 'compare_schedules.py', text: 'Filas añadidas, eliminadas y cambiadas entre dos exportaciones.' },
        { name: 'register_folder.py', text: 'Registro de una carpeta con tamaño, fecha y SHA-256 de cada archivo.' },
        { name: 'verify_delivery.py', text: 'Compara una carpeta recibida con su registro.' },
        { name: 'sample', text: 'Tablas, archivos y un registro con fallos a propósito.' },
      ],
      requirements: [
        'Python 3.9 o posterior en Windows, macOS o Linux; ningún paquete',
        'Tablas en CSV con encabezados',
      ],
      notes: [
        ['Nuevo script: verify_delivery.py', 'register_folder.py omite los archivos ocultos'],
        ['rename_from_csv.py puede intercambiar dos nombres en la misma lista'],
        ['Todos los scripts responden a --help y devuelven un código de salida', 'Datos de ejemplo para cada script'],
        ['compare_schedules.py se detiene si una clave se repite, en lugar de comparar las filas equivocadas'],
      ],
    },
  },
};
