import type { EnterResultsSeed } from '../../course-seed.ts';
import { say } from '../words.ts';

/** Its answers are counted again from the list of results by a test. */
export const resultsTask: EnterResultsSeed = {
  kind: 'enter-results',
  task: say(
    'Final task. It is Monday, 15 June 2026, eight o’clock; the meeting is at ten. Open the list of results and the matrix. Open means New, Active or Reviewed. An issue is overdue when more working days (Monday to Friday) have passed since it was assigned than its pair has in the matrix; the test carries the names of the pair. In the column mm stands the depth of a hard clash, or the distance that a clearance lacks.',
    'Tarefa final. É segunda-feira, 15 de junho de 2026, oito horas; a reunião é às dez. Abra a lista de resultados e a matriz. Aberto quer dizer New, Active ou Reviewed. Um resultado está vencido quando passaram, desde a atribuição, mais dias úteis (segunda a sexta) do que o par tem na matriz; o teste leva os nomes do par. A coluna mm traz a profundidade de uma interferência física, ou a distância que falta a uma folga.',
    'Tarea final. Es lunes, 15 de junio de 2026, las ocho; la reunión es a las diez. Abre la lista de resultados y la matriz. Abierto significa New, Active o Reviewed. Un resultado está vencido cuando han pasado desde su asignación más días laborables (de lunes a viernes) de los que su par tiene en la matriz; la prueba lleva los nombres del par. En la columna mm figura la profundidad de una interferencia física, o la distancia que le falta a una holgura.',
  ),
  items: [
    {
      id: 'open',
      text: say(
        'How many results are open?',
        'Quantos resultados estão abertos?',
        '¿Cuántos resultados están abiertos?',
      ),
      answer: '27',
      explanation: say(
        '8 new, 17 active and 2 reviewed. Approved and resolved ones need no work this week.',
        '8 novos, 17 ativos e 2 revisados. Os aprovados e os resolvidos não precisam de ninguém esta semana.',
        '8 nuevos, 17 activos y 2 revisados. Los aprobados y los resueltos no necesitan a nadie esta semana.',
      ),
    },
    {
      id: 'unowned',
      text: say(
        'How many open results have no owner?',
        'Quantos resultados abertos estão sem responsável?',
        '¿Cuántos resultados abiertos no tienen responsable?',
      ),
      answer: '8',
      explanation: say(
        'All eight are new. Six of them are one opening in wall W-021.',
        'Os oito são novos. Seis deles são uma única abertura na parede W-021.',
        'Los ocho son nuevos. Seis de ellos son un solo hueco en el muro W-021.',
      ),
    },
    {
      id: 'element',
      text: say(
        'Which element B has the most open results?',
        'Que elemento B tem mais resultados abertos?',
        '¿Qué elemento B tiene más resultados abiertos?',
      ),
      answer: 'D-114',
      explanation: say(
        'The main duct on axis B, in three different tests.',
        'O duto principal do eixo B, em três testes diferentes.',
        'El conducto principal del eje B, en tres pruebas distintas.',
      ),
    },
    {
      id: 'solved',
      text: say(
        'How many open results does one decision about that element solve?',
        'Quantos resultados abertos uma só decisão sobre esse elemento resolve?',
        '¿Cuántos resultados abiertos resuelve una sola decisión sobre ese elemento?',
      ),
      answer: '9',
      explanation: say(
        'Seven beams, one wall and one service space: nine results, one question.',
        'Sete vigas, uma parede e um espaço de manutenção: nove resultados, uma pergunta.',
        'Siete vigas, un muro y un espacio de mantenimiento: nueve resultados, una pregunta.',
      ),
    },
    {
      id: 'issues',
      text: say(
        'Group the open results: one issue for each element B, and one for all that lie in wall W-021. How many issues are there?',
        'Agrupe os resultados abertos: uma questão por elemento B e uma para tudo o que está na parede W-021. Quantas questões são?',
        'Agrupa los resultados abiertos: un tema por elemento B y uno para todo lo que está en el muro W-021. ¿Cuántos temas son?',
      ),
      answer: '11',
      explanation: say(
        '27 results, 16 elements, and six of those share one opening: eleven issues.',
        '27 resultados, 16 elementos, e seis deles dividem uma abertura: onze questões.',
        '27 resultados, 16 elementos, y seis de ellos comparten un hueco: once temas.',
      ),
    },
    {
      id: 'overdue',
      text: say(
        'How many open results are overdue by the matrix?',
        'Quantos resultados abertos estão vencidos pela matriz?',
        '¿Cuántos resultados abiertos están vencidos según la matriz?',
      ),
      answer: '10',
      explanation: say(
        'Seven of duct D-114 with beams, R08, R17 and R32. The wall and the service space of D-114 have ten days and end tomorrow.',
        'Sete do duto D-114 com vigas, mais R08, R17 e R32. A parede e o espaço de manutenção do D-114 têm dez dias e vencem amanhã.',
        'Siete del conducto D-114 con vigas, R08, R17 y R32. El muro y el espacio de mantenimiento de D-114 tienen diez días y vencen mañana.',
      ),
    },
    {
      id: 'oldest',
      text: say(
        'Which open result was found first?',
        'Que resultado aberto foi achado primeiro?',
        '¿Qué resultado abierto se halló primero?',
      ),
      answer: 'R32',
      explanation: say(
        'Found on 11 May, of medium severity, and never the worst on any Monday. Get a yes or a no with a name today.',
        'Achado em 11 de maio, de severidade média, nunca o pior de nenhuma segunda. Consiga hoje um sim ou um não, com nome.',
        'Hallado el 11 de mayo, de severidad media, y nunca el peor de ningún lunes. Consigue hoy un sí o un no, con nombre.',
      ),
    },
    {
      id: 'back',
      text: say(
        'Which open results came back after having been resolved?',
        'Que resultados abertos voltaram depois de resolvidos?',
        '¿Qué resultados abiertos volvieron después de resueltos?',
      ),
      answer: 'R08, R17',
      explanation: say(
        'In both cases an older copy of the services model was shared after the corrected one. Ask for the file, not for the duct.',
        'Nos dois casos, uma cópia antiga do modelo de instalações foi compartilhada depois da corrigida. Pergunte pelo arquivo, não pelo duto.',
        'En ambos casos se compartió una copia antigua del modelo de instalaciones después de la corregida. Pregunta por el archivo, no por el conducto.',
      ),
    },
    {
      id: 'unnamed',
      text: say(
        'Which result is approved without the name of whoever approved it?',
        'Que resultado está aprovado sem que ninguém tenha assinado?',
        '¿Qué resultado está aprobado aunque nadie lo firmó?',
      ),
      answer: 'R01',
      explanation: say(
        'A column with a pipe in it that no one has accepted. Set it back to Active and ask the structural engineer.',
        'Um pilar com um tubo dentro que ninguém aceitou. Volte-o para Active e pergunte ao projetista de estruturas.',
        'Un pilar con una tubería dentro que nadie ha aceptado. Devuélvelo a Active y pregunta al ingeniero de estructuras.',
      ),
    },
  ],
};
