import type { OrderStatesSeed } from '../../course-seed.ts';
import { say } from '../words.ts';

export const orderParameter: OrderStatesSeed = {
  kind: 'order-states',
  task: say(
    'The fire engineer needs a rating on each door at the permit. Put the steps in order, from the question to the checked file.',
    'O engenheiro de incêndio precisa de uma resistência em cada porta na aprovação. Ponha os passos em ordem, da pergunta ao arquivo conferido.',
    'El ingeniero de incendios necesita una resistencia en cada puerta para el permiso. Ordena los pasos, de la pregunta al archivo comprobado.',
  ),
  items: [
    {
      id: 'question',
      text: say(
        'Write down the question, who asks it and at which milestone',
        'Escrever a pergunta, quem a faz e em que marco',
        'Escribir la pregunta, quién la hace y en qué hito',
      ),
      explanation: say(
        'Without a question there is no parameter.',
        'Sem pergunta não há parâmetro.',
        'Sin pregunta no hay parámetro.',
      ),
    },
    {
      id: 'look',
      text: say(
        'Look whether a built-in or a shared parameter of the office exists for it',
        'Ver se já existe um parâmetro do sistema ou compartilhado do escritório',
        'Mirar si ya existe un parámetro integrado o compartido de la oficina',
      ),
      explanation: say(
        'Before anything new is created: a second one of the same name is a second column.',
        'Antes de criar algo novo: um segundo de mesmo nome é uma segunda coluna.',
        'Antes de crear nada: un segundo con el mismo nombre es una segunda columna.',
      ),
    },
    {
      id: 'create',
      text: say(
        'Have its owner add it to the shared parameter file, with type or instance decided',
        'Pedir ao responsável que o inclua no arquivo de parâmetros compartilhados, já decidido se é de tipo ou de instância',
        'Pedir a su responsable que lo añada al archivo de parámetros compartidos, con tipo o ejemplar decidido',
      ),
      explanation: say(
        'One GUID, made once, in one place.',
        'Um GUID, criado uma vez, em um lugar.',
        'Un GUID, creado una vez, en un sitio.',
      ),
    },
    {
      id: 'families',
      text: say(
        'Load it into the families, with the list of allowed values',
        'Carregá-lo nas famílias, com a lista de valores permitidos',
        'Cargarlo en las familias, con la lista de valores permitidos',
      ),
      explanation: say(
        'Chosen and not typed, so that a rating has one spelling.',
        'Escolhido, e não digitado, para que uma resistência tenha uma só grafia.',
        'Elegido y no tecleado, para que una resistencia tenga una sola grafía.',
      ),
    },
    {
      id: 'fill',
      text: say(
        'The one who knows the value fills it in, by the milestone',
        'Quem conhece o valor o preenche, até o marco',
        'Quien conoce el valor lo rellena, antes del hito',
      ),
      explanation: say(
        'Not earlier by guessing, not by whoever has the file open.',
        'Não antes, por palpite, nem por quem estiver com o arquivo aberto.',
        'No antes, a ojo, ni quien tenga el archivo abierto.',
      ),
    },
    {
      id: 'schedule',
      text: say(
        'Sort a schedule by it and correct what stands at its ends',
        'Ordenar uma tabela por ele e corrigir o que está nas pontas',
        'Ordenar una tabla por él y corregir lo que queda en los extremos',
      ),
      explanation: say('In Revit it is still cheap.', 'No Revit ainda é barato.', 'En Revit todavía es barato.'),
    },
    {
      id: 'export',
      text: say(
        'Export with the mapping and count the values in the IFC',
        'Exportar com o mapeamento e contar os valores no IFC',
        'Exportar con el mapeo y contar los valores en el IFC',
      ),
      explanation: say(
        'The file that leaves the office is the one that counts.',
        'O arquivo que conta é o que sai do escritório.',
        'El archivo que cuenta es el que sale de la oficina.',
      ),
    },
  ],
};
