import type { EnterResultsSeed } from '../../course-seed.ts';
import { same, say } from '../words.ts';

/** Its answers are computed again from the five figures by a test. */
export const placePoints: EnterResultsSeed = {
  kind: 'enter-results',
  task: say(
    'Use the five figures of the lesson before: east 331250.400, north 7394110.000, turn 12.5° counterclockwise. A calculator or a spreadsheet is enough; enter metres with three decimals. 5 mm of difference are accepted for rounding.',
    'Use os cinco números da aula anterior: leste 331250.400, norte 7394110.000, giro de 12.5° anti-horário. Basta uma calculadora ou planilha; informe metros com três decimais. Aceitam-se 5 mm de diferença por arredondamento.',
    'Usa las cinco cifras de la lección anterior: este 331250.400, norte 7394110.000, giro de 12.5° antihorario. Basta una calculadora o una hoja de cálculo; escribe metros con tres decimales. Se aceptan 5 mm de diferencia por redondeo.',
  ),
  items: [
    {
      id: 'corner-east',
      text: say(
        'A corner lies 48 m along axis 1 and 24 m along axis A. What is its easting?',
        'Um canto fica a 48 m pelo eixo 1 e 24 m pelo eixo A. Qual é o seu leste?',
        'Una esquina está a 48 m por el eje 1 y 24 m por el eje A. ¿Cuál es su este?',
      ),
      unit: same('m'),
      answer: '331292.068',
      tolerance: 0.005,
      explanation: say(
        '331250.400 + 48 × 0.976296 − 24 × 0.216440. The second step leads back to the west.',
        '331250.400 + 48 × 0.976296 − 24 × 0.216440. O segundo passo volta para oeste.',
        '331250.400 + 48 × 0.976296 − 24 × 0.216440. El segundo paso vuelve hacia el oeste.',
      ),
    },
    {
      id: 'corner-north',
      text: say('And its northing?', 'E o norte?', '¿Y su norte?'),
      unit: same('m'),
      answer: '7394143.820',
      tolerance: 0.005,
      explanation: say(
        '7394110.000 + 48 × 0.216440 + 24 × 0.976296: both steps lead to the north.',
        '7394110.000 + 48 × 0.216440 + 24 × 0.976296: os dois passos vão para norte.',
        '7394110.000 + 48 × 0.216440 + 24 × 0.976296: los dos pasos van hacia el norte.',
      ),
    },
    {
      id: 'stone-x',
      text: say(
        'A boundary stone lies at east 331290.000, north 7394150.000. How far is it along axis 1?',
        'Um marco de divisa está em leste 331290.000, norte 7394150.000. A que distância fica pelo eixo 1?',
        'Un mojón está en este 331290.000, norte 7394150.000. ¿A qué distancia queda por el eje 1?',
      ),
      unit: same('m'),
      answer: '47.319',
      tolerance: 0.005,
      explanation: say(
        'The differences are 39.600 and 40.000; 39.6 × 0.976296 + 40 × 0.216440.',
        'As diferenças são 39.600 e 40.000; 39.6 × 0.976296 + 40 × 0.216440.',
        'Las diferencias son 39.600 y 40.000; 39.6 × 0.976296 + 40 × 0.216440.',
      ),
    },
    {
      id: 'stone-y',
      text: say('And along axis A?', 'E pelo eixo A?', '¿Y por el eje A?'),
      unit: same('m'),
      answer: '30.481',
      tolerance: 0.005,
      explanation: say(
        '−39.6 × 0.216440 + 40 × 0.976296. It lies beside the building, not in it: check the boundary distance.',
        '−39.6 × 0.216440 + 40 × 0.976296. Fica ao lado do edifício, não dentro: confira o recuo.',
        '−39.6 × 0.216440 + 40 × 0.976296. Queda junto al edificio, no dentro: comprueba el retranqueo.',
      ),
    },
  ],
};
