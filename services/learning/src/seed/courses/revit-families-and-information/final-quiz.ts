import type { QuizSeed } from '../../course-seed.ts';
import { say } from '../words.ts';
import { moreQuestions } from './more-questions.ts';

export const finalQuiz: QuizSeed = {
  passMark: 0.75,
  asked: 9,
  questions: [
    {
      id: 'need',
      kind: 'multiple',
      text: say(
        'What do you ask before you say how much information?',
        'O que você pergunta antes de dizer quanta informação?',
        '¿Qué preguntas antes de decir cuánta información?',
      ),
      options: [
        { id: 'purpose', text: say('For what purpose?', 'Com que finalidade?', '¿Con qué propósito?'), right: true },
        { id: 'milestone', text: say('At which milestone?', 'Em que marco?', '¿En qué hito?'), right: true },
        { id: 'actor', text: say('For whom?', 'Para quem?', '¿Para quién?'), right: true },
        { id: 'software', text: say('In which software?', 'Em que software?', '¿En qué programa?') },
      ],
      explanation: say(
        'Purpose, milestone, actor, and the object itself. The software comes last.',
        'Finalidade, marco, ator e o próprio objeto. O software vem por último.',
        'Propósito, hito, actor y el propio objeto. El programa viene al final.',
      ),
    },
    {
      id: 'guid',
      kind: 'single',
      text: say(
        'Two families have a shared parameter FireRating with different GUIDs. What does a schedule show?',
        'Duas famílias têm um parâmetro compartilhado FireRating com GUIDs diferentes. O que a tabela mostra?',
        'Dos familias tienen un parámetro compartido FireRating con GUID distintos. ¿Qué muestra una tabla?',
      ),
      options: [
        {
          id: 'two',
          text: say(
            'Two parameters with one name; one column leaves half of the doors empty',
            'Dois parâmetros de mesmo nome; uma coluna deixa metade das portas vazia',
            'Dos parámetros con un mismo nombre; una columna deja vacías la mitad de las puertas',
          ),
          right: true,
        },
        {
          id: 'one',
          text: say(
            'One column with all values',
            'Uma coluna com todos os valores',
            'Una columna con todos los valores',
          ),
        },
        { id: 'error', text: say('An error message', 'Uma mensagem de erro', 'Un mensaje de error') },
      ],
      explanation: say(
        'To Revit the GUID is the parameter; the name is a label.',
        'Para o Revit, o GUID é o parâmetro; o nome é um rótulo.',
        'Para Revit, el GUID es el parámetro; el nombre es una etiqueta.',
      ),
    },
    {
      id: 'instance',
      kind: 'single',
      text: say(
        'Which of these belongs to the instance?',
        'Qual destes pertence à instância?',
        '¿Cuál de estos pertenece a la instancia?',
      ),
      options: [
        {
          id: 'warranty',
          text: say('Date of installation', 'Data de instalação', 'Fecha de instalación'),
          right: true,
        },
        { id: 'material', text: say('Material of the leaf', 'Material da folha', 'Material de la hoja') },
        { id: 'maker', text: say('Manufacturer', 'Fabricante', 'Fabricante') },
      ],
      explanation: say(
        'It differs between two doors of the same type.',
        'Difere entre duas portas do mesmo tipo.',
        'Difiere entre dos puertas del mismo tipo.',
      ),
    },
    {
      id: 'geometry',
      kind: 'single',
      text: say(
        'The client asks for serial numbers at handover. What happens to the geometry?',
        'O cliente pede números de série na entrega. O que acontece com a geometria?',
        'El cliente pide números de serie en la entrega. ¿Qué pasa con la geometría?',
      ),
      options: [
        { id: 'nothing', text: say('Nothing', 'Nada', 'Nada'), right: true },
        {
          id: 'more',
          text: say(
            'It must show hinges and screws',
            'Precisa mostrar dobradiças e parafusos',
            'Debe mostrar bisagras y tornillos',
          ),
        },
        { id: 'less', text: say('It is left out', 'É retirada', 'Se elimina') },
      ],
      explanation: say(
        'The three parts of the need grow apart from each other.',
        'As três partes crescem separadas umas das outras.',
        'Las tres partes crecen por separado.',
      ),
    },
    ...moreQuestions,
  ],
};
