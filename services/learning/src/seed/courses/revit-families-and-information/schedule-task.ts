import type { EnterResultsSeed } from '../../course-seed.ts';
import { say } from '../words.ts';

/** Its answers are counted again from the schedule by a test. */
export const scheduleTask: EnterResultsSeed = {
  kind: 'enter-results',
  task: say(
    'Final task. The schedule holds 32 doors a week before the permit; the table of parameters says what has to be in it. Ratings are EI 30, EI 60 or EI 90. Filter, sort and count, and enter what you find. Give doors by their mark, several separated by commas.',
    'Tarefa final. A tabela traz 32 portas uma semana antes da aprovação; a tabela de parâmetros diz o que precisa estar nela. As resistências são EI 30, EI 60 ou EI 90. Filtre, ordene e conte, e informe o que encontrar. Dê as portas pelo código (Mark), várias separadas por vírgula.',
    'Tarea final. La tabla contiene 32 puertas una semana antes del permiso; la tabla de parámetros dice qué debe haber en ella. Las resistencias son EI 30, EI 60 o EI 90. Filtra, ordena y cuenta, y escribe lo que encuentres. Da las puertas por su marca (Mark), varias separadas por comas.',
  ),
  items: [
    {
      id: 'empty',
      text: say(
        'How many lines have no FireRating?',
        'Quantas linhas não têm FireRating?',
        '¿Cuántas líneas no tienen FireRating?',
      ),
      answer: '6',
      explanation: say(
        'All of the types D1-0885 and D6-0760. If that is meant, two types get the value “none”, and six lines are answered.',
        'Todas dos tipos D1-0885 e D6-0760. Se for intencional, dois tipos ganham o valor “nenhuma”, e seis linhas estão respondidas.',
        'Todas de los tipos D1-0885 y D6-0760. Si es a propósito, dos tipos reciben el valor «ninguna» y seis líneas quedan respondidas.',
      ),
    },
    {
      id: 'spelling',
      text: say(
        'How many lines have a FireRating that is not in the list?',
        'Quantas linhas têm um FireRating que não está na lista?',
        '¿Cuántas líneas tienen un FireRating que no está en la lista?',
      ),
      answer: '3',
      explanation: say(
        'EI30 twice and 30 min once: two types to correct, not three doors.',
        'EI30 duas vezes e 30 min uma vez: dois tipos a corrigir, não três portas.',
        'EI30 dos veces y 30 min una: dos tipos que corregir, no tres puertas.',
      ),
    },
    {
      id: 'type',
      text: say(
        'Which type has two different ratings?',
        'Que tipo tem duas resistências diferentes?',
        '¿Qué tipo tiene dos resistencias distintas?',
      ),
      answer: 'D3-1260',
      explanation: say(
        'Door 1.06 is EI 60, all others of its type are EI 90. As a type parameter that can’t happen: somewhere it is bound as instance.',
        'A porta 1.06 é EI 60; as outras do tipo são EI 90. Com parâmetro de tipo isso não acontece: em algum lugar ele é de instância.',
        'La puerta 1.06 es EI 60; las demás de su tipo, EI 90. Con un parámetro de tipo no puede pasar: en algún sitio es de ejemplar.',
      ),
    },
    {
      id: 'mark',
      text: say('Which mark occurs twice?', 'Que código aparece duas vezes?', '¿Qué marca aparece dos veces?'),
      answer: '1.09',
      explanation: say(
        'Revit warns of it, among its other warnings. The joiner delivers one door.',
        'O Revit avisa, no meio dos outros avisos. O marceneiro entrega uma porta.',
        'Revit avisa de ello, entre sus otros avisos. El carpintero entrega una puerta.',
      ),
    },
    {
      id: 'clear',
      text: say(
        'Which door is clear by more than it is wide?',
        'Que porta tem vão livre maior que a largura?',
        '¿Qué puerta tiene más paso libre que anchura?',
      ),
      answer: '1.07',
      explanation: say(
        '1110 of 1010. Typed by hand: in all other types the family computes it.',
        '1110 de 1010. Digitado à mão: nos outros tipos a família calcula.',
        '1110 de 1010. Tecleado a mano: en los demás tipos lo calcula la familia.',
      ),
    },
    {
      id: 'yes-no',
      text: say(
        'Which door answers IsExternal with something else than yes or no?',
        'Que porta responde a IsExternal com algo que não é yes nem no?',
        '¿Qué puerta responde a IsExternal con algo que no es yes ni no?',
      ),
      answer: '2.05',
      explanation: say(
        'Its family has a text parameter of the same name, with another GUID. Its rating is odd as well: the whole family comes from elsewhere.',
        'A família dela tem um parâmetro de texto de mesmo nome e outro GUID. A resistência também é estranha: a família inteira veio de fora.',
        'Su familia tiene un parámetro de texto con el mismo nombre y otro GUID. Su resistencia también es rara: toda la familia viene de fuera.',
      ),
    },
    {
      id: 'narrow',
      text: say(
        'How many lines have a ClearWidth below 800 mm?',
        'Quantas linhas têm ClearWidth abaixo de 800 mm?',
        '¿Cuántas líneas tienen un ClearWidth inferior a 800 mm?',
      ),
      answer: '6',
      explanation: say(
        'Four of 785 and two of 660. Which of them lie on an accessible route is a question for the plan, not for the schedule.',
        'Quatro de 785 e duas de 660. Quais ficam em rota acessível é pergunta para a planta, não para a tabela.',
        'Cuatro de 785 y dos de 660. Cuáles quedan en un recorrido accesible es una pregunta para el plano, no para la tabla.',
      ),
    },
    {
      id: 'external',
      text: say(
        'How many lines answer IsExternal with yes?',
        'Quantas linhas respondem yes a IsExternal?',
        '¿Cuántas líneas responden yes a IsExternal?',
      ),
      answer: '5',
      explanation: say(
        'Three at the ground and at level 2, two on the roof. Compare with the elevations: can a door on level 2 lead outside?',
        'Três no térreo e no nível 2, duas na cobertura. Compare com as fachadas: uma porta do nível 2 dá para fora?',
        'Tres en planta baja y en el nivel 2, dos en la cubierta. Compáralo con los alzados: ¿una puerta del nivel 2 da al exterior?',
      ),
    },
    {
      id: 'guessed',
      text: say(
        'Which doors have a serial number although handover is a year away?',
        'Que portas têm número de série, embora a entrega seja só daqui a um ano?',
        '¿Qué puertas tienen número de serie aunque falta un año para la entrega?',
      ),
      answer: '2.01, 2.02',
      explanation: say(
        'And both have the same one: copied along with the door. A guessed value is worse than an empty one.',
        'E as duas têm o mesmo: copiado junto com a porta. Um valor chutado é pior que um vazio.',
        'Y las dos tienen el mismo: copiado con la puerta. Un valor inventado es peor que uno vacío.',
      ),
    },
    {
      id: 'ready',
      text: say(
        'How many lines hold what the permit asks: a rating of the list, yes or no, and a clear width that isn’t above the width?',
        'Quantas linhas trazem o que a aprovação pede: uma resistência da lista, yes ou no, e um vão livre que não passa da largura?',
        '¿Cuántas líneas contienen lo que pide el permiso: una resistencia de la lista, yes o no, y un paso libre que no supera la anchura?',
      ),
      answer: '22',
      explanation: say(
        '32 less six empty ratings, three outside the list (one of them also lacks its yes or no) and the door 1.07. That is the number for the report.',
        '32 menos seis resistências vazias, três fora da lista (uma delas também sem yes ou no) e a porta 1.07. Esse é o número para o relatório.',
        '32 menos seis resistencias vacías, tres fuera de la lista (una de ellas tampoco tiene yes o no) y la puerta 1.07. Ese es el número para el informe.',
      ),
    },
  ],
};
