import type { QuizSeed } from '../../course-seed.ts';
import { same, say } from '../words.ts';

export const moreQuestions: QuizSeed['questions'] = [
  {
    id: 'second-crossing',
    kind: 'single',
    text: say(
      'A/1 agrees to the millimetre in both models. What can still be wrong?',
      'A/1 confere ao milímetro nos dois modelos. O que ainda pode estar errado?',
      'A/1 coincide al milímetro en los dos modelos. ¿Qué puede estar mal todavía?',
    ),
    options: [
      { id: 'turn', text: say('The turn', 'O giro', 'El giro'), right: true },
      { id: 'east', text: say('The easting', 'O leste', 'El este') },
      { id: 'nothing', text: say('Nothing', 'Nada', 'Nada') },
    ],
    explanation: say(
      'A model turned around A/1 agrees at A/1. Measure a second crossing, as far away as possible.',
      'Um modelo girado em torno de A/1 confere em A/1. Meça um segundo cruzamento, o mais longe possível.',
      'Un modelo girado en torno a A/1 coincide en A/1. Mide un segundo cruce, lo más lejos posible.',
    ),
  },
  {
    id: 'ride-along',
    kind: 'single',
    text: say(
      'In the federated model each of the architect’s walls exists twice, one of them a month old. Where do you look?',
      'No modelo federado, cada parede da arquitetura existe duas vezes, uma delas com um mês. Onde você olha?',
      'En el modelo federado cada muro de arquitectura existe dos veces, uno de ellos de hace un mes. ¿Dónde miras?',
    ),
    options: [
      {
        id: 'attachment',
        text: say(
          'For an attachment in another team’s model',
          'Um anexo no modelo de outra equipe',
          'Un vínculo de tipo enlace en el modelo de otro equipo',
        ),
        right: true,
      },
      {
        id: 'architect',
        text: say('In the architect’s model', 'No modelo de arquitetura', 'En el modelo de arquitectura'),
      },
      {
        id: 'tolerance',
        text: say('At the tolerance of the test', 'A tolerância do teste', 'La tolerancia de la prueba'),
      },
    ],
    explanation: say(
      'An attached link travels with its host, in the revision of the day on which the host was shared.',
      'Um vínculo anexado viaja com o hospedeiro, na revisão do dia em que este foi compartilhado.',
      'Un vínculo de tipo enlace viaja con su anfitrión, en la revisión del día en que este se compartió.',
    ),
  },
  {
    id: 'fewer-elements',
    kind: 'single',
    text: say(
      'A model has a third fewer elements than last week, and hardly any clashes. What is your first question?',
      'Um modelo tem um terço a menos de elementos que na semana passada e quase nenhuma interferência. Qual é a sua primeira pergunta?',
      'Un modelo tiene un tercio menos de elementos que la semana pasada y casi ninguna interferencia. ¿Cuál es tu primera pregunta?',
    ),
    options: [
      {
        id: 'hidden',
        text: say(
          'Which categories are missing in the export?',
          'Que categorias faltam na exportação?',
          '¿Qué categorías faltan en la exportación?',
        ),
        right: true,
      },
      {
        id: 'praise',
        text: say('How did you solve them all?', 'Como resolveram todas?', '¿Cómo las habéis resuelto todas?'),
      },
      { id: 'purge', text: say('Was the model purged?', 'O modelo foi limpo?', '¿Se limpió el modelo?') },
    ],
    explanation: say(
      'Purging removes what isn’t placed and changes no count of elements. What isn’t exported can’t clash.',
      'Eliminar não utilizados remove o que não está inserido e não muda a contagem de elementos. O que não é exportado não colide.',
      'Eliminar lo no utilizado quita lo que no está colocado y no cambia el recuento. Lo que no se exporta no puede chocar.',
    ),
  },
  {
    id: 'export-view',
    kind: 'multiple',
    text: say(
      'What must the view that is exported not have?',
      'O que a vista exportada não deve ter?',
      '¿Qué no debe tener la vista que se exporta?',
    ),
    options: [
      { id: 'box', text: say('A section box', 'Uma caixa de corte', 'Una caja de sección'), right: true },
      {
        id: 'links',
        text: say('Links of other disciplines', 'Vínculos de outras disciplinas', 'Vínculos de otras disciplinas'),
        right: true,
      },
      { id: 'template', text: say('A view template', 'Um modelo de vista', 'Una plantilla de vista') },
      { id: 'name', text: say('The name of the container', 'O nome do contêiner', 'El nombre del contenedor') },
    ],
    explanation: say(
      'The template is what keeps boxes and filters out; the name says what the view is for.',
      'É o modelo de vista que mantém caixas e filtros de fora; o nome diz para que ela serve.',
      'La plantilla es lo que mantiene fuera cajas y filtros; el nombre dice para qué sirve la vista.',
    ),
  },
  {
    id: 'turn-half',
    kind: 'single',
    text: say(
      'The plan says “12.5°”. What is missing?',
      'O plano diz “12,5°”. O que falta?',
      'El plan dice «12,5°». ¿Qué falta?',
    ),
    options: [
      {
        id: 'direction',
        text: say(
          'From what to what, and in which direction',
          'De onde até onde, e para que lado',
          'Desde qué hasta qué, y hacia dónde',
        ),
        right: true,
      },
      { id: 'decimals', text: say('Two more decimals', 'Mais duas casas decimais', 'Dos decimales más') },
      { id: 'radians', text: say('The value in radians', 'O valor em radianos', 'El valor en radianes') },
    ],
    explanation: say(
      'Turned to the wrong side a building is off by twice the angle.',
      'Girado para o lado errado, o edifício erra o dobro do ângulo.',
      'Girado hacia el lado equivocado, el edificio se aparta el doble del ángulo.',
    ),
  },
  {
    id: 'jump',
    kind: 'single',
    text: say(
      'Which number of warnings is a reason to ask?',
      'Que número de avisos é motivo para perguntar?',
      '¿Qué número de avisos es motivo para preguntar?',
    ),
    options: [
      {
        id: 'jump',
        text: say('140 last week, 258 this week', '140 na semana passada, 258 nesta', '140 la semana pasada, 258 esta'),
        right: true,
      },
      { id: 'steady', text: say('400 for the last two months', '400 há dois meses', '400 desde hace dos meses') },
      {
        id: 'other',
        text: say('More than the architect has', 'Mais do que a arquitetura tem', 'Más de los que tiene arquitectura'),
      },
    ],
    explanation: say(
      'A jump is an event with a day. A steady number is a habit, and models of different disciplines aren’t comparable.',
      'Um salto é um acontecimento com dia. Um número estável é hábito, e modelos de disciplinas diferentes não se comparam.',
      'Un salto es un suceso con fecha. Un número estable es un hábito, y los modelos de distintas disciplinas no se comparan.',
    ),
  },
  {
    id: 'cut',
    kind: 'single',
    text: say(
      'Two people want to work in the architect’s model at the same time. What do you do?',
      'Duas pessoas querem trabalhar ao mesmo tempo no modelo de arquitetura. O que você faz?',
      'Dos personas quieren trabajar a la vez en el modelo de arquitectura. ¿Qué haces?',
    ),
    options: [
      { id: 'worksets', text: say('Worksets', 'Worksets', 'Subproyectos'), right: true },
      { id: 'levels', text: say('One file for each level', 'Um arquivo por nível', 'Un archivo por nivel') },
      {
        id: 'copies',
        text: say('Two copies, merged on Friday', 'Duas cópias, unidas na sexta', 'Dos copias, unidas el viernes'),
      },
    ],
    explanation: say(
      'Cut files by who answers for them. Shafts, stairs and facades cross each level.',
      'Divida arquivos por quem responde. Shafts, escadas e fachadas cruzam todos os níveis.',
      'Corta los archivos por quien responde de ellos. Patinillos, escaleras y fachadas cruzan todos los niveles.',
    ),
  },
  {
    id: 'plan-distance',
    kind: 'single',
    text: say(
      'A crossing lies 150 mm too far east and 200 mm too far south. How far off is it in plan?',
      'Um cruzamento está 150 mm a mais para leste e 200 mm a mais para sul. Quanto está fora, em planta?',
      'Un cruce está 150 mm de más al este y 200 mm de más al sur. ¿Cuánto se aparta en planta?',
    ),
    options: [
      { id: '250', text: same('250 mm'), right: true },
      { id: '350', text: same('350 mm') },
      { id: '200', text: same('200 mm') },
      { id: '50', text: same('50 mm') },
    ],
    explanation: say(
      'The root of 150² + 200². Adding both is the way of a taxi.',
      'A raiz de 150² + 200². Somar os dois é o caminho de um táxi.',
      'La raíz de 150² + 200². Sumar ambos es el camino de un taxi.',
    ),
  },
  {
    id: 'same-revision',
    kind: 'single',
    text: say(
      'A share carries the revision of the one before, and other content. What follows?',
      'Um envio traz a revisão do anterior e outro conteúdo. O que acontece?',
      'Un envío lleva la revisión del anterior y otro contenido. ¿Qué ocurre?',
    ),
    options: [
      {
        id: 'two',
        text: say(
          'Two teams can hold different models and both be right',
          'Duas equipes podem ter modelos diferentes e ambas terem razão',
          'Dos equipos pueden tener modelos distintos y los dos, razón',
        ),
        right: true,
      },
      { id: 'nothing', text: say('Nothing, the date differs', 'Nada, a data é outra', 'Nada, la fecha es otra') },
      { id: 'archive', text: say('The older one is archived', 'O anterior é arquivado', 'El anterior se archiva') },
    ],
    explanation: say(
      'What others have seen keeps its revision; what is new gets the next one, even for one wall.',
      'O que os outros viram mantém a revisão; o novo recebe a próxima, mesmo por uma parede.',
      'Lo que otros vieron conserva su revisión; lo nuevo recibe la siguiente, aunque sea por un muro.',
    ),
  },
];
