import type { CourseSeed } from '../../course-seed.ts';
import { rafaelTeixeira } from '../instructors.ts';
import { say } from '../words.ts';
import { ifcChapters } from './chapters.ts';

export const ifcChecksWithPython: CourseSeed = {
  id: 'ifc-checks-with-python',
  category: 'python-for-bim',
  priceCents: 24900,
  level: 'Advanced',
  softwareVersion: 'Python 3.13, IFC4',
  publishedOn: '2026-04-21',
  updatedOn: '2026-11-30',
  related: ['python-for-bim-first-steps', 'revit-families-and-information'],
  instructor: rafaelTeixeira,
  reviews: [
    {
      authorName: 'Gustavo Prates',
      rating: 5,
      on: '2026-10-28',
      text: say(
        'I had used a library for years without knowing what it reads. Now I find faults in exports by looking at the text.',
        'Usei uma biblioteca por anos sem saber o que ela lê. Agora acho falhas de exportação olhando o texto.',
        'Usé una biblioteca durante años sin saber qué lee. Ahora encuentro fallos de exportación mirando el texto.',
      ),
    },
    {
      authorName: 'Elena Ríos',
      rating: 4,
      on: '2026-08-26',
      text: say(
        'The requirements as a CSV that the client can read are the best part.',
        'Os requisitos em um CSV que o cliente consegue ler são a melhor parte.',
        'Los requisitos en un CSV que el cliente puede leer son la mejor parte.',
      ),
    },
  ],
  texts: {
    en: {
      title: 'IFC Checks with Python',
      description:
        'Read an IFC file as the text that it is, follow its relations, and check exports against a table of requirements.',
      body: [
        'An IFC file is neither a picture nor a secret. It is a list of lines that refer to each other, and forty lines of Python are enough to ask it questions: how many doors, which of them have a fire rating, which lie in no storey.',
        'You will walk through a small file by hand and by script, write requirements that a client can read, and get a report by GlobalId that the author can act on. All of it runs with Python only, so that you understand what a library does when you use one: one lesson repeats the check with IfcOpenShell, another writes the requirements as IDS. The final task is a delivery of 48 doors that you accept or send back.',
      ],
      outcomes: [
        'Find your way in an IFC file: entities, references, relations',
        'Count elements and values, and see what an export has lost',
        'Write requirements as a table and check a file against it',
        'Follow values to the type, by hand and with IfcOpenShell',
        'Report faults by cause and GlobalId, with an exit status for automatic runs',
        'Write requirements as IDS, and know what IDS can’t say',
      ],
      audience: [
        'BIM coordinators who accept deliveries',
        'Developers new to construction data',
        'Those who finished the first Python course',
      ],
      requirements: ['Python 3.9 or newer; IfcOpenShell if you like', 'Loops, dictionaries and functions'],
    },
    'pt-BR': {
      title: 'Verificação de IFC com Python',
      description:
        'Leia um IFC como o texto que ele é, siga suas relações e confira exportações com uma tabela de requisitos.',
      body: [
        'Um arquivo IFC não é imagem nem segredo. É uma lista de linhas que se referem umas às outras, e quarenta linhas de Python bastam para interrogá-lo: quantas portas, quais têm resistência ao fogo, quais não estão em pavimento nenhum.',
        'Você percorrerá um arquivo pequeno à mão e por script, escreverá requisitos que um cliente consegue ler e obterá um relatório por GlobalId com que o autor pode agir. Tudo roda só com Python, para que você entenda o que uma biblioteca faz quando usar uma: uma aula repete a verificação com o IfcOpenShell, outra escreve os requisitos em IDS. A tarefa final é uma entrega de 48 portas, que você aceita ou devolve.',
      ],
      outcomes: [
        'Orientar-se em um arquivo IFC: entidades, referências, relações',
        'Contar elementos e valores e ver o que uma exportação perdeu',
        'Escrever requisitos em tabela e conferir um arquivo com ela',
        'Seguir valores até o tipo, à mão e com o IfcOpenShell',
        'Relatar falhas por causa e GlobalId, com código de saída para execuções automáticas',
        'Escrever requisitos em IDS e saber o que o IDS não diz',
      ],
      audience: [
        'Coordenadores BIM que recebem entregas',
        'Desenvolvedores novos em dados da construção',
        'Quem terminou o primeiro curso de Python',
      ],
      requirements: ['Python 3.9 ou mais novo; IfcOpenShell, se quiser', 'Laços, dicionários e funções'],
    },
    es: {
      title: 'Comprobación de IFC con Python',
      description:
        'Lee un IFC como el texto que es, sigue sus relaciones y comprueba exportaciones con una tabla de requisitos.',
      body: [
        'Un archivo IFC no es una imagen ni un secreto. Es una lista de líneas que se refieren unas a otras, y cuarenta líneas de Python bastan para preguntarle: cuántas puertas hay, cuáles tienen resistencia al fuego, cuáles no están en ninguna planta.',
        'Recorrerás un archivo pequeño a mano y con un script, escribirás requisitos que un cliente puede leer y obtendrás un informe por GlobalId con el que el autor puede actuar. Todo funciona solo con Python, para que entiendas qué hace una biblioteca cuando uses una: una lección repite la comprobación con IfcOpenShell, otra escribe los requisitos en IDS. La tarea final es una entrega de 48 puertas que aceptas o devuelves.',
      ],
      outcomes: [
        'Orientarte en un archivo IFC: entidades, referencias, relaciones',
        'Contar elementos y valores y ver qué perdió una exportación',
        'Escribir requisitos en una tabla y comprobar un archivo con ella',
        'Seguir los valores hasta el tipo, a mano y con IfcOpenShell',
        'Informar de fallos por causa y GlobalId, con código de salida para ejecuciones automáticas',
        'Escribir requisitos en IDS y saber qué no puede decir',
      ],
      audience: [
        'Coordinadores BIM que reciben entregas',
        'Desarrolladores nuevos en datos de construcción',
        'Quienes terminaron el primer curso de Python',
      ],
      requirements: ['Python 3.9 o posterior; IfcOpenShell, si quieres', 'Bucles, diccionarios y funciones'],
    },
  },
  chapters: ifcChapters,
};
