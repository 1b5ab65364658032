import type { EnterResultsSeed } from '../../course-seed.ts';
import { say } from '../words.ts';

/** Its answers are counted again from the programme by a test. */
export const programmeTask: EnterResultsSeed = {
  kind: 'enter-results',
  task: say(
    'Final task. It is the evening of Friday, 19 June 2026. Open the programme and put the seven questions to it. Give tasks by their id, several separated by commas. Working days are Monday to Friday; a finished task is one with an actual end.',
    'Tarefa final. É a noite de sexta-feira, 19 de junho de 2026. Abra o cronograma e faça as sete perguntas. Dê as tarefas pelo id, várias separadas por vírgula. Dias úteis são de segunda a sexta; tarefa terminada é a que tem término real.',
    'Tarea final. Es la tarde del viernes 19 de junio de 2026. Abre el programa y hazle las siete preguntas. Da las tareas por su id, varias separadas por comas. Los días laborables van de lunes a viernes; una tarea terminada es la que tiene fin real.',
  ),
  items: [
    {
      id: 'finished',
      text: say(
        'How many tasks are finished?',
        'Quantas tarefas estão terminadas?',
        '¿Cuántas tareas están terminadas?',
      ),
      answer: '15',
      explanation: say(
        'Fifteen of 24 have an actual end, one of them without a start.',
        'Quinze de 24 têm término real, uma delas sem início.',
        'Quince de 24 tienen fin real, una de ellas sin inicio.',
      ),
    },
    {
      id: 'waiting',
      text: say(
        'Which tasks should have begun and have neither an actual start nor an actual end?',
        'Que tarefas deveriam ter começado e não têm início nem término real?',
        '¿Qué tareas deberían haber empezado y no tienen inicio ni fin real?',
      ),
      answer: 'T16, T18',
      explanation: say(
        'Main ducts of level 1, and the closing of the opening. The second one may be a piece of luck: look at T17.',
        'Os dutos principais do nível 1 e o fechamento da abertura. O segundo pode ser sorte: veja a T17.',
        'Los conductos principales del nivel 1 y el cierre del hueco. Lo segundo puede ser una suerte: mira T17.',
      ),
    },
    {
      id: 'overrun',
      text: say(
        'Which tasks run past their planned end (before 19 June)?',
        'Que tarefas passaram do término previsto (antes de 19 de junho)?',
        '¿Qué tareas han pasado de su fin previsto (anterior al 19 de junio)?',
      ),
      answer: 'T05, T12',
      explanation: say(
        'The scaffold, which keeps the facade waiting, and the ducts of the ground level, which began too early.',
        'O andaime, que segura a fachada, e os dutos do térreo, que começaram cedo demais.',
        'El andamio, que hace esperar a la fachada, y los conductos de planta baja, que empezaron demasiado pronto.',
      ),
    },
    {
      id: 'unbegun',
      text: say(
        'Which task ended without having begun?',
        'Que tarefa terminou sem ter começado?',
        '¿Qué tarea terminó sin haber empezado?',
      ),
      answer: 'T17',
      explanation: say(
        'The chiller. Go and look whether it stands in the basement before anybody closes the opening.',
        'O chiller. Vá ver se ele está no subsolo antes que alguém feche a abertura.',
        'La enfriadora. Ve a ver si está en el sótano antes de que nadie cierre el hueco.',
      ),
    },
    {
      id: 'early',
      text: say(
        'Which task began although its predecessor had not ended?',
        'Que tarefa começou sem que o predecessor tivesse terminado?',
        '¿Qué tarea empezó aunque su predecesora no había terminado?',
      ),
      answer: 'T12',
      explanation: say(
        'Ducts and masonry share the ground level since 8 June. That is why the ducts haven’t ended.',
        'Dutos e alvenaria dividem o térreo desde 8 de junho. Por isso os dutos não terminaram.',
        'Conductos y fábrica comparten la planta baja desde el 8 de junio. Por eso los conductos no han acabado.',
      ),
    },
    {
      id: 'empty',
      text: say(
        'Which tasks have a code and no elements?',
        'Que tarefas têm código e nenhum elemento?',
        '¿Qué tareas tienen código y ningún elemento?',
      ),
      answer: 'T11, T22',
      explanation: say(
        'Masonry and facade. The curing has none either, and no code: that one is right.',
        'Alvenaria e fachada. A cura também não tem, nem código: essa está certa.',
        'Fábrica y fachada. El curado tampoco tiene, ni código: ese está bien.',
      ),
    },
    {
      id: 'code',
      text: say(
        'Which code belongs to two tasks?',
        'Que código é de duas tarefas?',
        '¿Qué código pertenece a dos tareas?',
      ),
      answer: 'B1-02-W',
      explanation: say(
        'Core walls of level 2 and the closing of the opening. The walls stand, and the second task counts them as not begun.',
        'As paredes do núcleo do nível 2 e o fechamento da abertura. As paredes estão de pé, e a segunda tarefa as conta como não iniciadas.',
        'Los muros del núcleo del nivel 2 y el cierre del hueco. Los muros están en pie y la segunda tarea los cuenta como no empezados.',
      ),
    },
    {
      id: 'late-starts',
      text: say(
        'How many tasks began after their planned start?',
        'Quantas tarefas começaram depois do início previsto?',
        '¿Cuántas tareas empezaron después de su inicio previsto?',
      ),
      answer: '10',
      explanation: say(
        'Nearly the whole chain of building 1. Building 2 is in time: it has another team.',
        'Quase toda a corrente do edifício 1. O edifício 2 está em dia: tem outra equipe.',
        'Casi toda la cadena del edificio 1. El edificio 2 va en fecha: tiene otro equipo.',
      ),
    },
    {
      id: 'worst',
      text: say(
        'By how many working days did the latest of the finished tasks miss its planned end?',
        'Em quantos dias úteis a mais atrasada das tarefas terminadas perdeu o término previsto?',
        '¿Por cuántos días laborables incumplió su fin previsto la más retrasada de las terminadas?',
      ),
      unit: say('days', 'dias', 'días'),
      answer: '3',
      explanation: say(
        'One day at the ground level, two at level 1, three at level 2. The roof will show the next figure.',
        'Um dia no térreo, dois no nível 1, três no nível 2. O próximo número aparece na cobertura.',
        'Un día en planta baja, dos en el nivel 1, tres en el nivel 2. La siguiente cifra se verá en la cubierta.',
      ),
    },
  ],
};
