import type { OrderStatesSeed } from '../../course-seed.ts';
import { say } from '../words.ts';

export const orderWalk: OrderStatesSeed = {
  kind: 'order-states',
  task: say(
    'A door has no rating of its own. Put the steps in order in which a script finds the rating of its type.',
    'Uma porta não tem resistência própria. Ponha em ordem os passos com que um script acha a do tipo.',
    'Una puerta no tiene resistencia propia. Ordena los pasos con los que un script encuentra la de su tipo.',
  ),
  items: [
    {
      id: 'door',
      text: say('Take the line of the IFCDOOR', 'Pegar a linha da IFCDOOR', 'Tomar la línea de la IFCDOOR'),
      explanation: say(
        'Its number is what relations point to.',
        'É para o número dela que as relações apontam.',
        'A su número apuntan las relaciones.',
      ),
    },
    {
      id: 'own',
      text: say(
        'Look for an IFCRELDEFINESBYPROPERTIES that lists the door',
        'Procurar uma IFCRELDEFINESBYPROPERTIES que liste a porta',
        'Buscar una IFCRELDEFINESBYPROPERTIES que incluya la puerta',
      ),
      explanation: say(
        'A value of its own would count, so it comes first.',
        'Um valor próprio prevaleceria; por isso vem primeiro.',
        'Un valor propio prevalecería; por eso va primero.',
      ),
    },
    {
      id: 'none',
      text: say(
        'Find that none of its sets holds a FireRating',
        'Constatar que nenhum dos conjuntos dela traz FireRating',
        'Comprobar que ninguno de sus conjuntos lleva FireRating',
      ),
      explanation: say(
        'Only now is the type asked.',
        'Só agora se consulta o tipo.',
        'Solo ahora se consulta el tipo.',
      ),
    },
    {
      id: 'relation',
      text: say(
        'Look for the IFCRELDEFINESBYTYPE that lists the door',
        'Procurar a IFCRELDEFINESBYTYPE que lista a porta',
        'Buscar la IFCRELDEFINESBYTYPE que incluye la puerta',
      ),
      explanation: say(
        'An element has one type at most.',
        'Um elemento tem no máximo um tipo.',
        'Un elemento tiene como mucho un tipo.',
      ),
    },
    {
      id: 'type',
      text: say(
        'Follow its attribute 5 to the IFCDOORTYPE',
        'Seguir o atributo 5 dela até a IFCDOORTYPE',
        'Seguir su atributo 5 hasta la IFCDOORTYPE',
      ),
      explanation: say(
        'Attribute 4 holds the doors, 5 the type.',
        'O atributo 4 traz as portas; o 5, o tipo.',
        'El atributo 4 lleva las puertas; el 5, el tipo.',
      ),
    },
    {
      id: 'sets',
      text: say('Read HasPropertySets of the type', 'Ler HasPropertySets do tipo', 'Leer HasPropertySets del tipo'),
      explanation: say(
        'Here no relation is needed: the type names its sets itself.',
        'Aqui não há relação: o próprio tipo cita os seus conjuntos.',
        'Aquí no hace falta relación: el propio tipo nombra sus conjuntos.',
      ),
    },
    {
      id: 'value',
      text: say(
        'Find FireRating in Pset_DoorCommon and read its value',
        'Achar FireRating em Pset_DoorCommon e ler o valor',
        'Encontrar FireRating en Pset_DoorCommon y leer su valor',
      ),
      explanation: say(
        'The name of the set counts too: other sets may have a property of the same name.',
        'O nome do conjunto também conta: outros podem ter uma propriedade de mesmo nome.',
        'También cuenta el nombre del conjunto: otros pueden tener una propiedad con el mismo nombre.',
      ),
    },
  ],
};
