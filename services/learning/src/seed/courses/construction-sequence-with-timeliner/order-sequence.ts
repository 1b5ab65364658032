import type { OrderStatesSeed } from '../../course-seed.ts';
import { say } from '../words.ts';

export const orderSequence: OrderStatesSeed = {
  kind: 'order-states',
  task: say(
    'From two files to a sequence that was checked. Put the steps in order.',
    'De dois arquivos a uma sequência conferida. Ponha os passos em ordem.',
    'De dos archivos a una secuencia comprobada. Ordena los pasos.',
  ),
  items: [
    {
      id: 'code',
      text: say(
        'Agree on one code for parts of the work, in programme and model',
        'Combinar um código para as partes do trabalho, no cronograma e no modelo',
        'Acordar un código para las partes del trabajo, en el programa y en el modelo',
      ),
      explanation: say(
        'Without a common code each link is handwork.',
        'Sem código comum, todo vínculo é trabalho manual.',
        'Sin un código común, todo vínculo es trabajo manual.',
      ),
    },
    {
      id: 'write',
      text: say(
        'The authors write the code into their elements and share the models',
        'Os autores gravam o código nos elementos e compartilham os modelos',
        'Los autores escriben el código en sus elementos y comparten los modelos',
      ),
      explanation: say(
        'In the authoring program: the federated model isn’t edited.',
        'No programa de autoria: o modelo federado não se edita.',
        'En el programa de autoría: el modelo federado no se edita.',
      ),
    },
    {
      id: 'sets',
      text: say(
        'Make one search set for each code in the federated model',
        'Criar um conjunto de busca por código no modelo federado',
        'Crear un conjunto de búsqueda por código en el modelo federado',
      ),
      explanation: say(
        'A search finds the elements of next week’s model, too.',
        'A busca acha também os elementos do modelo da semana que vem.',
        'La búsqueda encuentra también los elementos del modelo de la semana próxima.',
      ),
    },
    {
      id: 'import',
      text: say(
        'Add the programme as a data source and build the task list',
        'Adicionar o cronograma como fonte de dados e montar a lista de tarefas',
        'Añadir el programa como origen de datos y construir la lista de tareas',
      ),
      explanation: say(
        'As a source it can be synchronised later; typed tasks can’t.',
        'Como fonte, pode ser sincronizado depois; tarefas digitadas, não.',
        'Como origen puede sincronizarse después; las tareas tecleadas, no.',
      ),
    },
    {
      id: 'attach',
      text: say(
        'Attach tasks to sets of the same name by rule, and set the task types',
        'Associar por regra tarefas a conjuntos de mesmo nome e definir os tipos',
        'Asociar por regla tareas a conjuntos del mismo nombre y poner los tipos',
      ),
      explanation: say(
        'Both sides exist now, and the rule can find its pairs.',
        'Os dois lados já existem, e a regra acha seus pares.',
        'Ya existen los dos lados y la regla encuentra sus pares.',
      ),
    },
    {
      id: 'gaps',
      text: say(
        'Look for tasks without elements, and elements without a task',
        'Procurar tarefas sem elementos e elementos sem tarefa',
        'Buscar tareas sin elementos y elementos sin tarea',
      ),
      explanation: say(
        'Before anybody watches: gaps look like building progress.',
        'Antes que alguém assista: lacunas parecem avanço de obra.',
        'Antes de que nadie mire: los huecos parecen avance de obra.',
      ),
    },
    {
      id: 'meeting',
      text: say(
        'Run it with those who will build it, and note each impossible day',
        'Rodar com quem vai construir e anotar cada dia impossível',
        'Ejecutarla con quienes van a construir y anotar cada día imposible',
      ),
      explanation: say(
        'That was the purpose. The corrections go into the programme.',
        'Era essa a finalidade. As correções vão para o cronograma.',
        'Ese era el propósito. Las correcciones van al programa.',
      ),
    },
  ],
};
