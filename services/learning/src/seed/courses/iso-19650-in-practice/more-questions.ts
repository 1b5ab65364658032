import type { QuizSeed } from '../../course-seed.ts';
import { same, say } from '../words.ts';

export const moreQuestions: QuizSeed['questions'] = [
  {
    id: 'reason-above',
    kind: 'single',
    text: say(
      'A deliverable in the MIDP has no line in the EIR behind it. What is it?',
      'Um entregável do MIDP não tem linha do EIR por trás. O que ele é?',
      'Un entregable del MIDP no tiene detrás ninguna línea del EIR. ¿Qué es?',
    ),
    options: [
      {
        id: 'cost',
        text: say(
          'Cost without a question: find the question or drop it',
          'Custo sem pergunta: ache a pergunta ou corte-o',
          'Coste sin pregunta: encuentra la pregunta o elimínalo',
        ),
        right: true,
      },
      { id: 'bonus', text: say('A bonus for the client', 'Um bônus para o cliente', 'Un extra para el cliente') },
      {
        id: 'normal',
        text: say(
          'Normal: the EIR is only for tenders',
          'Normal: o EIR só vale na concorrência',
          'Normal: el EIR solo vale en la licitación',
        ),
      },
    ],
    explanation: say(
      'Each line has its reason in the line above. Sometimes the question exists and was never written down; then write it into the EIR.',
      'Cada linha tem o seu motivo na linha de cima. Às vezes a pergunta existe e nunca foi escrita; então escreva-a no EIR.',
      'Cada línea tiene su razón en la de arriba. A veces la pregunta existe y nunca se escribió; entonces escríbela en el EIR.',
    ),
  },
  {
    id: 'need-parts',
    kind: 'multiple',
    text: say(
      'What do you state before you say how much information is needed?',
      'O que se define antes de dizer quanta informação é necessária?',
      '¿Qué se define antes de decir cuánta información hace falta?',
    ),
    options: [
      { id: 'purpose', text: say('The purpose', 'A finalidade', 'El propósito'), right: true },
      { id: 'milestone', text: say('The milestone', 'O marco', 'El hito'), right: true },
      { id: 'actor', text: say('The actor', 'O ator', 'El actor'), right: true },
      { id: 'software', text: say('The software', 'O software', 'El programa') },
    ],
    explanation: say(
      'Purpose, milestone, actor and object come first. The software belongs to the BEP, once it is clear what passes through it.',
      'Finalidade, marco, ator e objeto vêm primeiro. O software entra no BEP, quando já se sabe o que vai passar por ele.',
      'Propósito, hito, actor y objeto van primero. El programa entra en el BEP, cuando ya se sabe qué va a pasar por él.',
    ),
  },
  {
    id: 'road-place',
    kind: 'single',
    text: say(
      'A bridge crosses from kilometre 6 to kilometre 7 of a road. Which spatial code does its drawing get in our example?',
      'Uma ponte vai do quilômetro 6 ao 7 de uma rodovia. Que código espacial o desenho recebe no nosso exemplo?',
      'Un puente cruza del kilómetro 6 al 7 de una carretera. ¿Qué código espacial lleva su plano en nuestro ejemplo?',
    ),
    options: [
      { id: 'k06', text: same('K06'), right: true },
      { id: 'both', text: same('K06K07') },
      { id: 'zz', text: same('ZZ') },
      { id: 'k07', text: same('K07') },
    ],
    explanation: say(
      'The kilometre where it begins: one bridge, one name. ZZ would say several bridges or a whole route.',
      'O quilômetro em que começa: uma ponte, um nome. ZZ diria várias pontes ou o trecho inteiro.',
      'El kilómetro en que empieza: un puente, un nombre. ZZ diría varios puentes o el trazado entero.',
    ),
  },
  {
    id: 'closed-code',
    kind: 'single',
    text: say(
      'Level 01 is split into two mezzanines. What becomes of the code 01?',
      'O nível 01 virou dois mezaninos. O que acontece com o código 01?',
      'El nivel 01 se divide en dos entreplantas. ¿Qué pasa con el código 01?',
    ),
    options: [
      {
        id: 'closed',
        text: say('It is closed and stays in the list', 'É encerrado e fica na lista', 'Se cierra y queda en la lista'),
        right: true,
      },
      {
        id: 'lower',
        text: say('It now means the lower one', 'Passa a ser o de baixo', 'Pasa a ser la de abajo'),
      },
      { id: 'deleted', text: say('It is deleted', 'É apagado', 'Se borra') },
    ],
    explanation: say(
      'Containers with 01 still exist. A second meaning would make them wrong without anyone having touched them.',
      'Contêineres com 01 continuam existindo. Um segundo significado os tornaria errados sem que ninguém os tocasse.',
      'Los contenedores con 01 siguen existiendo. Un segundo significado los haría erróneos sin que nadie los tocara.',
    ),
  },
  {
    id: 'first-looks',
    kind: 'multiple',
    text: say(
      'Which looks happen before other teams see a container?',
      'Que olhares acontecem antes que outras equipes vejam um contêiner?',
      '¿Qué miradas ocurren antes de que otros equipos vean un contenedor?',
    ),
    options: [
      { id: 'check', text: say('Check', 'Conferir', 'Comprobar'), right: true },
      { id: 'review', text: say('Review', 'Revisar', 'Revisar'), right: true },
      { id: 'authorise', text: say('Authorise', 'Autorizar', 'Autorizar') },
      { id: 'accept', text: say('Accept', 'Aceitar', 'Aceptar') },
    ],
    explanation: say(
      'Form and content are looked at inside the task team. Authorising and accepting need a container that is shared.',
      'Forma e conteúdo são vistos dentro da equipe de tarefa. Autorizar e aceitar exigem um contêiner compartilhado.',
      'Forma y contenido se miran dentro del equipo de tarea. Autorizar y aceptar exigen un contenedor compartido.',
    ),
  },
  {
    id: 'metadata-slip',
    kind: 'single',
    text: say(
      'A shared schedule has the right name, but its metadata says “drawing”. What is corrected?',
      'Uma tabela compartilhada tem o nome certo, mas os metadados dizem “desenho”. O que se corrige?',
      'Una tabla compartida tiene el nombre correcto, pero sus metadatos dicen «plano». ¿Qué se corrige?',
    ),
    options: [
      {
        id: 'metadata',
        text: say(
          'The metadata, with a record; the revision stays',
          'Os metadados, com registro; a revisão fica',
          'Los metadatos, con registro; la revisión se queda',
        ),
        right: true,
      },
      {
        id: 'revision',
        text: say(
          'It is shared again as the next revision',
          'Compartilha-se de novo como a próxima revisão',
          'Se comparte otra vez como la revisión siguiente',
        ),
      },
      {
        id: 'name',
        text: say(
          'The name, so that both agree',
          'O nome, para que os dois coincidam',
          'El nombre, para que coincidan',
        ),
      },
    ],
    explanation: say(
      'No content has changed, so no new revision is due. The name was right and must last.',
      'Nenhum conteúdo mudou, então não cabe revisão nova. O nome estava certo e precisa durar.',
      'No ha cambiado el contenido, así que no toca revisión nueva. El nombre era correcto y tiene que durar.',
    ),
  },
  {
    id: 'partial',
    kind: 'single',
    text: say(
      'A plan comes back with B1. What may the site do?',
      'Uma planta volta com B1. O que a obra pode fazer?',
      'Una planta vuelve con B1. ¿Qué puede hacer la obra?',
    ),
    options: [
      {
        id: 'part',
        text: say(
          'Use the part that the comments accept',
          'Usar a parte que os comentários aceitam',
          'Usar la parte que los comentarios aceptan',
        ),
        right: true,
      },
      { id: 'all', text: say('Use all of it', 'Usar tudo', 'Usarla entera') },
      { id: 'nothing', text: say('Nothing before an A', 'Nada antes de um A', 'Nada hasta una A') },
    ],
    explanation: say(
      'B is partial: it is only safe if the comments name the part. Ask where they don’t.',
      'B é parcial: só é seguro se os comentários disserem qual é a parte. Onde não disserem, pergunte.',
      'B es parcial: solo es seguro si los comentarios nombran la parte. Donde no lo hagan, pregunta.',
    ),
  },
  {
    id: 'contradiction',
    kind: 'single',
    text: say(
      'The register shows S1 with revision P03.01. What do you do first?',
      'O registro mostra S1 com revisão P03.01. O que você faz primeiro?',
      'El registro muestra S1 con revisión P03.01. ¿Qué haces primero?',
    ),
    options: [
      {
        id: 'ask',
        text: say(
          'Ask the team whether a draft got out',
          'Pergunta à equipe se escapou um rascunho',
          'Preguntar al equipo si se escapó un borrador',
        ),
        right: true,
      },
      { id: 'p03', text: say('Set it to P03', 'Muda para P03', 'Ponerlo en P03') },
      { id: 's0', text: say('Set it to S0', 'Muda para S0', 'Ponerlo en S0') },
    ],
    explanation: say(
      'Either field may be the wrong one. A draft that got out has to be withdrawn, which no metadata fix does.',
      'Qualquer um dos dois campos pode estar errado. Um rascunho que escapou precisa ser recolhido, e nenhum acerto de metadados faz isso.',
      'Cualquiera de los dos campos puede ser el erróneo. Un borrador que se escapó hay que retirarlo, y eso no lo hace ningún arreglo de metadatos.',
    ),
  },
];
