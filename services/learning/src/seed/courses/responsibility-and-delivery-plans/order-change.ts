import type { OrderStatesSeed } from '../../course-seed.ts';
import { say } from '../words.ts';

export const orderChange: OrderStatesSeed = {
  kind: 'order-states',
  task: say(
    'The structural engineer can’t keep a date that others wait for. Put the steps of a change in their order.',
    'O projetista de estruturas não consegue cumprir uma data de que outros dependem. Ponha em ordem os passos da mudança.',
    'El ingeniero de estructuras no puede cumplir una fecha que otros esperan. Ordena los pasos del cambio.',
  ),
  items: [
    {
      id: 'notice',
      text: say(
        'The task team sees that its work needs six days more',
        'A equipe de tarefa percebe que o trabalho precisa de mais seis dias',
        'El equipo de tarea ve que su trabajo necesita seis días más',
      ),
      explanation: say(
        'Whoever does the work sees it first, if the plan is looked at before the date and not after it.',
        'Quem executa percebe primeiro, se o plano é olhado antes da data, e não depois.',
        'Quien trabaja lo ve primero, si el plan se mira antes de la fecha y no después.',
      ),
    },
    {
      id: 'tidp',
      text: say(
        'It issues its TIDP as a new revision: new date, reason, and who waits',
        'Emite o seu TIDP como nova revisão: data nova, motivo e quem espera',
        'Emite su TIDP como revisión nueva: fecha nueva, motivo y quién espera',
      ),
      explanation: say(
        'The owner of the line writes the change; no one else corrects a TIDP.',
        'Quem escreve a mudança é o responsável pela linha; ninguém mais corrige um TIDP.',
        'El cambio lo escribe el responsable de la línea; nadie más corrige un TIDP.',
      ),
    },
    {
      id: 'follow',
      text: say(
        'The lead party follows the predecessors and finds the float that is used up',
        'A parte principal segue os predecessores e acha a folga consumida',
        'La parte principal sigue los predecesores y encuentra la holgura consumida',
      ),
      explanation: say(
        'Only here does it show whether six days cost anything.',
        'Só aqui se vê se os seis dias custam alguma coisa.',
        'Solo aquí se ve si los seis días cuestan algo.',
      ),
    },
    {
      id: 'ask',
      text: say(
        'It asks the owners of the waiting containers whether they can work in less time',
        'Pergunta aos responsáveis pelos contêineres que esperam se conseguem em menos tempo',
        'Pregunta a los responsables de los contenedores que esperan si pueden con menos tiempo',
      ),
      explanation: say(
        'The plan knows dates, people know what is possible: perhaps half of the model is enough to begin with.',
        'O plano conhece datas; as pessoas sabem o que é possível: talvez meio modelo baste para começar.',
        'El plan conoce fechas; las personas saben lo que es posible: quizá medio modelo baste para empezar.',
      ),
    },
    {
      id: 'decide',
      text: say(
        'The client decides, because a gate would move',
        'O cliente decide, porque um marco se deslocaria',
        'El cliente decide, porque se movería un hito',
      ),
      explanation: say(
        'Only if the float isn’t enough. A gate is a decision of the client’s, and so is its date.',
        'Só se a folga não bastar. Um marco é uma decisão do cliente, e a data dele também.',
        'Solo si la holgura no alcanza. Un hito es una decisión del cliente, y su fecha también.',
      ),
    },
    {
      id: 'teams',
      text: say(
        'Each task team that moves revises its own TIDP',
        'Cada equipe que se desloca revisa o seu próprio TIDP',
        'Cada equipo que se mueve revisa su propio TIDP',
      ),
      explanation: say(
        'The lead party gathers promises. A date that a team hasn’t written into its TIDP isn’t one yet.',
        'A parte principal reúne promessas. Uma data que a equipe não escreveu no seu TIDP ainda não é uma.',
        'La parte principal reúne promesas. Una fecha que el equipo no ha escrito en su TIDP aún no lo es.',
      ),
    },
    {
      id: 'midp',
      text: say(
        'The lead party gathers the TIDPs, and issues the MIDP as a new revision with all dates that moved',
        'A parte principal reúne os TIDPs e emite o MIDP como nova revisão, com todas as datas que mudaram',
        'La parte principal reúne los TIDP y emite el MIDP como revisión nueva, con todas las fechas que se movieron',
      ),
      explanation: say(
        'Last, because it is gathered from the TIDPs; and one revision for one change, so that last week’s plan can still be read.',
        'Por último, porque é reunido a partir dos TIDPs; e uma revisão por mudança, para que o plano da semana passada continue legível.',
        'Al final, porque se reúne a partir de los TIDP; y una revisión por cambio, para que el plan de la semana pasada siga siendo legible.',
      ),
    },
  ],
};
