import type { QuizSeed } from '../../course-seed.ts';
import { same, say } from '../words.ts';

export const moreQuestions: QuizSeed['questions'] = [
  {
    id: 'row-origin',
    kind: 'single',
    text: say(
      'Which step of a process becomes a row of the matrix?',
      'Que passo de um processo vira linha da matriz?',
      '¿Qué paso de un proceso se convierte en fila de la matriz?',
    ),
    options: [
      { id: 'fail', text: say('One that can fail', 'O que pode falhar', 'El que puede fallar'), right: true },
      { id: 'each', text: say('Each one', 'Todos', 'Todos') },
      {
        id: 'tool',
        text: say('One that a tool carries out', 'O que uma ferramenta executa', 'El que ejecuta una herramienta'),
      },
    ],
    explanation: say(
      'What can’t fail needs no one to answer for it. What a machine does is the business of whoever configures it.',
      'O que não pode falhar não precisa de quem responda. O que a máquina faz é assunto de quem a configura.',
      'Lo que no puede fallar no necesita quien responda. Lo que hace una máquina es asunto de quien la configura.',
    ),
  },
  {
    id: 'three-r',
    kind: 'single',
    text: say(
      'Three teams share one row “share the model by Thursday”, and the lead designer has its A. What improves it?',
      'Três equipes dividem a linha “compartilhar o modelo até quinta”, e o A é do projetista líder. O que a melhora?',
      'Tres equipos comparten la fila «compartir el modelo antes del jueves», y la A es del proyectista líder. ¿Qué la mejora?',
    ),
    options: [
      {
        id: 'split',
        text: say(
          'Three rows, and each team has its own A',
          'Três linhas, cada equipe com o seu A',
          'Tres filas, cada equipo con su A',
        ),
        right: true,
      },
      {
        id: 'three-a',
        text: say(
          'An A for each of the three teams',
          'Um A para cada uma das três equipes',
          'Una A para cada uno de los tres equipos',
        ),
      },
      { id: 'i', text: say('An I for the client', 'Um I para o cliente', 'Una I para el cliente') },
    ],
    explanation: say(
      'One row with three A breaks the first rule; three rows keep it, and the A stands where the work is.',
      'Uma linha com três A quebra a primeira regra; três linhas a mantêm, e o A fica onde está o trabalho.',
      'Una fila con tres A rompe la primera regla; tres filas la cumplen, y la A queda donde está el trabajo.',
    ),
  },
  {
    id: 'client-rows',
    kind: 'multiple',
    text: say(
      'Which tasks can no one take from the client?',
      'Que tarefas ninguém pode assumir pelo cliente?',
      '¿Qué tareas nadie puede quitarle al cliente?',
    ),
    options: [
      {
        id: 'requirements',
        text: say('State the requirements', 'Dizer os requisitos', 'Decir los requisitos'),
        right: true,
      },
      {
        id: 'accept',
        text: say('Accept what is published', 'Aceitar o que se publica', 'Aceptar lo publicado'),
        right: true,
      },
      { id: 'change', text: say('Decide on changes', 'Decidir sobre mudanças', 'Decidir los cambios'), right: true },
      { id: 'federate', text: say('Federate the models', 'Federar os modelos', 'Federar los modelos') },
    ],
    explanation: say(
      'Federating belongs to the delivery team. The other three stay with the client, even when an adviser prepares them.',
      'Federar é da equipe de entrega. As outras três ficam com o cliente, mesmo quando um consultor as prepara.',
      'Federar es del equipo de entrega. Las otras tres se quedan con el cliente, aunque las prepare un asesor.',
    ),
  },
  {
    id: 'latest-date',
    kind: 'single',
    text: say(
      'A gate is on Monday 31 August; authorisation takes 5 working days, acceptance 10. By when is a container shared at the latest?',
      'O marco é na segunda, 31 de agosto; a autorização leva 5 dias úteis, o aceite 10. Até quando se compartilha um contêiner?',
      'El hito es el lunes 31 de agosto; autorizar lleva 5 días laborables y aceptar 10. ¿Cuándo se comparte un contenedor como muy tarde?',
    ),
    options: [
      { id: '10', text: say('10 August', '10 de agosto', '10 de agosto'), right: true },
      { id: '16', text: say('16 August', '16 de agosto', '16 de agosto') },
      { id: '24', text: say('24 August', '24 de agosto', '24 de agosto') },
      { id: '28', text: say('28 August', '28 de agosto', '28 de agosto') },
    ],
    explanation: say(
      'Fifteen working days are three weeks. 16 August counts calendar days, 24 August forgets the acceptance.',
      'Quinze dias úteis são três semanas. 16 de agosto conta dias corridos; 24 de agosto esquece o aceite.',
      'Quince días laborables son tres semanas. El 16 de agosto cuenta días naturales; el 24 olvida la aceptación.',
    ),
  },
  {
    id: 'float',
    kind: 'single',
    text: say(
      'A container has 63 working days after its predecessor and needs 10. The predecessor comes 4 days late. What happens?',
      'Um contêiner tem 63 dias úteis depois do predecessor e precisa de 10. O predecessor atrasa 4 dias. O que acontece?',
      'Un contenedor tiene 63 días laborables tras su predecesor y necesita 10. El predecesor llega 4 días tarde. ¿Qué pasa?',
    ),
    options: [
      {
        id: 'nothing',
        text: say('Nothing: the float takes it', 'Nada: a folga absorve', 'Nada: lo absorbe la holgura'),
        right: true,
      },
      { id: 'four', text: say('It moves by 4 days', 'Desloca-se 4 dias', 'Se mueve 4 días') },
      { id: 'gate', text: say('The gate moves', 'O marco se desloca', 'Se mueve el hito') },
    ],
    explanation: say(
      'It has 53 days more than it needs. The same delay would be fatal where the float is three days.',
      'Ele tem 53 dias a mais do que precisa. O mesmo atraso seria fatal onde a folga é de três dias.',
      'Tiene 53 días más de los que necesita. El mismo retraso sería fatal donde la holgura es de tres días.',
    ),
  },
  {
    id: 'silent-change',
    kind: 'single',
    text: say(
      'A due date in the MIDP was the 12th yesterday and is the 19th today, with the same revision. What is wrong?',
      'Uma data do MIDP ontem era dia 12 e hoje é 19, com a mesma revisão. O que está errado?',
      'Una fecha del MIDP ayer era el 12 y hoy es el 19, con la misma revisión. ¿Qué está mal?',
    ),
    options: [
      {
        id: 'silent',
        text: say(
          'The change is silent: no one can see what was promised',
          'A mudança é silenciosa: ninguém vê mais o que foi prometido',
          'El cambio es callado: nadie puede ver lo que se prometió',
        ),
        right: true,
      },
      { id: 'later', text: say('That the date is later', 'A data ser posterior', 'Que la fecha sea posterior') },
      { id: 'fine', text: say('Nothing: plans change', 'Nada: planos mudam', 'Nada: los planes cambian') },
    ],
    explanation: say(
      'Plans may change, each time as a new revision, with the reason and those who wait.',
      'Planos podem mudar, cada vez como nova revisão, com o motivo e quem espera.',
      'Los planes pueden cambiar, cada vez como revisión nueva, con el motivo y quién espera.',
    ),
  },
  {
    id: 'far-lines',
    kind: 'single',
    text: say(
      'A drawing is needed in two years. What does its line in the TIDP hold today?',
      'Um desenho será necessário daqui a dois anos. O que a linha dele no TIDP traz hoje?',
      'Un plano hará falta dentro de dos años. ¿Qué lleva hoy su línea en el TIDP?',
    ),
    options: [
      {
        id: 'foreseen',
        text: say(
          'An owner and a need, no exact day',
          'Responsável e necessidade, sem dia exato',
          'Responsable y necesidad, sin día exacto',
        ),
        right: true,
      },
      { id: 'day', text: say('An exact day', 'O dia exato', 'El día exacto') },
      { id: 'none', text: say('It has no line yet', 'Ainda não tem linha', 'Aún no tiene línea') },
    ],
    explanation: say(
      'Foreseen lines show that somebody has it in mind. An exact day would be invented, and invented days make the true ones doubtful.',
      'Linhas previstas mostram que alguém pensa nele. Um dia exato seria inventado, e dias inventados põem em dúvida os verdadeiros.',
      'Las líneas previstas muestran que alguien lo tiene en cuenta. Un día exacto sería inventado, y los inventados hacen dudar de los verdaderos.',
    ),
  },
  {
    id: 'consulted',
    kind: 'single',
    text: say(
      'What does each C of a matrix need beside it?',
      'De que cada C da matriz precisa ao lado?',
      '¿Qué necesita cada C de la matriz a su lado?',
    ),
    options: [
      {
        id: 'days',
        text: say(
          'A number of days, after which silence is consent',
          'Um número de dias; depois, silêncio é acordo',
          'Un número de días; después, el silencio es conformidad',
        ),
        right: true,
      },
      { id: 'a', text: say('A second A', 'Um segundo A', 'Una segunda A') },
      { id: 'tool', text: same('CDE') },
    ],
    explanation: say(
      'Without a time each consulted party has a veto by not replying.',
      'Sem prazo, cada consultado tem um veto: basta não responder.',
      'Sin plazo, cada consultado tiene un veto: basta con no responder.',
    ),
  },
];
