import type { EnterResultsSeed } from '../../course-seed.ts';
import { say } from '../words.ts';

/** Its answers are read again from the file by a test. */
export const walkByHand: EnterResultsSeed = {
  kind: 'enter-results',
  task: say(
    'Open two-storeys.ifc in a text editor and follow the references. The last question is quicker with ifc_text.py.',
    'Abra two-storeys.ifc em um editor de texto e siga as referências. A última pergunta é mais rápida com ifc_text.py.',
    'Abre two-storeys.ifc en un editor de texto y sigue las referencias. La última pregunta es más rápida con ifc_text.py.',
  ),
  items: [
    {
      id: 'storey',
      text: say(
        'In which storey does the wall with the tag W-03 lie?',
        'Em que pavimento está a parede com a tag W-03?',
        '¿En qué planta está el muro con la etiqueta W-03?',
      ),
      answer: '01',
      explanation: say(
        'The wall is #52. #56 contains it and points to #14, the storey named 01.',
        'A parede é #52. #56 a contém e aponta para #14, o pavimento de nome 01.',
        'El muro es #52. #56 lo contiene y apunta a #14, la planta de nombre 01.',
      ),
    },
    {
      id: 'shared',
      text: say(
        'For how many walls does the property set in line #68 hold?',
        'Para quantas paredes vale o conjunto da linha #68?',
        '¿Para cuántos muros vale el conjunto de la línea #68?',
      ),
      answer: '2',
      explanation: say(
        '#69 ties it to #41 and #51. One set may serve many elements: change it, and all of them change.',
        '#69 o liga a #41 e #51. Um conjunto pode servir a muitos elementos: mude-o, e todos mudam.',
        '#69 lo une con #41 y #51. Un conjunto puede servir a muchos elementos: si lo cambias, cambian todos.',
      ),
    },
    {
      id: 'relation',
      text: say(
        'Which line ties door D-01 to its fire rating? Give its number.',
        'Que linha liga a porta D-01 à sua resistência ao fogo? Dê o número.',
        '¿Qué línea une la puerta D-01 con su resistencia al fuego? Da su número.',
      ),
      answer: '66|#66',
      explanation: say(
        '#66: from #43 to the set #65, which holds #64 with EI 30. Delete this line, and the door has no rating any more.',
        '#66: de #43 ao conjunto #65, que contém #64 com EI 30. Apague essa linha e a porta fica sem resistência.',
        '#66: de #43 al conjunto #65, que contiene #64 con EI 30. Borra esa línea y la puerta se queda sin resistencia.',
      ),
    },
    {
      id: 'kinds',
      text: say(
        'How many different kinds of entity does the file hold?',
        'Quantos tipos diferentes de entidade há no arquivo?',
        '¿Cuántas clases distintas de entidad hay en el archivo?',
      ),
      answer: '13',
      explanation: say(
        'len({kind for kind, _ in entities.values()}): 13 kinds in 30 lines. Only two of them, doors and walls, can be seen.',
        'len({kind for kind, _ in entities.values()}): 13 tipos em 30 linhas. Só dois, portas e paredes, se enxergam.',
        'len({kind for kind, _ in entities.values()}): 13 clases en 30 líneas. Solo dos, puertas y muros, se ven.',
      ),
    },
  ],
};
