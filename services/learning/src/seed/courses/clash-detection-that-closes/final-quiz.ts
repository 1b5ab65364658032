import type { QuizSeed } from '../../course-seed.ts';
import { same, say } from '../words.ts';
import { moreQuestions } from './more-questions.ts';

export const finalQuiz: QuizSeed = {
  passMark: 0.8,
  asked: 9,
  questions: [
    {
      id: 'file',
      kind: 'single',
      text: say(
        'Which file keeps the tests and statuses while the models behind it are exported anew each week?',
        'Que arquivo guarda testes e status enquanto os modelos por trás são exportados de novo a cada semana?',
        '¿Qué archivo conserva pruebas y estados mientras los modelos se exportan de nuevo cada semana?',
      ),
      options: [
        { id: 'nwf', text: same('NWF'), right: true },
        { id: 'nwc', text: same('NWC') },
        { id: 'nwd', text: same('NWD') },
      ],
      explanation: say(
        'The NWF refers to the models and keeps the work on them. The NWC is a cache of one model, the NWD a snapshot of the whole.',
        'O NWF referencia os modelos e guarda o trabalho feito sobre eles. O NWC é o cache de um modelo; o NWD, um retrato do conjunto.',
        'El NWF hace referencia a los modelos y guarda el trabajo. El NWC es la caché de un modelo; el NWD, una foto del conjunto.',
      ),
    },
    {
      id: 'resolved',
      kind: 'single',
      text: say(
        'Who sets a clash to Resolved?',
        'Quem coloca uma interferência como Resolvida (Resolved)?',
        '¿Quién pone una interferencia como Resuelta (Resolved)?',
      ),
      options: [
        {
          id: 'test',
          text: say(
            'The next run of the test, when it no longer finds it',
            'A próxima execução do teste, quando não a encontra mais',
            'La siguiente ejecución de la prueba, cuando ya no la encuentra',
          ),
          right: true,
        },
        {
          id: 'author',
          text: say('The author, when they have read it', 'O autor, depois de ler', 'El autor, cuando la ha leído'),
        },
        { id: 'meeting', text: say('The meeting, by a vote', 'A reunião, por votação', 'La reunión, por votación') },
      ],
      explanation: say(
        'Resolved by geometry: a click moves nothing.',
        'Resolvida pela geometria: um clique não move nada.',
        'Resuelta por geometría: un clic no mueve nada.',
      ),
    },
    {
      id: 'approved',
      kind: 'single',
      text: say(
        'What does Approved say?',
        'O que diz o status Aprovada (Approved)?',
        '¿Qué dice el estado Aprobada (Approved)?',
      ),
      options: [
        {
          id: 'accepted',
          text: say(
            'The clash stays, and somebody with a name accepts it',
            'A interferência fica, e alguém, com nome, a aceita',
            'La interferencia se queda y alguien, con nombre, la acepta',
          ),
          right: true,
        },
        {
          id: 'solved',
          text: say('The clash was solved', 'A interferência foi resolvida', 'La interferencia se resolvió'),
        },
        { id: 'checked', text: say('The test was checked', 'O teste foi conferido', 'La prueba se revisó') },
      ],
      explanation: say(
        'Two bodies still share a place. Write down who accepted it and why.',
        'Dois corpos ainda dividem um lugar. Anote quem aceitou e por quê.',
        'Dos cuerpos siguen compartiendo sitio. Anota quién lo aceptó y por qué.',
      ),
    },
    {
      id: 'grouping',
      kind: 'single',
      text: say(
        'A rack of pipes crosses a wall 24 times. What goes to the meeting?',
        'Um conjunto de tubos cruza uma parede 24 vezes. O que vai à reunião?',
        'Un grupo de tuberías cruza un muro 24 veces. ¿Qué llega a la reunión?',
      ),
      options: [
        { id: 'one', text: say('One issue: the opening', 'Uma questão: a abertura', 'Un tema: el hueco'), right: true },
        { id: 'all', text: say('24 issues', '24 questões', '24 temas') },
        {
          id: 'none',
          text: say('Nothing, as there are too many', 'Nada, pois são demais', 'Nada, porque son demasiados'),
        },
      ],
      explanation: say(
        'Group by the decision that solves it, not by the number of contacts.',
        'Agrupe pela decisão que resolve, não pelo número de contatos.',
        'Agrupa por la decisión que lo resuelve, no por el número de contactos.',
      ),
    },
    {
      id: 'first-check',
      kind: 'multiple',
      text: say(
        'What do you check before the first test?',
        'O que você confere antes do primeiro teste?',
        '¿Qué compruebas antes de la primera prueba?',
      ),
      options: [
        {
          id: 'coordinates',
          text: say(
            'One crossing of axes in all models',
            'Um cruzamento de eixos em todos os modelos',
            'Un cruce de ejes en todos los modelos',
          ),
          right: true,
        },
        {
          id: 'revision',
          text: say('The revision of each model', 'A revisão de cada modelo', 'La revisión de cada modelo'),
          right: true,
        },
        {
          id: 'colours',
          text: say('The colours of the disciplines', 'As cores das disciplinas', 'Los colores de las disciplinas'),
        },
        { id: 'units', text: say('Units', 'Unidades', 'Unidades'), right: true },
      ],
      explanation: say(
        'A wrong origin, unit or revision makes every result worthless. Colours are pleasant.',
        'Origem, unidade ou revisão erradas tiram o valor de todo resultado. Cores são agradáveis.',
        'Un origen, una unidad o una revisión mal quitan valor a todo resultado. Los colores son agradables.',
      ),
    },
    ...moreQuestions,
  ],
};
