import type { EnterResultsSeed } from '../../course-seed.ts';
import { say } from '../words.ts';

/** Its answers are counted again from the register by a test. */
export const registerTask: EnterResultsSeed = {
  kind: 'enter-results',
  task: say(
    'Final task. You have taken over project HSP on 19 May 2026. Open the register, filter it as in the lesson before, and enter what you find. The codes are those of the table of fields of the second chapter; the status list is S0 to S5, A1 to A4 and B1 to B4; five working days are agreed for authorisation. Give containers by their whole name, several of them separated by commas.',
    'Tarefa final. Você assumiu o projeto HSP em 19 de maio de 2026. Abra o registro, filtre-o como na aula anterior e informe o que encontrar. Os códigos são os da tabela de campos do segundo capítulo; a lista de status vai de S0 a S5, A1 a A4 e B1 a B4; o prazo combinado para autorização é de cinco dias úteis. Escreva o nome inteiro dos contêineres e separe vários por vírgula.',
    'Tarea final. Has asumido el proyecto HSP el 19 de mayo de 2026. Abre el registro, fíltralo como en la lección anterior y escribe lo que encuentres. Los códigos son los de la tabla de campos del segundo capítulo; la lista de estados va de S0 a S5, A1 a A4 y B1 a B4; para autorizar se acordaron cinco días laborables. Da los contenedores con su nombre completo, varios separados por comas.',
  ),
  items: [
    {
      id: 'published',
      text: say(
        'How many lines are published with a status A?',
        'Quantas linhas estão publicadas com um status A?',
        '¿Cuántas líneas están publicadas con un estado A?',
      ),
      answer: '12',
      explanation: say(
        'Twelve lines, all A4. The B1 is accepted in part and counts apart.',
        'Doze linhas, todas A4. O B1 está aceito em parte e se conta separado.',
        'Doce líneas, todas A4. El B1 está aceptado en parte y se cuenta aparte.',
      ),
    },
    {
      id: 'names',
      text: say(
        'How many names break the convention?',
        'Quantos nomes violam a convenção?',
        '¿Cuántos nombres incumplen la convención?',
      ),
      answer: '3',
      explanation: say(
        '0034 has no discipline, 0221 has level 3, which is not in the list, and 0305 has an underscore for its first hyphen.',
        'O 0034 não tem disciplina, o 0221 traz o nível 3, que não está na lista, e o 0305 tem um sublinhado no lugar do primeiro hífen.',
        'Al 0034 le falta la disciplina, el 0221 lleva el nivel 3, que no está en la lista, y el 0305 tiene un guion bajo en lugar del primer guion.',
      ),
    },
    {
      id: 'twice',
      text: say(
        'Which container is listed twice?',
        'Que contêiner aparece duas vezes?',
        '¿Qué contenedor figura dos veces?',
      ),
      answer: 'HSP-INS-B1-02-DR-M-0303',
      explanation: say(
        'P02.02 and P01 of the same drawing are both shared. The older one belongs in the archive, and the newer one should not be out with a decimal.',
        'A P02.02 e a P01 do mesmo desenho estão as duas compartilhadas. A antiga deveria estar no arquivo, e a nova não deveria ter saído com casa decimal.',
        'P02.02 y P01 del mismo plano están compartidas a la vez. La antigua va al archivo, y la nueva no debería haber salido con decimal.',
      ),
    },
    {
      id: 'withdrawn',
      text: say(
        'Which status in the register is not in the project’s list?',
        'Que status do registro não está na lista do projeto?',
        '¿Qué estado del registro no está en la lista del proyecto?',
      ),
      answer: 'S6',
      explanation: say(
        'S6 comes from templates older than the UK annex of 2021. Mend the template of the team, not only the line.',
        'O S6 vem de modelos anteriores ao anexo britânico de 2021. Corrija o modelo da equipe, não só a linha.',
        'S6 viene de plantillas anteriores al anexo británico de 2021. Corrige la plantilla del equipo, no solo la línea.',
      ),
    },
    {
      id: 'decimals',
      text: say(
        'How many containers are shared with a working revision?',
        'Quantos contêineres estão compartilhados com revisão de trabalho?',
        '¿Cuántos contenedores están compartidos con una revisión de trabajo?',
      ),
      answer: '2',
      explanation: say(
        '0032 at P03.01 and 0303 at P02.02. The three others with decimals are S0, where decimals belong.',
        'O 0032, em P03.01, e o 0303, em P02.02. Os outros três com casas decimais estão em S0, onde elas cabem.',
        '0032 en P03.01 y 0303 en P02.02. Los otros tres con decimales están en S0, donde les corresponde.',
      ),
    },
    {
      id: 'unsigned',
      text: say(
        'Which published container has no name in authorised by?',
        'Que contêiner publicado não foi autorizado por ninguém?',
        '¿Qué contenedor publicado no ha autorizado nadie?',
      ),
      answer: 'HSP-EST-B1-00-SH-S-0020',
      explanation: say(
        'Steel is ordered from such schedules. Withdraw it today, have it authorised, and ask who let it through.',
        'É com tabelas assim que se compra aço. Recolha-a hoje, peça a autorização e pergunte quem a deixou passar.',
        'Con tablas así se encarga el acero. Retírala hoy, pide su autorización y pregunta quién la dejó pasar.',
      ),
    },
    {
      id: 'leans',
      text: say(
        'Which container with a status A refers to one that is not published?',
        'Que contêiner com status A se refere a um que não está publicado?',
        '¿Qué contenedor con estado A remite a uno que no está publicado?',
      ),
      answer: 'HSP-ARC-B1-02-DR-A-0104',
      explanation: say(
        'It refers to HSP-EST-B1-02-DR-S-0218, which is at S1. All others refer to models at A4, or to nothing.',
        'Ele se refere ao HSP-EST-B1-02-DR-S-0218, que está em S1. Os outros se referem a modelos em A4, ou a nada.',
        'Remite a HSP-EST-B1-02-DR-S-0218, que está en S1. Los demás remiten a modelos en A4, o a nada.',
      ),
    },
    {
      id: 'overdue',
      text: say(
        'Which container at S4 has waited longer than agreed for its authorisation?',
        'Que contêiner em S4 espera a autorização há mais tempo que o combinado?',
        '¿Qué contenedor en S4 espera su autorización más de lo acordado?',
      ),
      answer: 'HSP-EST-B2-00-DR-S-0222',
      explanation: say(
        'Shared on 7 May, due on 14 May, five working days later. The two others were shared the day before.',
        'Compartilhado em 7 de maio, o prazo venceu no dia 14, cinco dias úteis depois. Os outros dois foram compartilhados na véspera.',
        'Compartido el 7 de mayo, vencía el 14, cinco días laborables después. Los otros dos se compartieron la víspera.',
      ),
    },
  ],
};
