import type { ProductSeed } from '../product-seed.ts';

export const bcfSummary: ProductSeed = {
  id: 'bcf-summary',
  name: 'BCF Summary',
  type: 'script',
  category: 'coordination',
  price: 49,
  compatibility: 'Python 3.9+, BCF 2.0–3.0',
  related: ['headroom-check', 'ifc-property-counter', 'advanced-dynamo-toolkit'],
  releases: [
    { version: '1.2.0', date: '2026-02-24' },
    { version: '1.1.0', date: '2025-09-16' },
    { version: '1.0.0', date: '2025-04-22' },
  ],
  texts: {
    en: {
      description: 'Turns a BCF file into the numbers of a coordination meeting: open by person, overdue, oldest.',
      body: [
        'A coordination meeting needs three figures before it opens a single view: how many topics are open and with whom, which are past their due date, and how old the oldest is. BCF Summary reads them from the file that your checker or viewer exports.',
        'The same topics go to a CSV file, one row each, to be sorted or charted. Words that mean closed are a list at the top of the script in English, Portuguese and Spanish; add the ones of your platform.',
      ],
      inside: [
        { name: 'summarise_bcf.py', text: 'The summary, about 90 lines.' },
        { name: 'sample', text: 'A BCF 2.1 file with four topics, one of them overdue.' },
        { name: 'README.md', text: 'Status words, day of the report, exit status.' },
      ],
      requirements: ['Python 3.9 or newer; no packages', 'BCF 2.0, 2.1 or 3.0 (.bcf, .bcfzip)'],
      notes: [
        ['BCF 3.0: comments within the topic are counted'],
        ['Day of the report with --on, so that last week can be repeated'],
        ['First release'],
      ],
    },
    'pt-BR': {
      description:
        'Transforma um arquivo BCF nos números da reunião de compatibilização: abertos por pessoa, atrasados, mais antigo.',
      body: [
        'A reunião de compatibilização precisa de três números antes de abrir a primeira vista: quantos tópicos estão abertos e com quem, quais passaram do prazo e qual a idade do mais antigo. O BCF Summary os lê do arquivo que o seu verificador ou visualizador exporta.',
        'Os mesmos tópicos vão para um CSV, uma linha cada, para ordenar ou fazer gráficos. As palavras que significam fechado estão em uma lista no início do script, em inglês, português e espanhol; acrescente as da sua plataforma.',
      ],
      inside: [
        { name: 'summarise_bcf.py', text: 'O resumo, cerca de 90 linhas.' },
        { name: 'sample', text: 'Um arquivo BCF 2.1 com quatro tópicos, um deles atrasado.' },
        { name: 'README.md', text: 'Palavras de status, dia do relatório e código de saída (em inglês).' },
      ],
      requirements: ['Python 3.9 ou mais novo; nenhum pacote', 'BCF 2.0, 2.1 ou 3.0 (.bcf, .bcfzip)'],
      notes: [
        ['BCF 3.0: comentários dentro do tópico são contados'],
        ['Dia do relatório com --on, para repetir o da semana passada'],
        ['Primeira versão'],
      ],
    },
    es: {
      description:
        'Convierte un archivo BCF en las cifras de la reunión de coordinación: abiertos por persona, vencidos, más antiguo.',
      body: [
        'Una reunión de coordinación necesita tres cifras antes de abrir la primera vista: cuántos temas están abiertos y con quién, cuáles han vencido y qué edad tiene el más antiguo. BCF Summary las lee del archivo que exporta su verificador o visor.',
        'Los mismos temas van a un CSV, una fila cada uno, para ordenar o hacer gráficos. Las palabras que significan cerrado están en una lista al inicio del script, en inglés, portugués y español; añade las de tu plataforma.',
      ],
      inside: [
        { name: 'summarise_bcf.py', text: 'El resumen, unas 90 líneas.' },
        { name: 'sample', text: 'Un archivo BCF 2.1 con cuatro temas, uno de ellos vencido.' },
        { name: 'README.md', text: 'Palabras de estado, día del informe y código de salida (en inglés).' },
      ],
      requirements: ['Python 3.9 o posterior; ningún paquete', 'BCF 2.0, 2.1 o 3.0 (.bcf, .bcfzip)'],
      notes: [
        ['BCF 3.0: se cuentan los comentarios dentro del tema'],
        ['Día del informe con --on, para repetir el de la semana pasada'],
        ['Primera versión'],
      ],
    },
  },
};
