import type { EnterResultsSeed } from '../../course-seed.ts';
import { say } from '../words.ts';

/** Its answers are counted again from the list of results by a test. */
export const resultsTask: EnterResultsSeed = {
  kind: 'enter-results',
  task: say(
    'Final task. It is Monday, 22 June 2026, a week after the lesson before, eight o’clock; the meeting is at ten. Open the list of results and the matrix. Open means New, Active or Reviewed. An issue is overdue when more working days (Monday to Friday) have passed since it was assigned than its pair has in the matrix; the test carries the names of the pair. In the column mm stands the depth of a hard clash, or the distance that a clearance lacks.',
    'Tarefa final. É segunda-feira, 22 de junho de 2026, uma semana depois da aula anterior, oito horas; a reunião é às dez. Abra a lista de resultados e a matriz. Aberto quer dizer New, Active ou Reviewed. Um resultado está vencido quando passaram, desde a atribuição, mais dias úteis (segunda a sexta) do que o par tem na matriz; o teste leva os nomes do par. A coluna mm traz a profundidade de uma interferência física, ou a distância que falta a uma folga.',
    'Tarea final. Es lunes, 22 de junio de 2026, una semana después de la lección anterior, las ocho; la reunión es a las diez. Abre la lista de resultados y la matriz. Abierto significa New, Active o Reviewed. Un resultado está vencido cuando han pasado desde su asignación más días laborables (de lunes a viernes) de los que su par tiene en la matriz; la prueba lleva los nombres del par. En la columna mm figura la profundidad de una interferencia física, o la distancia que le falta a una holgura.',
  ),
  items: [
    {
      id: 'open',
      text: say(
        'How many results are open?',
        'Quantos resultados estão abertos?',
        '¿Cuántos resultados están abiertos?',
      ),
      answer: '20',
      explanation: say(
        '10 new, 8 active and 2 reviewed. Approved and resolved ones need no work this week.',
        '10 novos, 8 ativos e 2 revisados. Os aprovados e os resolvidos não precisam de ninguém esta semana.',
        '10 nuevos, 8 activos y 2 revisados. Los aprobados y los resueltos no necesitan a nadie esta semana.',
      ),
    },
    {
      id: 'unowned',
      text: say(
        'How many open results have no owner?',
        'Quantos resultados abertos estão sem responsável?',
        '¿Cuántos resultados abiertos no tienen responsable?',
      ),
      answer: '10',
      explanation: say(
        'All ten are new. Four of them are one opening in wall W-040.',
        'Os dez são novos. Quatro deles são uma única abertura na parede W-040.',
        'Los diez son nuevos. Cuatro de ellos son un solo hueco en el muro W-040.',
      ),
    },
    {
      id: 'element',
      text: say(
        'Which element B has the most open results?',
        'Que elemento B tem mais resultados abertos?',
        '¿Qué elemento B tiene más resultados abiertos?',
      ),
      answer: 'D-160',
      explanation: say(
        'The new duct on axis D, in three different tests.',
        'O duto novo do eixo D, em três testes diferentes.',
        'El conducto nuevo del eje D, en tres pruebas distintas.',
      ),
    },
    {
      id: 'solved',
      text: say(
        'How many open results does one decision about that element solve?',
        'Quantos resultados abertos uma só decisão sobre esse elemento resolve?',
        '¿Cuántos resultados abiertos resuelve una sola decisión sobre ese elemento?',
      ),
      answer: '6',
      explanation: say(
        'Four beams, one wall and one service space: six results, one question.',
        'Quatro vigas, uma parede e um espaço de manutenção: seis resultados, uma pergunta.',
        'Cuatro vigas, un muro y un espacio de mantenimiento: seis resultados, una pregunta.',
      ),
    },
    {
      id: 'issues',
      text: say(
        'Group the open results: one issue for each element B, and one for all that lie in wall W-040. How many issues are there?',
        'Agrupe os resultados abertos: uma questão por elemento B e uma para tudo o que está na parede W-040. Quantas questões são?',
        'Agrupa los resultados abiertos: un tema por elemento B y uno para todo lo que está en el muro W-040. ¿Cuántos temas son?',
      ),
      answer: '10',
      explanation: say(
        '20 results, 13 elements, and four of those share one opening: ten issues.',
        '20 resultados, 13 elementos, e quatro deles dividem uma abertura: dez questões.',
        '20 resultados, 13 elementos, y cuatro de ellos comparten un hueco: diez temas.',
      ),
    },
    {
      id: 'overdue',
      text: say(
        'How many open results are overdue by the matrix?',
        'Quantos resultados abertos estão vencidos pela matriz?',
        '¿Cuántos resultados abiertos están vencidos según la matriz?',
      ),
      answer: '7',
      explanation: say(
        'R04, R11, R12, R17, R19, R33 and R34. R35 has five days and ends tomorrow; the new ones have only begun.',
        'R04, R11, R12, R17, R19, R33 e R34. O R35 tem cinco dias e vence amanhã; os novos mal começaram.',
        'R04, R11, R12, R17, R19, R33 y R34. R35 tiene cinco días y vence mañana; los nuevos acaban de empezar.',
      ),
    },
    {
      id: 'oldest',
      text: say(
        'Which open result was found first?',
        'Que resultado aberto foi achado primeiro?',
        '¿Qué resultado abierto se halló primero?',
      ),
      answer: 'R17',
      explanation: say(
        'Found on 25 May, of medium severity, and never the worst on any Monday. Get a yes or a no with a name today.',
        'Achado em 25 de maio, de severidade média, nunca o pior de nenhuma segunda. Consiga hoje um sim ou um não, com nome.',
        'Hallado el 25 de mayo, de severidad media, y nunca el peor de ningún lunes. Consigue hoy un sí o un no, con nombre.',
      ),
    },
    {
      id: 'back',
      text: say(
        'Which open results came back after having been resolved?',
        'Que resultados abertos voltaram depois de resolvidos?',
        '¿Qué resultados abiertos volvieron después de resueltos?',
      ),
      answer: 'R17, R19',
      explanation: say(
        'A corrected model was overwritten by an older copy, first of the services, now of the stairs. Ask for the file, not for the element.',
        'Um modelo corrigido foi substituído por uma cópia antiga, primeiro o de instalações, agora o das escadas. Pergunte pelo arquivo, não pelo elemento.',
        'Un modelo corregido se sobrescribió con una copia antigua, primero el de instalaciones y ahora el de las escaleras. Pregunta por el archivo, no por el elemento.',
      ),
    },
    {
      id: 'unnamed',
      text: say(
        'Which result is approved without the name of whoever approved it?',
        'Que resultado está aprovado sem que ninguém tenha assinado?',
        '¿Qué resultado está aprobado aunque nadie lo firmó?',
      ),
      answer: 'R38',
      explanation: say(
        'A duct in a service space, and no one has said that it may stay there. Set it back to Active and ask the operator.',
        'Um duto em um espaço de manutenção, e ninguém disse que ele pode ficar ali. Volte-o para Active e pergunte à operação.',
        'Un conducto en un espacio de mantenimiento, y nadie ha dicho que pueda quedarse ahí. Devuélvelo a Active y pregunta a explotación.',
      ),
    },
  ],
};
