import type { QuizSeed } from '../../course-seed.ts';
import { say } from '../words.ts';
import { moreQuestions } from './more-questions.ts';

export const finalQuiz: QuizSeed = {
  passMark: 0.75,
  asked: 9,
  questions: [
    {
      id: 'sets',
      kind: 'single',
      text: say(
        'Why search sets and not selection sets picked by hand?',
        'Por que conjuntos de busca, e não de seleção manual?',
        '¿Por qué conjuntos de búsqueda y no de selección manual?',
      ),
      options: [
        {
          id: 'new',
          text: say(
            'They also find elements of the next revision',
            'Acham também elementos da próxima revisão',
            'Encuentran también elementos de la revisión siguiente',
          ),
          right: true,
        },
        { id: 'fast', text: say('They are drawn faster', 'São desenhados mais rápido', 'Se dibujan más rápido') },
        { id: 'colour', text: say('They have colours', 'Têm cores', 'Tienen colores') },
      ],
      explanation: say(
        'A search asks again; a list of picked elements grows old.',
        'A busca pergunta de novo; uma lista escolhida à mão envelhece.',
        'La búsqueda vuelve a preguntar; una lista elegida a mano envejece.',
      ),
    },
    {
      id: 'type',
      kind: 'single',
      text: say(
        'A scaffold is put up and taken down. Which task type does it get?',
        'Um andaime é montado e desmontado. Que tipo de tarefa recebe?',
        'Un andamio se monta y se desmonta. ¿Qué tipo de tarea recibe?',
      ),
      options: [
        { id: 'temporary', text: say('Temporary', 'Temporária (Temporary)', 'Temporal (Temporary)'), right: true },
        { id: 'construct', text: say('Construct', 'Construir (Construct)', 'Construir (Construct)') },
        { id: 'demolish', text: say('Demolish', 'Demolir (Demolish)', 'Demoler (Demolish)') },
      ],
      explanation: say(
        'Temporary elements appear with the task and go with its end.',
        'Elementos temporários surgem com a tarefa e somem no fim dela.',
        'Los elementos temporales aparecen con la tarea y se van con su final.',
      ),
    },
    {
      id: 'where-to-correct',
      kind: 'single',
      text: say(
        'The simulation shows an impossible day. Where is it corrected?',
        'A simulação mostra um dia impossível. Onde se corrige?',
        'La simulación muestra un día imposible. ¿Dónde se corrige?',
      ),
      options: [
        {
          id: 'programme',
          text: say(
            'In the programme, then synchronise',
            'No cronograma, e depois sincronizar',
            'En el programa, y después sincronizar',
          ),
          right: true,
        },
        {
          id: 'timeliner',
          text: say(
            'In TimeLiner, by dragging the bar',
            'No TimeLiner, arrastando a barra',
            'En TimeLiner, arrastrando la barra',
          ),
        },
        { id: 'model', text: say('In the federated model', 'No modelo federado', 'En el modelo federado') },
      ],
      explanation: say(
        'The programme has an owner. A bar dragged here is lost at the next synchronisation.',
        'O cronograma tem responsável. Uma barra arrastada aqui se perde na próxima sincronização.',
        'El programa tiene un responsable. Una barra arrastrada aquí se pierde al sincronizar.',
      ),
    },
    {
      id: 'gaps',
      kind: 'multiple',
      text: say(
        'What do you look for before the simulation is shown?',
        'O que você procura antes de mostrar a simulação?',
        '¿Qué buscas antes de enseñar la simulación?',
      ),
      options: [
        {
          id: 'no-elements',
          text: say('Tasks without elements', 'Tarefas sem elementos', 'Tareas sin elementos'),
          right: true,
        },
        {
          id: 'no-task',
          text: say('Elements without a task', 'Elementos sem tarefa', 'Elementos sin tarea'),
          right: true,
        },
        {
          id: 'two-tasks',
          text: say(
            'Elements that two tasks build',
            'Elementos construídos por duas tarefas',
            'Elementos que construyen dos tareas',
          ),
          right: true,
        },
        { id: 'music', text: say('Music for the film', 'Música para o filme', 'Música para la película') },
      ],
      explanation: say(
        'Each of the three looks like progress on the screen and isn’t.',
        'Cada um dos três parece avanço na tela, e não é.',
        'Cada una de las tres cosas parece avance en pantalla y no lo es.',
      ),
    },
    ...moreQuestions,
  ],
};
