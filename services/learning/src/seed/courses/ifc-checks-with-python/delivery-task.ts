import type { EnterResultsSeed } from '../../course-seed.ts';
import { say } from '../words.ts';

/** Its answers are counted again from the delivery by a test. */
export const deliveryTask: EnterResultsSeed = {
  kind: 'enter-results',
  task: say(
    'Final task. A clinic is delivered for tender: delivery.ifc. The table of requirements allows the ratings EI 30, EI 60, EI 90 and none. Use the scripts of this course, changed as needed, or IfcOpenShell. A door’s rating is its own if it has one, otherwise that of its type. Give elements by their tag, several separated by commas.',
    'Tarefa final. Uma clínica é entregue para a licitação: delivery.ifc. A tabela de requisitos permite as resistências EI 30, EI 60, EI 90 e none. Use os scripts deste curso, alterados conforme preciso, ou o IfcOpenShell. A resistência de uma porta é a própria, se houver; senão, a do tipo. Dê os elementos pela tag, vários separados por vírgula.',
    'Tarea final. Se entrega una clínica para la licitación: delivery.ifc. La tabla de requisitos permite las resistencias EI 30, EI 60, EI 90 y none. Usa los scripts de este curso, cambiados según haga falta, o IfcOpenShell. La resistencia de una puerta es la propia, si la tiene; si no, la de su tipo. Da los elementos por su etiqueta (Tag), varios separados por comas.',
  ),
  items: [
    {
      id: 'twice',
      text: say('Which GlobalId occurs twice?', 'Que GlobalId aparece duas vezes?', '¿Qué GlobalId aparece dos veces?'),
      answer: '20mBx3k1ErrIVKmLfQnsbZ',
      explanation: say(
        'Two doors on two storeys: one was copied together with its identity. Gate 2, so strictly the file goes back here.',
        'Duas portas em dois pavimentos: uma foi copiada com a identidade. É o portão 2; a rigor, o arquivo volta aqui.',
        'Dos puertas en dos plantas: una se copió con su identidad. Es el control 2; en rigor, el archivo se devuelve aquí.',
      ),
    },
    {
      id: 'empty-storey',
      text: say(
        'Which storey contains no element?',
        'Que pavimento não contém nenhum elemento?',
        '¿Qué planta no contiene ningún elemento?',
      ),
      answer: 'Roof',
      explanation: say(
        'Perhaps a level that only serves as height. Ask; a roof without a roof may also be a hidden category.',
        'Talvez um nível que só serve de altura. Pergunte; cobertura sem cobertura também pode ser categoria oculta.',
        'Quizá un nivel que solo sirve de cota. Pregunta; una cubierta sin cubierta también puede ser una categoría oculta.',
      ),
    },
    {
      id: 'no-storey',
      text: say(
        'Which doors lie in no storey?',
        'Que portas não estão em nenhum pavimento?',
        '¿Qué puertas no están en ninguna planta?',
      ),
      answer: 'D-00-10, D-01-03, D-02-06',
      explanation: say(
        'They are missing from every list by level, and from the order of the joiner.',
        'Faltam em toda lista por nível e no pedido do marceneiro.',
        'Faltan en toda lista por nivel y en el pedido del carpintero.',
      ),
    },
    {
      id: 'proxies',
      text: say(
        'How many IfcBuildingElementProxy have a name that begins with “Door”?',
        'Quantos IfcBuildingElementProxy têm nome que começa com “Door”?',
        '¿Cuántos IfcBuildingElementProxy tienen un nombre que empieza por «Door»?',
      ),
      answer: '4',
      explanation: say(
        'Three sliding doors and one of glass: two families to map. The other four proxies are a pump, a desk and two sterilizers.',
        'Três portas de correr e uma de vidro: duas famílias a mapear. Os outros quatro proxies são uma bomba, um balcão e dois esterilizadores.',
        'Tres puertas correderas y una de vidrio: dos familias por asignar. Los otros cuatro proxies son una bomba, un mostrador y dos esterilizadores.',
      ),
    },
    {
      id: 'own-right',
      text: say(
        'How many of the 48 doors does check_ifc.py call right with delivery-requirements.csv?',
        'Quantas das 48 portas check_ifc.py dá como certas com delivery-requirements.csv?',
        '¿Cuántas de las 48 puertas da por correctas check_ifc.py con delivery-requirements.csv?',
      ),
      answer: '11',
      explanation: say(
        'It sees only values of the doors themselves. Sent as it is, this report would complain about 37 doors.',
        'Ele só vê valores das próprias portas. Enviado assim, o relatório reclamaria de 37.',
        'Solo ve los valores de las propias puertas. Enviado así, el informe se quejaría de 37.',
      ),
    },
    {
      id: 'by-type',
      text: say(
        'How many doors have a rating only by their type?',
        'Quantas portas têm resistência só pelo tipo?',
        '¿Cuántas puertas tienen resistencia solo por su tipo?',
      ),
      answer: '31',
      explanation: say(
        'Two of three: that is the normal case, and the reason for the walk along the type.',
        'Duas de cada três: é o caso normal e a razão do caminho pelo tipo.',
        'Dos de cada tres: es el caso normal y la razón del camino por el tipo.',
      ),
    },
    {
      id: 'unrated',
      text: say(
        'How many doors have no rating at all?',
        'Quantas portas não têm resistência nenhuma?',
        '¿Cuántas puertas no tienen ninguna resistencia?',
      ),
      answer: '3',
      explanation: say(
        'All of the type Door, 0.80 x 2.10, which holds none itself.',
        'Todas do tipo Door, 0.80 x 2.10, que também não traz.',
        'Todas del tipo Door, 0.80 x 2.10, que tampoco la lleva.',
      ),
    },
    {
      id: 'outside',
      text: say(
        'Which doors have a rating that is not in the list?',
        'Que portas têm uma resistência que não está na lista?',
        '¿Qué puertas tienen una resistencia que no está en la lista?',
      ),
      answer: 'D-00-01, D-00-08, D-02-09',
      explanation: say(
        'EI30, ei 30 and 60 min. The last one hides a right value of its type.',
        'EI30, ei 30 e 60 min. A última encobre o valor certo do tipo.',
        'EI30, ei 30 y 60 min. La última tapa un valor correcto de su tipo.',
      ),
    },
    {
      id: 'differs',
      text: say(
        'Which doors have a rating of their own that differs from that of their type?',
        'Que portas têm resistência própria diferente da do tipo?',
        '¿Qué puertas tienen una resistencia propia distinta de la de su tipo?',
      ),
      answer: 'D-00-02, D-00-14, D-01-08, D-02-09',
      explanation: say(
        'Three of them are questions to the author, the fourth is the fault of the line above.',
        'Três são perguntas ao autor; a quarta é a falha da linha acima.',
        'Tres son preguntas al autor; la cuarta es el fallo de la línea anterior.',
      ),
    },
    {
      id: 'ready',
      text: say(
        'How many doors lie in a storey and have a rating of the list?',
        'Quantas portas estão em um pavimento e têm resistência da lista?',
        '¿Cuántas puertas están en una planta y tienen una resistencia de la lista?',
      ),
      answer: '40',
      explanation: say(
        '40 of 48, and four more doors that the file doesn’t know as doors. doors.ids gives the same counts.',
        '40 de 48, e mais quatro portas que o arquivo não conhece como portas. doors.ids dá as mesmas contagens.',
        '40 de 48, y cuatro puertas más que el archivo no conoce como puertas. doors.ids da los mismos recuentos.',
      ),
    },
  ],
};
