import type { ProductSeed } from '../product-seed.ts';

export const ifcPropertyCounter: ProductSeed = {
  id: 'ifc-property-counter',
  name: 'IFC Property Counter',
  type: 'script',
  category: 'data',
  price: 69,
  compatibility: 'Python 3.9+, IFC2x3–IFC4.3',
  related: ['bcf-summary', 'bim-automation-scripts-pack', 'parameter-bridge'],
  releases: [
    { version: '2.1.0', date: '2026-07-28' },
    { version: '2.0.0', date: '2026-01-13' },
    { version: '1.1.0', date: '2025-07-22' },
  ],
  texts: {
    en: {
      description: 'Counts objects and filled properties of an IFC file and lists the objects that lack a value.',
      body: [
        'Before a model is accepted somebody asks: do all doors carry a fire rating? This script answers from the IFC file itself. For each class it counts the objects and, for every property set, how many of them have a value; with --require it lists each object without one, by GlobalId.',
        'It reads the STEP text in pure Python, so it runs on a build server or on a laptop without a BIM program. It counts single values attached to objects; properties of types, lists and tables are not counted, and the README says so.',
      ],
      inside: [
        { name: 'count_properties.py', text: 'The counter, about 130 lines.' },
        {
          name: 'sample',
          text: 'A hand-written IFC4 file with three walls and two doors, two values missing on purpose.',
        },
        { name: 'README.md', text: 'What is counted, what is not, memory needed.' },
      ],
      requirements: ['Python 3.9 or newer; no packages', 'IFC2x3, IFC4 or IFC4.3 as .ifc (not .ifczip, not .ifcxml)'],
      notes: [
        ['--require may be given several times', 'Accents written as \\X2\\ codes are decoded'],
        ['One class alone with --ifc-class', 'Semicolons within texts no longer cut an instance'],
        ['Empty labels count as missing'],
      ],
    },
    'pt-BR': {
      description: 'Conta objetos e propriedades preenchidas de um arquivo IFC e lista os objetos sem valor.',
      body: [
        'Antes de aceitar um modelo alguém pergunta: todas as portas têm resistência ao fogo? Este script responde a partir do próprio IFC. Para cada classe ele conta os objetos e, para cada conjunto de propriedades, quantos têm valor; com --require lista cada objeto sem valor, pelo GlobalId.',
        'Ele lê o texto STEP em Python puro, por isso roda em um servidor ou em um notebook sem programa BIM. Conta valores simples ligados a objetos; propriedades de tipos, listas e tabelas não são contadas, e o README avisa.',
      ],
      inside: [
        { name: 'count_properties.py', text: 'O contador, cerca de 130 linhas.' },
        {
          name: 'sample',
          text: 'Um IFC4 escrito à mão com três paredes e duas portas, com dois valores faltando de propósito.',
        },
        { name: 'README.md', text: 'O que é contado, o que não é e a memória necessária (em inglês).' },
      ],
      requirements: [
        'Python 3.9 ou mais novo; nenhum pacote',
        'IFC2x3, IFC4 ou IFC4.3 em .ifc (não .ifczip, não .ifcxml)',
      ],
      notes: [
        ['--require pode ser usado várias vezes', 'Acentos escritos como códigos \\X2\\ são decodificados'],
        ['Uma única classe com --ifc-class', 'Ponto e vírgula dentro de um texto não corta mais a instância'],
        ['Rótulos vazios contam como ausentes'],
      ],
    },
    es: {
      description:
        'Cuenta objetos y propiedades rellenas de un archivo IFC y lista los objetos a los que les falta un valor.',
      body: [
        'Antes de aceptar un modelo alguien pregunta: ¿todas las puertas tienen resistencia al fuego? Este script responde desde el propio IFC. Para cada clase cuenta los objetos y, para cada conjunto de propiedades, cuántos tienen valor; con --require lista cada objeto sin él, por su GlobalId.',
        'Lee el texto STEP en Python puro, así que funciona en un servidor o en un portátil sin programa BIM. Cuenta valores simples asociados a objetos; las propiedades de tipos, listas y tablas no se cuentan, y el README lo indica.',
      ],
      inside: [
        { name: 'count_properties.py', text: 'El contador, unas 130 líneas.' },
        {
          name: 'sample',
          text: 'Un IFC4 escrito a mano con tres muros y dos puertas, con dos valores ausentes a propósito.',
        },
        { name: 'README.md', text: 'Qué se cuenta, qué no y la memoria necesaria (en inglés).' },
      ],
      requirements: ['Python 3.9 o posterior; ningún paquete', 'IFC2x3, IFC4 o IFC4.3 en .ifc (no .ifczip ni .ifcxml)'],
      notes: [
        ['--require puede usarse varias veces', 'Los acentos escritos como códigos \\X2\\ se decodifican'],
        ['Una sola clase con --ifc-class', 'El punto y coma dentro de un texto ya no corta la instancia'],
        ['Las etiquetas vacías cuentan como ausentes'],
      ],
    },
  },
};
