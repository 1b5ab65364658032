import type { QuizSeed } from '../../course-seed.ts';
import { same, say } from '../words.ts';
import { moreQuestions } from './more-questions.ts';

export const finalQuiz: QuizSeed = {
  passMark: 0.8,
  asked: 9,
  questions: [
    {
      id: 'how-many-a',
      kind: 'single',
      text: say(
        'How many parties are accountable in one row?',
        'Quantas partes respondem (A) em uma linha?',
        '¿Cuántas partes responden (A) en una fila?',
      ),
      options: [
        { id: 'one', text: say('Exactly one', 'Exatamente uma', 'Exactamente una'), right: true },
        { id: 'at-least', text: say('At least one', 'Ao menos uma', 'Al menos una') },
        { id: 'all', text: say('All that do the work', 'Todas as que executam', 'Todas las que ejecutan') },
      ],
      explanation: say(
        'Several may be responsible for the work; one answers for its being done.',
        'Várias podem executar; uma responde para que seja feito.',
        'Varias pueden ejecutar; una responde de que se haga.',
      ),
    },
    {
      id: 'who-writes-tidp',
      kind: 'single',
      text: say('Who writes a TIDP?', 'Quem escreve um TIDP?', '¿Quién escribe un TIDP?'),
      options: [
        { id: 'team', text: say('Each task team', 'Cada equipe de tarefa', 'Cada equipo de tarea'), right: true },
        {
          id: 'lead',
          text: say('The lead party, for all', 'A parte principal, para todos', 'La parte principal, para todos'),
        },
        { id: 'client', text: say('The client', 'O cliente', 'El cliente') },
      ],
      explanation: say(
        'Dates that somebody else wrote are wishes. The lead party gathers them.',
        'Datas escritas por outros são desejos. A parte principal as reúne.',
        'Las fechas que escribe otro son deseos. La parte principal las reúne.',
      ),
    },
    {
      id: 'needs',
      kind: 'multiple',
      text: say(
        'What must every deliverable have?',
        'O que toda entrega precisa ter?',
        '¿Qué debe tener todo entregable?',
      ),
      options: [
        { id: 'owner', text: say('An owner', 'Um responsável', 'Un responsable'), right: true },
        { id: 'date', text: say('A date', 'Uma data', 'Una fecha'), right: true },
        {
          id: 'need',
          text: say(
            'A level of information need',
            'Um nível de informação necessária',
            'Un nivel de información necesaria',
          ),
          right: true,
        },
        { id: 'size', text: say('A file size', 'Um tamanho de arquivo', 'Un tamaño de archivo') },
      ],
      explanation: say(
        'Without one of the three no one can say whether it was delivered.',
        'Sem um dos três, ninguém consegue dizer se foi entregue.',
        'Sin uno de los tres nadie puede decir si se entregó.',
      ),
    },
    {
      id: 'after-milestone',
      kind: 'single',
      text: say(
        'A deliverable is due four days after its milestone. What is wrong?',
        'Uma entrega vence quatro dias depois do seu marco. O que está errado?',
        'Un entregable vence cuatro días después de su hito. ¿Qué está mal?',
      ),
      options: [
        {
          id: 'decision',
          text: say(
            'The decision will be taken without it',
            'A decisão será tomada sem ela',
            'La decisión se tomará sin él',
          ),
          right: true,
        },
        {
          id: 'nothing',
          text: say('Nothing, it is only four days', 'Nada, são só quatro dias', 'Nada, son solo cuatro días'),
        },
        { id: 'format', text: say('The date’s format', 'O formato da data', 'El formato de la fecha') },
      ],
      explanation: say(
        'Move the deliverable, or name the milestone that it really serves.',
        'Mude a entrega ou nomeie o marco a que ela realmente serve.',
        'Mueve el entregable o nombra el hito al que de verdad sirve.',
      ),
    },
    {
      id: 'change',
      kind: 'single',
      text: say(
        'The services engineer needs one more week. Which table changes first?',
        'A engenharia de instalações precisa de mais uma semana. Que tabela muda primeiro?',
        'La ingeniería de instalaciones necesita una semana más. ¿Qué tabla cambia primero?',
      ),
      options: [
        { id: 'tidp', text: say('Its TIDP', 'O TIDP dela', 'Su TIDP'), right: true },
        { id: 'midp', text: same('MIDP') },
        {
          id: 'matrix',
          text: say('The responsibility matrix', 'A matriz de responsabilidades', 'La matriz de responsabilidades'),
        },
      ],
      explanation: say(
        'The MIDP is gathered from TIDPs. Changed directly, it says something that no one promised.',
        'O MIDP é reunido a partir dos TIDPs. Alterado direto, diz algo que ninguém prometeu.',
        'El MIDP se reúne a partir de los TIDP. Cambiado directamente, dice algo que nadie prometió.',
      ),
    },
    ...moreQuestions,
  ],
};
