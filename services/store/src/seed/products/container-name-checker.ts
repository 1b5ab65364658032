import type { ProductSeed } from '../product-seed.ts';

export const containerNameChecker: ProductSeed = {
  id: 'container-name-checker',
  name: 'Container Name Checker',
  type: 'script',
  category: 'documentation',
  price: 59,
  compatibility: 'Python 3.9+',
  related: ['delivery-plan-checker', 'bim-automation-scripts-pack', 'sheet-ledger'],
  releases: [
    { version: '1.4.0', date: '2026-04-07' },
    { version: '1.3.0', date: '2025-10-21' },
    { version: '1.2.0', date: '2025-02-04' },
  ],
  texts: {
    en: {
      description: 'Checks names of information containers against the fields and codes of your own project.',
      body: [
        'ISO 19650 leaves the fields of a container name to the project, so a checker with built-in codes is wrong on the next job. This one reads fields, order and codes from a small JSON file that you fill in once from your information standard, and checks a folder or a list of names against it.',
        'Each fault says which field is wrong and why; a code in the wrong case gets a suggestion, and a name that is used twice is reported. The exit status lets a scheduled task stop on a wrong name before it reaches the shared area.',
      ],
      inside: [
        {
          name: 'check_names.py',
          text: 'The checker; reads a folder or a text file, writes faults to the screen and to CSV.',
        },
        { name: 'fields.json', text: 'Example of seven fields with codes and patterns, to be replaced by yours.' },
        { name: 'sample', text: 'Eight names with faults on purpose.' },
        { name: 'README.md', text: 'How to write the fields of your project.' },
      ],
      requirements: ['Python 3.9 or newer on Windows, macOS or Linux; no packages'],
      notes: [
        ['Names used more than once are reported', 'A name with the wrong number of fields gives one fault, not seven'],
        ['Suggestion when only the case of a code is wrong'],
        ['Faults as CSV with --csv'],
      ],
    },
    'pt-BR': {
      description: 'Verifica nomes de contêineres de informação com base nos campos e códigos do seu projeto.',
      body: [
        'A ISO 19650 deixa os campos do nome do contêiner por conta do projeto, e um verificador com códigos fixos erra na obra seguinte. Este lê campos, ordem e códigos de um pequeno arquivo JSON, que você preenche uma vez a partir do seu padrão de informação, e verifica uma pasta ou uma lista de nomes.',
        'Cada falha diz qual campo está errado e por quê; um código com maiúsculas trocadas recebe uma sugestão, e um nome usado duas vezes é apontado. O código de saída permite que uma tarefa agendada pare em um nome errado antes que ele chegue à área compartilhada.',
      ],
      inside: [
        {
          name: 'check_names.py',
          text: 'O verificador; lê uma pasta ou um arquivo de texto e mostra as falhas na tela e em CSV.',
        },
        { name: 'fields.json', text: 'Exemplo de sete campos com códigos e padrões, para trocar pelos seus.' },
        { name: 'sample', text: 'Oito nomes com falhas de propósito.' },
        { name: 'README.md', text: 'Como escrever os campos do seu projeto (em inglês).' },
      ],
      requirements: ['Python 3.9 ou mais novo no Windows, macOS ou Linux; nenhum pacote'],
      notes: [
        ['Nomes usados mais de uma vez são apontados', 'Um nome com número errado de campos gera uma falha, não sete'],
        ['Sugestão quando só as maiúsculas de um código estão erradas'],
        ['Falhas em CSV com --csv'],
      ],
    },
    es: {
      description: 'Comprueba nombres de contenedores de información con los campos y códigos de tu propio proyecto.',
      body: [
        'ISO 19650 deja los campos del nombre de un contenedor en manos del proyecto, así que un verificador con códigos fijos falla en el siguiente encargo. Este lee campos, orden y códigos de un pequeño archivo JSON, que rellenas una vez según tu norma de información, y comprueba una carpeta o una lista de nombres.',
        'Cada fallo dice qué campo está mal y por qué; un código con mayúsculas equivocadas recibe una sugerencia y un nombre usado dos veces se señala. El código de salida permite que una tarea programada se detenga ante un nombre incorrecto antes de que llegue al área compartida.',
      ],
      inside: [
        {
          name: 'check_names.py',
          text: 'El verificador; lee una carpeta o un archivo de texto y muestra los fallos en pantalla y en CSV.',
        },
        { name: 'fields.json', text: 'Ejemplo de siete campos con códigos y patrones, para sustituir por los tuyos.' },
        { name: 'sample', text: 'Ocho nombres con fallos a propósito.' },
        { name: 'README.md', text: 'Cómo escribir los campos de tu proyecto (en inglés).' },
      ],
      requirements: ['Python 3.9 o posterior en Windows, macOS o Linux; ningún paquete'],
      notes: [
        [
          'Se señalan los nombres usados más de una vez',
          'Un nombre con un número de campos incorrecto da un fallo, no siete',
        ],
        ['Sugerencia cuando solo fallan las mayúsculas de un código'],
        ['Fallos en CSV con --csv'],
      ],
    },
  },
};
