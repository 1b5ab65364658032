import type { OrderStatesSeed } from '../../course-seed.ts';
import { say } from '../words.ts';

export const orderSetup: OrderStatesSeed = {
  kind: 'order-states',
  task: say(
    'The architect’s model is the one that others acquire coordinates from. Put the steps in order.',
    'O modelo de arquitetura é aquele de que os outros adquirem coordenadas. Ponha os passos em ordem.',
    'El modelo de arquitectura es del que los demás adquieren coordenadas. Ordena los pasos.',
  ),
  items: [
    {
      id: 'agree',
      text: say(
        'Agree on the point, the turn to true north and the units, and write them into the plan',
        'Combinar o ponto, o giro ao norte verdadeiro e as unidades, e escrevê-los no plano',
        'Acordar el punto, el giro al norte real y las unidades, y escribirlos en el plan',
      ),
      explanation: say(
        'Everything after it refers to these figures.',
        'Tudo o que vem depois se refere a esses números.',
        'Todo lo que sigue remite a estas cifras.',
      ),
    },
    {
      id: 'survey',
      text: say(
        'Enter coordinates and turn in the architect’s model',
        'Informar coordenadas e giro no modelo de arquitetura',
        'Introducir coordenadas y giro en el modelo de arquitectura',
      ),
      explanation: say(
        'One model gets the figures by hand, all others by acquiring.',
        'Um modelo recebe os números à mão; os outros, por aquisição.',
        'Un modelo recibe las cifras a mano; los demás, al adquirirlas.',
      ),
    },
    {
      id: 'levels',
      text: say(
        'Draw levels and grids in the architect’s model, and share it',
        'Desenhar níveis e eixos no modelo de arquitetura e compartilhá-lo',
        'Dibujar niveles y ejes en el modelo de arquitectura y compartirlo',
      ),
      explanation: say(
        'Shared with the right coordinates, before anybody links it.',
        'Compartilhado já com as coordenadas certas, antes que alguém o vincule.',
        'Compartido ya con las coordenadas correctas, antes de que alguien lo vincule.',
      ),
    },
    {
      id: 'link',
      text: say(
        'Structure and services link it, origin to origin',
        'Estrutura e instalações o vinculam, origem a origem',
        'Estructura e instalaciones lo vinculan, origen a origen',
      ),
      explanation: say(
        'Their own models hold no shared coordinates yet, so the origin is the only common thing.',
        'Os modelos deles ainda não têm coordenadas compartilhadas; a origem é a única coisa em comum.',
        'Sus modelos aún no tienen coordenadas compartidas; el origen es lo único común.',
      ),
    },
    {
      id: 'acquire',
      text: say(
        'They acquire coordinates from the link',
        'Eles adquirem as coordenadas do vínculo',
        'Adquieren las coordenadas del vínculo',
      ),
      explanation: say(
        'From now on, all can be linked by shared coordinates.',
        'A partir daqui, tudo pode ser vinculado por coordenadas compartilhadas.',
        'A partir de aquí, todo puede vincularse por coordenadas compartidas.',
      ),
    },
    {
      id: 'monitor',
      text: say(
        'They copy and monitor levels and grids',
        'Eles copiam e monitoram níveis e eixos',
        'Copian y supervisan niveles y ejes',
      ),
      explanation: say(
        'Once the place is right. Copies made before it would have to be moved.',
        'Quando o lugar já está certo. Cópias feitas antes teriam de ser movidas.',
        'Cuando el sitio ya es correcto. Las copias hechas antes habría que moverlas.',
      ),
    },
  ],
};
