import type { EnterResultsSeed } from '../../course-seed.ts';
import { same, say } from '../words.ts';

/** Its answers are worked out again from the log by a test. */
export const logTask: EnterResultsSeed = {
  kind: 'enter-results',
  task: say(
    'Final task. The log holds the shares of weeks 7 to 12. Agreed are east 331250.400, north 7394110.000, height 742.150, a turn of 12.50, and links as overlay. Read it as in the lesson before: compare each share with the agreed point and with the share of the same model in the week before. Give shares by their code, such as S19.',
    'Tarefa final. O log traz os envios das semanas 7 a 12. Combinou-se leste 331250.400, norte 7394110.000, altura 742.150, giro de 12.50 e vínculos como overlay (sobreposição). Leia como na aula anterior: compare cada envio com o ponto combinado e com o do mesmo modelo na semana anterior. Dê os envios pelo código, por exemplo S19.',
    'Tarea final. El registro contiene los envíos de las semanas 7 a 12. Se acordaron este 331250.400, norte 7394110.000, altura 742.150, un giro de 12.50 y vínculos como overlay (superposición). Léelo como en la lección anterior: compara cada envío con el punto acordado y con el del mismo modelo en la semana anterior. Da los envíos por su código, por ejemplo S19.',
  ),
  items: [
    {
      id: 'off',
      text: say(
        'How many shares differ from the agreed east, north or height by more than 1 mm?',
        'Quantos envios diferem do leste, norte ou altura combinados em mais de 1 mm?',
        '¿Cuántos envíos difieren del este, norte o altura acordados en más de 1 mm?',
      ),
      answer: '3',
      explanation: say(
        'S23 in plan, S30 by 5 mm in height, S33 by 2 mm to the north. Small differences are facts, too: find out where they come from.',
        'O S23 em planta, o S30 com 5 mm na altura e o S33 com 2 mm para norte. Diferenças pequenas também são fatos: descubra de onde vêm.',
        'S23 en planta, S30 en 5 mm de altura y S33 en 2 mm al norte. Las diferencias pequeñas también son hechos: averigua de dónde vienen.',
      ),
    },
    {
      id: 'moved',
      text: say(
        'Which share lies farthest from its place?',
        'Que envio está mais longe do lugar?',
        '¿Qué envío está más lejos de su sitio?',
      ),
      answer: 'S23',
      explanation: say(
        'The structural model of week 8. All clash results of that week with structure are void.',
        'O modelo de estruturas da semana 8. Todos os resultados de interferência com estruturas daquela semana não valem.',
        'El modelo de estructuras de la semana 8. Ningún resultado de interferencias con estructuras de esa semana vale.',
      ),
    },
    {
      id: 'distance',
      text: say('How far is that in plan?', 'Quanto é isso em planta?', '¿Cuánto es eso en planta?'),
      unit: same('mm'),
      answer: '150',
      tolerance: 0.5,
      explanation: say(
        '90 mm to the west and 120 mm to the north: the root of 90² + 120².',
        '90 mm para oeste e 120 mm para norte: a raiz de 90² + 120².',
        '90 mm al oeste y 120 mm al norte: la raíz de 90² + 120².',
      ),
    },
    {
      id: 'turned',
      text: say('Which share is turned?', 'Que envio está girado?', '¿Qué envío está girado?'),
      answer: 'S25',
      explanation: say(
        '12.52 instead of 12.50, in the model that all others acquire from. Its crossing A/1 agrees, so no one saw it.',
        '12.52 em vez de 12.50, no modelo de que todos os outros adquirem. O cruzamento A/1 confere, por isso ninguém viu.',
        '12.52 en lugar de 12.50, en el modelo del que los demás adquieren. Su cruce A/1 coincide, por eso nadie lo vio.',
      ),
    },
    {
      id: 'far',
      text: say(
        'By how much does a wall 60 m from A/1 miss its place because of that turn? Round to whole millimetres.',
        'Por causa desse giro, quanto uma parede a 60 m de A/1 fica fora do lugar? Arredonde para milímetros inteiros.',
        'Por ese giro, ¿cuánto se aparta de su sitio un muro a 60 m de A/1? Redondea a milímetros enteros.',
      ),
      unit: same('mm'),
      answer: '21',
      tolerance: 0.5,
      explanation: say(
        '60 m times the sine of 0.02°. Too little for a clash test with 25 mm, too much for a curtain wall.',
        '60 m vezes o seno de 0,02°. Pouco para um teste com 25 mm, muito para uma fachada-cortina.',
        '60 m por el seno de 0,02°. Poco para una prueba con 25 mm, demasiado para un muro cortina.',
      ),
    },
    {
      id: 'warnings',
      text: say(
        'Which share has the largest growth of warnings against the week before?',
        'Que envio tem o maior aumento de avisos em relação à semana anterior?',
        '¿Qué envío tiene el mayor aumento de avisos respecto a la semana anterior?',
      ),
      answer: 'S31',
      explanation: say(
        'From 266 to 375 in one week. In the week after it stays at 372: whatever happened, no one has undone it.',
        'De 266 para 375 em uma semana. Na seguinte fica em 372: o que quer que tenha havido, ninguém desfez.',
        'De 266 a 375 en una semana. En la siguiente sigue en 372: pasara lo que pasara, nadie lo ha deshecho.',
      ),
    },
    {
      id: 'lost',
      text: say(
        'Which share has lost more than a tenth of its elements?',
        'Que envio perdeu mais de um décimo dos elementos?',
        '¿Qué envío ha perdido más de una décima parte de sus elementos?',
      ),
      answer: 'S27',
      explanation: say(
        '8720 to 7310, and back at 8790 the week after: an export with something hidden, not a change of the design.',
        'De 8720 para 7310, e de volta a 8790 na semana seguinte: uma exportação com algo oculto, não uma mudança de projeto.',
        'De 8720 a 7310, y de vuelta en 8790 la semana siguiente: una exportación con algo oculto, no un cambio de proyecto.',
      ),
    },
    {
      id: 'attached',
      text: say(
        'Which share carries its links along?',
        'Que envio leva os vínculos junto?',
        '¿Qué envío lleva consigo sus vínculos?',
      ),
      answer: 'S22',
      explanation: say(
        'Attachment: whoever links this model gets other people’s models with it, in the revision of that day.',
        'Attachment (anexo): quem vincula este modelo recebe junto os dos outros, na revisão daquele dia.',
        'Attachment (enlace): quien vincula este modelo recibe con él los de otros, en la revisión de ese día.',
      ),
    },
    {
      id: 'reused',
      text: say(
        'Which share has the revision of the share before, with other content?',
        'Que envio traz a revisão do envio anterior, com outro conteúdo?',
        '¿Qué envío lleva la revisión del anterior, con otro contenido?',
      ),
      answer: 'S32',
      explanation: say(
        'P10 for the second time, with 49 elements more. Two teams may now hold different models and both be right.',
        'P10 pela segunda vez, com 49 elementos a mais. Duas equipes podem ter modelos diferentes e as duas terem razão.',
        'P10 por segunda vez, con 49 elementos más. Dos equipos pueden tener ahora modelos distintos y los dos, razón.',
      ),
    },
    {
      id: 'postponed',
      text: say(
        'Which team had postponed reviews in three shares in succession? Enter its code.',
        'Que equipe teve revisões adiadas em três envios seguidos? Informe o código.',
        '¿Qué equipo tuvo revisiones pospuestas en tres envíos seguidos? Escribe su código.',
      ),
      answer: 'EST | HSP-EST-B1-ZZ-M3-S-0001',
      explanation: say(
        'S26, S29 and S32. The others postponed as well, and had decided by the next share.',
        'S26, S29 e S32. Os outros também adiaram, mas tinham decidido até o envio seguinte.',
        'S26, S29 y S32. Los demás también pospusieron, pero habían decidido antes del envío siguiente.',
      ),
    },
  ],
};
