import type { Translated } from '@arcada/contracts';

/** A review of the demo shop. Rating and number of a product are counted from these and from what buyers write. */
export interface ReviewSeed {
  productId: string;
  authorName: string;
  rating: number;
  /** For example `2026-05-12`. */
  on: string;
  title: Translated;
  text: Translated;
}

const say = (en: string, ptBr: string, es: string): Translated => ({ en, 'pt-BR': ptBr, es });

export const reviewSeeds: readonly ReviewSeed[] = [
  {
    productId: 'level-guard',
    authorName: 'Henrik Dahl',
    rating: 5,
    on: '2026-09-10',
    title: say(
      'Forty basins on the wrong floor',
      'Quarenta lavatórios no andar errado',
      'Cuarenta lavabos en otra planta',
    ),
    text: say(
      'It found forty wash basins hosted one level down that our schedules had counted wrongly for months. Building it took our IT ten minutes.',
      'Encontrou quarenta lavatórios hospedados um nível abaixo, contados errado nas tabelas havia meses. O TI compilou em dez minutos.',
      'Encontró cuarenta lavabos alojados un nivel más abajo que las tablas contaban mal desde hacía meses. Sistemas lo compiló en diez minutos.',
    ),
  },
  {
    productId: 'level-guard',
    authorName: 'Marina Lobo',
    rating: 4,
    on: '2026-06-02',
    title: say('Does one thing well', 'Faz uma coisa, e bem', 'Hace una cosa, y bien'),
    text: say(
      'The list with both levels is all I wanted. I would like to leave out single categories without touching the code.',
      'A lista com os dois níveis é tudo o que eu queria. Falta poder excluir categorias sem mexer no código.',
      'La lista con los dos niveles es justo lo que quería. Me falta poder excluir categorías sin tocar el código.',
    ),
  },
  {
    productId: 'advanced-dynamo-toolkit',
    authorName: 'Lucía Ferrer',
    rating: 5,
    on: '2026-08-21',
    title: say(
      'The dry run sold it to our team',
      'A simulação convenceu a equipe',
      'La simulación convenció al equipo',
    ),
    text: say(
      'Nobody here dared to run graphs on the central model. Seeing the list before anything is written changed that.',
      'Ninguém aqui tinha coragem de rodar gráficos no modelo central. Ver a lista antes de gravar mudou isso.',
      'Aquí nadie se atrevía a ejecutar gráficos en el modelo central. Ver la lista antes de escribir lo cambió.',
    ),
  },
  {
    productId: 'advanced-dynamo-toolkit',
    authorName: 'Paulo Azevedo',
    rating: 4,
    on: '2026-07-08',
    title: say('Room numbers in minutes', 'Números de ambientes em minutos', 'Números de habitación en minutos'),
    text: say(
      'Renumbering 600 rooms took three minutes. The revision matrix needs a note for people who keep revisions per sheet.',
      'Renumerar 600 ambientes levou três minutos. A matriz de revisões merece uma nota para quem revisa por prancha.',
      'Renumerar 600 habitaciones llevó tres minutos. La matriz de revisiones merece una nota para quien revisa por plano.',
    ),
  },
  {
    productId: 'bim-automation-scripts-pack',
    authorName: 'Claire Benson',
    rating: 5,
    on: '2026-10-06',
    title: say(
      'Compare schedules before every issue',
      'Compare tabelas antes de cada entrega',
      'Compara tablas antes de cada entrega',
    ),
    text: say(
      'compare_schedules.py runs before each issue now. Last month it showed eleven doors that had lost their fire rating.',
      'Agora rodamos o compare_schedules.py antes de cada emissão. No mês passado mostrou onze portas sem a classificação de fogo.',
      'Ahora ejecutamos compare_schedules.py antes de cada entrega. El mes pasado mostró once puertas sin su resistencia al fuego.',
    ),
  },
  {
    productId: 'bim-automation-scripts-pack',
    authorName: 'Jonas Weber',
    rating: 3,
    on: '2026-05-29',
    title: say(
      'Good scripts, English README only',
      'Bons scripts, README só em inglês',
      'Buenos scripts, README solo en inglés',
    ),
    text: say(
      'The scripts do what they say. I had to explain the command line to two colleagues, a page on that would help.',
      'Os scripts fazem o que dizem. Tive de explicar a linha de comando a dois colegas; uma página sobre isso ajudaria.',
      'Los scripts hacen lo que dicen. Tuve que explicar la línea de comandos a dos colegas; ayudaría una página sobre eso.',
    ),
  },
  {
    productId: 'container-name-checker',
    authorName: 'Sofia Brandão',
    rating: 5,
    on: '2026-07-15',
    title: say(
      'Our own codes, not somebody else’s',
      'Os nossos códigos, não os de outros',
      'Nuestros códigos, no los de otros',
    ),
    text: say(
      'We put our fields into fields.json in an hour. Names that fail come back with the reason, so nobody argues.',
      'Colocamos nossos campos no fields.json em uma hora. Cada nome recusado vem com o motivo, e ninguém discute.',
      'Pusimos nuestros campos en fields.json en una hora. Cada nombre rechazado trae el motivo, y nadie discute.',
    ),
  },
  {
    productId: 'ifc-property-counter',
    authorName: 'Gustavo Prates',
    rating: 4,
    on: '2026-09-24',
    title: say(
      'Percentages that a client understands',
      'Porcentagens que o cliente entende',
      'Porcentajes que el cliente entiende',
    ),
    text: say(
      'The count of filled properties goes straight into our delivery report. Large files take a while.',
      'A contagem de propriedades preenchidas vai direto para o nosso relatório de entrega. Arquivos grandes demoram.',
      'El recuento de propiedades rellenas va directo a nuestro informe de entrega. Los archivos grandes tardan.',
    ),
  },
  {
    productId: 'bcf-summary',
    authorName: 'Tomás Herrera',
    rating: 5,
    on: '2026-04-17',
    title: say('The meeting starts with numbers', 'A reunião começa com números', 'La reunión empieza con números'),
    text: say(
      'Open issues by person, on one page, before everybody sits down. That is all it does and it is enough.',
      'Pendências por pessoa, em uma página, antes de todos sentarem. É só isso que faz, e basta.',
      'Incidencias abiertas por persona, en una página, antes de sentarnos. No hace más, y basta.',
    ),
  },
  {
    productId: 'delivery-plan-checker',
    authorName: 'Priya Nair',
    rating: 4,
    on: '2026-08-04',
    title: say('Found the gap in our MIDP', 'Achou o furo no nosso MIDP', 'Encontró el hueco de nuestro MIDP'),
    text: say(
      'Two deliverables were due after the milestone that needed them. The report is plain, which I like.',
      'Duas entregas venciam depois do marco que precisava delas. O relatório é simples, e eu gosto disso.',
      'Dos entregables vencían después del hito que los necesitaba. El informe es sencillo, y eso me gusta.',
    ),
  },
  {
    productId: 'warning-ledger',
    authorName: 'Andrés Molina',
    rating: 4,
    on: '2026-05-11',
    title: say('From 1,900 warnings to 240', 'De 1.900 avisos para 240', 'De 1900 avisos a 240'),
    text: say(
      'Comparing with the last count is what makes people clean up. It took a restart before Revit showed the button.',
      'Comparar com a última contagem é o que faz a equipe limpar o modelo. Só depois de reiniciar o Revit o botão apareceu.',
      'Comparar con el recuento anterior es lo que hace que se limpie. El botón apareció tras reiniciar Revit.',
    ),
  },
  {
    productId: 'parameter-bridge',
    authorName: 'Elena Ríos',
    rating: 5,
    on: '2026-09-01',
    title: say('Tells what it will not write', 'Diz o que não vai gravar', 'Dice lo que no va a escribir'),
    text: say(
      'Read-only parameters and unknown values are listed and skipped. After three tools that failed silently, this is a relief.',
      'Parâmetros somente leitura e valores desconhecidos são listados e pulados. Depois de três ferramentas que falhavam caladas, um alívio.',
      'Los parámetros de solo lectura y los valores desconocidos se listan y se saltan. Tras tres herramientas que fallaban en silencio, un alivio.',
    ),
  },
];
