import type { QuizSeed } from '../../course-seed.ts';
import { same, say } from '../words.ts';

export const moreQuestions: QuizSeed['questions'] = [
  {
    id: 'renamed',
    kind: 'single',
    text: say(
      'The services team saves its model as INS_rev4_final.nwc beside the old one. What happens to the results?',
      'A equipe de instalações salva o modelo como INS_rev4_final.nwc ao lado do antigo. O que acontece com os resultados?',
      'El equipo de instalaciones guarda su modelo como INS_rev4_final.nwc junto al antiguo. ¿Qué pasa con los resultados?',
    ),
    options: [
      {
        id: 'lost',
        text: say(
          'With the new file they begin anew, without history',
          'Com o arquivo novo recomeçam, sem histórico',
          'Con el archivo nuevo empiezan de cero, sin historial',
        ),
        right: true,
      },
      { id: 'kept', text: say('They keep their status', 'Mantêm o status', 'Conservan su estado') },
      {
        id: 'resolved',
        text: say('They become Resolved, rightly', 'Viram Resolved, com razão', 'Pasan a Resolved, con razón'),
      },
    ],
    explanation: say(
      'The tests know elements of a file by its name. Same name, same folder, and the revision as metadata.',
      'Os testes conhecem os elementos pelo nome do arquivo. Mesmo nome, mesma pasta, e a revisão como metadado.',
      'Las pruebas reconocen los elementos por el nombre del archivo. Mismo nombre, misma carpeta, y la revisión como metadato.',
    ),
  },
  {
    id: 'zero-set',
    kind: 'single',
    text: say(
      'A test gives 0 results. What do you look at first?',
      'Um teste dá 0 resultados. O que você olha primeiro?',
      'Una prueba da 0 resultados. ¿Qué miras primero?',
    ),
    options: [
      {
        id: 'count',
        text: say(
          'How many elements are in its two sets',
          'Quantos elementos há nos dois conjuntos',
          'Cuántos elementos hay en sus dos conjuntos',
        ),
        right: true,
      },
      { id: 'close', text: say('Nothing: it is done', 'Nada: está pronto', 'Nada: está terminado') },
      { id: 'tolerance', text: say('A smaller tolerance', 'Uma tolerância menor', 'Una tolerancia menor') },
    ],
    explanation: say(
      'An empty set gives an empty test. A renamed category is enough for that.',
      'Conjunto vazio dá teste vazio. Basta uma categoria renomeada.',
      'Un conjunto vacío da una prueba vacía. Basta una categoría renombrada.',
    ),
  },
  {
    id: 'three-tests',
    kind: 'single',
    text: say(
      'One duct has results in three tests. How many issues do you make?',
      'Um duto tem resultados em três testes. Quantas questões você cria?',
      'Un conducto tiene resultados en tres pruebas. ¿Cuántos temas haces?',
    ),
    options: [
      {
        id: 'one',
        text: say('One, over all tests', 'Uma, por cima dos testes', 'Uno, por encima de las pruebas'),
        right: true,
      },
      { id: 'three', text: say('Three, one for each test', 'Três, uma por teste', 'Tres, uno por prueba') },
      { id: 'each', text: say('One for each result', 'Uma por resultado', 'Uno por resultado') },
    ],
    explanation: say(
      'The duct moves once. Three issues would let three people decide about one height.',
      'O duto se move uma vez. Três questões fariam três pessoas decidirem a mesma cota.',
      'El conducto se mueve una vez. Con tres temas, tres personas decidirían una misma cota.',
    ),
  },
  {
    id: 'came-back',
    kind: 'single',
    text: say(
      'A resolved clash comes back a week later. Where do you look?',
      'Uma interferência resolvida volta uma semana depois. Onde você olha?',
      'Una interferencia resuelta vuelve una semana después. ¿Dónde miras?',
    ),
    options: [
      {
        id: 'exchange',
        text: say(
          'At which file was shared when: an older one came after',
          'Que arquivo foi compartilhado e quando: veio um mais antigo',
          'Qué archivo se compartió y cuándo: llegó uno más antiguo',
        ),
        right: true,
      },
      { id: 'tolerance', text: say('At the tolerance', 'A tolerância', 'La tolerancia') },
      { id: 'software', text: say('At a fault of the software', 'Um defeito do software', 'Un fallo del programa') },
    ],
    explanation: say(
      'Geometry that was correct doesn’t become wrong by itself: somebody worked on an older copy.',
      'Geometria que estava certa não fica errada sozinha: alguém trabalhou em uma cópia antiga.',
      'Una geometría que era correcta no se estropea sola: alguien trabajó en una copia antigua.',
    ),
  },
  {
    id: 'severity',
    kind: 'single',
    text: say(
      'A duct lies 5 mm inside of a beam, a lamp 80 mm inside of a ceiling. Which is more severe?',
      'Um duto entra 5 mm em uma viga; uma luminária, 80 mm em um forro. O que é mais grave?',
      'Un conducto entra 5 mm en una viga; una luminaria, 80 mm en un techo. ¿Qué es más grave?',
    ),
    options: [
      { id: 'duct', text: say('The duct', 'O duto', 'El conducto'), right: true },
      { id: 'lamp', text: say('The lamp', 'A luminária', 'La luminaria') },
      { id: 'equal', text: say('Both alike', 'Os dois igualmente', 'Los dos por igual') },
    ],
    explanation: say(
      'Severity goes by the consequence on site. The lamp is built into the ceiling, the beam can’t be cut.',
      'A gravidade vem da consequência na obra. A luminária é embutida no forro; a viga não se corta.',
      'La gravedad depende de la consecuencia en obra. La luminaria va empotrada; la viga no se corta.',
    ),
  },
  {
    id: 'overdue-days',
    kind: 'single',
    text: say(
      'Assigned on Tuesday 2 June, five working days. What is the last day?',
      'Atribuída na terça, 2 de junho, com cinco dias úteis. Qual é o último dia?',
      'Asignada el martes 2 de junio, cinco días laborables. ¿Cuál es el último día?',
    ),
    options: [
      { id: '9', text: say('Tuesday 9 June', 'Terça, 9 de junho', 'Martes 9 de junio'), right: true },
      { id: '7', text: say('Sunday 7 June', 'Domingo, 7 de junho', 'Domingo 7 de junio') },
      { id: '8', text: say('Monday 8 June', 'Segunda, 8 de junho', 'Lunes 8 de junio') },
    ],
    explanation: say(
      'The day of assignment doesn’t count: 3, 4, 5, 8 and 9 June.',
      'O dia da atribuição não conta: 3, 4, 5, 8 e 9 de junho.',
      'El día de la asignación no cuenta: 3, 4, 5, 8 y 9 de junio.',
    ),
  },
  {
    id: 'invite',
    kind: 'multiple',
    text: say(
      'Who is invited to the clash meeting?',
      'Quem é convidado para a reunião?',
      '¿A quién se invita a la reunión?',
    ),
    options: [
      {
        id: 'owners',
        text: say('Owners of today’s issues', 'Responsáveis das questões do dia', 'Responsables de los temas del día'),
        right: true,
      },
      {
        id: 'share',
        text: say(
          'Whoever shares a decision with them',
          'Quem divide uma decisão com eles',
          'Quien comparte con ellos una decisión',
        ),
        right: true,
      },
      { id: 'all', text: say('All task teams', 'Todas as equipes de tarefa', 'Todos los equipos de tarea') },
      { id: 'drafters', text: say('Everyone who models', 'Todos os que modelam', 'Todos los que modelan') },
    ],
    explanation: say(
      'What one owner can solve alone goes out as a topic and needs no meeting.',
      'O que um responsável resolve sozinho sai como tópico e dispensa reunião.',
      'Lo que un responsable resuelve solo sale como tema y no necesita reunión.',
    ),
  },
  {
    id: 'nwd',
    kind: 'single',
    text: say(
      'Which file keeps what was seen in the meeting of 15 June as it was?',
      'Que arquivo conserva o que se viu na reunião de 15 de junho, tal como estava?',
      '¿Qué archivo conserva lo que se vio en la reunión del 15 de junio tal como era?',
    ),
    options: [
      { id: 'nwd', text: same('NWD'), right: true },
      { id: 'nwf', text: same('NWF') },
      { id: 'nwc', text: same('NWC') },
    ],
    explanation: say(
      'The NWD is a copy of one moment. The NWF shows the models of today, the NWC only one of them.',
      'O NWD é a cópia de um momento. O NWF mostra os modelos de hoje; o NWC, só um deles.',
      'El NWD es una copia de un momento. El NWF muestra los modelos de hoy; el NWC, solo uno de ellos.',
    ),
  },
];
