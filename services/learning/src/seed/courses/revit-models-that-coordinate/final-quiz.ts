import type { QuizSeed } from '../../course-seed.ts';
import { say } from '../words.ts';
import { moreQuestions } from './more-questions.ts';

export const finalQuiz: QuizSeed = {
  passMark: 0.75,
  asked: 9,
  questions: [
    {
      id: 'internal',
      kind: 'single',
      text: say(
        'Which of the three points can’t be moved?',
        'Qual dos três pontos não pode ser movido?',
        '¿Cuál de los tres puntos no puede moverse?',
      ),
      options: [
        { id: 'internal', text: say('Internal origin', 'Origem interna', 'Origen interno'), right: true },
        { id: 'base', text: say('Project base point', 'Ponto base do projeto', 'Punto base del proyecto') },
        { id: 'survey', text: say('Survey point', 'Ponto de pesquisa', 'Punto de reconocimiento') },
      ],
      explanation: say(
        'The internal origin belongs to the file. Keep the building near it: far away, geometry gets inexact.',
        'A origem interna é do arquivo. Mantenha o edifício perto dela: longe, a geometria perde exatidão.',
        'El origen interno es del archivo. Mantén el edificio cerca: lejos, la geometría pierde exactitud.',
      ),
    },
    {
      id: 'acquire',
      kind: 'single',
      text: say(
        'You acquire coordinates from a linked model. What moves in your model?',
        'Você adquire coordenadas de um modelo vinculado. O que se move no seu modelo?',
        'Adquieres coordenadas de un modelo vinculado. ¿Qué se mueve en tu modelo?',
      ),
      options: [
        {
          id: 'nothing',
          text: say(
            'No element; only its coordinates read differently',
            'Nenhum elemento; só as coordenadas passam a ser lidas de outro modo',
            'Ningún elemento; solo se leen otras coordenadas',
          ),
          right: true,
        },
        { id: 'all', text: say('All elements', 'Todos os elementos', 'Todos los elementos') },
        { id: 'link', text: say('The link', 'O vínculo', 'El vínculo') },
      ],
      explanation: say(
        'Acquiring changes the shared coordinate system, not the geometry.',
        'Adquirir muda o sistema de coordenadas compartilhadas, não a geometria.',
        'Adquirir cambia el sistema de coordenadas compartidas, no la geometría.',
      ),
    },
    {
      id: 'review',
      kind: 'single',
      text: say(
        'The coordination review says that level 2 moved by 50 mm in the architect’s model. What first?',
        'A revisão de coordenação diz que o nível 2 subiu 50 mm na arquitetura. O que fazer primeiro?',
        'La revisión de coordinación dice que el nivel 2 se movió 50 mm en arquitectura. ¿Qué haces primero?',
      ),
      options: [
        {
          id: 'ask',
          text: say(
            'Ask whether it is meant, then accept or reject',
            'Perguntar se é intencional e, então, aceitar ou rejeitar',
            'Preguntar si es a propósito y después aceptar o rechazar',
          ),
          right: true,
        },
        { id: 'accept', text: say('Accept it at once', 'Aceitar de imediato', 'Aceptarlo enseguida') },
        { id: 'stop', text: say('Stop monitoring', 'Parar de monitorar', 'Dejar de supervisar') },
      ],
      explanation: say(
        'Accepting moves your slab. It may be a slip; the author knows.',
        'Aceitar move a sua laje. Pode ser um descuido; o autor sabe.',
        'Aceptar mueve tu forjado. Puede ser un descuido; el autor lo sabe.',
      ),
    },
    {
      id: 'before-share',
      kind: 'multiple',
      text: say(
        'Which belong to the check before sharing?',
        'O que entra na conferência antes de compartilhar?',
        '¿Qué entra en la comprobación antes de compartir?',
      ),
      options: [
        {
          id: 'crossing',
          text: say('A crossing of axes measured', 'Um cruzamento de eixos medido', 'Un cruce de ejes medido'),
          right: true,
        },
        {
          id: 'warnings',
          text: say(
            'Warnings compared with last week',
            'Avisos comparados com a semana passada',
            'Avisos comparados con la semana pasada',
          ),
          right: true,
        },
        { id: 'render', text: say('A rendered picture', 'Uma imagem renderizada', 'Una imagen renderizada') },
        {
          id: 'links',
          text: say(
            'Links removed or unloaded',
            'Vínculos removidos ou descarregados',
            'Vínculos quitados o descargados',
          ),
          right: true,
        },
      ],
      explanation: say(
        'Place, health and content. A rendering shows none of them.',
        'Lugar, saúde e conteúdo. Uma renderização não mostra nenhum deles.',
        'Sitio, salud y contenido. Un render no muestra ninguno.',
      ),
    },
    ...moreQuestions,
  ],
};
