import type { QuizSeed } from '../../course-seed.ts';
import { same, say } from '../words.ts';
import { moreQuestions } from './more-questions.ts';

export const finalQuiz: QuizSeed = {
  passMark: 0.8,
  asked: 10,
  questions: [
    {
      id: 'chain',
      kind: 'single',
      text: say(
        'Which document does a task team write to say what it delivers, and when?',
        'Que documento uma equipe de tarefa escreve para dizer o que entrega, e quando?',
        '¿Qué documento escribe un equipo de tarea para decir qué entrega y cuándo?',
      ),
      options: [
        { id: 'tidp', text: same('TIDP'), right: true },
        { id: 'midp', text: same('MIDP') },
        { id: 'eir', text: same('EIR') },
        { id: 'oir', text: same('OIR') },
      ],
      explanation: say(
        'Each task team writes its TIDP; the lead appointed party gathers them in the MIDP. EIR and OIR ask, they don’t deliver.',
        'Cada equipe de tarefa escreve o seu TIDP; a parte contratada principal os reúne no MIDP. EIR e OIR perguntam, não entregam.',
        'Cada equipo de tarea escribe su TIDP; la parte designada principal los reúne en el MIDP. EIR y OIR preguntan, no entregan.',
      ),
    },
    {
      id: 'shared-use',
      kind: 'multiple',
      text: say(
        'A plan stands at S1. What may another team do with it?',
        'Uma planta está em S1. O que outra equipe pode fazer com ela?',
        'Una planta está en S1. ¿Qué puede hacer con ella otro equipo?',
      ),
      options: [
        {
          id: 'reference',
          text: say('Model against it', 'Modelar a partir dela', 'Modelar a partir de ella'),
          right: true,
        },
        {
          id: 'topic',
          text: say('Raise a topic about it', 'Abrir um tópico sobre ela', 'Abrir un tema sobre ella'),
          right: true,
        },
        { id: 'edit', text: say('Correct a wall in it', 'Corrigir uma parede nela', 'Corregir un muro en ella') },
        { id: 'build', text: say('Order doors by it', 'Comprar as portas por ela', 'Encargar las puertas con ella') },
      ],
      explanation: say(
        'Shared for coordination means: refer and comment. Only the author changes it, and only what is published may be bought or built from.',
        'Compartilhado para coordenação quer dizer: usar como referência e comentar. Só o autor altera, e só se compra ou constrói com o que está publicado.',
        'Compartido para coordinación significa: tomar como referencia y comentar. Solo el autor lo cambia, y solo se compra o construye con lo publicado.',
      ),
    },
    {
      id: 'withdrawn',
      kind: 'single',
      text: say(
        'A template lists S6, S7 and CR. What do you do?',
        'Um modelo de documento lista S6, S7 e CR. O que você faz?',
        'Una plantilla incluye S6, S7 y CR. ¿Qué haces?',
      ),
      options: [
        {
          id: 'remove',
          text: say(
            'Take them out: they were withdrawn in the UK annex of 2021',
            'Retira: foram excluídos do anexo britânico de 2021',
            'Retirarlos: se eliminaron en el anexo británico de 2021',
          ),
          right: true,
        },
        { id: 'keep', text: say('Keep them for safety', 'Mantém por segurança', 'Mantenerlos por seguridad') },
        {
          id: 'rename',
          text: say('Rename them to A6, A7 and AR', 'Renomeia para A6, A7 e AR', 'Renombrarlos a A6, A7 y AR'),
        },
      ],
      explanation: say(
        'Old templates still carry them. Mend the list before someone builds a workflow on it.',
        'Modelos antigos ainda os trazem. Corrija a lista antes que alguém monte um fluxo em cima dela.',
        'Las plantillas antiguas aún los llevan. Corrige la lista antes de que alguien monte un flujo sobre ella.',
      ),
    },
    {
      id: 'not-in-name',
      kind: 'multiple',
      text: say(
        'What does not belong in the name of a container?',
        'O que não entra no nome de um contêiner?',
        '¿Qué no va en el nombre de un contenedor?',
      ),
      options: [
        { id: 'revision', text: say('The revision', 'A revisão', 'La revisión'), right: true },
        { id: 'status', text: say('The status', 'O status', 'El estado'), right: true },
        { id: 'originator', text: say('The originator', 'O originador', 'El originador') },
        { id: 'date', text: say('The date of issue', 'A data de emissão', 'La fecha de emisión'), right: true },
      ],
      explanation: say(
        'The name stays for the container’s whole life. What changes with each issue is metadata.',
        'O nome fica por toda a vida do contêiner. O que muda a cada emissão é metadado.',
        'El nombre dura toda la vida del contenedor. Lo que cambia con cada emisión son metadatos.',
      ),
    },
    {
      id: 'midp-owner',
      kind: 'single',
      text: say(
        'Where does the detailed responsibility matrix belong?',
        'Onde entra a matriz de responsabilidades detalhada?',
        '¿Dónde va la matriz de responsabilidades detallada?',
      ),
      options: [
        {
          id: 'delivery',
          text: say('In the delivery team’s BEP', 'No BEP da equipe de entrega', 'En el BEP del equipo de entrega'),
          right: true,
        },
        { id: 'pre', text: say('In the pre-appointment BEP', 'No BEP de proposta', 'En el BEP de oferta') },
        { id: 'eir', text: say('In the EIR', 'No EIR', 'En el EIR') },
      ],
      explanation: say(
        'The tender holds a high-level matrix; the detailed one needs names that are known only after the appointment.',
        'A proposta traz uma matriz de alto nível; a detalhada precisa de nomes que só se conhecem depois da contratação.',
        'La oferta lleva una matriz de alto nivel; la detallada necesita nombres que solo se conocen tras la adjudicación.',
      ),
    },
    {
      id: 'revision-after-share',
      kind: 'single',
      text: say(
        'P02 is shared and a shaft turns out to be too narrow. What does the author share next?',
        'A P02 está compartilhada e um shaft ficou estreito. O que o autor compartilha em seguida?',
        'La P02 está compartida y un patinillo resulta estrecho. ¿Qué comparte después el autor?',
      ),
      options: [
        { id: 'p03', text: same('P03'), right: true },
        { id: 'p02-01', text: same('P02.01') },
        { id: 'c01', text: same('C01') },
        { id: 'p02-again', text: say('P02 once more', 'P02 de novo', 'P02 otra vez') },
      ],
      explanation: say(
        'What others have seen keeps its revision. Decimals are for work in progress, C for published containers.',
        'O que os outros já viram mantém a revisão. Decimais são do trabalho em andamento; C, dos contêineres publicados.',
        'Lo que otros ya vieron conserva su revisión. Los decimales son del trabajo en curso; la C, de los contenedores publicados.',
      ),
    },
    ...moreQuestions,
  ],
};
